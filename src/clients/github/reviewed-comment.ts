import * as v from 'valibot';
import { ActionError } from '../../errors.ts';
import { listCandidates, newestFirst, type CommentPlace, type UpsertOptions } from './comments.ts';
import { isOurs } from './identity.ts';
import { readAs } from './pages.ts';
import type { GitHub } from './client.ts';

/** A comment of ours. */
export interface FoundComment {
  /** Opaque; undefined where there is no GraphQL. */
  readonly nodeId: string | undefined;
  readonly url: string;
  readonly body: string;
}

/** Our newest comment with the marker, and the logins of others that wrote one with it. */
export async function findComment(
  place: CommentPlace,
  isNewer: UpsertOptions['isNewer'],
): Promise<{ readonly ours: FoundComment | undefined; readonly others: readonly string[] }> {
  const candidates = await listCandidates(place);
  if (candidates.length === 0) return { ours: undefined, others: [] };
  const we = await place.author();
  const [ours] = newestFirst(
    candidates.filter(({ user }) => isOurs(we, user)),
    isNewer,
  );
  const others = candidates.filter(({ user }) => !isOurs(we, user)).map(({ user }) => user?.login ?? 'ghost');
  if (ours === undefined) return { ours, others };
  return { ours: { nodeId: ours.node_id ?? undefined, url: ours.html_url, body: ours.body ?? '' }, others };
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
const Answer = v.object({
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
 * Who wrote a comment and who edited it last, which only GraphQL tells; undefined where there is none (Gitea, Forgejo).
 *
 * @throws ActionError when GitHub does not say now
 * @see https://docs.github.com/en/graphql/reference/objects#issuecomment
 */
export async function readAuthorship(
  github: GitHub,
  graphqlUrl: string | undefined,
  nodeId: string | undefined,
): Promise<Authorship | undefined> {
  if (graphqlUrl === undefined || nodeId === undefined) return undefined;
  try {
    const asked = { method: 'POST' as const, url: graphqlUrl, query, variables: { id: nodeId } };
    const { data } = await github.request(asked);
    return authorshipOf(readAs(Answer, data, 'comment'));
  } catch (error) {
    if (error instanceof ActionError && error.reason === 'not-found') return undefined;
    throw error instanceof ActionError
      ? error.withContext('Who edited the comment with the plan cannot be told')
      : error;
  }
}

function authorshipOf({ data: { viewer, node } }: v.InferOutput<typeof Answer>): Authorship {
  const ours = (actor: v.InferOutput<typeof Actor> | null): boolean =>
    actor !== null && isOurs(viewer.login, botOf(actor));
  return {
    body: node.body,
    author: node.author?.login ?? 'ghost',
    byUs: ours(node.author),
    editor: node.editor?.login,
    editedByUs: node.lastEditedAt === null ? node.editor === null : ours(node.editor),
  };
}

/** GraphQL names an App `x` that REST names `x[bot]`; a person may be called `x`, too, but never `x[bot]`. */
function botOf({ login, __typename }: v.InferOutput<typeof Actor>): { login: string; type: string | undefined } {
  return __typename === 'Bot' && !login.endsWith('[bot]')
    ? { login: `${login}[bot]`, type: 'Bot' }
    : { login, type: __typename };
}
