import PQueue from 'p-queue';
import { ServiceError } from '../../errors.ts';
import { parseRetryAfter } from '../http/retry.ts';
import { registryRefusal } from './registry-refusal.ts';
import { serverOf, type Server } from './server.ts';
import { parseJsonOrUndefined } from '../http/json.ts';
import { requestMessage } from '../http/messages.ts';
import { parseValue } from '../schema.ts';
import type { Answer, Transport } from '../http/types.ts';
import * as v from 'valibot';

export interface RegistryOptions {
  readonly transport: Transport;
  /** Scheme, host and port; with a path where the service is not at the root of its host. */
  readonly address: URL;
  /** Undefined for a registry that everybody can read. */
  readonly token: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface RegistryCall {
  readonly method: 'GET' | 'PATCH';
  /** Absolute; parts encoded. */
  readonly url: URL;
  /** Sent as a JSON:API document. */
  readonly body?: object;
}

/** The service allows 30 requests per second and user; a little less, because requests may be delayed. */
const perSecond = 29;

export function createRegistryWire(options: RegistryOptions) {
  const limit = createRateLimit(perSecond);
  let server: Server = { name: undefined, version: undefined };
  /** @throws ServiceError for any status but a success */
  const send = async (call: RegistryCall): Promise<Answer> => {
    const { method, url } = call;
    const { token, signal, transport } = options;
    const answer = await transport.waitFor(
      () => `Waiting for the rate limit of the registry: ${method} ${url.pathname}`,
      () => limit.run(() => sendCall(call, options, limit), signal),
    );
    server = serverOf(answer);
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw registryRefusal({ method, path: url.pathname, answer, token });
  };
  return {
    /** The service, by the headers of its last response. */
    server: () => server,
    send,
    /** @throws ServiceError for any status but a success, and for a response of another shape */
    get: async <T>(url: URL, shape: v.GenericSchema<unknown, T>): Promise<T> =>
      readRegistryAnswer(shape, await send({ method: 'GET', url }), url),
  };
}

async function sendCall(
  { method, url, body }: RegistryCall,
  options: RegistryOptions,
  limit: RateLimit,
): Promise<Answer> {
  const { transport, token, signal } = options;
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
    // The service answers 500 for temporary failures. A PATCH is repeated by the caller, after a check of the
    // version.
    isBusy: ({ status }) => method === 'GET' && status === 500,
    signal,
    askedPause(busy) {
      const milliseconds = readRequestedPause(busy);
      if (milliseconds !== undefined) limit.hold(milliseconds);
      return milliseconds;
    },
  });
}

/** Milliseconds, by the standard header, or by the service's own: seconds from now, with a fraction. @see https://github.com/hashicorp/go-tfe/blob/main/tfe.go */
function readRequestedPause({ headers }: Answer): number | undefined {
  const usual = parseRetryAfter(headers['retry-after'], Date.now());
  if (usual !== undefined) return usual;
  const seconds = Number(headers['x-ratelimit-reset'] || Number.NaN);
  return seconds >= 0 && seconds < 3600 ? seconds * 1000 : undefined;
}

function readRegistryAnswer<T>(
  schema: v.GenericSchema<unknown, T>,
  { status, body }: Answer,
  { pathname, host }: URL,
): T {
  const result = parseValue(schema, parseJsonOrUndefined(body));
  if ('output' in result) return result.output;
  const { path, expected } = result;
  throw new ServiceError({
    reason: 'server',
    message: requestMessage(
      `Unexpected response from the registry at ${host}: expected ${expected}${path === undefined ? '' : ` at ${path}`}`,
      { method: 'GET', path: pathname, status },
    ),
    help: 'not-the-service-itself',
    hint: 'Check that `registry-address` is the address of the registry itself.',
  });
}

type RateLimit = ReturnType<typeof createRateLimit>;

/** Milliseconds that a timer can wait at most, about 24 days. */
const maxTimer = 2 ** 31 - 1;

/** Starts requests in the order of the calls, no faster than the service allows. */
export function createRateLimit(limit: number) {
  // One request per interval, not a burst per second: requests that the network delays must not add up with the next
  // ones.
  const queue = new PQueue({ intervalCap: 1, interval: 1000 / limit, strict: true });
  let heldUntil = 0;
  let release: NodeJS.Timeout | undefined;
  return {
    /** Rejects with the signal's reason, also while the request waits. */
    async run<T>(request: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
      release?.ref();
      try {
        return await queue.add(request, signal === undefined ? {} : { signal });
      } finally {
        // The process does not wait for a hold that no request needs.
        if (queue.size === 0) release?.unref();
      }
    },
    /** Starts no request for so many milliseconds, including those that wait already. */
    hold(milliseconds: number): void {
      const until = performance.now() + milliseconds;
      if (until <= heldUntil) return;
      heldUntil = until;
      queue.pause();
      clearTimeout(release);
      release = setTimeout(() => queue.start(), Math.min(milliseconds, maxTimer));
      if (queue.size === 0) release.unref();
    },
  };
}

interface Pages<T> {
  readonly items: readonly T[];
  /** How many the service has, by its last page. It may differ while the service updates its data. */
  readonly total: number;
}

const pageSize = 100;
/** More rows than an organization has modules; a service that repeats itself must not keep the run busy. */
const mostPages = 1000;

/**
 * Reads all pages of a list of the API's second version. A page that was there before ends the list, so that a caller sees by the total that it is incomplete.
 *
 * @see https://developer.hashicorp.com/terraform/cloud-docs/api-docs#pagination
 */
export async function readPages<T>(
  wire: Pick<ReturnType<typeof createRegistryWire>, 'get'>,
  list: URL,
  item: v.GenericSchema<unknown, T>,
): Promise<Pages<T>> {
  const Page = v.object({
    data: v.array(item),
    meta: v.object({
      pagination: v.object({ 'next-page': v.nullish(v.number()), 'total-count': v.number() }),
    }),
  });
  const items: T[] = [];
  const seen = new Set<string>();
  let number = 1;
  for (let read = 0; read < mostPages; read++) {
    const url = new URL(list);
    url.searchParams.set('page[number]', String(number));
    url.searchParams.set('page[size]', String(pageSize));
    const { data, meta } = await wire.get(url, Page);
    const { 'next-page': next, 'total-count': total } = meta.pagination;
    const text = JSON.stringify(data);
    if (!seen.has(text)) items.push(...data);
    if (seen.has(text) || next === undefined || next === null || next <= number) return { items, total };
    seen.add(text);
    number = next;
  }
  throw new ServiceError({
    reason: 'server',
    message: `${list.host} answered more than ${mostPages} pages of ${list.pathname}`,
    hint: 'Check that `registry-address` is the address of the registry itself.',
  });
}
