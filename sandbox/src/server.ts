import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Clock, type Pace } from './clock.ts';
import { readRequest, createErrorResponse, sendResponse } from './http/exchange.ts';
import { RequestLog } from './http/request-log.ts';
import { Access } from './nomad/acl/access.ts';
import { Identities } from './nomad/acl/identities.ts';
import { type Keys, listKeys } from './nomad/acl/keys.ts';
import { Launches } from './nomad/cluster/launches.ts';
import { Scheduler } from './nomad/cluster/scheduler.ts';
import { type DialectName, dialects, translateHeaders } from './nomad/dialect.ts';
import { judgeAge } from './nomad/server-version.ts';
import { route } from './nomad/routes.ts';
import { defaultNode, type Node } from './nomad/schedule/nodes.ts';
import { Store } from './nomad/state/store.ts';
import { type World, readHeaders } from './nomad/world.ts';
import { Page } from './page/serve.ts';
import { Registry, type RegistryOptions } from './registry/registry.ts';
import { RegistryServer } from './registry/serve.ts';
import type { RegistryTokens } from './registry/tokens.ts';

export interface SandboxOptions {
  /** Durations of simulated steps, in milliseconds; by default slow enough to watch. */
  readonly pace?: Partial<Pace>;
  readonly nodes?: readonly Node[];
  /** Namespaces beside `default`. */
  readonly namespaces?: readonly string[];
  /** The name of the region; by default `global`. */
  readonly region?: string;
  /** The clock; by default real time at the given pace. */
  readonly clock?: Clock;
  /** Whether requests need tokens. */
  readonly acl?: boolean;
  /** The dialect of Nomad's API; by default that of the real one. */
  readonly dialect?: DialectName;
  /** The simulated version of Nomad, such as `1.2`; by default the newest. */
  readonly version?: string;
  readonly registry?: RegistryOptions;
  /** The maximum number of connections per client to the jobs API (`http_max_conns_per_client`); unlimited by default. */
  readonly maxConnections?: number;
  /** Port of the jobs API; by default chosen by the system, like the others. */
  readonly port?: number;
  /** Source of the comments on the page: address of a repository in GitHub's API that accepts requests without a token. */
  readonly github?: string;
}

export interface Sandbox {
  /** Base URL of the jobs API, without a trailing slash. */
  readonly scheduler: string;
  /** Base URL of the module registry, without a trailing slash. */
  readonly registry: string;
  /** The registry itself, for use in the same process. */
  readonly modules: Registry;
  readonly registryTokens: RegistryTokens;
  readonly page: string;
  /** Only with `acl`. */
  readonly keys?: Keys;
  /** Ends all connections and timers; all state is lost. */
  close(): Promise<void>;
}

const watchable: Pace = { evaluate: 20, start: 700, healthy: 1000, finish: 1500, retry: 2000, deadline: 20_000 };

/** Starts the sandbox on three ports of 127.0.0.1. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const clock = options.clock ?? new Clock({ ...watchable, ...options.pace });
  const world = createWorld(options, clock);
  const log = new RequestLog();
  const modules = new Registry(options.registry ?? {}, clock);
  const pageHandler = new Page({
    store: world.store,
    registry: modules,
    log,
    github: options.github,
    addresses: () => ({ page: page.url, scheduler: api.url }),
  });
  const page = await listen((request, response) => void pageHandler.answer(request, response));
  const api = await listen(
    log.recordRequests('Nomad', (request, response) => {
      const target = findWebUiTarget(request, page.url);
      if (refusedSockets.has(request.socket)) refuseConnection(response);
      else if (target === undefined) void answer(request, response, world);
      else response.writeHead(307, { location: target }).end();
    }),
    options.port,
  );
  const refusedSockets = limitConnections(api.server, options.maxConnections ?? Number.POSITIVE_INFINITY);
  const registryServer = new RegistryServer(modules);
  const registry = await listen(
    log.recordRequests('registry', (request, response) => void registryServer.answer(request, response)),
  );
  return {
    ...(world.acl === undefined ? {} : { keys: listKeys(world.acl) }),
    scheduler: api.url,
    registry: registry.url,
    modules,
    registryTokens: modules.tokens.secrets,
    page: page.url,
    close: async () => {
      clock.close();
      pageHandler.close();
      await Promise.all([api, registry, page].map(({ server }) => closeServer(server)));
    },
  };
}

function limitConnections(server: Server, maxConnections: number): WeakSet<Socket> {
  const refusedSockets = new WeakSet<Socket>();
  let open = 0;
  server.on('connection', (socket: Socket) => {
    if (open >= maxConnections) return void refusedSockets.add(socket);
    open += 1;
    socket.once('close', () => (open -= 1));
  });
  return refusedSockets;
}

/** Nomad sends at most 10 such responses per second, and closes further connections without one. */
function refuseConnection(response: ServerResponse): void {
  response.writeHead(429, { 'content-type': 'text/plain', connection: 'close' });
  response.end('Your IP is issuing too many concurrent connections, please rate limit your calls\n');
}

/** Nomad redirects its root to `/ui/`, its web UI; the page of the sandbox takes its place. */
function findWebUiTarget({ method, url = '' }: IncomingMessage, page: string): string | undefined {
  return method === 'GET' && /^\/ui(?:[/?]|$)/.test(url) ? page : undefined;
}

function createWorld(options: SandboxOptions, clock: Clock): World {
  const store = new Store();
  const nodes = options.nodes ?? [defaultNode];
  const age = judgeAge(options.version);
  const scheduler = new Scheduler(store, clock, nodes, age.hasSystemDeployments);
  const dialect = dialects[options.dialect ?? 'nomad'];
  const acl =
    options.acl === true ? { access: new Access(clock, dialect), identities: new Identities(clock) } : undefined;
  return {
    store,
    clock,
    scheduler,
    launches: new Launches(store, scheduler, clock),
    nodes,
    namespaces: ['default', ...(options.namespaces ?? [])],
    pools: ['default', 'all', ...new Set(nodes.map(({ Pool }) => Pool))],
    region: options.region ?? 'global',
    dialect,
    age,
    acl,
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, world: World): Promise<void> {
  const disconnect = new AbortController();
  response.on('close', () => disconnect.abort());
  try {
    const { headers = {}, ...answered } = await route(await readRequest(request), world, disconnect.signal);
    sendResponse(request, response, { ...answered, headers: translateHeaders(headers, world.dialect) });
  } catch (error) {
    if (response.headersSent || response.destroyed) response.destroy();
    else {
      const refusal = createErrorResponse(error);
      // Among error responses, only the "not found" of a read has an index.
      const headers = refusal.status === 404 && request.method === 'GET' ? readHeaders(world.store.index) : {};
      sendResponse(request, response, { ...refusal, headers: translateHeaders(headers, world.dialect) });
    }
  }
}

function listen(listener: RequestListener, wanted = 0): Promise<{ server: Server; url: string }> {
  // As in Nomad: a server that closes idle connections resets a request that is sent at the same moment.
  const server = createServer({ keepAliveTimeout: 0 }, listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, url: `http://127.0.0.1:${port}` });
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => {
      if (error === undefined) resolve();
      else reject(error);
    });
    server.closeAllConnections();
  });
}
