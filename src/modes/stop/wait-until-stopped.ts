import { ActionError } from '../../errors.ts';
import { followUntilEnd, type FollowDependencies } from '../../operations/follow/follow-until-end.ts';
import type { Watching } from '../../operations/follow/watching.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

type Allocations = Awaited<ReturnType<Nomad['listJobAllocations']>>;

const ended: ReadonlySet<string> = new Set(['complete', 'failed', 'lost']);

/** What may still do work: also what waits to be started, and what is on a node that nobody hears of. */
function running(allocations: Allocations): Allocations {
  return allocations.filter(({ ClientStatus }) => !ended.has(ClientStatus));
}

/** The allocations of a job that have not ended. */
export async function runningOf(nomad: Pick<Nomad, 'listJobAllocations'>, id: string): Promise<Allocations> {
  return running(await nomad.listJobAllocations({ id }));
}

/**
 * Waits until no allocation of a job runs; the log hears of each change.
 *
 * @returns how many still do: 0
 * @throws ActionError `timed-out` when the time is up, or the run is cancelled
 */
export async function untilNothingRuns(id: string, dependencies: FollowDependencies): Promise<number> {
  const { end, state: left } = await followUntilEnd(
    {
      label: id,
      watch: (watching) => countsOf(id, watching),
      judge: (count) => (count === 0 ? count : undefined),
      describe: (count) => (count === 0 ? '' : `${count} still ${count === 1 ? 'runs' : 'run'}`),
    },
    dependencies,
  );
  if (end !== undefined) return end;
  throw new ActionError({
    reason: 'timed-out',
    message: `\`${id}\` is told to stop, but ${left === undefined ? 'whether all has ended is not known' : `${left} of its allocations still run`}`,
    hint: 'They end by themselves; run this again to wait on, or raise `timeout`.',
  });
}

async function* countsOf(id: string, { nomad, options }: Watching): AsyncGenerator<number> {
  for await (const allocations of nomad.watch.listJobAllocations({ id }, options())) {
    yield running(allocations).length;
  }
}
