import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { joinAnnotations } from '../support/launching.ts';
import { startCommanded, type CommandStory } from '../support/commanding.ts';
import { openCommandThread } from '../support/command-thread.ts';
import { createClosedEvent, pullRequestEvent, pushEvent } from '../support/github.ts';
import { planAs } from '../support/several-pulls.ts';
import {
  isPromoted,
  service,
  startNomadProxy,
  startStory,
  type Story,
  type StoryRunOptions,
} from '../support/registering.ts';
import { openRecord } from '../../src/review/record-codec.ts';
import { parseKeys } from '../support/signing.ts';
import type { ReviewRecord } from '../../src/review/record.ts';
import type { ReviewDouble } from '../support/github-reviews.ts';

const key = 'a-key-of-more-than-sixteen-bytes';

function openJob(body: string): ReviewRecord['jobs'][number] {
  const opened = openRecord(body, parseKeys(key));
  const [job] = opened.kind === 'opened' ? opened.record.jobs : [];
  if (job === undefined) throw new Error(opened.kind);
  return job;
}

const approvals = { approvals: '1 maintain' };
const [web, mail] = ['jobs/web.nomad.hcl', 'jobs/mail.nomad.hcl'] as const;
const update = 'canary = 1';
const less = service('web', { update, task: 'run_for = "2h"\n      }\n      resources {\n        memory = 64' });
const review = (login: string, state: ReviewDouble['state'] = 'APPROVED'): ReviewDouble => ({ by: login, state });
const objection = review('ada', 'CHANGES_REQUESTED');

/** Whether a command promotes the canary, and why not. */
async function promote(story: CommandStory): Promise<readonly [boolean, string | undefined]> {
  story.age();
  const run = await story.verb('promote', story.command('/outrider promote web'), { inputs: { wait: 'false' } });
  return [await isPromoted(story), run.outputs['reason']];
}

/** A canary that `eve` approved waits. */
async function startApproved(options: Parameters<typeof startCommanded>[0] = {}): Promise<CommandStory> {
  const story = await startCommanded({ inputs: approvals, approver: 'maintain', ...options });
  story.github.reviews.roles = { eve: 'maintain', ada: 'maintain' };
  return story;
}

describe.concurrent('a command has the consents that its registration needed', () => {
  test.each([
    ['is dismissed', ({ list }) => [list[0] ?? review('eve'), review('eve', 'DISMISSED')]],
    ['is taken back', ({ list }) => [...list, review('eve', 'CHANGES_REQUESTED')]],
    ['is joined by an objection', ({ list }) => [...list, objection]],
  ] satisfies [string, (now: { readonly list: readonly ReviewDouble[] }) => readonly ReviewDouble[]][])(
    'nothing is promoted whose approval %s after the registration, even after a plan without approvals',
    async (_what, change) => {
      await using story = await startApproved();
      const { reviews } = story.github;
      const before = reviews.list;
      reviews.list = change(reviews);
      expect(await promote(story)).toEqual([false, 'not-approved']);
      await story.plan();
      expect(await promote(story)).toEqual([false, 'not-approved']);
      reviews.list = before;
      expect(await promote(story)).toEqual([true, '']);
    },
  );

  test('nothing is promoted whose approver has lost the role', async () => {
    await using story = await startApproved();
    story.github.reviews.roles = { eve: 'write', ada: 'maintain' };
    expect(await promote(story)).toEqual([false, 'not-approved']);
  });

  test('reviews count since the plan that was registered, not since a later one', async () => {
    await using story = await startApproved();
    const [approval, against] = [review('eve'), objection].map((row) => ({ ...row, at: new Date(50_000) }));
    const promoteAfterReviews = async (list: readonly ReviewDouble[]) => {
      story.github.reviews.list = list;
      story.age();
      story.setRecord({ since: 100, approvals: { needed: 0, role: 'write' } });
      const run = await story.verb('promote', story.command('/outrider promote web'), { inputs: { wait: 'false' } });
      return run.outputs['reason'];
    };
    if (approval === undefined || against === undefined) throw new Error('No reviews');
    expect(await promoteAfterReviews([approval, against])).toBe('not-approved');
    expect(await promoteAfterReviews([approval])).toBe('');
  });

  test('a guard hit of the registration needs its approval, although a later plan shows no hit', async () => {
    await using story = await startApproved({ inputs: { guards: 'less-memory' }, source: less });
    await story.plan({ inputs: { guards: 'less-memory' } });
    expect(story.record().jobs.map(({ hits }) => hits)).toEqual([undefined]);
    const { reviews } = story.github;
    const before = reviews.list;
    for (const list of [[review('eve', 'DISMISSED')], [...before, objection]]) {
      reviews.list = list;
      expect(await promote(story)).toEqual([false, 'not-approved']);
    }
    reviews.list = before;
    expect(await promote(story)).toEqual([true, '']);
  });

  test.each([
    [{ approvals: '1' }, 'write'],
    [{ approvals: '1 admin' }, 'admin'],
  ])('a command goes by %j of the register run alone', async (registerInputs, approver) => {
    await using story = await startCommanded({ registerInputs, approver });
    const { reviews } = story.github;
    const before = reviews.list;
    reviews.list = [review('eve', 'DISMISSED')];
    expect(await promote(story)).toEqual([false, 'not-approved']);
    reviews.list = before;
    expect(await promote(story)).toEqual([true, '']);
  });

  test.each([
    [approvals, 'the plan needs approvals of the role `maintain`'],
    [{ guards: 'less-memory' }, 'its guarded changes need an approval of the role `maintain`'],
    [{ guards: 'less-memory', 'guard-approvers': 'admin' }, 'of the role `admin`'],
  ])(
    'a revert needs the role of %j of the register run alone, even after another plan',
    async (registerInputs, cause) => {
      await using story = await startCommanded({ update: '', registerInputs, approver: 'maintain' });
      await story.plan();
      const revert = async () => {
        story.age();
        const run = await story.verb('revert', story.command('/outrider revert web 0'));
        return [run.outputs['reason'], (await story.versions('web')).length, joinAnnotations(run)] as const;
      };
      const [reason, versions, text] = await revert();
      expect([reason, versions]).toEqual(['not-allowed', 2]);
      expect(text).toContain(cause);
      story.github.reviews.roles = { ada: 'admin' };
      expect((await revert()).slice(0, 2)).toEqual(['', 3]);
    },
  );

  test.each(['promote', 'fail', 'revert'] as const)(
    'a command to %s from before the registration is refused',
    async (verb) => {
      await using story = await startCommanded();
      const event = story.command(`/outrider ${verb} web`);
      const at = Math.floor(Date.now() / 1000);
      const jobs = story.record().jobs.map((job) => ({ ...job, ...(job.done && { done: { ...job.done, at } }) }));
      story.setRecord({ jobs });
      const run = await story.verb(verb, event);
      expect([run.outputs['reason'], run.outputs['changed']]).toEqual(['plan-newer-than-command', 'false']);
      expect(joinAnnotations(run)).toContain('The job was registered after the command');
    },
  );

  test('a register run records when it registered, and a later one keeps that time', async () => {
    await using story = await startStory({
      files: { [web]: service('web', { image: 'two', update }) },
      running: [service('web')],
    });
    const before = Math.floor(Date.now() / 1000);
    await story.plan();
    await story.register();
    const body = () => story.github.comments[0]?.body ?? '';
    const { done } = openJob(body());
    expect(done?.at).toBeGreaterThanOrEqual(before);
    // The record counts whole seconds.
    await setTimeout(1100);
    await story.register();
    expect(openJob(body()).done?.at).toBe(done?.at);
  });
});

const [head, earlier, commit] = ['b'.repeat(40), 'e'.repeat(40), 'a'.repeat(40)];
const pushed = pushEvent('refs/heads/main', [earlier, commit]);

const listModified = (files: object = {}) =>
  Object.keys(files).map((filename) => ({ filename, status: 'modified' }) as const);

/** Pull requests 5 and 7 of one push; `first` and `second` are the job files that they leave. */
async function startPushed(
  [first, second]: readonly (Readonly<Record<string, string>> | undefined)[],
  inputs: StoryRunOptions['inputs'] = approvals,
): Promise<Story> {
  const story = await startStory({
    files: { [web]: service('web'), [mail]: service('mail') },
    running: [service('web'), service('mail')],
  });
  story.github.filesByPull = { 5: listModified(first) };
  story.github.files = listModified(second);
  if (first !== undefined) await planAs(story, 5, first, inputs);
  await planAs(story, 7, second ?? {}, inputs);
  const merged = { head, state: 'closed', mergedAt: '2026-11-20T09:00:00Z' } as const;
  story.github.pulls = [
    { ...merged, number: 7, mergeCommit: commit },
    { ...merged, number: 5, mergeCommit: earlier },
  ];
  story.github.reviews.roles = { eve: 'maintain', ada: 'maintain', mallory: 'maintain' };
  return story;
}

const random = (job: string) => job.replace('group "app" {', 'meta {\n    run = uuidv4()\n  }\n  group "app" {');

describe.concurrent('the approvals that a registration required are required when the register runs again after another plan', () => {
  const auto = { promote: 'after 1s' };

  test.each([
    ['an objection to what a guard found', { guards: 'less-memory' }, [review('eve'), objection]],
    ['the dismissal of the approval', approvals, [review('eve', 'DISMISSED')]],
  ] satisfies [string, StoryRunOptions['inputs'], ReviewDouble[]][])(
    'no canary is promoted after %s',
    async (_what, inputs, now) => {
      const source = random(less);
      expect(source).toContain('uuidv4');
      await using story = await startStory({ files: { [web]: source }, running: [random(service('web', { update }))] });
      const { reviews } = story.github;
      reviews.roles = { eve: 'maintain', ada: 'maintain' };
      await story.plan({ inputs: { ...inputs } });
      reviews.list = [review('eve')];
      expect((await story.register({ inputs: { ...inputs, wait: 'false' } })).outputs['reason']).toBe('');
      reviews.list = now;
      await story.plan();
      const run = await story.register({ inputs: auto });
      expect([run.outputs['reason'], await isPromoted(story)]).toEqual(['not-approved', false]);
      expect(joinAnnotations(run)).toMatch(/the plan that was registered/i);
      reviews.list = [review('eve')];
      expect([(await story.register({ inputs: auto })).outputs['reason'], await isPromoted(story)]).toEqual(['', true]);
    },
  );

  test.each([approvals, {}])(
    'a canary that waits is promoted by a later run, with the approvals %j from before a later plan',
    async (inputs) => {
      await using story = await startStory({
        files: { [web]: service('web', { image: 'two', update }) },
        running: [service('web', { update })],
      });
      story.github.reviews.roles = { eve: 'maintain' };
      await story.plan({ inputs });
      story.github.reviews.list = [review('eve')];
      expect((await story.register({ inputs: { ...inputs, wait: 'false' } })).outputs['reason']).toBe('');
      await story.plan({ inputs });
      const run = await story.register({ inputs: { ...inputs, ...auto } });
      expect([run.outputs['reason'], run.outputs['outcome'], await isPromoted(story)]).toEqual([
        '',
        'successful',
        true,
      ]);
    },
  );
});

describe.concurrent('the authors of all pull requests of a push', () => {
  const two = { [web]: service('web', { image: 'two' }) };

  test('approve no plan of it, even where their own pull request changes another job by its plan', async () => {
    await using story = await startPushed([{ [mail]: service('mail', { image: 'two' }) }, two]);
    const { reviews } = story.github;
    reviews.commitsByPull = { 5: [{ by: 'mallory' }] };
    Object.assign(reviews, { list: [review('mallory')], listByPull: { 5: [review('eve')] } });
    const run = await story.register({ event: pushed, inputs: { ...approvals, wait: 'false' } });
    expect([run.outputs['reason'], (await story.versions('web')).length]).toEqual(['not-approved', 1]);
    expect(story.github.comments[0]?.body).toContain(
      'contributed to pull request 5, whose changes may go live with this one',
    );
    reviews.list = [review('eve')];
    const rerun = await story.register({ event: pushed, inputs: { ...approvals, wait: 'false' } });
    expect([rerun.outputs['reason'], (await story.versions('web')).length]).toEqual(['', 2]);
  });

  test.each([
    ['a guide', { 'docs/guide.md': 'new' }],
    ['another job', { 'jobs/db.nomad.hcl': service('db') }],
  ])('approve a plan of it where their own pull request without a plan changes only %s', async (_what, first) => {
    await using story = await startPushed([undefined, two]);
    story.github.filesByPull = { 5: listModified(first) };
    const { reviews } = story.github;
    // No address of an account: for a job, no approval would count.
    reviews.commitsByPull = { 5: [{ by: 'eve' }, { by: undefined }] };
    reviews.list = [review('eve')];
    const run = await story.register({ event: pushed, inputs: { ...approvals, wait: 'false' } });
    expect([run.outputs['reason'], (await story.versions('web')).length]).toEqual(['', 2]);
  });
});

describe.concurrent('a pull request of a push whose plan does not count', () => {
  const [first, second] = [{ [web]: service('web', { image: 'two' }) }, { [web]: service('web', { image: 'three' }) }];
  const refused = 'The same commit merges pull request 5, whose plan is not valid: ';

  test.each([
    ['is deleted', (story: Story) => void (story.github.commentsByPull = { 5: [] })],
    ['is edited', editFifth],
  ])(
    'refuses the job that it changes, although the plan of a later one shows it: its comment %s',
    async (_what, change) => {
      await using story = await startPushed([first, second]);
      Object.assign(story.github.reviews, { list: [review('eve')], listByPull: { 5: [review('eve'), objection] } });
      const register = async () => {
        const run = await story.register({ event: pushed, inputs: { ...approvals, wait: 'false' } });
        return [run.outputs['reason'], (await story.versions('web')).length, joinAnnotations(run)] as const;
      };
      expect((await register()).slice(0, 2)).toEqual(['not-approved', 1]);
      change(story);
      const [reason, versions, text] = await register();
      expect([reason, versions]).toEqual(['not-reviewed', 1]);
      expect(text).toContain(refused);
      expect(text).toContain('Plan pull request 5 again');
    },
  );

  test.each([
    'the list of its files is too long',
    'GitHub does not list its files',
    'it changes the configuration file',
  ])('refuses every job where %s', async (what) => {
    const files = { '.github/outrider.yml': 'strict-vars: false\n' };
    await using story = await startPushed([undefined, { ...second, ...files }]);
    const many = Array.from(
      { length: 3000 },
      (_, index) => ({ filename: `docs/${index}.md`, status: 'modified' }) as const,
    );
    story.github.filesByPull = {
      5: what.includes('too long') ? many : what.includes('configuration') ? listModified(files) : [],
    };
    story.github.reviews.list = [review('eve')];
    await using wire = await startNomadProxy(story.github.url, (request) => {
      if (what.startsWith('GitHub') && request.path.startsWith('/repos/acme/jobs/pulls/5/files'))
        request.answer(500, 'down');
    });
    // The proxy passes no links to further pages on.
    const { url } = what.startsWith('GitHub') ? wire : story.github;
    const env = { GITHUB_API_URL: url, GITHUB_GRAPHQL_URL: `${url}/graphql` };
    const run = await story.register({ event: pushed, env, inputs: { ...approvals, wait: 'false' } });
    expect([run.outputs['reason'], (await story.versions('web')).length]).toEqual(['not-reviewed', 1]);
  });
});

function editFifth({ github }: Story): void {
  github.commentsByPull = {
    5: (github.commentsByPull?.[5] ?? []).map((row) => ({ ...row, body: row.body.replace('web', 'wab') })),
  };
}

describe.concurrent('pull requests that are registered together', () => {
  test.each(['objects', 'is dismissed'])(
    'nothing is promoted while a review of another pull request of the push %s',
    async (event) => {
      const canary = { [web]: service('web', { image: 'two', update }) };
      await using story = await startPushed([canary, { [web]: `${canary[web]}# of pull request 7\n` }]);
      const { reviews } = story.github;
      const listByPull = { 5: [review('eve')] };
      Object.assign(reviews, { list: [review('eve')], listByPull });
      expect((await story.register({ event: pushed, inputs: approvals })).outputs['reason']).toBe('');
      const thread = openCommandThread(story.github, key);
      thread.age();
      story.github.commands.roles = { ada: 'maintain' };
      const promoteByComment = async () => {
        const env = { GITHUB_API_URL: story.github.url, GITHUB_GRAPHQL_URL: `${story.github.url}/graphql` };
        const inputs = {
          mode: 'promote',
          'from-command': 'true',
          commands: 'promote',
          'signing-key': key,
          wait: 'false',
        };
        const run = await story.run({ event: thread.command('/outrider promote web'), env, inputs });
        return [run.outputs['reason'], await isPromoted(story)];
      };
      reviews.listByPull = { 5: event === 'objects' ? [review('eve'), objection] : [review('eve', 'DISMISSED')] };
      expect(await promoteByComment()).toEqual(['not-approved', false]);
      reviews.listByPull = listByPull;
      expect(await promoteByComment()).toEqual(['', true]);
    },
  );
});

const isWrite = (path: string): boolean => /^(?:POST|PUT) \/v1\/jobs(?:\?|$)/.test(path);

/** Registers once the reviews change while Nomad gets the first request that `isMoment` names. */
async function registerDuring(
  story: Story,
  isMoment: (path: string) => boolean,
  change: () => void,
  inputs: StoryRunOptions['inputs'],
  event: { readonly plan?: StoryRunOptions['event']; readonly register?: StoryRunOptions['event'] } = {},
) {
  let isDone = false;
  await using wire = await startNomadProxy(story.sandbox.scheduler, ({ method, path }) => {
    if (isDone || !isMoment(`${method} ${path}`)) return;
    isDone = true;
    change();
  });
  const given = { ...approvals, address: wire.url };
  const { 'stop-removed': stopRemoved = 'false', stages = '' } = inputs ?? {};
  await story.plan({
    inputs: { ...given, stages, 'stop-removed': stopRemoved },
    ...(event.plan && { event: event.plan }),
  });
  story.github.reviews.list = [review('eve')];
  // Awaited, because the proxy ends with this function.
  return await story.register({ inputs: { ...given, ...inputs }, ...(event.register && { event: event.register }) });
}

describe.concurrent('a register run judges the consents again immediately before a later write', () => {
  const changes: readonly (readonly [string, (story: Story) => void])[] = [
    ['a maintainer objects', ({ github: { reviews } }) => void (reviews.list = [...reviews.list, objection])],
    ['the approval is dismissed', ({ github: { reviews } }) => void (reviews.list = [review('eve', 'DISMISSED')])],
    ['GitHub stops to answer', ({ github: { reviews } }) => void (reviews.status = 500)],
  ];

  test.each(changes)('no canary is promoted after %s while it is observed', async (_what, change) => {
    await using story = await startStory({
      files: { [web]: service('web', { image: 'two', update }) },
      running: [service('web', { update })],
    });
    story.github.reviews.roles = { eve: 'maintain', ada: 'maintain' };
    const inputs = { promote: 'after 1s' };
    const run = await registerDuring(
      story,
      (path) => /^GET \/v1\/job\/web\/deployment\b/.test(path),
      () => change(story),
      inputs,
    );
    expect([run.exitCode, run.outputs['reason'], await isPromoted(story)]).toEqual([1, 'not-approved', false]);
    expect(joinAnnotations(run)).toContain('Its canaries were not promoted: ');
    expect(await story.versions('web')).toHaveLength(2);
  });

  test.each(changes)('no job of a later stage is registered after %s', async (_what, change) => {
    await using story = await startStory({
      files: { [mail]: service('mail', { image: 'two' }), [web]: service('web', { image: 'two' }) },
      running: [service('mail'), service('web')],
    });
    story.github.reviews.roles = { eve: 'maintain', ada: 'maintain' };
    const stages = JSON.stringify([[mail], [web]]);
    const run = await registerDuring(story, isWrite, () => change(story), { stages });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-approved']);
    expect([(await story.versions('mail')).length, (await story.versions('web')).length]).toEqual([2, 1]);
  });

  test.each([...changes, ['nothing', () => undefined] as const])(
    'no job is stopped after the rollouts if consents were withdrawn by then: %s',
    async (what, change) => {
      const files = { [mail]: service('mail'), [web]: service('web', { image: 'two' }) };
      await using story = await startStory({ files, running: [service('mail'), service('web')] });
      story.github.reviews.roles = { eve: 'maintain', ada: 'maintain' };
      const base = story.workspace.commit();
      story.workspace.remove(mail);
      story.github.contents = files;
      story.github.files = [{ filename: mail, status: 'removed' }];
      const event = { plan: pullRequestEvent(false, { base }), register: createClosedEvent(true) };
      const run = await registerDuring(story, isWrite, () => change(story), { 'stop-removed': 'true' }, event);
      const isKept = what !== 'nothing';
      const { Stop: isStopped } = await story.ask<Record<'Stop', boolean>>('GET', '/v1/job/mail');
      expect([run.exitCode, run.outputs['reason'], isStopped]).toEqual(
        isKept ? [1, 'not-approved', false] : [0, '', true],
      );
      expect(await story.versions('web')).toHaveLength(2);
      expect(joinAnnotations(run).includes('`mail` was not stopped: ')).toBe(isKept);
    },
  );

  test('the second of two stops is not made after an objection during the first one', async () => {
    const [first, second] = ['jobs/mail.nomad.hcl', 'jobs/web.nomad.hcl'] as const;
    const files = { [first]: service('mail'), [second]: service('web'), 'jobs/db.nomad.hcl': service('db') };
    await using story = await startStory({ files, running: Object.values(files) });
    story.github.reviews.roles = { eve: 'maintain', ada: 'maintain' };
    const base = story.workspace.commit();
    for (const name of [first, second]) story.workspace.remove(name);
    story.github.contents = files;
    story.github.files = [first, second].map((filename) => ({ filename, status: 'removed' }) as const);
    const event = { plan: pullRequestEvent(false, { base }), register: createClosedEvent(true) };
    const object = () => void (story.github.reviews.list = [review('eve'), objection]);
    const run = await registerDuring(story, isWrite, object, { 'stop-removed': 'true' }, event);
    const jobs = await story.ask<readonly Record<'Stop', boolean>[]>('GET', '/v1/jobs');
    expect([run.outputs['reason'], jobs.filter(({ Stop: isStopped }) => isStopped).length]).toEqual([
      'not-approved',
      1,
    ]);
  });
});
