import { ActionError, ServiceError } from '../errors.ts';
import { writeOnce } from '../clients/http/write-once.ts';
import type { Permit, Verb } from '../gate/gate.ts';

interface NomadWrite<V extends Verb, Answer> {
  /** Asks the gate, right before each request. */
  readonly permit: () => Promise<Permit<V>>;
  readonly send: (permit: Permit<V>) => Promise<Answer>;
  /** Looks for the effect of the request; undefined when there is none. */
  readonly find: () => Promise<Answer | undefined>;
}

/** The second attempt follows at once: by then `find` has shown that the first had no effect. */
const pauses = [0];

/**
 * Writes to Nomad exactly once. After a lost answer it reads the current state, and repeats the request only if the first had no effect. Both requests
 * have to be guarded by an index or version read before.
 *
 * @throws ActionError the gate's or Nomad's refusal, or that the outcome of the write is unknown
 */
export async function writeToNomad<V extends Verb, Answer>({
  permit,
  send,
  find,
}: NomadWrite<V, Answer>): Promise<Answer> {
  let permitted: Permit<V> | undefined;
  return writeOnce({
    async send() {
      permitted = undefined;
      permitted = await permit();
      return send(permitted);
    },
    // Without a permit nothing was sent. On the second attempt the conflict may be with the first.
    leavesOpen: (error, attempt) =>
      permitted !== undefined && (!isRefusal(error) || (attempt > 1 && isConflict(error))),
    async find(error) {
      try {
        return await find();
      } catch (why) {
        throw unknownOutcome(error, why);
      }
    },
    pauses,
  });
}

const refusals: ReadonlySet<ServiceError['kind']> = new Set([
  'invalid',
  'unauthorized',
  'not-found',
  'conflict',
  'blocked',
  'too-large',
]);

/** Whether an error proves that nothing was written. A lost answer, or an error of a proxy, does not. */
export function isRefusal(error: ActionError): boolean {
  return error instanceof ServiceError ? refusals.has(error.kind) : error.reason !== 'timed-out';
}

/** Whether a check-and-set failed because the state has changed, by an earlier attempt of this run or by another user or process. */
export function isConflict(error: unknown): boolean {
  return error instanceof ServiceError && error.kind === 'conflict';
}

/** A conflict has a known outcome, so it is thrown unchanged. */
function unknownOutcome(lost: ActionError, why: unknown): unknown {
  if (!(why instanceof ActionError) || why.reason === 'conflict') return why;
  return new ActionError({
    reason: lost.reason,
    message: `${lost.message}. Could not determine whether the write took effect: ${why.message}`,
    help: 'not-known-whether-written',
    hint: 'Check the job before you run this again.',
  });
}

/** The error for a job that was changed in the meantime; `what` names the number that shows it. */
export function changedMeanwhile(job: string, what: string, before: number, now: number): ServiceError {
  return new ServiceError({
    kind: 'conflict',
    reason: 'conflict',
    message: `The job \`${job}\` was changed in the meantime, by another user or process: its ${what} was ${before} and is now ${now}`,
    help: 'changed-meanwhile',
    hint: 'That change was not overwritten. Find out who changed the job, then run this again.',
  });
}
