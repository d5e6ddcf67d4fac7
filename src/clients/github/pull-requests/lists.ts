import * as v from 'valibot';
import type { GitHub } from '../client.ts';
import { orUndefined } from '../../../errors.ts';
import { toPullRequest, type PullRequest } from '../event.ts';
import { readAs, readPages, unexpectedResponse } from '../responses.ts';
import type { Repository } from '../context.ts';

const Pull = v.object({
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  state: v.nullish(v.string()),
  user: v.nullish(v.object({ login: v.string() })),
  head: v.object({ sha: v.string() }),
  base: v.nullish(
    v.object({ ref: v.nullish(v.string()), repo: v.nullish(v.object({ full_name: v.nullish(v.string()) })) }),
  ),
  merged_at: v.nullish(v.string(), null),
  merge_commit_sha: v.nullish(v.string(), null),
});
export type Pull = v.InferOutput<typeof Pull>;

/** https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request */
export async function readPull(github: GitHub, repository: Repository, number: number): Promise<Pull> {
  const { data } = await github.rest.pulls.get({ ...repository, pull_number: number });
  return readAs(Pull, data, 'a pull request');
}

/**
 * The pull request as events about it describe it, for runs of events that only name its number; undefined if it does
 * not exist.
 *
 * @see https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request
 */
export async function readCompletePullRequest(
  github: GitHub,
  repository: Repository,
  number: number,
): Promise<PullRequest | undefined> {
  const asked = github.rest.pulls.get({ ...repository, pull_number: number });
  const answer = await orUndefined(asked, 'not-found');
  if (answer === undefined) return undefined;
  const found = toPullRequest(answer.data);
  if (found !== undefined && found.number === number) return found;
  throw unexpectedResponse('a pull request');
}

/** https://docs.github.com/en/rest/commits/commits#list-pull-requests-associated-with-a-commit */
export function listPullsOfCommit(github: GitHub, repository: Repository, commit: string): Promise<readonly Pull[]> {
  const parameters = { ...repository, commit_sha: commit, per_page: 100 };
  const pages = github.paginate.iterator(github.rest.repos.listPullRequestsAssociatedWithCommit, parameters);
  return readPages(pages, Pull, 'a list of pull requests');
}

/** Gitea and Forgejo return at most one: https://github.com/go-gitea/gitea/blob/main/routers/api/v1/repo/commits.go */
export async function readPullOfCommit(github: GitHub, repository: Repository, commit: string): Promise<Pull> {
  const parameters = { ...repository, commit_sha: commit };
  const { data } = await github.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pull', parameters);
  return readAs(Pull, data, 'a pull request');
}

type ListState = 'open' | 'closed';

const lastUpdatedFirst = { sort: 'updated', direction: 'desc', per_page: 100 } as const;

/** The first page: https://docs.github.com/en/rest/pulls/pulls#list-pull-requests */
export async function listLastUpdated(
  github: GitHub,
  repository: Repository,
  state: ListState,
): Promise<readonly Pull[]> {
  const { data } = await github.rest.pulls.list({ ...repository, state, ...lastUpdatedFirst });
  return readAs(v.array(Pull), data, 'a list of pull requests');
}

export function listAllPulls(github: GitHub, repository: Repository, state: ListState): Promise<readonly Pull[]> {
  const parameters = { ...repository, state, ...lastUpdatedFirst };
  return readPages(github.paginate.iterator(github.rest.pulls.list, parameters), Pull, 'a list of pull requests');
}

const QUEUE = v.object({
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

interface QueueQuery {
  readonly graphqlUrl: string;
  readonly repository: Repository;
  readonly branch: string;
}

/** The pull requests of the first 100 entries of a merge queue, in their order; only GraphQL reports them. @see https://docs.github.com/en/graphql/reference/objects#mergequeue */
export async function listQueue(
  github: GitHub,
  { graphqlUrl, repository, branch }: QueueQuery,
): Promise<readonly number[]> {
  const variables = { owner: repository.owner, name: repository.repo, branch };
  const { data } = await github.request({ method: 'POST', url: graphqlUrl, query: queueQuery, variables });
  const { mergeQueue } = readAs(QUEUE, data, 'a merge queue').data.repository;
  const entries = mergeQueue?.entries.nodes ?? [];
  return entries.toSorted((a, b) => a.position - b.position).map(({ pullRequest }) => pullRequest.number);
}
