import { keyedDigest, equalsInConstantTime } from './digests.ts';
import type { Identifier } from './record.ts';
import type { SigningKey } from '../inputs/review.ts';

/**
 * A job ID, namespace or region as written into a record, which anybody can read: in clear if it contains no hidden value, otherwise as a keyed digest.
 *
 * @param hides whether the name contains a hidden value
 */
export function recordIdentifier(name: string, hides: boolean, key: SigningKey): Identifier {
  return hides ? { keyed: keyedDigest('identifier', name, key) } : name;
}

/** Whether a recorded identifier is that of a name. */
export function matchesIdentifier(recorded: Identifier, name: string, key: SigningKey): boolean {
  if (typeof recorded === 'string') return recorded === name;
  return equalsInConstantTime(recorded.keyed, keyedDigest('identifier', name, key));
}
