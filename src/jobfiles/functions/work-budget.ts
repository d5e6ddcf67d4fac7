import { ActionError } from '../../errors.ts';
import type { CountStep } from '../hcl/tokens.ts';

/** The work budget of one job file, from reading its first token to redacting its last value. */
export interface FileBudget {
  /** Counts a token or value; 32 of them are one unit. @throws ActionError like `spend` */
  readonly step: CountStep;
  /** Counts work, in units of about a microsecond. @throws ActionError when a limit of the file or of the run is exceeded, or the run is out of time */
  readonly spend: (units: number) => void;
  /** Counts bytes that stay in memory until the end of the run. @throws ActionError when the limit of the run is exceeded */
  readonly countBytes: (bytes: number) => void;
  /** A promise to await when the event loop was blocked for a while, so that a signal can cancel the run. */
  readonly yieldIfDue: () => Promise<void> | undefined;
}

/** The work that evaluating all job files of a run may take. The authors of job files are not trusted. */
export interface RunBudget {
  readonly openFileBudget: (file: string) => FileBudget;
  /** Whether an error ends the whole run, not only one job file. */
  readonly isRunError: (error: unknown) => boolean;
}

export interface BudgetDeadline {
  /** Aborted when the run is out of time or cancelled. */
  readonly signal: AbortSignal;
  /** Milliseconds left. Synchronous work has to poll this, because the signal cannot interrupt it. */
  readonly readRemainingMilliseconds: () => number;
}

/** Units of about a microsecond. A repository with 100,000 files, or a job file with 100,000 tokens, needs far fewer. */
const maxFileUnits = 1_000_000;
const stepsPerUnit = 32;
const stepsBetweenChecks = 4096;
/** Steps without a pause for the event loop, about 50 ms: a walk over tokens cannot be interrupted. */
const maxStepsAtOnce = 2_000_000;
const maxRunUnits = 4_000_000;
/** All job files of a run and all files that they read. */
const maxRunMiB = 256;
const unitsBetweenClockChecks = 500;
const maxBlockingMilliseconds = 50;

export function createRunBudget(time?: BudgetDeadline): RunBudget {
  const spentByFile = new Map<string, number>();
  let spent = 0;
  let sinceClockCheck = 0;
  let bytesKept = 0;
  let yieldedAt = performance.now();
  let endError: ActionError | undefined;
  const throwIfLate = (file: string): void => {
    sinceClockCheck = 0;
    if (time === undefined || (time.readRemainingMilliseconds() > 0 && !time.signal.aborted)) return;
    endError = createInterruptedError(time.readRemainingMilliseconds() > 0, file);
    throw endError;
  };
  const spendOn = (file: string, units: number): void => {
    const spentOnFile = (spentByFile.get(file) ?? 0) + units;
    spentByFile.set(file, spentOnFile);
    if (spentOnFile > maxFileUnits) throw createFileLimitError(file);
    sinceClockCheck += units;
    if (sinceClockCheck > unitsBetweenClockChecks) throwIfLate(file);
  };
  const yieldToEventLoop = async (file: string): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    yieldedAt = performance.now();
    throwIfLate(file);
  };
  return {
    openFileBudget(file) {
      let steps = 0;
      let stepsAtOnce = 0;
      return {
        step(count = 1) {
          steps += count;
          if (steps < stepsBetweenChecks) return;
          stepsAtOnce += steps;
          if (stepsAtOnce > maxStepsAtOnce) throw createFileLimitError(file);
          spendOn(file, steps / stepsPerUnit);
          steps = 0;
        },
        spend(units) {
          spent += units;
          if (spent > maxRunUnits) throw runLimitError(spentByFile);
          spendOn(file, units);
        },
        countBytes(bytes) {
          bytesKept += bytes;
          if (bytesKept > maxRunMiB * 1024 * 1024) throw createMemoryLimitError(file);
        },
        yieldIfDue() {
          stepsAtOnce = 0;
          return performance.now() - yieldedAt > maxBlockingMilliseconds ? yieldToEventLoop(file) : undefined;
        },
      };
    },
    isRunError: (error) => error !== undefined && error === endError,
  };
}

function createLimitError(message: string, file: string, hint: string): ActionError {
  return new ActionError({ reason: 'parse', message, location: { file }, hint, help: 'too-much-work' });
}

function createFileLimitError(file: string): ActionError {
  const message = 'This job file is too complex: it is too large or nested too deeply, or refers to too many files.';
  const hint =
    'Split the job, let fewer names refer to each other, or use smaller directories and simpler patterns in `fileset`.';
  return createLimitError(message, file, hint);
}

function runLimitError(spentByFile: ReadonlyMap<string, number>): ActionError {
  const [largest] = [...spentByFile].toSorted(([, a], [, b]) => b - a);
  const file = largest?.[0] ?? '';
  const message = `The job files of this run refer to too many files, most of them in \`${file}\`.`;
  return createLimitError(
    message,
    file,
    'Use smaller directories and simpler patterns in `fileset`, or split the job.',
  );
}

function createMemoryLimitError(file: string): ActionError {
  const message = `With this file, the job files of the run and the files that they read exceed ${maxRunMiB} MiB.`;
  const hint = 'Let tasks download large files with an `artifact` block, or plan the job files in several runs.';
  return createLimitError(message, file, hint);
}

function createInterruptedError(isCancelled: boolean, file: string): ActionError {
  return new ActionError({
    reason: 'timed-out',
    message: isCancelled
      ? `The run was cancelled while reading \`${file}\`.`
      : `The run reached its \`timeout\` while reading \`${file}\`.`,
    location: { file },
    hint: isCancelled ? undefined : 'Check which files the job file reads and searches for, or raise `timeout`.',
  });
}
