import type { Doc } from '../shapes/kinds.ts';
import { WorkloadIdentity } from '../shapes/placement.ts';
import { keyedDiffs, setDiff } from './fields.ts';
import { structureDiff, textOf, texts } from './structure.ts';
import type { ObjectDiff } from './types.ts';

/** Difference of a workload identity with its audience; null when it did not change. */
export function identityDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return structureDiff(before, after, {
    Name: 'Identity',
    shape: WorkloadIdentity,
    inside: (old, now) => [setDiff(texts(old, 'Audience'), texts(now, 'Audience'), 'Audience')],
  });
}

/** Differences of a task's further identities; each has a name. */
export function identityDiffs(before: Doc[] | null, after: Doc[] | null): ObjectDiff[] {
  return keyedDiffs(before, after, (identity) => textOf(identity, 'Name'), identityDiff);
}
