import type { KeptGroup, KeptJob } from '../shapes/jobs.ts';
import { type Allocation, isTerminal } from '../state/records.ts';
import type { Situation } from './changes.ts';
import { mayReschedule } from './reschedule.ts';

/** The number in `job.group[3]`. */
export function indexOf(allocation: Allocation): number {
  return Number(/\[(\d+)\]$/.exec(allocation.Name)?.[1] ?? 0);
}

/** Jobs that end count what ended; of an older version that is history. */
export function sortOut(job: KeptJob, wanted: readonly Allocation[]): { alive: Allocation[]; ignored: number } {
  if (job.Type !== 'batch')
    return { alive: wanted.filter((item) => !isTerminal(item) || item.ClientStatus === 'failed'), ignored: 0 };
  const old = (item: Allocation): boolean =>
    isTerminal(item) && (item.Job.Version < job.Version || item.Job.CreateIndex < job.CreateIndex);
  return { alive: wanted.filter((item) => !old(item)), ignored: wanted.filter(old).length };
}

/** What becomes of the failed: replaced by this evaluation, or by another later; the rest keep their places. */
export function sortFailed(
  { job, current, evaluationId }: Situation,
  group: KeptGroup,
  alive: readonly Allocation[],
): { now: Allocation[]; later: Allocation[] } {
  const eligible = alive.filter((item) => mayReschedule(item, group));
  const isDue = ({ FollowupEvalID }: Allocation): boolean => FollowupEvalID !== '' && FollowupEvalID === evaluationId;
  const now = alive.filter((item) => isForced(item) || (isDue(item) && eligible.includes(item)));
  // While a rollout runs, it is the rollout that decides whether its allocations may be replaced.
  const held = ({ DeploymentID, DesiredTransition }: Allocation): boolean =>
    current?.Status === 'running' && DeploymentID === current.ID && DesiredTransition.Reschedule !== true;
  const later = eligible.filter(
    (item) =>
      !now.includes(item) &&
      item.FollowupEvalID === '' &&
      item.Job.JobModifyIndex === job.JobModifyIndex &&
      !held(item),
  );
  return { now, later };
}

/** Those of the allocations that once were canaries. */
export function promoted(alive: readonly Allocation[], ids: readonly string[] | undefined): Allocation[] {
  return alive.filter(({ ID }) => ids?.includes(ID) === true);
}

/** What is more than the count: first namesakes of promoted canaries, then the highest numbers. */
export function surplus(staying: readonly Allocation[], canaries: readonly Allocation[], count: number): Allocation[] {
  const names = new Set(canaries.map(({ Name }) => Name));
  const isTwin = (item: Allocation): boolean => names.has(item.Name) && !canaries.includes(item);
  const order = staying.toSorted(
    (left, right) => Number(isTwin(right)) - Number(isTwin(left)) || indexOf(right) - indexOf(left),
  );
  return order.slice(0, Math.max(0, staying.length - count));
}

function isForced({ ClientStatus, NextAllocation, DesiredTransition }: Allocation): boolean {
  return ClientStatus === 'failed' && NextAllocation === '' && DesiredTransition.ForceReschedule === true;
}
