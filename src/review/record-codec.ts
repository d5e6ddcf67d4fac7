import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { pack, unpackRecord, type ReviewRecord } from './record.ts';

/**
 * The version of the format; a later one is not guessed at. An earlier one does not count: in version 1 the signature did not cover what the
 * reviewers read.
 */
const formatVersion = 2;

const recordLineStart = '<!-- outrider:record ';

/** Stands for a digest or a signature, 32 bytes in base64, until the comment's text is known. */
const digestPlaceholder = '0'.repeat(44);

function formatRecordLine(content: string, by: string): string {
  return `${recordLineStart}${content} ${by} -->`;
}

/**
 * The last line of a plan's comment, hidden from readers by HTML: the record, a digest of the comment's text, and an HMAC-SHA-256 of both. Digest
 * and signature are filled in by {@link sealRecord}, so that a comment can be fitted into its limit before its text is known.
 *
 * @param key undefined to leave it unsigned; it then counts only by who wrote and last edited the comment
 */
function draftRecordLine(record: ReviewRecord, key: string | undefined): string {
  return formatRecordLine(
    `v${formatVersion} ${pack(record)} ${digestPlaceholder}`,
    key === undefined ? 'unsigned' : digestPlaceholder,
  );
}

/** As many jobs of a record as have room in a line, the first ones first; the rest is counted. */
export function fitRecordLine(record: ReviewRecord, key: string | undefined, budget: number): string {
  let line = draftRecordLine(record, key);
  for (let room = record.jobs.length; line.length > budget && room > 0;) {
    // Of what is packed the length follows the number of jobs closely, so that a few steps do.
    room = Math.min(room - 1, Math.floor((room * budget) / line.length));
    const jobs = record.jobs.slice(0, room);
    line = draftRecordLine({ ...record, jobs, left: record.left + record.jobs.length - room }, key);
  }
  return line;
}

/** A comment with the digest of its text, and the signature, in its last line; one without a record stays as it is. */
export function sealRecord(comment: string, key: string | undefined): string {
  const found = recordLine(comment);
  const { packed } = parseRecordLine(found);
  if (found === undefined || packed === '') return comment;
  const { text } = textAndRest(comment, found);
  const content = `v${formatVersion} ${packed} ${commentDigest(text)}`;
  return text + formatRecordLine(content, key === undefined ? 'unsigned' : signature(content, key));
}

/** What stands in a comment where a record may be. */
export type OpenedRecord =
  | { readonly kind: 'none' }
  /** It is written in a later format. */
  | { readonly kind: 'newer' }
  /** It is written in a format that does not cover the comment's text. */
  | { readonly kind: 'older' }
  /** It cannot be read. */
  | { readonly kind: 'damaged' }
  /** A signature that is not of this key, or of another content. */
  | { readonly kind: 'forged' }
  /** It is signed, and there is no key to check it by. */
  | { readonly kind: 'no-key' }
  /** The text around the record is not the one that it was sealed with. */
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

/** The record in a comment, judged by its signature and by the comment's text. */
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

/** The last line that a record stands in. No text of others begins a line of ours (see `report/markdown.ts`). */
export function recordLine(comment: string): string | undefined {
  return comment.split(/\r\n?|\n/).findLast((one) => one.startsWith(recordLineStart));
}

/** What stands before the last record of a comment, and behind it. */
function textAndRest(comment: string, found: string): { readonly text: string; readonly rest: string } {
  const at = comment.lastIndexOf(found);
  return { text: comment.slice(0, at), rest: comment.slice(at + found.length) };
}

/** Of a text whatever its line ends are: a comment that is edited in a browser gets those of Windows. */
function commentDigest(text: string): string {
  const stored = text.replaceAll(/\r\n?/g, '\n').trimEnd();
  return createHash('sha256').update(`outrider text v${formatVersion}\n${stored}`).digest('base64');
}

/** Whether a comment's record counts only by who wrote and edited it. */
export function isUnsigned(comment: string): boolean {
  return recordLine(comment)?.endsWith(' unsigned -->') === true;
}

/**
 * Whether two comments say the same to who registers: all but the run that wrote them. What cannot be opened is never the same, so that it is
 * written anew.
 */
export function sameRecord(present: string, wanted: string, key: string | undefined): boolean {
  const [one, other] = [openRecord(present, key), openRecord(wanted, key)];
  if (one.kind === 'none' && other.kind === 'none') return true;
  if (one.kind !== 'opened' || other.kind !== 'opened' || one.signed !== other.signed) return false;
  return withoutRun(one.record) === withoutRun(other.record);
}

function withoutRun({ run: _run, ...record }: ReviewRecord): string {
  return JSON.stringify(record);
}

function signature(text: string, key: string): string {
  return createHmac('sha256', key).update(`outrider:record ${text}`).digest('base64');
}

/** In constant time, so that how long it takes tells nothing of the right one. */
export function equalsInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
