import { createFetch } from '../clients/http/fetch.ts';
import { createGitHub, type GitHub } from '../clients/github/client.ts';
import type { RunnerContext } from '../clients/github/context.ts';
import type { Runner } from '../clients/github/runner.ts';
import type { Transport } from '../clients/http/types.ts';
import type { Redactor } from '../redaction/redactor.ts';
import type { Deadline } from './deadline.ts';

/** What every mode is given: the event, the way to the services, the log, and what must not be shown. */
export interface RunContext {
  /** What GitHub says about the run. */
  readonly event: RunnerContext;
  /** The root of the checked-out repository. */
  readonly workspace: string;
  readonly runner: Runner;
  /** What this run must not show. It learns from every answer. */
  readonly redactor: Redactor;
  /** Our own tokens. */
  readonly secrets: readonly string[];
  /** What all requests of the run go through, until its very end. */
  readonly transport: Transport;
  readonly deadline: Deadline;
  /** The workflow is cancelled. */
  readonly cancelled: AbortSignal;
  /** Waits for work at the very end of the run, which neither holds up its report nor fails it. */
  readonly alongside: (work: Promise<void>) => void;
}

/** A client of GitHub over the run's own transport. */
export async function connectGitHub(
  { transport, event }: Pick<RunContext, 'transport' | 'event'>,
  token: string,
): Promise<GitHub> {
  return createGitHub({ fetch: createFetch({ transport, service: 'GitHub' }), apiUrl: event.apiUrl, token });
}
