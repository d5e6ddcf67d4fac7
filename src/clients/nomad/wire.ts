import type { Pace } from '../http/pace.ts';
import { ServiceError } from '../../errors.ts';
import { excessOf, parseJson } from '../http/json.ts';
import { toServiceError } from '../http/network-errors.ts';
import type { Parsed } from '../schema.ts';
import type { Answer, Transport } from '../http/types.ts';
import type { NomadCall, ReadCall, Shape } from './call.ts';
import { DIALECTS, headersFor, type Dialect, type DialectName } from './dialect.ts';
import { isBusy, isHtml, serverMessage } from './errors.ts';
import { nomadRefusal } from './refusal.ts';
import { nonEmpty } from './target.ts';

export interface NomadOptions {
  readonly transport: Transport;
  /** The server's origin: `https://nomad.example.com:4646`. */
  readonly address: string;
  readonly token?: string | undefined;
  /** Why there may be no token, in a sentence for the hint of a denied request. */
  readonly noToken?: string | undefined;
  /** Goes with each request that names none. */
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
  /** `user:password` for a proxy in front of the server (HTTP Basic). */
  readonly httpAuth?: string | undefined;
  /** Hides in what the server says what must not be shown. */
  readonly scrub?: ((text: string) => string) | undefined;
  readonly dialect: DialectName;
  /** Milliseconds that one exchange may take, retries included; 60,000 by default. */
  readonly deadline?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

// What a plan of the largest jobs needs many times over.
const MAX_BYTES = 32 * 1024 * 1024;

/** The limits of one exchange, where they are not the client's own. */
interface Limits {
  readonly deadline: number;
  readonly signal: AbortSignal;
}

/** How requests go to Nomad, and how its answers are read. */
export interface NomadWire {
  readonly dialect: Dialect;
  /** The namespace of requests that name none. */
  readonly namespace: string | undefined;
  /** Ends everything that is under way. */
  readonly signal: AbortSignal | undefined;
  readonly pace: Pace;
  /**
   * The answer whatever its status.
   *
   * @throws ServiceError `unreachable`, `server`, `invalid` as the transport throws it; the signal's own reason.
   */
  ask(call: NomadCall, limits?: Limits): Promise<Answer>;
  /**
   * What a successful answer holds.
   *
   * @throws ServiceError for a refusal, or for an answer that does not have the shape.
   */
  read<T>(call: NomadCall, answer: Answer, shape: Shape<T>): T;
  /** Asks and reads in one. */
  get<T>(reading: ReadCall<T>): Promise<T>;
}

export function createNomadWire(options: NomadOptions): NomadWire {
  const headers = headersFor(options);
  const dialect = DIALECTS[options.dialect];
  const wire: NomadWire = {
    dialect,
    namespace: nonEmpty(options.namespace),
    signal: options.signal,
    pace: options.transport.pace,
    async ask(call, { deadline = options.deadline, signal = options.signal }: Partial<Limits> = {}) {
      try {
        return await options.transport.send({
          service: dialect.service,
          method: call.method,
          url: urlOf(call, options),
          headers: call.body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
          body: call.body === undefined ? undefined : JSON.stringify(call.body),
          repeatable: call.repeatable,
          deadline,
          signal,
          maxBytes: MAX_BYTES,
          isBusy,
        });
      } catch (error) {
        throw toServiceError(error, { signal, kinds: { input: 'invalid', server: 'server' } });
      }
    },
    read(call, answer, shape) {
      if (answer.status < 200 || answer.status > 299) {
        const token = nonEmpty(options.token);
        throw nomadRefusal({
          call,
          answer,
          ...placeOf(call, options),
          hasToken: token !== undefined,
          noToken: options.noToken,
          secrets: [token, nonEmpty(options.httpAuth), ...(call.secrets ?? [])],
          scrub: options.scrub,
        });
      }
      return outputOf(call, answer, (value) =>
        shape(value, { nextToken: nonEmpty(answer.headers[dialect.nextPageHeader]) }),
      );
    },
    async get({ call, shape }) {
      return wire.read(call, await wire.ask(call), shape);
    },
  };
  return wire;
}

function urlOf(call: NomadCall, options: NomadOptions): URL {
  const url = new URL(call.path, options.address);
  const query: NonNullable<NomadCall['query']> = { ...call.query, ...placeOf(call, options) };
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== false) {
      url.searchParams.set(name, String(value));
    }
  }
  return url;
}

function placeOf(call: NomadCall, options: NomadOptions): { readonly namespace?: string; readonly region?: string } {
  const namespace = nonEmpty(call.namespace) ?? nonEmpty(options.namespace);
  const region = nonEmpty(call.region) ?? nonEmpty(options.region);
  return { ...(namespace === undefined ? {} : { namespace }), ...(region === undefined ? {} : { region }) };
}

function outputOf<T>(call: NomadCall, { body }: Answer, shape: (value: unknown) => Parsed<T>): T {
  const json = parsed(body);
  const result = 'problem' in json ? json : shape(json.output);
  if ('output' in result) return result.output;
  const older = call.since === undefined ? '' : `, and a server of version ${call.since} or newer`;
  throw new ServiceError({
    kind: 'server',
    reason: 'server',
    message: `${call.method} ${call.path}: Nomad's answer cannot be used: ${result.problem}`,
    help: 'not-the-service-itself',
    hint: `Check that the input \`address\` is that of Nomad itself${older}.`,
  });
}

function parsed(body: string): Parsed<unknown> {
  try {
    return { output: parseJson(body) };
  } catch {
    // The error would quote the body, which may hold a job's secrets.
    return { problem: isHtml(body) ? `it is ${serverMessage(body)}` : (excessOf(body) ?? 'it is not JSON') };
  }
}
