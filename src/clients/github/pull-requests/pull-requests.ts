import pMap from 'p-map';
import * as v from 'valibot';
import { orElse, orUndefined } from '../../../errors.ts';
import type { GitHub } from '../client.ts';
import type { Repository } from '../context.ts';
import { toPullRequest, type PullRequest } from '../event.ts';
import { readAs, readPages, createUnexpectedResponseError } from '../responses.ts';

const pullSchema = v.pipe(
  v.unknown(),
  v.transform(toPullRequest),
  v.custom<PullRequest>((pull) => pull !== undefined),
);

/** @see https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request */
export async function readPullRequest(github: GitHub, repository: Repository, number: number): Promise<PullRequest> {
  const { data } = await github.rest.pulls.get({ ...repository, pull_number: number });
  const pull = readAs(pullSchema, data, 'a pull request');
  if (pull.number === number) return pull;
  throw createUnexpectedResponseError('a pull request');
}

/** Like {@link readPullRequest}, with a hint about the permission for runs that need the pull request. */
export async function readNamedPullRequest(
  github: GitHub,
  repository: Repository,
  number: number,
): Promise<PullRequest> {
  return addPermissionHint(() => readPullRequest(github, repository, number));
}

/** https://docs.github.com/en/rest/commits/commits#list-pull-requests-associated-with-a-commit */
function listPullsOfCommit(github: GitHub, repository: Repository, commit: string): Promise<readonly PullRequest[]> {
  const parameters = { ...repository, commit_sha: commit, per_page: 100 };
  const pages = github.paginate.iterator(github.rest.repos.listPullRequestsAssociatedWithCommit, parameters);
  return readPages(pages, pullSchema, 'a list of pull requests');
}

/** Gitea and Forgejo return at most one pull request: https://github.com/go-gitea/gitea/blob/main/routers/api/v1/repo/commits.go */
async function readPullOfCommit(github: GitHub, repository: Repository, commit: string): Promise<PullRequest> {
  const parameters = { ...repository, commit_sha: commit };
  const { data } = await github.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pull', parameters);
  return readAs(pullSchema, data, 'a pull request');
}

type ListState = 'open' | 'closed';

const lastUpdatedFirst = { sort: 'updated', direction: 'desc', per_page: 100 } as const;

/** The first page: https://docs.github.com/en/rest/pulls/pulls#list-pull-requests */
export async function listLastUpdated(
  github: GitHub,
  repository: Repository,
  state: ListState,
): Promise<readonly PullRequest[]> {
  const { data } = await github.rest.pulls.list({ ...repository, state, ...lastUpdatedFirst });
  return readAs(v.array(pullSchema), data, 'a list of pull requests');
}

function listAllPulls(github: GitHub, repository: Repository, state: ListState): Promise<readonly PullRequest[]> {
  const parameters = { ...repository, state, ...lastUpdatedFirst };
  return readPages(github.paginate.iterator(github.rest.pulls.list, parameters), pullSchema, 'a list of pull requests');
}

/** Whether the head of the pull request has changed since the run started; false if the request fails. */
export async function hasOtherHead(
  github: GitHub,
  repository: Repository,
  { number, headSha }: PullRequest,
): Promise<boolean> {
  const current = await orUndefined(readPullRequest(github, repository, number));
  return current !== undefined && current.headSha !== headSha;
}

/** The open pull request whose head is this commit, for runs of other events, such as a push; the newest if there are several. `undefined` if the request fails. */
export async function findOpenPullRequest(
  github: GitHub,
  repository: Repository,
  commit: string,
): Promise<PullRequest | undefined> {
  const find = async (): Promise<readonly PullRequest[]> => {
    const pulls = await orUndefined(listPullsOfCommit(github, repository, commit), 'not-found');
    return pulls ?? listAllPulls(github, repository, 'open');
  };
  const pulls = (await orUndefined(find())) ?? [];
  const open = pulls.filter(({ state, headSha }) => state === 'open' && headSha === commit);
  return open.toSorted((a, b) => b.number - a.number)[0];
}

interface PullRequestSearch {
  readonly repository: Repository;
  /** In the order of the search. */
  readonly commits: readonly string[];
  /** Whether the search can end with this pull request. */
  readonly isEnough: (pull: PullRequest) => Promise<boolean>;
}

/**
 * The pull requests that introduced a commit by a merge, a squash or a rebase, or contain it: open, closed, or merged
 * into any branch. If the list of the commit is incomplete, because GitHub's index is delayed or the server has no such list (Gitea, Forgejo), the search
 * continues in the pull requests that were updated last.
 *
 * @throws ActionError of a request: no result means that there is none
 */
export async function findRelatedPullRequests(
  github: GitHub,
  { repository, commits, isEnough }: PullRequestSearch,
): Promise<readonly PullRequest[]> {
  const hasCommit = ({ headSha, mergeCommit }: PullRequest): boolean =>
    commits.includes(headSha) || commits.includes(mergeCommit ?? '');
  return addPermissionHint(async () => {
    const pullRequests = new Map<number, PullRequest>();
    const add = async (pulls: readonly PullRequest[]): Promise<boolean> => {
      for (const pull of pulls) pullRequests.set(pull.number, pull);
      return (await Promise.all([...pullRequests.values()].map(isEnough))).includes(true);
    };
    let isListed = true;
    for (const commit of commits) {
      const { pulls, isComplete } = await readCommitPulls(github, repository, commit);
      isListed &&= isComplete;
      const resolvedPulls = await Promise.all(pulls.map((pull) => resolveInRepository(pull, github, repository)));
      if (await add(resolvedPulls.flatMap((pull) => pull ?? []))) return [...pullRequests.values()];
    }
    if (await add((await listLastUpdated(github, repository, 'closed')).filter(hasCommit)))
      return [...pullRequests.values()];
    const list = isListed ? listLastUpdated : listAllPulls;
    await add((await list(github, repository, 'open')).filter(hasCommit));
    return [...pullRequests.values()];
  });
}

/** Repositories rarely have more pull requests that were updated since a merge. */
const maxPages = 10;

/** Reads the closed pull requests that were updated since then; false if there are too many. */
async function addClosed(
  github: GitHub,
  repository: Repository,
  { since, add }: Pick<MergedSearch, 'since'> & { readonly add: (pulls: readonly PullRequest[]) => void },
): Promise<boolean> {
  const parameters = { ...repository, state: 'closed', ...lastUpdatedFirst } as const;
  let pages = 0;
  for await (const { data } of github.paginate.iterator(github.rest.pulls.list, parameters)) {
    if (pages === maxPages) return false;
    pages += 1;
    add(readAs(v.array(pullSchema), data, 'a list of pull requests'));
    if (Date.parse(data.at(-1)?.updated_at ?? '') < since - tolerance) break;
  }
  // A pull request that was updated meanwhile is on the first page now.
  if (pages > 1) add(await listLastUpdated(github, repository, 'closed'));
  return true;
}

/** The maximum difference between the time of a merge and the time of its push, in milliseconds. */
const tolerance = 3_600_000;

interface MergedSearch {
  readonly commits: readonly string[];
  /** A time before the merges, in milliseconds since 1970; NaN if unknown. A merge updates its pull request. */
  readonly since: number;
}

/** The pull requests that were merged as one of these commits, in the order of the commits; `undefined` if too many pull requests were updated since. */
export async function findMergedAs(
  github: GitHub,
  repository: Repository,
  { commits, since }: MergedSearch,
): Promise<readonly PullRequest[] | undefined> {
  // A pull request that was merged by a push has no merge commit in the push, only its head.
  const findCommitIndex = ({ mergeCommit, headSha }: PullRequest): number =>
    [mergeCommit ?? '', headSha].map((sha) => commits.indexOf(sha)).find((at) => at !== -1) ?? -1;
  const pullRequests = new Map<number, PullRequest>();
  const add = (pulls: readonly PullRequest[]): void => {
    for (const pull of pulls)
      if (pull.state === 'merged' && findCommitIndex(pull) !== -1) pullRequests.set(pull.number, pull);
  };
  if (!github.forge.has('lists by update')) {
    const list = async (commit: string): Promise<void> =>
      add((await readCommitPulls(github, repository, commit)).pulls);
    await pMap(commits, list, { concurrency: 5 });
  } else if (!(await addClosed(github, repository, { since, add }))) return undefined;
  return [...pullRequests.values()].toSorted((a, b) => findCommitIndex(a) - findCommitIndex(b));
}

/**
 * A pull request in the list of a commit, if it belongs to the repository. Forks share commits, so the list may contain pull requests of forks. If
 * the repository name differs, such as after a rename, the pull request is read again by its number.
 */
async function resolveInRepository(
  pull: PullRequest,
  github: GitHub,
  repository: Repository,
): Promise<PullRequest | undefined> {
  const { number, headSha, repository: name } = pull;
  if (name === undefined || name.toLowerCase() === `${repository.owner}/${repository.repo}`.toLowerCase()) return pull;
  const ownPull = await orUndefined(readPullRequest(github, repository, number), 'not-found');
  return ownPull?.headSha === headSha ? ownPull : undefined;
}

/** `complete`: the list includes open pull requests. */
async function readCommitPulls(
  github: GitHub,
  repository: Repository,
  commit: string,
): Promise<{ readonly pulls: readonly PullRequest[]; readonly isComplete: boolean }> {
  const pulls = await orUndefined(listPullsOfCommit(github, repository, commit), 'not-found');
  if (pulls !== undefined) return { pulls, isComplete: true };
  // Also 404 without permission; then the next request fails.
  const pull = await orUndefined(readPullOfCommit(github, repository, commit), 'not-found');
  return { pulls: pull === undefined ? [] : [pull], isComplete: false };
}

async function addPermissionHint<T>(ask: () => Promise<T>): Promise<T> {
  return orElse(ask(), (error) => {
    const hint = 'Give the job `permissions: { contents: read, pull-requests: write }`, then re-run this workflow job.';
    throw error.withContext('Could not find the pull request of this commit').with({ hint: error.hint ?? hint });
  });
}

const queueSchema = v.object({
  /** GraphQL may return an incomplete result together with errors. */
  errors: v.optional(v.never()),
  data: v.object({
    repository: v.object({
      mergeQueue: v.nullable(
        v.object({
          entries: v.object({
            nodes: v.array(v.object({ position: v.number(), pullRequest: v.object({ number: v.number() }) })),
          }),
        }),
      ),
    }),
  }),
});

const queueQuery = `query($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) { mergeQueue(branch: $branch) {
    entries(first: 100) { nodes { position pullRequest { number } } }
  } }
}`;

/** The pull requests of the first 100 entries of a merge queue, in their order; only GraphQL reports them. @see https://docs.github.com/en/graphql/reference/objects#mergequeue */
export async function listQueue(
  github: GitHub,
  { owner, repo: name }: Repository,
  { graphqlUrl: url, branch }: { readonly graphqlUrl: string; readonly branch: string },
): Promise<readonly number[]> {
  const variables = { owner, name, branch };
  const { data } = await github.request({ method: 'POST', url, query: queueQuery, variables });
  const { mergeQueue } = readAs(queueSchema, data, 'a merge queue').data.repository;
  const entries = mergeQueue?.entries.nodes ?? [];
  return entries.toSorted((a, b) => a.position - b.position).map(({ pullRequest }) => pullRequest.number);
}

/** A file that a pull request changes; names are paths in the repository, with `/`. */
interface ChangedFile {
  readonly name: string;
  /** `changed` also for a missing or unknown status. */
  readonly status: (typeof statuses)[number];
  /** The former name of a renamed file, if the server returns it. */
  readonly formerName?: string;
}

const statuses = ['added', 'removed', 'modified', 'renamed', 'copied', 'changed', 'unchanged'] as const;

/** The limit of GitHub: https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files */
const maxListedFiles = 3000;

const anyTextSchema = v.fallback(v.optional(v.string(), ''), '');
const fileSchema = v.fallback(
  v.object({ filename: anyTextSchema, status: anyTextSchema, previous_filename: anyTextSchema }),
  { filename: '', status: '', previous_filename: '' },
);

/**
 * The files that a pull request changes, from all pages; unless `isComplete`, there may be more. Entries without a name are skipped.
 *
 * @throws ServiceError of the request; `server` if the response is not a list
 * @see https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files
 */
export async function listChangedFiles(github: GitHub, repository: Repository, number: number) {
  const parameters = { ...repository, pull_number: number, per_page: 100 };
  const pages = github.paginate.iterator(github.rest.pulls.listFiles, parameters);
  const entries = await readPages(pages, fileSchema, 'a list of changed files');
  const files = entries.filter(({ filename }) => filename !== '').map(toChangedFile);
  return { files, isComplete: entries.length < maxListedFiles };
}

function toChangedFile(file: v.InferOutput<typeof fileSchema>): ChangedFile {
  const { filename: name, status: state, previous_filename: former } = file;
  // The status of Gitea and Forgejo: https://github.com/go-gitea/gitea/blob/main/services/convert/convert.go
  const status = state === 'deleted' ? 'removed' : (statuses.find((candidate) => candidate === state) ?? 'changed');
  return { name, status, ...(status === 'renamed' && former !== '' ? { formerName: former } : {}) };
}
