import type { Allocation } from './allocations.ts';
import type { Job } from './jobs/job.ts';

// No answer names the version of the server, and `/v1/agent/self` needs a right of its own (`agent:read`). But Nomad writes the fields that it
// knows into its answers whether they are set or not, so that a field which is missing tells an older server (HashiCorp's `nomad/structs`, by tag).

/** Whether a dispatch with the token of an earlier one launches nothing: since 1.1.3. */
export function hasDispatchTokens(job: Job): boolean {
  return Object.hasOwn(job, 'DispatchIdempotencyToken');
}

/** Whether tasks can be stopped without their `shutdown_delay`: since 1.2.4, as evaluations with a priority of their own. */
export function hasNoShutdownDelay({ DesiredTransition }: Pick<Allocation, 'DesiredTransition'>): boolean {
  return Object.hasOwn(DesiredTransition, 'NoShutdownDelay');
}

/** Whether a job, read or parsed by the server, is of one before 1.6.0, which brought node pools, variables for its parser, and submissions. */
export function isBeforeNodePools(job: Job): boolean {
  // A job that a person wrote may have neither.
  return Object.hasOwn(job, 'Multiregion') && !Object.hasOwn(job, 'NodePool');
}

/** Whether versions have tags: since 1.9.0. */
export function hasVersionTags(job: Job): boolean {
  return Object.hasOwn(job, 'VersionTag');
}
