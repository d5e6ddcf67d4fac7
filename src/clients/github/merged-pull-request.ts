import * as v from 'valibot';
import { ActionError, orUndefined } from '../../errors.ts';
import { readAs, readPages } from './pages.ts';
import type { GitHub } from './client.ts';
import type { Repository } from './context.ts';

/** A pull request that has to do with a commit. */
export interface FoundPullRequest {
  readonly number: number;
  /** Of its branch, as it was merged. */
  readonly headSha: string;
  /** The branch that it is to be merged into, or was; undefined where the server does not say. */
  readonly baseRef: string | undefined;
  /** `closed` is one that was not merged. */
  readonly state: 'open' | 'closed' | 'merged';
  /** When it was merged, in milliseconds since 1970; 0 where it is not. */
  readonly mergedAt: number;
}

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

/** How many of the pull requests that changed last are looked at. */
const changedLast = 100;

interface Sought {
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
 * @see https://docs.github.com/en/rest/commits/commits#list-pull-requests-associated-with-a-commit
 */
export async function findPullRequestsOf(
  github: GitHub,
  { repository, commits, isEnough }: Sought,
): Promise<readonly FoundPullRequest[]> {
  return orUnknown(async () => {
    const found = new Map<number, FoundPullRequest>();
    const add = (pulls: readonly Pull[]): boolean => {
      for (const pull of pulls) found.set(pull.number, described(pull));
      return [...found.values()].some(isEnough);
    };
    let isListed = true;
    for (const commit of commits) {
      const { pulls, complete } = await pullsOf(github, repository, commit);
      isListed &&= complete;
      const ours = await Promise.all(pulls.map((pull) => ofRepository(pull, github, repository)));
      if (add(ours.flatMap((pull) => pull ?? []))) return [...found.values()];
    }
    const closed = await changedLately(github, repository, 'closed', false);
    if (add(closed.filter((pull) => isOf(pull, commits)))) return [...found.values()];
    // Of open ones the merge commit is one that GitHub tries: no branch has it, but it can be checked out.
    add((await changedLately(github, repository, 'open', !isListed)).filter((pull) => isOf(pull, commits)));
    return [...found.values()];
  });
}

function isOf({ head, merge_commit_sha: merge }: Pull, commits: readonly string[]): boolean {
  return commits.includes(head.sha) || (merge !== null && commits.includes(merge));
}

/**
 * A pull request by its number.
 *
 * @throws ActionError when GitHub does not answer
 * @see https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request
 */
export async function readPullRequest(
  github: GitHub,
  { owner, name }: Repository,
  number: number,
): Promise<FoundPullRequest> {
  return orUnknown(async () => {
    return described(await readPull(github, { owner, name }, number));
  });
}

async function readPull(github: GitHub, { owner, name }: Repository, number: number): Promise<Pull> {
  const { data } = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
    owner,
    repo: name,
    pull_number: number,
  });
  return readAs(Pull, data, 'pull request');
}

/**
 * A pull request of a commit's list, if it is one of the repository: forks share their commits, so that the list may hold theirs, with numbers and
 * branches of their own. One that stands there by another name, as after a rename, counts as the repository itself has it.
 */
async function ofRepository(pull: Pull, github: GitHub, repository: Repository): Promise<Pull | undefined> {
  const name = pull.base?.repo?.full_name ?? undefined;
  if (name === undefined || name.toLowerCase() === `${repository.owner}/${repository.name}`.toLowerCase()) return pull;
  const own = await orUndefined(readPull(github, repository, pull.number), 'not-found');
  return own?.head.sha === pull.head.sha ? own : undefined;
}

/**
 * The pull requests that were merged as one of these commits, as far as they are among those that changed last.
 *
 * @throws ActionError when GitHub does not answer
 */
export async function findMergedAs(
  github: GitHub,
  repository: Repository,
  commits: readonly string[],
): Promise<readonly FoundPullRequest[]> {
  const closed = await changedLately(github, repository, 'closed', false);
  return closed
    .filter(({ merged_at, merge_commit_sha: merge }) => merged_at !== null && commits.includes(merge ?? ''))
    .map(described);
}

interface Listed {
  readonly pulls: readonly Pull[];
  /** Whether the server lists open ones, too. */
  readonly complete: boolean;
}

async function pullsOf(github: GitHub, { owner, name }: Repository, commit: string): Promise<Listed> {
  const list = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  const asked = { owner, repo: name, commit_sha: commit, per_page: 100 };
  try {
    const pulls = await readPages(github.paginate.iterator(list, asked), Pull, 'pull request');
    return { pulls, complete: true };
  } catch (error) {
    if (error instanceof ActionError && error.reason === 'not-found')
      return { pulls: await pullOf(github, asked), complete: false };
    throw error;
  }
}

/** Gitea and Forgejo have one for a commit at most: https://github.com/go-gitea/gitea/blob/main/routers/api/v1/repo/commits.go */
async function pullOf(
  github: GitHub,
  { owner, repo, commit_sha }: { owner: string; repo: string; commit_sha: string },
): Promise<readonly Pull[]> {
  try {
    const { data } = await github.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pull', {
      owner,
      repo,
      commit_sha,
    });
    return [readAs(Pull, data, 'pull request')];
  } catch (error) {
    // What may not be read is missing, too; then the next request says so.
    if (error instanceof ActionError && error.reason === 'not-found') return [];
    throw error;
  }
}

/** @param all also those that did not change lately */
async function changedLately(
  github: GitHub,
  { owner, name }: Repository,
  state: 'open' | 'closed',
  all: boolean,
): Promise<readonly Pull[]> {
  const list = 'GET /repos/{owner}/{repo}/pulls';
  const order = { sort: 'updated', direction: 'desc' } as const;
  const asked = { owner, repo: name, state, ...order, per_page: changedLast };
  if (all) return readPages(github.paginate.iterator(list, asked), Pull, 'pull request');
  const { data } = await github.request(list, asked);
  return readAs(v.array(Pull), data, 'pull request');
}

function described({ number, head, base, state, merged_at: mergedAt }: Pull): FoundPullRequest {
  const isMerged = mergedAt !== null;
  return {
    number,
    headSha: head.sha,
    baseRef: base?.ref ?? undefined,
    state: isMerged ? 'merged' : state === 'closed' ? 'closed' : 'open',
    mergedAt: isMerged ? Date.parse(mergedAt) || 0 : 0,
  };
}

async function orUnknown<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const { reason, message, help } = error.withContext('Which pull request brought this commit cannot be told');
    const hint = 'Give the job `permissions: { contents: read, pull-requests: write }`; then run it again.';
    throw new ActionError({ reason, message: message, hint: error.hint ?? hint, help, cause: error });
  }
}
