import * as v from 'valibot';
import { ActionError, type Reason } from '../../../errors.ts';
import { readAs } from '../responses.ts';
import type { GitHub } from '../client.ts';

export interface IdentityOptions {
  readonly github: GitHub;
  /** See `RunnerContext.graphqlUrl`. */
  readonly graphqlUrl: string | undefined;
  /** The input `comment-author`. */
  readonly commentAuthor: string | undefined;
}

/**
 * The login of our token: GraphQL's `viewer`, because `GET /user` rejects the tokens of Actions and Apps; otherwise
 * `GET /user`, the input, or the login of the token of Actions. Sends one or two requests.
 *
 * @throws ServiceError of a request
 * @see https://docs.github.com/en/rest/users/users#get-the-authenticated-user
 */
export async function whoAreWe({ github, graphqlUrl, commentAuthor }: IdentityOptions): Promise<string> {
  const known = (graphqlUrl && (await readViewer(github, graphqlUrl))) || (await readUser(github));
  return known || commentAuthor || 'github-actions[bot]';
}

/** The author of a comment in the REST API; Gitea has no `type`. */
export interface Author {
  readonly login: string;
  readonly type?: string | null | undefined;
}

/** Whether a comment is by the login `we`. An App is `x` in GraphQL and `x[bot]` in REST; no user has such a name. */
export function isOwnComment(we: string, author: Author | null | undefined): boolean {
  if (!author) return false;
  const [ours, theirs] = [we.toLowerCase(), author.login.toLowerCase()];
  return ours === theirs || (author.type === 'Bot' && `${ours}[bot]` === theirs);
}

const Login = v.object({ login: v.pipe(v.string(), v.minLength(1)) });
const Viewer = v.object({ data: v.object({ viewer: Login }) });

async function readViewer(github: GitHub, graphqlUrl: string): Promise<string | undefined> {
  const ask = async (): Promise<string | undefined> => {
    const { data } = await github.request({ method: 'POST', url: graphqlUrl, query: 'query { viewer { login } }' });
    return v.is(Viewer, data) ? data.data.viewer.login : undefined;
  };
  // Optional: after a refusal of GraphQL, REST may still answer.
  return ignoringReasons(['unauthorized', 'not-found', 'server'], ask);
}

async function readUser(github: GitHub): Promise<string | undefined> {
  return ignoringReasons(['unauthorized', 'not-found'], async () => {
    const { data } = await github.rest.users.getAuthenticated();
    return v.is(Login, data) ? data.login : undefined;
  });
}

async function ignoringReasons<T>(refusals: readonly Reason[], ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ActionError && refusals.includes(error.reason)) return undefined;
    throw error;
  }
}

/** Author and last editor of a comment, with its text at the same time. */
export interface Authorship {
  readonly body: string;
  readonly author: string;
  readonly byUs: boolean;
  /** Undefined if it was never edited, or by a deleted account. */
  readonly editor: string | undefined;
  /** Never edited, or last by us. A deleted account is not ours. */
  readonly editedByUs: boolean;
}

const Actor = v.object({ login: v.string(), __typename: v.optional(v.string()) });
const VIEWER_ANSWER = v.object({
  data: v.object({
    viewer: v.object({ login: v.string() }),
    node: v.object({
      body: v.string(),
      author: v.nullable(Actor),
      editor: v.nullable(Actor),
      lastEditedAt: v.nullable(v.string()),
    }),
  }),
});

const authorshipQuery = `query($id: ID!) {
  viewer { login }
  node(id: $id) { ... on IssueComment {
    body author { login __typename } editor { login __typename } lastEditedAt
  } }
}`;

/**
 * Author and last editor of a comment, which only GraphQL reports; undefined on servers without GraphQL (Gitea,
 * Forgejo).
 *
 * @throws ActionError of the request
 * @see https://docs.github.com/en/graphql/reference/objects#issuecomment
 */
export async function readAuthorship(
  github: GitHub,
  graphqlUrl: string | undefined,
  nodeId: string | undefined,
): Promise<Authorship | undefined> {
  if (graphqlUrl === undefined || nodeId === undefined) return undefined;
  try {
    const { data } = await github.request({
      method: 'POST',
      url: graphqlUrl,
      query: authorshipQuery,
      variables: { id: nodeId },
    });
    return toAuthorship(readAs(VIEWER_ANSWER, data, 'a comment'));
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    if (error.reason === 'not-found') return undefined;
    throw error.withContext('Could not determine who edited the comment with the plan');
  }
}

function toAuthorship({ data: { viewer: we, node } }: v.InferOutput<typeof VIEWER_ANSWER>): Authorship {
  const isUs = (actor: v.InferOutput<typeof Actor> | null): boolean =>
    actor !== null && isOwnComment(we.login, toRestAuthor(actor));
  return {
    body: node.body,
    author: node.author?.login ?? 'ghost',
    byUs: isUs(node.author),
    editor: node.editor?.login,
    editedByUs: node.lastEditedAt === null ? node.editor === null : isUs(node.editor),
  };
}

/** An App is `x` in GraphQL and `x[bot]` in REST; a user may have the name `x`, but never `x[bot]`. */
function toRestAuthor({ login, __typename }: v.InferOutput<typeof Actor>): Author {
  return __typename === 'Bot' && !login.endsWith('[bot]')
    ? { login: `${login}[bot]`, type: 'Bot' }
    : { login, type: __typename };
}
