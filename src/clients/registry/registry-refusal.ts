import { member } from '../http/json.ts';
import { requestMessage, shortened, toOneLine } from '../http/messages.ts';
import { ServiceError, type Help, type ReasonWithSection } from '../../errors.ts';
import type { Answer } from '../http/types.ts';

interface RefusedRequest {
  readonly method: string;
  readonly path: string;
  readonly answer: Answer;
  /** Removed from the registry's text, should the registry repeat it. */
  readonly token: string | undefined;
}

export function registryRefusal({ method, path, answer, token }: RefusedRequest): ServiceError {
  const { status } = answer;
  const { what, reason, hint, help } = classifyStatus(status);
  // Before and after: shortening may leave half of a token, and unescaping may reveal a whole one.
  const hide = (text: string): string => (token === undefined ? text : text.replaceAll(token, '***'));
  const text = shortened(hide(bodyText(hide(answer.body))));
  return new ServiceError({
    httpStatus: status,
    reason,
    message: requestMessage(what, { method, path, status }, text),
    hint,
    help,
  });
}

interface RefusalMeaning {
  readonly what: string;
  readonly reason: ReasonWithSection;
  readonly hint?: string;
  readonly help: Help;
}

const permissionHint =
  'The token needs the permission to manage modules. Use a user token, or a team token of a team with "Manage modules"; an organization token cannot have it.';

const refusalByStatus: Readonly<Record<number, RefusalMeaning>> = {
  401: {
    what: 'Token rejected by the registry',
    reason: 'unauthorized',
    help: 'registry-token-not-accepted',
    hint: '`registry-token` is expired or invalid: create a new token and store it as the secret.',
  },
  403: { what: 'Permission denied by the registry', reason: 'permission', help: 'permission', hint: permissionHint },
  404: { what: 'Not found in the registry', reason: 'not-found', help: 'not-found' },
  405: {
    what: 'Not supported by the registry',
    reason: 'permission',
    help: 'not-the-service-itself',
    hint: 'Check that `registry-address` is HCP Terraform or Terraform Enterprise: other registries cannot deprecate versions.',
  },
  409: { what: 'Conflict in the registry', reason: 'server', help: 'server' },
  429: {
    what: 'Rate limit of the registry exceeded',
    reason: 'server',
    help: 'server',
    hint: 'The limit is 30 requests a second for all requests of the user of the token. Re-run the job later.',
  },
};

function classifyStatus(status: number): RefusalMeaning {
  if (status >= 500) {
    const hint = 'This is usually temporary: re-run the job later.';
    return { what: 'The registry reported a server error', reason: 'server', help: 'server', hint };
  }
  return refusalByStatus[status] ?? { what: 'Rejected as invalid by the registry', reason: 'server', help: 'server' };
}

/** The text of an error in any of its forms: JSON:API, a list of texts, or the HTML page of a proxy. */
function bodyText(body: string): string {
  const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body)?.[1];
  if (/^\s*</.test(body)) return toOneLine(title === undefined ? 'an HTML page' : `an HTML page titled "${title}"`);
  const errors = apiErrors(body);
  if (errors === undefined) return toOneLine(body);
  return toOneLine(
    errors
      .map(errorText)
      .filter((text) => text !== '')
      .join('; '),
  );
}

function apiErrors(body: string): readonly unknown[] | undefined {
  try {
    const errors = member(JSON.parse(body), 'errors');
    return Array.isArray(errors) ? errors : undefined;
  } catch {
    return undefined;
  }
}

/** Title, detail, and the part of the request that they are about. */
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
