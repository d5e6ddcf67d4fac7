import type { Doc } from '../shapes/kinds.ts';
import { WorkloadIdentity } from '../shapes/placement.ts';
import { keyedDiffs, setDiff } from './fields.ts';
import { structureDiff, readText, texts } from './structure.ts';
import type { ObjectDiff } from './types.ts';

/** Diff of a workload identity with its audience; null when unchanged. */
export function identityDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return structureDiff(before, after, {
    Name: 'Identity',
    shape: WorkloadIdentity,
    inside: (old, now) => [setDiff(texts(old, 'Audience'), texts(now, 'Audience'), 'Audience')],
  });
}

/** Diffs of a task's additional identities, paired by name. */
export function identityDiffs(before: Doc[] | null, after: Doc[] | null): ObjectDiff[] {
  return keyedDiffs(before, after, (identity) => readText(identity, 'Name'), identityDiff);
}
