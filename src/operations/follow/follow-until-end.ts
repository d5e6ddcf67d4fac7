import { ActionError } from '../../errors.ts';
import { type Pace, withTimeout } from '../../clients/http/retry.ts';
import type { RunLog } from '../run-log.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { Evaluation } from '../../clients/nomad/evaluations.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';
import type { WatchOptions } from '../../clients/nomad/wire/watch.ts';

export interface FollowDependencies {
  readonly nomad: Nomad;
  readonly redactor: Pick<Redactor, 'redact' | 'redactName'>;
  /** `timeout`: milliseconds, for the whole run. */
  readonly inputs: { readonly timeout: number };
  readonly deadline: { readonly readRemainingMilliseconds: () => number };
  readonly cancelSignal: AbortSignal;
  readonly pace: Pick<Pace, 'pause'>;
  readonly runLog: Pick<RunLog, 'progress' | 'waitFor'>;
}

/** A process that is followed to its end, such as a rollout. */
export interface Subject<State, End> {
  /** Its name in the log. */
  readonly label: string;
  /** Yields the current state, and one after each change. */
  readonly watch: (watching: Watching) => AsyncIterable<State>;
  /** The end of the process; `undefined` while it continues. */
  readonly judge: (state: State) => End | undefined;
  /** The text of a log line, such as counts; empty for no line. */
  readonly describe: (state: State) => string;
  /** An event, which is logged even if the counts of several subjects are logged together; empty for no event. */
  readonly event?: (state: State) => string;
  /** Reads a detail that the state does not contain, such as restarts; empty for no detail. Called after each change, after 30 s, and then rarely until there is a detail. */
  readonly readDetail?: (state: State | undefined) => Promise<string>;
  /** Called with each new text, redacted. */
  readonly onProgress?: ((state: State, text: string) => void) | undefined;
  /** Whether the caller logs the counts of several subjects together. */
  readonly isQuiet?: boolean | undefined;
}

/**
 * Follows a process to its end, the timeout or a cancellation. Logs changes, redacted, and reserves time to read causes.
 *
 * @returns the end, or the reason why the watch stopped earlier, with the time of Nomad's last response if it no longer responds; and the last state
 * @throws ServiceError
 */
export async function followUntilEnd<State, End>(subject: Subject<State, End>, dependencies: FollowDependencies) {
  const { watch, judge, isQuiet } = subject;
  const { cancelSignal, runLog } = dependencies;
  let last: State | undefined;
  using progress = startProgressLog(subject, dependencies);
  const watching = startWatching(dependencies, progress.note);
  const yieldUntilEnd = async (): Promise<End | undefined> => {
    for await (const state of watch(watching)) {
      last = state;
      const end = judge(state);
      if (end !== undefined) return end;
      progress.update(state);
    }
    return undefined;
  };
  try {
    const end = await runLog.waitFor(isQuiet === true ? () => '' : progress.line, yieldUntilEnd);
    if (end !== undefined) return { end, endReason: undefined, silentSince: undefined, state: last };
  } catch (error) {
    const isTimeUp = error instanceof ActionError && error.reason === 'timed-out';
    if (!cancelSignal.aborted && !isTimeUp) throw error;
  }
  const endReason: 'cancelled' | 'deadline' = cancelSignal.aborted ? 'cancelled' : 'deadline';
  return { end: undefined, endReason, silentSince: watching.silentSince(), state: last };
}

const tickMilliseconds = 5000;
/** Ticks between two reads of the detail: 30 s. */
const reads = 6;
/** Ticks between two reads while there is no detail: 200 s. Following may send two requests a minute while nothing changes. */
const quietReads = 40;

/** Logs the progress of a followed process, redacted: each change, and the reason for a wait. */
export function startProgressLog<State>(
  { label, describe, event, readDetail, onProgress, isQuiet = false }: Omit<Subject<State, unknown>, 'watch' | 'judge'>,
  { runLog, pace, redactor: { redact } }: Pick<FollowDependencies, 'runLog' | 'pace' | 'redactor'>,
) {
  const endController = new AbortController();
  let last: { readonly state: State } | undefined;
  let [text, milestone, detail, isChanged] = ['', '', '', false];
  const formatState = (): string => [text, detail].filter((part) => part !== '').join('; ');
  const formatLine = (): string => `${label}: ${formatState() || 'waiting for Nomad'}`;
  const isReadDue = (ticks: number): boolean =>
    isChanged || ticks % (detail === '' ? quietReads : reads) === 0 || ticks === reads;
  const readNewDetail = async (): Promise<void> => {
    isChanged = false;
    const read = redact((await readDetail?.(last?.state)) ?? '');
    if (endController.signal.aborted || read === detail) return;
    detail = read;
    if (detail === '') return;
    runLog.progress(formatLine());
    if (last !== undefined) onProgress?.(last.state, formatState());
  };
  const run = async (): Promise<void> => {
    for (let ticks = 1; ; ticks += 1) {
      await pace.pause(tickMilliseconds, endController.signal);
      if (isReadDue(ticks)) await readNewDetail();
    }
  };
  run().catch((error: unknown) => {
    if (!endController.signal.aborted) throw error;
  });
  return {
    update(state: State): void {
      last = { state };
      const current = redact(event?.(state) ?? '');
      const all = [redact(describe(state)), current].filter((part) => part !== '').join('; ');
      const [isNew, isMilestone] = [all !== text && all !== '', current !== milestone && current !== ''];
      [text, milestone] = [all, current];
      if (!isNew) return;
      isChanged = true;
      if (isMilestone || !isQuiet) runLog.progress(formatLine());
      onProgress?.(state, formatState());
    },
    line: formatLine,
    /** Logs a line that is not about the state. */
    note: (note: string) => runLog.progress(`${label}: ${redact(note)}`),
    [Symbol.dispose]: () => endController.abort(),
  };
}

export type Watching = ReturnType<typeof startWatching>;

/** @param onProblem called before each pause after a lost connection, with a sentence that quotes the error */
export function startWatching(
  { nomad, inputs, deadline, cancelSignal }: Pick<FollowDependencies, 'nomad' | 'inputs' | 'deadline' | 'cancelSignal'>,
  onProblem: (text: string) => void,
) {
  const { milliseconds, grace } = computeBudget(deadline.readRemainingMilliseconds(), inputs.timeout);
  const startTime = performance.now();
  let answeredAt = new Date();
  let silentSince: Date | undefined;
  return {
    nomad,
    /** Milliseconds for which allocations may wait for capacity. */
    grace,
    /** The time of Nomad's last response, if later requests have failed; `undefined` if it responds. */
    silentSince: () => silentSince,
    /** The options of a watch that starts now; `stop` ends it early. */
    options: (stop?: AbortSignal): WatchOptions => ({
      timeoutMilliseconds: Math.max(1, milliseconds - (performance.now() - startTime)),
      signal: stop === undefined ? cancelSignal : AbortSignal.any([cancelSignal, stop]),
      onProblem(problem, pause) {
        silentSince ??= answeredAt;
        onProblem(`trying again in ${Math.ceil(pause / 1000)} s: ${problem.message}`);
      },
      onResponse() {
        answeredAt = new Date();
        silentSince = undefined;
      },
    }),
  };
}

/** The share of the timeout that allocations may wait for capacity: 30 s of the default 10 min. */
const graceShare = 1 / 20;
/** The share of the timeout that is reserved for reading the cause of a delay. */
const reserveShare = 1 / 50;
/** The share of a short timeout: requests do not become faster. */
const maxReserveShare = 1 / 5;
/** Milliseconds that are reserved if `maxReserveShare` allows it. */
const minReserveMilliseconds = 1000;

/** Milliseconds for following, always enough to read the state. @param remaining milliseconds left of the run @param timeout milliseconds of the whole run */
function computeBudget(remaining: number, timeout: number): { readonly milliseconds: number; readonly grace: number } {
  const reserve = Math.max(timeout * reserveShare, Math.min(minReserveMilliseconds, timeout * maxReserveShare));
  return { milliseconds: remaining > 2 * reserve ? remaining - reserve : remaining / 2, grace: timeout * graceShare };
}

/** Yields an evaluation now and after each change, until it is no longer pending. */
export async function* followEvaluation(id: JobTarget, { nomad, options }: Watching): AsyncGenerator<Evaluation, void> {
  for await (const current of nomad.watch.readEvaluation(id, options())) {
    yield current;
    if (current.Status !== 'pending') return;
  }
}

/** Milliseconds between two polls for a blocked evaluation while nothing changes. */
const pollPause = 120_000;

/** A change, or the time to poll for a blocked evaluation. */
export type WatchEvent<T> = { readonly change: T } | 'poll';

/** Yields each change of a watch, and `poll` when it is time to read blocked evaluations, for which Nomad has no blocking query. @param open starts the watch */
export async function* watchAndPoll<T>(
  open: (options: WatchOptions) => AsyncGenerator<T, never>,
  watching: Watching,
  capacity: CapacityClock,
): AsyncGenerator<WatchEvent<T>, never> {
  const stop = new AbortController();
  const changes = open(watching.options(stop.signal));
  let pending: ReturnType<typeof changes.next> | undefined;
  try {
    for (;;) {
      pending ??= changes.next();
      const event = await withTimeout(capacity.readPause(), pending);
      if (event !== undefined) pending = undefined;
      yield event === undefined ? 'poll' : { change: event.value };
    }
  } finally {
    stop.abort();
    // The iterator rejects because of the abort.
    pending?.catch(() => undefined);
  }
}

export type CapacityClock = ReturnType<typeof startCapacityClock>;

/** Measures how long an evaluation has been blocked without interruption. */
export function startCapacityClock({ grace }: Watching, isWaiting: boolean) {
  let waitingSince = isWaiting ? performance.now() : undefined;
  let isBlocked = false;
  return {
    /** Milliseconds until the next poll, which is no longer urgent after the grace period. */
    readPause: () =>
      waitingSince === undefined || isBlocked ? pollPause : Math.max(1, waitingSince + grace - performance.now()),
    /** Records the result of a poll. Returns whether the grace period is over. */
    recordPoll(isWaitingNow: boolean): boolean {
      const isOverdue = waitingSince !== undefined && performance.now() - waitingSince >= grace;
      waitingSince = isWaitingNow ? (waitingSince ?? performance.now()) : undefined;
      isBlocked = isWaitingNow && isOverdue;
      return isBlocked;
    },
  };
}
