import { ActionError, ServiceError } from '../../errors.ts';
import type { Answer } from '../http/types.ts';
import { excessOf, parseJson } from '../http/json.ts';
import type { Call } from './call.ts';
import { DIALECTS, type Dialect } from './dialect.ts';
import { isBusy } from './errors.ts';
import { given, headersFor } from './headers.ts';
import type { SchedulerOptions } from './options.ts';
import type { Reading, Shape } from './reading.ts';
import { refused } from './refusal.ts';
import { ofTransport } from './transport-error.ts';
import { isHtml, serverWords } from './server-words.ts';
import type { Shaped } from './shape.ts';

// What a plan of the largest jobs needs many times over.
const MAX_BYTES = 32 * 1024 * 1024;

/** How long one exchange may take, where it is not the client's own measure. */
interface Patience {
  readonly deadline: number;
  readonly signal: AbortSignal;
}

/** How requests go to the scheduler, and how its answers are read. */
export interface Wire {
  readonly dialect: Dialect;
  /** Where requests go that name no namespace themselves. */
  readonly namespace: string | undefined;
  /** Ends everything that is under way. */
  readonly signal: AbortSignal | undefined;
  /**
   * The answer whatever its status.
   *
   * @throws ServiceError `unreachable`, `server`, `invalid` as the transport tells it; the signal's own reason.
   */
  ask(call: Call, patience?: Patience): Promise<Answer>;
  /**
   * What a successful answer holds.
   *
   * @throws ServiceError that tells a refusal as what it is, or an answer that is none.
   */
  read<T>(call: Call, answer: Answer, shape: Shape<T>): T;
  /** Asks and reads in one. */
  get<T>(reading: Reading<T>): Promise<T>;
}

export function createWire(options: SchedulerOptions): Wire {
  const headers = headersFor(options);
  const dialect = DIALECTS[options.dialect];
  const wire: Wire = {
    dialect,
    namespace: given(options.namespace),
    signal: options.signal,
    async ask(call, { deadline = options.deadline, signal = options.signal }: Partial<Patience> = {}) {
      try {
        return await options.transport.send({
          service: 'scheduler',
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
        throw error instanceof ActionError && signal?.aborted !== true ? ofTransport(error) : error;
      }
    },
    read(call, answer, shape) {
      if (answer.status < 200 || answer.status > 299) {
        const token = given(options.token);
        const secrets = [token, given(options.httpAuth), ...(call.secrets ?? [])];
        throw refused({
          call,
          answer,
          ...placeOf(call, options),
          hasToken: token !== undefined,
          noToken: options.noToken,
          secrets,
          scrub: options.scrub,
        });
      }
      return outputOf(call, answer, (value) =>
        shape(value, { nextToken: given(answer.headers[dialect.nextPageHeader]) }),
      );
    },
    async get({ call, shape }) {
      return wire.read(call, await wire.ask(call), shape);
    },
  };
  return wire;
}

function urlOf(call: Call, options: SchedulerOptions): URL {
  const url = new URL(call.path, options.address);
  const query: NonNullable<Call['query']> = { ...call.query, ...placeOf(call, options) };
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== false) {
      url.searchParams.set(name, String(value));
    }
  }
  return url;
}

interface Place {
  readonly namespace?: string;
  readonly region?: string;
}

function placeOf(call: Call, options: SchedulerOptions): Place {
  const namespace = given(call.namespace) ?? given(options.namespace);
  const region = given(call.region) ?? given(options.region);
  return { ...(namespace === undefined ? {} : { namespace }), ...(region === undefined ? {} : { region }) };
}

function outputOf<T>(call: Call, { body }: Answer, shape: (value: unknown) => Shaped<T>): T {
  const result = parsed(body);
  const shapedResult = 'problem' in result ? result : shape(result.output);
  if ('output' in shapedResult) {
    return shapedResult.output;
  }
  const older = call.since === undefined ? '' : `, and a server of version ${call.since.version} or newer`;
  throw new ServiceError({
    kind: 'server',
    reason: 'server',
    message: `${call.method} ${call.path}: the scheduler's answer cannot be used: ${shapedResult.problem}`,
    help: 'not-the-service-itself',
    hint: `Check that the input \`address\` is that of the scheduler itself${older}.`,
  });
}

function parsed(body: string): Shaped<unknown> {
  try {
    return { output: parseJson(body) };
  } catch {
    // The error would quote the body, which may hold a job's secrets.
    return { problem: isHtml(body) ? `it is ${serverWords(body)}` : (excessOf(body) ?? 'it is not JSON') };
  }
}
