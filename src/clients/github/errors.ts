import { ActionError, type Help, type Reason } from '../../errors.ts';
import { member } from '../http/json.ts';
import { oneLine, shortened } from '../http/network-errors.ts';

/** What octokit throws when the server answered with a status that is an error. */
interface Answered {
  readonly status: number;
  readonly request: { readonly method: string; readonly url: string };
  readonly response: { readonly headers: Readonly<Record<string, unknown>>; readonly data: unknown };
}

/**
 * Tells an error of a GitHub request as a ActionError: `input` (401: the token is none), `unauthorized` (403), `not-found` (404, 410), `server` (rate
 * limits, 422, 5xx and the rest), `unreachable` when there was no answer; a ActionError from below stays what it is.
 * GitHub's own words are kept; `secret` never appears in them.
 * Source: https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api
 */
export function toFailure(error: unknown, secret: string): ActionError {
  const below = failureIn(error);
  if (below !== undefined) return below;
  const hide = (text: string): string => (secret === '' ? text : text.replaceAll(secret, '***'));
  if (!isAnswered(error)) {
    const words = error instanceof Error ? shortened(oneLine(error.message)) : '';
    return new ActionError({
      reason: 'unreachable',
      message: hide(`GitHub could not be asked: ${words}`),
      cause: error,
    });
  }
  const words = wordsOf(error.response.data);
  const { reason, hint, help } = classify(error, words);
  const told = `GitHub answered ${error.status} to ${error.request.method} ${pathOf(error.request.url)}`;
  return new ActionError({ reason, message: hide(words === '' ? told : `${told}: ${words}`), hint, help });
}

function failureIn(error: unknown): ActionError | undefined {
  let current = error;
  for (let depth = 0; current instanceof Error && depth < 10; depth += 1) {
    if (current instanceof ActionError) return current;
    current = current.cause;
  }
  return undefined;
}

function isAnswered(error: unknown): error is Answered {
  return error instanceof Error && 'status' in error && 'response' in error && error.response !== undefined;
}

interface Meaning {
  readonly reason: Reason;
  readonly hint: string | undefined;
  readonly help: Help;
}

function classify({ status, response }: Answered, words: string): Meaning {
  const wait = rateLimit(status, response.headers, words);
  if (wait !== undefined) return { reason: 'server', hint: wait, help: 'github-has-trouble' };
  if (status === 401) {
    const hint = 'Check `github-token`: GitHub does not accept it.';
    return { reason: 'input', hint, help: 'github-token-not-accepted' };
  }
  if (status === 403)
    return { reason: 'unauthorized', hint: hintOfForbidden(response.data, words), help: 'no-right-to-comment' };
  if (status === 404 || status === 410) {
    return {
      reason: 'not-found',
      help: 'no-such-pull-request',
      hint: 'Check that the pull request exists and that `github-token` may see its repository.',
    };
  }
  const hint = status >= 500 ? 'GitHub has trouble; run the job again later.' : undefined;
  return { reason: 'server', hint, help: 'github-has-trouble' };
}

/** Undefined when the answer is not about a rate limit. */
function rateLimit(status: number, headers: Answered['response']['headers'], words: string): string | undefined {
  const spent = headers['x-ratelimit-remaining'] === '0';
  const after = Number(headers['retry-after'] ?? Number.NaN);
  const limited = status === 429 || (status === 403 && (spent || !Number.isNaN(after) || /rate limit/i.test(words)));
  if (!limited) return undefined;
  if (!Number.isNaN(after)) return `This is a rate limit: run the job again in ${after} seconds or more.`;
  // Seconds since 1970; the bound is JavaScript's latest date.
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  if (!spent || !(reset > 0 && reset < 8.64e12)) return 'This is a rate limit: run the job again in some minutes.';
  const time = new Date(reset * 1000).toISOString().replace('T', ' ').slice(0, 16);
  return `This is a rate limit: run the job again after ${time} UTC.`;
}

function hintOfForbidden(data: unknown, words: string): string {
  const documentation = member(data, 'documentation_url');
  const locked = typeof documentation === 'string' && documentation.includes('locking-conversations');
  if (locked || /\bis locked\b/i.test(words)) {
    return 'The conversation is locked: unlock it, or set `comment: off`.';
  }
  return 'Give the job `permissions: { contents: read, pull-requests: write }`; a pull request from a fork cannot have it.';
}

/** GitHub's `message` and what it says in `errors`; of a page that a proxy put in its place nothing. */
function wordsOf(data: unknown): string {
  if (typeof data === 'string') return data.trimStart().startsWith('<') ? '' : shortened(oneLine(data));
  const errors = member(data, 'errors');
  const details = Array.isArray(errors) ? errors.map(wordsOfDetail) : [];
  const message = member(data, 'message');
  const told = [typeof message === 'string' ? message : '', ...details].filter((part) => part !== '').join(': ');
  return shortened(oneLine(told));
}

function wordsOfDetail(detail: unknown): string {
  if (typeof detail === 'string') return detail;
  const message = member(detail, 'message');
  if (typeof message === 'string') return message;
  return [member(detail, 'field'), member(detail, 'code')].filter((part) => typeof part === 'string').join(' ');
}

function pathOf(url: string): string {
  return URL.parse(url)?.pathname ?? '';
}
