import { ActionError } from '../../errors.ts';
import { realPace, type Pace } from './pace.ts';

/** A request that must have its effect once, whatever becomes of its answer. */
export interface WriteAttempt<Answer> {
  readonly send: () => Promise<Answer>;
  /** Whether an error leaves open what the service holds now; any other is thrown as it is. `attempt` counts from 1. */
  readonly leavesOpen: (error: ActionError, attempt: number) => boolean;
  /**
   * Looks for what the request has written; undefined when it is not there. Throws what the caller is to know instead of the error: that somebody else
   * has written meanwhile, or that the service cannot be asked.
   */
  readonly find: (error: ActionError, attempt: number) => Promise<Answer | undefined>;
  /** Milliseconds before each further attempt; none where the request is sent but once. */
  readonly pauses: readonly number[];
  /** Ends a pause, with its reason. */
  readonly signal?: AbortSignal | undefined;
  readonly pace?: Pace | undefined;
}

/**
 * The one loop for lost answers: sends a request, and after an error that leaves open whether it was carried out looks for its effect. What is not
 * there is sent again, for which the request has to be harmless twice, or guarded by what was read before the first.
 *
 * @returns the answer, or what was found in its place
 * @throws ActionError the request's error; what `find` throws
 */
export async function writeOnce<Answer>({
  send,
  leavesOpen,
  find,
  pauses,
  signal,
  pace = realPace,
}: WriteAttempt<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ActionError) || !leavesOpen(error, attempt)) throw error;
      const found = await find(error, attempt);
      if (found !== undefined) return found;
      const milliseconds = pauses[attempt - 1];
      if (milliseconds === undefined) throw error;
      if (milliseconds > 0) await pace.pause(milliseconds, signal);
    }
  }
}
