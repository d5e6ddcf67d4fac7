import { ActionError, ServiceError, type Help, type Reason } from '../../errors.ts';
import { readMember } from '../http/json.ts';
import { describeRequest, shorten, toOneLine } from '../http/messages.ts';
import { parseRetryAfter } from '../http/retry.ts';

export interface GitHubResponse {
  readonly status: number;
  readonly url: string;
  readonly headers: Record<string, string | number | undefined>;
  readonly data: unknown;
}

export interface ErrorResponse {
  readonly status: number;
  readonly request: { readonly method: string; readonly url: string };
  readonly response: GitHubResponse;
}

/**
 * Converts the error of a request to GitHub. Its reason is `input` (401: invalid token), `unauthorized` (403, without a hint: the caller names the permission),
 * `not-found` (404, 410), `server` (rate limits, 422, 5xx and others), or `unreachable` without a response; errors of
 * the transport keep their reason and message. The message contains GitHub's own text, but never `secret`.
 *
 * @see https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api
 */
export function toGitHubError(error: unknown, secret: string): ActionError {
  const innerError = findActionError(error);
  if (innerError !== undefined) return innerError;
  const hide = (text: string): string => (secret === '' ? text : text.replaceAll(secret, '***'));
  if (!isErrorResponse(error)) {
    const reason = error instanceof Error ? shorten(toOneLine(error.message)) : '';
    return new ServiceError({
      reason: 'unreachable',
      message: hide(`The request to GitHub failed: ${reason}`),
      hint: 'Check `GITHUB_API_URL`, and that the runner can reach it, then re-run this workflow job.',
      cause: error,
    });
  }
  const { status, request, response } = error;
  const text = readResponseText(response.data);
  const { title, ...meaning } = classifyGitHubRefusal(error, text);
  const path = URL.parse(request.url)?.pathname ?? '';
  const description = describeRequest(title, { method: request.method, path, status }, text);
  return new ServiceError({
    httpStatus: status,
    ...meaning,
    message: hide(description.message),
    request: hide(description.request),
  });
}

function findActionError(error: unknown): ActionError | undefined {
  let current = error;
  for (let depth = 0; current instanceof Error && depth < 10; depth += 1) {
    if (current instanceof ActionError) return current;
    current = current.cause;
  }
  return undefined;
}

export function isErrorResponse(error: unknown): error is ErrorResponse {
  return error instanceof Error && 'status' in error && 'response' in error && error.response !== undefined;
}

interface GitHubRefusal {
  readonly title: string;
  readonly reason: Reason;
  readonly hint: string | undefined;
  readonly help: Help;
  readonly isTransient?: boolean;
}

const serviceFault = { reason: 'server', help: 'github-is-unavailable' } as const;
const notFound: GitHubRefusal = {
  title: 'Not found on GitHub',
  reason: 'not-found',
  hint: 'Check that the pull request exists and that `github-token` can read its repository.',
  help: 'no-such-pull-request',
};

const gitHubRefusals: Readonly<Record<number, GitHubRefusal>> = {
  401: {
    title: 'Token rejected by GitHub',
    reason: 'input',
    hint: 'Check `github-token`: it may have expired. By default, the token of the job is used.',
    help: 'github-token-not-accepted',
  },
  404: notFound,
  409: { ...serviceFault, title: 'Conflict on GitHub', hint: undefined },
  410: notFound,
};

function classifyGitHubRefusal({ status, response }: ErrorResponse, text: string): GitHubRefusal {
  const limit = readRateLimit(response);
  if (limit !== undefined)
    return { ...serviceFault, title: 'GitHub rate limit exceeded', isTransient: true, hint: limit.hint };
  if (status === 403) {
    const isLocked = isAboutLock(response.data, text);
    const hint = isLocked ? 'The conversation is locked: unlock it, or set `comment: off`.' : undefined;
    return { title: 'Permission denied by GitHub', reason: 'unauthorized', hint, help: 'no-permission-to-comment' };
  }
  if (status >= 500) {
    const hint = 'This is usually temporary: re-run this workflow job later.';
    return { ...serviceFault, title: 'GitHub reported a server error', hint };
  }
  const invalid = { ...serviceFault, title: 'Rejected as invalid by GitHub', hint: undefined } as const;
  return gitHubRefusals[status] ?? invalid;
}

/**
 * The hint about the primary or a secondary rate limit of GitHub, and the milliseconds until it ends; `undefined` if a response is not about one.
 *
 * @see https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
export function readRateLimit({ status, headers, data }: GitHubResponse) {
  const isSpent = headers['x-ratelimit-remaining'] === '0';
  const pause = parseRetryAfter(String(headers['retry-after'] ?? ''), Date.now());
  // In this order: successful responses, which are large, are not searched.
  const isForbidden = (): boolean =>
    status === 403 && (isSpent || pause !== undefined || /rate limit/i.test(readResponseText(data)));
  const errors = readMember(data, 'errors');
  const isGraphql = Array.isArray(errors) && errors.some((error) => readMember(error, 'type') === 'RATE_LIMITED');
  if (status !== 429 && !isForbidden() && !isGraphql) return undefined;
  if (pause !== undefined) return { pause, hint: `Re-run this workflow job in ${Math.ceil(pause / 1000)} s.` };
  // Seconds since 1970; the limit is JavaScript's latest date.
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  if (!isSpent || !(reset > 0 && reset < 8.64e12))
    return { pause: 60_000, hint: 'Re-run this workflow job in a few minutes.' };
  const time = new Date(reset * 1000).toISOString().replace('T', ' ').slice(0, 16);
  // The limit is reset within that second.
  return { pause: Math.max(0, reset * 1000 + 1000 - Date.now()), hint: `Re-run this workflow job after ${time} UTC.` };
}

function isAboutLock(data: unknown, text: string): boolean {
  const documentation = readMember(data, 'documentation_url');
  const isLinked = typeof documentation === 'string' && documentation.includes('locking-conversations');
  return isLinked || /\bis locked\b/i.test(text);
}

/** GitHub's `message` and `errors`; empty for the HTML page of a proxy. */
function readResponseText(data: unknown): string {
  if (typeof data === 'string') return data.trimStart().startsWith('<') ? '' : shorten(toOneLine(data));
  const errors = readMember(data, 'errors');
  const details = Array.isArray(errors) ? errors.map(readDetail) : [];
  const message = readMember(data, 'message');
  const all = [typeof message === 'string' ? message : '', ...details].filter((part) => part !== '').join(': ');
  return shorten(toOneLine(all));
}

function readDetail(detail: unknown): string {
  if (typeof detail === 'string') return detail;
  const message = readMember(detail, 'message');
  if (typeof message === 'string') return message;
  return [readMember(detail, 'field'), readMember(detail, 'code')].filter((part) => typeof part === 'string').join(' ');
}
