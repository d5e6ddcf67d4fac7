import { keyedDigest, equalsInConstantTime } from './digests.ts';
import type { Identifier } from './record.ts';

/**
 * A job ID, namespace or region as written into a record, which anybody can read: in clear if it contains no hidden
 * value, otherwise as a keyed digest. Without a key it is `null`, because a plain digest of a short value can be
 * guessed; the job is then identified by its file.
 *
 * @param hides whether the name contains a hidden value
 */
export function recordIdentifier(name: string, hides: boolean, key: string | undefined): Identifier {
  if (!hides) return name;
  return key === undefined ? null : { keyed: keyedDigest('identifier', name, key) };
}

/** Whether a recorded identifier can be that of a name. */
export function matchesIdentifier(recorded: Identifier, name: string, key: string | undefined): boolean {
  if (recorded === null) return true;
  if (typeof recorded === 'string') return recorded === name;
  return key !== undefined && equalsInConstantTime(recorded.keyed, keyedDigest('identifier', name, key));
}
