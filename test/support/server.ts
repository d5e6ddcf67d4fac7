import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A server that listens on a free port of 127.0.0.1. Its disposal destroys the open connections. */
export interface Listening extends AsyncDisposable {
  readonly port: number;
  /** Its origin: `http://127.0.0.1:…`. */
  readonly url: string;
  readonly connections: () => number;
  readonly open: () => number;
}

/** Makes a server listen on a free port of 127.0.0.1. */
export async function listen(server: Server, protocol: 'http' | 'https' = 'http'): Promise<Listening> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `${protocol}://127.0.0.1:${port}`,
    connections: () => connections,
    open: () => sockets.size,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** A request as it came over the wire. */
interface Seen {
  readonly method: string;
  /** Path and query, as sent. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The way in which a scripted server handles a request: a fixed response, or a function with access to the response. */
export type Step =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | Buffer | object;
    }
  | ((request: Seen, response: ServerResponse) => void | Promise<void>);

export interface TestServer extends Listening {
  readonly requests: readonly Seen[];
}

/** A server on loopback that handles each request by the next step of its script, and all further ones by the last step. */
export async function startServer(steps: Step | readonly Step[], tls?: ServerOptions): Promise<TestServer> {
  const script = (Array.isArray(steps) ? steps : [steps]) as readonly Step[];
  const requests: Seen[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const received = await read(request);
    const step = script[Math.min(requests.push(received), script.length) - 1] ?? {};
    await (typeof step === 'function' ? step(received, response) : reply(response, step));
  };
  const answer: RequestListener = (request, response) => void take(request, response);
  const listening =
    tls === undefined ? await listen(createServer(answer)) : await listen(createTlsServer(tls, answer), 'https');
  return { ...listening, requests };
}

function reply(response: ServerResponse, step: Exclude<Step, (...given: never) => unknown>): void {
  const { status = 200, headers = {}, body = '' } = step;
  const isText = typeof body === 'string' || Buffer.isBuffer(body);
  const type = isText ? 'text/plain; charset=utf-8' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(isText ? body : JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<Seen> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return {
    method: request.method ?? '',
    url: request.url ?? '',
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
