import { ActionError } from '../../errors.ts';
import { startWatching, type Watching } from './watching.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { Redactor } from '../../redaction/redactor.ts';

/** What following works with; what a mode is given has all of it. */
export interface FollowDependencies {
  readonly nomad: Nomad;
  /** Takes out of the words of others what the run must not show. */
  readonly redactor: Pick<Redactor, 'scrub'>;
  /** `timeout`: milliseconds that the run had at its beginning. */
  readonly inputs: { readonly timeout: number };
  /** Milliseconds that the run has left. */
  readonly deadline: { readonly left: () => number };
  /** The workflow is cancelled. */
  readonly cancelled: AbortSignal;
  /** A line for the log. */
  readonly log: (line: string) => void;
}

/** Something that changes until it ends. */
export interface Subject<State, End> {
  /** What the log calls it. */
  readonly label: string;
  /** A state now, and one after each change. */
  readonly watch: (watching: Watching) => AsyncIterable<State>;
  /** How it ended; undefined while it goes on. */
  readonly judge: (state: State) => End | undefined;
  /** For a line of the log; the same words are not logged twice in a row, and empty ones not at all. */
  readonly describe: (state: State) => string;
  /** Called after each such line, with its words as they may be shown. */
  readonly onProgress?: ((state: State, text: string) => void) | undefined;
}

/** What became of it. */
export interface Followed<State, End> {
  /** Undefined where the watch was ended before. */
  readonly end: End | undefined;
  /** What ended the watch, where there is no end. */
  readonly stoppedBy: 'deadline' | 'cancelled' | undefined;
  /** The last that was seen. */
  readonly state: State | undefined;
}

/**
 * The one engine that follows anything: until it has ended, the time is up, or the run is cancelled. The log hears of each change, always without
 * what the run must not show; and some of the time is always kept, for asking why something is late.
 *
 * @throws ServiceError what Nomad refuses with
 */
export async function followUntilEnd<State, End>(
  { label, watch, judge, describe, onProgress }: Subject<State, End>,
  dependencies: FollowDependencies,
): Promise<Followed<State, End>> {
  const { redactor, cancelled, log } = dependencies;
  const logWords = (text: string): void => log(`${label}: ${text}`);
  const watching = startWatching(dependencies, (text) => logWords(redactor.scrub(text)));
  let last: State | undefined;
  let described = '';
  try {
    for await (const state of watch(watching)) {
      last = state;
      const text = describe(state);
      if (text !== '' && text !== described) {
        const shown = redactor.scrub(text);
        logWords(shown);
        onProgress?.(state, shown);
      }
      described = text;
      const end = judge(state);
      if (end !== undefined) return { end, stoppedBy: undefined, state };
    }
  } catch (error) {
    if (!cancelled.aborted && !isTimeUp(error)) throw error;
  }
  return { end: undefined, stoppedBy: cancelled.aborted ? 'cancelled' : 'deadline', state: last };
}

function isTimeUp(error: unknown): boolean {
  return error instanceof ActionError && error.reason === 'timed-out';
}
