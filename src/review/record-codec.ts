import { createHash, createHmac } from 'node:crypto';
import { equalsInConstantTime } from './digests.ts';
import {
  draftRecordLine,
  formatRecordLine,
  formatVersion,
  parseRecordLine,
  recordLine,
  textAndRest,
} from './record-line.ts';
import { unpackRecord, type ReviewRecord } from './record.ts';

/** Drops jobs from the end until the record fits into the budget, and counts them in `left`. */
export function fitRecordLine(record: ReviewRecord, key: string | undefined, budget: number): string {
  let line = draftRecordLine(record, key);
  for (let room = record.jobs.length; line.length > budget && room > 0;) {
    // The packed length is nearly proportional to the number of jobs, so a few steps are enough.
    room = Math.min(room - 1, Math.floor((room * budget) / line.length));
    const jobs = record.jobs.slice(0, room);
    line = draftRecordLine({ ...record, jobs, left: record.left + record.jobs.length - room }, key);
  }
  return line;
}

/** Fills in the digest and the signature in the last line of a comment; a comment without a record stays unchanged. */
export function sealRecord(comment: string, key: string | undefined): string {
  const found = recordLine(comment);
  const { packed } = parseRecordLine(found);
  if (found === undefined || packed === '') return comment;
  const { text } = textAndRest(comment, found);
  const content = `v${formatVersion} ${packed} ${commentDigest(text)}`;
  return text + formatRecordLine(content, key === undefined ? 'unsigned' : signature(content, key));
}

/** The result of reading the record in a comment. */
export type OpenedRecord =
  | { readonly kind: 'none' }
  /** The format is newer. */
  | { readonly kind: 'newer' }
  /** The format is older, and does not cover the text of the comment. */
  | { readonly kind: 'older' }
  /** The record is unreadable. */
  | { readonly kind: 'damaged' }
  /** The signature does not match the key or the content. */
  | { readonly kind: 'forged' }
  /** The record is signed, and there is no key to verify it. */
  | { readonly kind: 'no-key' }
  /** The text of the comment changed after it was sealed. */
  | { readonly kind: 'edited' }
  | { readonly kind: 'opened'; readonly signed: boolean; readonly record: ReviewRecord };

/** Reads the record in a comment, and verifies its signature and the text of the comment. */
export function openRecord(comment: string, key: string | undefined): OpenedRecord {
  const found = recordLine(comment);
  const { number, packed, digest, by } = parseRecordLine(found);
  if (found === undefined || number === '') return { kind: 'none' };
  if (Number(number) > formatVersion) return { kind: 'newer' };
  if (Number(number) < formatVersion) return { kind: 'older' };
  const signed = by !== 'unsigned';
  if (packed === '' || number !== String(formatVersion)) return { kind: 'damaged' };
  if (signed && key === undefined) return { kind: 'no-key' };
  if (signed && !equalsInConstantTime(by, signature(`v${number} ${packed} ${digest}`, key ?? '')))
    return { kind: 'forged' };
  const { text, rest } = textAndRest(comment, found);
  if (rest.trim() !== '' || !equalsInConstantTime(digest, commentDigest(text))) return { kind: 'edited' };
  const record = unpackRecord(packed);
  return record === undefined ? { kind: 'damaged' } : { kind: 'opened', signed, record };
}

/** The record in a comment, whoever wrote it: for hints that decide about no write. */
export function readUnverified(comment: string): ReviewRecord | undefined {
  const { number, packed } = parseRecordLine(recordLine(comment));
  return number === String(formatVersion) && packed !== '' ? unpackRecord(packed) : undefined;
}

/** Ignores the kind of line ends, because editing a comment in a browser changes them to CRLF. */
function commentDigest(text: string): string {
  const stored = text.replaceAll(/\r\n?/g, '\n').trimEnd();
  return createHash('sha256').update(`outrider text v${formatVersion}\n${stored}`).digest('base64');
}

/**
 * Whether two comments have equal records, except for the run that wrote them and its date. Unreadable records are never equal, so
 * they are replaced.
 */
export function sameRecord(present: string, wanted: string, key: string | undefined): boolean {
  const [one, other] = [openRecord(present, key), openRecord(wanted, key)];
  if (one.kind === 'none' && other.kind === 'none') return true;
  if (one.kind !== 'opened' || other.kind !== 'opened' || one.signed !== other.signed) return false;
  return withoutRun(one.record) === withoutRun(other.record);
}

function withoutRun({ run: _run, since: _since, ...record }: ReviewRecord): string {
  return JSON.stringify(record);
}

function signature(text: string, key: string): string {
  return createHmac('sha256', key).update(`outrider:record ${text}`).digest('base64');
}
