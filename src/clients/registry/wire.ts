import PQueue from 'p-queue';
import { describeSetting, ServiceError, type Help, type ReasonWithSection } from '../../errors.ts';
import { defaultMaxAttempts } from '../http/retry.ts';
import { readMember, parseJsonOrUndefined } from '../http/json.ts';
import { describeRequest, shorten, toOneLine } from '../http/messages.ts';
import { parseValue } from '../schema.ts';
import type { ServiceResponse, Transport } from '../http/types.ts';
import type * as v from 'valibot';

export interface RegistryOptions {
  readonly transport: Transport;
  /** Scheme, host and port; with a path where the service is not at the root of its host. */
  readonly address: URL;
  /** `undefined` for a registry that anyone can read. */
  readonly token: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The service, by the headers of its responses; `undefined` if they do not name it. */
interface Server {
  /** `HCP Terraform` or `Terraform Enterprise`. */
  readonly name: string | undefined;
  /** Only for Terraform Enterprise: `v202502-1`, since late 2025 `1.0.0`. */
  readonly version: string | undefined;
}

/** A sentence about a server that is too old to deprecate versions; `undefined` for others. */
export function describeOutdatedServer({ version }: Server): string | undefined {
  const [, month] = /^v(\d{6})-\d+$/.exec(version ?? '') ?? [];
  return Number(month) < 202502
    ? `Terraform Enterprise ${version} cannot deprecate module versions; v202502-1 or newer is required`
    : undefined;
}

interface RegistryCall {
  readonly method: 'GET' | 'PATCH';
  /** Absolute; parts encoded. */
  readonly url: URL;
  /** Sent as a JSON:API document. */
  readonly body?: object;
}

/** The service allows 30 requests per second and user; a little less, because requests may be delayed. */
const maxRequestsPerSecond = 29;

export function createRegistryWire(options: RegistryOptions) {
  const limit = createRateLimit(maxRequestsPerSecond);
  let server: Server = { name: undefined, version: undefined };
  /** @throws ServiceError for any status but a success */
  const send = async (call: RegistryCall): Promise<ServiceResponse> => {
    const { token, signal } = options;
    const response = await limit.add(() => sendCall(call, options), signal === undefined ? {} : { signal });
    // Names of the headers: https://github.com/hashicorp/go-tfe/blob/main/tfe.go
    const { status, headers } = response;
    server = { name: headers['tfp-appname'] || undefined, version: headers['x-tfe-version'] || undefined };
    if (status >= 200 && status < 300) return response;
    throw toRegistryError(call, response, token);
  };
  return {
    /** The service, by the headers of its last response. */
    server: () => server,
    send,
    /** @throws ServiceError for a status that is not a success, and for unexpected data */
    get: async <T>(url: URL, shape: v.GenericSchema<unknown, T>): Promise<T> =>
      parseResponse(shape, await send({ method: 'GET', url }), url),
  };
}

async function sendCall(
  { method, url, body }: RegistryCall,
  { transport, token, signal }: RegistryOptions,
): Promise<ServiceResponse> {
  return transport.send({
    service: 'the registry',
    method,
    url,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      accept: 'application/vnd.api+json, application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/vnd.api+json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    // After a lost response, the caller checks whether the change was made.
    repeatable: method === 'GET' ? true : 'if-refused',
    // The service returns 500 for temporary failures. A PATCH is repeated by the caller, after a check of the version.
    maxBusyAttempts: ({ status }) => (method === 'GET' && status === 500 ? defaultMaxAttempts : 0),
    signal,
    requestedPause: readRequestedPause,
  });
}

/** The pause that the registry's own header requests, in milliseconds. The header has fractional seconds from now. @see https://github.com/hashicorp/go-tfe/blob/main/tfe.go */
function readRequestedPause({ headers }: ServiceResponse): number | undefined {
  const seconds = Number(headers['x-ratelimit-reset'] || Number.NaN);
  return seconds >= 0 && seconds < 3600 ? seconds * 1000 : undefined;
}

function parseResponse<T>(schema: v.GenericSchema<unknown, T>, response: ServiceResponse, url: URL): T {
  const { status, body } = response;
  const result = parseValue(schema, parseJsonOrUndefined(body));
  if ('output' in result) return result.output;
  const { path, expected } = result;
  throw new ServiceError({
    reason: 'server',
    ...describeRequest(
      `Unexpected response from the registry at ${url.host}: expected ${expected}${path === undefined ? '' : ` at ${path}`}`,
      { method: 'GET', path: url.pathname, status },
    ),
    help: 'response-from-another-service',
    hint: 'Check that `registry-address` is the address of the registry itself.',
  });
}

/** Starts requests in the order of the calls, no faster than the service allows. */
export function createRateLimit(limit: number): PQueue {
  // One request per interval, not a burst per second: requests that the network delays must not coincide with later ones.
  return new PQueue({ intervalCap: 1, interval: 1000 / limit, strict: true });
}

/** @param token removed from the registry's text, if the registry repeats it */
function toRegistryError(call: RegistryCall, response: ServiceResponse, token: string | undefined): ServiceError {
  const { status } = response;
  const { title, ...kind } = classifyStatus(status);
  // Hidden before and after formatting: shortening may leave half of a token, and unescaping may reveal a whole one.
  const hide = (text: string): string => (token === undefined ? text : text.replaceAll(token, '***'));
  const text = shorten(hide(formatBody(hide(response.body))));
  return new ServiceError({
    httpStatus: status,
    ...kind,
    ...describeRequest(title, { method: call.method, path: call.url.pathname, status }, text),
  });
}

interface RefusalKind {
  readonly title: string;
  readonly reason: ReasonWithSection;
  readonly hint?: string;
  readonly help: Help;
}

export const permissionHint =
  'Use a user token, or the token of a team with "Manage modules": an organization token cannot manage modules.';

const kindsByStatus: Readonly<Record<number, RefusalKind>> = {
  401: {
    title: 'Token rejected by the registry',
    reason: 'unauthorized',
    help: 'registry-token-not-accepted',
    hint: `${describeSetting('registry-token')} is expired or invalid: create a new token and store it.`,
  },
  403: { title: 'Permission denied by the registry', reason: 'permission', help: 'permission', hint: permissionHint },
  404: { title: 'Not found in the registry', reason: 'not-found', help: 'not-found' },
  405: {
    title: 'Not supported by the registry',
    reason: 'permission',
    help: 'response-from-another-service',
    hint: 'Check that `registry-address` is HCP Terraform or Terraform Enterprise: other registries cannot deprecate versions.',
  },
  409: { title: 'Conflict in the registry', reason: 'server', help: 'server' },
  429: {
    title: 'Rate limit of the registry exceeded',
    reason: 'server',
    help: 'server',
    hint: 'The registry accepts 30 requests per second from a user. Re-run this workflow job later.',
  },
};

function classifyStatus(status: number): RefusalKind {
  if (status >= 500) {
    const hint = 'This is usually temporary: re-run this workflow job later.';
    return { title: 'The registry reported a server error', reason: 'server', help: 'server', hint };
  }
  return kindsByStatus[status] ?? { title: 'Rejected as invalid by the registry', reason: 'server', help: 'server' };
}

/** The text of an error in any of its forms: JSON:API, a list of texts, or the HTML page of a proxy. */
function formatBody(body: string): string {
  const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body)?.[1];
  if (/^\s*</.test(body)) return toOneLine(title === undefined ? 'an HTML page' : `an HTML page titled "${title}"`);
  const errors = readMember(parseJsonOrUndefined(body), 'errors');
  if (!Array.isArray(errors)) return toOneLine(body);
  const texts = errors.map(readErrorText).filter((text) => text !== '');
  return toOneLine(texts.join('; '));
}

/** Title, detail, and the part of the request that they are about. */
function readErrorText(error: unknown): string {
  if (typeof error === 'string') return error;
  const [title, detail, pointer] = [
    readMember(error, 'title'),
    readMember(error, 'detail'),
    readMember(readMember(error, 'source'), 'pointer'),
  ].map((value) => (typeof value === 'string' ? value : ''));
  const text = [title, detail].filter(Boolean).join(': ');
  return `${text}${pointer === '' ? '' : ` (at ${pointer})`}`.trim();
}
