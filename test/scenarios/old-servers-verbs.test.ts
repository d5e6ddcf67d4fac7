import { afterAll, describe, expect, test } from 'vitest';
import { Clock, SECOND } from '../../sandbox/src/clock.ts';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { launchable } from '../support/launching.ts';
import { service, startNomadProxy, startStory, storyPace, type Story } from '../support/registering.ts';
import { startServer, type TestServer } from '../support/server.ts';

// Scale (no index before 1.8.2), status (no reverse order before 1.8) and evaluation priorities (none before 1.2.4).

afterAll(removeRunFolders);

function warningsOf({ annotations }: ActionRun): string {
  return annotations.map(({ level, message }) => `${level}: ${message}`).join('\n');
}

async function startWeb(version: string | undefined): Promise<Story> {
  return startStory({
    files: {},
    running: [service('web')],
    ...(version === undefined ? {} : { sandbox: { version } }),
  });
}

async function stateOf(
  story: Story,
): Promise<{ readonly index: string; readonly count: unknown; readonly versions: number }> {
  const versions = await story.versions('web');
  const groups = versions[0]?.['TaskGroups'] as readonly { readonly Count: number }[];
  return { index: String(versions[0]?.['JobModifyIndex']), count: groups[0]?.Count, versions: versions.length };
}

/** A proxy that changes the job before each scale request; with `ignoresIndex` it removes the index from the request, as an old server does. */
async function startRace(story: Story, ignoresIndex = false): Promise<TestServer> {
  return startNomadProxy(story.sandbox.scheduler, async ({ method, path, body, answer }) => {
    if (method !== 'POST' || !path.endsWith('/scale')) return;
    const sent = JSON.parse(body) as { Target: { Group: string } };
    if (sent.Target.Group === '') return;
    await story.operate(service('web', { count: 2, image: 'theirs' }));
    await story.settled('web');
    if (!ignoresIndex) return;
    const { JobModifyIndex: _, ...rest } = { JobModifyIndex: 0, ...sent };
    answer(200, JSON.stringify(await story.ask('POST', path, rest)));
  });
}

const scale = { mode: 'scale', job: 'web', group: 'app' };

describe.concurrent('scale with check-index', () => {
  test.each(['1.8.1', '1.6.10', '1.4.14', '1.1.2'])(
    'D3: `check-index` is refused before the write where Nomad does not check the index (%s)',
    async (version) => {
      await using story = await startWeb(version);
      const { index } = await stateOf(story);
      for (const more of [{ count: '3' }, { count: '+1' }, { count: '3', 'dry-run': 'true' }]) {
        const run = await story.run({ inputs: { ...scale, ...more, 'check-index': index } });
        expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'server', 'false']);
        expect(warningsOf(run)).toMatch(/ignores `check-index`[^]*1\.8\.2[^]*leave `check-index` out/);
      }
      expect(await stateOf(story)).toEqual({ index, count: 1, versions: 1 });
    },
  );

  test.each(['1.8.2', '1.8.9', '1.9.0', undefined])(
    'D3: `check-index` is accepted where Nomad checks the index (%s)',
    async (version) => {
      await using story = await startWeb(version);
      const { index } = await stateOf(story);
      const run = await story.run({ inputs: { ...scale, count: '3', 'check-index': index } });
      expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
      expect(await stateOf(story)).toMatchObject({ count: 3, versions: 2 });
    },
  );

  test.each(['1.8.2', undefined])(
    'D3: `check-index` reports a concurrent change as a conflict, and does not overwrite it (%s)',
    async (version) => {
      await using story = await startWeb(version);
      const { index } = await stateOf(story);
      await using gate = await startRace(story);
      const run = await story.run({ inputs: { ...scale, count: '1', 'check-index': index, address: gate.url } });
      expect(await stateOf(story)).toMatchObject({ count: 1, versions: 1 });
      expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'false']);
      const raced = await story.run({ inputs: { ...scale, count: '3', 'check-index': index, address: gate.url } });
      expect([raced.exitCode, raced.outputs['reason'], raced.outputs['changed']]).toEqual([1, 'conflict', 'false']);
      expect(await stateOf(story)).toMatchObject({ count: 2, versions: 2 });
    },
  );

  test.each(['3', '+2'])(
    'D3: `check-index` fails when a concurrent change was overwritten nevertheless (%s)',
    async (count) => {
      await using story = await startWeb(undefined);
      const { index } = await stateOf(story);
      await using gate = await startRace(story, true);
      const run = await story.run({ inputs: { ...scale, count, 'check-index': index, address: gate.url } });
      expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'conflict', 'true']);
      expect(warningsOf(run)).toContain(`was changed after its modify index ${index} was read`);
    },
  );

  test('D3: an absolute count without `check-index` is set on old servers', async () => {
    await using story = await startWeb('1.6.10');
    const run = await story.run({ inputs: { ...scale, count: '3' } });
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
    expect(await stateOf(story)).toMatchObject({ count: 3 });
  });

  test('D3: scale with `check-index` names the capability that the token lacks', async () => {
    await using story = await startStory({ files: {}, sandbox: { version: '1.6.10', acl: true } });
    await story.operate(service('web'));
    const token = story.sandbox.keys?.tokens.reader ?? '';
    const { index } = await stateOf(story);
    const run = await story.run({ inputs: { ...scale, count: '3', 'check-index': index, token } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unauthorized']);
    expect(warningsOf(run)).toContain('`scale-job`');
  });
});

/** The real time, and the seconds that a story has skipped. */
class SkippingClock extends Clock {
  #skipped = 0;

  override now(): number {
    return super.now() + this.#skipped * SECOND;
  }

  skipSecond(): void {
    this.#skipped += 1;
  }
}

interface Timed {
  readonly clock: SkippingClock;
  readonly story: Story;
}

async function startTimed(version: string | undefined): Promise<Timed> {
  const clock = new SkippingClock(storyPace);
  const sandbox = { clock, ...(version === undefined ? {} : { version }) };
  return { clock, story: await startStory({ files: {}, sandbox }) };
}

/** Dispatches `count` child jobs, one per second; returns their IDs, the latest first. */
async function launch(
  { story, clock }: Timed,
  count: number,
  templates: readonly string[] = [],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const template = templates[sent % Math.max(1, templates.length)];
    const body = { Meta: { input: 'a' }, ...(template === undefined ? {} : { IdPrefixTemplate: template }) };
    const answer = await story.ask<{ DispatchedJobID: string }>('POST', '/v1/job/import/dispatch', body);
    ids.unshift(answer.DispatchedJobID);
    // The time in an ID is in seconds.
    clock.skipSecond();
  }
  return ids;
}

function latestOf(run: ActionRun): readonly string[] {
  const status = JSON.parse(run.outputs['status'] ?? '') as { children: { latest: { id: string }[] } };
  return status.children.latest.map(({ id }) => id);
}

describe.concurrent('latest child jobs', () => {
  test.each(['1.3.0', '1.4.14', '1.6.10', '1.7.7', '1.8.0', '1.2.6', undefined])(
    'D4: status lists the latest child jobs, whether or not the server supports reverse order (%s)',
    async (version) => {
      const timed = await startTimed(version);
      await using story = timed.story;
      await story.operate(launchable('import'));
      await story.operate(launchable('import-other'));
      const ids = await launch(timed, 8);
      const run = await story.run({ inputs: { mode: 'status', job: 'import' } });
      expect([run.exitCode, latestOf(run)]).toEqual([0, ids.slice(0, 5)]);
      expect(run.summary).not.toContain('not known: children');
    },
  );

  test.each(['1.7.7', undefined])(
    'D4: status lists the latest child jobs where their IDs have a prefix before the time (%s)',
    async (version) => {
      const timed = await startTimed(version);
      await using story = timed.story;
      await story.operate(launchable('import'));
      const ids = await launch(timed, 9, ['winter', 'autumn', 'spring']);
      const run = await story.run({ inputs: { mode: 'status', job: 'import' } });
      expect([run.exitCode, latestOf(run)]).toEqual([0, ids.slice(0, 5)]);
    },
  );

  test('D4: list reports pages that repeat as an error', async () => {
    const headers = { 'x-nomad-nexttoken': 'default.b' };
    await using server = await startServer(['a', 'b'].map((ID) => ({ headers, body: [{ ID }] })));
    await using story = await startStory({ files: {} });
    const run = await story.run({ inputs: { mode: 'list', 'per-page': '1', address: server.url } });
    expect([run.exitCode, run.outputs['reason'], server.seen.length]).toEqual([1, 'server', 2]);
    expect(warningsOf(run)).toContain('Nomad returns the same page repeatedly (GET /v1/jobs)');
  });
});

const files = { 'jobs/web.nomad.hcl': service('web', { image: 'two' }) };

describe.concurrent('inputs that servers before 1.2.4 ignore', () => {
  test.each(['1.2.3', '1.1.2'])('D6: register warns about `eval-priority` on an old server (%s)', async (version) => {
    await using story = await startStory({ files, sandbox: { version }, running: [service('web')] });
    await story.plan();
    const run = await story.register({ inputs: { 'eval-priority': '77' } });
    expect(run.exitCode).toBe(0);
    expect(warningsOf(run)).toMatch(/^warning: This Nomad server ignores `eval-priority`.*1\.2\.4.* 50, not 77/m);
    expect(warningsOf(await story.register({ inputs: { 'eval-priority': '77' } }))).not.toContain('eval-priority');
  });

  test('D6: register of several jobs warns about `eval-priority` once, also with `wait: false`', async () => {
    const both = { ...files, 'jobs/api.nomad.hcl': service('api') };
    await using story = await startStory({ files: both, sandbox: { version: '1.1.2' } });
    await story.plan();
    const run = await story.register({ inputs: { 'eval-priority': '77', wait: 'false' } });
    expect([run.exitCode, run.annotations.filter(({ message }) => message.includes('eval-priority')).length]).toEqual([
      0, 1,
    ]);
  });

  test.each(['1.2.4', undefined])(
    'D6: register and stop do not warn about `eval-priority` where the server supports it (%s)',
    async (version) => {
      await using story = await startStory({ files, ...(version === undefined ? {} : { sandbox: { version } }) });
      await story.plan();
      expect(warningsOf(await story.register({ inputs: { 'eval-priority': '77' } }))).toBe('');
      const stopped = await story.run({
        inputs: { mode: 'stop', job: 'web', 'eval-priority': '80', 'no-shutdown-delay': 'true' },
      });
      expect([stopped.exitCode, warningsOf(stopped)]).toEqual([0, '']);
    },
  );

  test.each([
    ['stopped', {}],
    ['stopped with `wait: false`', { wait: 'false' }],
    ['purged', { purge: 'true' }],
    ['purged with `wait: false`', { purge: 'true', wait: 'false' }],
  ])(
    'D6: `eval-priority` and `no-shutdown-delay` cause warnings on an old server when a job is %s',
    async (_, more) => {
      await using story = await startWeb('1.2.3');
      const asked = { mode: 'stop', job: 'web', 'eval-priority': '80', 'no-shutdown-delay': 'true', ...more };
      const dry = await story.run({ inputs: { ...asked, 'dry-run': 'true' } });
      expect(warningsOf(dry)).toContain('warning: This Nomad server ignores `no-shutdown-delay`');
      const run = await story.run({ inputs: asked });
      expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
      expect(warningsOf(run)).toContain('warning: This Nomad server ignores `no-shutdown-delay`');
      expect(warningsOf(run)).toMatch(/^warning: This Nomad server ignores `eval-priority`.* 50, not 80/m);
    },
  );

  test('D6: stop of a job and its children warns about `eval-priority` once', async () => {
    await using story = await startStory({ files: {}, sandbox: { version: '1.1.2' } });
    await story.operate(launchable('import', { task: 'run_for = "2h"' }));
    for (const input of ['a', 'b']) await story.ask('POST', '/v1/job/import/dispatch', { Meta: { input } });
    const run = await story.run({ inputs: { mode: 'stop', job: 'import', children: 'true', 'eval-priority': '80' } });
    expect([run.exitCode, run.annotations.filter(({ message }) => message.includes('eval-priority')).length]).toEqual([
      0, 1,
    ]);
  });

  test.each([
    ['1.5.17', true],
    ['1.6.0', false],
  ] as const)(
    'N2: the log of a register on %s reports that submissions are not kept: %s',
    async (version, isReported) => {
      await using story = await startStory({ files, sandbox: { version } });
      await story.plan();
      const run = await story.register();
      expect([run.exitCode, warningsOf(run)]).toEqual([0, '']);
      expect(run.log.includes('ignores `submission`')).toBe(isReported);
    },
  );
});
