import type { KeptJob } from '../shapes/jobs.ts';
import { type Allocation, isTerminal } from './records.ts';

/** The number in `job.group[3]`. */
export function indexOf(allocation: Allocation): number {
  return Number(/\[(\d+)\]$/.exec(allocation.Name)?.[1] ?? 0);
}

/** Jobs that end count what ended; of an older version that is history. */
export function sortOut(job: KeptJob, wanted: readonly Allocation[]): { alive: Allocation[]; ignored: number } {
  if (job.Type !== 'batch')
    return { alive: wanted.filter((item) => !isTerminal(item) || staysFailed(item)), ignored: 0 };
  const old = (item: Allocation): boolean =>
    isTerminal(item) && (item.Job.Version < job.Version || item.Job.CreateIndex < job.CreateIndex);
  return { alive: wanted.filter((item) => !old(item)), ignored: wanted.filter(old).length };
}

/** A failed allocation keeps its place where nothing may be rescheduled. */
function staysFailed({ Job, TaskGroup, ClientStatus }: Allocation): boolean {
  const policy = Job.TaskGroups?.find(({ Name }) => Name === TaskGroup)?.ReschedulePolicy;
  return ClientStatus === 'failed' && policy?.Attempts === 0 && !policy.Unlimited;
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
