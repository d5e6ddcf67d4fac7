import type { ActionError } from '../errors.ts';
import type { KeptCount } from '../plan/preserve-counts.ts';
import type { DiffView } from '../plan/diff-lines.ts';
import type { Verdict } from '../plan/verdict.ts';
import type { PlannedNow } from './compare.ts';
import type { RemovedJob } from './record.ts';

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
  /** Fields that are others each time that the file is parsed. */
  readonly random?: readonly string[];
  /** Variables whose values are not to be stored with the job, for they are or may be secret. */
  readonly unstored: readonly string[];
  /** What goes into the record, so that a register can compare; its names are in clear. */
  readonly reviewed: PlannedNow;
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

/** A job file that the pull request removes. */
export interface RemovedFile {
  readonly file: string;
  /** The job that it declared, where that is known. */
  readonly id: string | undefined;
  readonly stop: PlannedStop;
}

/** What becomes of the job of a removed file. */
export type PlannedStop =
  /** The register will stop it, by what the record holds of it. */
  | { readonly kind: 'stops'; readonly target: StopTarget }
  | { readonly kind: 'gone'; readonly target: StopTarget }
  /** `declared`: by another file, `by`; `undecided`: that file cannot be read so far as to know. */
  | {
      readonly kind: 'runs-on';
      readonly why: 'by-hand' | 'declared' | 'undecided';
      readonly by?: string;
      /** Undefined where the job is not known, or its name must not stand in the record. */
      readonly target?: StopTarget;
    };

/** What a record holds of the job of a removed file. */
type StopTarget = Omit<RemovedJob, 'file' | 'done'>;

/** A job file that could not be planned. */
export interface FailedFile {
  readonly file: string;
  readonly failures: readonly ActionError[];
}

/** How a run of mode `plan` ended. */
export interface PlanOutcome {
  readonly jobs: readonly PlannedJob[];
  readonly failed: readonly FailedFile[];
  readonly removed: readonly RemovedFile[];
  /** How many job files the pull request does not touch, where only those are asked for that it does. */
  readonly untouched: number;
  /** What went wrong before any file was planned. */
  readonly failures: readonly ActionError[];
}

/** What is known of a run that did not get to a plan. */
export const nothingPlanned: PlanOutcome = { jobs: [], failed: [], removed: [], untouched: 0, failures: [] };

/** All failures, those of the run first, then by file. */
export function allFailures(outcome: Pick<PlanOutcome, 'failures' | 'failed'>): readonly ActionError[] {
  return [...outcome.failures, ...outcome.failed.flatMap((file) => file.failures)];
}
