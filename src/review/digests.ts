import { createHash, createHmac } from 'node:crypto';
import { canonical } from './canonical.ts';

/** What stands in the record for a job's specification and for what its plan means. */
export interface Digests {
  readonly spec: string;
  readonly plan: string;
}

/** Bytes: no two texts of one digest can be made, and two digests of a job take 64 characters. */
const digestBytes = 24;

/**
 * Digests of a specification and of a plan's meaning (see `meaning.ts`). Without a key both are given without the values that may be secret: a
 * short one could be guessed from a digest that anybody can compute.
 *
 * @param key of the signature; undefined for records that are not signed
 */
export function digestsOf(spec: object, meaning: object, key: string | undefined): Digests {
  return { spec: keyedDigest('specification', spec, key), plan: keyedDigest('meaning', meaning, key) };
}

/** Digest of any value, which no value of another kind has. */
export function keyedDigest(of: string, value: object | string, key: string | undefined): string {
  const text = `outrider ${of} v1\n${canonical(value)}`;
  const bytes = (key === undefined ? createHash('sha256') : createHmac('sha256', key)).update(text).digest();
  return bytes.subarray(0, digestBytes).toString('base64');
}
