import { describeFailingCheck } from '../../rollout/task-cause.ts';
import { orUndefined } from '../../errors.ts';
import type { Allocation } from '../../clients/nomad/allocations.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { FailingChecks } from '../../rollout/outcome.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';

/** The maximum number of task groups whose checks are read, with one request each. */
const maxGroups = 3;

/**
 * Reads the causes of failing checks of Nomad services: the first failing check of each group, as text, by the name of the group. It reads the checks of the
 * newest running allocation of each group that is not healthy. Nomad deletes the results when it stops an allocation, and has no event for them, so a caller
 * that follows a rollout passes the earlier result as `before`.
 */
export async function readFailingChecks(
  job: JobTarget,
  allocations: readonly Allocation[],
  nomad: Pick<Nomad, 'readAllocationChecks'>,
  before: FailingChecks = new Map(),
): Promise<FailingChecks> {
  const reads = allocations
    .filter(({ ClientStatus, DesiredStatus }) => ClientStatus === 'running' && DesiredStatus === 'run')
    .filter(({ JobType }) => JobType === 'service' || JobType === 'system')
    .filter(({ DeploymentStatus }) => DeploymentStatus?.Healthy !== true)
    .toSorted((a, b) => b.CreateIndex - a.CreateIndex);
  const newest = [...Map.groupBy(reads, ({ TaskGroup }) => TaskGroup).values()].flatMap((group) => group.slice(0, 1));
  const causes = new Map(before);
  await Promise.all(
    newest.slice(0, maxGroups).map(async ({ ID, TaskGroup }) => {
      const checks = Object.values((await orUndefined(nomad.readAllocationChecks({ ...job, id: ID }))) ?? {});
      const [failing] = checks
        .filter(({ Status, Mode }) => Status === 'failure' && Mode !== 'readiness')
        .map(describeFailingCheck)
        .toSorted();
      if (failing !== undefined) causes.set(TaskGroup, failing);
      else if (checks.length > 0 && checks.every(({ Status }) => Status !== 'pending')) causes.delete(TaskGroup);
    }),
  );
  return causes;
}
