import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { file, readHeadline, readImages, startEdited } from '../support/approving.ts';
import { noSignals } from '../support/platform.ts';
import {
  failingTask,
  service,
  startNomadProxy,
  startStory,
  type ProxiedRequest,
  type Story,
} from '../support/registering.ts';

/** The refusal of a register run, and the running job. */
async function readRefusal(story: Story, { outputs, log }: ActionRun): Promise<readonly unknown[]> {
  expect(log, 'no way around the review').not.toContain('review: ignore');
  return [outputs['reason'], outputs['changed'], await readImages(story)];
}

/** Runs plan and register through a proxy that calls `intercept` for each request to Nomad. */
async function runIntercepted(
  story: Story,
  intercept: (request: ProxiedRequest) => Promise<void> | void,
): Promise<ActionRun> {
  await using proxy = await startNomadProxy(story.sandbox.scheduler, intercept);
  const inputs = { address: proxy.url };
  await story.plan({ inputs });
  return await story.register({ inputs });
}

function isWrite({ method, path, body }: ProxiedRequest): boolean {
  return method === 'POST' && path.startsWith('/v1/jobs') && body.includes('EnforceIndex');
}

describe.concurrent('register of a reviewed plan', () => {
  test('register on a push finds the plan of the pull request that was merged last with the commit', async () => {
    await using story = await startEdited();
    await story.plan();
    const merged = { state: 'closed', mergeCommit: 'a'.repeat(40) } as const;
    story.github.pulls = [
      { ...merged, number: 5, head: 'c'.repeat(40), mergedAt: '2026-11-20T08:00:00Z' },
      { ...merged, number: 7, head: 'b'.repeat(40), mergedAt: '2026-11-20T09:00:00Z' },
    ];
    const run = await story.register({ event: { name: 'push', payload: {} } });
    expect(run.exitCode).toBe(0);
    expect(await readImages(story)).toEqual(['two', 'one']);
    expect(readHeadline(story)).toContain('rolled out');
  });

  test('register on a push finds the pull request before GitHub has indexed its commit', async () => {
    await using story = await startEdited();
    await story.plan();
    const merged = { state: 'closed', mergedAt: '2026-11-20T09:00:00Z' } as const;
    story.github.pulls = [{ number: 7, head: 'b'.repeat(40), ...merged, mergeCommit: 'a'.repeat(40) }];
    story.github.indexed = false;
    const run = await story.register({ event: { name: 'push', payload: {} } });
    expect(run.exitCode).toBe(0);
    expect(readHeadline(story)).toContain('rolled out');
  });
});

describe.concurrent('register without a valid review', () => {
  test('register writes nothing when the branch was force-pushed between plan and merge', async () => {
    await using story = await startEdited();
    await story.plan();
    story.workspace.write(file, service('web', { image: 'pushed' }));
    const merged = { state: 'closed', mergedAt: '2026-11-20T09:00:00Z', mergeCommit: 'a'.repeat(40) } as const;
    story.github.pulls = [{ ...merged, number: 7, head: 'f'.repeat(40) }];
    const run = await story.register({ event: { name: 'push', payload: {} } });
    expect(run.summary).toMatch(/has changed since the review/);
    expect(await readRefusal(story, run)).toEqual(['plan-changed', 'false', ['one']]);
  });

  test('register writes nothing when the record was tampered with', async () => {
    await using story = await startEdited();
    await story.plan();
    const [comment] = story.github.comments;
    const body = comment?.body ?? '';
    story.github.editComment(1, body.replace(/(outrider:record v4 .{10})./, '$1A'), { login: 'ada', type: 'User' });
    for (const run of [await story.register(), await story.register()]) {
      expect(run.summary).toMatch(/signature of the record|record of the plan is damaged/);
      expect(await readRefusal(story, run)).toEqual(['not-reviewed', 'false', ['one']]);
    }
  });

  test('register writes nothing when there is no plan, or only one by another account', async () => {
    await using story = await startEdited();
    expect(await readRefusal(story, await story.register())).toEqual(['not-reviewed', 'false', ['one']]);
    story.github.comments.splice(0);
    await story.plan();
    const [storedComment] = story.github.comments.splice(0);
    story.github.postComment(storedComment?.body ?? '');
    const second = await story.register();
    expect(second.summary).toMatch(/in a comment by `ada`, not by Outrider/);
    expect(await readRefusal(story, second)).toEqual(['not-reviewed', 'false', ['one']]);
  });

  test('register writes nothing when the record was made by a newer Outrider version', async () => {
    await using story = await startEdited();
    await story.plan();
    const body = story.github.comments[0]?.body ?? '';
    story.github.editComment(1, body.replace('outrider:record v4', 'outrider:record v5'), {
      login: 'ada',
      type: 'User',
    });
    const run = await story.register();
    expect(run.summary).toMatch(/a newer version of Outrider wrote/);
    expect(await readRefusal(story, run)).toEqual(['not-reviewed', 'false', ['one']]);
  });

  test('register writes nothing when one of the job files cannot be parsed', async () => {
    await using story = await startEdited();
    await story.plan();
    story.workspace.write('jobs/zz.nomad.hcl', 'job "zz" {');
    const run = await story.register();
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ changed: 'false', reason: 'parse' });
    expect(await readImages(story)).toEqual(['one']);
  });

  test.skipIf(noSignals)(`plan writes no comment when it is cancelled${noSignals}`, async () => {
    await using story = await startEdited();
    await using proxy = await startNomadProxy(story.sandbox.scheduler, () => new Promise<void>(() => undefined));
    const run = await story.plan({ inputs: { address: proxy.url }, cancelAt: 'Planning on', process: true });
    expect(run.exitCode).toBeNull();
    expect(story.github.comments).toEqual([]);
  });
});

describe.concurrent('register under faults and concurrent changes', () => {
  test('register follows a rollout through a leader change, rate limits and lost connections', async () => {
    await using story = await startEdited();
    const problems: ((request: ProxiedRequest) => void)[] = [
      ({ answer }) => answer(500, 'No cluster leader'),
      ({ drop }) => drop(),
      ({ answer }) => answer(429, 'Your IP is issuing too many concurrent connections'),
      ({ answer }) => answer(502, '<html><title>Bad Gateway</title></html>'),
    ];
    const run = await runIntercepted(story, (request) => {
      if (/^\/v1\/(evaluation|job\/web\/deployment)/.test(request.path)) problems.shift()?.(request);
    });
    expect(problems).toEqual([]);
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ outcome: 'successful', changed: 'true' });
    expect(await readImages(story)).toEqual(['two', 'one']);
  });

  test('register retries once when a concurrent change left the job equal to the reviewed one', async () => {
    await using story = await startEdited();
    let writes = 0;
    const run = await runIntercepted(story, async (request) => {
      if (!isWrite(request) || ++writes > 1) return;
      await story.operate(service('web', { image: 'other' }));
      await story.operate(service('web'));
    });
    expect(run.exitCode).toBe(0);
    expect(await readImages(story)).toEqual(['two', 'one', 'other', 'one']);
  });

  test('register reports a conflict when every retry fails', async () => {
    await using endless = await startEdited();
    const lost = await runIntercepted(endless, async (request) => {
      if (!isWrite(request)) return;
      await endless.operate(service('web', { image: 'other' }));
      await endless.operate(service('web'));
    });
    expect(lost.outputs['reason']).toBe('conflict');
    expect(await readImages(endless)).not.toContain('two');
  });

  test('a register run that did not wait is followed to its end by the next one, also when it is successful by then', async () => {
    await using story = await startEdited();
    await story.plan();
    const first = await story.register({ inputs: { wait: 'false' } });
    expect(first.outputs).toMatchObject({ changed: 'true', outcome: '' });
    await story.settle('web');
    const second = await story.register();
    expect([second.exitCode, second.outputs]).toMatchObject([0, { changed: 'false', outcome: 'successful' }]);
  });

  test('register reads the deployments of all unchanged jobs with one request, and again only that of a job that failed', async () => {
    const well = ['a', 'b', 'c'].map((id) => service(id));
    const failed = service('d', { task: failingTask });
    const unchanged = Object.fromEntries([...well, failed].map((source, at) => [`jobs/${at}.nomad.hcl`, source]));
    await using story = await startStory({
      files: { ...unchanged, [file]: service('web', { image: 'two' }) },
      running: [...well, failed, service('web')],
    });
    const paths: string[] = [];
    const run = await runIntercepted(story, ({ path }) => {
      const [read] = path.split('?');
      if (/^\/v1\/(deployments|job\/[a-d]\/deployment)$/.test(read ?? '')) paths.push(read ?? '');
    });
    const [byPlan, ...byRegister] = paths;
    expect(byPlan).toBe('/v1/deployments');
    expect(byRegister.slice(0, 2)).toEqual(['/v1/deployments', '/v1/job/d/deployment']);
    expect(new Set(byRegister.slice(2))).toEqual(new Set(['/v1/job/d/deployment']));
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'failed' });
  });

  test('24 jobs are planned, registered and followed through the few connections that Nomad allows', async () => {
    const ids = Array.from({ length: 24 }, (_, at) => `job-${at}`);
    await using story = await startStory({
      files: Object.fromEntries(ids.map((id) => [`jobs/${id}.nomad.hcl`, service(id)])),
      sandbox: { maxConnections: 5 },
    });
    const [plan, register] = [await story.plan(), await story.register()];
    expect([plan.exitCode, register.exitCode, register.outputs['outcome']]).toEqual([0, 0, 'successful']);
    expect(plan.log).toContain('Nomad returned 429');
    expect(JSON.parse(register.outputs['receipts'] ?? '')).toHaveLength(ids.length);
  });
});
