import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** An error response of Nomad: a status and a string (`text/plain`, not JSON). */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

/** A request, complete and decoded. */
export interface ApiRequest {
  readonly method: string;
  /** Percent-decoded as a whole, as in Nomad: `%2F` is a slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The raw body, and as text. */
  readonly bytes: Buffer;
  readonly body: string;
}

export interface ApiResponse {
  readonly status: number;
  /** A JSON value; `undefined` for no body. */
  readonly json?: unknown;
  readonly text?: string;
  /** Bytes, sent unchanged; their type is among the headers. */
  readonly bytes?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function readRequest(request: IncomingMessage): Promise<ApiRequest> {
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

/** An error response, as plain text. */
export function createErrorResponse(error: unknown, headers: Readonly<Record<string, string>> = {}): ApiResponse {
  if (error instanceof Refusal) return { status: error.status, text: error.message, headers };
  const text = error instanceof Error ? `the sandbox failed: ${error.message}` : 'the sandbox failed';
  return { status: 500, text, headers };
}

/** Sends a response: compressed if accepted, indented with `?pretty`, without a body for HEAD. */
export function sendResponse(request: IncomingMessage, response: ServerResponse, content: ApiResponse): void {
  const indent = new URL(request.url ?? '/', 'http://sandbox').searchParams.has('pretty') ? 4 : undefined;
  const body = content.text ?? (content.json === undefined ? '' : JSON.stringify(content.json, null, indent));
  const type = content.text === undefined ? 'application/json' : 'text/plain; charset=utf-8';
  response.statusCode = content.status;
  response.setHeader('Vary', 'Accept-Encoding');
  if (content.text !== undefined || content.json !== undefined) response.setHeader('Content-Type', type);
  for (const [name, value] of Object.entries(content.headers ?? {})) response.setHeader(name, value);
  if (request.method === 'HEAD') {
    response.end();
  } else if (content.bytes !== undefined) {
    response.end(content.bytes);
  } else if (body !== '' && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    response.setHeader('Content-Encoding', 'gzip');
    // At the default level, compression would take most of the time of a response.
    response.end(gzipSync(body, { level: 1 }));
  } else response.end(body);
}

/** Returns a boolean of the query as Go reads it, `undefined` if missing. */
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
