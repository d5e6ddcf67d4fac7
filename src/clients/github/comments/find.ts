import * as v from 'valibot';
import { toMark, type Mark } from '../../../text/published.ts';
import { listComments, type Comment, type Thread } from './requests.ts';
import { orUndefined } from '../../../errors.ts';
import type { GitHub } from '../client.ts';

export interface CommentThread extends Thread {
  /** The first line of the comment (see `createCommentMarker`). */
  readonly marker: string;
  /** The login of this run's token (see `getAuthenticatedLogin`); called at most once, and only if a comment has the marker. */
  readonly readAuthor: () => Promise<string>;
  /** Whether the first of two texts is from a later run than the second. */
  readonly isNewer: (left: string, right: string) => boolean;
}

/**
 * The first line of the comment with this `environment`. It stays inside the HTML comment with any ID.
 *
 * @param kind `v1`: the plan and its registration. `reply`: to a command. `refusal`: of a register run that cannot write the comment of the plan
 */
export function createCommentMarker(id: string, kind: 'v1' | 'reply' | 'refusal' = 'v1'): Mark {
  return toMark`outrider:${kind} id=${encodeURIComponent(id.toWellFormed())}`;
}

export function carriesMarker(body: string, marker: string): boolean {
  return body === marker || body.startsWith(`${marker}\n`) || body.startsWith(`${marker}\r\n`);
}

/**
 * Lists the comments with the marker: comments of this account, the newest first, and comments of other accounts. For hints only, `ids` has the `environment`s of all comments that look like
 * Outrider's, by any author.
 */
export async function listMarked(thread: CommentThread) {
  const all = await listComments(thread);
  const markedComments = all.filter(({ body }) => carriesMarker(body, thread.marker));
  const ids = all.flatMap(({ body }) => /^<!-- outrider:v1 id=([\w.-]{1,64}) -->/.exec(body)?.[1] ?? []);
  if (markedComments.length === 0) return { ownComments: [], others: [], ids };
  const login = await thread.readAuthor();
  const ownComments = markedComments.filter(({ user }) => isOwnComment(login, user));
  return {
    ownComments: sortComments(ownComments, thread),
    others: markedComments.filter((comment) => !ownComments.includes(comment)),
    ids,
  };
}

/** Sorted by run, then by creation time. */
function sortComments(comments: readonly Comment[], { isNewer }: CommentThread): readonly Comment[] {
  const order = (a: Comment, b: Comment): number => {
    if (isNewer(a.body, b.body)) return 1;
    if (isNewer(b.body, a.body)) return -1;
    return Date.parse(a.created_at) - Date.parse(b.created_at);
  };
  // GitHub lists them in order of creation, and the sort is stable for the same second.
  return comments.toSorted(order).toReversed();
}

interface IdentityOptions {
  readonly github: GitHub;
  readonly graphqlUrl: string | undefined;
  readonly commentAuthor: string | undefined;
}

/**
 * The login of this run's token: GraphQL's `viewer`, because `GET /user` rejects the tokens of Actions and Apps; otherwise
 * `GET /user`, the input, or the login of the token of Actions. Sends one or two requests.
 *
 * @see https://docs.github.com/en/rest/users/users#get-the-authenticated-user
 */
export async function getAuthenticatedLogin({ github, graphqlUrl, commentAuthor }: IdentityOptions): Promise<string> {
  const login = (graphqlUrl && (await readViewer(github, graphqlUrl))) || (await readUser(github));
  return login || commentAuthor || 'github-actions[bot]';
}

/** Whether a comment is by `login`. An App is `x` in GraphQL and `x[bot]` in REST; no user has such a name. Gitea has no `type`. */
export function isOwnComment(login: string, author: Comment['user']): boolean {
  if (!author) return false;
  const [ownLogin, authorLogin] = [login.toLowerCase(), author.login.toLowerCase()];
  return ownLogin === authorLogin || (author.type === 'Bot' && `${ownLogin}[bot]` === authorLogin);
}

const loginSchema = v.object({ login: v.pipe(v.string(), v.minLength(1)) });
const viewerSchema = v.object({ data: v.object({ viewer: loginSchema }) });

async function readViewer(github: GitHub, graphqlUrl: string): Promise<string | undefined> {
  const ask = async (): Promise<string | undefined> => {
    const { data } = await github.request({ method: 'POST', url: graphqlUrl, query: 'query { viewer { login } }' });
    return v.is(viewerSchema, data) ? data.data.viewer.login : undefined;
  };
  // Optional: if GraphQL rejects the request, REST may still accept it.
  return orUndefined(ask(), 'unauthorized', 'not-found', 'server');
}

async function readUser(github: GitHub): Promise<string | undefined> {
  const user = await orUndefined(github.rest.users.getAuthenticated(), 'unauthorized', 'not-found');
  return v.is(loginSchema, user?.data) ? user.data.login : undefined;
}
