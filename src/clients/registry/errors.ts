import { member } from '../http/json.ts';
import { toOneLine, shortened } from '../http/network-errors.ts';
import { ServiceError, type ServiceErrorKind, type Help, type Reason } from '../../errors.ts';
import type { Answer } from '../http/types.ts';

/** What was asked and what came back. */
interface RefusedRequest {
  readonly method: string;
  readonly path: string;
  readonly answer: Answer;
  /** What no message may show, should the registry repeat it. */
  readonly token: string;
}

/** The error of an answer that is no success: what was asked, the registry's own words, and what to do about it. */
export function registryRefusal({ method, path, answer, token }: RefusedRequest): ServiceError {
  const { kind, reason, hint, help } = kindOf(answer.status);
  // Before and after: what is cut on the way may hold half of it, what is unescaped on the way all of it.
  const text = shortened(bodyText(answer.body.replaceAll(token, '***')).replaceAll(token, '***'));
  const what = `${method} ${path}: the registry answered ${answer.status}${text === '' ? '' : `: ${text}`}`;
  return new ServiceError({ kind, reason, message: what, hint, help });
}

interface RefusalMeaning {
  readonly kind: ServiceErrorKind;
  readonly reason: Reason;
  readonly hint?: string;
  readonly help?: Help;
}

const noPermission =
  'The token needs the permission to manage modules: a user token, or a team token of a team with "Manage modules"; an organization token cannot.';

const byStatus: Readonly<Record<number, RefusalMeaning>> = {
  401: {
    kind: 'unauthorized',
    reason: 'unauthorized',
    help: 'registry-token-not-accepted',
    hint: '`registry-token` is expired or invalid: make a new one, and store it as the secret.',
  },
  403: { kind: 'forbidden', reason: 'permission', hint: noPermission },
  404: { kind: 'not-found', reason: 'not-found' },
  405: {
    kind: 'forbidden',
    reason: 'permission',
    help: 'not-the-service-itself',
    hint: 'Check that `registry-address` is HCP Terraform or Terraform Enterprise: other registries cannot deprecate.',
  },
  429: {
    kind: 'busy',
    reason: 'server',
    hint: 'The limit is 30 requests a second for all that the user of the token does: run it again later.',
  },
};

function kindOf(status: number): RefusalMeaning {
  if (status >= 500) return { kind: 'server', reason: 'server', hint: 'The registry has trouble; run it again later.' };
  return byStatus[status] ?? { kind: 'invalid', reason: 'server' };
}

/** The words of an error in any of its shapes: JSON:API, a list of texts, or a page that a proxy put in its place. */
function bodyText(body: string): string {
  const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body)?.[1];
  if (/^\s*</.test(body)) return toOneLine(title === undefined ? 'an HTML page' : `an HTML page titled "${title}"`);
  const errors = apiErrors(body);
  return toOneLine(errors === undefined ? body : errors.map(errorText).join('; '));
}

function apiErrors(body: string): readonly unknown[] | undefined {
  try {
    const errors = member(JSON.parse(body), 'errors');
    return Array.isArray(errors) ? errors : undefined;
  } catch {
    return undefined;
  }
}

/** Title and detail, and what of the request they are about. */
function errorText(error: unknown): string {
  if (typeof error === 'string') return error;
  const [title, detail] = [stringOrEmpty(member(error, 'title')), stringOrEmpty(member(error, 'detail'))];
  const pointer = stringOrEmpty(member(member(error, 'source'), 'pointer'));
  const text = [title, detail].filter((part) => part !== '').join(': ');
  return `${text}${pointer === '' ? '' : ` (at ${pointer})`}`.trim();
}

function stringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
