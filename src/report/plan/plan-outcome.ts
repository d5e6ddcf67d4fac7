import type { ActionError } from '../../errors.ts';
import type { Hit } from '../../guards/guards.ts';
import type { KeptCount } from '../../nomad-plan/spec.ts';
import type { DiffView } from '../../nomad-plan/diff-lines.ts';
import type { Verdict } from '../../nomad-plan/verdict.ts';
import type { PlannedNow } from '../../review/compare.ts';
import type { RemovedJob } from '../../review/record.ts';

/** A planned job file. Everything except {@link PlannedJob.clear} may be shown. */
export interface PlannedJob {
  /** Relative to the repository's root. */
  readonly file: string;
  readonly id: string;
  readonly namespace: string;
  /** `undefined` if neither the file nor an input sets it: the server's own. */
  readonly region: string | undefined;
  readonly verdict: Verdict;
  /** For an unchanged job, whether its last deployment failed. */
  readonly hasFailed?: boolean;
  /** Redacted. */
  readonly diff: DiffView;
  readonly keptCounts: readonly KeptCount[];
  /** Set if the file has a different namespace or region than the inputs; the file takes precedence. */
  readonly overridden: readonly {
    readonly setting: 'namespace' | 'region';
    readonly file: string;
    readonly input: string;
  }[];
  /** Variables that are set but not declared, and left out. */
  readonly undeclaredVariables: readonly { readonly name: string; readonly by: string }[];
  /** Fields with a different value each time that the file is parsed. */
  readonly random?: readonly string[];
  /** Whether the running job could not be read, although Nomad's diff may lack a change. */
  readonly isLiveJobUnread?: boolean;
  /** The values that are filled in after the review. */
  readonly late?: readonly LateValue[] | undefined;
  /** Settings that Nomad accepts without a warning although they are hardly intended, in sentences. */
  readonly pitfalls?: readonly string[];
  /** Variables whose values are not stored with the job, because they may be secret. */
  readonly unstoredVariables: readonly string[];
  readonly hits: readonly ShownHit[];
  /** Recorded for the comparison at registration; names are in clear. */
  readonly comparable: PlannedNow;
  /** Values in clear: for output files only, never for comment, summary or log. */
  readonly clear: {
    readonly text: string;
    /** Nomad's response, unchanged. */
    readonly json: string;
  };
}

/** A late variable of a job, with its value if the run has it. */
export interface LateValue {
  readonly variable: string;
  /** The fields that it sets: `web/server Config.image`. */
  readonly fields: readonly string[];
  readonly value: string | undefined;
  /** Whether the value is in an image that a tag names, which may name another one later. */
  readonly isMovable: boolean;
}

export interface ShownHit extends Omit<Hit, 'at' | 'guard'> {
  /** In a record, possibly a guard that this version does not have. */
  readonly guard: string;
  /** Whether another group has a task of this name. */
  readonly isInOtherGroup?: boolean;
  /** In the job file; `undefined` if it is unknown. */
  readonly line?: number | undefined;
  /** Logins of its approvers; `undefined` if it cannot be registered. */
  readonly approvedBy?: readonly string[] | undefined;
}

/** The hit of guard `stops` if the merge stops a job that no file declares. */
export const stopHit: ShownHit = { guard: 'stops', group: '', task: '', subject: 'stops the job', old: '', new: '' };

export type ShownAddress = Pick<PlannedJob, 'id' | 'namespace' | 'region'>;

/** A job that a file declared at the base: its file is removed, or now declares a different ID, namespace or region. */
export interface UndeclaredJob {
  readonly file: string;
  /** `undefined` if unknown. */
  readonly formerAddress: ShownAddress | undefined;
  /** The job that the file declares now; `undefined` for a removed file. */
  readonly renamed?: ShownAddress | undefined;
  readonly stop: PlannedStop;
  readonly hits?: readonly ShownHit[];
}

/** The effect on a job that its file no longer declares. */
export type PlannedStop =
  /** Registration stops it, as recorded. */
  | {
      readonly kind: 'stops';
      readonly target: StopTarget;
      /** Its running allocations; `undefined` if they could not be counted. */
      readonly running: number | undefined;
      /** Its running child jobs, as they may be shown; `undefined` if they could not be listed. */
      readonly children: readonly string[] | undefined;
    }
  | { readonly kind: 'gone'; readonly target: StopTarget | undefined }
  /** `declared`: file `by` declares it. `may-be-declared`: file `by` cannot be parsed. `stop-removed-off`: `stop-removed` is false. `stop-manually`: a run must not stop it. */
  | {
      readonly kind: 'keeps-running';
      readonly reason: 'stop-manually' | 'stop-removed-off' | 'declared' | 'may-be-declared';
      readonly by?: string;
      /** `undefined` if the job is not known for certain, or its name must not be recorded. */
      readonly target?: StopTarget | undefined;
    };

type StopTarget = Omit<RemovedJob, 'file' | 'done' | 'hits'>;

export interface FailedFile {
  readonly file: string;
  readonly failures: readonly ActionError[];
}

export interface PlanOutcome {
  readonly jobs: readonly PlannedJob[];
  readonly failed: readonly FailedFile[];
  readonly removed: readonly UndeclaredJob[];
  /** The number of job files that are skipped because the pull request does not touch them. */
  readonly skippedCount: number;
  /** Whether the pull request touches a file of a job, even without an effect: a push that it is part of needs its plan. */
  readonly isTouched?: boolean;
  /** A message for the user if no job file was found. */
  readonly noFilesMessage?: string | undefined;
  /** Errors before any file was planned. */
  readonly failures: readonly ActionError[];
}

export const nothingPlanned: PlanOutcome = { jobs: [], failed: [], removed: [], skippedCount: 0, failures: [] };

/** All failures: first of the run, then of each file. */
export function listFailures(outcome: Pick<PlanOutcome, 'failures' | 'failed'>): readonly ActionError[] {
  return [...outcome.failures, ...outcome.failed.flatMap((file) => file.failures)];
}
