import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { packRecord, unpackRecord, type ReviewRecord } from './record.ts';

/**
 * The version of the format. Other versions are not accepted: the signature of version 1 did not cover the text that
 * reviewers read.
 */
const formatVersion = 2;

const recordLineStart = '<!-- outrider:record ';

/** 32 bytes in base64, to be replaced by a digest or a signature once the text of the comment is known. */
const digestPlaceholder = '0'.repeat(44);

function formatRecordLine(content: string, by: string): string {
  return `${recordLineStart}${content} ${by} -->`;
}

/**
 * The last line of a plan comment, hidden by HTML: the record, a digest of the comment's text, and an HMAC-SHA-256 of
 * both. {@link sealRecord} fills in digest and signature later, so that the comment can be fitted into its limit before
 * its text is known.
 *
 * @param key undefined for an unsigned record, which counts only by the author and the last editor of the comment
 */
function draftRecordLine(record: ReviewRecord, key: string | undefined): string {
  return formatRecordLine(
    `v${formatVersion} ${packRecord(record)} ${digestPlaceholder}`,
    key === undefined ? 'unsigned' : digestPlaceholder,
  );
}

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

const recordLinePattern = /^<!-- outrider:record v(\d{1,9}) (.*) -->$/;
const recordContentPattern =
  /^([A-Za-z0-9+/]+={0,2}) ([A-Za-z0-9+/]{43}[A-Za-z0-9+/=]) (unsigned|[A-Za-z0-9+/]{43}[A-Za-z0-9+/=])$/;

interface RecordLineParts {
  readonly number: string;
  readonly packed: string;
  readonly digest: string;
  readonly by: string;
}

function parseRecordLine(found: string | undefined): RecordLineParts {
  const [, number = '', rest = ''] = recordLinePattern.exec(found ?? '') ?? [];
  const [, packed = '', digest = '', by = ''] = recordContentPattern.exec(rest) ?? [];
  return { number, packed, digest, by };
}

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

/** The last line with a record. Quoted text never starts such a line (see `report/markdown`). */
export function recordLine(comment: string): string | undefined {
  return comment.split(/\r\n?|\n/).findLast((one) => one.startsWith(recordLineStart));
}

/** The text before the last record of a comment, and the text after it. */
function textAndRest(comment: string, found: string): { readonly text: string; readonly rest: string } {
  const at = comment.lastIndexOf(found);
  return { text: comment.slice(0, at), rest: comment.slice(at + found.length) };
}

/** Ignores the kind of line ends, because editing a comment in a browser changes them to CRLF. */
function commentDigest(text: string): string {
  const stored = text.replaceAll(/\r\n?/g, '\n').trimEnd();
  return createHash('sha256').update(`outrider text v${formatVersion}\n${stored}`).digest('base64');
}

/** Whether a comment contains an unsigned record, which counts only by its author and editor. */
export function isUnsigned(comment: string): boolean {
  return recordLine(comment)?.endsWith(' unsigned -->') === true;
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

/** The characters by which a date makes a comment longer, at most. */
export const dateLength = 128;

/** The comment with the date in its record, sealed again; a comment without a record stays unchanged. */
export function dateRecord(comment: string, since: string | undefined, key: string | undefined): string {
  const found = recordLine(comment);
  const { packed, by } = parseRecordLine(found);
  const record = unpackRecord(packed);
  if (found === undefined || record === undefined) return comment;
  const { text } = textAndRest(comment, found);
  const dated = { ...record, since };
  return sealRecord(text + draftRecordLine(dated, by === 'unsigned' ? undefined : key), key);
}

/** Whether a comment needs no date: its record has one, or it has no record. */
export function isDated(comment: string): boolean {
  const found = recordLine(comment);
  return found === undefined || unpackRecord(parseRecordLine(found).packed)?.since !== undefined;
}

/**
 * When the meaning of a wanted comment was first written, by the comment that is there: undefined if that one has
 * another meaning, another kind of seal, or an unknown date.
 */
export function dateOfMeaning(present: string, wanted: string, key: string | undefined): string | undefined {
  const [one, other] = [openRecord(present, key), openRecord(wanted, key)];
  if (one.kind !== 'opened' || other.kind !== 'opened' || one.signed !== other.signed) return undefined;
  return meaningOfRecord(one.record) === meaningOfRecord(other.record) ? one.record.since : undefined;
}

/** What a reviewer approves: not the commit and the run that planned it, nor what was registered since. */
function meaningOfRecord({
  jobs,
  removed,
  run: _run,
  head: _head,
  since: _since,
  commands: _commands,
  ...scope
}: ReviewRecord): string {
  const planned = jobs.map(({ done: _done, index: _index, evaluated: _evaluated, ...job }) => job);
  const stopped = removed.map(({ done: _done, ...job }) => job);
  return JSON.stringify([scope, planned.toSorted(byFile), stopped.toSorted(byFile)]);
}

function byFile(a: { readonly file: string }, b: { readonly file: string }): number {
  return a.file < b.file ? -1 : Number(a.file > b.file);
}

function withoutRun({ run: _run, since: _since, ...record }: ReviewRecord): string {
  return JSON.stringify(record);
}

function signature(text: string, key: string): string {
  return createHmac('sha256', key).update(`outrider:record ${text}`).digest('base64');
}

/** A constant-time comparison, so that timing reveals nothing about the expected value. */
export function equalsInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
