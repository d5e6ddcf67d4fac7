import { describe, expect, test } from 'vitest';
import { listWarnings } from '../support/action.ts';
import { service, startStory, type Story } from '../support/registering.ts';
import { readComment } from '../support/approving.ts';

/** Values that Nomad reads or prints in another way than people do. */

const file = 'jobs/web.nomad.hcl';

function started(lines: string, running: readonly string[] = []): Promise<Story> {
  return startStory({ files: { [file]: inTask(lines) }, running });
}

function inTask(lines: string): string {
  return service('web').replace('driver = "mock_driver"', `driver = "mock_driver"\n      ${lines}`);
}

describe.concurrent('a duration without a unit', () => {
  test('plan shows the nanoseconds, and warns of them', async () => {
    await using story = await started('kill_timeout = 5', [inTask('kill_timeout = "5s"')]);
    const run = await story.plan();
    const text = '`app/server KillTimeout` is 5ns. Nomad reads a number without a unit as nanoseconds.';
    expect([run.exitCode, listWarnings(run)]).toEqual([
      0,
      [`Job \`web\`: ${text} Write it with one, such as \`"5s"\`.`],
    ]);
    expect(readComment(story)).toContain('KillTimeout: "5000000000" => "5" (5s → 5ns)');
    expect(readComment(story)).toContain(`> **\`web\`**: ${text}`);
  });

  test('plan names all of them in one warning, wherever they are', async () => {
    const template = 'template {\n data = "a"\n destination = "local/a"\n wait {\n min = 7\n max = "1s"\n }\n }';
    await using story = await started(`kill_timeout = 5\n ${template}`);
    const source = inTask(`kill_timeout = 5\n ${template}`).replace('"5s"', '999999');
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
    await using story = await started(lines);
    story.workspace.write(file, inTask(lines).replace('run_for', 'Interval = 5\n run_for'));
    expect(listWarnings(await story.plan())).toEqual([]);
  });
});

function withConfig(lines: string): string {
  return service('web', { task: `run_for = "2h"\n ${lines}` });
}

describe.concurrent('numbers of a driver configuration', () => {
  test('plan shows them as the job file does, and `plan-text` as Nomad does', async () => {
    await using story = await startStory({
      files: {
        [file]: withConfig(
          'shm_size = 15000000\n ratio = 0.00001\n on = true\n sizes = [20000000, 7]\n deep {\n size = 1234567.5\n }',
        ),
      },
    });
    await story.operate(
      withConfig('shm_size = 1000000\n ratio = 0.5\n on = false\n sizes = [1, 7]\n deep {\n size = 2\n }'),
    );
    const run = await story.plan({ inputs: { redact: 'none' } });
    for (const line of [
      'shm_size: "1000000" => "15000000"',
      'ratio: "0.5" => "0.00001"',
      'on: "false" => "true"',
      'sizes[0]: "1" => "20000000"',
      'deep[0][size]: "2" => "1234567.5"',
    ])
      expect(readComment(story)).toContain(line);
    expect([run.exitCode, readComment(story)]).toEqual([0, expect.not.stringMatching(/\de[+-]\d/)]);
  });

  test('a number of the committed job file is not hidden', async () => {
    await using story = await startStory({ files: { [file]: withConfig('pool = 15000000') } });
    await story.operate(withConfig('pool = 2'));
    await story.plan();
    expect(readComment(story)).toContain('pool: ‹hidden› => "15000000"');
  });
});

describe.concurrent('a number that JSON cannot hold', () => {
  test.each(['1 / 0', '1e400', '[1, -1 / 0]', '{ soft = 1 / 0 }'])('plan of %s names the file', async (value) => {
    const source = service('web', { task: `run_for = "2h"\n limit = ${value}` });
    await using story = await startStory({ files: { [file]: source } });
    const run = await story.plan();
    const [error] = run.annotations;
    expect([run.exitCode, run.outputs['reason'], error?.properties]).toMatchObject([1, 'parse', { file }]);
    expect(error?.message).toContain('A number is infinite, which Nomad cannot store');
    expect(error?.message).toContain('Correct a division by zero');
    expect(error?.message).not.toContain('`address`');
  });

  test('a text `+Inf` is not such a number', async () => {
    await using story = await startStory({ files: { [file]: service('web', { image: ':+Inf,' }) } });
    expect((await story.plan()).exitCode).toBe(0);
  });
});
