import { ActionError } from '../../errors.ts';
import { plural } from '../../nomad-plan/numbers.ts';
import { followUntilEnd, type FollowDependencies } from '../../operations/follow/follow-until-end.ts';
import type { Watching } from '../../operations/follow/watching.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

type Allocations = Awaited<ReturnType<Nomad['listJobAllocations']>>;

const ended: ReadonlySet<string> = new Set(['complete', 'failed', 'lost']);

/** Pending allocations and those on disconnected nodes count as running. */
function filterRunning(allocations: Allocations): Allocations {
  return allocations.filter(({ ClientStatus }) => !ended.has(ClientStatus));
}

/** The allocations of a job that have not ended. */
export async function listRunning(nomad: Pick<Nomad, 'listJobAllocations'>, id: string): Promise<Allocations> {
  return filterRunning(await nomad.listJobAllocations({ id }));
}

/**
 * Waits until no allocation of a job runs, and logs each change.
 *
 * @returns the number of running allocations: 0
 * @throws ActionError `timed-out` when the time is up, or the run is cancelled
 */
export async function waitUntilStopped(id: string, dependencies: FollowDependencies): Promise<number> {
  const { end, state: left } = await followUntilEnd(
    {
      label: id,
      watch: (watching) => countsOf(id, watching),
      judge: (count) => (count === 0 ? count : undefined),
      describe: (count) => (count === 0 ? '' : `${plural(count, 'allocation')} still running`),
    },
    dependencies,
  );
  if (end !== undefined) return end;
  throw new ActionError({
    reason: 'timed-out',
    message: `Stop of \`${id}\` requested; ${left === undefined ? 'its allocations could not be read' : `${plural(left, 'allocation')} still running`}`,
    hint: 'Nomad stops them without further action. Run this again to keep waiting, or raise `timeout`.',
  });
}

async function* countsOf(id: string, { nomad, options }: Watching): AsyncGenerator<number> {
  for await (const allocations of nomad.watch.listJobAllocations({ id }, options())) {
    yield filterRunning(allocations).length;
  }
}
