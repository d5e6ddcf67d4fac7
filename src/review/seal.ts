import { createHmac, timingSafeEqual } from 'node:crypto';
import { pack, unpack, type ReviewRecord } from './record.ts';

/** The version of the format; a later one is not guessed at. */
const version = 1;

/**
 * The last line of a plan's comment: the record and its signature, hidden from readers by HTML. The signature is HMAC-SHA-256 over all that
 * stands before it.
 *
 * @param key undefined to leave it unsigned; it then counts only by who wrote and last edited the comment
 */
function sealed(record: ReviewRecord, key: string | undefined): string {
  const content = `v${version} ${pack(record)}`;
  return `<!-- outrider:record ${content} ${key === undefined ? 'unsigned' : signature(content, key)} -->`;
}

/** As many jobs of a record as have room in a line, the first ones first; the rest is counted. */
export function sealedWithin(record: ReviewRecord, key: string | undefined, budget: number): string {
  let line = sealed(record, key);
  for (let room = record.jobs.length; line.length > budget && room > 0;) {
    // Of what is packed the length follows the number of jobs closely, so that a few steps do.
    room = Math.min(room - 1, Math.floor((room * budget) / line.length));
    const jobs = record.jobs.slice(0, room);
    line = sealed({ ...record, jobs, left: record.left + record.jobs.length - room }, key);
  }
  return line;
}

/** What stands in a comment where a record may be. */
export type Opened =
  | { readonly kind: 'none' }
  /** It is written in a later format. */
  | { readonly kind: 'newer' }
  /** It cannot be read. */
  | { readonly kind: 'damaged' }
  /** A signature that is not of this key, or of another content. */
  | { readonly kind: 'forged' }
  /** It is signed, and there is no key to check it by. */
  | { readonly kind: 'no-key' }
  | { readonly kind: 'opened'; readonly signed: boolean; readonly record: ReviewRecord };

const line = /^<!-- outrider:record v(\d{1,9}) (.*) -->$/;
const content = /^([A-Za-z0-9+/]+={0,2}) (unsigned|[A-Za-z0-9+/]{43}=)$/;

/** The record in a comment, judged by its signature alone. */
export function open(comment: string, key: string | undefined): Opened {
  const [, number = '', rest = ''] = line.exec(recordLine(comment) ?? '') ?? [];
  if (number === '') return { kind: 'none' };
  if (Number(number) > version) return { kind: 'newer' };
  const [, packed = '', seal = ''] = content.exec(rest) ?? [];
  const signed = seal !== 'unsigned';
  if (packed === '' || Number(number) !== version) return { kind: 'damaged' };
  if (signed && key === undefined) return { kind: 'no-key' };
  if (signed && !isSame(seal, signature(`v${number} ${packed}`, key ?? ''))) return { kind: 'forged' };
  const record = unpack(packed);
  return record === undefined ? { kind: 'damaged' } : { kind: 'opened', signed, record };
}

/** The last line that a record stands in. No text of others begins a line of ours (see `report/markdown.ts`). */
export function recordLine(comment: string): string | undefined {
  return comment.split(/\r?\n/).findLast((one) => one.startsWith('<!-- outrider:record '));
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
  const [one, other] = [open(present, key), open(wanted, key)];
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
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
