import type { Octokit } from '@octokit/rest';
import { randomUUID } from 'node:crypto';
import { ActionError, ServiceError } from '../../errors.ts';
import { toGitHubError } from './github-refusal.ts';
import { readDate } from './responses.ts';
import type { FetchAnswer } from '../http/fetch.ts';
import type { Transport } from '../http/types.ts';
import type { Repository } from './context.ts';

/** The part of `fetch` that octokit uses: no `Request`, and headers only as an object. */
type Fetch = (
  url: string | URL,
  init?: Omit<RequestInit, 'headers'> & { readonly headers?: Record<string, string> },
) => Promise<FetchAnswer | Response>;

/**
 * GitHub's REST API by octokit's methods `rest` and `paginate`. Every request rejects with a `ServiceError` (see
 * `toGitHubError`).
 */
export interface GitHub extends Octokit {
  /** The time by GitHub's clock: that of its last answer, and what has passed since. Without an answer that names it, by the clock of the runner. */
  readonly now: () => Date;
}

export interface GitHubOptions {
  readonly fetch: Fetch;
  /** Waits for the end of a rate limit, after which a request is sent again. Without it, the request fails at once. */
  readonly waitToRetry?: Transport['waitToRetry'] | undefined;
  /** See `RunnerContext.apiUrl`. */
  readonly apiUrl: string;
  readonly token: string;
}

/**
 * Creates a client for the REST API of GitHub and compatible servers. The API version is pinned, because older
 * Enterprise Servers do not support later ones (https://docs.github.com/en/rest/about-the-rest-api/api-versions).
 */
export async function createGitHub({ fetch, waitToRetry, apiUrl, token }: GitHubOptions): Promise<GitHub> {
  const api = URL.parse(apiUrl);
  if (api === null) {
    throw new ActionError({ reason: 'input', message: `GITHUB_API_URL is not a valid URL: ${apiUrl}` });
  }
  // Loaded here: runs without requests to GitHub start faster.
  const [{ Octokit: Client }, { throttling }] = await Promise.all([
    import('@octokit/rest'),
    import('@octokit/plugin-throttling'),
  ]);
  const waitForLimit: LimitHandler = async (seconds, options, client, attempts) => {
    if (attempts >= maxWaits || waitToRetry === undefined) return false;
    const { method, url } = client.request.endpoint({ ...options });
    const { pathname: path } = new URL(url, api);
    const why = 'limits the rate of requests';
    return waitToRetry({ service: 'GitHub', method, path, attempt: attempts + 1, why, pause: seconds * 1000 });
  };
  const handlers = { onRateLimit: waitForLimit, onSecondaryRateLimit: waitForLimit };
  const github = new (Client.plugin(throttling))({
    throttle: {
      id: randomUUID(),
      ...unpaced(),
      ...handlers,
      // The wait is over when the handler answers.
      retryAfterBaseValue: 0,
    },
    auth: token,
    baseUrl: apiUrl,
    userAgent: 'outrider',
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    request: { fetch: fetchWithinOrigin(fetch, api.origin), redirect: 'error', log: { warn: ignore } },
  });
  github.hook.before('request', (options) => {
    options.headers['x-github-api-version'] = '2022-11-28';
  });
  let answered = { at: Date.now(), mark: performance.now() };
  github.hook.wrap('request', async (request, options) => {
    const response = await Promise.resolve(request(options)).catch((error: unknown) => {
      throw toGitHubError(error, token);
    });
    // Octokit returns other responses than JSON as text, and its pagination treats empty text as an empty list.
    if (response.status !== 204 && (typeof response.data !== 'object' || response.data === null))
      throw notJsonError(api);
    const at = readDate(response.headers);
    if (at !== undefined) answered = { at: at.getTime(), mark: performance.now() };
    return response;
  });
  return Object.assign(github, { now: () => new Date(answered.at + performance.now() - answered.mark) });
}

/** Whether to send a request again that was refused for a rate limit; the plugin declares no result. */
type LimitHandler = (
  seconds: number,
  options: { readonly method: string; readonly url: string },
  client: Pick<Octokit, 'request'>,
  attempts: number,
) => Promise<boolean>;

/** Attempts after a rate limit. */
const maxWaits = 3;

/** Instead of the plugin's groups, which pause 1 s between writes and 3 s between comments, and each request for a timer: a run writes little. */
const atOnce = {
  key: () => ({
    schedule: async (_job: unknown, work: (...given: unknown[]) => unknown, ...given: unknown[]) => work(...given),
  }),
};

function unpaced(): object {
  return { global: atOnce, write: atOnce, notifications: atOnce, retryLimiter: createRetryLimiter() };
}

/** What the plugin's handler of a failed request returns: undefined not to send it again. */
type FailedHandler = (error: unknown, info: { readonly args: readonly unknown[] }) => Promise<number | undefined>;

/** Sends a request at once, and again after a limit that was waited for. The plugin's own limiter costs each request a timer. */
function createRetryLimiter(): object {
  let onFailed: FailedHandler | undefined;
  return {
    on(_event: 'failed', handler: FailedHandler) {
      onFailed = handler;
    },
    async schedule(work: (...args: readonly unknown[]) => Promise<unknown>, ...args: readonly unknown[]) {
      for (;;) {
        try {
          return await work(...args);
        } catch (error) {
          // The plugin's handler itself throws for GraphQL without a response.
          const pause = await onFailed?.(error, { args }).catch(ignore);
          if (pause === undefined) throw error;
        }
      }
    },
  };
}

/** A repository with the names of octokit's parameters. */
export function ownerAndRepo({ owner, name }: Repository): { readonly owner: string; readonly repo: string } {
  return { owner, repo: name };
}

function ignore(): void {}

function notJsonError({ host }: URL): ServiceError {
  return new ServiceError({
    reason: 'server',
    message: `Unexpected response from GitHub at ${host}: it is not JSON. Is there a proxy in between?`,
    help: 'github-has-trouble',
    hint: 'Check GITHUB_API_URL and the proxy of the runner.',
  });
}

/** Sends requests only to the API's origin: octokit would send the token to any URL of a `Link` header. */
function fetchWithinOrigin(fetch: Fetch, origin: string): Fetch {
  return async (input, init) => {
    const url = new URL(input);
    if (url.origin === origin) return fetch(url, init);
    throw new ServiceError({
      reason: 'server',
      message: `The response of GitHub at ${origin} links to ${url.origin}; the token is not sent there`,
      help: 'github-has-trouble',
      hint: 'Check the root URL in the configuration of the server.',
    });
  };
}
