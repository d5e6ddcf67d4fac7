import { ActionError, orElse, orUndefined } from '../../../errors.ts';
import { listAllPulls, listLastUpdated, listPullsOfCommit, readPull, readPullOfCommit, type Pull } from './lists.ts';
import type { GitHub } from '../client.ts';
import type { Repository } from '../context.ts';
import type { PullRequest } from '../event.ts';

export interface FoundPullRequest {
  readonly number: number;
  readonly headSha: string;
  /** The base branch; undefined if the server does not name it. */
  readonly baseRef: string | undefined;
  /** `closed`: without a merge. */
  readonly state: 'open' | 'closed' | 'merged';
  /** Milliseconds since 1970; 0 if it is not merged. */
  readonly mergedAt: number;
  /** The login of its author; undefined for a deleted account, and where only the event names it. */
  readonly author?: string | undefined;
}

export type CommentedPullRequest = Pick<PullRequest, 'number' | 'headSha' | 'baseRef'>;

/** @see https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request */
export async function readPullRequest(
  github: GitHub,
  repository: Repository,
  number: number,
): Promise<FoundPullRequest> {
  return withPermissionHint(async () => toFoundPullRequest(await readPull(github, repository, number)));
}

/** Whether the head of the pull request has changed since the run started; false if the request fails. */
export async function hasOtherHead(
  github: GitHub,
  repository: Repository,
  { number, headSha }: Pick<CommentedPullRequest, 'number' | 'headSha'>,
): Promise<boolean> {
  const current = await orUndefined(readPull(github, repository, number));
  return current !== undefined && current.head.sha !== headSha;
}

/** The open pull request whose head is this commit, for runs of other events, such as a push; the newest of several. Undefined if the request fails. */
export async function findOpenPullRequest(
  github: GitHub,
  repository: Repository,
  commit: string,
): Promise<CommentedPullRequest | undefined> {
  const pulls = (await orUndefined(listPullsOfCommit(github, repository, commit))) ?? [];
  const open = pulls.filter(({ state, head }) => state === 'open' && head.sha === commit);
  const newest = open.toSorted((a, b) => b.number - a.number)[0];
  return newest === undefined
    ? undefined
    : { number: newest.number, headSha: commit, baseRef: newest.base?.ref ?? undefined };
}

interface PullRequestSearch {
  readonly repository: Repository;
  /** In the order of the search. */
  readonly commits: readonly string[];
  /** Whether the search can end with this pull request. */
  readonly isEnough: (pull: FoundPullRequest) => Promise<boolean>;
}

/**
 * The pull requests related to commits: those that introduced a commit by a merge, a squash or a rebase, and those that
 * contain it, open, closed, or merged into any branch. If the list of the commit is not enough, because GitHub's index
 * is delayed or the server has no such list (Gitea, Forgejo), the search continues in the pull requests that were
 * updated last.
 *
 * @throws ActionError of a request: a failure never counts as "none found"
 */
export async function findPullRequestsOf(
  github: GitHub,
  { repository, commits, isEnough }: PullRequestSearch,
): Promise<readonly FoundPullRequest[]> {
  const isOfCommits = ({ head, merge_commit_sha: merge }: Pull): boolean =>
    commits.includes(head.sha) || (merge !== null && commits.includes(merge));
  return withPermissionHint(async () => {
    const found = new Map<number, FoundPullRequest>();
    const add = async (pulls: readonly Pull[]): Promise<boolean> => {
      for (const pull of pulls) found.set(pull.number, toFoundPullRequest(pull));
      return (await Promise.all([...found.values()].map(isEnough))).includes(true);
    };
    let isListed = true;
    for (const commit of commits) {
      const { pulls, complete } = await readCommitPulls(github, repository, commit);
      isListed &&= complete;
      const ours = await Promise.all(pulls.map((pull) => resolveInRepository(pull, github, repository)));
      if (await add(ours.flatMap((pull) => pull ?? []))) return [...found.values()];
    }
    if (await add((await listLastUpdated(github, repository, 'closed')).filter(isOfCommits)))
      return [...found.values()];
    // The merge commit of an open one is GitHub's test merge: it is on no branch, but can be checked out.
    const list = isListed ? listLastUpdated : listAllPulls;
    await add((await list(github, repository, 'open')).filter(isOfCommits));
    return [...found.values()];
  });
}

/** The pull requests that were merged as one of these commits, in the order of the commits, among those that were updated last. */
export async function findMergedAs(
  github: GitHub,
  repository: Repository,
  commits: readonly string[],
): Promise<readonly FoundPullRequest[]> {
  const closed = await listLastUpdated(github, repository, 'closed');
  const placeOf = ({ merge_commit_sha: merge }: Pull): number => commits.indexOf(merge ?? '');
  return closed
    .filter((pull) => pull.merged_at !== null && placeOf(pull) !== -1)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(toFoundPullRequest);
}

/**
 * A pull request of a commit's list, if it belongs to the repository. Forks share commits, so the list may contain
 * theirs, with other numbers and branches. One with another repository name, as after a rename, is read again by its
 * number.
 */
async function resolveInRepository(pull: Pull, github: GitHub, repository: Repository): Promise<Pull | undefined> {
  const name = pull.base?.repo?.full_name ?? undefined;
  if (name === undefined || name.toLowerCase() === `${repository.owner}/${repository.repo}`.toLowerCase()) return pull;
  const own = await orUndefined(readPull(github, repository, pull.number), 'not-found');
  return own?.head.sha === pull.head.sha ? own : undefined;
}

/** `complete`: the list includes open ones. */
async function readCommitPulls(
  github: GitHub,
  repository: Repository,
  commit: string,
): Promise<{ readonly pulls: readonly Pull[]; readonly complete: boolean }> {
  const pulls = await orUndefined(listPullsOfCommit(github, repository, commit), 'not-found');
  if (pulls !== undefined) return { pulls, complete: true };
  // Also 404 without permission; then the next request fails.
  const pull = await orUndefined(readPullOfCommit(github, repository, commit), 'not-found');
  return { pulls: pull === undefined ? [] : [pull], complete: false };
}

function toFoundPullRequest({ number, head, base, state, user, merged_at: mergedAt }: Pull): FoundPullRequest {
  const isMerged = mergedAt !== null;
  return {
    number,
    headSha: head.sha,
    baseRef: base?.ref ?? undefined,
    state: isMerged ? 'merged' : state === 'closed' ? 'closed' : 'open',
    mergedAt: isMerged ? Date.parse(mergedAt) || 0 : 0,
    author: user?.login,
  };
}

async function withPermissionHint<T>(ask: () => Promise<T>): Promise<T> {
  return orElse(ask(), (error) => {
    const { reason, message, help } = error.withContext('Could not find the pull request of this commit');
    const hint = 'Give the job `permissions: { contents: read, pull-requests: write }`, then re-run it.';
    throw new ActionError({ reason, message, hint: error.hint ?? hint, help, cause: error });
  });
}
