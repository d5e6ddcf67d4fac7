import * as v from 'valibot';
import { ActionError, type Reason } from '../../../errors.ts';
import { readAs } from '../responses.ts';
import type { GitHub } from '../client.ts';

export interface IdentityOptions {
  readonly github: GitHub;
  /** As in `Context.graphqlUrl`. */
  readonly graphqlUrl: string | undefined;
  /** Who we are by the input `comment-author`. */
  readonly commentAuthor: string | undefined;
}

/**
 * The login that our token comments with: GraphQL's `viewer`, because `GET /user` is refused to the token of Actions
 * and of Apps; else `GET /user`; else the input; else the login of the token of Actions. Asks once or twice.
 *
 * @throws ServiceError when GitHub does not answer now
 * @see https://docs.github.com/en/rest/users/users#get-the-authenticated-user
 */
export async function whoAreWe({ github, graphqlUrl, commentAuthor }: IdentityOptions): Promise<string> {
  const known = (graphqlUrl && (await viewer(github, graphqlUrl))) || (await user(github));
  return known || commentAuthor || 'github-actions[bot]';
}

/** The author of a comment as the REST API names it; Gitea knows no `type`. */
export interface Author {
  readonly login: string;
  readonly type?: string | null | undefined;
}

/** Whether a comment is by the login `we`. GraphQL names an App `x` where REST names it `x[bot]`; no person is so named. */
export function isOwnComment(we: string, author: Author | null | undefined): boolean {
  if (!author) return false;
  const [ours, theirs] = [we.toLowerCase(), author.login.toLowerCase()];
  return ours === theirs || (author.type === 'Bot' && `${ours}[bot]` === theirs);
}

const Login = v.object({ login: v.pipe(v.string(), v.minLength(1)) });
const Viewer = v.object({ data: v.object({ viewer: Login }) });

async function viewer(github: GitHub, graphqlUrl: string): Promise<string | undefined> {
  const ask = async (): Promise<string | undefined> => {
    const { data } = await github.request({ method: 'POST', url: graphqlUrl, query: 'query { viewer { login } }' });
    return v.is(Viewer, data) ? data.data.viewer.login : undefined;
  };
  // An optional gain: whatever GraphQL has against us, REST may still answer.
  return unless(['unauthorized', 'not-found', 'server'], ask);
}

async function user(github: GitHub): Promise<string | undefined> {
  return unless(['unauthorized', 'not-found'], async () => {
    const { data } = await github.rest.users.getAuthenticated();
    return v.is(Login, data) ? data.login : undefined;
  });
}

async function unless<T>(refusals: readonly Reason[], ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ActionError && refusals.includes(error.reason)) return undefined;
    throw error;
  }
}

/** Who wrote a comment, and who edited it last; all of one moment. */
export interface Authorship {
  readonly body: string;
  readonly author: string;
  readonly byUs: boolean;
  /** Undefined when it was never edited, or by an account that is gone. */
  readonly editor: string | undefined;
  /** It was never edited, or last by us. An account that is gone is not ours. */
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

const query = `query($id: ID!) {
  viewer { login }
  node(id: $id) { ... on IssueComment {
    body author { login __typename } editor { login __typename } lastEditedAt
  } }
}`;

/**
 * Who wrote a comment and who edited it last, which only GraphQL knows; undefined where there is none (Gitea, Forgejo).
 *
 * @throws ActionError when GitHub does not answer now
 * @see https://docs.github.com/en/graphql/reference/objects#issuecomment
 */
export async function readAuthorship(
  github: GitHub,
  graphqlUrl: string | undefined,
  nodeId: string | undefined,
): Promise<Authorship | undefined> {
  if (graphqlUrl === undefined || nodeId === undefined) return undefined;
  try {
    const { data } = await github.request({ method: 'POST', url: graphqlUrl, query, variables: { id: nodeId } });
    return authorshipOf(readAs(VIEWER_ANSWER, data, 'comment'));
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    if (error.reason === 'not-found') return undefined;
    throw error.withContext('Who edited the comment with the plan cannot be told');
  }
}

function authorshipOf({ data: { viewer: we, node } }: v.InferOutput<typeof VIEWER_ANSWER>): Authorship {
  const isUs = (actor: v.InferOutput<typeof Actor> | null): boolean =>
    actor !== null && isOwnComment(we.login, restAuthor(actor));
  return {
    body: node.body,
    author: node.author?.login ?? 'ghost',
    byUs: isUs(node.author),
    editor: node.editor?.login,
    editedByUs: node.lastEditedAt === null ? node.editor === null : isUs(node.editor),
  };
}

/** GraphQL names an App `x` that REST names `x[bot]`; a person may be called `x`, too, but never `x[bot]`. */
function restAuthor({ login, __typename }: v.InferOutput<typeof Actor>): Author {
  return __typename === 'Bot' && !login.endsWith('[bot]')
    ? { login: `${login}[bot]`, type: 'Bot' }
    : { login, type: __typename };
}
