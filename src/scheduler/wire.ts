import { Failure } from '../failure.ts';
import type { Answer } from '../http/exchange.ts';
import { parseJson } from '../http/json.ts';
import type { Call } from './call.ts';
import { DIALECTS } from './dialect.ts';
import { isBusy } from './errors.ts';
import { refused } from './refusal.ts';
import type { SchedulerOptions } from './scheduler.ts';
import { isHtml, serverWords } from './server-words.ts';
import type { Shaped } from './shape.ts';

// What a plan of the largest jobs needs many times over.
const MAX_BYTES = 32 * 1024 * 1024;

/** How requests go to the scheduler, and how its answers are read. */
export interface Wire {
  /** The answer whatever its status. */
  ask(call: Call): Promise<Answer>;
  /**
   * What a successful answer holds.
   *
   * @throws Failure that tells a refusal as what it is, or an answer that is none.
   */
  read<T>(call: Call, answer: Answer, shape: (value: unknown) => Shaped<T>): T;
}

export function createWire(options: SchedulerOptions): Wire {
  const headers = headersFor(options);
  return {
    ask(call) {
      const url = new URL(call.path, options.address);
      const place = placeOf(call, options);
      for (const [name, value] of Object.entries(place)) {
        url.searchParams.set(name, value);
      }
      return options.transport.send({
        service: 'scheduler',
        method: call.method,
        url,
        headers: call.body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        body: call.body === undefined ? undefined : JSON.stringify(call.body),
        repeatable: call.repeatable,
        deadline: options.deadline,
        signal: options.signal,
        maxBytes: MAX_BYTES,
        isBusy,
      });
    },
    read(call, answer, shape) {
      if (answer.status < 200 || answer.status > 299) {
        throw refused({ call, answer, ...placeOf(call, options), hasToken: given(options.token) !== undefined });
      }
      return outputOf(call, answer, shape);
    },
  };
}

function headersFor({ token, httpAuth, dialect }: SchedulerOptions): Record<string, string> {
  const basic = given(httpAuth);
  const secret = given(token);
  const tokenHeader = secret === undefined ? undefined : DIALECTS[dialect].tokenHeader(secret);
  if (basic !== undefined && tokenHeader?.[0] === 'authorization') {
    throw new Failure({
      reason: 'input',
      what: `In the dialect \`${dialect}\` the inputs \`token\` and \`http-auth\` need the same header`,
      hint: 'Leave one of them out.',
    });
  }
  return {
    accept: 'application/json',
    ...(basic === undefined ? {} : { authorization: `Basic ${Buffer.from(basic).toString('base64')}` }),
    ...(tokenHeader === undefined ? {} : Object.fromEntries([tokenHeader])),
  };
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

function given(text: string | null | undefined): string | undefined {
  return text === null || text === '' ? undefined : text;
}

function outputOf<T>(call: Call, { body }: Answer, shape: (value: unknown) => Shaped<T>): T {
  const result = parsed(body);
  const shapedResult = 'problem' in result ? result : shape(result.output);
  if ('output' in shapedResult) {
    return shapedResult.output;
  }
  throw new Failure({
    reason: 'server',
    what: `${call.method} ${call.path}: the scheduler's answer cannot be used: ${shapedResult.problem}`,
    hint: 'Check that the input `address` is that of the scheduler itself.',
  });
}

function parsed(body: string): Shaped<unknown> {
  try {
    return { output: parseJson(body) };
  } catch {
    // The error would quote the body, which may hold a job's secrets.
    return { problem: isHtml(body) ? `it is ${serverWords(body)}` : 'it is not JSON' };
  }
}
