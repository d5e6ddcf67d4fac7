import { createTransport } from '../clients/http/transport.ts';
import { startDeadline } from './deadline.ts';
import type { Pace } from '../clients/http/pace.ts';
import type { Proxies, Retry } from '../clients/http/types.ts';
import type { ConnectionInputs } from '../inputs/connection.ts';
import type { RunContext } from './run-context.ts';

/** The service that a run is about. */
export interface Service {
  readonly name: 'Nomad' | 'the registry';
  readonly address: URL;
  readonly tls?: ConnectionInputs['tls'] | undefined;
}

interface Opening extends Pick<RunContext, 'event' | 'workspace' | 'runner' | 'redactor' | 'secrets' | 'cancelled'> {
  readonly proxies: Proxies;
  readonly service: Service;
  /** Connections to it at the same time; undefined for the usual number. */
  readonly connections?: number | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  readonly pace?: Pace | undefined;
}

interface OpenContext extends AsyncDisposable {
  readonly context: RunContext;
  /** Waits for the work that goes on alongside the run. */
  readonly finished: () => Promise<void>;
}

/** Starts the time of a run and opens its way to the services; both end with the run. */
export function openContext(opening: Opening): OpenContext {
  const { event, workspace, runner, redactor, secrets, cancelled, proxies, service } = opening;
  const { address, tls } = service;
  const deadline = startDeadline(opening.timeout, cancelled, service.name);
  const transport = createTransport({
    proxies,
    pace: opening.pace,
    hosted: event.hosted,
    signal: deadline.end,
    connections: opening.connections,
    ...(tls === undefined ? {} : { tls: tlsOptions(address, tls) }),
    onRetry: (retry) => runner.log(describeRetry(retry)),
  });
  const work: Promise<void>[] = [];
  const alongside = (one: Promise<void>): void => void work.push(one);
  return {
    context: { event, workspace, runner, redactor, secrets, transport, deadline, cancelled, alongside },
    finished: async () => void (await Promise.all(work)),
    async [Symbol.asyncDispose]() {
      await transport.close();
      deadline[Symbol.dispose]();
    },
  };
}

function tlsOptions({ origin }: URL, { ca, cert, key, serverName, skipVerify }: ConnectionInputs['tls']) {
  return { origin, ca, cert, key, servername: serverName, rejectUnauthorized: !skipVerify };
}

/** What the log says before a request is sent again. */
function describeRetry({ service, method, path, why, pause }: Retry): string {
  return `Trying again in ${Math.ceil(pause / 1000)} s: the ${service} request ${method} ${path} ${why}.`;
}
