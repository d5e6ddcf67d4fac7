import type { StoredGroup, StoredJob } from '../shapes/jobs.ts';
import { type Allocation, isTerminal } from '../state/records.ts';
import type { Situation } from './changes.ts';
import { mayReschedule } from './reschedule.ts';

/** The number in `job.group[3]`. */
export function parseIndex(allocation: Allocation): number {
  return Number(/\[(\d+)\]$/.exec(allocation.Name)?.[1] ?? 0);
}

/** Batch jobs count completed allocations, except those of older versions. */
export function sortOut(job: StoredJob, wanted: readonly Allocation[]): { alive: Allocation[]; ignored: number } {
  if (job.Type !== 'batch')
    return { alive: wanted.filter((item) => !isTerminal(item) || item.ClientStatus === 'failed'), ignored: 0 };
  const old = (item: Allocation): boolean =>
    isTerminal(item) && (item.Job.Version < job.Version || item.Job.CreateIndex < job.CreateIndex);
  return { alive: wanted.filter((item) => !old(item)), ignored: wanted.filter(old).length };
}

/** Splits failed allocations by whether they are replaced now, later or never. */
export function sortFailed(
  { job, current, evaluationId }: Situation,
  group: StoredGroup,
  alive: readonly Allocation[],
): { now: Allocation[]; later: Allocation[] } {
  const eligible = alive.filter((item) => mayReschedule(item, group));
  const isDue = ({ FollowupEvalID }: Allocation): boolean => FollowupEvalID !== '' && FollowupEvalID === evaluationId;
  const now = alive.filter((item) => isForced(item) || (isDue(item) && eligible.includes(item)));
  // A running deployment decides itself whether its allocations may be replaced.
  const isHeld = ({ DeploymentID, DesiredTransition }: Allocation): boolean =>
    current?.Status === 'running' && DeploymentID === current.ID && DesiredTransition.Reschedule !== true;
  const later = eligible.filter(
    (item) =>
      !now.includes(item) &&
      item.FollowupEvalID === '' &&
      item.Job.JobModifyIndex === job.JobModifyIndex &&
      !isHeld(item),
  );
  return { now, later };
}

/** Returns the allocations that were canaries. */
export function listPromoted(alive: readonly Allocation[], ids: readonly string[] | undefined): Allocation[] {
  return alive.filter(({ ID }) => ids?.includes(ID) === true);
}

/** Returns the allocations above the count: first the namesakes of promoted canaries, then the highest numbers. */
export function listSurplus(
  alive: readonly Allocation[],
  canaries: readonly Allocation[],
  count: number,
): Allocation[] {
  const names = new Set(canaries.map(({ Name }) => Name));
  const isTwin = (item: Allocation): boolean => names.has(item.Name) && !canaries.includes(item);
  const order = alive.toSorted(
    (left, right) => Number(isTwin(right)) - Number(isTwin(left)) || parseIndex(right) - parseIndex(left),
  );
  return order.slice(0, Math.max(0, alive.length - count));
}

function isForced({ ClientStatus, NextAllocation, DesiredTransition }: Allocation): boolean {
  return ClientStatus === 'failed' && NextAllocation === '' && DesiredTransition.ForceReschedule === true;
}
