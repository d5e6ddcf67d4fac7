import type { Agent, ClientRequest, IncomingMessage, request, RequestOptions } from 'node:http';
import PQueue from 'p-queue';
import { ActionError } from '../../errors.ts';
import { isLoopback } from './host.ts';
import type { Proxies, TlsSettings } from './types.ts';

interface ConnectionSettings {
  readonly proxies: Proxies;
  readonly tls: TlsSettings | undefined;
  readonly connections: number;
}

/** Milliseconds until an idle connection is closed, and until an attempt to connect has failed (twice as long if bytes wait to be sent). */
const maxSilenceMilliseconds = 10_000;

/** The signal belongs to one request, so its listeners are not removed. */
type SendOptions = RequestOptions & { readonly signal: AbortSignal };

export interface Connections extends ReturnType<typeof createConnections> {}

/** A request without a complete response; its cause is the error of Node.js. */
export class ConnectionError extends Error {
  /** Whether its connection never received a byte, not even for an earlier request. */
  readonly isUnanswered: boolean;
  constructor(cause: Error, isUnanswered: boolean) {
    super(cause.message, { cause });
    this.isUnanswered = isUnanswered;
  }
}

export function createConnections(settings: ConnectionSettings) {
  const agents = new Map<string, Promise<ServerOrigin>>();
  const queues = new Map<string, PQueue>();
  const findQueue = ({ origin }: URL): PQueue => {
    const queue = queues.get(origin) ?? new PQueue({ concurrency: settings.connections });
    queues.set(origin, queue);
    return queue;
  };
  return {
    /** The queue of requests to one origin. It runs as many at the same time as connections are allowed. */
    findQueue,
    /** Lowers the limit after the service has rejected a connection. */
    removeOne(url: URL): void {
      const queue = findQueue(url);
      queue.concurrency = Math.max(1, Math.min(queue.concurrency, queue.pending) - 1);
    },
    /** Resolves with the response when its headers have arrived. @throws ConnectionError if there is none */
    async send(url: URL, { signal, ...options }: SendOptions, body: string | undefined): Promise<IncomingMessage> {
      const connection = agents.get(url.origin) ?? connect(url.origin, settings);
      agents.set(url.origin, connection);
      const { agent, request } = await connection;
      // A listener is not called for an earlier abort.
      signal.throwIfAborted();
      const clientRequest = request(url, { ...options, agent });
      // Not by the option `signal`, which adds a dozen listeners to each request.
      signal.addEventListener('abort', () => clientRequest.destroy());
      return await awaitResponse(clientRequest, body);
    },
    async close(): Promise<void> {
      for (const result of await Promise.allSettled(agents.values()))
        if (result.status === 'fulfilled') result.value.agent.destroy();
    },
  };
}

/** The proxy that the environment sets for an origin, with its credentials; `no_proxy` is not considered. */
export function selectProxy(origin: string, proxies: Proxies): URL | undefined {
  const url = new URL(origin);
  const name = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const value = proxies[name]?.trim() ?? '';
  // As in Nomad's command line (Go's net/http): no proxy for requests to this machine.
  if (value === '' || isLoopback(url)) return undefined;
  // curl accepts `host:port` alone.
  const proxy = URL.parse(value.includes('://') ? value : `http://${value}`);
  if (proxy === null) {
    throw new ActionError({
      reason: 'input',
      message: `The environment variable ${name.toUpperCase()} is not a valid proxy address`,
      help: 'proxy',
      hint: 'Write it as `http://host:port`, or unset it.',
    });
  }
  return proxy;
}

interface ServerOrigin {
  readonly agent: Agent;
  readonly request: typeof request;
}

/** The connections to one origin, through its proxy if there is one. */
async function connect(origin: string, { proxies, tls }: ConnectionSettings): Promise<ServerOrigin> {
  const proxy = selectProxy(origin, proxies)?.href;
  const common = { keepAlive: true, timeout: maxSilenceMilliseconds };
  const noProxy = proxies.no_proxy ?? '';
  // Loaded here: a run with invalid inputs needs neither, and loading TLS takes a tenth of the start.
  if (origin.startsWith('https:')) {
    const { createSecureAgent, request } = await import('./secure-agent.ts');
    const options = { ...common, proxyEnv: { https_proxy: proxy, no_proxy: noProxy } };
    return { agent: createSecureAgent(origin, options, tls), request };
  }
  const { Agent, request } = await import('node:http');
  return { agent: new Agent({ ...common, proxyEnv: { http_proxy: proxy, no_proxy: noProxy } }), request };
}

async function awaitResponse(request: ClientRequest, body: string | undefined): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    // Also after the response: an error without a listener would end the process.
    request.on('error', (error) => {
      reject(new ConnectionError(error, (request.socket?.bytesRead ?? 0) === 0));
    });
    request.on('timeout', () => {
      if (!isConnected(request)) request.destroy(Object.assign(new Error('no connection'), { code: 'ETIMEDOUT' }));
    });
    request.on('response', resolve);
    request.end(body);
  });
}

function isConnected({ socket }: ClientRequest): boolean {
  return socket?.connecting === false && !('secureConnecting' in socket && socket.secureConnecting === true);
}
