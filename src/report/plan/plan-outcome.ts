import type { ActionError } from '../../errors.ts';
import type { Hit } from '../../guards/guards.ts';
import type { KeptCount } from '../../nomad-plan/spec.ts';
import type { DiffView } from '../../nomad-plan/diff-lines.ts';
import type { Verdict } from '../../nomad-plan/verdict.ts';
import type { PlannedNow } from '../../review/compare.ts';
import type { RemovedJob } from '../../review/record.ts';

/** A planned job file, redacted except {@link PlannedJob.clear}. */
export interface PlannedJob {
  /** Relative to the repository's root. */
  readonly file: string;
  readonly id: string;
  readonly namespace: string;
  /** `undefined` if neither the file nor an input sets it: the region of the server. */
  readonly region: string | undefined;
  readonly verdict: Verdict;
  /** For an unchanged job, whether its last deployment failed. */
  readonly hasFailed?: boolean;
  /** Redacted. */
  readonly diff: DiffView;
  readonly keptCounts: readonly KeptCount[];
  /** The settings of the inputs that the file overrides. */
  readonly overridden: readonly {
    readonly setting: 'namespace' | 'region';
    readonly file: string;
    readonly input: string;
  }[];
  /** Variables that are set but not declared: they are omitted. */
  readonly undeclaredVariables: readonly { readonly name: string; readonly source: string }[];
  /** Fields whose values differ each time that the file is parsed. */
  readonly random?: readonly string[];
  /** Whether the running job could not be read, although Nomad's diff may lack a change. */
  readonly isLiveJobUnread?: boolean;
  /** The values that are filled in after the review. */
  readonly late?: readonly LateValue[] | undefined;
  /** Sentences about settings that Nomad accepts without a warning, although they are hardly intended. */
  readonly pitfalls?: readonly string[];
  /** Variables whose values are not stored with the job, because they may be secrets. */
  readonly unstoredVariables: readonly string[];
  readonly hits: readonly ShownHit[];
  /** The data that the record stores for the comparison at registration. Names are in clear. */
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
  /** Whether the value is in an image with a tag, which may later name a different image. */
  readonly isMovable: boolean;
}

export interface ShownHit extends Omit<Hit, 'at' | 'guard'> {
  /** The guard; in a record, it may be unknown to this version. */
  readonly guard: string;
  /** Whether another group has a task of this name. */
  readonly isInOtherGroup?: boolean;
  /** The line in the job file; `undefined` if unknown. */
  readonly line?: number | undefined;
  /** The logins of its approvers; `undefined` if it is not approved. */
  readonly approvedBy?: readonly string[] | undefined;
}

/** The hit of guard `stops` for a job that no file declares. */
export const stopHit: ShownHit = { guard: 'stops', group: '', task: '', subject: 'stops the job', old: '', new: '' };

export type ShownAddress = Pick<PlannedJob, 'id' | 'namespace' | 'region'>;

/** A job that a file declared at the base: its file is removed, or now declares a different ID, namespace or region. */
export interface UndeclaredJob {
  readonly file: string;
  /** `undefined` if unknown. */
  readonly formerAddress: ShownAddress | undefined;
  /** The job that the file declares now; `undefined` for a removed file. */
  readonly newJob?: ShownAddress | undefined;
  readonly stop: PlannedStop;
  readonly hits?: readonly ShownHit[];
}

/** The effect on a job that its file no longer declares. */
export type PlannedStop =
  /** The register run stops the job, as recorded. */
  | {
      readonly kind: 'stops';
      readonly target: StopTarget;
      /** Its running allocations; `undefined` if they could not be counted. */
      readonly running: number | undefined;
      /** Its running child jobs, redacted; `undefined` if they could not be listed. */
      readonly children: readonly string[] | undefined;
    }
  | { readonly kind: 'gone'; readonly target: StopTarget | undefined }
  /** `declared`: file `by` declares the job. `may-be-declared`: file `by` cannot be parsed. `stop-removed-off`: `stop-removed` is false. `reconfigured`: the pull request changes the configuration file. `stop-manually`: a run must not stop it. */
  | {
      readonly kind: 'keeps-running';
      readonly reason: 'stop-manually' | 'reconfigured' | 'stop-removed-off' | 'declared' | 'may-be-declared';
      readonly otherFile?: string;
      /** `undefined` if the job is uncertain, or its name must not be recorded. */
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
  /** Whether the pull request touches a file of a job, even without an effect: a push that merges it needs its plan. */
  readonly isTouched?: boolean;
  /** The message if no job file was found. */
  readonly noFilesMessage?: string | undefined;
  /** Errors before any file was planned. */
  readonly failures: readonly ActionError[];
}

export const nothingPlanned: PlanOutcome = { jobs: [], failed: [], removed: [], skippedCount: 0, failures: [] };

/** All failures: first of the run, then of each file. */
export function listFailures(outcome: Pick<PlanOutcome, 'failures' | 'failed'>): readonly ActionError[] {
  return [...outcome.failures, ...outcome.failed.flatMap((file) => file.failures)];
}
