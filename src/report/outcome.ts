import type { Failure } from '../failure.ts';
import type { KeptCount } from '../plan/counts.ts';
import type { DiffView } from './diff-lines.ts';
import type { Verdict } from '../plan/verdict.ts';

/** A job file that was planned. What is in it may be shown, but for {@link PlannedJob.clear}. */
export interface PlannedJob {
  /** Relative to the repository's root. */
  readonly file: string;
  readonly id: string;
  readonly namespace: string;
  /** Undefined when neither the file nor an input names one: the server's own. */
  readonly region: string | undefined;
  readonly verdict: Verdict;
  /** The job that the file declares at the base, when this one is new: renamed, it keeps running beside it. */
  readonly formerId: string | undefined;
  /** Without the values that must not be shown. */
  readonly diff: DiffView;
  readonly keptCounts: readonly KeptCount[];
  /** Values in clear: for the files that say so, never for comment, summary or log. */
  readonly clear: {
    /** The command line's own text. */
    readonly text: string;
    /** The service's answer as it came. */
    readonly json: string;
  };
}

/** A job file that could not be planned. */
export interface FailedFile {
  readonly file: string;
  readonly failures: readonly Failure[];
}

/** How a run of mode `plan` ended. */
export interface PlanOutcome {
  readonly jobs: readonly PlannedJob[];
  readonly failed: readonly FailedFile[];
  /** What went wrong before any file was planned. */
  readonly failures: readonly Failure[];
}

/** All failures, those of the run first, then by file. */
export function allFailures(outcome: PlanOutcome): readonly Failure[] {
  return [...outcome.failures, ...outcome.failed.flatMap((file) => file.failures)];
}
