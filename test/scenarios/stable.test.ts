import { describe, expect, test } from 'vitest';
import { service, startStory, type Story } from '../support/registering.ts';

/** Two versions of a job, neither of them stable. */
async function startVersions(): Promise<Story> {
  const story = await startStory({ files: {}, sandbox: { pace: { healthy: 3_600_000, deadline: 3_600_000 } } });
  await story.operate(service('web'));
  await story.operate(service('web', { image: 'two' }));
  return story;
}

const inputs = { mode: 'stable', job: 'web', 'job-version': '1' };

describe.concurrent('mode stable', () => {
  test('stable marks and unmarks a version, and writes nothing the second time', async () => {
    await using story = await startVersions();
    for (const stable of [true, false]) {
      const given = { ...inputs, stable: String(stable) };
      const dry = await story.run({ inputs: { ...given, 'dry-run': 'true' } });
      expect([dry.exitCode, dry.outputs['changed']]).toEqual([0, 'false']);
      expect((await story.versions('web'))[0]).toMatchObject({ Version: 1, Stable: !stable });
      const run = await story.run({ inputs: given });
      expect([run.exitCode, run.outputs['changed'], run.outputs['job-version']]).toEqual([0, 'true', '1']);
      const summary = stable
        ? 'Marked version 1 of `web` as stable'
        : 'Removed the stable mark from version 1 of `web`';
      expect(run.outputs['summary']).toBe(summary);
      expect((await story.versions('web'))[0]).toMatchObject({ Version: 1, Stable: stable });
      const rerun = await story.run({ inputs: given });
      expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'false']);
    }
  });
});
