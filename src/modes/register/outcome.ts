import type { ActionError } from '../../errors.ts';
import { isWellRolledOut, rolloutSeverity, type Progress, type Rollout } from '../../rollout/outcome.ts';
import type { ReviewRecord } from '../../review/record.ts';
import type { FailedFile, PlannedJob } from '../../review/plan-outcome.ts';

/** The state of a job, from its plan to the end of its rollout. */
export type RegisterState =
  /** The plan shows no change of the specification: it is registered already. */
  | { readonly kind: 'there' }
  /** What would be registered is not what was reviewed. */
  | { readonly kind: 'changed'; readonly what: 'place' | 'specification' | 'plan' }
  /** No reviewer saw a plan of it. */
  | { readonly kind: 'unseen' }
  /** It was registered on the same review before. */
  | { readonly kind: 'done'; readonly outcome: string; readonly run: string }
  /** The record does not know of it, but it was registered since the plan; or whether it was is not known. */
  | { readonly kind: 'since'; readonly isKnown: boolean }
  /** Not tried, or not yet. */
  | { readonly kind: 'not-written'; readonly why: 'waiting' | 'refusal' | 'others' | 'failure' | 'dry-run' | 'time' }
  /** The write was refused, or lost. */
  | { readonly kind: 'refused'; readonly failure: ActionError }
  /** Written, and followed; `progress` is the last that was heard. */
  | { readonly kind: 'rolling-out'; readonly written: WrittenJob; readonly progress: Progress | undefined }
  /** Written, or there already and still rolling out by an earlier run. */
  | { readonly kind: 'rolled-out'; readonly written: WrittenJob; readonly rollout: Rollout }
  /** Written, and it could not be followed to its end. */
  | { readonly kind: 'unfollowed'; readonly written: WrittenJob; readonly failure: ActionError }
  /** Written, and not to be followed. */
  | { readonly kind: 'written'; readonly written: WrittenJob };

/** What Nomad answered to a write. */
export interface WrittenJob {
  /** The job's `JobModifyIndex` by it. */
  readonly index: number;
  /** Empty where nothing is scheduled by it, or the answer was lost. */
  readonly evalId: string;
  /** False when it was there already. */
  readonly byUs: boolean;
}

export interface RegisteredJob {
  readonly planned: PlannedJob;
  readonly state: RegisterState;
}

/** A job whose file the pull request removed. */
export interface RemovedJobState {
  readonly file: string;
  readonly id: string;
  readonly namespace: string;
  readonly state:
    | { readonly kind: 'gone' | 'still-declared' | 'not-asked' | 'dry-run' | 'held-back' }
    /** `index`: the job's `JobModifyIndex` by it. */
    | { readonly kind: 'stopped'; readonly index: number }
    | { readonly kind: 'refused'; readonly failure: ActionError };
}

/** What `only-changed` leaves out of a push: what only another pull request of it changed. */
export interface LeftOut {
  readonly pullRequest: number;
  /** Job files; undefined where it cannot be found out which. */
  readonly files: readonly string[] | undefined;
}

/** The state of a run of mode `register`, while it goes on and at its end. */
export interface RegisterOutcome {
  /** What the reviewers saw; undefined without a review. */
  readonly record: ReviewRecord | undefined;
  /** Why it goes on without a review, in a sentence. */
  readonly without: string | undefined;
  readonly jobs: readonly RegisteredJob[];
  readonly removed: readonly RemovedJobState[];
  readonly failed: readonly FailedFile[];
  readonly untouched: number;
  readonly leftOut?: readonly LeftOut[];
  /** What went wrong before any file was planned, a review that does not count included. */
  readonly failures: readonly ActionError[];
  readonly milliseconds: number;
}

/** The state of a run that did not get to a plan. */
export const nothingRegistered: RegisterOutcome = {
  record: undefined,
  without: undefined,
  jobs: [],
  removed: [],
  failed: [],
  untouched: 0,
  failures: [],
  milliseconds: 0,
};

/** The outcomes of all rollouts that were followed to one. */
export function rolloutsOf(jobs: readonly RegisteredJob[]): readonly Rollout[] {
  return jobs.flatMap(({ state }) => (state.kind === 'rolled-out' ? [state.rollout] : []));
}

/** Where a job stands in a list with the worst first. */
export function rankOf(job: RegisteredJob): number {
  if (job.state.kind === 'rolled-out') return rolloutSeverity(job.state.rollout);
  return isWell(job) ? 100 : -1;
}

/** Whether what is over did what it promised. */
export function isWell({ state }: RegisteredJob): boolean {
  if (state.kind === 'rolled-out') return isWellRolledOut(state.rollout);
  return state.kind === 'there' || state.kind === 'written' || state.kind === 'rolling-out';
}
