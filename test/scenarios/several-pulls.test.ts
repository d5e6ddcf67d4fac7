import { describe, expect, test } from 'vitest';
import { joinAnnotations } from '../support/launching.ts';
import { mergeGroupEvent, pushEvent, type FakeGitHub } from '../support/github.ts';
import { planAs } from '../support/several-pulls.ts';
import { service, startNomadProxy, startStory, type Story, type StoryRunOptions } from '../support/registering.ts';
import type { CommitDouble, ReviewDouble } from '../support/github-reviews.ts';
import { readResult } from '../support/result.ts';

const [web, mail, db] = ['jobs/web.nomad.hcl', 'jobs/mail.nomad.hcl', 'jobs/db.nomad.hcl'] as const;
const before = { [web]: service('web'), [mail]: service('mail'), [db]: service('db') };
const [newWeb, newMail] = [service('web', { image: 'two' }), service('mail', { image: 'two' })];
const [commit, earlier, head] = ['a'.repeat(40), 'e'.repeat(40), 'b'.repeat(40)];
const pushed = pushEvent('refs/heads/main', [earlier, commit]);

/** Pull requests 5 and 7 are merged, and pushed together. */
const merged: FakeGitHub['pulls'] = [
  { number: 7, head, state: 'closed', mergedAt: '2026-11-20T09:00:00Z', mergeCommit: commit },
  { number: 5, head, state: 'closed', mergedAt: '2026-11-20T09:00:00Z', mergeCommit: earlier },
];

async function startThree(): Promise<Story> {
  return startStory({ files: before, running: Object.values(before) });
}

/** Pull request 5 changes `mail`, pull request 7 changes `web`; each is planned without the other. */
async function planBoth(story: Story, inputs: StoryRunOptions['inputs'] = {}): Promise<void> {
  story.github.filesByPull = { 5: [{ filename: mail, status: 'modified' }] };
  story.github.files = [{ filename: web, status: 'modified' }];
  await planAs(story, 5, { [mail]: newMail }, inputs);
  await planAs(story, 7, { [mail]: before[mail], [web]: newWeb }, inputs);
  story.workspace.write(mail, newMail);
  story.github.pulls = merged;
}

async function readVersions(story: Story): Promise<Record<string, number>> {
  const names = ['web', 'mail', 'db'] as const;
  const counts = await Promise.all(names.map(async (name) => [name, (await story.versions(name)).length] as const));
  return Object.fromEntries(counts);
}

const untouched = { web: 1, mail: 1, db: 1 };

describe.concurrent('a push of several pull requests', () => {
  test.each([{}, { 'only-changed': 'true' }])(
    'each job is registered by the record of the pull request that changed it, once (%j)',
    async (inputs: StoryRunOptions['inputs']) => {
      await using story = await startThree();
      await planBoth(story, inputs);
      const run = await story.register({ event: pushed, inputs: { ...inputs, wait: 'false' } });
      expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
      expect(await readVersions(story)).toEqual({ web: 2, mail: 2, db: 1 });
      expect(story.github.comments[0]?.body).toContain('mail');
      const rerun = await story.register({ event: pushed, inputs: { ...inputs, wait: 'false' } });
      expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'false']);
    },
  );

  test('a pull request without a plan refuses its own job, and nothing is written', async () => {
    await using story = await startThree();
    await planBoth(story);
    story.github.commentsByPull = { 5: [] };
    const run = await story.register({ event: pushed });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-reviewed']);
    expect(joinAnnotations(run)).toMatch(/`mail` was not registered: the specification has changed since the review/);
    const reason =
      /The same commit merges pull request 5, whose plan is not valid: There is no record of a reviewed plan/;
    expect(joinAnnotations(run)).toMatch(reason);
    expect(run.summary).toMatch(reason);
    expect(await readVersions(story)).toEqual(untouched);
  });

  test('a job that none of the pull requests changed is refused if it differs, and nothing is written', async () => {
    await using story = await startThree();
    await planBoth(story);
    story.workspace.write(db, service('db', { image: 'two' }));
    const run = await story.register({ event: pushed });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'plan-changed']);
    expect(await readVersions(story)).toEqual(untouched);
  });

  test('a file that two pull requests changed is registered once if the later one was planned with the earlier one', async () => {
    await using story = await startThree();
    await planAs(story, 5, { [web]: newWeb });
    await planAs(story, 7, { [web]: service('web', { image: 'two', meta: 'meta { a = "b" }' }) });
    story.github.pulls = merged;
    const run = await story.register({ event: pushed });
    expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
    expect(await readVersions(story)).toEqual({ ...untouched, web: 2 });
  });

  test.each(['', 'main\nrelease/*'])(
    'a pull request that was merged into a branch that does not count brings no review with `branches` %j',
    async (branches) => {
      await using story = await startThree();
      await planBoth(story);
      const base = 'release/mallory';
      story.github.branches = { [base]: false };
      story.github.pulls = merged.map((pull) => (pull.number === 5 ? { ...pull, base } : pull));
      const run = await story.register({ event: pushed, inputs: { branches } });
      expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'plan-changed']);
      expect(await readVersions(story)).toEqual(untouched);
    },
  );

  test.each(['/repos/acme/jobs/pulls?state=closed', '/repos/acme/jobs/issues/5/comments'])(
    'nothing is written where GitHub does not respond to GET %s',
    async (path) => {
      await using story = await startThree();
      await planBoth(story);
      await using wire = await startNomadProxy(story.github.url, (request) => {
        if (request.path.startsWith(path)) request.answer(500, 'down');
      });
      const env = { GITHUB_API_URL: wire.url, GITHUB_GRAPHQL_URL: `${wire.url}/graphql` };
      const run = await story.register({ event: pushed, env });
      expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'server']);
      expect(await readVersions(story)).toEqual(untouched);
    },
  );

  test.each(['true', 'false'])(
    'a job whose file an earlier pull request removed is stopped by the record of that pull request (only-changed: %s)',
    async (onlyChanged) => {
      await using story = await startThree();
      const inputs = { 'only-changed': onlyChanged, 'stop-removed': 'true' };
      story.github.contents = before;
      story.github.filesByPull = { 5: [{ filename: mail, status: 'removed' }] };
      story.github.files = [{ filename: web, status: 'modified' }];
      const base = story.workspace.commit();
      story.workspace.remove(mail);
      await planAs(story, 5, {}, inputs, base);
      await planAs(story, 7, { [mail]: before[mail], [web]: newWeb }, inputs);
      story.workspace.remove(mail);
      story.github.pulls = merged;
      const run = await story.register({ event: pushed, inputs });
      expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
      expect(await story.ask('GET', '/v1/job/mail')).toMatchObject({ Stop: true });
      expect(await story.ask('GET', '/v1/job/web')).toMatchObject({ Stop: false });
    },
  );

  test('a job that a later pull request declares again is not stopped by the record of the earlier one', async () => {
    await using story = await startThree();
    const inputs = { 'stop-removed': 'true' };
    story.github.contents = before;
    story.github.filesByPull = { 5: [{ filename: mail, status: 'removed' }] };
    story.github.files = [{ filename: mail, status: 'added' }];
    const base = story.workspace.commit();
    story.workspace.remove(mail);
    await planAs(story, 5, {}, inputs, base);
    await planAs(story, 7, { [mail]: before[mail] }, inputs, base);
    story.github.pulls = merged;
    const run = await story.register({ event: pushed, inputs });
    expect([run.exitCode, run.outputs['reason'], await readVersions(story)]).toEqual([0, '', untouched]);
    expect(await story.ask('GET', '/v1/job/mail')).toMatchObject({ Stop: false });
  });

  test.each([{ 'only-changed': 'true' }, {}])(
    'a job that an earlier pull request changes is not missed if a later one removes its file (%j)',
    async (inputs: StoryRunOptions['inputs']) => {
      await using story = await startThree();
      story.github.filesByPull = { 5: [{ filename: mail, status: 'modified' }] };
      story.github.files = [{ filename: mail, status: 'removed' }];
      const base = story.workspace.commit();
      await planAs(story, 5, { [mail]: newMail }, inputs, base);
      story.workspace.remove(mail);
      await planAs(story, 7, {}, inputs, base);
      story.github.pulls = merged;
      const run = await story.register({ event: pushed, inputs: { ...inputs, wait: 'false' } });
      expect([run.exitCode, run.outputs['reason'], await readVersions(story)]).toEqual([0, '', untouched]);
    },
  );

  test('the plan of each pull request needs its own approvals', async () => {
    await using story = await startThree();
    await planBoth(story);
    const approval: ReviewDouble = { by: 'ada', state: 'APPROVED' };
    const inputs = { approvals: '1', wait: 'false' };
    story.github.reviews.list = [approval];
    const early = await story.register({ event: pushed, inputs });
    expect([early.exitCode, early.outputs['reason']]).toEqual([1, 'not-approved']);
    expect(early.outputs['summary']).toBe('Not registered: the plan of pull request 5 has 0 of 1 approval');
    expect(await readVersions(story)).toEqual(untouched);
    // The record of pull request 7 still does not cover the changes of pull request 5.
    const rerun = await story.register({ event: pushed, inputs });
    expect([rerun.exitCode, rerun.outputs['reason']]).toEqual([1, 'not-approved']);
    story.github.reviews.listByPull = { 5: [{ ...approval, by: 'eve' }] };
    const run = await story.register({ event: pushed, inputs });
    expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
    const by = readResult(run).approvals as { login: string }[];
    expect(by.map(({ login }) => login)).toEqual(['eve', 'ada']);
    expect(story.github.comments[0]?.body).toContain('✅ **1 of 1 approval** since the plan of #5 (`eve`).');
    expect(await readVersions(story)).toEqual({ web: 2, mail: 2, db: 1 });
  });
});

/** The result of a register run of both, and the number of versions of `web` after it. */
async function register(story: Story) {
  const run = await story.register({ event: pushed, inputs: { wait: 'false' } });
  return [run.outputs['reason'], (await story.versions('web')).length, run.summary] as const;
}

const less = (more: Parameters<typeof service>[1] = {}): string =>
  service('web', { ...more, task: 'run_for = "2h"\n      }\n      resources {\n        memory = 64' });
const later = service('web', { image: 'two', meta: 'meta { a = "b" }' });
const approve = (login: string): readonly ReviewDouble[] => [{ by: login, state: 'APPROVED' }];

/** Pull request 7 is planned on top of 5. */
async function startTwo(
  [first, second]: readonly [string, string],
  inputs: StoryRunOptions['inputs'],
  between: (story: Story) => Promise<void> = async () => {},
): Promise<Story> {
  const story = await startThree();
  story.github.filesByPull = { 5: [{ filename: web, status: 'modified' }] };
  story.github.files = [{ filename: web, status: 'modified' }];
  story.github.reviews.roles = { ada: 'maintain', bob: 'maintain', eve: 'maintain' };
  await planAs(story, 5, { [web]: first }, inputs);
  await between(story);
  await planAs(story, 7, { [web]: second }, inputs);
  story.github.pulls = merged;
  return story;
}

const long = '2026-11-21T09:00:00Z';

/** Other closed pull requests that were updated after the merge of 5 and 7. */
const createUpdatedPulls = (count: number): FakeGitHub['pulls'] =>
  Array.from({ length: count }, (_, at) => ({ number: 100 + at, head, state: 'closed', updatedAt: long }));

async function startHidden(asking: StoryRunOptions['inputs']): Promise<Story> {
  const story = await startTwo([less(), `${less()}# the same\n`], asking);
  story.github.pulls = [...merged, ...createUpdatedPulls(100)];
  return story;
}

describe.concurrent('a push whose pull requests are hidden by others that were updated later', () => {
  test('the author of an earlier pull request does not approve a later one, whatever was updated since', async () => {
    await using story = await startHidden({ approvals: '1' });
    story.github.reviews.commitsByPull = { 5: [{ by: 'ada' }] };
    story.github.reviews.list = approve('ada');
    story.github.reviews.listByPull = { 5: approve('bob') };
    expect(await register(story)).toEqual([
      'not-approved',
      1,
      expect.stringContaining('the plan of pull request 7 has 0 of 1 approval'),
    ]);
    story.github.reviews.list = approve('eve');
    expect((await register(story)).slice(0, 2)).toEqual(['', 2]);
  });

  test('a hit of an earlier pull request is refused, whatever was updated since', async () => {
    await using story = await startHidden({ guards: 'less-memory' });
    story.github.reviews.list = approve('eve');
    expect((await register(story)).slice(0, 2)).toEqual(['guarded', 1]);
    story.github.reviews.listByPull = { 5: approve('bob') };
    expect((await register(story)).slice(0, 2)).toEqual(['', 2]);
  });

  test('nothing is written where more were updated than can be read', async () => {
    await using story = await startTwo([newWeb, later], {});
    story.github.pulls = [...merged, ...createUpdatedPulls(1000)];
    expect(await register(story)).toEqual([
      'not-reviewed',
      1,
      expect.stringContaining(
        'the other pull requests of this push are unknown: too many were updated since its merge',
      ),
    ]);
  });

  test('a push to another branch finds pull requests that were merged long before', async () => {
    await using story = await startHidden({ guards: 'less-memory' });
    const between = createUpdatedPulls(150).map((pull) => ({ ...pull, updatedAt: '2026-11-20T12:00:00Z' }));
    story.github.pulls = [
      ...merged.map((pull) => (pull.number === 7 ? { ...pull, mergedAt: long } : pull)),
      ...between,
    ];
    const event = pushEvent('refs/heads/production', [earlier, commit]);
    const run = await story.register({ event, inputs: { wait: 'false' } });
    expect(run.outputs['reason']).toBe('guarded');
    expect(joinAnnotations(run)).toContain('did not contribute to pull request 5');
  });
});

/** Pull request 5 changes `web`, and pull request 7 removes it. */
async function startRemoved(
  inputs: StoryRunOptions['inputs'],
  between: (story: Story) => Promise<void> = async () => undefined,
) {
  const story = await startThree();
  story.github.filesByPull = { 5: [{ filename: web, status: 'modified' }] };
  story.github.reviews.roles = { ada: 'maintain', bob: 'maintain' };
  await planAs(story, 5, { [web]: less() }, inputs);
  await between(story);
  const base = story.workspace.commit();
  story.workspace.remove(web);
  story.github.files = [{ filename: web, status: 'removed' }];
  const stopping = { 'only-changed': 'true', 'stop-removed': 'true' };
  await planAs(story, 7, {}, { ...stopping, approvals: inputs?.['approvals'] ?? '0' }, base);
  story.github.pulls = merged;
  const isStopped = async () => (await story.ask<{ Stop: boolean }>('GET', '/v1/job/web')).Stop;
  const stop = async () => {
    const run = await story.register({ event: pushed, inputs: stopping });
    return [run.outputs['reason'], await isStopped(), run.summary];
  };
  return Object.assign(story, { stop });
}

describe.concurrent('several pull requests of a push that change the same job', () => {
  test.each([[[]], [[{ by: 'ada', state: 'CHANGES_REQUESTED' }]]] satisfies [ReviewDouble[]][])(
    'an approval of the later one does not count for the earlier one, which has the reviews %j',
    async (reviews) => {
      await using story = await startTwo([newWeb, later], { approvals: '1' });
      story.github.reviews.list = approve('bob');
      story.github.reviews.listByPull = { 5: reviews };
      expect((await register(story)).slice(0, 2)).toEqual(['not-approved', 1]);
      story.github.reviews.listByPull = { 5: approve('bob') };
      expect((await register(story)).slice(0, 2)).toEqual(['', 2]);
    },
  );

  test.each([
    ['wrote it', [{ by: 'ada' }], 'contributed to pull request 5, whose changes may go live with this one'],
    ['may have written it', [{ by: undefined }], 'commit `[0-9a-f]{7}` belongs to no GitHub account'],
  ] satisfies [string, CommitDouble[], string][])(
    'a person who %s does not approve the later one either',
    async (_who, commits, reason) => {
      await using story = await startTwo([newWeb, later], { approvals: '1' });
      Object.assign(story.github.reviews, {
        commitsByPull: { 5: commits },
        list: approve('ada'),
        listByPull: { 5: approve('bob') },
      });
      expect((await register(story)).slice(0, 2)).toEqual(['not-approved', 1]);
      expect(story.github.comments[0]?.body).toMatch(new RegExp(reason));
      Object.assign(story.github.reviews, { commitsByPull: { 5: [{ by: 'ada' }] }, list: approve('eve') });
      expect((await register(story)).slice(0, 2)).toEqual(['', 2]);
    },
  );

  test('an approval of the earlier one is void if the job was changed in Nomad since that plan', async () => {
    await using story = await startTwo([newWeb, later], { approvals: '1' }, async (entry) =>
      entry.operate(service('web', { image: 'by-hand' })),
    );
    Object.assign(story.github.reviews, { list: approve('bob'), listByPull: { 5: approve('bob') } });
    const [reason, versions, summary] = await register(story);
    expect([reason, versions]).toEqual(['not-approved', 2]);
    expect(summary).toContain('`web` was changed in Nomad since the plan that was approved');
  });

  test('the approvals that the earlier plan requires are also required if the later one moves the job to another file', async () => {
    await using story = await startThree();
    story.github.filesByPull = { 5: [{ filename: web, status: 'modified' }] };
    story.github.reviews.roles = { ada: 'maintain' };
    await planAs(story, 5, { [web]: less() }, { guards: 'less-memory' });
    story.workspace.remove(web);
    story.github.files = [{ filename: 'jobs/site.nomad.hcl', status: 'renamed', previous_filename: web }];
    await planAs(story, 7, { 'jobs/site.nomad.hcl': less() });
    story.github.pulls = merged;
    expect((await register(story)).slice(0, 2)).toEqual(['guarded', 1]);
    story.github.reviews.listByPull = { 5: approve('ada') };
    expect((await register(story)).slice(0, 2)).toEqual(['', 2]);
  });

  test('a stop that the plans of both show needs the approval of both', async () => {
    const inputs = { approvals: '1', 'only-changed': 'true', 'stop-removed': 'true' };
    await using story = await startThree();
    const base = story.workspace.commit();
    story.github.filesByPull = { 5: [{ filename: mail, status: 'removed' }] };
    story.github.files = [{ filename: mail, status: 'removed' }];
    story.workspace.remove(mail);
    await planAs(story, 5, {}, inputs, base);
    await planAs(story, 7, {}, inputs, base);
    story.github.pulls = merged;
    story.github.reviews.list = approve('bob');
    const run = await story.register({ event: pushed, inputs });
    expect([run.outputs['reason'], await story.ask('GET', '/v1/job/mail')]).toMatchObject([
      'not-approved',
      { Stop: false },
    ]);
    story.github.reviews.listByPull = { 5: approve('bob') };
    expect((await story.register({ event: pushed, inputs })).outputs['reason']).toBe('');
    expect(await story.ask('GET', '/v1/job/mail')).toMatchObject({ Stop: true });
  });

  test('a hit that the earlier plan shows of a job that the later one stops needs an approval', async () => {
    await using story = await startRemoved({ guards: 'less-memory' });
    const [reason, isStopped, summary] = await story.stop();
    expect([reason, isStopped]).toEqual(['guarded', false]);
    expect(summary).toContain('`web` is guarded: as the plan of pull request 5 shows (less-memory)');
    story.github.reviews.listByPull = { 5: approve('ada') };
    expect((await story.stop()).slice(0, 2)).toEqual(['', true]);
  });

  test('an approval of the earlier plan is void for a stop if the job was changed in Nomad since that plan', async () => {
    await using story = await startRemoved({ approvals: '1' }, async (item) =>
      item.operate(service('web', { image: 'by-hand' })),
    );
    Object.assign(story.github.reviews, { list: approve('bob'), listByPull: { 5: approve('bob') } });
    const [reason, isStopped, summary] = await story.stop();
    expect([reason, isStopped]).toEqual(['not-approved', false]);
    expect(summary).toContain('`web` was changed in Nomad since the plan that was approved');
  });
});

describe.concurrent('a merge queue', () => {
  const open = merged.map(({ number }) => ({ number, head, state: 'open' }) as const);

  test.each([{}, { 'only-changed': 'true' }])(
    'the plan of each pull request in the group needs its own approvals (%j)',
    async (inputs: StoryRunOptions['inputs']) => {
      await using story = await startThree();
      await planBoth(story, inputs);
      story.github.pulls = open;
      story.github.queue = [5, 7];
      const gate = { ...inputs, 'dry-run': 'true', approvals: '1' };
      story.github.reviews.list = [{ by: 'ada', state: 'APPROVED' }];
      const early = await story.register({ event: mergeGroupEvent(7), inputs: gate });
      expect([early.exitCode, early.outputs['reason']]).toEqual([1, 'not-approved']);
      story.github.reviews.listByPull = { 5: [{ by: 'eve', state: 'APPROVED' }] };
      const late = await story.register({ event: mergeGroupEvent(7), inputs: gate });
      expect([late.exitCode, late.outputs['reason']]).toEqual([0, '']);
      expect(late.outputs['summary']).toBe('Dry run: 2 jobs would be registered');
      expect(await readVersions(story)).toEqual(untouched);
    },
  );

  test.each(['broken', 'partial'] as const)(
    'register fails if GitHub does not list the whole merge queue (%s)',
    async (state) => {
      await using story = await startThree();
      await planBoth(story, { 'only-changed': 'true' });
      story.github.pulls = open;
      story.github.queue = [7];
      story.github.graphql = state;
      const inputs = { 'only-changed': 'true', 'dry-run': 'true' };
      const run = await story.register({ event: mergeGroupEvent(7), inputs });
      expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'server']);
      expect(joinAnnotations(run)).toContain('The merge queue could not be read');
    },
  );
});
