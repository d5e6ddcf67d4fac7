import { plain } from '../text/log-text.ts';
import { formatClock } from '../text/times.ts';
import type { Runner } from '../clients/github/runner.ts';
import type { Pace, WaitFor } from '../clients/http/retry.ts';

export type RunLog = ReturnType<typeof startRunLog>;

interface RunLogOptions {
  readonly runner: Runner;
  readonly pace: Pace;
  /** The start of the run, by `performance.now()`. */
  readonly startTime: number;
}

const tickMilliseconds = 5000;
/** Ticks without a line after which a wait is logged: 30 s. */
const heartbeat = 6;

/** Starts the log of a run. Each wait is logged once, with its reason, and only here: the log shows changes. */
export function startRunLog({ runner, pace, startTime }: RunLogOptions) {
  const endController = new AbortController();
  const waits = new Set<() => string>();
  const loggedLines = new Set<string>();
  let idle = 0;
  const loggingRunner = {
    ...runner,
    log(text) {
      idle = 0;
      runner.log(text);
    },
  } satisfies Runner;
  const latestLines = new Map<string | undefined, string>();
  const showProgress = (line: string): void => {
    const [label] = line.split(': ', 1);
    if (latestLines.get(label) === line) return;
    latestLines.set(label, line);
    loggedLines.add(line);
    loggingRunner.log(plain`[${formatClock(performance.now() - startTime)}] ${line}`);
  };
  const logWaits = async (): Promise<void> => {
    for (;;) {
      await pace.pause(tickMilliseconds, endController.signal);
      idle += 1;
      const line = idle < heartbeat ? '' : formatFirstWait(waits);
      if (line !== '' && !loggedLines.has(line)) showProgress(line);
    }
  };
  logWaits().catch((error: unknown) => {
    if (!endController.signal.aborted) throw error;
  });
  const waitFor: WaitFor = async (describe, work) => {
    // A new function for each wait: two waits may have the same description.
    const wait = (): string => describe();
    waits.add(wait);
    try {
      return await work();
    } finally {
      waits.delete(wait);
    }
  };
  return {
    /** Prints a line with the time since the run began: `[1:05] web: 1 of 2 healthy`. */
    progress: showProgress,
    /** After 30 s without a line, the wait that began first is logged, unless that line was logged. */
    waitFor,
    /** Its lines count as activity. */
    runner: loggingRunner,
    [Symbol.dispose]: () => endController.abort(),
  };
}

function formatFirstWait(waits: Iterable<() => string>): string {
  for (const describe of waits) {
    const text = describe();
    if (text !== '') return text;
  }
  return '';
}
