import { permitWrites, type PermittedNomad } from './permitted.ts';
import { quickPace } from './pace.ts';
import { Clock } from '../../sandbox/src/clock.ts';
import { dialects, translateHeaders } from '../../sandbox/src/nomad/dialect.ts';
import { createErrorResponse, type ApiRequest, type ApiResponse } from '../../sandbox/src/http/exchange.ts';
import { Launches } from '../../sandbox/src/nomad/cluster/launches.ts';
import { judgeAge } from '../../sandbox/src/nomad/server-version.ts';
import { route } from '../../sandbox/src/nomad/routes.ts';
import { defaultNode } from '../../sandbox/src/nomad/schedule/nodes.ts';
import { Scheduler as SandboxScheduler } from '../../sandbox/src/nomad/cluster/scheduler.ts';
import { Store } from '../../sandbox/src/nomad/state/store.ts';
import { createNomad, type Nomad } from '../../src/clients/nomad/client.ts';
import type { World } from '../../sandbox/src/nomad/world.ts';
import type { ServiceResponse, ServiceRequest, Transport } from '../../src/clients/http/types.ts';
import { silentLog } from './silent-log.ts';

/** A clock without time: scheduled work never runs. */
class StoppedClock extends Clock {
  constructor() {
    super({ evaluate: 0, start: 0, healthy: 0, finish: 0, retry: 0, deadline: 0 });
  }

  override after(): void {
    // No test here follows a rollout.
  }
}

interface InProcess {
  readonly nomad: Nomad;
  /** The same with all its writes permitted. */
  readonly permitted: PermittedNomad;
  readonly store: Store;
}

/** The real client on a new sandbox without sockets: for thousands of cases. */
export function startInProcess(): InProcess {
  const store = new Store();
  const clock = new StoppedClock();
  const nodes = [defaultNode];
  const scheduler = new SandboxScheduler(store, clock, nodes);
  const world: World = {
    store,
    clock,
    scheduler,
    launches: new Launches(store, scheduler, clock),
    nodes,
    namespaces: ['default'],
    pools: ['default', 'all'],
    region: 'global',
    dialect: dialects.nomad,
    age: judgeAge(undefined),
    acl: undefined,
  };
  const transport: Transport = {
    send: (exchange) => send(exchange, world),
    close: async () => undefined,
    waitToRetry: async () => false,
    isCrowded: () => false,
    pace: quickPace,
    waitFor: silentLog.waitFor,
  };
  const options = { transport, address: 'http://127.0.0.1:4646', dialect: 'nomad' as const };
  const nomad = createNomad(options);
  return { nomad, permitted: permitWrites(nomad), store };
}

async function send({ method, url, headers = {}, body = '' }: ServiceRequest, world: World): Promise<ServiceResponse> {
  const { pathname, searchParams: query } = new URL(url);
  const request = { method, path: decodeURIComponent(pathname), query, headers, bytes: Buffer.from(body), body };
  const answer = await handleRequest(request, world);
  const text = answer.json === undefined ? (answer.text ?? '') : JSON.stringify(answer.json);
  const sent = translateHeaders(answer.headers ?? {}, world.dialect);
  const names = Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]);
  return { status: answer.status, headers: Object.fromEntries(names) as Record<string, string>, body: text };
}

async function handleRequest(request: ApiRequest, world: World): Promise<ApiResponse> {
  try {
    return await route(request, world, new AbortController().signal);
  } catch (error) {
    return createErrorResponse(error);
  }
}
