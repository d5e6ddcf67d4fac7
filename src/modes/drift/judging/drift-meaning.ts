import { createHash } from 'node:crypto';
import { canonical } from '../../../review/canonical.ts';
import { differenceOf } from '../../../review/meaning.ts';
import type { ShownDiff } from '../../../redaction/shown-diff.ts';
import type { JobDrift } from '../outcome.ts';

/** Bytes: only the few meanings of one job are compared with each other. */
const digestBytes = 6;

/**
 * Digest of what a drift means to a reader: its kind, and the redacted difference. It has no hidden value, which could be guessed from it, and nothing that
 * changes by itself, such as the number of running allocations.
 */
export function driftMeaning(
  { kind, why, givenUp }: Pick<JobDrift, 'kind' | 'why' | 'givenUp'>,
  diff: ShownDiff | null,
): string {
  const meaning = { kind, why, givenUp: givenUp?.version, diff: diff === null ? null : differenceOf(diff) };
  const digest = createHash('sha256')
    .update(`outrider drift v1\n${canonical(meaning)}`)
    .digest();
  return digest.subarray(0, digestBytes).toString('base64');
}
