import type { ObservedRun } from '../observed-run.ts';
import type { World } from '../world.ts';

interface Allocation {
  readonly JobVersion: number;
  readonly TaskGroup: string;
  readonly DesiredStatus: string;
  readonly ClientStatus: string;
}

interface Deployment {
  readonly JobVersion: number;
  readonly TaskGroups: Readonly<Record<string, { readonly DesiredCanaries: number; readonly Promoted: boolean }>>;
}

/** A successful run that names versions as serving names exactly the versions that serve. */
export async function checkServing(world: World, { run, describe }: ObservedRun, job: string): Promise<void> {
  const reported = run.outputs['serving-version'] ?? '';
  if (run.exitCode !== 0 || reported === '') return;
  const [deployment, allocations] = await Promise.all([
    world.ask<Deployment | null>('GET', `/v1/job/${job}/deployment`),
    world.ask<readonly Allocation[]>('GET', `/v1/job/${job}/allocations`),
  ]);
  const isWaiting = ({ JobVersion, TaskGroup }: Allocation): boolean => {
    const group = deployment?.JobVersion === JobVersion ? deployment.TaskGroups[TaskGroup] : undefined;
    return group !== undefined && group.DesiredCanaries > 0 && !group.Promoted;
  };
  const serving = allocations
    .filter((alloc) => alloc.DesiredStatus === 'run' && ['running', 'pending'].includes(alloc.ClientStatus))
    .filter((alloc) => !isWaiting(alloc))
    .map(({ JobVersion }) => JobVersion);
  const match = [...new Set(serving)].toSorted((a, b) => a - b).join(',');
  world.checks.check(
    world.story,
    'no run is green while another version than the one it reports serves',
    match === '' || match === reported,
    () => `${describe()} reported ${reported}, and ${match} serves`,
  );
}
