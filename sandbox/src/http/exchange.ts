import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** An error answer: a status and a string, as Nomad gives them (`text/plain`, not JSON). */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

/** A request as the endpoints see it. */
export interface Ask {
  readonly method: string;
  /** Percent-decoded as a whole, as in Nomad: `%2F` is a slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The raw body, and as text. */
  readonly bytes: Buffer;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  /** A JSON value; `undefined` for no body. */
  readonly json?: unknown;
  readonly text?: string;
  /** Bytes, sent unchanged; their type is among the headers. */
  readonly bytes?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function readAsk(request: IncomingMessage): Promise<Ask> {
  const [rawPath = '/', ...rest] = (request.url ?? '/').split('?');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return {
    method: request.method ?? 'GET',
    path: decode(rawPath),
    query: new URLSearchParams(rest.join('?')),
    headers: request.headers,
    bytes,
    body: bytes.toString('utf8'),
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Refusal(400, '400 Bad Request');
  }
}

/** An error answer as Nomad gives it: plain text. */
export function refusalAnswer(error: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  if (error instanceof Refusal) return { status: error.status, text: error.message, headers };
  return {
    status: 500,
    text: error instanceof Error ? `the sandbox failed: ${error.message}` : 'the sandbox failed',
    headers,
  };
}

/** Sends a response: compressed if accepted, indented with `?pretty`, without a body for HEAD. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const indent = new URL(request.url ?? '/', 'http://sandbox').searchParams.has('pretty') ? 4 : undefined;
  const body = answer.text ?? (answer.json === undefined ? '' : JSON.stringify(answer.json, null, indent));
  const type = answer.text === undefined ? 'application/json' : 'text/plain; charset=utf-8';
  response.statusCode = answer.status;
  response.setHeader('Vary', 'Accept-Encoding');
  if (answer.text !== undefined || answer.json !== undefined) response.setHeader('Content-Type', type);
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  if (request.method === 'HEAD') {
    response.end();
  } else if (answer.bytes !== undefined) {
    response.end(answer.bytes);
  } else if (body !== '' && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    response.setHeader('Content-Encoding', 'gzip');
    // At the default level it would be the dearest part of most answers.
    response.end(gzipSync(body, { level: 1 }));
  } else response.end(body);
}

/** Returns a boolean of the query as Go reads it, `undefined` when missing. */
export function readFlag(query: URLSearchParams, name: string): boolean | undefined {
  const value = query.get(name);
  if (value === null || value === '') return undefined;
  if (['1', 't', 'T', 'true', 'TRUE', 'True'].includes(value)) return true;
  if (['0', 'f', 'F', 'false', 'FALSE', 'False'].includes(value)) return false;
  throw new Refusal(
    500,
    `Failed to parse value of "${name}" (${value}) as a bool: strconv.ParseBool: parsing ${JSON.stringify(value)}: invalid syntax`,
  );
}
