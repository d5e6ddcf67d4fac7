import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { joinAnnotations } from '../support/launching.ts';
import { address, describeOnBoth, LiveStory, live, location } from './live-story.ts';
import { readResult } from '../support/result.ts';

/**
 * Modes `status` on the sandbox and on a live Nomad, and `list` on a live Nomad, with tasks of raw_exec that do next to nothing. Jobs have random names
 * and are purged at the end. The live Nomad is that of OUTRIDER_TEST_NOMAD_ADDR (with OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on).
 */
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
async function awaitHealth(story: LiveStory, health: string): Promise<ActionRun> {
  for (;;) {
    const run = await story.run({ mode: 'status', job: story.id });
    if (run.exitCode === 0 && readStatus(run).health === health) return run;
  }
}

describeOnBoth('mode status', (place) => {
  const { since } = place;

  // Before 1.3 Nomad has no service discovery, and a scale changes the count of the previous version, too.
  test.skipIf(since('1.3.0').skip)(
    `status reports a healthy job with its services, versions and scaling events${since('1.3.0').reason}`,
    patience,
    async () => {
      await using story = await LiveStory.startOn(place);
      const service = 'service {\n provider = "nomad"\n name = "shop"\n port = "http"\n }';
      await story.first({ count: 2, group: `network {\n port "http" {}\n }\n ${service}` });
      const change = { Target: { Group: 'app' }, Count: 1, Message: 'less | traffic' };
      await story.ask('POST', `/v1/job/${story.id}/scale`, change);
      const run = await awaitHealth(story, 'healthy');
      expect(readHeadline(run)).toBe(`🟢 \`${story.id}\` is healthy: 1 of 1 running`);
      expect(run.summary).toMatch(/^\| `shop` \| `[\d.]+:\d+` \|$/m);
      expect(run.summary).toMatch(/^\| .* UTC \| `app` 2 → 1 \| `less \\x7c traffic` \|$/m);
      expect(run.summary).toMatch(/^\| 1 · .* \| count `2\u00a0→\u00a01` \|$/m);
      expect(readStatus(run)).toMatchObject({
        version: 1,
        groups: { app: { desired: 1, running: 1, healthy: 1 } },
        latestDeployment: { status: 'successful', version: 1 },
        versions: [{ version: 1, changed: ['count 2 → 1'] }, { version: 0 }],
        services: [{ name: 'shop' }],
        scaling: [{ group: 'app', from: 2, to: 1, message: 'less | traffic', isError: false }],
        failing: [],
        unknown: [],
      });
      const expecting = await story.run({ mode: 'status', job: story.id, expect: 'healthy' });
      expect(expecting.exitCode).toBe(0);
    },
  );

  test('status reports a job that rolls out', patience, async () => {
    await using story = await LiveStory.startOn(place, { healthy: 3_600_000, deadline: 3_600_000 });
    await story.operate({ count: 2, update: 'health_check = "manual"' });
    const headline = readHeadline(await awaitHealth(story, 'rolling-out'));
    expect(headline).toBe(`🟠 \`${story.id}\` is rolling out version 0: 0 of 2 healthy`);
    const run = await story.run({ mode: 'status', job: story.id, expect: 'healthy' });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'failed']);
    expect(readHeadline(run)).toBe(headline.replace('🟠', '🔴'));
  });

  test('status reports a job whose canaries wait for promotion', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.first({ update: 'canary = 1' });
    await story.operate({ update: 'canary = 1', color: 'green' });
    const run = await awaitHealth(story, 'awaiting-promotion');
    const waiting = `🟠 \`${story.id}\` waits for promotion: the canaries of version 1 are healthy`;
    expect(readHeadline(run)).toBe(waiting);
    expect(run.summary).toContain('changes `Env[COLOR]`');
  });

  // In older versions (1.4.14, 1.1.2) a failing deployment ends only at its `progress_deadline`.
  test.skipIf(since('1.6.0').skip)(
    `status reports a failing job, and one that was rolled back${since('1.6.0').reason}`,
    patience,
    async () => {
      await using story = await LiveStory.startOn(place);
      await story.first();
      await story.operate({ shell: 'echo boom; exit 3' });
      const run = await awaitHealth(story, 'failing');
      expect(readHeadline(run)).toMatch(/is failing: .*task `server` exited with code 3 on node `/);
      await using other = await LiveStory.startOn(place);
      await other.first({ update: 'auto_revert = true' });
      await other.operate({ shell: 'exit 137', update: 'auto_revert = true' });
      const rolledBack = await awaitHealth(other, 'rolled-back');
      expect(readHeadline(rolledBack)).toMatch(
        /^🟠 .* was rolled back to version 0 because version 1 failed: task `server` exited with code 137 \(killed, often out of memory\) on node `.*`; 1 of 1 running$/,
      );
      expect(readStatus(rolledBack)['failing']).toMatchObject([{ task: 'server', exitCode: 137 }]);
      const failed = await other.run({ mode: 'status', job: other.id, expect: 'healthy' });
      const message =
        'Version 0 serves and is healthy; version 1, which was registered last, is not. Fix the cause and';
      expect([failed.exitCode, joinAnnotations(failed)]).toEqual([1, expect.stringContaining(`\n${message}`)]);
    },
  );

  test('status of a job that waits for capacity names the missing resource', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.operate({ count: 2, memory: 100_000_000 });
    const run = await awaitHealth(story, 'blocked');
    expect(readHeadline(run)).toMatch(
      /^🟠 .* waits for capacity, 0 of 2 running: no node has [\d,]+ MiB of memory free \(group `app`\)$/,
    );
    expect(run.summary).toContain('**Waits for capacity:** no node has');
    expect(run.summary).toMatch(/^\| ⚠️\u00a0incomplete \| `app` \| 0 of 2, 2 queued \| 0 \|$/m);
    expect(readStatus(run)).toMatchObject({ blocked: [{ group: 'app', count: 2 }] });
  });

  test.each([
    ['is done', 'true', 'complete', 0, /^🟢 .* is complete: 1 of 1 allocations$/],
    ['is at work', 'sleep 600', 'running', 0, /^🔵 .* is running: 1 running, 0 of 1 complete$/],
    ['failed', 'exit 4', 'failing', 1, /^🔴 .* is failing: 0 of 1 complete; task `server` exited with code 4 on node/],
  ])('status reports a batch job that %s', patience, async (_, shell, health, exitCode, headline) => {
    await using story = await LiveStory.startOn(place);
    await story.operate({ type: 'batch', shell });
    const run = await awaitHealth(story, health);
    expect(readHeadline(run)).toMatch(headline);
    expect(readStatus(run)['healthy']).toBe(exitCode === 0);
    const expecting = await story.run({ mode: 'status', job: story.id, expect: 'healthy' });
    expect(expecting.exitCode).toBe(exitCode);
  });

  test('status reports a system job before and after it is stopped', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.operate({ type: 'system' });
    const run = await awaitHealth(story, 'healthy');
    expect(readStatus(run)['type']).toBe('system');
    await story.ask('DELETE', `/v1/job/${story.id}`);
    expect(readHeadline(await awaitHealth(story, 'stopped'))).toBe(`⚪ \`${story.id}\` is stopped`);
    const unhealthy = await story.run({ mode: 'status', job: story.id, expect: 'healthy' });
    expect(unhealthy.outputs['reason']).toBe('failed');
    expect(unhealthy.stdout).toMatch(
      /^::error title=Stopped job::[^]*Register it again to start it, or revert to a version /m,
    );
  });

  test('status fails for an unknown job', patience, async () => {
    await using story = await LiveStory.startOn(place);
    const run = await story.run({ mode: 'status', job: 'outrider-test-nothing' });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-found']);
  });
});

describe.skipIf(address === '').concurrent(`mode list against ${location}`, () => {
  test.skipIf(live.since('1.4.3').skip)(
    `list supports filter, pages and metadata, and reports an invalid filter${live.since('1.4.3').reason}`,
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
