import { connect, createServer } from 'node:net';
import { listen } from '../../support/server.ts';

/** A proxy of connections on the way to one server, which counts what passes. */
export interface Gate extends AsyncDisposable {
  readonly url: string;
  /** What passed since the last call. */
  readonly take: () => Passed;
  /** Leads new connections to another server. */
  readonly leadTo: (address: string) => void;
}

interface Passed {
  readonly requests: number;
  /** Bytes of the answers, as they were sent. */
  readonly bytes: number;
  /** Connections at once, at most. */
  readonly connections: number;
  /** The number of requests by method and path, without IDs. */
  readonly paths: Readonly<Record<string, number>>;
}

const requestLine = /^(GET|POST|PUT|DELETE) (\S+) HTTP\/1\.1\r$/gm;

/** @param latency milliseconds from a request to its answer, on top of the server's own */
export async function startGate(target: string, latency = 0): Promise<Gate> {
  let port = Number(new URL(target).port);
  let [requests, bytes, open, most] = [0, 0, 0, 0];
  let paths: Record<string, number> = {};
  const late = (work: () => void): void => void (latency === 0 ? work() : setTimeout(work, latency / 2));
  const server = createServer({ noDelay: true }, (socket) => {
    const inner = connect({ port, host: '127.0.0.1', noDelay: true });
    open += 1;
    most = Math.max(most, open);
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
      inner.destroy();
    });
    inner.on('close', () => late(() => socket.destroy()));
    socket.on('error', () => inner.destroy());
    inner.on('error', () => socket.destroy());
  });
  return {
    ...(await listen(server)),
    leadTo: (address) => void (port = Number(new URL(address).port)),
    take() {
      const passed = { requests, bytes, connections: most, paths };
      [requests, bytes, most, paths] = [0, 0, open, {}];
      return passed;
    },
  };
}

function withoutIds(path: string): string {
  const [name = '', query = ''] = path.split('?');
  const plain = name.replace(/^(\/v1\/job)\/[^/]+/, '$1/:id').replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id');
  return query.includes('index=') ? `${plain} (blocking)` : plain;
}
