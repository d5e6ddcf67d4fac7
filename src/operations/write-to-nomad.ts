import { ActionError, ServiceError } from '../errors.ts';
import { writeOnce } from '../clients/http/write-once.ts';

interface Once<Answer> {
  readonly send: () => Promise<Answer>;
  /** What the request has written; undefined when it is not there. */
  readonly find: () => Promise<Answer | undefined>;
}

/** A second attempt at once: it is known by then that the first did nothing. */
const pauses = [0];

/**
 * Writes to Nomad once. After a lost answer Nomad is asked what there is now; what is not there is written once more, for which both requests have to
 * be guarded by what was read before.
 *
 * @throws ActionError what Nomad refuses with; why it is not known what became of the write
 */
export async function writeToNomad<Answer>({ send, find }: Once<Answer>): Promise<Answer> {
  return writeOnce({
    send,
    // A conflict on the second attempt may be with the first.
    leavesOpen: (error, attempt) => !isRefusal(error) || (attempt > 1 && isConflict(error)),
    async find(error) {
      try {
        return await find();
      } catch (why) {
        throw stillOpen(error, why);
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

/** Whether an error means for certain that nothing was written: not that of a lost answer, nor of what stands between us and Nomad. */
export function isRefusal(error: ActionError): boolean {
  return error instanceof ServiceError ? refusals.has(error.kind) : error.reason !== 'timed-out';
}

/** Whether nothing was written because what was read before is not what is there: by an attempt of our own, or by somebody else. */
export function isConflict(error: unknown): boolean {
  return error instanceof ServiceError && error.kind === 'conflict';
}

/** That somebody else has written meanwhile is known; else nothing is. */
function stillOpen(lost: ActionError, why: unknown): unknown {
  if (!(why instanceof ActionError) || why.reason === 'conflict') return why;
  return new ActionError({
    reason: lost.reason,
    message: `${lost.message}. Whether it was written could not be found out: ${why.message}`,
    help: 'not-known-whether-written',
    hint: 'Look at the job before you run this again.',
  });
}

/** The error of a job that somebody else has written meanwhile; `what` is the number by which that shows. */
export function changedMeanwhile(job: string, what: string, before: number, now: number): ServiceError {
  return new ServiceError({
    kind: 'conflict',
    reason: 'conflict',
    message: `The job \`${job}\` was changed by somebody else meanwhile (its ${what} was ${before}, it is ${now})`,
    help: 'changed-meanwhile',
    hint: 'Nothing was written over that. Look who changes the job; then run this again.',
  });
}
