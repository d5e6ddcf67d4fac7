import type { PlanOutcome, PlannedJob, ShownAddress } from '../../report/plan/plan-outcome.ts';
import type { ActionError } from '../../errors.ts';
import { isSuccessfulRollout, rankRollout, type Progress, type Rollout } from '../../rollout/outcome.ts';
import type { ApprovalCount } from '../../review/approvals.ts';
import type { Comparison } from '../../review/compare.ts';
import type { Consent, SignedRecord } from '../../review/record.ts';
import type { JobHit } from '../../report/plan/guard-hits.ts';

/** The state of a job, from its plan to the end of its rollout. */
export type RegisterState =
  /** The plan shows no change of the specification: it is already registered. */
  | { readonly kind: 'up-to-date' }
  /** Differs from the review, or was registered before by the same review. */
  | Exclude<Comparison, { kind: 'same' }>
  /** Not written, or not yet. */
  | { readonly kind: 'not-written'; readonly reason: 'waiting' | 'run-refused' | 'job-differs' | 'dry-run' | 'time' }
  /** An earlier stage has not ended well, or its canaries wait for promotion. */
  | { readonly kind: 'not-written'; readonly reason: 'failure' | 'promotion'; readonly stage: number }
  /** The write was refused, or its outcome is unknown. */
  | { readonly kind: 'refused'; readonly failure: ActionError }
  /** Written, and being followed. */
  | { readonly kind: 'rolling-out'; readonly written: WrittenJob; readonly progress: Progress | undefined }
  /** Written by this run, or by an earlier run that ended before the rollout. */
  | { readonly kind: 'rolled-out'; readonly written: WrittenJob; readonly rollout: Rollout; readonly at: Date }
  /** Written, but not followed to its end; with the last known progress. */
  | {
      readonly kind: 'unfollowed';
      readonly written: WrittenJob;
      readonly failure: ActionError;
      readonly progress?: Progress | undefined;
    }
  /** Written, with `wait: false`. */
  | { readonly kind: 'written'; readonly written: WrittenJob };

export interface WrittenJob {
  /** The job's `JobModifyIndex` after the write. */
  readonly index: number;
  /** Empty if the write created no evaluation, or the response was lost. */
  readonly evalId: string;
  /** `false` if an earlier run wrote it. */
  readonly isByThisRun: boolean;
}

export interface RegisteredJob {
  readonly planned: PlannedJob;
  readonly state: RegisterState;
}

/** A child job that ran when its parent was stopped. */
export interface ChildJobState {
  readonly id: string;
  readonly isStopped: boolean;
  readonly failure?: ActionError | undefined;
}

/** A job that its file no longer declares. */
export interface RemovedJobState extends ShownAddress {
  readonly file: string;
  /** The pull request whose plan shows the stop. */
  readonly judgedBy: number;
  readonly state:
    | { readonly kind: 'gone' | 'still-declared' | 'stop-removed-off' | 'moved' | 'dry-run' | 'held-back' }
    | {
        readonly kind: 'stopped';
        /** The job's `JobModifyIndex` after the stop. */
        readonly index: number;
        /** `undefined` if they could not be listed. */
        readonly children: readonly ChildJobState[] | undefined;
      }
    | { readonly kind: 'refused'; readonly failure: ActionError };
}

/** The state of a run of mode `register`, during the run and at its end. */
export interface RegisterOutcome extends Pick<PlanOutcome, 'failed' | 'skippedCount'> {
  readonly signedRecord: SignedRecord | undefined;
  /** Milliseconds since the plan of the record; `undefined` without a record. */
  readonly planAge?: number | undefined;
  /** The reason why jobs were registered without a review, in a sentence. */
  readonly unreviewedReason: string | undefined;
  readonly jobs: readonly RegisteredJob[];
  readonly removed: readonly RemovedJobState[];
  /** The number of the pull request whose plan a job is compared with, by job file, if it is not the pull request of the run. */
  readonly judgedBy?: ReadonlyMap<string, number>;
  /** In the comment of another pull request of the commit, the pull request of the run. */
  readonly registeredWith?: number | undefined;
  /** The approvals of the plans; empty if none are needed, or nothing would be written. */
  readonly approvals?: readonly ApprovalCount[];
  /** The consents that the plans of all pull requests in the commit need; empty like `approvals`. */
  readonly consents?: readonly Consent[];
  /** The guard hits of the jobs that would be written or stopped. */
  readonly hits?: readonly JobHit[];
  /** Errors of the whole run, such as a review that does not count. */
  readonly failures: readonly ActionError[];
  readonly milliseconds: number;
}

/** The outcome of a run that planned nothing. */
export const nothingRegistered: RegisterOutcome = {
  signedRecord: undefined,
  unreviewedReason: undefined,
  jobs: [],
  removed: [],
  failed: [],
  skippedCount: 0,
  failures: [],
  milliseconds: 0,
};

/** The late values of a job, redacted; `undefined` if it has none. */
export function listLateValues({ late }: PlannedJob) {
  return late?.flatMap(({ variable, value, fields }) => (value === undefined ? [] : [{ variable, value, fields }]));
}

/** The jobs that run with their late values: written by this run, or already up to date. */
export function listFilledJobs(jobs: readonly RegisteredJob[]): readonly PlannedJob[] {
  return jobs.flatMap(({ planned, state }) =>
    planned.late !== undefined && ('written' in state || state.kind === 'up-to-date') ? [planned] : [],
  );
}

export function listRollouts(jobs: readonly RegisteredJob[]): readonly Rollout[] {
  return jobs.flatMap(({ state }) => (state.kind === 'rolled-out' ? [state.rollout] : []));
}

/** The order of a list with the worst job first. */
export function rankJob(job: RegisteredJob): number {
  if (job.state.kind === 'rolled-out') return rankRollout(job.state.rollout);
  if (isSuccessfulSoFar(job)) return 100;
  return job.state.kind === 'refused' || job.state.kind === 'unfollowed' ? -1 : 50;
}

/** Whether Nomad is known to have created a deployment for the write: it creates none for a batch or system job. */
export function hasDeployment(state: RegisterState): boolean {
  if (state.kind === 'rolling-out') return (state.progress?.deploymentId ?? '') !== '';
  return state.kind === 'rolled-out' && state.rollout.deploymentId !== '';
}

export function isPending({ state }: RegisteredJob): boolean {
  return state.kind === 'rolling-out' || (state.kind === 'not-written' && state.reason === 'waiting');
}

export function isSuccessfulSoFar({ state }: Pick<RegisteredJob, 'state'>): boolean {
  if (state.kind === 'rolled-out') return isSuccessfulRollout(state.rollout);
  return state.kind === 'up-to-date' || state.kind === 'written' || state.kind === 'rolling-out';
}
