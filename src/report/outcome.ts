import type { Failure } from '../failure.ts';
import type { DeclaredJob } from '../jobfiles/declared.ts';
import type { KeptCount } from '../plan/counts.ts';
import type { DiffView } from './diff-lines.ts';
import type { Verdict } from '../plan/verdict.ts';
import type { ReviewedJob } from '../review/record.ts';

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
  /** Where the file names another namespace or region than the inputs do; what the file names counts. */
  readonly overridden: readonly Overridden[];
  /** Variables that are set but not declared, and were left out, and what sets them. */
  readonly dropped: readonly { readonly name: string; readonly by: string }[];
  /** Variables whose values are not to be stored with the job, for they are or may be secret. */
  readonly unstored: readonly string[];
  /** What the record holds of it, so that it can be told later whether this is what was reviewed. */
  readonly reviewed: ReviewedJob;
  /** Values in clear: for the files that say so, never for comment, summary or log. */
  readonly clear: {
    /** The command line's own text. */
    readonly text: string;
    /** The service's answer as it came. */
    readonly json: string;
  };
}

/** What a job file says against an input. */
export interface Overridden {
  readonly what: 'namespace' | 'region';
  readonly file: string;
  readonly input: string;
}

/** A job file that the pull request removes; its job runs on. */
export interface RemovedFile {
  readonly file: string;
  /** The job that it declared, where that can be told. */
  readonly id: string | undefined;
  /** What the file named; undefined where that cannot be told. */
  readonly place: DeclaredJob['place'];
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
  readonly removed: readonly RemovedFile[];
  /** How many job files the pull request does not touch, where only those are asked for that it does. */
  readonly untouched: number;
  /** What went wrong before any file was planned. */
  readonly failures: readonly Failure[];
}

/** What is known of a run that did not get to a plan. */
export const nothingPlanned: PlanOutcome = { jobs: [], failed: [], removed: [], untouched: 0, failures: [] };

/** All failures, those of the run first, then by file. */
export function allFailures(outcome: Pick<PlanOutcome, 'failures' | 'failed'>): readonly Failure[] {
  return [...outcome.failures, ...outcome.failed.flatMap((file) => file.failures)];
}
