import { request as ask, type Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './faults.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A request that was received, and not yet passed on. */
interface PendingRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Passes it on; `undefined` when the run or the service has closed its connection. */
  readonly pass: () => Promise<Answer | undefined>;
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

interface ForwardedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
  readonly target: string;
  readonly agent: Agent;
}

export function passOn({ request, response, body, target, agent }: ForwardedRequest): Promise<Answer | undefined> {
  const { method, url, headers } = request;
  return new Promise((resolve) => {
    const onward = ask(target + (url ?? ''), { method, headers, agent }, (answer) => {
      readBody(answer).then(
        (content) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content }),
        () => resolve(undefined),
      );
    });
    onward.once('error', () => resolve(undefined));
    // A blocking query ends with the connection of the run.
    response.once('close', () => method === 'GET' && onward.destroy());
    onward.end(body);
  });
}

/** Handles a request with its fault. */
export async function applyFault(
  fault: Fault | undefined,
  passing: PendingRequest,
  closing: AbortSignal,
): Promise<void> {
  const { request, response, pass } = passing;
  switch (fault?.kind) {
    case undefined:
    case 'delay':
      return reply(response, await pass());
    case 'reset-unread':
    case 'reset-applied':
      await pass();
      return void request.socket.resetAndDestroy();
    case 'reset-midway':
      return breakOff(response, await pass());
    case 'truncated':
      return reply(response, cut(await pass()));
    case '429':
      return respond(response, 429, 'Too Many Requests');
    case '429-timed':
      return respond(response, 429, 'Too Many Requests', { 'retry-after': '1' });
    case '500':
      return respond(response, 500, `Internal error; the request had ${readToken(request)}`);
    case '500-applied':
      await pass();
      return respond(response, 500, `Internal error; the request had ${readToken(request)}`);
    case '502-html':
      return respond(response, 502, page(request), html);
    case '502-html-applied':
      await pass();
      return respond(response, 502, page(request), html);
    case 'slow': {
      const answer = await pass();
      await wait(fault.milliseconds, undefined, { signal: closing });
      return reply(response, answer);
    }
    case 'half-open':
      return undefined;
    case 'leader-change':
      return respond(response, 500, 'No cluster leader');
    case 'secondary-limit':
      return respond(response, 403, secondaryLimit, { 'content-type': 'application/json', 'retry-after': '1' });
  }
}

/** https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits */
const secondaryLimit = JSON.stringify({
  message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
  documentation_url:
    'https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits',
});

const html = { 'content-type': 'text/html' };

/** The token of a request, as a careless gateway quotes it. */
function readToken({ headers }: IncomingMessage): string {
  return String(headers['x-nomad-token'] ?? headers['authorization'] ?? 'no token');
}

function page(request: IncomingMessage): string {
  return `<html><head><title>502 Bad Gateway</title></head><body>${readToken(request)}</body></html>`;
}

function respond(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(body);
}

function reply(response: ServerResponse, answer: Answer | undefined): void {
  if (answer === undefined || response.destroyed) return void response.destroy();
  const { 'transfer-encoding': _, ...headers } = answer.headers;
  const length = answer.body.length === 0 ? {} : { 'content-length': String(answer.body.length) };
  response.writeHead(answer.status, { ...headers, ...length }).end(answer.body);
}

function cut(answer: Answer | undefined): Answer | undefined {
  return answer === undefined ? undefined : { ...answer, body: answer.body.subarray(0, answer.body.length / 2) };
}

/** Sends half of the response, and then closes the connection. */
function breakOff(response: ServerResponse, answer: Answer | undefined): void {
  if (answer === undefined || answer.body.length === 0) return void response.destroy();
  const { 'transfer-encoding': _, ...headers } = answer.headers;
  response.writeHead(answer.status, { ...headers, 'content-length': String(answer.body.length) });
  response.write(answer.body.subarray(0, answer.body.length / 2), () => response.destroy());
}
