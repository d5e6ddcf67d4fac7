import type { Dispatcher } from 'undici';
import { ActionError } from '../../errors.ts';
import { readBody, UnusableBody } from './body.ts';
import type { Answer, Exchange, Transport, TransportOptions } from './types.ts';
import { createPools, proxyFor, type Pools } from './pools.ts';
import { isBusyStatus, pauseBeforeRetry, type Outcome } from './retry.ts';
import { broken, redirected, timedOut, unusable, type Sent } from './network-errors.ts';
import { troubleOf, type Trouble } from './connection-error-codes.ts';

const DEADLINE = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
const CONNECTIONS = 16;

/** Makes the one way by which all services are reached. Nothing is loaded or connected before the first `send`. */
export function createTransport(options: TransportOptions = {}): Transport {
  const proxies = options.proxies ?? {};
  const pools = createPools({ proxies, tls: options.tls, connections: options.connections ?? CONNECTIONS });
  const closing = new AbortController();
  return {
    async send(exchange) {
      const url = new URL(exchange.url);
      const proxied = proxyFor(url.origin, proxies) !== undefined;
      const sent = {
        service: exchange.service,
        method: exchange.method,
        url,
        proxied,
        hosted: options.hosted ?? false,
      };
      const { signal } = options;
      using clock = startClock(exchange, signal === undefined ? [closing.signal] : [closing.signal, signal]);
      return await tryUntilDone({ exchange, sent, clock, pools, options });
    },
    async close() {
      closing.abort();
      await pools.close();
    },
  };
}

interface Clock extends Disposable {
  /** Ends the exchange: the deadline, the caller, or the transport's end. */
  readonly signal: AbortSignal;
  readonly deadline: number;
  readonly isOver: () => boolean;
  readonly isClosing: () => boolean;
  readonly remaining: () => number;
}

// Not AbortSignal.timeout: its timer stays until it fires.
function startClock(
  { deadline = DEADLINE, signal }: Exchange,
  closing: readonly [AbortSignal, ...AbortSignal[]],
): Clock {
  const started = performance.now();
  const overdue = new AbortController();
  const timer = setTimeout(() => {
    overdue.abort();
  }, deadline);
  const ends = [overdue.signal, ...closing];
  return {
    signal: AbortSignal.any(signal === undefined ? ends : [...ends, signal]),
    deadline,
    isOver: () => overdue.signal.aborted,
    isClosing: () => closing[0].aborted,
    remaining: () => deadline - (performance.now() - started),
    [Symbol.dispose]: () => {
      clearTimeout(timer);
    },
  };
}

interface Attempted {
  readonly exchange: Exchange;
  readonly sent: Sent;
  readonly clock: Clock;
  readonly pools: Pools;
  readonly options: TransportOptions;
}

type Result = { readonly answer: Answer } | { readonly trouble: Trouble; readonly error: unknown };

async function tryUntilDone(attempted: Attempted): Promise<Answer> {
  const { exchange, sent, clock, options } = attempted;
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryOnce(attempted);
    const pause = pauseBeforeRetry({
      outcome: outcomeOf(result, exchange),
      attempt,
      repeatable: isRepeatable(result, exchange),
      remaining: clock.remaining(),
      now: Date.now(),
      random: (options.random ?? Math.random)(),
    });
    if (pause === undefined) {
      if ('answer' in result) {
        return result.answer;
      }
      throw broken(sent, result.trouble, result.error, attempt);
    }
    const why = 'answer' in result ? `answered ${String(result.answer.status)}` : result.trouble.words;
    options.onRetry?.({ service: sent.service, method: sent.method, path: sent.url.pathname, attempt, why, pause });
    await sleep(pause, attempted);
  }
}

function isRepeatable(result: Result, { repeatable }: Exchange): boolean {
  if ('trouble' in result) {
    return repeatable === true && result.trouble.passing;
  }
  return repeatable === 'if-refused' ? result.answer.status === 429 : repeatable;
}

function outcomeOf(result: Result, { isBusy, askedPause }: Exchange): Outcome {
  if (!('answer' in result)) {
    return { kind: 'broke' };
  }
  const { status, headers } = result.answer;
  const busy = isBusy?.(result.answer) ?? false;
  const asked = isBusyStatus(status) ? askedPause?.(result.answer) : undefined;
  return { kind: 'answered', status, busy, retryAfter: headers['retry-after'], asked };
}

async function tryOnce({ exchange, sent, clock, pools, options }: Attempted): Promise<Result> {
  try {
    clock.signal.throwIfAborted();
    const response = await pools.request({
      origin: sent.url.origin,
      path: sent.url.pathname + sent.url.search,
      method: exchange.method,
      headers: { 'accept-encoding': 'gzip', 'user-agent': options.userAgent ?? 'outrider', ...exchange.headers },
      body: exchange.body ?? null,
      signal: clock.signal,
      // The deadline says how long; undici's own 300 s would cut a longer one short.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const headers = joined(response.headers);
    if (response.statusCode >= 300 && response.statusCode < 400 && response.statusCode !== 304) {
      // Destroyed before its end it emits an error, which nobody would hear.
      response.body.once('error', () => undefined).destroy();
      throw redirected(sent, response.statusCode, headers['location']);
    }
    const body = await readBody(
      response.body,
      headers['content-encoding']?.toLowerCase(),
      exchange.maxBytes ?? MAX_BYTES,
    );
    // Undici frees a connection one turn after the end of its body; without the turn, what follows would open another.
    await new Promise(setImmediate);
    return { answer: { status: response.statusCode, headers, body } };
  } catch (error) {
    return { trouble: troubleToTell(error, { exchange, sent, clock, options }), error };
  }
}

/** Throws what ends the exchange at once; what is left is a broken connection. */
function troubleToTell(error: unknown, { exchange, sent, clock, options }: Omit<Attempted, 'pools'>): Trouble {
  if (error instanceof ActionError) {
    throw error;
  }
  exchange.signal?.throwIfAborted();
  options.signal?.throwIfAborted();
  if (clock.isOver()) {
    throw timedOut(sent, clock.deadline);
  }
  if (clock.isClosing()) {
    return { words: 'was not waited for: the run is over', passing: false };
  }
  if (error instanceof UnusableBody) {
    throw unusable(sent, error.message);
  }
  return troubleOf(error);
}

async function sleep(milliseconds: number, attempted: Attempted): Promise<void> {
  const { setTimeout: pause } = await import('node:timers/promises');
  try {
    await pause(milliseconds, undefined, { signal: attempted.clock.signal });
  } catch (error) {
    throw broken(attempted.sent, troubleToTell(error, attempted), error, 1);
  }
}

function joined(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
