import { ActionError } from '../../errors.ts';
import type { GitHub } from './client.ts';

export interface IdentityOptions {
  readonly github: GitHub;
  /** As in `Context.graphqlUrl`. */
  readonly graphqlUrl: string | undefined;
  /** What the user says who we are: the input `comment-author`. */
  readonly commentAuthor: string | undefined;
}

/** The author of a comment as the REST API tells it; Gitea knows no `type`. */
export interface Author {
  readonly login: string;
  readonly type?: string | null | undefined;
}

/**
 * The login that our token comments with: GraphQL's `viewer`, because `GET /user` is refused to the token of Actions
 * and of Apps; else `GET /user`; else what the user says; else the login of the token of Actions. Asks once or twice.
 * Source: https://docs.github.com/en/rest/users/users#get-the-authenticated-user
 */
export async function whoAreWe({ github, graphqlUrl, commentAuthor }: IdentityOptions): Promise<string> {
  const asked = (graphqlUrl && (await viewer(github, graphqlUrl))) || (await user(github));
  return asked || commentAuthor || 'github-actions[bot]';
}

/** Whether a comment is by the login `we`. GraphQL names an App `x` where REST says `x[bot]`; no person is so named. */
export function isOurs(we: string, author: Author | null | undefined): boolean {
  if (!author) return false;
  const [ours, theirs] = [we.toLowerCase(), author.login.toLowerCase()];
  return ours === theirs || (author.type === 'Bot' && `${ours}[bot]` === theirs);
}

async function viewer(github: GitHub, graphqlUrl: string): Promise<string | undefined> {
  const ask = async (): Promise<string | undefined> => {
    const { data } = await github.request({ method: 'POST', url: graphqlUrl, query: 'query { viewer { login } }' });
    return login(data?.data?.viewer);
  };
  // An optional gain: whatever GraphQL has against us, REST may still answer.
  return unless(['unauthorized', 'not-found', 'server'], ask);
}

async function user(github: GitHub): Promise<string | undefined> {
  return unless(['unauthorized', 'not-found'], async () => login((await github.request('GET /user')).data));
}

async function unless<T>(refusals: readonly string[], ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ActionError && refusals.includes(error.reason)) return undefined;
    throw error;
  }
}

function login(value: unknown): string | undefined {
  const found = typeof value === 'object' && value !== null && 'login' in value ? value.login : undefined;
  return typeof found === 'string' && found !== '' ? found : undefined;
}
