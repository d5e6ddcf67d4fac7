import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { closedEvent, pullRequestEvent } from '../support/github.ts';
import {
  service,
  startNomadProxy,
  startStory,
  type StoryOptions,
  type Story,
  type StoryRunOptions,
} from '../support/registering.ts';

afterAll(removeRunFolders);

const gone = 'jobs/old.nomad.hcl';
const edited = 'jobs/web.nomad.hcl';

interface Removing extends AsyncDisposable {
  readonly story: Story;
  readonly plan: (telling?: StoryRunOptions) => Promise<ActionRun>;
  readonly register: (telling?: StoryRunOptions) => Promise<ActionRun>;
}

/** A pull request that edits one job and removes the file of another; both run. */
async function removing(more: Partial<StoryOptions> = {}): Promise<Removing> {
  const story = await startStory({
    running: [service('web'), service('old')],
    ...more,
    files: { [edited]: service('web', { image: 'two' }), [gone]: service('old'), ...more.files },
  });
  const base = story.workspace.commit();
  story.workspace.remove(gone);
  story.github.files = [
    { filename: gone, status: 'removed' },
    { filename: edited, status: 'modified' },
  ];
  return {
    story,
    plan: (asked) => story.plan({ event: pullRequestEvent(false, { base }), ...telling(asked) }),
    register: (asked) => story.register({ event: closedEvent(true), ...telling(asked) }),
    [Symbol.asyncDispose]: () => story[Symbol.asyncDispose](),
  };
}

function withAdded(filename: string): Story['github']['compared'] {
  return { main: { files: [{ filename, status: 'added' }] } };
}

function telling({ inputs, ...other }: StoryRunOptions = {}): StoryRunOptions {
  return { inputs: { 'only-changed': 'true', 'stop-removed': 'true', ...inputs }, ...other };
}

function bodyOf({ story }: Removing): string {
  return story.github.comments[0]?.body ?? '';
}

async function isStopped({ story }: Removing, job = 'old'): Promise<unknown> {
  return (await story.ask<{ Stop: boolean }>('GET', `/v1/job/${job}`)).Stop;
}

/** Nothing was stopped, nothing was registered, and who reads the pull request sees why. */
async function refused(told: Removing, run: ActionRun, reason: string, words: RegExp): Promise<void> {
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ changed: 'false', reason });
  expect(await isStopped(told)).toBe(false);
  expect(await told.story.versions('web')).toHaveLength(1);
  expect(bodyOf(told)).toMatch(words);
  expect(bodyOf(told)).toMatch(/^### 🔴 Not registered: 1 stop is not as reviewed/m);
}

describe.concurrent('H2: a job whose file was removed', () => {
  for (const key of [undefined, '']) {
    const by = key === undefined ? 'with a key' : 'without a key';
    test(`H2: is stopped as the plan shows it, and is not stopped again when it came back, ${by}`, async () => {
      await using told = await removing(key === undefined ? {} : { key });
      await told.plan();
      expect(bodyOf(told)).toMatch(/old`\) will be stopped after the merge/);
      expect((await told.register()).exitCode).toBe(0);
      expect(await isStopped(told)).toBe(true);
      await told.story.operate(service('old', { image: 'other' }));
      const run = await told.register();
      expect(run.exitCode).toBe(1);
      expect(run.outputs).toMatchObject({ changed: 'false', reason: 'plan-changed' });
      expect(bodyOf(told)).toMatch(/is not stopped again/);
      expect(await isStopped(told)).toBe(false);
      await told.story.operate(service('old'));
      expect((await told.register()).exitCode, 'also as it was').toBe(1);
      expect(await isStopped(told)).toBe(false);
    });
  }

  test('H2: is not stopped again when it came back, where the mark could not be kept', async () => {
    await using told = await removing();
    await told.plan();
    const inputs = { comment: 'off' };
    expect((await told.register({ inputs })).exitCode).toBe(0);
    expect(await isStopped(told)).toBe(true);
    await told.story.operate(service('old'));
    const run = await told.register({ inputs });
    expect(run.exitCode).toBe(1);
    expect(run.summary).toMatch(/`old` is not stopped/);
    expect(await isStopped(told)).toBe(false);
  });

  test('H2: is not stopped when it was purged and came back as it was', async () => {
    await using told = await removing();
    await told.plan();
    await told.story.ask('DELETE', '/v1/job/old?purge=true');
    await told.story.operate(service('old'));
    const run = await told.register();
    expect(run.exitCode).toBe(1);
    await refused(told, run, 'plan-changed', /not the job any more/);
  });

  test('H2: is not stopped when it has another specification by now; nothing else is written either', async () => {
    await using told = await removing();
    await told.plan();
    await told.story.operate(service('old', { image: 'other' }));
    await refused(told, await told.register(), 'plan-changed', /not the job any more/);
    await told.plan();
    expect((await told.register()).exitCode, 'once it is planned again').toBe(0);
    expect(await isStopped(told)).toBe(true);
  });

  test('H2: is stopped by check-and-set: a change right before is not stopped', async () => {
    await using told = await removing();
    let changed = false;
    await using gate = await startNomadProxy(told.story.sandbox.scheduler, async ({ method, path, body }) => {
      const stops = (method === 'POST' && body.includes('"Stop":true')) || method === 'DELETE';
      if (!stops || changed || path.includes('/plan')) return;
      changed = true;
      await told.story.operate(service('old', { image: 'other' }));
    });
    const inputs = { address: gate.url };
    await told.plan({ inputs });
    const run = await told.register({ inputs });
    expect(changed).toBe(true);
    expect(run.exitCode).toBe(1);
    expect(run.summary).toMatch(/changed by somebody else meanwhile/);
    expect(await isStopped(told)).toBe(false);
  });

  test('H2: is stopped once, although the answer to the stop is lost', async () => {
    await using told = await removing();
    let lost = 0;
    await using gate = await startNomadProxy(
      told.story.sandbox.scheduler,
      async ({ method, path, body, pass, drop }) => {
        if (method !== 'POST' || path.includes('/plan') || !body.includes('"Stop":true') || lost > 0) return;
        lost += 1;
        await pass();
        drop();
      },
    );
    const inputs = { address: gate.url };
    await told.plan({ inputs });
    expect((await told.register({ inputs })).exitCode).toBe(0);
    expect(lost).toBe(1);
    expect(await isStopped(told)).toBe(true);
    expect(await told.story.versions('old')).toHaveLength(2);
  });

  const others: Readonly<Record<string, string>> = {
    literally: service('old'),
    'by a computed ID': service('any', {}).replace('job "any" {', 'job "any" {\n  id = join("", ["o", "ld"])'),
    'in a computed namespace': service('old').replace(
      'job "old" {',
      'job "old" {\n  namespace = join("", ["default"])',
    ),
  };
  for (const [how, source] of Object.entries(others)) {
    test(`H2: runs on where an untouched file declares it ${how}; the plan shows that`, async () => {
      await using told = await removing({ files: { 'jobs/twin.nomad.hcl': source } });
      await told.plan();
      expect(bodyOf(told)).toMatch(/runs on, because `jobs\/twin\.nomad\.hcl` declares it/);
      const run = await told.register();
      expect(run.exitCode).toBe(0);
      expect(await isStopped(told)).toBe(false);
    });
  }

  test('H2: runs on where its file moved to where `job-files` does not look', async () => {
    await using told = await removing({ files: { 'else/old.nomad.hcl': service('old') } });
    told.story.github.files = [
      { filename: 'else/old.nomad.hcl', status: 'renamed', previous_filename: gone },
      { filename: 'else/locals.hcl', status: 'added' },
      { filename: edited, status: 'modified' },
    ];
    await told.plan();
    expect(bodyOf(told)).toMatch(/runs on, because `else\/old\.nomad\.hcl` declares it/);
    expect((await told.register()).exitCode).toBe(0);
    expect(await isStopped(told)).toBe(false);
  });

  test('H2: is not stopped when a file that is untouched declares it since the plan', async () => {
    await using told = await removing();
    await told.plan();
    told.story.workspace.write('jobs/twin.nomad.hcl', service('old'));
    const run = await told.register();
    expect(run.exitCode).toBe(1);
    await refused(told, run, 'plan-changed', /`jobs\/twin\.nomad\.hcl` declares it now/);
  });

  test('H2: is not stopped when the branch has added a job file since, which may declare it', async () => {
    await using told = await removing();
    await told.plan();
    told.story.github.compared = withAdded('jobs/new.nomad.hcl');
    const run = await told.register();
    await refused(told, run, 'plan-changed', /has added `jobs\/new\.nomad\.hcl` since/);
    told.story.github.compared = withAdded('README.md');
    expect((await told.register()).exitCode, 'another file').toBe(0);
    expect(await isStopped(told)).toBe(true);
  });

  test('H2: is not stopped where an untouched file cannot be parsed, and so may declare it', async () => {
    await using told = await removing();
    await told.plan();
    told.story.workspace.write('jobs/broken.nomad.hcl', 'job "x" {');
    await refused(
      told,
      await told.register(),
      'plan-changed',
      /whether `jobs\/broken\.nomad\.hcl` declares it is not known/,
    );
    await told.plan();
    expect(bodyOf(told)).toMatch(/`jobs\/broken\.nomad\.hcl` cannot be parsed, and may declare it/);
  });

  test('H2: still runs where the plan does not know of `stop-removed`, and the register refuses to stop it', async () => {
    await using told = await removing();
    await told.plan({ inputs: { 'stop-removed': 'false' } });
    expect(bodyOf(told)).toMatch(/the job still runs/);
    await refused(told, await told.register(), 'not-reviewed', /the plan did not show that it would be/);
    const run = await told.register({ inputs: { 'stop-removed': 'false' } });
    expect(run.exitCode).toBe(0);
    expect(await isStopped(told)).toBe(false);
  });

  test('H2: is not stopped when it did not run at the plan, and does by now', async () => {
    await using told = await removing({ running: [service('web')] });
    await told.plan();
    expect(bodyOf(told)).toMatch(/does not run/);
    await told.story.operate(service('old'));
    await refused(told, await told.register(), 'not-reviewed', /the plan did not show that it would be/);
  });

  test('H2: still runs by the plan where no record can be left', async () => {
    await using told = await removing();
    const run = await told.plan({ inputs: { comment: 'off' } });
    expect(run.summary).toMatch(/the job still runs/);
    expect(run.summary).not.toMatch(/will be stopped/);
  });

  test('H2: is stopped although an autoscaler changed its count since the plan', async () => {
    const scaled = service('old').replace('count = 1', 'count = 1\n    scaling {\n      min = 1\n      max = 3\n    }');
    await using told = await removing({ running: [service('web'), scaled] });
    await told.plan();
    await told.story.ask('POST', '/v1/job/old/scale', { Target: { Group: 'app' }, Count: 2 });
    await told.story.settled('old');
    expect((await told.register()).exitCode).toBe(0);
    expect(await isStopped(told)).toBe(true);
  });
});
