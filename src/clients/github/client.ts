import type { Octokit } from '@octokit/rest';
import { ActionError, ServiceError } from '../../errors.ts';
import { toGitHubError } from './errors.ts';
import type { FetchAnswer } from '../http/fetch.ts';
import type { Repository } from './context.ts';

/** What we need of fetch; octokit never gives it a `Request`, and headers only by name. */
type Fetch = (
  url: string | URL,
  init?: Omit<RequestInit, 'headers'> & { readonly headers?: Record<string, string> },
) => Promise<FetchAnswer | Response>;

/** GitHub's REST API by the methods of octokit, `rest` and `paginate`; every request of it fails with a `ServiceError` (see `toServiceError`). */
export type GitHub = Octokit;

export interface GitHubOptions {
  readonly fetch: Fetch;
  /** As in `Context.apiUrl`. */
  readonly apiUrl: string;
  readonly token: string;
}

/**
 * A client for the REST API of GitHub and its relatives. The API's version is pinned: older Enterprise Servers know
 * no later one (https://docs.github.com/en/rest/about-the-rest-api/api-versions).
 */
export async function createGitHub({ fetch, apiUrl, token }: GitHubOptions): Promise<GitHub> {
  const api = URL.parse(apiUrl);
  if (api === null) {
    throw new ActionError({ reason: 'input', message: `GITHUB_API_URL is no URL: ${apiUrl}` });
  }
  // Only here, because it would cost a run that never speaks to GitHub a part of its start.
  const { Octokit: Client } = await import('@octokit/rest');
  const github = new Client({
    auth: token,
    baseUrl: apiUrl,
    userAgent: 'outrider',
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: { fetch: fetchWithin(fetch, api.origin), redirect: 'error', log: { warn: silent } },
  });
  github.hook.before('request', (options) => {
    options.headers['x-github-api-version'] = '2022-11-28';
  });
  github.hook.wrap('request', async (request, options) => {
    const response = await Promise.resolve(request(options)).catch((error: unknown) => {
      throw toGitHubError(error, token);
    });
    // Octokit takes what is no JSON for text, and its paging takes empty text for an empty list.
    if (response.status !== 204 && (typeof response.data !== 'object' || response.data === null)) throw noJson(api);
    return response;
  });
  return github;
}

/** A repository by the names of octokit's parameters. */
export function ownerAndRepo({ owner, name }: Repository): { readonly owner: string; readonly repo: string } {
  return { owner, repo: name };
}

function silent(): void {}

function noJson({ host }: URL): ServiceError {
  return new ServiceError({
    kind: 'server',
    reason: 'server',
    message: `${host} answered, but not with GitHub's JSON; is there a proxy in between?`,
    help: 'github-has-trouble',
    hint: 'Check what answers at GITHUB_API_URL.',
  });
}

/** Sends the token to GitHub's API alone: octokit sends it along to whatever a `Link` names. */
function fetchWithin(fetch: Fetch, origin: string): Fetch {
  return async (input, init) => {
    const url = new URL(input);
    if (url.origin === origin) return fetch(url, init);
    throw new ServiceError({
      kind: 'server',
      reason: 'server',
      message: `GitHub's answer leads to ${url.origin}, but its API is at ${origin}; the token is not sent there`,
      help: 'github-has-trouble',
      hint: 'Check the root URL that the server is configured with.',
    });
  };
}
