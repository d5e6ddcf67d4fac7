import { digestOf } from './digests.ts';
import type { Job, JobGroup } from '../clients/nomad/jobs/job.ts';

/** Fields that change without a change of the specification. */
const volatileFields = new Set([
  'CreateIndex',
  'JobModifyIndex',
  'ModifyIndex',
  'Stable',
  'Status',
  'StatusDescription',
  'SubmitTime',
  'Version',
  'VersionTag',
]);

/** Digest of the specification of a running job, without its status, its version, and the counts that an autoscaler or `preserve-counts` decides. */
export function liveDigest(job: Job, keepsCounts: boolean): string {
  const groups = (job.TaskGroups ?? []).map((group) => withoutVolatileCount(group, keepsCounts));
  return digestOf({ ...withoutVolatileFields(job), TaskGroups: groups });
}

function withoutVolatileCount(group: JobGroup, keepsCounts: boolean): object {
  const { Count: count, Scaling: scaling, ...rest } = group;
  const isScaled = scaling !== null && scaling !== undefined;
  const policy = isScaled && typeof scaling === 'object' ? withoutVolatileFields(scaling) : scaling;
  return { ...rest, Scaling: policy, ...(isScaled || keepsCounts ? {} : { Count: count }) };
}

function withoutVolatileFields(policy: object): object {
  return Object.fromEntries(Object.entries(policy).filter(([name]) => !volatileFields.has(name)));
}
