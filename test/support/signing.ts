import { readSigningKeys, type SigningKeys } from '../../src/inputs/review.ts';

/** The keys of input `signing-key`. */
export function keysOf(text: string): SigningKeys {
  const keys = readSigningKeys(text);
  if (keys === undefined) throw new Error('There is no key');
  return keys;
}

/** A time that is later than any write of a test, in seconds since 1970. */
export const laterThanAnyWrite = 4_000_000_000;
