import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { file } from '../support/approving.ts';
import { closedEvent, otherEvent, pullRequestEvent, pushEvent, type FakeGitHub } from '../support/github.ts';
import { service, startStory, type Story, type StoryRunOptions } from '../support/registering.ts';

/** Rule 7, second red team: no name of a branch or event, and no failure of GitHub, makes something else a merge that counts. */

afterAll(removeRunFolders);

const head = 'b'.repeat(40);
const sha = 'a'.repeat(40);

async function planned(): Promise<Story> {
  const story = await startStory({ files: { [file]: service('web', { image: 'two' }) }, running: [service('web')] });
  await story.plan();
  return story;
}

/** Expects that the register writes nothing, for a reason that the review gives. */
async function refusedBy(story: Story, options: StoryRunOptions): Promise<string> {
  const run = await story.register(options);
  expect([run.exitCode, run.outputs['changed'], run.outputs['receipts']]).toEqual([1, 'false', '[]']);
  expect(['not-reviewed', 'unauthorized', 'server', 'input']).toContain(run.outputs['reason']);
  expect(await story.versions('web')).toHaveLength(1);
  return run.outputs['summary'] ?? '';
}

/** The event of a merge with changed properties of the pull request. */
function mergedWith(change: object): StoryRunOptions {
  const { name, payload } = closedEvent(true);
  const { pull_request: pull, ...event } = payload as { readonly pull_request: object };
  return { event: { name, payload: { ...event, pull_request: { ...pull, ...change } } } };
}

const base = (ref: unknown): object => ({ base: { sha: 'c'.repeat(40), ref, repo: { full_name: 'acme/jobs' } } });

describe.concurrent('merges that do not count', () => {
  test.each<[string, StoryRunOptions]>([
    ['with a line break after the branch', mergedWith(base('main\n'))],
    ['into the branch in upper case', mergedWith(base('MAIN'))],
    ['into the branch in full-width letters', mergedWith(base('ｍain'))],
    ['into a branch with a space', mergedWith(base('main '))],
    ['into a branch that is called like a ref', mergedWith(base('refs/heads/main'))],
    ['into a branch that climbs to the default one', mergedWith(base('x/../main'))],
    ['into a branch with an expression', mergedWith(base("${{ 'main' }}"))],
    ['into a branch with a null byte', mergedWith(base('main\0'))],
    ['into a list of branches', mergedWith(base(['main']))],
    ['into no branch', mergedWith(base(undefined))],
    ['that is only a text', mergedWith({ merged: 'false' })],
    ['that is a number', mergedWith({ merged: 1 })],
    ['of an open pull request', mergedWith({ merged: false, state: 'open' })],
    ['of the pull request of another repository', mergedWith({ number: 99 })],
    ['with a number that is a path', mergedWith({ number: '7/../9' })],
  ])('a merge %s registers nothing', async (_, options) => {
    await using story = await planned();
    expect(await refusedBy(story, options)).not.toBe('');
  });

  test.each<[string, string, Readonly<Record<string, string>>]>([
    ['release/*', 'release/mallory', {}],
    ['**', 'mallory', {}],
    ['m*', 'mallory', {}],
    ['release/*\n!release/evil', 'release/evil', {}],
    ['[l-n]ain', 'nain', {}],
    ['release/?', 'release/*', {}],
    ['main', 'main/x', {}],
  ])('`branches` %j counts no merge into the unprotected branch %s', async (branches, ref) => {
    await using story = await planned();
    story.github.branches = { [ref]: false };
    expect(await refusedBy(story, { ...mergedWith(base(ref)), inputs: { branches } })).not.toBe('');
  });

  test.each<[string, NonNullable<StoryRunOptions['event']>, Readonly<Record<string, string>>]>([
    ['a push to a tag with the name of the branch', pushEvent('refs/tags/main'), { GITHUB_REF: 'refs/tags/main' }],
    ['a push to a branch of another path', pushEvent('refs/heads/x/main'), { GITHUB_REF: 'refs/heads/x/main' }],
    ['a push to a hidden ref', pushEvent('refs/pull/7/merge'), { GITHUB_REF: 'refs/pull/7/merge' }],
    ['a review of the pull request', { ...pullRequestEvent(), name: 'pull_request_review' }, {}],
    ['a comment on a line of it', { ...pullRequestEvent(), name: 'pull_request_review_comment' }, {}],
    ['a workflow of it', otherEvent('workflow_run', { workflow_run: { pull_requests: [{ number: 7 }] } }), {}],
    ['a star', otherEvent('watch'), { GITHUB_REF: 'refs/heads/main' }],
    ['a fork', otherEvent('fork', { forkee: { full_name: 'mallory/jobs' } }), { GITHUB_REF: 'refs/heads/main' }],
    ['a discussion', otherEvent('discussion', { discussion: { number: 7 } }), { GITHUB_REF: 'refs/heads/main' }],
    ['a call of a workflow', otherEvent('workflow_call', { inputs: { pr: 7 } }), { GITHUB_REF: 'refs/heads/main' }],
  ])('%s registers nothing of an open pull request', async (_, event, env) => {
    await using story = await planned();
    story.github.pulls = [{ number: 7, head, state: 'open' }];
    expect(await refusedBy(story, { event, env: { GITHUB_SHA: head, ...env } })).not.toBe('');
  });
});

const merge = { number: 7, head, state: 'closed', mergedAt: '2026-11-20T09:00:00Z', mergeCommit: sha } as const;

describe.concurrent('failures of GitHub in the middle', () => {
  test.each<[string, (github: FakeGitHub) => void]>([
    ['the comparison of the branch fails', (github) => (github.compared = { main: { fails: 500 } })],
    ['the comparison of the branch is forbidden', (github) => (github.compared = { main: { fails: 403 } })],
    ['the branch lacks the commit', (github) => (github.compared = { main: { status: 'diverged' } })],
    [
      'the branch has changed more files than GitHub lists',
      (github) => {
        const files = Array.from({ length: 300 }, (__, at) => ({ filename: `${at}.md`, status: 'modified' as const }));
        github.compared = { main: { files } };
      },
    ],
    ['the comment with the plan is gone', (github) => void github.comments.splice(0)],
  ])('nothing is registered where %s', async (_, change) => {
    await using story = await planned();
    story.github.pulls = [merge];
    change(story.github);
    expect(
      await refusedBy(story, { event: pushEvent(), env: { GITHUB_SHA: sha, GITHUB_REF: 'refs/heads/main' } }),
    ).not.toBe('');
  });
});

describe.concurrent('`review: ignore` on other events', () => {
  test.each<[string, NonNullable<StoryRunOptions['event']>, string]>([
    ['a push to another branch', pushEvent('refs/heads/mallory'), 'refs/heads/mallory'],
    ['a manual run of another branch', otherEvent('workflow_dispatch', { ref: 'refs/heads/x' }), 'refs/heads/x'],
    ['a comment on a commit that the branch lacks', otherEvent('issue_comment'), 'refs/heads/main'],
    ['a pull request of a fork', { ...pullRequestEvent(true), name: 'pull_request_target' }, 'refs/heads/main'],
    ['a tag of a commit that the branch lacks', otherEvent('release', {}), 'refs/tags/v1'],
    ['a schedule of a branch that is not the default one', otherEvent('schedule'), 'refs/heads/old'],
  ])('%s registers nothing with `review: ignore`', async (_, event, ref) => {
    await using story = await planned();
    const checkout = story.workspace.commit();
    story.github.compared = { main: { status: 'diverged' }, [checkout]: { status: 'diverged' } };
    story.github.pulls = [{ number: 7, head, state: 'open' }];
    expect(await refusedBy(story, { event, env: { GITHUB_REF: ref }, inputs: { review: 'ignore' } })).not.toBe('');
  });
});
