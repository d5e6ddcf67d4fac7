import { digestsOf } from './digests.ts';
import type { Job, JobGroup } from '../clients/nomad/jobs/job.ts';

/** What of a job as it is read moves without a change of its specification. */
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

/**
 * Digest of the specification of a running job: two of a server are the same when nothing but status, version and the counts that an autoscaler or
 * `preserve-counts` decides on is different. Empty without a key: of what runs nobody knows which values may be public.
 */
export function liveDigest(job: Job, keepsCounts: boolean, key: string | undefined): string {
  if (key === undefined) return '';
  const entries = Object.entries(job).filter(([name]) => !volatileFields.has(name));
  const groups = (job.TaskGroups ?? []).map((group) => withoutVolatileCount(group, keepsCounts));
  return digestsOf({ ...Object.fromEntries(entries), TaskGroups: groups }, {}, key).spec;
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
