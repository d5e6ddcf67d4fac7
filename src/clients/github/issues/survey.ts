import * as v from 'valibot';
import { orUndefined } from '../../../errors.ts';
import { readDefaultBranch } from '../repositories.ts';
import type { GitHub } from '../client.ts';
import { whoAreWe } from '../comments/find.ts';
import { readAs } from '../responses.ts';
import type { Repository } from '../context.ts';

export interface OpenPullRequest {
  readonly number: number;
  /** Paths in the repository of the first 100 files that it changes. */
  readonly files: readonly string[];
  /** Our own comments, which no other account edited. */
  readonly comments: readonly string[];
}

/** What a run has to know of a repository before it keeps an issue in it. */
export interface Survey {
  /** Our login. */
  readonly login: string;
  readonly defaultBranch: string;
  /** The newest commit of the default branch; undefined on a server without GraphQL. */
  readonly head: string | undefined;
  /** Undefined if they were not asked for, may not be read, or the server has no GraphQL. */
  readonly pullRequests: readonly OpenPullRequest[] | undefined;
}

interface SurveyQuery {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly graphqlUrl: string | undefined;
  readonly withPullRequests: boolean;
}

/**
 * Reads our login, the default branch, and of the 50 open pull requests that were updated last those into it, with our comments (among the first 20 of each),
 * with one request. Without GraphQL (Gitea, Forgejo) it takes several, and the pull requests are not known.
 */
export async function surveyRepository(query: SurveyQuery): Promise<Survey> {
  const { graphqlUrl } = query;
  const survey = graphqlUrl === undefined ? undefined : await orUndefined(surveyByGraphql({ ...query, graphqlUrl }));
  return survey ?? surveyByRest(query);
}

const Actor = v.nullish(v.object({ login: v.string(), type: v.nullish(v.string()) }));

const PullRequests = v.object({
  nodes: v.array(
    v.object({
      number: v.number(),
      baseRefName: v.string(),
      files: v.nullish(v.object({ nodes: v.nullish(v.array(v.nullable(v.object({ path: v.string() })))) })),
      comments: v.object({
        nodes: v.array(
          v.object({
            body: v.string(),
            viewerDidAuthor: v.boolean(),
            lastEditedAt: v.nullish(v.string()),
            editor: Actor,
            author: Actor,
          }),
        ),
      }),
    }),
  ),
});

const Answer = v.object({
  data: v.object({
    viewer: v.object({ login: v.pipe(v.string(), v.minLength(1)) }),
    repository: v.object({
      defaultBranchRef: v.object({ name: v.string(), target: v.object({ oid: v.string() }) }),
      pullRequests: v.nullish(PullRequests),
    }),
  }),
});

const surveyText = `query($owner: String!, $name: String!, $withPullRequests: Boolean!) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    defaultBranchRef { name target { oid } }
    pullRequests(states: OPEN, first: 50, orderBy: { field: UPDATED_AT, direction: DESC }) @include(if: $withPullRequests) {
      nodes { number baseRefName files(first: 100) { nodes { path } } comments(first: 20) { nodes {
        body viewerDidAuthor lastEditedAt editor { login type: __typename } author { login type: __typename }
      } } }
    }
  }
}`;

async function surveyByGraphql({
  github,
  repository,
  graphqlUrl: url,
  withPullRequests,
}: SurveyQuery & { readonly graphqlUrl: string }): Promise<Survey> {
  const { owner, repo: name } = repository;
  const variables = { owner, name, withPullRequests };
  const { data } = await github.request({ method: 'POST', url, query: surveyText, variables });
  const { viewer, repository: found } = readAs(Answer, data, 'a repository').data;
  const defaultBranch = found.defaultBranchRef.name;
  return {
    login: viewer.login,
    defaultBranch,
    head: found.defaultBranchRef.target.oid,
    // Null without `pull-requests: read`.
    pullRequests: withPullRequests ? pullRequestsInto(defaultBranch, found.pullRequests ?? undefined) : undefined,
  };
}

type PullRequestNode = v.InferOutput<typeof PullRequests>['nodes'][number];

function pullRequestsInto(
  branch: string,
  pulls: v.InferOutput<typeof PullRequests> | undefined,
): Survey['pullRequests'] {
  return pulls?.nodes
    .filter(({ baseRefName }) => baseRefName === branch)
    .map(({ number, files, comments }) => ({
      number,
      files: (files?.nodes ?? []).flatMap((file) => file?.path ?? []),
      comments: comments.nodes.filter(isOwnUnedited).map(({ body }) => body),
    }));
}

function isOwnUnedited({
  viewerDidAuthor,
  lastEditedAt,
  editor,
  author,
}: PullRequestNode['comments']['nodes'][number]): boolean {
  const isUnedited = (lastEditedAt ?? undefined) === undefined && (editor ?? undefined) === undefined;
  const isEditedByUs = editor?.login !== undefined && editor.login === author?.login && editor.type === author.type;
  return viewerDidAuthor && (isUnedited || isEditedByUs);
}

async function surveyByRest({ github, repository, graphqlUrl }: SurveyQuery): Promise<Survey> {
  const login = await whoAreWe({ github, graphqlUrl, commentAuthor: undefined });
  const defaultBranch = await readDefaultBranch(github, repository);
  return { login, defaultBranch, head: undefined, pullRequests: undefined };
}
