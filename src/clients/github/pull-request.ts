import { ActionError } from '../../errors.ts';
import type { GitHub } from './client.ts';
import type { PullRequest, Repository } from './context.ts';

/** Of a pull request what it takes to comment on it. */
export type CommentedPullRequest = Pick<PullRequest, 'number' | 'headSha'>;

/**
 * Whether the pull request has another head by now than when the run began. Where GitHub will not say, it is taken to have the same.
 * Source: https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request
 */
export async function hasOtherHead(
  github: GitHub,
  { owner, name }: Repository,
  pullRequest: CommentedPullRequest,
): Promise<boolean> {
  try {
    const { data } = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
      owner,
      repo: name,
      pull_number: pullRequest.number,
    });
    const head: unknown = data.head?.sha;
    return typeof head === 'string' && head !== pullRequest.headSha;
  } catch (error) {
    if (error instanceof ActionError) return false;
    throw error;
  }
}

/**
 * The open pull request whose head is this commit, for a run that no pull request began, such as after a push; the newest of several. Where
 * GitHub will not say, there is none.
 * Source: https://docs.github.com/en/rest/commits/commits#list-pull-requests-associated-with-a-commit
 */
export async function findOpenPullRequest(
  github: GitHub,
  { owner, name }: Repository,
  commit: string,
): Promise<CommentedPullRequest | undefined> {
  try {
    const { data } = await github.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
      owner,
      repo: name,
      commit_sha: commit,
      per_page: 100,
    });
    const ours = data.filter((pull) => pull.state === 'open' && pull.head?.sha === commit).map((pull) => pull.number);
    const newest = ours.toSorted((a, b) => a - b).at(-1);
    return newest === undefined ? undefined : { number: newest, headSha: commit };
  } catch (error) {
    if (error instanceof ActionError) return undefined;
    throw error;
  }
}
