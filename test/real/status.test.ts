import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { address, LiveStory, since } from './live-story.ts';
import { readResult } from '../support/result.ts';

/**
 * Modes `status` and `list` against a live Nomad, with tasks of raw_exec that do next to nothing. Jobs have random names and are purged at the
 * end. Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on).
 */
const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 60_000 };

interface Status {
  readonly health: string;
  readonly [part: string]: unknown;
}

function readStatus({ outputs }: ActionRun): Status {
  return readResult({ outputs }).jobs[0] as Status;
}

function readHeadline({ summary }: ActionRun): string {
  return /^### (.*)$/m.exec(summary)?.[1] ?? '';
}

/** Repeats mode status until the job has this health. */
async function until(story: LiveStory, health: string): Promise<ActionRun> {
  for (;;) {
    const run = await story.run({ mode: 'status', job: story.id });
    if (run.exitCode === 0 && readStatus(run).health === health) return run;
  }
}

describe.skipIf(address === '').concurrent(`mode status against ${location}`, () => {
  // Before 1.3 Nomad has no service discovery, and a scale changes the count of the previous version, too.
  test.skipIf(since('1.3.0').skip)(
    `status reports a healthy job with its versions and scaling events${since('1.3.0').reason}`,
    patience,
    async () => {
      await using story = await LiveStory.start();
      await story.first({ count: 2 });
      await story.ask('POST', `/v1/job/${story.id}/scale`, { Target: { Group: 'app' }, Count: 1, Message: 'less' });
      const run = await until(story, 'healthy');
      expect(readHeadline(run)).toBe(`🟢 \`${story.id}\` is healthy: 1 of 1 running`);
      expect(readStatus(run)).toMatchObject({
        version: 1,
        groups: { app: { desired: 1, running: 1, healthy: 1 } },
        latestDeployment: { status: 'successful', version: 1 },
        versions: [{ version: 1, changed: ['count 2 → 1'] }, { version: 0 }],
        scaling: [{ group: 'app', from: 2, to: 1, message: 'less' }],
        failing: [],
        unknown: [],
      });
      const expecting = await story.run({ mode: 'status', job: story.id, expect: 'healthy' });
      expect(expecting.exitCode).toBe(0);
    },
  );

  test('status reports a job that rolls out', patience, async () => {
    await using story = await LiveStory.start();
    await story.operate({ update: 'health_check = "manual"' });
    const run = await until(story, 'rolling-out');
    expect(readHeadline(run)).toMatch(/is rolling out version 0: 0 of 1 healthy/);
  });

  test('status reports a job whose canaries wait for promotion', patience, async () => {
    await using story = await LiveStory.start();
    await story.first({ update: 'canary = 1' });
    await story.operate({ update: 'canary = 1', color: 'green' });
    const run = await until(story, 'awaiting-promotion');
    expect(run.summary).toContain('changes `Env[COLOR]`');
  });

  // In older versions (1.4.14, 1.1.2) a failing deployment ends only at its `progress_deadline`.
  test.skipIf(since('1.6.0').skip)(
    `status reports a failing job, and one that was rolled back${since('1.6.0').reason}`,
    patience,
    async () => {
      await using story = await LiveStory.start();
      await story.first();
      await story.operate({ shell: 'echo boom; exit 3' });
      const run = await until(story, 'failing');
      expect(readHeadline(run)).toMatch(/is failing: .*task `server` exited with code 3 on node `/);
      await using other = await LiveStory.start();
      await other.first({ update: 'auto_revert = true' });
      await other.operate({ shell: 'exit 3', update: 'auto_revert = true' });
      const rolledBack = await until(other, 'rolled-back');
      expect(readHeadline(rolledBack)).toMatch(
        /was rolled back to version 0 because version 1 failed: task `server` exited with code 3 on node `.*`; 1 of 1 running$/,
      );
      expect(readStatus(rolledBack)['failing']).toMatchObject([{ task: 'server', exitCode: 3 }]);
    },
  );

  test('status reports a job that waits for capacity', patience, async () => {
    await using story = await LiveStory.start();
    await story.operate({ memory: 100_000_000 });
    const run = await until(story, 'blocked');
    expect(readHeadline(run)).toMatch(
      /waits for capacity, 0 of 1 running: no node has [\d,]+ MiB of memory free \(group `app`\)$/,
    );
  });

  test('status reports a complete and a failed batch job', patience, async () => {
    await using story = await LiveStory.start();
    await story.operate({ type: 'batch', shell: 'true' });
    await until(story, 'complete');
    await using other = await LiveStory.start();
    await other.operate({ type: 'batch', shell: 'exit 4' });
    expect(readHeadline(await until(other, 'failing'))).toMatch(/0 of 1 complete; task `server` exited with code 4/);
  });

  test('status reports a system job before and after it is stopped', patience, async () => {
    await using story = await LiveStory.start();
    await story.operate({ type: 'system' });
    const run = await until(story, 'healthy');
    expect(readStatus(run)['type']).toBe('system');
    await story.ask('DELETE', `/v1/job/${story.id}`);
    await until(story, 'stopped');
  });

  test('status fails for an unknown job', patience, async () => {
    await using story = await LiveStory.start();
    const run = await story.run({ mode: 'status', job: 'outrider-test-nothing' });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-found']);
  });
});

describe.skipIf(address === '').concurrent(`mode list against ${location}`, () => {
  test.skipIf(since('1.4.3').skip)(
    `list supports filter, pages and metadata, and reports an invalid filter${since('1.4.3').reason}`,
    patience,
    async () => {
      await using story = await LiveStory.start();
      await using other = await LiveStory.start();
      await story.operate({ type: 'batch', shell: 'true' });
      await other.operate({ count: 0 });
      const list = async (given: Record<string, string>): Promise<ActionRun> => story.run({ mode: 'list', ...given });
      const both = await list({ namespace: '*', filter: `ID == "${story.id}" or ID == "${other.id}"` });
      expect(both.exitCode).toBe(0);
      expect((JSON.parse(both.outputs['matrix'] ?? '') as { include: object[] }).include).toHaveLength(2);
      const actionRun = await list({
        filter: `Type == "service" and ParentID == "" and ID == "${other.id}"`,
        reveal: 'Meta[*]',
      });
      expect(JSON.parse(actionRun.outputs['jobs'] ?? '')).toMatchObject([{ id: other.id, type: 'service', meta: {} }]);
      const refused = await list({ filter: 'Status ==' });
      expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'input']);
      expect((await list({ filter: `ID == "${story.id}-nothing"` })).outputs['matrix']).toBe('{"include":[]}');
    },
  );
});
