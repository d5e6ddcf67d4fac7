import type { Octokit } from '@octokit/rest';
import * as v from 'valibot';
import { ActionError, orUndefined, ServiceError } from '../../errors.ts';
import { isErrorResponse, readRateLimit, toGitHubError, type GitHubResponse } from './github-refusal.ts';
import { readAs, readDate } from './responses.ts';
import { isGiteaApi, type RunnerContext } from './context.ts';
import type { FetchResult } from '../http/fetch.ts';
import type { Transport } from '../http/types.ts';

/** The part of `fetch` that octokit uses: no `Request`, and headers only as an object. */
type Fetch = (
  url: string | URL,
  init?: Omit<RequestInit, 'headers'> & { readonly headers?: Record<string, string> },
) => Promise<FetchResult | Response>;

/** GitHub's REST API by octokit's methods `rest` and `paginate`. Every request rejects with a `ServiceError` (see `toGitHubError`). */
export interface GitHub extends Octokit {
  /** The current time by GitHub's clock: the date of its last response plus the time since. Without a dated response, the runner's clock. */
  readonly now: () => Date;
  readonly forge: Forge;
}

export interface GitHubOptions {
  readonly fetch: Fetch;
  /** Waits until a rate limit ends and the request is sent again. Without it, the request fails immediately. */
  readonly waitToRetry?: Transport['waitToRetry'] | undefined;
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
    throw new ActionError({
      reason: 'input',
      message: `GITHUB_API_URL is not a valid URL: ${apiUrl}`,
      hint: 'Set it to the address of the API, such as `https://api.github.com`, or unset it.',
      help: 'unsuitable-runner',
    });
  }
  // Loaded here: runs without requests to GitHub start faster.
  const { Octokit: Client } = await import('@octokit/rest');
  const github = new Client({
    auth: token,
    baseUrl: apiUrl,
    userAgent: 'outrider',
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    request: { fetch: fetchWithinOrigin(fetch, api.origin), redirect: 'error', log: { warn: ignore } },
  });
  github.hook.before('request', (options) => {
    options.headers['x-github-api-version'] = '2022-11-28';
  });
  const forge = createForge(github, apiUrl);
  let serverTime = { at: Date.now(), mark: performance.now() };
  github.hook.wrap('request', async (request, options) => {
    const send = async () => refuseLimited(await request(options), options);
    const response = await sendAfterLimits(send, waitToRetry).catch((error: unknown) => {
      if (isErrorResponse(error)) forge.learn(error.response);
      throw toGitHubError(error, token);
    });
    forge.learn(response);
    // Octokit returns other responses than JSON as text, and its pagination treats empty text as an empty list.
    if (response.status !== 204 && (typeof response.data !== 'object' || response.data === null))
      throw createJsonError(api);
    const at = readDate(response.headers);
    if (at !== undefined) serverTime = { at: at.getTime(), mark: performance.now() };
    return response;
  });
  return Object.assign(github, { forge, now: () => new Date(serverTime.at + performance.now() - serverTime.mark) });
}

const maxWaits = 3;

/** Repeats a request that GitHub rejected because of a rate limit. Such a request was not processed, so a POST is repeated as well. */
async function sendAfterLimits<T>(send: () => Promise<T>, waitToRetry: GitHubOptions['waitToRetry']): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isErrorResponse(error)) throw error;
      const limit = readRateLimit(error.response);
      if (limit === undefined || attempt > maxWaits) throw error;
      const { method, url } = error.request;
      const { pathname: path } = new URL(url);
      const reason = 'limits the rate of requests';
      const retry = { service: 'GitHub', method, path, attempt, reason, pauseMilliseconds: limit.pause } as const;
      if (!(await waitToRetry?.(retry))) throw error;
    }
  }
}

/** GraphQL reports a rate limit with status 200. */
function refuseLimited<T extends GitHubResponse>(response: T, { method }: { readonly method: string }): T {
  const { status, url } = response;
  if (readRateLimit(response) === undefined) return response;
  throw Object.assign(new Error('The rate limit is exceeded'), { status, request: { method, url }, response });
}

function ignore(): void {}

function createJsonError({ host }: URL): ServiceError {
  return new ServiceError({
    reason: 'server',
    message: `Unexpected response from GitHub at ${host}: it is not JSON. Is a proxy in front of GitHub?`,
    help: 'github-is-unavailable',
    hint: 'Check `GITHUB_API_URL` and the proxy of the runner.',
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
      help: 'github-is-unavailable',
      hint: 'Check the root URL in the configuration of the server.',
    });
  };
}

/** Features of GitHub that Gitea lacks: docs/forges.md. */
type GitHubFeature = 'attempts of runs' | 'lists by update' | 'permission before content' | 'roles for every token';

/** The differences between forges: read from the responses of the server, once per run. */
interface Forge extends ReturnType<typeof createForge> {}

/** The reviews of Gitea: https://github.com/go-gitea/gitea/blob/main/routers/api/v1/repo/pull_review.go */
function findNextLink(url: string, length: number, total: number): string | undefined {
  const next = new URL(url);
  const page = Number(next.searchParams.get('page') ?? 1);
  next.searchParams.set('page', String(page + 1));
  return length > 0 && page * length < total ? `<${next.href}>; rel="next"` : undefined;
}

const runSchema = v.object({ html_url: v.pipe(v.string(), v.minLength(1)) });

function createForge({ request }: Pick<Octokit, 'request'>, apiUrl: string) {
  let isGitHub: boolean | undefined;
  /**
   * GitHub and Enterprise Server, which set an ID in each response, have all features. Before the first response, every server is assumed to be one of these,
   * unless its address is the API of Gitea and Forgejo: features that GitHub documents need no request.
   */
  const has = (_capability: GitHubFeature): boolean => isGitHub ?? !isGiteaApi(apiUrl);
  let page: Promise<string | undefined> | undefined;
  return {
    has,
    /** Reads a response, and adds the link to the next page if the server returns only the length of the list. */
    learn({ status, url, headers, data }: GitHubResponse): void {
      if (headers['x-github-request-id'] !== undefined) isGitHub = true;
      // A proxy rejects the request without it.
      else if (status < 300) isGitHub ??= false;
      if (isGitHub === false && Array.isArray(data))
        headers['link'] ??= findNextLink(url, data.length, Number(headers['x-total-count']));
    },
    /** The page of this run; `undefined` if the server does not report it. */
    async findRunUrl({ repo, runId: run, runUrl }: Pick<RunnerContext, 'repo' | 'runId' | 'runUrl'>) {
      if (has('attempts of runs') || repo === undefined || run === undefined) return runUrl;
      // The address contains the server-wide ID of the run in Gitea 1.26, and its number in the repository in 1.25.
      page ??= orUndefined(
        request('GET /repos/{owner}/{repo}/actions/runs/{run}', { ...repo, run }).then(
          ({ data }) => readAs(runSchema, data, 'a workflow run').html_url,
        ),
      );
      return page;
    },
  };
}
