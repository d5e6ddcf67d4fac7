import { describe, expect, test } from 'vitest';
import { service, startStory } from '../support/registering.ts';
import { startServer } from '../support/server.ts';

const file = 'jobs/web.nomad.hcl';

function canary(id: string, image: string): string {
  return service(id, { image, update: 'canary = 1' });
}

// The pauses of these runs take a fiftieth of their time: 30 s without a line are 0.6 s.
describe.concurrent('a run that waits', () => {
  test('a plan reports the request to which Nomad has not responded, and how long it waits at most', async () => {
    await using silent = await startServer(() => undefined);
    await using story = await startStory({ files: { [file]: service('web') } });
    const run = await story.plan({ inputs: { address: silent.url, timeout: '3s' } });
    expect(run.exitCode).toBe(1);
    const waits =
      run.log.match(/^\[0:0\d\] Waiting for Nomad to respond to POST \/v1\/jobs\/parse, at most \d+ s$/gm) ?? [];
    expect(waits.length).toBe(1);
  });

  test('a rollout of several jobs logs when each is promoted, and no line twice', async () => {
    const files = { 'jobs/a.nomad.hcl': canary('a', 'two'), 'jobs/b.nomad.hcl': canary('b', 'two') };
    await using story = await startStory({ files, running: [canary('a', 'one'), canary('b', 'one')] });
    await story.plan();
    const run = await story.register({ inputs: { promote: 'after 3s' } });
    expect(run.exitCode).toBe(0);
    for (const id of ['a', 'b']) {
      const lines = run.log.split('\n').filter((line) => new RegExp(`^\\[0:\\d\\d\\] ${id}: `).test(line));
      expect(lines).toEqual([
        expect.stringMatching(/1 of 1 canary healthy; promotion at \d\d:\d\d:\d\d UTC$/),
        expect.stringMatching(/; canaries promoted$/),
        expect.stringMatching(/ 1 of 1 healthy; rolled out in \d+ s$/),
      ]);
    }
    const progress = run.log.match(/(?<=^\[\d:\d\d\] ).*$/gm) ?? [];
    expect(progress).toContain('0 of 2 jobs done · a 1/1, b 1/1');
    expect(new Set(progress).size).toBe(progress.length);
  });

  test('a register run logs the state of a job once, however long it stays', async () => {
    const sandbox = { pace: { healthy: 2000 } };
    await using story = await startStory({ files: { [file]: service('web') }, sandbox });
    await story.plan();
    const run = await story.register();
    expect(run.log.match(/(?<=\] )web: 0 of 1 healthy(?:; \d.*)?$/gm)).toEqual(['web: 0 of 1 healthy']);
  });
});
