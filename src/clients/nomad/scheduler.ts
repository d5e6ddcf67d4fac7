import { listDeploymentAllocations, listEvaluationAllocations, listJobAllocations } from './allocations.ts';
import { createJobEvaluation } from './jobs/create-job-evaluation.ts';
import { createJobPlan } from './jobs/create-job-plan.ts';
import { listJobDeployments, readDeployment, readJobsMostRecentDeployment } from './deployments.ts';
import { dispatchJob } from './jobs/dispatch-job.ts';
import { listJobEvaluations, readEvaluation } from './evaluations.ts';
import { forceNewPeriodicInstance } from './jobs/force-new-periodic-instance.ts';
import { jobServices } from './jobs/job-services.ts';
import { listJobVersions } from './jobs/list-job-versions.ts';
import { listJobs, type JobList, type ListJobsRequest } from './jobs/list-jobs.ts';
import { logIn, readOwnToken } from './acl.ts';
import { parseJob } from './jobs/parse-job.ts';
import { readJobSubmission } from './jobs/read-job-submission.ts';
import { readJobSummary } from './jobs/read-job-summary.ts';
import { readJob } from './jobs/read-job.ts';
import { readTaskLogs } from './read-task-logs.ts';
import { readLeader } from './read-leader.ts';
import type { Reading } from './reading.ts';
import { createJob, updateExistingJob } from './jobs/register-job.ts';
import { revertJob } from './jobs/revert-job.ts';
import { checksScaleIndex, readJobScaleStatus, scaleTaskGroup } from './jobs/scale.ts';
import { setJobStability } from './jobs/set-job-stability.ts';
import { failDeployment, promoteDeployment } from './steer-deployment.ts';
import { stopJob } from './jobs/stop-job.ts';
import { validateJob } from './jobs/validate-job.ts';
import { tagJobVersion, untagJobVersion } from './jobs/version-tags.ts';
import type { WatchOptions } from './watch.ts';
import type { Wire } from './wire.ts';

/** The endpoints with blocking queries: each is asked once, or watched. */
export const READINGS = {
  listJobs,
  readJob,
  listJobVersions,
  listJobAllocations,
  listJobEvaluations,
  listJobDeployments,
  readJobsMostRecentDeployment,
  readJobSummary,
  readJobScaleStatus,
  jobServices,
  readJobSubmission,
  readEvaluation,
  listEvaluationAllocations,
  readDeployment,
  listDeploymentAllocations,
};

/** All others. */
export const ACTIONS = {
  createJob,
  parseJob,
  updateExistingJob,
  dispatchJob,
  revertJob,
  setJobStability,
  createJobEvaluation,
  createJobPlan,
  forceNewPeriodicInstance,
  stopJob,
  checksScaleIndex,
  scaleTaskGroup,
  promoteDeployment,
  failDeployment,
  tagJobVersion,
  untagJobVersion,
  validateJob,
  logIn,
  readOwnToken,
  readLeader,
  readTaskLogs,
};

/** How an endpoint is asked that is given its wire. */
type Action<E> = E extends (wire: Wire, request: infer R) => infer A ? (request: R) => A : never;
type Read<E> = E extends (request: infer R, ...more: never) => Reading<infer T> ? (request: R) => Promise<T> : never;
type Watch<E> = E extends (request: infer R, ...more: never) => Reading<infer T>
  ? (request: R, options: WatchOptions) => AsyncGenerator<T, never>
  : never;

/** The jobs API: a method per endpoint, named after the document's heading; each endpoint's file tells what it does. */
export type Scheduler = { readonly [Name in keyof typeof ACTIONS]: Action<(typeof ACTIONS)[Name]> } & {
  readonly [Name in keyof typeof READINGS]: Read<(typeof READINGS)[Name]>;
} & {
  /** An answer now, and one after each change. */
  readonly watch: { readonly [Name in keyof typeof READINGS]: Watch<(typeof READINGS)[Name]> };
  readonly pages: { readonly listJobs: (request: ListJobsRequest) => AsyncGenerator<JobList, void> };
};
