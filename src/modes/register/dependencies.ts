import type { Evidence } from '../../gate/evidence.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';
import type { PlannedJob } from '../../report/plan/plan-outcome.ts';
import type { Comparison } from '../../review/compare.ts';
import type { FollowDependencies } from '../../operations/follow/follow-until-end.ts';
import type { Checkout } from '../../jobfiles/provenance/git.ts';
import type { JobDependencies } from '../../operations/planning/each-job.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { createDeploymentReader } from '../../operations/find-job.ts';
import type { ReviewResult } from '../../operations/review/find-review.ts';
import type { RemovedJob, ReviewedJob, RecordedEntry } from '../../review/record.ts';
import type { RegisterInputs } from './inputs.ts';
import type { Reporter } from './reporter.ts';

export interface RegisterDependencies
  extends
    JobDependencies,
    Pick<RunContext, 'gate' | 'pace' | 'cancelSignal' | 'capabilities' | 'log' | 'startTime'>,
    Pick<FollowDependencies, 'runLog'> {
  readonly inputs: RegisterInputs;
  readonly checkout: Checkout | undefined;
  /** The checked-out commit; without a checkout, the commit of the event. */
  readonly commit: string | undefined;
  /** GitHub's ID of the repository of the run. */
  readonly repositoryId: string;
  /** The base commit of the pull request; `undefined` without a pull request. */
  readonly base: string | undefined;
  readonly review: ReviewResult;
  readonly findLatest: ReturnType<typeof createDeploymentReader>;
  readonly reporter: Pick<Reporter, 'reportPlan' | 'update'>;
}

export interface WritingDependencies extends RegisterDependencies {
  /** The evidence for a job and its review, for the gate. */
  readonly buildEvidence: (job: {
    readonly target: Pick<JobTarget, 'id'>;
    readonly comparison: Comparison;
    readonly recordedEntry: RecordedEntry<ReviewedJob | RemovedJob> | undefined;
    readonly planned?: PlannedJob;
  }) => Evidence;
  /** Judges the consents again, immediately before a later write: they may be withdrawn while jobs roll out. @throws ActionError if a consent was withdrawn, or GitHub does not respond */
  readonly judgeAgain: () => Promise<WritingDependencies['buildEvidence']>;
}
