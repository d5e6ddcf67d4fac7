import * as v from 'valibot';
import { ActionError, orUndefined, ServiceError } from '../../errors.ts';
import { ownerAndRepo, type GitHub } from './client.ts';
import { readAs, readPages } from './responses.ts';
import type { Repository } from './context.ts';
import type { PullRequest } from './event.ts';

/** A pull request that has to do with a commit. */
export interface FoundPullRequest {
  readonly number: number;
  /** Of its branch, as it was merged. */
  readonly headSha: string;
  /** The branch that it is to be merged into, or was; undefined where the server does not name it. */
  readonly baseRef: string | undefined;
  /** `closed` is one that was not merged. */
  readonly state: 'open' | 'closed' | 'merged';
  /** When it was merged, in milliseconds since 1970; 0 where it is not. */
  readonly mergedAt: number;
}

/** Of a pull request what it takes to comment on it. */
export type CommentedPullRequest = Pick<PullRequest, 'number' | 'headSha'>;

const Pull = v.object({
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  state: v.nullish(v.string()),
  head: v.object({ sha: v.string() }),
  base: v.nullish(
    v.object({ ref: v.nullish(v.string()), repo: v.nullish(v.object({ full_name: v.nullish(v.string()) })) }),
  ),
  merged_at: v.nullish(v.string(), null),
  merge_commit_sha: v.nullish(v.string(), null),
});
type Pull = v.InferOutput<typeof Pull>;

/**
 * A pull request by its number.
 *
 * @throws ActionError when GitHub does not answer
 * @see https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request
 */
export async function readPullRequest(
  github: GitHub,
  repository: Repository,
  number: number,
): Promise<FoundPullRequest> {
  return withPermissionHint(async () => toFoundPullRequest(await readPull(github, repository, number)));
}

/** Whether the pull request has another head by now than when the run began. Where GitHub does not answer, it is taken to have the same. */
export async function hasOtherHead(
  github: GitHub,
  repository: Repository,
  { number, headSha }: CommentedPullRequest,
): Promise<boolean> {
  const current = await orUndefined(readPull(github, repository, number));
  return current !== undefined && current.head.sha !== headSha;
}

/**
 * The open pull request whose head is this commit, for a run that no pull request began, such as after a push; the newest of several. Where
 * GitHub does not answer, there is none.
 */
export async function findOpenPullRequest(
  github: GitHub,
  repository: Repository,
  commit: string,
): Promise<CommentedPullRequest | undefined> {
  const pulls = (await orUndefined(listPullsOfCommit(github, repository, commit))) ?? [];
  const open = pulls.filter(({ state, head }) => state === 'open' && head.sha === commit);
  return open.length === 0 ? undefined : { number: Math.max(...open.map(({ number }) => number)), headSha: commit };
}

interface PullRequestSearch {
  readonly repository: Repository;
  /** The commits that are asked about; the first matters most. */
  readonly commits: readonly string[];
  /** Whether nothing else has to be looked for once this one is found. */
  readonly isEnough: (pull: FoundPullRequest) => boolean;
}

/**
 * The pull requests that have to do with a commit: that brought it by a merge, a squash or a rebase, or that carry it, open, closed, or merged into
 * any branch. Where the list of the commit has none that is enough, because GitHub's index lags behind or the server has no such list (Gitea,
 * Forgejo), those that changed last are looked at, too.
 *
 * @throws ActionError when GitHub does not answer: that is never taken for "there is none"
 */
export async function findPullRequestsOf(
  github: GitHub,
  { repository, commits, isEnough }: PullRequestSearch,
): Promise<readonly FoundPullRequest[]> {
  const isOfCommits = ({ head, merge_commit_sha: merge }: Pull): boolean =>
    commits.includes(head.sha) || (merge !== null && commits.includes(merge));
  return withPermissionHint(async () => {
    const found = new Map<number, FoundPullRequest>();
    const add = (pulls: readonly Pull[]): boolean => {
      for (const pull of pulls) found.set(pull.number, toFoundPullRequest(pull));
      return [...found.values()].some(isEnough);
    };
    let isListed = true;
    for (const commit of commits) {
      const { pulls, complete } = await readCommitPulls(github, repository, commit);
      isListed &&= complete;
      const ours = await Promise.all(pulls.map((pull) => resolveInRepository(pull, github, repository)));
      if (add(ours.flatMap((pull) => pull ?? []))) return [...found.values()];
    }
    if (add((await listLastUpdated(github, repository, 'closed')).filter(isOfCommits))) return [...found.values()];
    // Of open ones the merge commit is one that GitHub tries: no branch has it, but it can be checked out.
    const list = isListed ? listLastUpdated : listAllPulls;
    add((await list(github, repository, 'open')).filter(isOfCommits));
    return [...found.values()];
  });
}

/**
 * The pull requests that were merged as one of these commits, as far as they are among those that changed last.
 *
 * @throws ServiceError when GitHub does not answer
 */
export async function findMergedAs(
  github: GitHub,
  repository: Repository,
  commits: readonly string[],
): Promise<readonly FoundPullRequest[]> {
  const closed = await listLastUpdated(github, repository, 'closed');
  return closed
    .filter(({ merged_at, merge_commit_sha: merge }) => merged_at !== null && commits.includes(merge ?? ''))
    .map(toFoundPullRequest);
}

async function readPull(github: GitHub, repository: Repository, number: number): Promise<Pull> {
  const { data } = await github.rest.pulls.get({ ...ownerAndRepo(repository), pull_number: number });
  return readAs(Pull, data, 'pull request');
}

/**
 * A pull request of a commit's list, if it is one of the repository: forks share their commits, so that the list may hold theirs, with numbers and
 * branches of their own. One that is listed by another name, as after a rename, counts as the repository itself has it.
 */
async function resolveInRepository(pull: Pull, github: GitHub, repository: Repository): Promise<Pull | undefined> {
  const name = pull.base?.repo?.full_name ?? undefined;
  if (name === undefined || name.toLowerCase() === `${repository.owner}/${repository.name}`.toLowerCase()) return pull;
  const own = await orUndefined(readPull(github, repository, pull.number), 'not-found');
  return own?.head.sha === pull.head.sha ? own : undefined;
}

interface CommitPulls {
  readonly pulls: readonly Pull[];
  /** Whether the server lists open ones, too. */
  readonly complete: boolean;
}

async function readCommitPulls(github: GitHub, repository: Repository, commit: string): Promise<CommitPulls> {
  const pulls = await orUndefined(listPullsOfCommit(github, repository, commit), 'not-found');
  if (pulls !== undefined) return { pulls, complete: true };
  // What may not be read is missing, too; then the next request fails for it.
  const pull = await orUndefined(readPullOfCommit(github, repository, commit), 'not-found');
  return { pulls: pull === undefined ? [] : [pull], complete: false };
}

/** https://docs.github.com/en/rest/commits/commits#list-pull-requests-associated-with-a-commit */
function listPullsOfCommit(github: GitHub, repository: Repository, commit: string): Promise<readonly Pull[]> {
  const parameters = { ...ownerAndRepo(repository), commit_sha: commit, per_page: 100 };
  const pages = github.paginate.iterator(github.rest.repos.listPullRequestsAssociatedWithCommit, parameters);
  return readPages(pages, Pull, 'pull request');
}

/** Gitea and Forgejo have one for a commit at most: https://github.com/go-gitea/gitea/blob/main/routers/api/v1/repo/commits.go */
async function readPullOfCommit(github: GitHub, repository: Repository, commit: string): Promise<Pull> {
  const parameters = { ...ownerAndRepo(repository), commit_sha: commit };
  const { data } = await github.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pull', parameters);
  return readAs(Pull, data, 'pull request');
}

type ListState = 'open' | 'closed';

const lastUpdatedFirst = { sort: 'updated', direction: 'desc', per_page: 100 } as const;

async function listLastUpdated(github: GitHub, repository: Repository, state: ListState): Promise<readonly Pull[]> {
  const { data } = await github.rest.pulls.list({ ...ownerAndRepo(repository), state, ...lastUpdatedFirst });
  return readAs(v.array(Pull), data, 'pull request');
}

function listAllPulls(github: GitHub, repository: Repository, state: ListState): Promise<readonly Pull[]> {
  const parameters = { ...ownerAndRepo(repository), state, ...lastUpdatedFirst };
  return readPages(github.paginate.iterator(github.rest.pulls.list, parameters), Pull, 'pull request');
}

function toFoundPullRequest({ number, head, base, state, merged_at: mergedAt }: Pull): FoundPullRequest {
  const isMerged = mergedAt !== null;
  return {
    number,
    headSha: head.sha,
    baseRef: base?.ref ?? undefined,
    state: isMerged ? 'merged' : state === 'closed' ? 'closed' : 'open',
    mergedAt: isMerged ? Date.parse(mergedAt) || 0 : 0,
  };
}

async function withPermissionHint<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const { reason, message, help } = error.withContext('Which pull request brought this commit cannot be told');
    const hint = 'Give the job `permissions: { contents: read, pull-requests: write }`; then run it again.';
    const kind = error instanceof ServiceError ? error.kind : 'server';
    throw new ServiceError({ kind, reason, message, hint: error.hint ?? hint, help, cause: error });
  }
}
