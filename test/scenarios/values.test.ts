import { describe, expect, test } from 'vitest';
import { listWarnings } from '../support/action.ts';
import { service, startStory, type Story } from '../support/registering.ts';
import { readComment } from '../support/approving.ts';

/** Values that Nomad reads or prints in another way than people do. */

const file = 'jobs/web.nomad.hcl';

function startJob(lines: string, running: readonly string[] = []): Promise<Story> {
  return startStory({ files: { [file]: insertInTask(lines) }, running });
}

function insertInTask(lines: string): string {
  return service('web').replace('driver = "mock_driver"', `driver = "mock_driver"\n      ${lines}`);
}

describe.concurrent('a duration without a unit', () => {
  test('plan names all of them in one warning, wherever they are', async () => {
    const template = 'template {\n data = "a"\n destination = "local/a"\n wait {\n min = 7\n max = "1s"\n }\n }';
    await using story = await startJob(`kill_timeout = 5\n ${template}`);
    const source = insertInTask(`kill_timeout = 5\n ${template}`).replace('"5s"', '999999');
    story.workspace.write(file, source.replace('restart {', 'restart {\n delay = 1000000'));
    const [text, ...others] = listWarnings(await story.plan());
    expect([text?.match(/`[^`]*` is \w+/gu), others]).toEqual([
      ['`Update.MinHealthyTime` is 999', '`app/server KillTimeout` is 5ns', '`app/server Template.Wait.Min` is 7ns'],
      [],
    ]);
  });

  test.each([
    ['zero', 'kill_timeout = 0'],
    ['a millisecond', 'kill_timeout = "1ms"'],
    ['a key of a driver', 'meta {\n KillTimeout = 5\n}'],
  ])('plan does not warn of %s', async (_, lines) => {
    await using story = await startJob(lines);
    story.workspace.write(file, insertInTask(lines).replace('run_for', 'Interval = 5\n run_for'));
    expect(listWarnings(await story.plan())).toEqual([]);
  });
});

function withConfig(lines: string): string {
  return service('web', { task: `run_for = "2h"\n ${lines}` });
}

describe.concurrent('numbers of a driver configuration', () => {
  test('a number of the committed job file is not hidden', async () => {
    await using story = await startStory({ files: { [file]: withConfig('pool = 15000000') } });
    await story.operate(withConfig('pool = 2'));
    await story.plan();
    expect(readComment(story)).toContain('pool: ‹hidden› => "15000000"');
  });
});

describe.concurrent('a number that JSON cannot represent', () => {
  test('a text `+Inf` is not such a number', async () => {
    await using story = await startStory({ files: { [file]: service('web', { image: ':+Inf,' }) } });
    expect((await story.plan()).exitCode).toBe(0);
  });
});
