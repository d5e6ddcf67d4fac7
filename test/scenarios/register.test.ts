import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { noSignals } from '../support/platform.ts';
import {
  failingTask,
  service,
  startNomadProxy,
  startStory,
  type ProxiedRequest,
  type Story,
  type StoryRunOptions,
} from '../support/registering.ts';

const file = 'jobs/web.nomad.hcl';
const before = service('web');
const after = service('web', { image: 'two' });

/** A pull request that edits one running job. */
async function edit(options: Partial<Parameters<typeof startStory>[0]> = {}): Promise<Story> {
  return startStory({ files: { [file]: after }, running: [before], ...options });
}

/** Runs again, and expects that neither the versions nor the comments change. */
async function untouched(story: Story, rerun: () => Promise<ActionRun>): Promise<ActionRun> {
  const count = (await story.versions('web')).length;
  const comments = story.github.comments.map(({ body }) => withoutRuns(body));
  const run = await rerun();
  expect((await story.versions('web')).length, 'versions after a second run').toBe(count);
  expect(
    story.github.comments.map(({ body }) => withoutRuns(body)),
    'comments after a second run',
  ).toEqual(comments);
  expect(run.outputs['changed']).toBe('false');
  return run;
}

function withoutRuns(body: string): string {
  return body.replaceAll(/^<!-- outrider:record .*$/gm, '');
}

function headline(story: Story): string {
  return /^### (.*)$/m.exec(story.github.comments[0]?.body ?? '')?.[1] ?? '';
}

async function images(story: Story): Promise<readonly unknown[]> {
  const versions = (await story.versions('web')) as { TaskGroups: { Tasks: { Env: { IMAGE: string } }[] }[] }[];
  return versions.map((version) => version.TaskGroups[0]?.Tasks[0]?.Env.IMAGE);
}

function nothing(reason: string): object {
  return { exitCode: 1, changed: 'false', outcome: '', reason, running: ['one'] };
}

/** Runs plan and register through a proxy that calls `intercept` for each request to Nomad. */
async function runIntercepted(
  story: Story,
  intercept: (request: ProxiedRequest) => Promise<void> | void,
): Promise<ActionRun> {
  await using gate = await startNomadProxy(story.sandbox.scheduler, intercept);
  const inputs = { address: gate.url };
  await story.plan({ inputs });
  return await story.register({ inputs });
}

function isWrite({ method, path, body }: ProxiedRequest): boolean {
  return method === 'POST' && path.startsWith('/v1/jobs') && body.includes('EnforceIndex');
}

/** The state after a refused run, which a second run must not change. */
async function leftBy(story: Story, run: ActionRun, options: StoryRunOptions = {}): Promise<object> {
  const { changed, outcome, reason } = run.outputs;
  const running = await images(story);
  expect(run.log, 'no way around the review').not.toContain('review: ignore');
  await untouched(story, () => story.register(options));
  return { exitCode: run.exitCode, changed, outcome, reason, running };
}

describe.concurrent('register of a reviewed plan', () => {
  test('register of a plan without changes is not green, and says what it checked', async () => {
    await using story = await edit();
    await story.plan();
    story.workspace.write(file, before);
    await story.plan();
    const run = await story.register();
    expect([run.exitCode, run.outputs]).toMatchObject([0, { changed: 'false', outcome: '' }]);
    expect(run.summary).toContain('### ⚪ Nothing to register: all jobs are up to date');
    expect(run.summary).toMatch(/^<sub>Checked at `[0-9a-f]{7}` by /m);
    await untouched(story, async () => story.register());
  });

  test('register stores the source of the job file as submission', async () => {
    await using story = await edit();
    await story.plan();
    await story.register();
    expect(await story.ask('GET', '/v1/job/web/submission?version=1')).toMatchObject({ Source: after, Format: 'hcl2' });
  });

  test('register on a push finds the plan of the pull request that was merged last with the commit', async () => {
    await using story = await edit();
    await story.plan();
    story.github.pulls = [
      {
        number: 5,
        head: 'c'.repeat(40),
        state: 'closed',
        mergedAt: '2026-11-20T08:00:00Z',
        mergeCommit: 'a'.repeat(40),
      },
      {
        number: 7,
        head: 'b'.repeat(40),
        state: 'closed',
        mergedAt: '2026-11-20T09:00:00Z',
        mergeCommit: 'a'.repeat(40),
      },
    ];
    const run = await story.register({ event: { name: 'push', payload: {} } });
    expect(run.exitCode).toBe(0);
    expect(await images(story)).toEqual(['two', 'one']);
    expect(headline(story)).toContain('rolled out');
  });

  test('register on a push finds the pull request before GitHub has indexed its commit', async () => {
    await using story = await edit();
    await story.plan();
    const merged = { state: 'closed', mergedAt: '2026-11-20T09:00:00Z' } as const;
    story.github.pulls = [{ number: 7, head: 'b'.repeat(40), ...merged, mergeCommit: 'a'.repeat(40) }];
    story.github.indexed = false;
    const run = await story.register({ event: { name: 'push', payload: {} } });
    expect(run.exitCode).toBe(0);
    expect(headline(story)).toContain('rolled out');
  });
});

describe.concurrent('register without a valid review', () => {
  test('register writes nothing when the job file was edited after the review, and shows the difference', async () => {
    await using story = await edit();
    await story.plan();
    story.workspace.write(file, service('web', { image: 'evil' }));
    const run = await story.register();
    const refused = run;
    expect(refused.summary).toContain(
      '(now `Env[IMAGE]: ‹hidden› => "evil"`; at the review `Env[IMAGE]: ‹hidden› => "two"`).',
    );
    expect(await leftBy(story, refused)).toEqual(nothing('plan-changed'));
    expect(headline(story)).toBe('🔴 Not registered: `web` changed since the review');
    const shown = story.github.comments[0]?.body.split(/As reviewed:|Now:|The plan that was reviewed/).slice(1) ?? [];
    expect(shown.map((text) => /^!.*Env\[IMAGE\].*"(\w+)"$/m.exec(text)?.[1])).toEqual(['two', 'evil', 'two']);
    story.workspace.write(file, after);
    const retried = await story.register();
    expect(retried.exitCode, 'the record is still there').toBe(0);
  });

  test('register writes nothing when the branch was force-pushed between plan and merge', async () => {
    await using story = await edit();
    await story.plan();
    story.workspace.write(file, service('web', { image: 'pushed' }));
    story.github.pulls = [
      {
        number: 7,
        head: 'f'.repeat(40),
        state: 'closed',
        mergedAt: '2026-11-20T09:00:00Z',
        mergeCommit: 'a'.repeat(40),
      },
    ];
    const refused = await story.register({ event: { name: 'push', payload: {} } });
    expect(refused.summary).toMatch(/has changed since the review/);
    expect(await leftBy(story, refused)).toEqual(nothing('plan-changed'));
  });

  test('register writes nothing when the record was tampered with', async () => {
    await using story = await edit();
    await story.plan();
    const [comment] = story.github.comments;
    const body = comment?.body ?? '';
    story.github.editComment(1, body.replace(/(outrider:record v4 .{10})./, '$1A'), { login: 'ada', type: 'User' });
    const refused = await story.register();
    expect(refused.summary).toMatch(/signature of the record|record of the plan is damaged/);
    const rerun = await story.register();
    expect(rerun.summary).toMatch(/signature of the record|record of the plan is damaged/);
    expect(await leftBy(story, rerun)).toEqual(nothing('not-reviewed'));
  });

  test('register writes nothing when there is no plan, or only one by another account', async () => {
    await using story = await edit();
    const refused = await story.register();
    expect(refused.summary).toMatch(/no record of a reviewed plan/);
    expect(await leftBy(story, refused)).toEqual(nothing('not-reviewed'));
    story.github.comments.splice(0);
    await story.plan();
    const [storedComment] = story.github.comments.splice(0);
    story.github.postComment(storedComment?.body ?? '');
    const second = await story.register();
    expect(second.summary).toMatch(/in a comment by `ada`, not by Outrider/);
    expect(await leftBy(story, second)).toEqual(nothing('not-reviewed'));
  });

  test('register writes nothing when the record was made by a newer Outrider version', async () => {
    await using story = await edit();
    await story.plan();
    const body = story.github.comments[0]?.body ?? '';
    story.github.editComment(1, body.replace('outrider:record v4', 'outrider:record v5'), {
      login: 'ada',
      type: 'User',
    });
    const refused = await story.register();
    expect(refused.summary).toMatch(/A newer version of Outrider wrote/);
    expect(await leftBy(story, refused)).toEqual(nothing('not-reviewed'));
  });

  test('register writes nothing when one of the job files cannot be parsed', async () => {
    await using story = await edit();
    await story.plan();
    story.workspace.write('jobs/zz.nomad.hcl', 'job "zz" {');
    const run = await story.register();
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ changed: 'false', reason: 'parse' });
    expect(await images(story)).toEqual(['one']);
  });

  test.skipIf(noSignals)(`plan writes no comment when it is cancelled${noSignals}`, async () => {
    await using story = await edit();
    await using gate = await startNomadProxy(story.sandbox.scheduler, () => new Promise<void>(() => undefined));
    const run = await story.plan({ inputs: { address: gate.url }, cancelAt: 'Planning on', process: true });
    expect(run.exitCode).toBeNull();
    expect(story.github.comments).toEqual([]);
  });
});

describe.concurrent('register under faults and concurrent changes', () => {
  test('register fails and says so when it cannot find out whether the job was registered', async () => {
    await using story = await edit();
    let lost = false;
    const run = await runIntercepted(story, async (request) => {
      if (isWrite(request) && !lost) await request.pass();
      lost ||= isWrite(request);
      if (lost) request.drop();
    });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ changed: 'false', reason: 'unreachable' });
    expect(run.summary).toContain('Could not determine whether the job was registered');
    expect(await images(story)).toEqual(['two', 'one']);
  });

  test('register follows a rollout through a leader change, rate limits and lost connections', async () => {
    await using story = await edit();
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
    expect(await images(story)).toEqual(['two', 'one']);
  });

  test('register retries once when a concurrent change left the job equal to the reviewed one', async () => {
    await using story = await edit();
    let writes = 0;
    const run = await runIntercepted(story, async (request) => {
      if (!isWrite(request) || ++writes > 1) return;
      await story.operate(service('web', { image: 'other' }));
      await story.operate(before);
    });
    expect(run.exitCode).toBe(0);
    expect(await images(story)).toEqual(['two', 'one', 'other', 'one']);
  });

  test('register reports a conflict when every retry fails', async () => {
    await using endless = await edit();
    const lost = await runIntercepted(endless, async (request) => {
      if (!isWrite(request)) return;
      await endless.operate(service('web', { image: 'other' }));
      await endless.operate(before);
    });
    expect(lost.outputs['reason']).toBe('conflict');
    expect(await images(endless)).not.toContain('two');
  });

  test('a register that did not wait is followed to its end by the next one, also when it is successful by then', async () => {
    await using story = await edit();
    await story.plan();
    const first = await story.register({ inputs: { wait: 'false' } });
    expect(first.outputs).toMatchObject({ changed: 'true', outcome: '' });
    await story.settled('web');
    const second = await story.register();
    expect([second.exitCode, second.outputs]).toMatchObject([0, { changed: 'false', outcome: 'successful' }]);
  });

  test('register reads the deployments of all unchanged jobs with one request, and again only that of a job that failed', async () => {
    const well = ['a', 'b', 'c'].map((id) => service(id));
    const failed = service('d', { task: failingTask });
    const unchanged = Object.fromEntries([...well, failed].map((source, at) => [`jobs/${at}.nomad.hcl`, source]));
    await using story = await startStory({
      files: { ...unchanged, [file]: after },
      running: [...well, failed, before],
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
