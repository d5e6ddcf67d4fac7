import type { PlannedJob } from '../../report/plan/plan-outcome.ts';
import type { Pace } from '../../clients/http/pace.ts';
import type { Evidence } from '../../gate/evidence.ts';
import type { Gate } from '../../gate/gate.ts';
import type { Comparison } from '../../review/compare.ts';
import type { DeploymentTracker } from '../../operations/github-deployment/track-deployment.ts';
import type { RunLog } from '../../operations/run-log.ts';
import type { RunBudget } from '../../jobfiles/functions/work-budget.ts';
import type { JobDependencies } from '../../operations/planning/each-job.ts';
import type { BranchHead } from './branch-head.ts';
import type { Review } from './find-review.ts';
import type { ApprovalCount } from '../../review/approvals.ts';
import type { RemovedJob, ReviewedJob, ReviewRecord } from '../../review/record.ts';
import type { RecordedEntry } from '../../review/recorded-entries.ts';
import type { RegisterInputs } from './inputs.ts';
import type { RegisterOutcome } from './outcome.ts';
import type { Deadline } from '../../operations/run-context.ts';

/** What a register works with. */
export interface RegisterDependencies extends JobDependencies {
  readonly inputs: RegisterInputs;
  readonly deadline: Deadline;
  readonly gate: Gate;
  /** Aborted when the workflow is cancelled. */
  readonly cancelled: AbortSignal;
  /** The checked-out commit; empty where it is unknown. */
  readonly commit: string;
  /** The base commit of the pull request; undefined without one. */
  readonly base: string | undefined;
  readonly review: Review;
  /** Undefined where later changes of the branch do not matter. */
  readonly readHead?: ((budget: RunBudget) => Promise<BranchHead>) | undefined;
  /** The GitHub deployment of the run. */
  readonly deployment: DeploymentTracker;
  /** Counts the approvals of a plan that needs some. */
  readonly countApprovals: (plan: ReviewRecord) => Promise<ApprovalCount>;
  readonly now: () => Date;
  /** Called with the plans, and then with the outcome after each change. */
  readonly report: (event: RegisterEvent) => void;
  readonly pace: Pace;
  /** Prints a line in the log. */
  readonly log: (line: string) => void;
  /** Prints a line that only the debug log shows. */
  readonly debug: (line: string) => void;
  readonly runLog: Pick<RunLog, 'progress' | 'waitFor'>;
  /** Prints a warning annotation. */
  readonly warn: (text: string) => void;
}

/** What the gate is shown for a job, and for what was reviewed of it. */
export type EvidenceOf = (
  id: string,
  comparison: Comparison,
  reviewed: Partial<RecordedEntry<ReviewedJob | RemovedJob>> | undefined,
) => Evidence;

/** What the jobs are written with. */
export interface WritingDependencies extends RegisterDependencies {
  readonly evidenceOf: EvidenceOf;
}

/** Progress of a register. */
export type RegisterEvent =
  /** All plans, before the first write. */
  | { readonly kind: 'planned'; readonly jobs: readonly PlannedJob[] }
  /** The outcome so far, after the state of a job has changed. */
  | { readonly kind: 'changed'; readonly outcome: RegisterOutcome };
