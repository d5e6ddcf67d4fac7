import type { KeptJob } from '../shapes/jobs.ts';
import { type Allocation, takesRoom } from '../state/records.ts';
import type { Node } from './nodes.ts';
import { type Ask, Room } from './room.ts';

/** Jobs are pushed aside only by jobs of clearly higher priority. */
const SMALLEST_DISTANCE = 10;

/**
 * The allocations to push off a node so that an ask fits: lowest priority first, and none that need not go. Undefined when
 * even all of them would not do.
 */
export function choosePreempted(
  node: Node,
  ask: Ask,
  job: KeptJob,
  all: readonly Allocation[],
): Allocation[] | undefined {
  const here = all.filter(({ NodeID }) => NodeID === node.ID).filter(takesRoom);
  const candidates = here
    .filter((item) => item.JobID !== job.ID && job.Priority - item.Job.Priority >= SMALLEST_DISTANCE)
    .toSorted((left, right) => left.Job.Priority - right.Job.Priority);
  const lacks = (gone: readonly Allocation[]): boolean =>
    new Room(here.filter((item) => !gone.includes(item))).lacks(node, ask) !== undefined;
  const chosen: Allocation[] = [];
  for (const candidate of candidates) {
    if (!lacks(chosen)) break;
    chosen.push(candidate);
  }
  if (lacks(chosen)) return undefined;
  return chosen.filter((item) => lacks(chosen.filter((other) => other !== item)));
}
