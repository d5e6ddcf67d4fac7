import * as v from 'valibot';
import { ActionError, type Reason } from '../../../errors.ts';
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
