import PQueue from 'p-queue';
import { ServiceError } from '../../errors.ts';
import { parseRetryAfter } from '../http/retry.ts';
import { registryRefusal } from './registry-refusal.ts';
import { parseJsonOrUndefined } from '../http/json.ts';
import { requestMessage } from '../http/messages.ts';
import { parseValue } from '../schema.ts';
import type { Answer, Transport } from '../http/types.ts';
import type * as v from 'valibot';

export interface RegistryOptions {
  readonly transport: Transport;
  /** Scheme, host and port; with a path where the service is not at the root of its host. */
  readonly address: URL;
  /** Undefined for a registry that everybody can read. */
  readonly token: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The service, by the headers of its responses; undefined if they do not name it. */
interface Server {
  /** `HCP Terraform` or `Terraform Enterprise`. */
  readonly name: string | undefined;
  /** Only of Terraform Enterprise: `v202502-1`, since late 2025 `1.0.0`. */
  readonly version: string | undefined;
}

/** A sentence about a server that is too old to deprecate versions; undefined for others. */
export function describeTooOld({ version }: Server): string | undefined {
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
    // Names of the headers: https://github.com/hashicorp/go-tfe/blob/main/tfe.go
    server = {
      name: answer.headers['tfp-appname'] || undefined,
      version: answer.headers['x-tfe-version'] || undefined,
    };
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
