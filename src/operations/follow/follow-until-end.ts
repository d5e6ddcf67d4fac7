import { ActionError } from '../../errors.ts';
import { startProgressLog } from './progress-log.ts';
import { startWatching, type Watching } from './watching.ts';
import type { Pace } from '../../clients/http/pace.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { Redactor } from '../../redaction/redactor.ts';

/** What following depends on, in every mode. */
export interface FollowDependencies {
  readonly nomad: Nomad;
  /** Hides secrets in Nomad's texts. */
  readonly redactor: Pick<Redactor, 'scrub'>;
  /** `timeout`: milliseconds that the run had at its beginning. */
  readonly inputs: { readonly timeout: number };
  /** Milliseconds that the run has left. */
  readonly deadline: { readonly left: () => number };
  /** Aborted when the workflow is cancelled. */
  readonly cancelled: AbortSignal;
  readonly pace: Pick<Pace, 'pause'>;
  /** Prints a line in the log. */
  readonly log: (line: string) => void;
  /** Prints a line that only the debug log shows. */
  readonly debug: (line: string) => void;
}

/** Something that changes until it ends. */
export interface Subject<State, End> {
  /** Its name in the log. */
  readonly label: string;
  /** Yields the current state, and one after each change. */
  readonly watch: (watching: Watching) => AsyncIterable<State>;
  /** How it ended; undefined while it continues. */
  readonly judge: (state: State) => End | undefined;
  /** For a line of the log; empty for none. */
  readonly describe: (state: State) => string;
  /** For a line of the debug log; empty for none. */
  readonly describeDebug?: (state: State) => string;
  /** Reads a detail that the states do not have; see {@link startProgressLog}. */
  readonly readDetail?: (state: State | undefined) => Promise<string>;
  /** Called with each new text, redacted. */
  readonly onProgress?: ((state: State, text: string) => void) | undefined;
  /** Whether the caller logs the states of several subjects together. */
  readonly isQuiet?: boolean | undefined;
}

/** The end of following. */
export interface Followed<State, End> {
  /** Undefined where the watch was stopped before. */
  readonly end: End | undefined;
  /** What stopped the watch, where there is no end. */
  readonly stoppedBy: 'deadline' | 'cancelled' | undefined;
  /** When Nomad answered last, where it does not answer any more. */
  readonly silentSince: Date | undefined;
  /** The last one; undefined where none was read. */
  readonly state: State | undefined;
}

/**
 * The one engine that follows anything: until it has ended, the time is up, or the run is cancelled. It logs each change, always redacted, and keeps
 * some of the time to find out why something is late.
 *
 * @throws ServiceError Nomad's refusal
 */
export async function followUntilEnd<State, End>(
  { label, watch, judge, describe, describeDebug, readDetail, onProgress, isQuiet }: Subject<State, End>,
  dependencies: FollowDependencies,
): Promise<Followed<State, End>> {
  const { redactor, cancelled, log, debug, pace } = dependencies;
  let last: State | undefined;
  using progress = startProgressLog({
    label,
    log,
    pace,
    isQuiet,
    readDetail: async () => redactor.scrub((await readDetail?.(last)) ?? ''),
    onChange(text) {
      if (last !== undefined) onProgress?.(last, text);
    },
  });
  const watching = startWatching(dependencies, (text) => progress.note(redactor.scrub(text)));
  try {
    for await (const state of watch(watching)) {
      last = state;
      const hidden = describeDebug?.(state) ?? '';
      if (hidden !== '') debug(`${label}: ${redactor.scrub(hidden)}`);
      progress.update(redactor.scrub(describe(state)));
      const end = judge(state);
      if (end !== undefined) return { end, stoppedBy: undefined, silentSince: undefined, state };
    }
  } catch (error) {
    if (!cancelled.aborted && !isTimeUp(error)) throw error;
  }
  const stoppedBy = cancelled.aborted ? 'cancelled' : 'deadline';
  return { end: undefined, stoppedBy, silentSince: watching.silentSince(), state: last };
}

function isTimeUp(error: unknown): boolean {
  return error instanceof ActionError && error.reason === 'timed-out';
}
