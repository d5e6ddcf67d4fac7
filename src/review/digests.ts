import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { canonical } from './canonical.ts';

/** The digests in the record of a job's specification and of its plan. */
export interface Digests {
  readonly spec: string;
  readonly plan: string;
}

/** Bytes: collision-resistant, and two digests of a job take 64 characters. */
const digestBytes = 24;

/**
 * Digests of a specification and of the meaning of its plan (see `meaning.ts`). Without a key, pass both without their
 * secret values: a short one could be guessed from a digest that anybody can compute.
 *
 * @param key the signing key; undefined for unsigned records
 */
export function digestsOf(spec: object, meaning: object, key: string | undefined): Digests {
  return { spec: keyedDigest('specification', spec, key), plan: keyedDigest('meaning', meaning, key) };
}

/** @param of the kind of value; values of different kinds never have the same digest */
export function keyedDigest(of: string, value: object | string, key: string | undefined): string {
  const text = `outrider ${of} v1\n${canonical(value)}`;
  const bytes = (key === undefined ? createHash('sha256') : createHmac('sha256', key)).update(text).digest();
  return bytes.subarray(0, digestBytes).toString('base64');
}

/** A constant-time comparison, so that timing reveals nothing about the expected value. */
export function equalsInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
