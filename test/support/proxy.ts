import { createServer, request as ask } from 'node:http';
import { connect, type Socket } from 'node:net';
import { listen } from './server.ts';

export interface TestProxy extends AsyncDisposable {
  readonly port: number;
  /** The received requests: `CONNECT host:port`, `GET http://…`. */
  readonly requests: readonly string[];
  /** The `proxy-authorization` header of each request. */
  readonly credentials: readonly (string | undefined)[];
}

export interface ProxyOptions {
  /** The port on loopback that every host name leads to. */
  readonly target: number;
  /** The status with which it refuses every request. */
  readonly refuse?: number;
}

/** An HTTP proxy on loopback that forwards and tunnels, whatever host is named, to one port. */
export async function startProxy({ target, refuse }: ProxyOptions): Promise<TestProxy> {
  const requests: string[] = [];
  const credentials: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    credentials.push(request.headers['proxy-authorization']);
    if (refuse !== undefined) {
      response.writeHead(refuse).end();
      return;
    }
    const { pathname, search } = new URL(request.url ?? '');
    const { 'proxy-authorization': _kept, ...headers } = request.headers;
    const onward = ask({ port: target, method: request.method, path: pathname + search, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  server.on('connect', (request, client: Socket) => {
    requests.push(`CONNECT ${request.url ?? ''}`);
    credentials.push(request.headers['proxy-authorization']);
    if (refuse !== undefined) {
      client.end(`HTTP/1.1 ${String(refuse)} No\r\n\r\n`);
      return;
    }
    const onward = connect(target, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(client).pipe(onward);
    });
    onward.on('error', () => client.destroy());
    client.on('error', () => onward.destroy());
    client.once('close', () => onward.destroy());
  });
  return { ...(await listen(server)), requests, credentials };
}
