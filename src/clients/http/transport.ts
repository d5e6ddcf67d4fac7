import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { ActionError } from '../../errors.ts';
import type { ServiceResponse, ServiceRequest, Transport, TransportOptions } from './types.ts';
import { ConnectionError, createConnections, selectProxy, type Connections } from './connections.ts';
import { selectMaxAttempts, parseRetryAfter, computeRetryPause, realPace, type Pace, type WaitFor } from './retry.ts';
import {
  classifyConnectionError,
  createConnectionError,
  describeProxyRefusal,
  createRedirectError,
  createTimeoutError,
  createUnusableBodyError,
  type ConnectionProblem,
  type SentRequest,
} from './network-errors.ts';

const defaultMaxBytes = 64 * 1024 * 1024;
/** For 40 followed jobs and a few other requests. A Nomad agent allows 100 connections per client. */
const defaultConnections = 48;

/** Creates the transport. Nothing is loaded or connected before the first `send`. */
export function createTransport(options: TransportOptions = {}): Transport {
  const proxies = options.proxies ?? {};
  const limit = options.maxConnections ?? defaultConnections;
  const connections = createConnections({ proxies, tls: options.tls, connections: limit });
  const closeController = new AbortController();
  const { pace = realPace, waitFor = skipLog } = options;
  return {
    pace,
    waitFor,
    async send(request) {
      const url = new URL(request.url);
      const { service, method } = request;
      const proxy = selectProxy(url.origin, proxies)?.host;
      const sentRequest = { service, method, url, proxy, isHosted: options.isHosted ?? false };
      using clock = startClock(request, closeController.signal, options.signal);
      const context = { request, sentRequest, clock, connections, pace, options };
      const maxWait = formatSeconds(clock.readRemainingMilliseconds());
      const text = `Waiting for ${sentRequest.service} to respond to ${sentRequest.method} ${url.pathname}, at most ${maxWait}`;
      const send = (): Promise<ServiceResponse> => sendWithRetries(context);
      return await waitFor(() => text, send);
    },
    async waitToRetry(retry) {
      if (retry.pauseMilliseconds >= (options.readRemainingMilliseconds?.() ?? Number.POSITIVE_INFINITY)) return false;
      options.onRetry?.(retry);
      const text = `Waiting for ${retry.service}, which ${retry.reason}: ${formatSeconds(retry.pauseMilliseconds)}`;
      const pause = (): Promise<void> => pace.pause(retry.pauseMilliseconds, options.signal);
      await waitFor(() => text, pause);
      return true;
    },
    isCrowded: (url) => connections.findQueue(url).size > 0,
    async close() {
      closeController.abort();
      await connections.close();
    },
  };
}

const skipLog: WaitFor = (_, work) => work();

function formatSeconds(milliseconds: number): string {
  return `${Math.max(0, Math.ceil(milliseconds / 1000))} s`;
}

const defaultTimeoutMilliseconds = 60_000;

// Not AbortSignal.timeout, whose timer cannot be cleared, nor AbortSignal.any, whose weak references to each request the garbage collector has to follow.
function startClock(
  { timeoutMilliseconds = defaultTimeoutMilliseconds, signal }: Pick<ServiceRequest, 'timeoutMilliseconds' | 'signal'>,
  closeSignal: AbortSignal,
  runEnd: AbortSignal | undefined,
) {
  const startTime = performance.now();
  const controller = new AbortController();
  let hasExpired = false;
  const end = (): void => controller.abort();
  const timer = setTimeout(() => {
    hasExpired = true;
    end();
  }, timeoutMilliseconds);
  const signals = [closeSignal, runEnd, signal].filter((source) => source !== undefined);
  for (const source of signals) source.addEventListener('abort', end);
  if (signals.some(({ aborted }) => aborted)) end();
  return {
    /** Aborted by the timeout, by the caller, at the end of the run, and when the transport closes. */
    signal: controller.signal,
    timeoutMilliseconds,
    hasExpired: () => hasExpired,
    isClosing: () => closeSignal.aborted,
    readRemainingMilliseconds: () => timeoutMilliseconds - (performance.now() - startTime),
    [Symbol.dispose]: () => {
      clearTimeout(timer);
      for (const source of signals) source.removeEventListener('abort', end);
    },
  };
}

interface SendContext {
  readonly request: ServiceRequest;
  readonly sentRequest: SentRequest;
  readonly clock: ReturnType<typeof startClock>;
  readonly connections: Connections;
  readonly pace: Pace;
  readonly options: TransportOptions;
}

type SendResult = { readonly response: ServiceResponse } | Readonly<{ problem: ConnectionProblem; error: unknown }>;

async function sendWithRetries(context: SendContext): Promise<ServiceResponse> {
  const { request, sentRequest, clock, pace, options } = context;
  for (let attempt = 1; ; attempt += 1) {
    const result = await sendOnce(context);
    const response = 'response' in result ? result.response : undefined;
    const requestedPause = response && readRequestedPause(response, request);
    const busyAttempts = response && request.maxBusyAttempts?.(response);
    const maxAttempts = selectMaxAttempts(response?.status, requestedPause, busyAttempts);
    const remaining = clock.readRemainingMilliseconds();
    const next = { attempt, maxAttempts, requestedPause, remaining, random: pace.random() };
    const pauseMilliseconds = isRetryable(result, request) ? computeRetryPause(next) : undefined;
    if (pauseMilliseconds === undefined) {
      if ('response' in result) return result.response;
      throw createConnectionError(sentRequest, result.problem, result.error, attempt);
    }
    const reason = 'problem' in result ? result.problem.description : `returned ${String(result.response.status)}`;
    const { service, method, url } = sentRequest;
    options.onRetry?.({ service, method, path: url.pathname, attempt, maxAttempts, reason, pauseMilliseconds });
    await pauseFor(pauseMilliseconds, context);
  }
}

const busyStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

function isRetryable(result: SendResult, { repeatable, maxBusyAttempts }: ServiceRequest): boolean {
  if ('problem' in result) return repeatable === true && result.problem.isTransient === true;
  const { response } = result;
  if (repeatable === 'if-refused') return response.status === 429;
  return repeatable && (busyStatuses.has(response.status) || (maxBusyAttempts?.(response) ?? 0) > 0);
}

/** Milliseconds that a busy service asks to wait. */
function readRequestedPause(response: ServiceResponse, { requestedPause }: ServiceRequest): number | undefined {
  const usual = parseRetryAfter(response.headers['retry-after'], Date.now());
  return usual ?? (busyStatuses.has(response.status) ? requestedPause?.(response) : undefined);
}

async function sendOnce(context: SendContext): Promise<SendResult> {
  const { sentRequest, clock, connections } = context;
  try {
    return await connections.findQueue(sentRequest.url).add(async () => attemptOnce(context), { signal: clock.signal });
  } catch (error) {
    return { problem: classifyFailure(error, context), error };
  }
}

async function attemptOnce({ request, sentRequest, clock, connections }: SendContext): Promise<SendResult> {
  const headers = { 'accept-encoding': 'gzip', 'user-agent': 'outrider', ...request.headers };
  const settings = { method: request.method, headers, signal: clock.signal };
  const message = await connections.send(sentRequest.url, settings, request.body);
  const response = { status: message.statusCode ?? 0, headers: joinHeaders(message.headers) };
  // This is how Nomad rejects a connection beyond `http_max_conns_per_client`.
  if (response.status === 429 && response.headers['connection'] === 'close') connections.removeOne(sentRequest.url);
  // Node.js returns the refusal of a plain-HTTP proxy as if the service had responded.
  if (sentRequest.proxy !== undefined && response.status === 407) {
    message.destroy();
    return { problem: describeProxyRefusal(407), error: undefined };
  }
  if (response.status >= 300 && response.status < 400 && response.status !== 304) {
    message.destroy();
    throw createRedirectError(sentRequest, response.status, response.headers['location']);
  }
  const body = await readBody(message, response.headers['content-encoding'], request.maxBytes ?? defaultMaxBytes);
  return { response: { ...response, body } };
}

/** The reason why a body was not read; the message follows the name of the service. */
class UnusableBody extends Error {}

/**
 * Reads a body to its end and decodes it; the limit is on decoded bytes. Decoding the whole body takes a tenth of the time of a stream.
 *
 * @throws UnusableBody when it is too large or not encoded as its header says; ConnectionError when it does not arrive
 */
async function readBody(body: IncomingMessage, encoding: string | undefined, maxBytes: number): Promise<string> {
  const name = encoding?.toLowerCase() ?? '';
  if (name === '' || name === 'identity') return (await collect(body, maxBytes)).toString('utf8');
  if (name === 'gzip' || name === 'x-gzip')
    return unpack(await collect(body, defaultMaxBytes), maxBytes).toString('utf8');
  body.destroy();
  throw new UnusableBody(`sent a response in an unsupported encoding (${name.slice(0, 20)})`);
}

async function collect(body: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    body.on('error', (error) => reject(new ConnectionError(error, false)));
    body.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= maxBytes) return;
      reject(createTooLargeError(maxBytes));
      body.destroy();
    });
    body.on('end', () => {
      const [only] = chunks;
      resolve(chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks, size));
    });
  });
}

function unpack(compressedBody: Buffer, maxBytes: number): Buffer {
  try {
    // Text compresses to about an eighth. The default of 16 kB a chunk would keep that much memory for each small response.
    const chunkSize = Math.min(Math.max(compressedBody.length * 8, 1024), 64 * 1024);
    return gunzipSync(compressedBody, { maxOutputLength: maxBytes, chunkSize });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw createTooLargeError(maxBytes);
    throw new UnusableBody('sent a response that is not gzip, contrary to its header');
  }
}

function createTooLargeError(maxBytes: number): UnusableBody {
  return new UnusableBody(`sent a response that exceeds the limit of ${maxBytes} bytes`);
}

/** Throws the error that ends the exchange; any other error is returned as a broken connection. */
function classifyFailure(error: unknown, { request, sentRequest, clock, options }: SendContext): ConnectionProblem {
  if (error instanceof ActionError) throw error;
  request.signal?.throwIfAborted();
  options.signal?.throwIfAborted();
  if (clock.hasExpired()) throw createTimeoutError(sentRequest, clock.timeoutMilliseconds);
  if (clock.isClosing()) return { description: 'did not respond before the run ended' };
  if (error instanceof UnusableBody) throw createUnusableBodyError(sentRequest, error.message);
  return classifyConnectionError(error);
}

async function pauseFor(milliseconds: number, context: SendContext): Promise<void> {
  try {
    await context.pace.pause(milliseconds, context.clock.signal);
  } catch (error) {
    throw createConnectionError(context.sentRequest, classifyFailure(error, context), error, 1);
  }
}

function joinHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}
