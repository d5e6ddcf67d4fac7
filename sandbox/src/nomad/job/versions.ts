import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { StoredJob } from '../shapes/jobs.ts';

/** Fields that Nomad sets itself and that register does not compare. It compares the token and the tag: with another one, an equal job is another version. */
const setByServer = {
  Status: '',
  StatusDescription: '',
  Stable: false,
  Version: 0,
  CreateIndex: 0,
  ModifyIndex: 0,
  JobModifyIndex: 0,
  SubmitTime: 0,
};

export function isSameSpec(left: StoredJob, right: StoredJob): boolean {
  return isDeepStrictEqual({ ...left, ...setByServer }, { ...right, ...setByServer });
}

type Policy = NonNullable<NonNullable<StoredJob['TaskGroups']>[number]['Scaling']>;

function findPolicyBefore(existing: StoredJob | undefined, group: string, type: string): Policy | undefined {
  const scaling = existing?.TaskGroups?.find(({ Name }) => Name === group)?.Scaling;
  return scaling?.Type === type ? scaling : undefined;
}

/** Gives scaling policies their existing IDs, and new ones a new ID. Changes the job. */
export function carryPolicies(job: StoredJob, existing: StoredJob | undefined): void {
  for (const { Name, Scaling } of job.TaskGroups ?? []) {
    if (Scaling !== null) Scaling.ID = findPolicyBefore(existing, Name, Scaling.Type)?.ID ?? randomUUID();
  }
}

/**
 * Gives scaling policies their indexes as Nomad does: an unchanged policy is stored without one. So the first
 * registration or plan after a policy's creation sees an edit without a field, and creates another version of the job.
 */
function indexPolicy(policy: Policy, before: Policy | undefined, index: number): Policy {
  if (before === undefined) return { ...policy, CreateIndex: index, ModifyIndex: index };
  const { CreateIndex, ModifyIndex } = before;
  const isSame = isDeepStrictEqual({ ...policy, CreateIndex, ModifyIndex }, before);
  return isSame ? policy : { ...policy, CreateIndex, ModifyIndex: index };
}

/** Returns the job as the next version of a registered one, or as its first version. */
export function createNextVersion(
  job: StoredJob,
  existing: StoredJob | undefined,
  index: number,
  now: number,
): StoredJob {
  const groups = job.TaskGroups?.map((group) =>
    group.Scaling === null
      ? group
      : {
          ...group,
          Scaling: indexPolicy(group.Scaling, findPolicyBefore(existing, group.Name, group.Scaling.Type), index),
        },
  );
  return {
    ...job,
    TaskGroups: groups ?? null,
    Status: existing?.Status ?? 'pending',
    Version: existing === undefined ? 0 : existing.Version + 1,
    CreateIndex: existing?.CreateIndex ?? index,
    ModifyIndex: index,
    JobModifyIndex: index,
    SubmitTime: now,
    Stable: false,
  };
}

/** Returns an old version of a job as its next one, without its tag and stability. */
export function createOldVersion(old: StoredJob, current: StoredJob, index: number, now: number): StoredJob {
  const job = { ...structuredClone(old), VersionTag: null };
  carryPolicies(job, current);
  return createNextVersion(job, current, index, now);
}
