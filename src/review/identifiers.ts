import { keyedDigest } from './digests.ts';
import type { Identifier } from './record.ts';
import { equalsInConstantTime } from './record-codec.ts';

/**
 * A name of a job, a namespace or a region as it may stand in a record, which anybody can unpack: in clear only if it holds no hidden value, else as a
 * keyed digest. Without a key there is none, for a plain digest of a short value can be guessed: then `null`, and the job is known by its file.
 *
 * @param hides whether it holds a hidden value
 */
export function recordIdentifier(name: string, hides: boolean, key: string | undefined): Identifier {
  if (!hides) return name;
  return key === undefined ? null : { keyed: keyedDigest('identifier', name, key) };
}

/** Whether a record's identifier may be of this name. */
export function matchesIdentifier(recorded: Identifier, name: string, key: string | undefined): boolean {
  if (recorded === null) return true;
  if (typeof recorded === 'string') return recorded === name;
  return key !== undefined && equalsInConstantTime(recorded.keyed, keyedDigest('identifier', name, key));
}
