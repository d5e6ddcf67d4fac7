import type { StoredJob } from '../shapes/jobs.ts';
import { type Allocation, takesRoom } from '../state/records.ts';
import type { Node } from './nodes.ts';
import { type Demand, Room } from './room.ts';

/** Minimum difference in priority for a preemption. */
const minDistance = 10;

/** Returns the allocations to evict from a node so that the resources fit: lowest priority first and as few as possible. `undefined` if even all of them would not suffice. */
export function choosePreempted(
  node: Node,
  demand: Demand,
  job: StoredJob,
  all: readonly Allocation[],
): Allocation[] | undefined {
  const here = all.filter(({ NodeID }) => NodeID === node.ID).filter(takesRoom);
  const candidates = here
    .filter((item) => item.JobID !== job.ID && job.Priority - item.Job.Priority >= minDistance)
    .toSorted((left, right) => left.Job.Priority - right.Job.Priority);
  const lacks = (evicted: readonly Allocation[]): boolean =>
    new Room(here.filter((item) => !evicted.includes(item))).lacks(node, demand) !== undefined;
  const victims: Allocation[] = [];
  for (const candidate of candidates) {
    if (!lacks(victims)) break;
    victims.push(candidate);
  }
  if (lacks(victims)) return undefined;
  return victims.filter((item) => lacks(victims.filter((other) => other !== item)));
}
