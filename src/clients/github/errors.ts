import { ActionError, ServiceError, type Help, type Reason, type ServiceErrorKind } from '../../errors.ts';
import { member } from '../http/json.ts';
import { toOneLine, shortened } from '../http/network-errors.ts';

/** What octokit throws when the server answered with a status that is an error. */
interface Answered {
  readonly status: number;
  readonly request: { readonly method: string; readonly url: string };
  readonly response: { readonly headers: Readonly<Record<string, unknown>>; readonly data: unknown };
}

/**
 * An error of a request to GitHub as ours: its reason is `input` (401: the token is none), `unauthorized` (403), `not-found` (404, 410), `server` (rate
 * limits, 422, 5xx and the rest), `unreachable` when there was no answer; an error of the transport keeps its reason and message. GitHub's own
 * message is kept; `secret` never appears in it.
 *
 * @see https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api
 */
export function toGitHubError(error: unknown, secret: string): ServiceError {
  const below = actionErrorIn(error);
  if (below !== undefined) return below instanceof ServiceError ? below : ofTransport(below);
  const hide = (text: string): string => (secret === '' ? text : text.replaceAll(secret, '***'));
  if (!isAnswered(error)) {
    const why = error instanceof Error ? shortened(toOneLine(error.message)) : '';
    return new ServiceError({
      kind: 'unreachable',
      reason: 'unreachable',
      message: hide(`GitHub could not be asked: ${why}`),
      cause: error,
    });
  }
  const text = responseText(error.response.data);
  const answer = `GitHub answered ${error.status} to ${error.request.method} ${pathOf(error.request.url)}`;
  return new ServiceError({
    ...classifyGitHubRefusal(error, text),
    message: hide(text === '' ? answer : `${answer}: ${text}`),
  });
}

function actionErrorIn(error: unknown): ActionError | undefined {
  let current = error;
  for (let depth = 0; current instanceof Error && depth < 10; depth += 1) {
    if (current instanceof ActionError) return current;
    current = current.cause;
  }
  return undefined;
}

function ofTransport({ reason, message, location, hint, help, cause }: ActionError): ServiceError {
  const kind = reason === 'input' ? 'invalid' : reason === 'server' ? 'server' : 'unreachable';
  return new ServiceError({ kind, reason, message, location, hint, help, cause });
}

function isAnswered(error: unknown): error is Answered {
  return error instanceof Error && 'status' in error && 'response' in error && error.response !== undefined;
}

interface GitHubRefusal {
  readonly kind: ServiceErrorKind;
  readonly reason: Reason;
  readonly hint: string | undefined;
  readonly help: Help;
}

function classifyGitHubRefusal({ status, response }: Answered, text: string): GitHubRefusal {
  const wait = rateLimit(status, response.headers, text);
  if (wait !== undefined) return { kind: 'busy', reason: 'server', hint: wait, help: 'github-has-trouble' };
  switch (status) {
    case 401: {
      const hint = 'Check `github-token`: GitHub does not accept it.';
      return { kind: 'unauthorized', reason: 'input', hint, help: 'github-token-not-accepted' };
    }
    case 403: {
      const hint = hintOfForbidden(response.data, text);
      return { kind: 'forbidden', reason: 'unauthorized', hint, help: 'no-right-to-comment' };
    }
    case 404:
    case 410: {
      const hint = 'Check that the pull request exists and that `github-token` may see its repository.';
      return { kind: 'not-found', reason: 'not-found', hint, help: 'no-such-pull-request' };
    }
    default: {
      const hint = status >= 500 ? 'GitHub has trouble; run the job again later.' : undefined;
      return { kind: status >= 500 ? 'server' : 'invalid', reason: 'server', hint, help: 'github-has-trouble' };
    }
  }
}

/** Undefined when the answer is not about a rate limit. */
function rateLimit(status: number, headers: Answered['response']['headers'], text: string): string | undefined {
  const spent = headers['x-ratelimit-remaining'] === '0';
  const after = Number(headers['retry-after'] ?? Number.NaN);
  const limited = status === 429 || (status === 403 && (spent || !Number.isNaN(after) || /rate limit/i.test(text)));
  if (!limited) return undefined;
  if (!Number.isNaN(after)) return `This is a rate limit: run the job again in ${after} seconds or more.`;
  // Seconds since 1970; the bound is JavaScript's latest date.
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  if (!spent || !(reset > 0 && reset < 8.64e12)) return 'This is a rate limit: run the job again in some minutes.';
  const time = new Date(reset * 1000).toISOString().replace('T', ' ').slice(0, 16);
  return `This is a rate limit: run the job again after ${time} UTC.`;
}

function hintOfForbidden(data: unknown, text: string): string {
  const documentation = member(data, 'documentation_url');
  const locked = typeof documentation === 'string' && documentation.includes('locking-conversations');
  if (locked || /\bis locked\b/i.test(text)) {
    return 'The conversation is locked: unlock it, or set `comment: off`.';
  }
  return 'Give the job `permissions: { contents: read, pull-requests: write }`; a pull request from a fork cannot have it.';
}

/** GitHub's `message` and its `errors`; nothing of a page that a proxy put in its place. */
function responseText(data: unknown): string {
  if (typeof data === 'string') return data.trimStart().startsWith('<') ? '' : shortened(toOneLine(data));
  const errors = member(data, 'errors');
  const details = Array.isArray(errors) ? errors.map(textOfDetail) : [];
  const message = member(data, 'message');
  const all = [typeof message === 'string' ? message : '', ...details].filter((part) => part !== '').join(': ');
  return shortened(toOneLine(all));
}

function textOfDetail(detail: unknown): string {
  if (typeof detail === 'string') return detail;
  const message = member(detail, 'message');
  if (typeof message === 'string') return message;
  return [member(detail, 'field'), member(detail, 'code')].filter((part) => typeof part === 'string').join(' ');
}

function pathOf(url: string): string {
  return URL.parse(url)?.pathname ?? '';
}
