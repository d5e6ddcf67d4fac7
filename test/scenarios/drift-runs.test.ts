import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { messagesOf, startOpen, startTwo } from '../support/drifting.ts';
import { otherEvent, pullRequestEvent } from '../support/github.ts';
import { errorsOf } from '../support/planning.ts';
import { service, startNomadProxy } from '../support/registering.ts';

afterAll(removeRunFolders);

/** Holds two requests until both are there. */
function meeting(line: string): (asked: string) => Promise<void> {
  const { promise: both, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return async (asked) => {
    if (asked !== line) return;
    arrived += 1;
    if (arrived === 2) resolve();
    await both;
  };
}

describe.concurrent('runs that write the issue', () => {
  test('two runs at once leave one open issue', async () => {
    await using story = await startTwo();
    await story.operate(service('web', { count: 3 }));
    // Both have listed the issues before either opens one.
    story.github.before = meeting('POST /repos/acme/jobs/issues');
    const runs = await Promise.all([story.drift({ runId: '1' }), story.drift({ runId: '2' })]);
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(story.openIssue().number).toBe(101);
    expect(new Set(runs.map(({ outputs }) => outputs['issue-url']))).toEqual(
      new Set(['https://github.example/acme/jobs/issues/101']),
    );
    const [, second] = story.github.issues;
    expect([second?.state, second?.body]).toEqual(['closed', 'Opened at the same time as #101, which stays.']);
    await story.drift();
    expect([story.openIssue().number, story.github.issues.length]).toEqual([101, 2]);
  });

  test('two open issues of a run that was interrupted become one', async () => {
    await using story = await startOpen();
    const { body, title } = story.openIssue();
    story.github.postIssue({ body, title }, { login: 'github-actions[bot]', type: 'Bot' });
    await story.drift();
    expect(story.openIssue().number).toBe(101);
  });

  test('an earlier run never overwrites the issue of a later one', async () => {
    await using story = await startOpen();
    const issue = story.openIssue();
    const ahead = new Date(Date.now() + 30_000).toISOString();
    issue.body = issue.body.replace(/(drift-state v1) \S+/, `$1 ${ahead}`);
    const { body } = issue;
    await story.operate(service('web'));
    const run = await story.drift();
    expect([issue.body === body, issue.state]).toEqual([true, 'open']);
    expect(messagesOf(run)).toMatch(/^notice: A later run has written the issue/);
  });

  test('new drift is announced in one comment, even if two runs find it at the same time', async () => {
    await using story = await startOpen();
    await story.operate(service('api', { count: 3 }));
    // Both have read the issue before either edits it.
    story.github.before = meeting('PATCH /repos/acme/jobs/issues/101');
    await Promise.all([story.drift(), story.drift()]);
    await story.drift();
    expect(story.openIssue().body).toContain('2 jobs have drifted');
    expect(story.openIssue().comments).toHaveLength(1);
  });

  test('a run that was interrupted before it edited the issue leaves one comment, which the next run does not repeat', async () => {
    await using story = await startOpen();
    await story.operate(service('api', { count: 3 }));
    await using proxy = await startNomadProxy(story.github.url, ({ method, drop }) => {
      if (method === 'PATCH') drop();
    });
    const env = { GITHUB_API_URL: proxy.url, GITHUB_GRAPHQL_URL: `${proxy.url}/graphql` };
    const run = await story.drift({ env });
    expect([run.exitCode, story.openIssue().comments.length]).toEqual([1, 1]);
    expect(story.openIssue().body).not.toContain('`api`');
    await story.drift();
    expect(story.openIssue().body).toContain('2 jobs have drifted');
    expect(story.openIssue().comments).toHaveLength(1);
    // The same job may drift newly again.
    await story.operate(service('api'));
    await story.drift();
    await story.operate(service('api', { count: 3 }));
    await story.drift();
    expect(story.openIssue().comments).toHaveLength(2);
  });

  test('a run that closes the issue just when a later one finds drift opens it again, with the text of the later one', async () => {
    await using story = await startOpen();
    const issue = story.openIssue();
    const later = issue.body.replace(/(drift-state v1) \S+/, `$1 ${new Date(Date.now() + 30_000).toISOString()}`);
    await story.operate(service('web'));
    story.github.before = (asked) => {
      if (asked === 'PATCH /repos/acme/jobs/issues/101') issue.body = later;
    };
    const run = await story.drift();
    expect([issue.state, issue.body === later]).toEqual(['open', true]);
    expect(messagesOf(run)).toMatch(/^notice: A later run has written the issue/);
  });

  test('an issue whose state a person removed gets it back, and no job is announced as new', async () => {
    await using story = await startOpen();
    const issue = story.openIssue();
    issue.body = issue.body.replace(/\n<!-- outrider:drift-state .*$/, '');
    await story.drift();
    expect(issue.body).toMatch(/\n<!-- outrider:drift-state v1 .* -->$/);
    expect(issue.comments).toEqual([]);
  });

  test.each([
    [
      'an open pull request',
      pullRequestEvent(),
      { status: 'diverged' as const, files: [{ filename: 'README.md', status: 'modified' as const }] },
      'the checkout is not the default branch',
    ],
    [
      'another branch',
      otherEvent('workflow_dispatch', { ref: 'refs/heads/change' }),
      { status: 'diverged' as const },
      'the checkout is not the default branch',
    ],
    [
      'an earlier commit with other job files',
      undefined,
      { files: [{ filename: 'jobs/web.nomad.hcl', status: 'modified' as const }] },
      'has changed job files since',
    ],
    [
      'an earlier commit without a new job file',
      undefined,
      { files: [{ filename: 'jobs/new.nomad.hcl', status: 'added' as const }] },
      'has changed job files since',
    ],
  ])('a run of %s does not touch the issue', async (_, event, compared, why) => {
    await using story = await startOpen();
    await story.operate(service('web'));
    story.github.branchHead = 'f'.repeat(40);
    story.github.compared = { main: compared };
    const run = await story.drift({ isHead: false, ...(event === undefined ? {} : { event }) });
    expect([run.exitCode, story.openIssue().state]).toEqual([0, 'open']);
    expect(messagesOf(run)).toContain(why);
  });

  test('a run of an earlier commit with the same job files writes the issue', async () => {
    await using story = await startOpen();
    await story.operate(service('web'));
    story.github.branchHead = 'f'.repeat(40);
    story.github.compared = { main: { files: [{ filename: 'README.md', status: 'modified' }] } };
    story.asked();
    await story.drift({ isHead: false });
    expect(story.github.issues[0]?.state).toBe('closed');
  });
});

describe.concurrent('inputs of mode drift', () => {
  test.each([
    [{ ignore: 'Count' }, 'contains `Count`, which names no job and field'],
    [{ ignore: 'web:TaskGroup[app' }, 'contains `web:TaskGroup[app`, whose field is not a path'],
    [{ ignore: '*:*' }, 'contains `*:*`, which names no field'],
    [{ prefix: 'we' }, 'Input `prefix` has no effect without `unmanaged: report`'],
    [{ filter: 'ID == "a"' }, 'Input `filter` has no effect without `unmanaged: report`'],
    [{ 'issue-id': 'a b' }, 'which is not a valid ID'],
    [{ 'issue-labels': 'x'.repeat(51) }, 'contains a label of 51 characters; at most 50 are allowed'],
    [{ namespace: '*' }, 'which only `mode: list` accepts'],
    [{ unmanaged: 'yes' }, 'which is not a valid value'],
    [{ 'only-changed': 'true' }, 'only-changed'],
  ])('the inputs %j are refused before anything is read', async (inputs, message) => {
    await using story = await startTwo();
    story.asked();
    const run = await story.drift({ inputs });
    expect([run.exitCode, run.outputs['reason'], story.asked()]).toEqual([1, 'input', []]);
    expect(errorsOf(run).join('\n')).toContain(message);
  });
});
