import * as v from 'valibot';
import { Failure } from '../failure.ts';
import { readAs, readPages } from './pages.ts';
import type { GitHub } from './client.ts';
import type { Repository } from './context.ts';

/** The pull request that brought a change. */
export interface ReviewedPullRequest {
  readonly number: number;
  /** Of its branch, as it was merged. */
  readonly headSha: string;
}

const Pull = v.object({
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  state: v.nullish(v.string()),
  head: v.object({ sha: v.string() }),
  merged_at: v.nullish(v.string(), null),
  merge_commit_sha: v.nullish(v.string(), null),
});
type Pull = v.InferOutput<typeof Pull>;

/** How many of the pull requests that were closed last are looked at. */
const closedLast = 100;

/**
 * The pull request that brought a commit, by a merge, a squash or a rebase: of several the newest merged. Where the list of the commit holds none,
 * because GitHub's index lags behind a merge or the server has no such list (Gitea, Forgejo), the ones that were closed last are looked at. Where none
 * is merged, the newest open one with this head: a branch that is still under review is not a change without one.
 *
 * @throws Failure when GitHub does not say: that is never taken for "there is none"
 * @see https://docs.github.com/en/rest/commits/commits#list-pull-requests-associated-with-a-commit
 */
export async function findPullRequestOf(
  github: GitHub,
  repository: Repository,
  commit: string,
): Promise<ReviewedPullRequest | undefined> {
  return orUnknown(async () => {
    const pulls = await pullsOf(github, repository, commit);
    const listed = newestMerged(pulls);
    if (listed !== undefined) return reviewed(listed);
    const closed = await lastClosed(github, repository);
    const own = newestMerged(closed.filter((pull) => pull.merge_commit_sha === commit)) ?? newestOpen(pulls, commit);
    return own === undefined ? undefined : reviewed(own);
  });
}

/**
 * A pull request by its number.
 *
 * @throws Failure when GitHub does not say
 * @see https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request
 */
export async function readPullRequest(
  github: GitHub,
  { owner, name }: Repository,
  number: number,
): Promise<ReviewedPullRequest> {
  return orUnknown(async () => {
    const { data } = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
      owner,
      repo: name,
      pull_number: number,
    });
    return reviewed(readAs(Pull, data, 'pull request'));
  });
}

async function pullsOf(github: GitHub, { owner, name }: Repository, commit: string): Promise<readonly Pull[]> {
  const list = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  const asked = { owner, repo: name, commit_sha: commit, per_page: 100 };
  try {
    return await readPages(github.paginate.iterator(list, asked), Pull, 'pull request');
  } catch (error) {
    if (error instanceof Failure && error.reason === 'not-found') return pullOf(github, asked);
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
    if (error instanceof Failure && error.reason === 'not-found') return [];
    throw error;
  }
}

async function lastClosed(github: GitHub, { owner, name }: Repository): Promise<readonly Pull[]> {
  const order = { sort: 'updated', direction: 'desc' } as const;
  const asked = { owner, repo: name, state: 'closed' as const, ...order, per_page: closedLast };
  const { data } = await github.request('GET /repos/{owner}/{repo}/pulls', asked);
  return readAs(v.array(Pull), data, 'pull request');
}

function newestMerged(pulls: readonly Pull[]): Pull | undefined {
  return pulls
    .filter((pull) => pull.merged_at !== null)
    .toSorted((a, b) => Date.parse(b.merged_at ?? '') - Date.parse(a.merged_at ?? ''))[0];
}

function newestOpen(pulls: readonly Pull[], commit: string): Pull | undefined {
  return pulls
    .filter((pull) => pull.state === 'open' && pull.head.sha === commit)
    .toSorted((a, b) => b.number - a.number)[0];
}

function reviewed(pull: Pull): ReviewedPullRequest {
  return { number: pull.number, headSha: pull.head.sha };
}

async function orUnknown<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { reason, message, help } = error.about('Which pull request brought this commit cannot be told');
    const hint = 'Give the job `permissions: { contents: read, pull-requests: write }`; then run it again.';
    throw new Failure({ reason, what: message, hint: error.hint ?? hint, help, cause: error });
  }
}
