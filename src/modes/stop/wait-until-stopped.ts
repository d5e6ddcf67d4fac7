import { ActionError } from '../../errors.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

type Allocations = Awaited<ReturnType<Nomad['listJobAllocations']>>;

const ended: ReadonlySet<string> = new Set(['complete', 'failed', 'lost']);

/** What may still do work: also what waits to be started, and what is on a node that nobody hears of. */
function running(allocations: Allocations): Allocations {
  return allocations.filter(({ ClientStatus }) => !ended.has(ClientStatus));
}

/** The allocations of a job that have not ended. */
export async function runningOf(scheduler: Pick<Nomad, 'listJobAllocations'>, id: string): Promise<Allocations> {
  return running(await scheduler.listJobAllocations({ id }));
}

/**
 * Waits until no allocation of a job runs; tells each change.
 *
 * @returns how many still do: 0
 * @throws ActionError `timed-out` when the time is up, or the run is cancelled
 */
export async function untilNothingRuns(
  id: string,
  { scheduler, deadline, cancelled, log }: Pick<NomadRun<unknown>, 'scheduler' | 'deadline' | 'cancelled' | 'log'>,
): Promise<number> {
  let told = -1;
  const onTrouble = (trouble: ActionError, pause: number): void =>
    log(`${id}: asking again in ${Math.ceil(pause / 1000)} s: ${trouble.message}`);
  const options = { deadline: Math.max(1, deadline.left()), signal: cancelled, onTrouble };
  try {
    for await (const allocations of scheduler.watch.listJobAllocations({ id }, options)) {
      const left = running(allocations).length;
      if (left === 0) break;
      if (left !== told) log(`${id}: ${left} still ${left === 1 ? 'runs' : 'run'}`);
      told = left;
    }
  } catch (error) {
    if (!(error instanceof ActionError) || error.reason !== 'timed-out') throw error;
    throw new ActionError({
      reason: 'timed-out',
      message: `\`${id}\` is told to stop, but ${told < 0 ? 'whether all has ended is not known' : `${told} of its allocations still run`}`,
      hint: 'They end by themselves; run this again to wait on, or raise `timeout`.',
      cause: error,
    });
  }
  return 0;
}
