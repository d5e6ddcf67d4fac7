import { orUndefined } from '../../errors.ts';
import type { Rollout } from '../../rollout/outcome.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/**
 * The versions that still run in the task groups whose canaries wait, the oldest first. Undefined where they cannot be read, which does not fail the run.
 *
 * @param job its exact ID
 */
export async function servingVersions(
  nomad: Pick<Nomad, 'listJobAllocations'>,
  job: string,
  { version, groups }: Pick<Rollout, 'version' | 'groups'>,
): Promise<readonly number[] | undefined> {
  const waiting = new Set(groups.filter((group) => group.canaries > 0 && !group.promoted).map(({ name }) => name));
  const allocations = await orUndefined(nomad.listJobAllocations({ id: job }));
  const running = allocations?.filter(
    (one) => one.DesiredStatus === 'run' && one.ClientStatus === 'running' && waiting.has(one.TaskGroup),
  );
  const versions = running?.map(({ JobVersion }) => JobVersion).filter((one) => one !== version);
  return versions === undefined ? undefined : [...new Set(versions)].toSorted((a, b) => a - b);
}
