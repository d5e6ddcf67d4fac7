import type * as v from 'valibot';
import { defaultMaxAttempts, maxLeaderlessAttempts, type Pace } from '../../http/retry.ts';
import { ServiceError } from '../../../errors.ts';
import { findExcess, parseJson } from '../../http/json.ts';
import { describeRequest } from '../../http/messages.ts';
import type { Parsed } from '../../schema.ts';
import type { ServiceResponse } from '../../http/types.ts';
import {
  type JobTarget,
  type NomadCall,
  type ReadCall,
  type Shape,
  dropEmpty,
  resolveTarget,
  toShape,
} from './call.ts';
import { dialects, createHeaders, type Dialect, type NomadOptions } from './dialect.ts';
import { isBusy, isHtml, toNomadError, readServerMessage } from './nomad-refusal.ts';
import type { TargetJob, Verb } from '../../../gate/evidence.ts';
import type { Permit } from '../../../gate/gate.ts';

// 32 MiB, many times the size of the largest plans.
const maxResponseBytes = 32 * 1024 * 1024;

interface Limits {
  readonly timeoutMilliseconds: number;
  readonly signal: AbortSignal;
}

export interface NomadWire {
  readonly dialect: Dialect;
  readonly namespace: string | undefined;
  /** Ends all requests. */
  readonly signal: AbortSignal | undefined;
  readonly pace: Pace;
  /** Whether requests have to wait. */
  readonly isCrowded: () => boolean;
  /** Sends a request; the response may have any status. @throws as `Transport.send` does */
  send(call: NomadCall, limits?: Limits): Promise<ServiceResponse>;
  /** Validates a response. @throws ServiceError for a refusal, or for unexpected data */
  read<T>(call: NomadCall, response: ServiceResponse, shape: Shape<T>): T;
  get<T>(reading: ReadCall<T>): Promise<T>;
  /** Spends the permit, and sends the request; again only after 429, which means that it was not processed. */
  write<V extends Verb, T>(permit: Permit<V>, call: WriteCall<V, T>): Promise<T>;
}

/** A call that writes, and the target that its permit must have. */
interface WriteCall<V extends Verb, T> {
  readonly verb: V;
  readonly target: Partial<TargetJob>;
  /** `POST` by default, in the place of the target. */
  readonly call: Partial<Omit<NomadCall, 'repeatable'>> & Pick<NomadCall, 'path'>;
  readonly shape: Shape<T>;
}

export function createNomadWire(options: NomadOptions): NomadWire {
  const headers = createHeaders(options);
  const dialect = dialects[options.dialect];
  const { host } = new URL(options.address);
  /** Whether Nomad has accepted the token for a request that needs a capability. */
  let isTokenKnown = false;
  /** Whether a request has waited for a leader without success: further requests wait less. */
  let isLeaderless = false;
  const wire: NomadWire = {
    dialect,
    namespace: dropEmpty(options.namespace),
    signal: options.signal,
    pace: options.transport.pace,
    isCrowded: () => options.transport.isCrowded(new URL(options.address)),
    async send(call, limits) {
      const repeatable = call.repeatable ?? call.method === 'GET';
      const response = await options.transport.send({
        service: dialect.service,
        method: call.method,
        url: buildUrl(call, options),
        headers: call.body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        body: call.body === undefined ? undefined : JSON.stringify(call.body),
        repeatable,
        timeoutMilliseconds: options.timeoutMilliseconds,
        signal: options.signal,
        ...limits,
        maxBytes: maxResponseBytes,
        maxBusyAttempts: (reply) => (isBusy(reply) ? (isLeaderless ? defaultMaxAttempts : maxLeaderlessAttempts) : 0),
      });
      isLeaderless = isBusy(response) && (repeatable === true || isLeaderless);
      return response;
    },
    read(call, response, shape) {
      if (response.status < 200 || response.status > 299) throw toNomadError({ call, response, options, isTokenKnown });
      isTokenKnown ||= call.capability !== undefined;
      return readOutput(call, response, host, (value) =>
        shape(value, { nextToken: dropEmpty(response.headers[dialect.nextPageHeader]) }),
      );
    },
    async get({ call, shape }) {
      return wire.read(call, await wire.send(call), shape);
    },
    async write(permit, { verb, target, call, shape }) {
      permit.spend(verb, target);
      const { namespace, region } = target;
      return wire.get({ call: { method: 'POST', namespace, region, ...call, repeatable: 'if-refused' }, shape });
    },
  };
  return wire;
}

/** An endpoint that changes an object by its ID. @param describe its request, and the target of its permit besides namespace and region */
export function defineWrite<V extends Verb, Request extends JobTarget, T>(
  verb: V,
  schema: v.GenericSchema<unknown, T>,
  describe: (request: Request, dialect: Dialect) => Pick<WriteCall<V, T>, 'target'> & WriteCall<V, T>['call'],
) {
  const shape = toShape(schema);
  return async (wire: NomadWire, permit: Permit<V>, request: Request): Promise<T> => {
    const { target, ...call } = describe(request, wire.dialect);
    const { namespace, region } = request;
    return wire.write(permit, { verb, target: { ...target, namespace, region }, call, shape });
  };
}

function buildUrl(call: NomadCall, options: NomadOptions): URL {
  const url = new URL(call.path, options.address);
  const query: NonNullable<NomadCall['query']> = { ...call.query, ...resolveTarget(call, options) };
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== false) {
      url.searchParams.set(name, String(value));
    }
  }
  return url;
}

function readOutput<T>(
  call: NomadCall,
  { status, body }: ServiceResponse,
  host: string,
  shape: (value: unknown) => Parsed<T>,
): T {
  const json = parseBody(body, call.mayLoseDigits !== true);
  const result = 'problem' in json ? json : shape(json.output);
  if ('output' in result) return result.output;
  throw new ServiceError({
    reason: 'server',
    ...describeRequest(`Unexpected response from Nomad at ${host}: ${result.problem}`, { ...call, status }),
    help: 'response-from-another-service',
    hint: 'Check that `address` is the address of Nomad itself.',
  });
}

function parseBody(body: string, isExact: boolean): Parsed<unknown> {
  try {
    return { output: parseJson(body, isExact) };
  } catch {
    // Without the cause: its message quotes the body, which may contain secrets.
    return { problem: isHtml(body) ? `it is ${readServerMessage(body)}` : (findExcess(body) ?? 'it is not JSON') };
  }
}
