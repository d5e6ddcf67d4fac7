import { describe, expect, test } from 'vitest';
import { joinAnnotations } from '../support/launching.ts';
import {
  service,
  startNomadProxy,
  startStory,
  storyPace,
  type ProxiedRequest,
  type Story,
} from '../support/registering.ts';
import type { TestServer } from '../support/server.ts';

const inputs = { mode: 'revert', job: 'web', 'job-version': '0' };

function createCanary(image: string, update = 'canary = 1', task?: string): string {
  return service('web', { image, count: 2, update, ...(task === undefined ? {} : { task }) });
}

/** Version 1 serves; version 0 is stable. A revert to it creates canaries. */
async function startPromoted(first = createCanary('one')): Promise<Story> {
  const story = await startStory({ files: {}, running: [first] });
  await story.operate(createCanary('two'));
  await promoteByHand(story);
  return story;
}

async function promoteByHand(story: Story): Promise<void> {
  const { ID } = await story.awaitCanary('web');
  await story.ask('POST', `/v1/deployment/promote/${String(ID)}`, { DeploymentID: ID, All: true });
  await story.settle('web');
}

/** A proxy that counts the promotions, and records when they and the reads of the allocations were sent. */
async function startCountingProxy(
  story: Story,
  intercept: (request: ProxiedRequest, proxy: CountingProxy) => Promise<void> | void = () => undefined,
): Promise<CountingProxy> {
  const [promotions, readTimes]: [string[], number[]] = [[], []];
  let promotedAt = 0;
  const proxy = { promotions, readTimes, measureWait: () => promotedAt - (readTimes[0] ?? 0) };
  const server = await startNomadProxy(story.sandbox.scheduler, async (request) => {
    if (request.path.includes('/deployment/promote/')) {
      promotions.push(`${request.path.split('/').at(-1)?.split('?')[0]} ${request.body}`);
      promotedAt = performance.now();
    }
    if (request.path.includes('/allocations')) readTimes.push(performance.now());
    await intercept(request, { ...server, ...proxy });
  });
  return { ...server, ...proxy };
}

interface CountingProxy extends TestServer {
  readonly promotions: readonly string[];
  readonly readTimes: readonly number[];
  /** Milliseconds between the first read of the allocations and the last promotion. */
  readonly measureWait: () => number;
}

describe.concurrent('promotion of canaries', () => {
  test('canaries that keep restarting are never promoted, although Nomad still marks them as healthy', async () => {
    const restarts = 'restart {\n      attempts = 100\n      delay    = "1s"\n      mode     = "delay"\n    }';
    const source = createCanary('one', 'canary = 1', 'run_for = "500ms"\n        exit_code = 1')
      .replace(/restart \{[^}]*\}/, restarts)
      .replace('min_healthy_time = "5s"', 'min_healthy_time = "100ms"');
    await using story = await startStory({ files: {}, running: [createCanary('zero')] });
    await story.operate(source);
    await story.operate(createCanary('two'));
    await promoteByHand(story);
    const back = { ...inputs, 'job-version': '1', promote: 'after 1s', timeout: '1m' };
    // The run would wait until its timeout.
    const run = await story.run({ inputs: back, cancelAt: 'of group app' });
    expect([run.exitCode, run.outputs]).toMatchObject([1, { outcome: 'timed-out', 'serving-version': '2' }]);
    expect(run.log).toMatch(/canary [0-9a-f]{8} of group app (?:restarted|is not healthy)/);
    expect(await story.ask('GET', '/v1/job/web/deployment')).toMatchObject({
      TaskGroups: { app: { Promoted: false, HealthyAllocs: 1 } },
    });
  });

  test.each([
    ['restarted', (canary: Allocation) => Object.values(canary.TaskStates).forEach((task) => (task.Restarts += 1))],
    ['is not healthy', (canary: Allocation) => (canary.DeploymentStatus.Healthy = false)],
    ['was replaced or stopped', (canary: Allocation) => (canary.DesiredStatus = 'stop')],
  ])('the wait before the promotion starts again when a canary %s', async (text, change) => {
    await using story = await startPromoted();
    let interruptedAt = 0;
    await using proxy = await startCountingProxy(story, async ({ path, pass, answer }, { readTimes: [first = 0] }) => {
      // Restarts are read as well before the wait begins, and not while it lasts.
      const isSecondLook = path.includes('/allocations') && performance.now() - first > 900;
      if (!isSecondLook || interruptedAt > 0) return;
      interruptedAt = performance.now();
      const { status, body } = await pass();
      const all = JSON.parse(body) as Allocation[];
      all.filter(({ JobVersion, DesiredStatus }) => JobVersion === 2 && DesiredStatus === 'run').forEach(change);
      answer(status, JSON.stringify(all), { 'content-type': 'application/json' });
    });
    const run = await story.run({ inputs: { ...inputs, promote: 'after 1s', address: proxy.url } });
    expect([run.exitCode, run.outputs['outcome'], proxy.promotions.length]).toEqual([0, 'successful', 1]);
    expect(run.log).toMatch(new RegExp(`canary [0-9a-f]{8} of group app ${text}`));
    expect(proxy.measureWait() + (proxy.readTimes[0] ?? 0) - interruptedAt).toBeGreaterThanOrEqual(1000);
  });

  test('a newer version ends the wait before the promotion, and is not promoted', async () => {
    await using story = await startPromoted();
    let isNewer = false;
    await using proxy = await startCountingProxy(story, async ({ path }, { readTimes: [first = 0] }) => {
      if (isNewer || !path.includes('/allocations') || performance.now() - first < 900) return;
      isNewer = true;
      await story.operate(createCanary('three'));
    });
    const run = await story.run({ inputs: { ...inputs, promote: 'after 1s', address: proxy.url } });
    expect([run.exitCode, run.outputs]).toMatchObject([
      1,
      { outcome: 'superseded', reason: 'conflict', 'serving-version': '1' },
    ]);
    expect(proxy.promotions).toEqual([]);
    expect(await story.awaitCanary('web')).toMatchObject({ TaskGroups: { app: { Promoted: false } }, JobVersion: 3 });
  });

  test('a promotion that Nomad refuses as too early is repeated once the canaries are healthy', async () => {
    await using story = await startPromoted();
    const refusal = '1 error occurred:\n\t* Task group "app" has 0/1 healthy allocations\n\n';
    await using proxy = await startCountingProxy(story, ({ path, answer }, { promotions }) => {
      if (path.includes('/promote/') && promotions.length === 1) answer(500, refusal);
    });
    const run = await story.run({ inputs: { ...inputs, address: proxy.url } });
    expect([run.exitCode, run.outputs['outcome'], proxy.promotions.length]).toEqual([0, 'successful', 2]);
    expect(run.log).toContain('0/1 healthy allocations');
  });
});

interface Allocation {
  readonly JobVersion: number;
  readonly TaskStates: Readonly<Record<string, { Restarts: number }>>;
  DeploymentStatus: { Healthy: boolean };
  DesiredStatus: string;
}

/** A job with the groups `app` and `api`. */
function createTwoGroups(image: string): string {
  const source = createCanary(image);
  const group = source.slice(source.indexOf('  group "app"'), source.lastIndexOf('}'));
  return source.replace(/\}\s*$/, `${group.replace('"app"', '"api"')}}\n`);
}

describe.concurrent('promotion by other modes', () => {
  const before = createCanary('one');
  const files = { 'jobs/web.nomad.hcl': createCanary('two') };

  test('a register run that is cancelled before the promotion reports the version that serves, and a second run promotes', async () => {
    await using story = await startStory({ files, running: [before] });
    await story.plan();
    const soaking = { promote: 'after 1m' };
    const run = await story.register({ inputs: soaking, cancelAt: 'promotion at' });
    expect([run.exitCode, run.outputs]).toMatchObject([1, { outcome: 'timed-out', 'serving-version': '0' }]);
    const rerun = await story.register({ inputs: { promote: 'auto' } });
    expect([rerun.exitCode, rerun.outputs]).toMatchObject([
      0,
      { outcome: 'successful', 'serving-version': '1', changed: 'true' },
    ]);
    expect(await story.versions('web')).toHaveLength(2);
  });

  test('the wait before the promotion begins only when a canary that is placed late is healthy, too', async () => {
    const filler = service('filler', { count: 1 }).replace(
      'driver =',
      'resources {\n        memory = 23000\n      }\n      driver =',
    );
    const two = createCanary('two', 'canary = 2');
    await using story = await startStory({
      files: { 'jobs/web.nomad.hcl': two },
      running: [createCanary('one', 'canary = 2'), filler],
    });
    let isFree = false;
    await using proxy = await startCountingProxy(story, async ({ path }) => {
      if (isFree || !path.includes('/deployment?index=')) return;
      isFree = true;
      await story.ask('DELETE', '/v1/job/filler');
    });
    const address = proxy.url;
    await story.plan({ inputs: { address } });
    const run = await story.register({ inputs: { address, promote: 'after 1s' } });
    expect(run.log).toContain('waiting for placement');
    expect([run.exitCode, run.outputs['outcome'], proxy.promotions.length]).toEqual([0, 'successful', 1]);
  });

  test('evaluate with `promote: auto` promotes the canaries of the deployment that it follows', async () => {
    await using story = await startStory({ files: {}, running: [before] });
    await story.operate(createCanary('two'));
    await story.awaitCanary('web');
    const evaluating = { mode: 'evaluate', job: 'web' };
    const off = await story.run({ inputs: evaluating });
    expect([off.exitCode, off.outputs]).toMatchObject([0, { outcome: 'awaiting-promotion', 'serving-version': '0' }]);
    const auto = await story.run({ inputs: { ...evaluating, promote: 'auto' } });
    expect([auto.exitCode, auto.outputs]).toMatchObject([0, { outcome: 'successful', 'serving-version': '1' }]);
  });

  test('promote with `groups` promotes these groups only, and reports which others still wait', async () => {
    await using story = await startStory({ files: {}, running: [createTwoGroups('one')] });
    await story.operate(createTwoGroups('two'));
    await story.awaitCanary('web');
    const promoting = { mode: 'promote', job: 'web', groups: 'api' };
    const wrong = await story.run({ inputs: { ...promoting, groups: 'api\napp2' } });
    expect([wrong.exitCode, wrong.outputs['reason']]).toEqual([1, 'input']);
    expect(joinAnnotations(wrong)).toContain('`app2` is not one of its task groups');
    expect(joinAnnotations(wrong)).toContain('Task groups with canaries: `app`, `api`.');
    const dry = await story.run({ inputs: { ...promoting, 'dry-run': 'true' } });
    expect(dry.outputs['summary']).toBe('Dry run: `web` (group `api`) would be promoted');
    const run = await story.run({ inputs: promoting });
    expect([run.exitCode, run.outputs]).toMatchObject([0, { outcome: 'awaiting-promotion', 'serving-version': '0,1' }]);
    const headline = '`web` (group `api`) promoted: canaries of group `app` still wait for promotion';
    expect(run.outputs['summary']).toBe(headline);
    expect(await story.ask('GET', '/v1/job/web/deployment')).toMatchObject({
      TaskGroups: { api: { Promoted: true, HealthyAllocs: 2 }, app: { Promoted: false } },
    });
    const rerun = await story.run({ inputs: promoting });
    expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'false']);
    const summary = '`web` (group `api`) is already promoted: canaries of group `app` still wait for promotion';
    expect(rerun.outputs['summary']).toBe(summary);
    const rest = await story.run({ inputs: { mode: 'promote', job: 'web' } });
    expect([rest.exitCode, rest.outputs]).toMatchObject([0, { outcome: 'successful', 'serving-version': '1' }]);
  });
});

describe.concurrent('a run with nothing to promote or to fail', () => {
  test.each([
    ['is complete', storyPace],
    ['is still in progress', { ...storyPace, healthy: 60_000 }],
  ])(
    'promote of a job without canaries, whose rollout %s, changes nothing, and reports it without green',
    async (_, pace) => {
      await using story = await startStory({ files: {}, sandbox: { pace } });
      await story.operate(service('web'));
      if (pace === storyPace) await story.settle('web');
      const run = await story.run({ inputs: { mode: 'promote', job: 'web' } });
      const status = pace === storyPace ? 'successful' : 'running';
      const text = `\`web\` has no canaries to promote: its latest deployment, of version 0, is ${status}`;
      expect([run.exitCode, run.outputs]).toMatchObject([0, { changed: 'false', outcome: '', summary: text }]);
      expect(run.summary).toContain(`### ⚪ ${text}`);
    },
  );

  test('fail-deployment of a job without a deployment in progress fails, writes nothing and reports the latest deployment', async () => {
    await using story = await startStory({ files: {}, running: [service('web')] });
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ method, path }) => {
      if (method !== 'GET') throw new Error(`A write: ${path}`);
    });
    const run = await story.run({ inputs: { mode: 'fail-deployment', job: 'web', address: proxy.url } });
    const text = '`web` has no deployment in progress: its latest deployment, of version 0, is successful';
    expect([run.exitCode, run.outputs]).toMatchObject([1, { changed: 'false', reason: 'blocked', summary: text }]);
    expect(run.summary).toContain(`### 🔴 ${text}`);
    expect(joinAnnotations(run)).toContain(
      'There is nothing to fail. To return to an earlier version, use `mode: revert`.',
    );
    const misspelt = await story.run({ inputs: { mode: 'fail-deployment', job: 'webb' } });
    expect(misspelt.outputs['summary']).toBe('No job `webb` in namespace `default`');
    expect(joinAnnotations(misspelt)).toContain('Did you mean `web`?');
    await story.operate(service('mail').replace(/update \{[^}]*\}/, 'type = "batch"'));
    const batch = await story.run({ inputs: { mode: 'promote', job: 'mail' } });
    expect(joinAnnotations(batch)).toContain('A batch job has none.');
  });
});

/** A sandbox with ACLs, the promoted versions 0 and 1 of a job, and a token that may revert and not promote. */
async function startRestricted(): Promise<Story & { readonly token: string }> {
  const story = await startStory({ files: {}, sandbox: { acl: true } });
  const { token, tokens } = story.sandbox.keys ?? { token: '', tokens: { reverter: '' } };
  for (const [version, image] of ['one', 'two'].entries()) {
    await story.operate(createCanary(image));
    const run = await story.run({ inputs: { mode: 'evaluate', job: 'web', promote: 'auto', token } });
    expect([run.exitCode, run.outputs['serving-version']]).toEqual([0, String(version)]);
  }
  return { ...story, token: tokens.reverter };
}

describe.concurrent('the right to promote', () => {
  test('revert fails before the write if the token may not promote', async () => {
    await using story = await startRestricted();
    const run = await story.run({ inputs: { ...inputs, token: story.token } });
    expect([run.exitCode, run.outputs]).toMatchObject([1, { reason: 'unauthorized', changed: 'false' }]);
    expect(run.outputs['summary']).toMatch(/lacks the capability `promote-deployment` in namespace `default`/);
    expect(run.annotations[0]?.message).toContain('["read-job", "plan-job", "revert-job", "promote-deployment"] }`');
    expect(await story.versions('web')).toHaveLength(2);
    const off = await story.run({ inputs: { ...inputs, token: story.token, promote: 'off' } });
    expect([off.exitCode, off.outputs['reason'], off.outputs['changed']]).toEqual([1, 'blocked', 'true']);
  });

  test('register fails before the write if the token may not promote the canaries of a job', async () => {
    await using story = await startRestricted();
    story.workspace.write('jobs/web.nomad.hcl', createCanary('three'));
    const token = story.token;
    await story.plan({ inputs: { token } });
    const run = await story.register({ inputs: { token, promote: 'auto' } });
    expect([run.exitCode, run.outputs]).toMatchObject([1, { reason: 'unauthorized', changed: 'false' }]);
    expect(joinAnnotations(run)).toContain('`promote-deployment`');
    expect(await story.versions('web')).toHaveLength(2);
    const off = await story.register({ inputs: { token } });
    expect([off.exitCode, off.outputs['outcome']]).toEqual([0, 'awaiting-promotion']);
  });

  test('revert reports a missing right with the version that serves if the policies cannot be read', async () => {
    await using story = await startRestricted();
    await using proxy = await startCountingProxy(story, ({ path, answer }) => {
      if (path.startsWith('/v1/acl/policy/')) answer(403, 'Permission denied');
    });
    const run = await story.run({ inputs: { ...inputs, token: story.token, address: proxy.url } });
    expect([run.exitCode, run.outputs]).toMatchObject([
      1,
      { reason: 'unauthorized', changed: 'true', outcome: 'awaiting-promotion', 'serving-version': '1' },
    ]);
    expect(joinAnnotations(run)).toContain('this run is not allowed to promote them (version 1 still takes traffic)');
    expect(joinAnnotations(run)).toContain('`promote-deployment`');
    expect(proxy.promotions).toHaveLength(1);
  });
});
