import { laterThanAnyWrite } from '../support/signing.ts';
import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { service } from '../support/registering.ts';
import { startCommanded, type CommandStory } from '../support/commanding.ts';

const head = 'b'.repeat(40);
const merged = { number: 7, head, state: 'closed', mergedAt: '2026-11-20T09:00:00Z' } as const;
const open = { number: 7, head, state: 'open' } as const;
const promote = '/outrider promote web';
const bob = { login: 'bob', type: 'User' };

/** Whether the canary still waits: nothing was promoted, failed or reverted. */
async function isUntouched(story: CommandStory): Promise<boolean> {
  const path = '/v1/job/web/deployment';
  const { Status, TaskGroups } = await story.ask<{ Status: string; TaskGroups: { app: { Promoted: boolean } } }>(
    'GET',
    path,
  );
  return Status === 'running' && !TaskGroups.app.Promoted;
}

/** The result of a gate or a verb for a command. */
function verdict({ exitCode, outputs }: ActionRun): readonly unknown[] {
  return [exitCode, outputs['command'], outputs['reason']];
}

/** The results of gate and step for a command to promote, and whether the cluster is unchanged. */
async function runBoth(
  story: CommandStory,
  event: ReturnType<CommandStory['comment']>,
  inputs: Readonly<Record<string, string>> = {},
): Promise<readonly unknown[]> {
  const gate = await story.gate(event, inputs);
  const { exitCode, outputs } = await story.verb('promote', event, { inputs });
  return [...verdict(gate), exitCode, outputs['reason'], outputs['changed'], await isUntouched(story)];
}

/** The result of {@link runBoth} for a refused command. */
function refusal(reason: string): readonly unknown[] {
  return [0, '', reason, 1, reason, 'false', true];
}

/** No reaction, status or reply shows that the comment was read. */
function expectNoResponse({ github }: CommandStory, requests: number): void {
  expect(github.commands).toMatchObject({ reactions: [], statuses: [] });
  expect(github.comments.some(({ body }) => body.includes('outrider:reply'))).toBe(false);
  expect(requests).toBeLessThanOrEqual(4);
}

/** The person who approved the plan before its registration requests changes of it. */
async function startObjected(inputs: Readonly<Record<string, string>>): Promise<CommandStory> {
  const running = [service('web', { update: 'canary = 1', count: 2 })];
  const story = await startCommanded({ inputs, running, approver: 'maintain' });
  story.github.reviews.list = [{ by: 'eve', state: 'CHANGES_REQUESTED' }];
  return story;
}

describe.concurrent('attacks by commands in comments', () => {
  test.each([
    ['is only a reader', 'read'],
    ['may only triage', 'triage'],
    ['has no role', 'none'],
    ['is unknown to GitHub', 404],
    ['has a role that GitHub does not know', 'deployer'],
  ])('an author who %s gets no response and changes nothing', async (_, role) => {
    await using story = await startCommanded();
    story.github.commands.roles = { ada: role };
    const event = story.command(promote);
    const before = story.github.requests.length;
    const gate = await story.gate(event);
    expect(verdict(gate)).toEqual([0, '', 'not-allowed']);
    expectNoResponse(story, story.github.requests.length - before);
    const run = await story.verb('promote', event);
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-allowed']);
    expect(await isUntouched(story)).toBe(true);
    expectNoResponse(story, 0);
  });

  test('an author whose role GitHub cannot report changes nothing, and gets the reason', async () => {
    await using story = await startCommanded();
    story.github.commands.roles = { ada: 500 };
    const event = story.command(promote);
    expect(verdict(await story.gate(event))).toEqual([0, '', 'not-allowed']);
    const run = await story.verb('promote', event);
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-allowed']);
    expect(await isUntouched(story)).toBe(true);
    const replies = story.github.comments.filter(({ body }) => body.startsWith('<!-- outrider:reply'));
    expect(replies.map(({ body }) => body)).toEqual([expect.stringContaining('Could not read the role of `ada`')]);
    expect(story.github.commands.statuses).toEqual([]);
  });

  test.each([
    [{ commanders: 'maintain' }, 'write'],
    [{ commanders: 'admin' }, 'maintain'],
    [{ commanders: 'bob' }, 'admin'],
    [{ commanders: 'ada' }, 'triage'],
  ])('the inputs %j do not let an account with the role %s give commands', async (inputs, role) => {
    await using story = await startCommanded();
    story.github.commands.roles = { ada: role };
    expect(await runBoth(story, story.command(promote), inputs)).toEqual(refusal('not-allowed'));
  });

  test('a custom role of an organization counts as the role that it extends', async () => {
    await using story = await startCommanded();
    story.github.commands.roles = { ada: 'deployer of write' };
    expect(verdict(await story.gate(story.command(promote)))).toEqual([0, 'promote', '']);
    expect(await runBoth(story, story.command(promote), { commanders: 'maintain' })).toEqual(refusal('not-allowed'));
  });

  test('an app gives commands only by its name, and `author_association` does not count', async () => {
    await using story = await startCommanded();
    story.github.commands.roles = { 'acme[bot]': 'admin', mallory: 'read' };
    const event = story.command(promote, { login: 'acme[bot]', type: 'Bot' });
    expect(await runBoth(story, event)).toEqual(refusal('not-allowed'));
    expect(verdict(await story.gate(event, { commanders: 'write\nacme[bot]' }))).toEqual([0, 'promote', '']);
    const owner = story.command(promote, { login: 'mallory', type: 'User' });
    (owner.payload as { comment: object }).comment = {
      ...(owner.payload as { comment: object }).comment,
      author_association: 'OWNER',
    };
    expect(await runBoth(story, owner)).toEqual(refusal('not-allowed'));
  });

  test.each([
    ['an edited comment', { action: 'edited' }],
    ['a comment on an issue', { issue: { number: 7 } }],
    ['another sender than the author', { sender: bob }],
  ])('an event about %s is not a command, whoever wrote it', async (_, change) => {
    await using story = await startCommanded();
    const event = story.command(promote);
    const before = story.github.requests.length;
    const changed = { ...event, payload: { ...(event.payload as object), ...change } };
    expect(verdict(await story.gate(changed))).toEqual([0, '', 'not-a-command']);
    expect(story.github.requests.length).toBe(before);
    const run = await story.verb('promote', changed);
    expect([run.exitCode, run.outputs['reason'], await isUntouched(story)]).toEqual([1, 'not-a-command', true]);
  });

  test.each([
    [`> ${promote}`, '', 'not-a-command'],
    ['/outrider promote web address=http://evil.example', 'help', ''],
  ])('the comment %j promotes nothing', async (text, verb, reason) => {
    await using story = await startCommanded();
    const event = story.comment(text);
    expect(verdict(await story.gate(event))).toEqual([0, verb, reason]);
    expect((await story.verb('promote', event)).outputs['reason']).toBe('not-a-command');
    expect(await isUntouched(story)).toBe(true);
    const answers = story.github.comments.filter(({ body }) => body.startsWith('<!-- outrider:reply'));
    expect(answers.length > 0).toBe(verb === 'help');
  });

  test('nothing of a command reaches the log, an output or a comment as a workflow command or Markdown', async () => {
    await using story = await startCommanded();
    const job = '::set-output::x](http://evil.example)<!--@everyone`|';
    const gate = await story.gate(story.command(`/outrider promote ${job}`));
    expect(verdict(gate)).toEqual([0, '', 'not-applicable']);
    const reply = story.github.comments.find(({ body }) => body.includes('outrider:reply'))?.body ?? '';
    expect(reply).toContain('Command refused');
    expect(reply.replaceAll(/(`+)(?!`).*?[^`]\1(?!`)/g, '')).not.toMatch(/evil|@everyone/);
    expect(Object.keys(gate.outputs)).not.toContain('x');
  });

  test('a comment that was edited or deleted after it started the run is not followed', async () => {
    await using story = await startCommanded();
    const event = story.command(promote);
    const comment = story.github.comments.at(-1);
    story.github.editComment(comment?.id ?? 0, '/outrider status web', { login: 'ada', type: 'User' });
    expect(await runBoth(story, event)).toEqual(refusal('not-a-command'));
    story.github.comments.splice(
      story.github.comments.findIndex(({ id }) => id === comment?.id),
      1,
    );
    expect(await runBoth(story, event)).toEqual(refusal('not-a-command'));
  });

  test('a command from before the plan, or from the same second, is refused', async () => {
    await using story = await startCommanded();
    const event = story.command(promote);
    const written = Date.parse(story.github.comments.at(-1)?.created_at ?? '');
    for (const milliseconds of [0, 999, 60_000]) {
      story.setRecord({ since: Math.floor((written + milliseconds) / 1000) });
      expect(await runBoth(story, event)).toEqual(refusal('plan-newer-than-command'));
    }
    story.setRecord({ since: Math.floor((written - 1) / 1000) });
    expect(verdict(await story.gate(event))).toEqual([0, 'promote', '']);
  });

  test('a push between the plan and the command is refused', async () => {
    await using story = await startCommanded();
    story.github.pulls = [{ ...merged, head: 'd'.repeat(40) }];
    expect(await runBoth(story, story.command(promote))).toEqual(refusal('other-head'));
  });

  test.each([
    [
      'a push',
      'other-head',
      (story: CommandStory) => void (story.github.pulls = [{ ...merged, head: 'd'.repeat(40) }]),
    ],
    [
      'the loss of the right',
      'not-allowed',
      (story: CommandStory) => void (story.github.commands.roles = { ada: 'read' }),
    ],
    [
      'an edit of the comment',
      'not-a-command',
      (story: CommandStory) => story.github.editComment(story.github.comments.at(-1)?.id ?? 0, '/outrider help', bob),
    ],
    ['a new plan', 'plan-newer-than-command', (story: CommandStory) => story.setRecord({ since: laterThanAnyWrite })],
    [
      'a closed pull request',
      'closed',
      (story: CommandStory) => void (story.github.pulls = [{ ...open, state: 'closed' }]),
    ],
    [
      'another registration',
      'not-applicable',
      (story: CommandStory) =>
        story.setRecord({
          jobs: story
            .record()
            .jobs.map((job) => ({ ...job, done: { index: 99_999, outcome: 'successful', run: 'run 9' } })),
        }),
    ],
    ['a failure of GitHub', 'not-allowed', (story: CommandStory) => void (story.github.commands.roles = { ada: 500 })],
  ])('%s between the start of the step and its write is refused', async (_, reason, change) => {
    await using story = await startCommanded();
    const event = story.command(promote);
    let requestCount = 0;
    // The first request for the author is sent at the start, the second one immediately before the write.
    story.github.before = (line) => {
      if (line.includes('/permission') && (requestCount += 1) === 2) change(story);
    };
    const run = await story.verb('promote', event);
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, reason, 'false']);
    expect(await isUntouched(story)).toBe(true);
    expect(story.github.commands.statuses.map(({ state }) => state)).toEqual(['pending', 'failure']);
  });

  test('promote, fail and revert do not change versions of other pull requests', async () => {
    await using story = await startCommanded();
    const { jobs } = story.record();
    expect(await runBoth(story, story.command('/outrider promote api'))).toEqual(refusal('not-applicable'));
    story.setRecord({ jobs: jobs.map(({ done: _done, ...job }) => job) });
    expect(await runBoth(story, story.command(promote))).toEqual(refusal('not-applicable'));
    story.setRecord({ jobs: jobs.map((job) => ({ ...job, done: { index: 1, outcome: 'successful', run: 'run 1' } })) });
    for (const verb of ['promote', 'fail', 'revert'] as const) {
      const run = await story.verb(verb, story.command(`/outrider ${verb} web`));
      expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-applicable']);
    }
    expect(await isUntouched(story)).toBe(true);
    expect(await story.versions('web')).toHaveLength(2);
  });

  test('a command for a job of another namespace, cluster or comment is refused', async () => {
    await using story = await startCommanded();
    const event = story.command(promote);
    const namespace = await story.verb('promote', event, { inputs: { namespace: 'prod' } });
    expect(namespace.outputs['reason']).toBe('unknown-plan');
    expect(await runBoth(story, event, { environment: 'staging' })).toEqual(refusal('unknown-plan'));
    story.setRecord({ cluster: 'other.example:4646' });
    const cluster = await story.verb('promote', event);
    expect([cluster.outputs['reason'], await isUntouched(story)]).toEqual(['unknown-plan', true]);
  });

  test('a record that is forged, of another pull request or by another account takes no commands', async () => {
    await using story = await startCommanded();
    const event = story.command(promote);
    expect(await runBoth(story, event, { 'signing-key': 'another-key-of-sixteen-bytes' })).toEqual(
      refusal('unknown-plan'),
    );
    expect(await runBoth(story, event, { 'signing-key': '' })).toEqual(refusal('unknown-plan'));
    story.setRecord({ pullRequest: 8 });
    expect(await runBoth(story, event)).toEqual(refusal('unknown-plan'));
    story.setRecord({ pullRequest: 7, repository: 'acme/other' });
    expect(await runBoth(story, event)).toEqual(refusal('unknown-plan'));
    const [plan] = story.github.comments;
    const text = plan?.body ?? '';
    story.github.comments.splice(0, 1);
    expect(await runBoth(story, event)).toEqual(refusal('unknown-plan'));
    story.github.postComment(text, bob);
    expect(await runBoth(story, event)).toEqual(refusal('unknown-plan'));
  });

  test('Gitea, which has no GraphQL, takes commands for signed plans', async () => {
    await using story = await startCommanded();
    story.github.graphql = 'missing';
    const run = await story.verb('promote', story.command(promote), {
      env: { GITHUB_GRAPHQL_URL: '' },
      inputs: { 'comment-author': 'github-actions[bot]' },
    });
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
  });

  test('on the pull request of a fork, only plan and status are possible, and they name the commit that was read', async () => {
    await using story = await startCommanded();
    story.github.pulls = [{ ...open, from: 'stranger/jobs' }];
    expect(await runBoth(story, story.command(promote))).toEqual(refusal('fork'));
    const gate = async (text: string, inputs = {}): Promise<readonly unknown[]> =>
      verdict(await story.gate(story.comment(text), inputs));
    expect(await gate('/outrider plan')).toEqual([0, '', 'fork']);
    expect(await gate('/outrider status web')).toEqual([0, '', 'fork']);
    expect(await gate(`/outrider plan commit ${'d'.repeat(40)}`)).toEqual([0, '', 'other-head']);
    expect(await gate(`/outrider plan commit ${head}`)).toEqual([0, 'plan', '']);
    expect(await gate(`/outrider status web plan ${story.planId()}`)).toEqual([0, 'status', '']);
    expect(await gate(promote)).toEqual([0, '', 'fork']);
  });

  test('a closed pull request takes no commands, and a merged one takes no plan', async () => {
    await using story = await startCommanded();
    expect(verdict(await story.gate(story.comment('/outrider plan')))).toEqual([0, '', 'closed']);
    story.github.pulls = [{ ...open, state: 'closed' }];
    expect(await runBoth(story, story.command(promote))).toEqual(refusal('closed'));
  });

  test('a command that `commands` does not allow is refused by the gate and by its step', async () => {
    await using story = await startCommanded();
    expect(await runBoth(story, story.command(promote), { commands: 'plan\nstatus\nhelp' })).toEqual(
      refusal('not-allowed'),
    );
    expect(await runBoth(story, story.command(promote), { commands: '' })).toEqual(refusal('not-allowed'));
  });

  test('a mode refuses the command of another verb', async () => {
    await using story = await startCommanded();
    const event = story.comment('/outrider status web');
    for (const verb of ['promote', 'fail', 'revert'] as const)
      expect((await story.verb(verb, event)).outputs['reason']).toBe('not-a-command');
    expect(await isUntouched(story)).toBe(true);
  });

  test.each([
    ['approvals', { approvals: '1' }],
    ['a hit of a guard', { guards: 'fewer-allocations' }],
  ])('a request for changes of a plan with %s stops promote, as it stops a register run', async (_, inputs) => {
    await using story = await startObjected(inputs);
    const { reviews } = story.github;
    expect(await runBoth(story, story.command(promote))).toEqual(refusal('not-approved'));
    const replies = story.github.comments.map(({ body }) => body);
    expect(replies).toContainEqual(expect.stringContaining('`eve` requested changes to the plan'));
    reviews.status = 500;
    const unread = await story.verb('promote', story.command(promote));
    expect([unread.outputs['reason'], await isUntouched(story)]).toEqual(['server', true]);
    reviews.status = 200;
    reviews.list = [{ by: 'eve', state: 'DISMISSED' }];
    expect(await runBoth(story, story.command(promote))).toEqual(refusal('not-approved'));
    reviews.list = [{ by: 'eve', state: 'APPROVED' }];
    const run = await story.verb('promote', story.command(promote));
    expect(run.outputs).toMatchObject({ reason: '', changed: 'true' });
  });

  test('a request for changes of a plan that needs no approval does not stop promote', async () => {
    await using story = await startObjected({});
    const run = await story.verb('promote', story.command(promote));
    expect(run.outputs).toMatchObject({ reason: '', changed: 'true' });
  });

  test('a request for changes stops neither `fail` nor `revert`, which take the change back', async () => {
    await using story = await startObjected({ approvals: '1' });
    const event = story.command('/outrider fail web');
    expect((await story.gate(event)).outputs['command']).toBe('fail');
    expect((await story.verb('fail', event)).outputs).toMatchObject({ changed: 'true' });
    expect(await story.ask('GET', '/v1/job/web/deployment')).toMatchObject({ Status: 'failed' });
    story.github.commands.roles = { ada: 'maintain' };
    story.github.reviews.roles = { ada: 'maintain', eve: 'maintain' };
    const revert = await story.verb('revert', story.command('/outrider revert web 0'));
    expect(revert.outputs).toMatchObject({ reason: '', changed: 'true' });
  });

  test.each<[string, (story: CommandStory) => void]>([
    [
      'that was edited, and edited back with another word',
      ({ github }) => {
        const { id = 0, body = '' } = github.comments.at(-1) ?? {};
        for (const end of ['', 'please']) github.editComment(id, `${body} ${end}`, { login: 'ada', type: 'User' });
      },
    ],
    [
      'that a deleted account seems to have given',
      ({ github }) => {
        const { id = 0, body = '' } = github.comments.at(-1) ?? {};
        github.editComment(id, body, undefined);
        Object.assign(github.comments.at(-1) ?? {}, { user: null });
      },
    ],
    [
      'after the comment with the plan was edited',
      ({ github }) => github.editComment(1, `${github.comments[0]?.body} `.replace('### ', '### Not: '), bob),
    ],
  ])('a command %s promotes nothing', async (_, change) => {
    await using story = await startCommanded();
    const event = story.command(promote);
    change(story);
    const { exitCode, outputs } = await story.verb('promote', event);
    expect([exitCode, outputs['changed'], outputs['receipts'], await isUntouched(story)]).toEqual([
      1,
      'false',
      '[]',
      true,
    ]);
  });

  test.each(['-1', '1e0', '0x0', '0;1'])('no command reverts to the version %s', async (version) => {
    await using story = await startCommanded({ update: '' });
    const run = await story.verb('revert', story.command(`/outrider revert web ${version}`));
    expect([run.exitCode, run.outputs['changed']]).toEqual([1, 'false']);
    expect(await story.versions('web')).toHaveLength(2);
  });

  test('a command on a locked conversation works, and its reply that GitHub refuses does not fail it', async () => {
    await using story = await startCommanded();
    const event = story.command(promote);
    story.github.locked = true;
    const { exitCode, outputs } = await story.verb('promote', event);
    expect([exitCode, outputs['changed']]).toEqual([0, 'true']);
  });

  test('two commands at once change the job once', async () => {
    await using story = await startCommanded({ update: '' });
    const events = [story.command('/outrider revert web 0'), story.command('/outrider revert web')];
    const runs = await Promise.all(events.map(async (event) => story.verb('revert', event)));
    expect(runs.filter(({ outputs }) => outputs['changed'] === 'true')).toHaveLength(1);
    expect(await story.versions('web')).toHaveLength(3);
  });
});
