import { ActionError, orElse, orUndefined, ServiceError } from '../errors.ts';
import { realPace, withTimeout, type Pace } from '../clients/http/retry.ts';
import type { Nomad } from '../clients/nomad/client.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { JobTarget } from '../clients/nomad/wire/call.ts';
import type { Verb } from '../gate/evidence.ts';
import type { Permit, State } from '../gate/gate.ts';

/** A request that must take effect once, even if its response is lost, and needs a permit each time that it is sent. */
interface PermittedWrite<V extends Verb, Response> {
  readonly requestPermit: () => Permit<V> | Promise<Permit<V>>;
  readonly send: (permit: Permit<V>) => Promise<Response>;
  /** Whether the write may have taken effect despite the error; any other error is thrown unchanged. `attempt` counts from 1. */
  readonly mayHaveTakenEffect: (error: ActionError, attempt: number) => boolean;
  /** Returns the effect of the request, `undefined` to send it again, or an error to give up. Throws an error instead: a conflict, or no response. */
  readonly findEffect: (error: ActionError, attempt: number) => Promise<Response | ActionError | undefined>;
  /** Milliseconds before each further attempt; empty to send the request only once. */
  readonly pauses: readonly number[];
  readonly signal?: AbortSignal | undefined;
  readonly pace?: Pace | undefined;
  readonly readBefore: () => State | null;
  /** The state after the write, by default the state before it; `undefined` if it had no effect. */
  readonly readAfter?: (response: Response) => State | null | undefined | Promise<State | null | undefined>;
}

/**
 * Handles lost responses: sends a request, and after an error that leaves its result open, looks for its effect. If there is none, the request is sent again, so
 * it has to be safe to repeat, or guarded by a check-and-set. Each request has a permit; a write that had or may have had an effect, a receipt.
 *
 * @returns the response, or the effect that was found
 * @throws ActionError the refusal of the gate; the error of the request, or of `findEffect`
 */
export async function writePermitted<V extends Verb, Response>(write: PermittedWrite<V, Response>): Promise<Response> {
  const { readBefore, readAfter = readBefore } = write;
  /** The permit of the last request that may have taken effect. */
  const unsettledWrite: { permit: Permit<V> | undefined } = { permit: undefined };
  try {
    const response = await sendUntilSettled(write, unsettledWrite);
    const after = await readAfter(response);
    if (after !== undefined) unsettledWrite.permit?.end({ from: readBefore(), to: after });
    return response;
  } catch (error) {
    unsettledWrite.permit?.end({ from: readBefore(), to: undefined });
    throw error;
  }
}

async function sendUntilSettled<V extends Verb, Response>(
  { requestPermit, send, mayHaveTakenEffect, findEffect, pauses, signal, pace = realPace }: PermittedWrite<V, Response>,
  unsettledWrite: { permit: Permit<V> | undefined },
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const requestedPermit = await requestPermit();
    try {
      const response = await send(requestedPermit);
      unsettledWrite.permit = requestedPermit;
      return response;
    } catch (error) {
      if (!(error instanceof ActionError) || !mayHaveTakenEffect(error, attempt)) throw error;
      if (!isRefusal(error)) unsettledWrite.permit = requestedPermit;
      const result = await findEffect(error, attempt);
      if (result === undefined || result instanceof ActionError) unsettledWrite.permit = undefined;
      if (result instanceof ActionError) throw result;
      if (result !== undefined) return result;
      const milliseconds = pauses[attempt - 1];
      if (milliseconds === undefined) throw error;
      if (milliseconds > 0) await pace.pause(milliseconds, signal);
    }
  }
}

const refusals: ReadonlySet<ActionError['reason']> = new Set([
  'parse',
  'input',
  'permission',
  'unauthorized',
  'not-found',
  'conflict',
  'blocked',
]);

/** Whether an error proves that nothing was written. A lost response or a proxy error proves nothing. */
export function isRefusal(error: ActionError): boolean {
  return error instanceof ServiceError ? refusals.has(error.reason) : error.reason !== 'timed-out';
}

/** Whether a check-and-set failed because the state has changed, by an earlier attempt of this run or by another user or process. */
export function isConflict(error: unknown): boolean {
  return error instanceof ServiceError && error.reason === 'conflict';
}

export function toState({ Version, JobModifyIndex }: Pick<Job, 'Version' | 'JobModifyIndex'>): State {
  return { version: Version ?? null, index: JobModifyIndex ?? null };
}

/** Milliseconds; the version in a receipt is optional. */
const maxReadMilliseconds = 5000;

/** A job after a write. The version is null if it cannot be read, or if the job was changed again. */
export async function readStateAfter(nomad: Pick<Nomad, 'readJob'>, job: JobTarget, index: number): Promise<State> {
  const live = await withTimeout(maxReadMilliseconds, orUndefined(nomad.readJob(job)));
  return { version: live?.JobModifyIndex === index ? (live.Version ?? null) : null, index };
}

/** Writes exactly once: looks for the effect after a lost response, then retries once. The request must be a check-and-set. @throws ActionError refusal, unknown outcome */
export async function writeToNomad<V extends Verb, Response>({
  findEffect,
  ...write
}: Pick<PermittedWrite<V, Response>, 'readBefore' | 'requestPermit' | 'send' | 'readAfter'> & {
  /** Looks for the effect of the request; `undefined` when there is none. */
  readonly findEffect: () => Promise<Response | undefined>;
}): Promise<Response> {
  return writePermitted({
    ...write,
    // On the second attempt, the conflict may be with the first.
    mayHaveTakenEffect: (error, attempt) => !isRefusal(error) || (attempt > 1 && isConflict(error)),
    findEffect: async (error) =>
      orElse(findEffect(), (cause) => {
        throw createUnknownOutcomeError(error, cause);
      }),
    // No pause before the second attempt: `findEffect` has shown that the first one had no effect.
    pauses: [0],
  });
}

/** A conflict has a known outcome, so it is thrown unchanged. */
function createUnknownOutcomeError(lostResponse: ActionError, cause: ActionError): ActionError {
  if (cause.reason === 'conflict') return cause;
  return lostResponse.with({
    message: `${lostResponse.sentence}. Could not determine whether the write took effect: ${cause.sentence}`,
    help: 'unknown-result-of-a-write',
    hint: 'Check the job in Nomad before you re-run this workflow job.',
  });
}

/** The error for a job that was changed in the meantime. @param version the live version; `undefined` if it was not read */
export function createConflictError(job: string, version: number | null | undefined): ServiceError {
  const current = typeof version === 'number' ? `; it has version ${version} now` : '';
  return new ServiceError({
    reason: 'conflict',
    message: `The job \`${job}\` was changed in the meantime, by another user or process${current}`,
    help: 'concurrent-change',
    hint: `That change was not overwritten. \`nomad job history ${job}\` shows the versions of the job. Check them, then re-run this workflow job.`,
  });
}
