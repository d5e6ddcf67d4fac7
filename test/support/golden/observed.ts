import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** A request of a run to a double in this process. */
export interface ObservedCall {
  readonly method: string;
  readonly port: number;
  /** Path and query, as sent. */
  readonly path: string;
  body: string;
}

/** Published by Node.js before the handler of a server: https://nodejs.org/api/diagnostics_channel.html */
const requests = channel('http.server.request.start');

/** Of Outrider and of its GitHub client; a test itself asks with another one, as does a proxy that passes a request on. */
const agent = /^outrider\b/;

/** Runs work, and returns the requests of its runs to the doubles, in the order of arrival. */
export async function observeRequests<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly calls: readonly ObservedCall[] }> {
  const calls: ObservedCall[] = [];
  const recordRequest = (message: unknown): void => {
    const { request } = message as { readonly request: IncomingMessage };
    if (agent.test(request.headers['user-agent'] ?? '')) calls.push(observe(request));
  };
  requests.subscribe(recordRequest);
  try {
    return { result: await work(), calls };
  } finally {
    requests.unsubscribe(recordRequest);
  }
}

function observe(request: IncomingMessage): ObservedCall {
  const { method = '', url = '', socket } = request;
  const call: ObservedCall = { method, port: socket.localPort ?? 0, path: url, body: '' };
  const push = request.push.bind(request);
  // A listener for its data would take them from the handler.
  request.push = (chunk: Buffer | null, ...rest) => {
    if (chunk !== null) call.body += chunk.toString();
    return push(chunk, ...rest);
  };
  return call;
}
