import type { FieldPath } from './ignore-patterns.ts';
import type { FieldDiff } from '../../../clients/nomad/jobs/plan.ts';
import type { Job } from '../../../clients/nomad/jobs/job.ts';

/**
 * Whether a field is a count that the job file leaves to an autoscaler: the file's group has an enabled `scaling` block, and the running count is between
 * its `min` and `max`. https://developer.hashicorp.com/nomad/docs/job-specification/scaling
 */
export function isAutoscaledCount(job: Job, path: FieldPath, { Type, Old }: FieldDiff): boolean {
  const [group, field] = path;
  if (path.length !== 2 || group?.name !== 'TaskGroup' || field?.name !== 'Count' || field.key !== undefined)
    return false;
  if (Type !== 'Edited' || !/^\d+$/.test(Old)) return false;
  const scaling = job.TaskGroups?.find(({ Name }) => Name === group.key)?.['Scaling'];
  if (typeof scaling !== 'object' || scaling === null) return false;
  const { Enabled: enabled, Min: min, Max: max } = scaling as Readonly<Record<string, unknown>>;
  const count = Number(Old);
  return enabled !== false && typeof min === 'number' && typeof max === 'number' && min <= count && count <= max;
}
