import type * as v from 'valibot';
import { ServiceError } from '../../errors.ts';
import { parseRetryAfter } from '../http/retry.ts';
import { registryRefusal } from './errors.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { serverOf, type Server } from './server.ts';
import { parseJson } from '../http/json.ts';
import { toServiceError } from '../http/network-errors.ts';
import { parseValue } from '../schema.ts';
import type { Answer, Transport } from '../http/types.ts';

export interface RegistryOptions {
  readonly transport: Transport;
  /** Scheme, host and port; with a path where the service is not at the root of its host. */
  readonly address: URL;
  readonly token: string;
  readonly signal?: AbortSignal | undefined;
}

/** A call of an endpoint. */
interface RegistryCall {
  readonly method: 'GET' | 'PATCH';
  /** Absolute; parts encoded. */
  readonly url: URL;
  /** Sent as a JSON:API document. */
  readonly body?: object;
  /** Looked at right before it is sent. */
  readonly unless?: AbortSignal | undefined;
}

/** How requests go to the registry, and how its answers are read. */
export interface RegistryWire {
  readonly options: RegistryOptions;
  /** What the last answer's headers say about the service. */
  readonly server: () => Server;
  /** @throws ServiceError for anything but a success */
  send(call: RegistryCall): Promise<Answer>;
  /** @throws ServiceError for anything but a success of this shape */
  get<T>(url: URL, shape: v.GenericSchema<unknown, T>): Promise<T>;
}

/**
 * The service allows 30 requests a second of a user; a little less, so that one that is late meets none that is early.
 */
const perSecond = 29;

/** A redirect, or an answer that cannot be read, will not pass by itself: a change is not sent again because of it. */
export const transportKinds = { server: 'invalid' } as const;

export function createRegistryWire(options: RegistryOptions): RegistryWire {
  const limit = createRateLimit(perSecond);
  let server: Server = { name: undefined, version: undefined };
  const wire: RegistryWire = {
    options,
    server: () => server,
    async send(call) {
      const { method, url, unless } = call;
      const { token, signal } = options;
      const answer = await limit.run(async () => {
        unless?.throwIfAborted();
        return await ask(call, options, limit);
      }, signal);
      server = serverOf(answer);
      if (answer.status >= 200 && answer.status < 300) return answer;
      throw registryRefusal({ method, path: url.pathname, answer, token });
    },
    async get(url, shape) {
      const { body } = await wire.send({ method: 'GET', url });
      return readRegistryAnswer(shape, body, url);
    },
  };
  return wire;
}

async function ask({ method, url, body }: RegistryCall, options: RegistryOptions, limit: RateLimit): Promise<Answer> {
  const { transport, token, signal } = options;
  try {
    return await transport.send({
      service: 'registry',
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.api+json, application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/vnd.api+json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      // Whether a change was made although its answer was lost is looked up before it is sent again.
      repeatable: method === 'GET' ? true : 'if-refused',
      // The service answers 500 for a moment where others answer 503; a PATCH is sent again after a look at the
      // version.
      isBusy: ({ status }) => method === 'GET' && status === 500,
      signal,
      askedPause(busy) {
        const milliseconds = pauseAsked(busy);
        if (milliseconds !== undefined) limit.hold(milliseconds);
        return milliseconds;
      },
    });
  } catch (error) {
    throw toServiceError(error, { signal, kinds: transportKinds });
  }
}

/**
 * What the usual header asks for, else the service's own, seconds with a fraction from now on:
 * https://github.com/hashicorp/go-tfe/blob/main/tfe.go
 */
function pauseAsked({ headers }: Answer): number | undefined {
  const usual = parseRetryAfter(headers['retry-after'], Date.now());
  if (usual !== undefined) return usual;
  const seconds = Number(headers['x-ratelimit-reset'] || Number.NaN);
  return seconds >= 0 && seconds < 3600 ? seconds * 1000 : undefined;
}

function readRegistryAnswer<T>(schema: v.GenericSchema<unknown, T>, body: string, { pathname, host }: URL): T {
  const result = parseValue(schema, parsed(body));
  if ('output' in result) return result.output;
  const { path, expected } = result;
  throw new ServiceError({
    kind: 'invalid',
    reason: 'server',
    message: `GET ${pathname}: the registry's answer cannot be used: ${path === undefined ? '' : `at ${path} `}${expected} is expected`,
    help: 'not-the-service-itself',
    hint: `Check that \`registry-address\` is that of the registry itself; ${host} answered.`,
  });
}

function parsed(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    return undefined;
  }
}
