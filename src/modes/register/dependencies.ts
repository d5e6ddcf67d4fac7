import type { PlannedJob } from '../../review/plan-outcome.ts';
import type { Deadline } from '../../operations/deadline.ts';
import type { Effort } from '../../jobfiles/effort.ts';
import type { JobDependencies } from '../../operations/planning/each-job.ts';
import type { BranchHead } from './review/branch-head.ts';
import type { Review } from './review/find-review.ts';
import type { RegisterInputs } from './inputs.ts';
import type { RegisterOutcome } from './outcome.ts';
import type { PushedTogether } from './review/pushed-together.ts';

/** What a register works with. */
export interface RegisterDependencies extends JobDependencies {
  readonly inputs: RegisterInputs;
  readonly deadline: Deadline;
  /** The workflow is cancelled. */
  readonly cancelled: AbortSignal;
  /** The commit that the pull request was merged into; undefined without one. */
  readonly base: string | undefined;
  readonly review: Review;
  /** Undefined where it does not matter what the branch has changed since. */
  readonly readHead?: ((effort: Effort) => Promise<BranchHead>) | undefined;
  /** Pull requests that were pushed together with the one that is registered. */
  readonly together?: readonly PushedTogether[];
  readonly now: () => Date;
  /** The stream of its states, from the plans to the last outcome. */
  readonly report: (event: RegisterEvent) => void;
  /** A line for the log. */
  readonly log: (line: string) => void;
  /** What a user has to know besides, in a sentence. */
  readonly warn: (text: string) => void;
}

/** What a register reports while it goes on. */
export type RegisterEvent =
  /** All plans, before anything is written. */
  | { readonly kind: 'planned'; readonly jobs: readonly PlannedJob[] }
  /** The state of the run after that of a job has changed. */
  | { readonly kind: 'changed'; readonly outcome: RegisterOutcome };
