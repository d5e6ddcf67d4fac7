import { ActionError, ServiceError } from '../errors.ts';

interface Once<Answer> {
  readonly send: () => Promise<Answer>;
  /** What the request has written; undefined when it is not there. */
  readonly find: () => Promise<Answer | undefined>;
}

/** How often a request is sent: a second time once it is known that the first did nothing. */
const tries = 2;

/**
 * Writes once. After a lost answer the scheduler is asked what there is now; what is not there is written once more, for which both requests have
 * to be guarded by what was read before.
 *
 * @throws ActionError what the scheduler refuses with; why it is not known what became of the write
 */
export async function writeOnce<Answer>({ send, find }: Once<Answer>): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ActionError)) throw error;
      // A conflict on the second try may be with the first.
      const isOurs = tried > 1 && error instanceof ServiceError && error.kind === 'conflict';
      if (isRefusal(error) && !isOurs) throw error;
      const found = await find().catch((unknown: unknown) => {
        throw stillOpen(error, unknown);
      });
      if (found !== undefined) return found;
      if (tried === tries) throw error;
    }
  }
}

const refusals: ReadonlySet<ServiceError['kind']> = new Set([
  'invalid',
  'unauthorized',
  'not-found',
  'conflict',
  'blocked',
  'too-large',
]);

/** Whether a failure says for certain that nothing was written: not that of a lost answer, nor of what stands between us and the scheduler. */
export function isRefusal(failure: ActionError): boolean {
  return failure instanceof ServiceError ? refusals.has(failure.kind) : failure.reason !== 'timed-out';
}

/** That somebody else was faster is known; else nothing is. */
function stillOpen(lost: ActionError, unknown: unknown): unknown {
  if (!(unknown instanceof ActionError) || unknown.reason === 'conflict') return unknown;
  return new ActionError({
    reason: lost.reason,
    message: `${lost.message}. Whether it was written could not be found out: ${unknown.message}`,
    help: 'not-known-whether-written',
    hint: 'Look at the job before you run this again.',
  });
}

/** What to tell of a job that somebody else has written meanwhile. */
export function overtaken(job: string, what: string, before: number, now: number): ServiceError {
  return new ServiceError({
    kind: 'conflict',
    reason: 'conflict',
    message: `The job \`${job}\` was changed by somebody else meanwhile (its ${what} was ${before}, it is ${now})`,
    help: 'changed-meanwhile',
    hint: 'Nothing was written over that. Look who changes the job; then run this again.',
  });
}
