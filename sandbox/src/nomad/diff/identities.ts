import type { Doc } from '../shapes/kinds.ts';
import { WorkloadIdentity } from '../shapes/placement.ts';
import { diffByKey, diffSet } from './fields.ts';
import { diffStructure, readText, readTexts } from './structure.ts';
import type { ObjectDiff } from './types.ts';

/** Returns the diff of a workload identity with its audience; null if it is unchanged. */
export function diffIdentity(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return diffStructure(before, after, {
    Name: 'Identity',
    shape: WorkloadIdentity,
    inside: (old, now) => [diffSet(readTexts(old, 'Audience'), readTexts(now, 'Audience'), 'Audience')],
  });
}

/** Returns the diffs of a task's additional identities, paired by name. */
export function diffIdentities(before: Doc[] | null, after: Doc[] | null): ObjectDiff[] {
  return diffByKey(before, after, (identity) => readText(identity, 'Name'), diffIdentity);
}
