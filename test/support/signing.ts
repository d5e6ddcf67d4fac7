import { parseSigningKeys, type SigningKeys } from '../../src/inputs/review.ts';
import { findRecordLine } from '../../src/review/record-codec.ts';
import { unpackRecord, type ReviewRecord } from '../../src/review/record.ts';

/** The keys of input `signing-key`. */
export function parseKeys(text: string): SigningKeys {
  const keys = parseSigningKeys(text);
  if (keys === undefined) throw new Error('There is no key');
  return keys;
}

/** The record in a comment, whoever wrote it. */
export function readUnverified(comment: string): ReviewRecord | undefined {
  const packed = findRecordLine(comment)?.split(' ')[3];
  return packed === undefined ? undefined : unpackRecord(packed);
}

/** A time that is later than any write of a test, in seconds since 1970. */
export const laterThanAnyWrite = 4_000_000_000;
