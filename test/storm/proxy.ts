import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { listen } from '../support/server.ts';
import { nameRequest, type Fault, type FaultKind, type NamedRequest, type FaultPlan } from './faults.ts';
import { readBody, applyFault, passOn, type Answer } from './apply-fault.ts';

/** A proxy between a run and one service that injects faults. */
export interface FaultProxy extends AsyncDisposable {
  readonly url: string;
  /** Begins a run with its faults; `onRequest` is called for each request. */
  startRun(plan: FaultPlan, onRequest: (request: NamedRequest) => void): void;
  listInjected(): readonly FaultKind[];
  /** The requests that the service answered since then. */
  listPassed(): readonly PassedRequest[];
  /** Waits until all requests that were passed on have ended: a request may outlive the run that sent it. */
  quiet(): Promise<void>;
}

/** A request that reached the service. */
export interface PassedRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly body: string;
  readonly status: number;
  readonly answer: string;
  /** Whether the run got this response. */
  readonly isAnswered: boolean;
}

interface Run {
  readonly plan: FaultPlan;
  readonly onRequest: (request: NamedRequest) => void;
  readonly injected: FaultKind[];
  readonly passed: PassedRequest[];
  /** The number of requests by method and path. */
  readonly counts: Map<string, number>;
  /** The end of a time without a leader, by `performance.now()`. */
  leaderless: number;
}

/** Starts it on loopback. It passes requests on unchanged, so that addresses of the service in a response are those of the proxy. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  const closing = new AbortController();
  const onTheWay = new Set<Promise<unknown>>();
  let run = begin(calm, ignore);
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { passed } = run;
    const fault = findFault(request, run);
    if (fault?.kind === 'reset-unread') return void request.socket.resetAndDestroy();
    const body = await readBody(request);
    const late = fault?.kind === 'delay' ? fault.milliseconds : 0;
    const pass = (): Promise<Answer | undefined> => {
      const arriving = wait(late).then(async () => {
        const answer = await passOn({ request, response, body, target, agent });
        if (answer !== undefined) {
          const { method = '', url: path = '' } = request;
          const isAnswered = fault === undefined && !response.destroyed;
          const isPacked = answer.headers['content-encoding'] === 'gzip';
          const texts = { body: String(body), answer: String(isPacked ? gunzipSync(answer.body) : answer.body) };
          passed.push({ method, path, status: answer.status, isAnswered, ...texts });
        }
        return answer;
      });
      onTheWay.add(arriving);
      return arriving.finally(() => onTheWay.delete(arriving));
    };
    await applyFault(fault, { request, response, pass }, closing.signal);
  };
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  const listening = await listen(server);
  return {
    url: listening.url,
    listInjected: () => run.injected,
    listPassed: () => run.passed,
    quiet: async () => void (await Promise.all(onTheWay)),
    startRun(plan, onRequest) {
      run = begin(plan, onRequest);
    },
    async [Symbol.asyncDispose]() {
      closing.abort();
      agent.destroy();
      await listening[Symbol.asyncDispose]();
    },
  };
}

function begin(plan: FaultPlan, onRequest: Run['onRequest']): Run {
  return { plan, onRequest, injected: [], passed: [], counts: new Map(), leaderless: 0 };
}

function calm(): undefined {}

function ignore(): void {}

/** The fault of a request, which is counted. */
function findFault({ method = '', url = '' }: IncomingMessage, run: Run): Fault | undefined {
  const name = { method, path: nameRequest(url) };
  const key = `${name.method} ${name.path}`;
  const before = run.counts.get(key) ?? 0;
  run.counts.set(key, before + 1);
  run.onRequest({ ...name, before });
  const fields = run.plan({ ...name, before });
  const fault: Fault | undefined =
    performance.now() < run.leaderless ? { kind: 'leader-change', milliseconds: 0 } : fields;
  if (fields?.kind === 'leader-change' && fault === fields) run.leaderless = performance.now() + fields.milliseconds;
  if (fault !== undefined) run.injected.push(fault.kind);
  return fault;
}
