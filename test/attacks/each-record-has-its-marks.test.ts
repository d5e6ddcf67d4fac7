import { describe, expect, test } from 'vitest';
import { openRecord } from '../../src/review/record-codec.ts';
import { joinAnnotations } from '../support/launching.ts';
import type { ActionRun } from '../support/action.ts';
import { openCommandThread, type CommandThread } from '../support/command-thread.ts';
import { pushEvent } from '../support/github.ts';
import { service, startNomadProxy, startStory, type Story, type StoryRunOptions } from '../support/registering.ts';
import { planAs } from '../support/several-pulls.ts';
import { parseKeys } from '../support/signing.ts';

const key = 'a-key-of-more-than-sixteen-bytes';
const commands = 'promote\nfail';
const update = 'canary = 1';
const [web, mail, db] = ['jobs/web.nomad.hcl', 'jobs/mail.nomad.hcl', 'jobs/db.nomad.hcl'] as const;
const before = { [web]: service('web', { update }), [mail]: service('mail') };
const [canary, newMail] = [service('web', { update, image: 'two' }), service('mail', { image: 'two' })];
const [commit, earlier, head] = ['a'.repeat(40), 'e'.repeat(40), 'b'.repeat(40)];
const pushed = pushEvent('refs/heads/main', [earlier, commit]);

/** Pull request 5 changes the files, pull request 7 changes `mail`; both are merged by one push. */
async function startPush(
  files: Readonly<Record<string, string>>,
  inputs: StoryRunOptions['inputs'] = {},
): Promise<Story> {
  const story = await startStory({ files: before, running: Object.values(before) });
  const { github, workspace } = story;
  const names = Object.keys(files);
  github.filesByPull = { 5: names.map((filename) => ({ filename, status: 'modified' })) };
  github.files = [{ filename: mail, status: 'modified' }];
  github.reviews.roles = { ada: 'maintain', eve: 'maintain' };
  github.commands.roles = { ada: 'maintain' };
  await planAs(story, 5, files, inputs);
  if (db in files) workspace.remove(db);
  await planAs(story, 7, { ...before, [mail]: newMail }, inputs);
  for (const [name, source] of Object.entries(files)) workspace.write(name, source);
  const mergedAt = new Date(Date.now() - 60_000).toISOString();
  const merged = { head, state: 'closed', mergedAt } as const;
  github.pulls = [
    { ...merged, number: 7, mergeCommit: commit },
    { ...merged, number: 5, mergeCommit: earlier },
  ];
  return story;
}

/** The text of the comment of a pull request, and the marks of its record: the jobs, and the pull requests whose consents count. */
function readMarks({ github }: Pick<Story, 'github'>, number: 5 | 7) {
  const { body = '' } = (number === 5 ? github.commentsByPull[5] : github.comments)?.[0] ?? {};
  const opened = openRecord(body, parseKeys(key));
  if (opened.kind !== 'opened') throw new Error(`The record of ${number} is ${opened.kind}`);
  const { jobs, removed, registered = [] } = opened.record;
  const done = [...jobs, ...removed].flatMap(({ id, done: mark }) => (mark === undefined ? [] : [[id, mark.outcome]]));
  return { body, done, consents: registered.map(({ pullRequest }) => pullRequest) };
}

async function recordRequests(story: Story, run: () => Promise<ActionRun>): Promise<readonly string[]> {
  const [{ id } = { id: 0 }] = story.github.commentsByPull[5] ?? [];
  const from = story.github.requests.length;
  await run();
  return story.github.requests
    .slice(from)
    .filter((line) => line.endsWith(`/issues/comments/${id}`))
    .map((line) => line.split(' ')[0] ?? '');
}

async function collectGarbage({ sandbox }: Story): Promise<void> {
  await fetch(`${sandbox.scheduler}/v1/system/gc`, { method: 'PUT' });
}

function openThread({ github }: Story): CommandThread {
  const thread = {
    postComment: (...item: Parameters<typeof github.postComment>) => github.postComment(...item),
    editComment: (...item: Parameters<typeof github.editComment>) => github.editComment(...item),
    get comments() {
      return [...(github.commentsByPull[5] ?? []), ...github.comments];
    },
  };
  return openCommandThread(thread, key, 5);
}

describe.concurrent('registrations for another pull request of a push', () => {
  test('a job of an earlier pull request that an operator purged is not registered again, even after garbage collection', async () => {
    await using story = await startPush({ [db]: service('db') });
    expect((await story.register({ event: pushed })).exitCode).toBe(0);
    await story.ask('DELETE', '/v1/job/db?purge=true');
    await collectGarbage(story);
    const rerun = await story.register({ event: pushed });
    expect([rerun.exitCode, rerun.outputs['reason']]).toEqual([1, 'plan-changed']);
    expect(joinAnnotations(rerun)).toContain('`db` was not registered again');
    await expect(story.ask('GET', '/v1/job/db')).rejects.toThrow('404');
  });

  test('each job is marked in the comment of its pull request, by two requests, once', async () => {
    await using story = await startPush({ [db]: service('db') });
    expect(await recordRequests(story, () => story.register({ event: pushed }))).toEqual(['GET', 'PATCH']);
    const [five, seven] = [readMarks(story, 5), readMarks(story, 7)];
    expect([five.done, seven.done]).toEqual([[['db', 'successful']], [['mail', 'successful']]]);
    expect(five.body).toMatch(/### 🟢 `db` rolled out in .*\n\nRegistered with pull request #7\./);
    expect(five.body).toContain('The plan that was reviewed');
    expect(five.body).not.toContain('`mail`');
    expect(seven.body).toMatch(/### 🟢 2 jobs rolled out/);
    expect(seven.body).not.toContain('Registered with');
    expect(await recordRequests(story, () => story.register({ event: pushed }))).toEqual([]);
  });

  test('a stop of an earlier pull request is marked in its comment', async () => {
    await using story = await startStory({ files: before, running: Object.values(before) });
    const inputs = { 'only-changed': 'true', 'stop-removed': 'true' };
    story.github.filesByPull = { 5: [{ filename: web, status: 'removed' }] };
    story.github.files = [{ filename: mail, status: 'modified' }];
    const base = story.workspace.commit();
    story.workspace.remove(web);
    await planAs(story, 5, {}, inputs, base);
    await planAs(story, 7, { ...before, [mail]: newMail }, inputs);
    story.workspace.remove(web);
    const merged = { head, state: 'closed', mergedAt: '2026-11-20T09:00:00Z' } as const;
    story.github.pulls = [
      { ...merged, number: 7, mergeCommit: commit },
      { ...merged, number: 5, mergeCommit: earlier },
    ];
    expect((await story.register({ event: pushed, inputs })).exitCode).toBe(0);
    expect([readMarks(story, 5).done, readMarks(story, 7).done]).toEqual([
      [['web', 'stopped']],
      [['mail', 'successful']],
    ]);
    await story.operate(before[web]);
    const rerun = await story.register({ event: pushed, inputs });
    expect(joinAnnotations(rerun)).toContain('was not stopped again: run 12 stopped it');
    expect(await story.ask('GET', '/v1/job/web')).toMatchObject({ Stop: false });
  });

  test('canaries of an earlier pull request are promoted by a command on it, as long as all consents are valid', async () => {
    await using story = await startPush({ [web]: canary }, { commands, approvals: '1' });
    const approval = { by: 'eve', state: 'APPROVED' } as const;
    story.github.reviews.list = [approval];
    story.github.reviews.listByPull = { 5: [approval] };
    const run = await story.register({ event: pushed, inputs: { commands, approvals: '1' } });
    expect(run.outputs['outcome']).toBe('awaiting-promotion');
    expect([readMarks(story, 5).consents, readMarks(story, 7).consents]).toEqual([
      [7, 5],
      [7, 5],
    ]);
    const thread = openThread(story);
    expect(readMarks(story, 5).body).toContain(`/outrider promote web plan ${thread.planId()}`);
    expect(readMarks(story, 7).body).not.toContain('/outrider promote web');
    thread.age();
    const promote = async (): Promise<ActionRun> =>
      story.run({
        event: thread.command('/outrider promote web'),
        env: { GITHUB_API_URL: story.github.url, GITHUB_GRAPHQL_URL: `${story.github.url}/graphql` },
        inputs: { mode: 'promote', 'from-command': 'true', commands, 'signing-key': key },
      });
    story.github.reviews.list = [approval, { by: 'ada', state: 'CHANGES_REQUESTED' }];
    expect((await promote()).outputs['reason']).toBe('not-approved');
    story.github.reviews.list = [approval];
    const promoted = await promote();
    expect([promoted.exitCode, promoted.outputs['reason'], promoted.outputs['changed']]).toEqual([0, '', 'true']);
  });

  test('canaries of an earlier pull request are promoted by a re-run that promotes', async () => {
    await using story = await startPush({ [web]: canary });
    expect((await story.register({ event: pushed })).outputs['outcome']).toBe('awaiting-promotion');
    const rerun = await story.register({ event: pushed, inputs: { promote: 'after 1s' } });
    expect([rerun.exitCode, rerun.outputs['outcome']]).toEqual([0, 'successful']);
    expect(readMarks(story, 5).done).toEqual([['web', 'successful']]);
  });

  test('a comment that is edited while the jobs roll out is left alone, with a warning that names the pull request', async () => {
    await using story = await startPush({ [db]: service('db') });
    const [comment] = story.github.commentsByPull[5] ?? [];
    story.github.before = (request) => {
      if (request.startsWith('PATCH') && comment !== undefined && !comment.body.startsWith('forged'))
        story.github.editComment(comment.id, `forged\n${comment.body}`, { login: 'mallory', type: 'User' });
    };
    const run = await story.register({ event: pushed });
    expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
    expect(joinAnnotations(run)).toMatch(
      /The comment of pull request #5 .* commands there are refused: it was changed/,
    );
    expect(comment?.body).toMatch(/^forged\n/);
    expect(readMarks(story, 7).done).toEqual([['mail', 'successful']]);
  });

  test.each([403, 404, 500])('a comment that GitHub does not update (%i) is a warning', async (status) => {
    await using story = await startPush({ [db]: service('db') });
    const [{ id } = { id: 0 }] = story.github.commentsByPull[5] ?? [];
    await using wire = await startNomadProxy(story.github.url, (request) => {
      if (request.path.endsWith(`/issues/comments/${id}`)) request.answer(status, '{"message":"no"}');
    });
    const env = { GITHUB_API_URL: wire.url, GITHUB_GRAPHQL_URL: `${wire.url}/graphql` };
    const run = await story.register({ event: pushed, env });
    expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
    expect(joinAnnotations(run)).toContain('The comment of pull request #5 does not show what was registered for it');
    expect(readMarks(story, 7).body).toContain('2 jobs rolled out');
  });

  test.each([{ comment: 'off' }, { 'dry-run': 'true' }])('no comment is written with %j', async (inputs) => {
    await using story = await startPush({ [db]: service('db') });
    const shown = readMarks(story, 5);
    expect((await story.register({ event: pushed, inputs })).exitCode).toBe(0);
    expect(readMarks(story, 5)).toEqual(shown);
  });

  test('a refused push leaves the comments of its other pull requests alone', async () => {
    await using story = await startPush({ [db]: service('db') });
    const shown = readMarks(story, 5);
    story.workspace.write(web, canary);
    expect((await story.register({ event: pushed })).exitCode).toBe(1);
    expect(readMarks(story, 5)).toEqual(shown);
  });
});
