import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { address, askLive, LiveStory, since } from './live-story.ts';

/** What Nomad's diff shows of a running job, and what it lacks. Skipped without a server (see live-story.ts). */

const spread = (percent: number): string =>
  `spread {\n attribute = "\${node.datacenter}"\n target "dc1" {\n percent = ${percent}\n }\n }`;
const restart = 'restart {\n attempts = 7\n mode = "fail"\n }';
const tags = since('1.9.0');

describe.skipIf(address === '')(
  `the comparison of a running job${address === '' ? ' (skipped: no server)' : ''}`,
  () => {
    test.each([
      ['a spread of the job', { job: spread(60) }, { job: spread(70) }, /Percent: "60" => "70"/],
      ['a removed spread', { job: spread(60) }, {}, /- +Percent: "60"/],
      ['restarts of a task', { task: restart }, { task: restart.replace('7', '8') }, /Attempts: "7" => "8"/],
    ])(
      '%s is planned, registered, reported as drift and reverted',
      { timeout: 120_000 },
      async (_, first, other, line) => {
        await using story = await LiveStory.start();
        await story.first(first);
        story.write(first);
        expect((await story.plan()).outputs['changed']).toBe('false');
        story.write(other);
        expect((await story.drift()).outputs['drifted']).toBe('true');
        expect((await story.plan()).outputs['changed']).toBe('true');
        expect(story.comment()).toMatch(line);
        const run = await story.register();
        expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
        expect((await story.drift()).outputs['drifted']).toBe('false');
        const revert = await story.runOnJob({ mode: 'revert', 'job-version': '0' });
        expect([revert.exitCode, revert.outputs['changed']]).toEqual([0, 'true']);
        expect((await story.drift()).outputs['drifted']).toBe('true');
      },
    );

    test('a job with `scaling` is registered once, and a re-run follows it', { timeout: 120_000 }, async () => {
      await using story = await LiveStory.start();
      const scaled = { group: 'scaling {\n min = 0\n max = 5\n }' };
      await story.first(scaled);
      const rerun = await story.register();
      expect([rerun.exitCode, rerun.outputs['changed'], (await story.state()).colors]).toEqual([0, 'false', ['blue']]);
      story.write(scaled);
      expect((await story.plan()).outputs['changed']).toBe('false');
    });

    test(
      `a job whose version has a tag is unchanged${tags.reason}`,
      { timeout: 120_000, skip: tags.skip },
      async () => {
        await using story = await LiveStory.start();
        await story.first();
        await askLive('POST', `/v1/job/${story.id}/versions/golden/tag`, { Version: 0 });
        await sleep(500);
        story.write({});
        expect((await story.plan()).outputs['changed']).toBe('false');
      },
    );
  },
);
