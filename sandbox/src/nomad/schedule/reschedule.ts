import type { StoredGroup } from '../shapes/jobs.ts';
import type { Allocation, RescheduleTracker } from '../state/records.ts';

type Policy = NonNullable<StoredGroup['ReschedulePolicy']>;

/** Whether a failed allocation of a group may be replaced by another. */
export function mayReschedule(
  { ClientStatus, NextAllocation, RescheduleTracker }: Allocation,
  group: StoredGroup,
): boolean {
  const policy = group.ReschedulePolicy;
  if (ClientStatus !== 'failed' || NextAllocation !== '' || policy === null) return false;
  return policy.Unlimited || policy.Attempts > (RescheduleTracker?.Events.length ?? 0);
}

/** Nanoseconds from a failure until its replacement, growing as the policy defines. */
export function computeDelay(policy: Policy, attempts: number): number {
  const longest = policy.MaxDelay > 0 ? policy.MaxDelay : Infinity;
  if (policy.DelayFunction === 'constant') return policy.Delay;
  if (policy.DelayFunction === 'exponential') return Math.min(longest, policy.Delay * 2 ** attempts);
  let [delay, next] = [policy.Delay, policy.Delay];
  for (let attempt = 0; attempt < attempts && delay < longest; attempt++) [delay, next] = [next, delay + next];
  return Math.min(longest, delay);
}

/** The reschedule history of a replacement, with that of its predecessors. */
export function createTracker(previous: Allocation, delay: number, now: number): RescheduleTracker {
  const event = { Delay: delay, PrevAllocID: previous.ID, PrevNodeID: previous.NodeID, RescheduleTime: now };
  return { Events: [...(previous.RescheduleTracker?.Events ?? []), event], LastReschedule: 'ok' };
}
