import { ActionError } from '../../errors.ts';
import { realPace, type Pace } from './retry.ts';

/** A request that must take effect once, even if its response is lost. */
export interface WriteAttempt<Answer> {
  readonly send: () => Promise<Answer>;
  /** Whether the write may have taken effect despite the error; any other error is thrown unchanged. `attempt` counts from 1. */
  readonly leavesOpen: (error: ActionError, attempt: number) => boolean;
  /** Looks for what the request has written. Throws the error that replaces the original one: a concurrent change, or a service that does not answer. */
  readonly find: (error: ActionError, attempt: number) => Promise<Answer | undefined>;
  /** Milliseconds before each further attempt; empty to send the request only once. */
  readonly pauses: readonly number[];
  readonly signal?: AbortSignal | undefined;
  readonly pace?: Pace | undefined;
}

/**
 * Handles lost responses: sends a request, and after an error that leaves its result open, looks for its effect. If
 * there is none, the request is sent again, so it has to be safe to repeat, or guarded by a check-and-set.
 *
 * @returns the answer, or what was found instead
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
