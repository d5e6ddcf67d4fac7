import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../support/server.ts';
import { nameOf, type Fault, type FaultKind, type Named, type Weather } from './faults.ts';
import { bodyOf, inflict, passOn, type Answer } from './inflict.ts';

/** What stands between a run and one service. */
export interface FaultProxy extends AsyncDisposable {
  readonly url: string;
  /** Begins a run: what it meets, and who is told of each request. */
  meet(weather: Weather, onRequest: (request: Named) => void): void;
  /** What was done to requests since then. */
  met(): readonly FaultKind[];
  /** Waits until all that was let through has arrived: a request may outlive the run that sent it. */
  quiet(): Promise<void>;
}

/** What the requests of one run meet. */
interface Run {
  readonly weather: Weather;
  readonly onRequest: (request: Named) => void;
  readonly met: FaultKind[];
  /** How many there were by name. */
  readonly counts: Map<string, number>;
  /** Until when there is no leader, by `performance.now()`. */
  leaderless: number;
}

/** Starts it on loopback. It sends on what it gets as it got it, so that a service names the proxy where it names itself. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  const closing = new AbortController();
  const onTheWay = new Set<Promise<unknown>>();
  let run = begin(calm, ignore);
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fault = faultOf(request, run);
    if (fault?.kind === 'reset-unread') return void request.socket.resetAndDestroy();
    const body = await bodyOf(request);
    const late = fault?.kind === 'delay' ? fault.milliseconds : 0;
    const pass = (): Promise<Answer | undefined> => {
      const arriving = wait(late).then(() => passOn({ request, response, body, target, agent }));
      onTheWay.add(arriving);
      return arriving.finally(() => onTheWay.delete(arriving));
    };
    await inflict(fault, { request, response, pass }, closing.signal);
  };
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  const listening = await listen(server);
  return {
    url: listening.url,
    met: () => run.met,
    quiet: async () => void (await Promise.all(onTheWay)),
    meet(weather, onRequest) {
      run = begin(weather, onRequest);
    },
    async [Symbol.asyncDispose]() {
      closing.abort();
      agent.destroy();
      await listening[Symbol.asyncDispose]();
    },
  };
}

function begin(weather: Weather, onRequest: Run['onRequest']): Run {
  return { weather, onRequest, met: [], counts: new Map(), leaderless: 0 };
}

function calm(): undefined {}

function ignore(): void {}

/** What a request meets; it is counted by it. */
function faultOf({ method = '', url = '' }: IncomingMessage, run: Run): Fault | undefined {
  const name = { method, path: nameOf(url) };
  const key = `${name.method} ${name.path}`;
  const before = run.counts.get(key) ?? 0;
  run.counts.set(key, before + 1);
  run.onRequest({ ...name, before });
  const own = run.weather({ ...name, before });
  const fault: Fault | undefined =
    performance.now() < run.leaderless ? { kind: 'leader-change', milliseconds: 0 } : own;
  if (own?.kind === 'leader-change' && fault === own) run.leaderless = performance.now() + own.milliseconds;
  if (fault !== undefined) run.met.push(fault.kind);
  return fault;
}
