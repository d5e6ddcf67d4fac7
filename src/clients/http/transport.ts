import { gunzipSync } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { ActionError } from '../../errors.ts';
import type { Answer, Exchange, Transport, TransportOptions } from './types.ts';
import { createPools, proxyFor, type Pools } from './pools.ts';
import { attemptsFor, isBusyStatus, pauseBeforeRetry, realPace } from './retry.ts';
import type { Outcome, Pace, WaitFor } from './retry.ts';
import { connectionError, redirectError, timeoutError, unusableBodyError, type SentRequest } from './network-errors.ts';
import { classifyConnectionError, type ConnectionProblem } from './connection-problems.ts';

/** 64 MiB. */
const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
const DEFAULT_CONNECTIONS = 16;

/** Creates the transport. Nothing is loaded or connected before the first `send`. */
export function createTransport(options: TransportOptions = {}): Transport {
  const proxies = options.proxies ?? {};
  const pools = createPools({ proxies, tls: options.tls, connections: options.connections ?? DEFAULT_CONNECTIONS });
  const closing = new AbortController();
  const { pace = realPace, waitFor = withoutLog } = options;
  return {
    pace,
    waitFor,
    async send(exchange) {
      const url = new URL(exchange.url);
      const { service, method } = exchange;
      const proxied = proxyFor(url.origin, proxies) !== undefined;
      const sent = { service, method, url, proxied, hosted: options.hosted ?? false };
      using clock = startClock(exchange, closing.signal, options.signal);
      const sending = { exchange, sent, clock, pools, pace, options };
      const describe = (): string =>
        `Waiting for ${sent.service} to answer ${sent.method} ${url.pathname}: ${formatSeconds(clock.remaining())} left`;
      return await waitFor(describe, () => sendWithRetries(sending));
    },
    async waitToRetry(retry) {
      if (retry.pause >= (options.left?.() ?? Number.POSITIVE_INFINITY)) return false;
      options.onRetry?.(retry);
      const end = performance.now() + retry.pause;
      await waitFor(
        () => `Waiting for ${retry.service}, which ${retry.why}: ${formatSeconds(end - performance.now())} left`,
        () => pace.pause(retry.pause, options.signal),
      );
      return true;
    },
    async close() {
      closing.abort();
      await pools.close();
    },
  };
}

const withoutLog: WaitFor = (_, work) => work();

function formatSeconds(milliseconds: number): string {
  return `${Math.max(0, Math.ceil(milliseconds / 1000))} s`;
}

/** Milliseconds. */
const DEFAULT_DEADLINE = 60_000;

type Clock = ReturnType<typeof startClock>;

// Not AbortSignal.timeout, whose timer cannot be cleared, nor AbortSignal.any, whose weak references to each request the garbage collector has to follow.
function startClock(
  { deadline = DEFAULT_DEADLINE, signal }: Pick<Exchange, 'deadline' | 'signal'>,
  closing: AbortSignal,
  runEnd: AbortSignal | undefined,
) {
  const started = performance.now();
  const controller = new AbortController();
  let isOver = false;
  const end = (): void => controller.abort();
  const timer = setTimeout(() => {
    isOver = true;
    end();
  }, deadline);
  const signals = [closing, runEnd, signal].filter((one) => one !== undefined);
  for (const one of signals) one.addEventListener('abort', end);
  if (signals.some(({ aborted }) => aborted)) end();
  return {
    /** Aborted by the deadline, by the caller, at the end of the run, and when the transport closes. */
    signal: controller.signal,
    deadline,
    isOver: () => isOver,
    isClosing: () => closing.aborted,
    remaining: () => deadline - (performance.now() - started),
    [Symbol.dispose]: () => {
      clearTimeout(timer);
      for (const one of signals) one.removeEventListener('abort', end);
    },
  };
}

interface Sending {
  readonly exchange: Exchange;
  readonly sent: SentRequest;
  readonly clock: Clock;
  readonly pools: Pools;
  readonly pace: Pace;
  readonly options: TransportOptions;
}

type Result = { readonly answer: Answer } | { readonly problem: ConnectionProblem; readonly error: unknown };

async function sendWithRetries(sending: Sending): Promise<Answer> {
  const { exchange, sent, clock, pace, options } = sending;
  for (let attempt = 1; ; attempt += 1) {
    const result = await sendOnce(sending);
    const outcome = toOutcome(result, exchange);
    const now = Date.now();
    const wait = pauseBeforeRetry({
      outcome,
      attempt,
      repeatable: isRepeatable(result, exchange),
      remaining: clock.remaining(),
      now,
      random: pace.random(),
    });
    if (wait === undefined) {
      if ('answer' in result) return result.answer;
      throw connectionError(sent, result.problem, result.error, attempt);
    }
    const why = 'answer' in result ? `answered ${String(result.answer.status)}` : result.problem.description;
    options.onRetry?.({
      service: sent.service,
      method: sent.method,
      path: sent.url.pathname,
      attempt,
      attempts: attemptsFor(outcome, now),
      why,
      pause: wait,
    });
    await pauseFor(wait, sending);
  }
}

function isRepeatable(result: Result, { repeatable }: Exchange): boolean {
  if ('problem' in result) return repeatable === true && result.problem.isTransient === true;
  return repeatable === 'if-refused' ? result.answer.status === 429 : repeatable;
}

function toOutcome(result: Result, { isBusy, askedPause }: Exchange): Outcome {
  if (!('answer' in result)) return { kind: 'broke' };
  const { status, headers } = result.answer;
  const busy = isBusy?.(result.answer) ?? false;
  const asked = isBusyStatus(status) ? askedPause?.(result.answer) : undefined;
  return { kind: 'answered', status, busy, retryAfter: headers['retry-after'], asked };
}

async function sendOnce({ exchange, sent, clock, pools, options }: Sending): Promise<Result> {
  try {
    clock.signal.throwIfAborted();
    const response = await pools.request({
      origin: sent.url.origin,
      path: sent.url.pathname + sent.url.search,
      method: exchange.method,
      headers: { 'accept-encoding': 'gzip', 'user-agent': 'outrider', ...exchange.headers },
      body: exchange.body ?? null,
      signal: clock.signal,
      // The deadline applies instead; undici's default of 300 s may be shorter.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const headers = flattenHeaders(response.headers);
    if (response.statusCode >= 300 && response.statusCode < 400 && response.statusCode !== 304) {
      // A body that is destroyed before its end emits an error, which would be unhandled.
      response.body.once('error', () => undefined).destroy();
      throw redirectError(sent, response.statusCode, headers['location']);
    }
    const body = await readBody(response.body, headers['content-encoding'], exchange.maxBytes ?? DEFAULT_MAX_BYTES);
    // Undici frees a connection one turn after the end of the body; otherwise the next request would open another one.
    await new Promise(setImmediate);
    return { answer: { status: response.statusCode, headers, body } };
  } catch (error) {
    return { problem: classifyFailure(error, { exchange, sent, clock, options }), error };
  }
}

/** Why a body was not read; the message follows the name of the service. */
class UnusableBody extends Error {}

/**
 * Reads a body to its end and decodes it; the limit is on decoded bytes. Decoding at once takes a tenth of the time of a stream.
 *
 * @throws UnusableBody when it is too large or not encoded as its header says; otherwise what the connection threw
 */
async function readBody(
  body: Dispatcher.ResponseData['body'],
  encoding: string | undefined,
  maxBytes: number,
): Promise<string> {
  const name = encoding?.toLowerCase() ?? '';
  if (name === '' || name === 'identity') return (await collect(body, maxBytes)).toString('utf8');
  if (name === 'gzip' || name === 'x-gzip')
    return unpack(await collect(body, DEFAULT_MAX_BYTES), maxBytes).toString('utf8');
  // A body that is destroyed before its end emits an error, which would be unhandled.
  body.once('error', () => undefined).destroy();
  throw new UnusableBody(`sent a response in an unsupported encoding (${name.slice(0, 20)})`);
}

async function collect(body: AsyncIterable<unknown>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) throw tooLargeError(maxBytes);
    chunks.push(chunk as Buffer);
  }
  const [only] = chunks;
  return chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks, size);
}

function unpack(packed: Buffer, maxBytes: number): Buffer {
  try {
    // Text compresses to about an eighth. The default of 16 kB a chunk would keep that much memory for each small response.
    const chunkSize = Math.min(Math.max(packed.length * 8, 1024), 64 * 1024);
    return gunzipSync(packed, { maxOutputLength: maxBytes, chunkSize });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLargeError(maxBytes);
    throw new UnusableBody('sent a response that is not gzip, contrary to its header');
  }
}

function tooLargeError(maxBytes: number): UnusableBody {
  return new UnusableBody(`sent a response that exceeds the limit of ${maxBytes} bytes`);
}

/** Throws what ends the exchange; anything else is a broken connection. */
function classifyFailure(
  error: unknown,
  { exchange, sent, clock, options }: Omit<Sending, 'pools' | 'pace'>,
): ConnectionProblem {
  if (error instanceof ActionError) throw error;
  exchange.signal?.throwIfAborted();
  options.signal?.throwIfAborted();
  if (clock.isOver()) throw timeoutError(sent, clock.deadline);
  if (clock.isClosing()) return { description: 'did not answer before the run ended' };
  if (error instanceof UnusableBody) throw unusableBodyError(sent, error.message);
  return classifyConnectionError(error);
}

async function pauseFor(milliseconds: number, sending: Sending): Promise<void> {
  try {
    await sending.pace.pause(milliseconds, sending.clock.signal);
  } catch (error) {
    throw connectionError(sending.sent, classifyFailure(error, sending), error, 1);
  }
}

function flattenHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
