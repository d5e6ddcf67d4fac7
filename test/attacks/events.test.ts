import { describe, expect, test } from 'vitest';
import {
  createClosedEvent,
  mergeGroupEvent,
  otherEvent,
  pullRequestEvent,
  pushEvent,
  type FakeGitHub,
} from '../support/github.ts';
import { file, readImages, startEdited } from '../support/approving.ts';
import { service, startStory, type Story, type StoryRunOptions } from '../support/registering.ts';

type Event = NonNullable<StoryRunOptions['event']>;
type Pull = FakeGitHub['pulls'][number];

const commit = 'a'.repeat(40);
const head = 'b'.repeat(40);
const merged = { state: 'closed', mergedAt: '2026-11-20T09:00:00Z' } as const;

/** A planned pull request that edits one running job; `pull` is GitHub's response for it. */
async function startPlanned(pull: Partial<Pull>): Promise<Story> {
  const story = await startEdited();
  await story.plan({ event: pullRequestEvent(false, { ref: pull.base ?? 'main' }) });
  story.github.pulls = [{ number: 7, head, state: 'open', ...pull }];
  return story;
}

/** Expects that nothing is registered because no review is found, and that the comment stays unchanged. */
async function expectRefusal(story: Story, options: StoryRunOptions): Promise<string> {
  const before = story.github.comments.map(({ body }) => body);
  const run = await story.register(options);
  const { reason, changed: isChanged } = run.outputs;
  expect({ exitCode: run.exitCode, reason, isChanged }).toEqual({
    exitCode: 1,
    reason: 'not-reviewed',
    isChanged: 'false',
  });
  expect({ image: (await readImages(story))[0], comments: story.github.comments.map(({ body }) => body) }).toEqual({
    image: 'one',
    comments: before,
  });
  return run.outputs['summary'] ?? '';
}

const branch = { GITHUB_REF: 'refs/heads/change', GITHUB_SHA: head };

describe.concurrent('register before a merge', () => {
  test.each<[string, Event, StoryRunOptions['env']]>([
    ['a push to its branch', pushEvent('refs/heads/change'), branch],
    ['a push of a tag on its head', pushEvent('refs/tags/main'), { GITHUB_REF: 'refs/tags/main', GITHUB_SHA: head }],
    ['workflow_dispatch on its branch', otherEvent('workflow_dispatch', { ref: 'refs/heads/change' }), branch],
    ['deployment', otherEvent('deployment', { deployment: { ref: 'change' } }), branch],
    ['check_suite', otherEvent('check_suite', { check_suite: { pull_requests: [{ number: 7 }] } }), undefined],
    ['a push to the branch of a merge queue', pushEvent(`refs/heads/gh-readonly-queue/main/pr-7-${head}`), undefined],
    [
      'repository_dispatch that names it',
      otherEvent('repository_dispatch', { client_payload: { pull_request: { number: 7 } } }),
      undefined,
    ],
    ['an event of the pull request itself', pullRequestEvent(), undefined],
  ])('no job is registered by %s while its pull request is open', async (_, event, env = {}) => {
    await using story = await startPlanned({});
    expect(await expectRefusal(story, { event, env })).toMatch(/pull request 7 is not merged/);
  });

  test('no job is registered by an event that is never a merge, even after the pull request was merged', async () => {
    await using story = await startPlanned({ ...merged, mergeCommit: commit });
    const { payload } = createClosedEvent(true);
    const events: readonly Event[] = [
      otherEvent('issue_comment', { issue: { number: 7, pull_request: {} } }),
      otherEvent('workflow_run', { workflow_run: { pull_requests: [{ number: 7 }] } }),
      { name: 'pull_request_review', payload },
      { name: 'pull_request_review_comment', payload },
      mergeGroupEvent(7),
    ];
    for (const event of events)
      expect(await expectRefusal(story, { event })).toMatch(/is not the merge of a pull request/);
  });

  test('no job is registered while the commit index of GitHub lags behind', async () => {
    await using story = await startPlanned({});
    story.github.indexed = false;
    expect(await expectRefusal(story, { event: pushEvent('refs/heads/change'), env: branch })).toMatch(
      /pull request 7 is not merged/,
    );
  });

  test('no job is registered when the workflow checks out an open pull request on an event of the default branch', async () => {
    await using story = await startPlanned({});
    story.github.pulls = [{ number: 7, head: story.workspace.commit(), state: 'open' }];
    const event = otherEvent('workflow_dispatch', { ref: 'refs/heads/main' });
    expect(await expectRefusal(story, { event })).toMatch(/pull request 7 is not merged/);
  });

  test('no job is registered because a fork, which shares the commits, merged them by its own pull request', async () => {
    await using story = await startPlanned({});
    const push = { event: pushEvent('refs/heads/change'), env: branch };
    const forked = { number: 7, head, ...merged, repository: 'mallory/jobs' };
    story.github.pulls = [{ number: 7, head: 'd'.repeat(40), state: 'open' }, forked];
    expect(await expectRefusal(story, push)).toMatch(/this commit belongs to no pull request/);
    story.github.pulls = [{ number: 7, head, state: 'open' }, forked, { ...forked, number: 8 }];
    expect(await expectRefusal(story, push)).toMatch(/pull request 7 is not merged/);
  });
});

const base = (ref: unknown): object => ({ base: { sha: 'c'.repeat(40), ref, repo: { full_name: 'acme/jobs' } } });

describe.concurrent('branches whose merges count as a review', () => {
  const junk = { ...merged, base: 'junk', mergeCommit: commit } as const;

  test.each<[string, Event]>([
    ['its own merge', createClosedEvent(true, 7, 'junk')],
    ['a push', pushEvent()],
    ['deployment', otherEvent('deployment')],
  ])('a merge into another branch does not count as a review, by %s', async (_, event) => {
    await using story = await startPlanned(junk);
    const into = /pull request 7 was merged into `junk`, and only merges into `main` are accepted/;
    expect(await expectRefusal(story, { event })).toMatch(into);
    story.github.indexed = false;
    expect(await expectRefusal(story, { event })).toMatch(into);
  });

  test.each<[string, object]>([
    ['into the branch in full-width letters', base('ｍain')],
    ['into a branch that is called like a ref', base('refs/heads/main')],
    ['into a branch with a null byte', base('main\0')],
    ['into a list of branches', base(['main'])],
    ['into no branch', base(undefined)],
    ['that is only a text', { merged: 'false' }],
    ['of the pull request of another repository', { number: 99 }],
    ['with a number that is a path', { number: '7/../9' }],
  ])('a merge %s registers nothing', async (_, change) => {
    await using story = await startPlanned({});
    story.github.pulls = [];
    const { name, payload } = createClosedEvent(true);
    const { pull_request: pull, ...event } = payload as { readonly pull_request: object };
    const run = await story.register({ event: { name, payload: { ...event, pull_request: { ...pull, ...change } } } });
    expect([run.exitCode, run.outputs['changed'], run.outputs['receipts']]).toEqual([1, 'false', '[]']);
    expect(['not-reviewed', 'unauthorized', 'server', 'input']).toContain(run.outputs['reason']);
    expect((await readImages(story))[0]).toBe('one');
  });

  test('a merge into the default branch counts where it is pushed to another branch', async () => {
    await using story = await startPlanned({ ...merged, mergeCommit: commit });
    const event = pushEvent('refs/heads/production');
    const run = await story.register({ event });
    expect([run.exitCode, (await readImages(story))[0]]).toEqual([0, 'two']);
    expect(story.github.requests.some((request) => request.includes('...production'))).toBe(true);
  });

  test('`branches` replaces the default branch, and accepts patterns', async () => {
    await using story = await startPlanned({ ...merged, base: 'release/1.2', mergeCommit: commit });
    story.github.branches = { 'release/1.2': true };
    expect(await expectRefusal(story, { event: createClosedEvent(true), inputs: { branches: 'release/*' } })).toMatch(
      /only merges into `release\/\*` are accepted/,
    );
    expect(await expectRefusal(story, { event: pushEvent(), inputs: { branches: 'release*\nproduction' } })).toMatch(
      /merged into `release\/1\.2`/,
    );
    expect(
      await expectRefusal(story, { event: pushEvent(), inputs: { branches: 'release/**\n!release/1.*' } }),
    ).toMatch(/merged into/);
    const run = await story.register({ event: pushEvent(), inputs: { branches: 'production\nrelease/*' } });
    expect([run.exitCode, (await readImages(story))[0]]).toEqual([0, 'two']);
  });

  test('GitHub is asked for the default branch where the event does not name it; without a response nothing is registered', async () => {
    await using story = await startPlanned({ ...merged, mergeCommit: commit });
    story.github.defaultBranch = 'trunk';
    story.github.pulls = [{ number: 7, head, base: 'main', ...merged, mergeCommit: commit }];
    expect(await expectRefusal(story, { event: { name: 'push', payload: {} } })).toMatch(
      /only merges into `trunk` are accepted/,
    );
    const down = await story.register({
      event: { name: 'push', payload: {} },
      env: { GITHUB_API_URL: 'http://127.0.0.1:9' },
    });
    expect([down.exitCode, down.outputs['reason'], (await readImages(story))[0]]).toEqual([1, 'unreachable', 'one']);
  });
});

/** Files that `main` has changed since the checked-out commit. */
function compareWithMain(...files: FakeGitHub['files'][number][]): FakeGitHub['compared'] {
  return { main: { files } };
}

describe.concurrent('re-run of a register run after the branch has changed', () => {
  test.each<[string, FakeGitHub['compared']]>([
    ['edited by a revert or a later merge', compareWithMain({ filename: file, status: 'modified' })],
    ['removed', compareWithMain({ filename: file, status: 'removed' })],
    ['renamed', compareWithMain({ filename: 'jobs/new.nomad.hcl', status: 'renamed', previous_filename: file })],
    ['replaced together with its folder', compareWithMain({ filename: 'jobs', status: 'modified' })],
  ])('a re-run registers nothing where the job file was %s on the branch', async (_, compared) => {
    await using story = await startPlanned({ ...merged, mergeCommit: commit });
    story.github.compared = compared;
    const run = await story.register();
    expect([run.exitCode, run.outputs['reason'], (await readImages(story))[0]]).toEqual([1, 'not-reviewed', 'one']);
    expect(run.outputs['summary']).toMatch(/branch `main` has changed `jobs.*` since the checked-out commit/);
    expect(run.summary).toContain('The run of the later commit registers it');
    expect(story.github.comments[0]?.body).toContain('since the checked-out commit');
    story.github.compared = compareWithMain({ filename: 'README.md', status: 'modified' });
    const rerun = await story.register();
    expect([rerun.exitCode, (await readImages(story))[0]]).toEqual([0, 'two']);
  });

  test('a re-run registers nothing where a file that determines the job was added or changed on the branch', async () => {
    const source = service('web', { image: 'two', meta: 'meta {\n note = file("notes/web.txt")\n }' });
    await using story = await startStory({
      files: { [file]: source, 'notes/web.txt': 'hello' },
      running: [service('web')],
    });
    const inputs = { 'var-files': '{file}.vars.hcl' };
    await story.plan({ inputs });
    for (const filename of ['notes/web.txt', 'jobs/web.vars.hcl', '.github/outrider.yml']) {
      story.github.compared = compareWithMain({ filename, status: 'added' });
      const run = await story.register({ inputs });
      expect([run.outputs['reason'], (await readImages(story))[0]]).toEqual(['not-reviewed', 'one']);
    }
    story.github.compared = {};
    expect((await story.register({ inputs })).exitCode).toBe(0);
  });

  test.each<[string, FakeGitHub['compared'][string], RegExp]>([
    ['no longer contains the commit', { status: 'diverged' }, /does not contain commit/],
    ['was reset to an earlier commit', { status: 'behind' }, /does not contain commit/],
    [
      'has changed more files than GitHub lists',
      { files: Array.from({ length: 300 }, (_, at) => ({ filename: `${at}`, status: 'added' })) },
      /the limit of GitHub's list/,
    ],
    [
      'was deleted',
      { fails: 404 },
      /could not determine the changes of branch `main` since the checked-out commit: Not found on GitHub.*\(404, /,
    ],
    [
      'cannot be compared',
      { fails: 500 },
      /could not determine the changes of branch `main` since the checked-out commit: GitHub reported a server error.*\(500, /,
    ],
  ])('a re-run registers nothing where the branch %s', async (_, main, message) => {
    await using story = await startPlanned({ ...merged, mergeCommit: commit });
    story.github.compared = { main };
    const run = await story.register();
    expect([run.exitCode, run.outputs['reason'], (await readImages(story))[0]]).toEqual([1, 'not-reviewed', 'one']);
    expect(run.outputs['summary']).toMatch(message);
  });

  test('a push is compared with the branch that was pushed', async () => {
    await using story = await startPlanned({ ...merged, mergeCommit: commit });
    story.github.compared = compareWithMain({ filename: file, status: 'modified' });
    const refused = await story.register({ event: pushEvent() });
    expect([refused.outputs['reason'], (await readImages(story))[0]]).toEqual(['not-reviewed', 'one']);
    expect(refused.outputs['summary']).toMatch(/branch `main` has changed/);
    const run = await story.register({ event: pushEvent('refs/heads/production') });
    expect([run.exitCode, (await readImages(story))[0]]).toEqual([0, 'two']);
  });

  test('the branch comparison takes one request, and none where nothing is written or no review is required', async () => {
    await using story = await startPlanned({ ...merged, mergeCommit: commit });
    const countComparisons = (): number =>
      story.github.requests.filter((request) => request.includes('...main?')).length;
    await story.register();
    expect(countComparisons()).toBe(1);
    story.github.compared = { main: { fails: 500 } };
    const rerun = await story.register();
    expect([rerun.exitCode, countComparisons()]).toEqual([0, 1]);
    story.workspace.write(file, service('web', { image: 'three' }));
    const ignored = await story.register({ inputs: { review: 'ignore' } });
    expect([ignored.exitCode, (await readImages(story))[0], countComparisons()]).toEqual([0, 'three', 1]);
  });
});
