import { ActionError } from '../errors.ts';

/** What reading one job file has taken, and may take. */
export interface FileBudget {
  /**
   * Counts work, in units of about a microsecond.
   *
   * @throws ActionError when it is more than a file, or a run, may take, or the time of the run is up
   */
  readonly spend: (units: number) => void;
  /**
   * Counts bytes that stay in memory until the end of the run.
   *
   * @throws ActionError when they are more than a run may keep
   */
  readonly countBytes: (bytes: number) => void;
  /** Something to wait for where nothing else had its turn for a while, such as the signal that cancels a run. */
  readonly yieldIfDue: () => Promise<void> | undefined;
}

/** What reading all job files of a run has taken, and may take: their authors may mean harm. */
export interface RunBudget {
  readonly forFile: (file: string) => FileBudget;
  /** Whether a failure is about the run, and not about one job file. */
  readonly endsRun: (error: unknown) => boolean;
}

export interface BudgetDeadline {
  /** Aborted when the time is up, or the run is cancelled. */
  readonly signal: AbortSignal;
  /** Milliseconds that are left; what is at work cannot be interrupted by the signal, so it has to look. */
  readonly left: () => number;
}

/** Far more than a repository of a hundred thousand files needs. */
const mostOfFile = 1_000_000;
const mostOfRun = 4_000_000;
/** All job files of a run, and all that they read. */
const mostMiB = 256;
/** Units between two looks at the clock. */
const unwatched = 500;
/** Milliseconds until others have their turn. */
const longestBreath = 50;

export function createRunBudget(time?: BudgetDeadline): RunBudget {
  const spentOn = new Map<string, number>();
  let spent = 0;
  let watched = 0;
  let bytesKept = 0;
  let breathed = performance.now();
  let over: ActionError | undefined;
  const endIfLate = (file: string): void => {
    watched = spent;
    if (time === undefined || (time.left() > 0 && !time.signal.aborted)) return;
    over = endOf(time.left() > 0, file);
    throw over;
  };
  const spendOn = (file: string, units: number): void => {
    const ofFile = (spentOn.get(file) ?? 0) + units;
    spentOn.set(file, ofFile);
    spent += units;
    if (ofFile > mostOfFile) throw tooMuch(file);
    if (spent > mostOfRun) throw tooMuchTogether(spentOn);
    if (spent - watched > unwatched) endIfLate(file);
  };
  const breathe = async (file: string): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    breathed = performance.now();
    endIfLate(file);
  };
  return {
    forFile: (file) => ({
      spend: (units) => spendOn(file, units),
      countBytes(bytes) {
        bytesKept += bytes;
        if (bytesKept > mostMiB * 1024 * 1024) throw tooMuchText(file);
      },
      yieldIfDue: () => (performance.now() - breathed > longestBreath ? breathe(file) : undefined),
    }),
    endsRun: (error) => error !== undefined && error === over,
  };
}

const simpler = 'Name smaller folders and simpler patterns in `fileset`, or make several jobs of it.';

function tooMuch(file: string): ActionError {
  return new ActionError({
    reason: 'parse',
    message:
      'To find the files that it names takes more than a job file may take: too many names to look at, or too long patterns.',
    location: { file },
    hint: simpler,
    help: 'too-much-work',
  });
}

function tooMuchTogether(spentOn: ReadonlyMap<string, number>): ActionError {
  const [most] = [...spentOn].toSorted(([, a], [, b]) => b - a);
  const file = most?.[0] ?? '';
  return new ActionError({
    reason: 'parse',
    message: `To find the files that the job files name takes more than a run may take; most of it took \`${file}\`.`,
    location: { file },
    hint: simpler,
    help: 'too-much-work',
  });
}

function tooMuchText(file: string): ActionError {
  return new ActionError({
    reason: 'parse',
    message: `With this file the job files of the run, and what they read, have more than ${mostMiB} MiB.`,
    location: { file },
    hint: 'Let tasks fetch what is large, by an `artifact` block, or plan the job files in several runs.',
    help: 'too-much-work',
  });
}

function endOf(isCancelled: boolean, file: string): ActionError {
  return new ActionError({
    reason: 'timed-out',
    message: isCancelled
      ? `The run was cancelled while \`${file}\` was read.`
      : `The time of the run (\`timeout\`) was up while \`${file}\` was read.`,
    location: { file },
    hint: isCancelled ? undefined : 'Look at what the file reads and looks for, or raise `timeout`.',
  });
}
