import { ActionError, orUndefined, ServiceError } from '../errors.ts';
import { withTimeout } from '../clients/http/retry.ts';
import { writeOnce, type WriteAttempt } from '../clients/http/write-once.ts';
import type { Nomad } from '../clients/nomad/client.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { JobTarget } from '../clients/nomad/wire/call.ts';
import type { Verb } from '../gate/evidence.ts';
import type { Permit, State } from '../gate/gate.ts';

/** A request that takes effect once, and needs a permit each time that it is sent. */
interface PermittedWrite<V extends Verb, Answer> extends Omit<WriteAttempt<Answer>, 'send' | 'find'> {
  /** Asks the gate. */
  readonly permit: () => Permit<V> | Promise<Permit<V>>;
  readonly send: (permit: Permit<V>) => Promise<Answer>;
  /** Looks for the effect of the request; an error if there is none and the request is not sent again. */
  readonly find: (error: ActionError, attempt: number) => Promise<Answer | ActionError | undefined>;
  readonly from: () => State | null;
  /** What is there after the write; undefined where it had no effect. */
  readonly to: (answer: Answer) => State | null | undefined | Promise<State | null | undefined>;
}

/**
 * Like {@link writeOnce}, with a permit for each request, and a receipt for what took effect or may have done so.
 *
 * @throws ActionError the gate's refusal; the request's error; what `find` throws
 */
export async function writePermitted<V extends Verb, Answer>(write: PermittedWrite<V, Answer>): Promise<Answer> {
  const { permit, send, from, to, leavesOpen, find, ...how } = write;
  let asked: Permit<V> | undefined;
  /** Of the last request that may have taken effect. */
  let open: Permit<V> | undefined;
  try {
    const answer = await writeOnce<Answer>({
      ...how,
      async send() {
        asked = undefined;
        asked = await permit();
        const answered = await send(asked);
        open = asked;
        return answered;
      },
      leavesOpen(error, attempt) {
        // Without a permit nothing was sent.
        if (asked === undefined || !leavesOpen(error, attempt)) return false;
        if (!isRefusal(error)) open = asked;
        return true;
      },
      async find(error, attempt) {
        const found = await find(error, attempt);
        if (found === undefined || found instanceof ActionError) open = undefined;
        if (found instanceof ActionError) throw found;
        return found;
      },
    });
    const after = await to(answer);
    if (after !== undefined) open?.end({ from: from(), to: after });
    return answer;
  } catch (error) {
    open?.end({ from: from(), to: undefined });
    throw error;
  }
}

const refusals: ReadonlySet<ActionError['reason']> = new Set([
  'parse',
  'input',
  'unauthorized',
  'not-found',
  'conflict',
  'blocked',
]);

/** Whether an error proves that nothing was written. A lost answer, or an error of a proxy, does not. */
export function isRefusal(error: ActionError): boolean {
  return error instanceof ServiceError ? refusals.has(error.reason) : error.reason !== 'timed-out';
}

/** Whether a check-and-set failed because the state has changed, by an earlier attempt of this run or by another user or process. */
export function isConflict(error: unknown): boolean {
  return error instanceof ServiceError && error.reason === 'conflict';
}

/** A job as it was read. */
export function stateOf({ Version, JobModifyIndex }: Pick<Job, 'Version' | 'JobModifyIndex'>): State {
  return { version: Version ?? null, index: JobModifyIndex ?? null };
}

/** Milliseconds; a receipt can do without the version. */
const longestWait = 5000;

/** A job after a write. The version is null where it cannot be read, or the job was changed again. */
export async function stateAfter(nomad: Pick<Nomad, 'readJob'>, job: JobTarget, index: number): Promise<State> {
  const live = await withTimeout(longestWait, orUndefined(nomad.readJob(job)));
  return { version: live?.JobModifyIndex === index ? (live.Version ?? null) : null, index };
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
    hint: 'Check the job in Nomad before you re-run this job.',
  });
}

/** The error for a job that was changed in the meantime; `what` names the number that shows it. */
export function changedMeanwhile(job: string, what: string, before: number, now: number): ServiceError {
  return new ServiceError({
    reason: 'conflict',
    message: `The job \`${job}\` was changed in the meantime, by another user or process: its ${what} was ${before} and is now ${now}`,
    help: 'changed-meanwhile',
    hint: 'That change was not overwritten. Find out who changed the job, then re-run this job.',
  });
}
