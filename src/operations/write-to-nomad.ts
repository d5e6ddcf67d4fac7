import { ActionError, ServiceError } from '../errors.ts';
import { isConflict, isRefusal, writePermitted, type PermittedWrite } from './write-permitted.ts';
import type { Verb } from '../gate/evidence.ts';

/** The second attempt follows at once: by then `find` has shown that the first had no effect. */
const pauses = [0];

/**
 * Writes to Nomad exactly once. After a lost answer it reads the current state, and repeats the request only if the first had no effect. Both requests
 * have to be guarded by an index or version read before.
 *
 * @throws ActionError the gate's or Nomad's refusal, or that the outcome of the write is unknown
 */
export async function writeToNomad<V extends Verb, Answer>({
  find,
  ...write
}: Pick<PermittedWrite<V, Answer>, 'from' | 'permit' | 'send' | 'to'> & {
  /** Looks for the effect of the request; undefined when there is none. */
  readonly find: () => Promise<Answer | undefined>;
}): Promise<Answer> {
  return writePermitted({
    ...write,
    // On the second attempt the conflict may be with the first.
    leavesOpen: (error, attempt) => !isRefusal(error) || (attempt > 1 && isConflict(error)),
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
    reason: 'conflict',
    message: `The job \`${job}\` was changed in the meantime, by another user or process: its ${what} was ${before} and is now ${now}`,
    help: 'changed-meanwhile',
    hint: 'That change was not overwritten. Find out who changed the job, then run this again.',
  });
}
