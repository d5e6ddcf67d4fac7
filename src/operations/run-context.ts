import { createFetch } from '../clients/http/fetch.ts';
import { createGitHub, type GitHub } from '../clients/github/client.ts';
import type { RunnerContext } from '../clients/github/context.ts';
import type { Pace } from '../clients/http/retry.ts';
import type { Runner } from '../clients/github/runner.ts';
import type { Proxies, Transport } from '../clients/http/types.ts';
import type { Redactor } from '../redaction/redactor.ts';
import type { RunLog } from './run-log.ts';
import type { Gate } from '../gate/gate.ts';

export interface Deadline extends Disposable {
  /** Aborted when the time is up or the run is cancelled. */
  readonly signal: AbortSignal;
  /** Aborted 3 s after `signal`, which leaves time for the report. */
  readonly end: AbortSignal;
  readonly readRemainingMilliseconds: () => number;
}

/** The context of each mode: the event, the connection to the services, the log, and the secrets to hide. */
export interface RunContext {
  readonly event: RunnerContext;
  /** The root of the checked-out repository. */
  readonly workspace: string;
  readonly runner: Runner;
  readonly runLog: RunLog;
  readonly log: (line: string) => void;
  readonly pace: Pace;
  /** Hides secrets in all output of the run; every response adds values. */
  readonly redactor: Redactor;
  /** The tokens of the run. */
  readonly secrets: readonly string[];
  /** Open until the end of the run. */
  readonly transport: Transport;
  /** The proxies from the environment, for a report about the connection; the transport uses them. */
  readonly proxies: Proxies;
  /** The start of the run, by `performance.now()`. */
  readonly startTime: number;
  readonly deadline: Deadline;
  readonly gate: Gate;
  /** The capabilities that the mode needs in the namespace of its jobs; empty for a mode that does not use Nomad. */
  readonly capabilities: readonly string[];
  /** Doubtful values of inputs, in sentences. */
  readonly warnings: readonly string[];
  /** The name of the secret that usually sets `token`; `undefined` if it is unknown. */
  readonly tokenSecret: string | undefined;
  readonly cancelSignal: AbortSignal;
  /** Runs work in the background; the run waits for it after its report, and never fails because of it. */
  readonly runInBackground: (work: Promise<void>) => void;
}

/** By the transport of a run and its token, so that facts about the server are read once per run. */
const clients = new WeakMap<Transport, Map<string, Promise<GitHub>>>();

export async function connectGitHub(
  { transport, event }: Pick<RunContext, 'transport' | 'event'>,
  token: string,
): Promise<GitHub> {
  const cachedClients = clients.get(transport) ?? new Map<string, Promise<GitHub>>();
  clients.set(transport, cachedClients);
  const fetch = createFetch(transport);
  const { waitToRetry } = transport;
  const client = cachedClients.get(token) ?? createGitHub({ fetch, waitToRetry, apiUrl: event.apiUrl, token });
  cachedClients.set(token, client);
  return client;
}
