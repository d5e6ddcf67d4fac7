import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../support/server.ts';

/** A proxy of connections on the way to one server, which counts what passes. */
export interface LatencyProxy extends AsyncDisposable {
  readonly url: string;
  /** What passed since the last call. */
  readonly take: () => Passed;
  /** Leads new connections to another server, and breaks those that are open. */
  readonly leadTo: (address: string) => void;
  /** Resolves once so many requests of a kind have passed since the last `take`, such as `POST /v1/jobs`. Ends after a minute in any case. */
  readonly awaitRequests: (path: string, times: number) => Promise<void>;
}

interface Passed {
  readonly requests: number;
  /** Bytes of the responses, as they were sent. */
  readonly bytes: number;
  /** Connections at once, at most. */
  readonly connections: number;
  /** The number of requests by method and path, without IDs. */
  readonly paths: Readonly<Record<string, number>>;
}

const requestLine = /^(GET|POST|PUT|DELETE) (\S+) HTTP\/1\.1\r$/gm;

/** @param latency milliseconds from a request to its response, on top of the server's own */
export async function startLatencyProxy(target: string, latency = 0): Promise<LatencyProxy> {
  let port = Number(new URL(target).port);
  let [requests, bytes, open, maxOpen] = [0, 0, 0, 0];
  const sockets = new Set<Socket>();
  let paths: Record<string, number> = {};
  const late = (work: () => void): void => void (latency === 0 ? work() : setTimeout(work, latency / 2));
  const server = createServer({ noDelay: true }, (socket) => {
    const inner = connect({ port, host: '127.0.0.1', noDelay: true });
    open += 1;
    sockets.add(socket);
    maxOpen = Math.max(maxOpen, open);
    socket.on('data', (chunk: Buffer) => {
      for (const [, method = '', path = ''] of chunk.toString('latin1').matchAll(requestLine)) {
        requests += 1;
        const name = `${method} ${withoutIds(path)}`;
        paths[name] = (paths[name] ?? 0) + 1;
      }
      late(() => inner.write(chunk));
    });
    inner.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      late(() => socket.write(chunk));
    });
    socket.on('close', () => {
      open -= 1;
      sockets.delete(socket);
      inner.destroy();
    });
    inner.on('close', () => late(() => socket.destroy()));
    socket.on('error', () => inner.destroy());
    inner.on('error', () => socket.destroy());
  });
  return {
    ...(await listen(server)),
    leadTo(address) {
      port = Number(new URL(address).port);
      for (const socket of sockets) socket.destroy();
    },
    async awaitRequests(path, times) {
      for (let tries = 0; tries < 6000 && (paths[path] ?? 0) < times; tries += 1) await sleep(10);
    },
    take() {
      const passed = { requests, bytes, connections: maxOpen, paths };
      [requests, bytes, maxOpen, paths] = [0, 0, open, {}];
      return passed;
    },
  };
}

function withoutIds(path: string): string {
  const [name = '', query = ''] = path.split('?');
  const plain = name.replace(/^(\/v1\/job)\/[^/]+/, '$1/:id').replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id');
  return query.includes('index=') ? `${plain} (blocking)` : plain;
}
