import { createHash, createHmac } from 'node:crypto';
import { equalsInConstantTime } from './digests.ts';
import { packRecord, unpackRecord, type ReviewRecord, type ShownTimes, type SignedRecord } from './record.ts';
import type { SigningKey, SigningKeys } from '../inputs/review.ts';
import { toMark, type Mark } from '../text/published.ts';

/** Drops jobs from the end until the line of the record fits into the budget, and counts them in `omitted`. */
export function fitRecord(record: ReviewRecord, budget: number): ReviewRecord {
  let draft = record;
  for (let count = record.jobs.length; count > 0;) {
    const { length } = draftRecordLine(draft);
    if (length <= budget) break;
    // The packed length is nearly proportional to the number of jobs, so a few steps are enough.
    count = Math.min(count - 1, Math.floor((count * budget) / length));
    draft = { ...record, jobs: record.jobs.slice(0, count), omitted: record.omitted + record.jobs.length - count };
  }
  return draft;
}

/** The maximum number of characters that a stamp adds to a comment. */
export const stampLength = 128;

/** The times of a record, in seconds since 1970 by GitHub's clock. */
export interface Stamp {
  /** The time of the write, or later. */
  readonly at: number;
  /** The time at which the run of the plan began; `undefined` to keep the time in the record. */
  readonly plannedAt?: number | undefined;
  /** The times of an earlier comment with the same meaning; `undefined` for a new meaning, or to keep the times in the record. */
  readonly shownTimes?: ShownTimes | undefined;
}

/** Stamps and signs the record of a comment, by the key that it names; a comment without a record stays unchanged. */
export function sealRecord<Comment extends string>(
  comment: Comment,
  { at, plannedAt, shownTimes }: Stamp,
  keys: SigningKeys,
): Comment {
  const { text = '', packed: draft = '' } = splitComment(comment) ?? {};
  const record = unpackRecord(draft);
  const key = keys.find(({ id }) => id === record?.key);
  if (record === undefined || key === undefined) return comment;
  const times = { at, plannedAt: plannedAt ?? record.plannedAt, since: record.since || at, ...shownTimes };
  const [packed, digest] = [packRecord({ ...record, ...times }), digestComment(text)];
  const signature = signText(`v${formatVersion} ${packed} ${digest}`, key);
  return (text + formatRecordLine(packed, digest, signature)) as Comment;
}

/** A comment with a different record, as a draft to be sealed. */
export function replaceRecord<Comment extends string>(comment: Comment, record: ReviewRecord): Comment {
  return ((splitComment(comment)?.text ?? '') + draftRecordLine(record)) as Comment;
}

export type OpenedRecord =
  /**
   * `unsigned`: the plan was made without a key. `newer` and `older`: of the format. `forged`: the signature does not match the content. `edited`: the text
   * changed after it was sealed. `absent`: no plan wrote the comment.
   */
  | { readonly kind: 'none' | 'newer' | 'forged' | 'other-key' | 'no-key' | (typeof markedKinds)[number] }
  /** Copied from a different comment, which `origin` describes. */
  | { readonly kind: 'copied'; readonly origin: string }
  | ({ readonly kind: 'opened' } & SignedRecord);

/**
 * Reads the record in a comment, and verifies its signature and the text of the comment.
 *
 * @param updatedAt when the comment was last written, in ISO 8601; if it is later than the time in the record, a different account edited the comment
 */
export function openRecord(comment: string, keys: SigningKeys | undefined, updatedAt?: string | null): OpenedRecord {
  if (keys === undefined) return { kind: 'no-key' };
  const parts = splitComment(comment);
  const line = findRecordLine(comment);
  for (const kind of markedKinds) if (line === markKind(kind)) return { kind };
  if (parts === undefined || parts.number === '') return { kind: 'none' };
  const { number, packed, digest, signature, text, rest } = parts;
  if (Number(number) > formatVersion) return { kind: 'newer' };
  if (Number(number) < formatVersion) return { kind: 'older' };
  const record = unpackRecord(packed);
  // A record without a time is a draft that was never written.
  if (record === undefined || number !== String(formatVersion) || record.at === 0) return { kind: 'damaged' };
  const key = keys.find(({ id }) => id === record.key);
  if (key === undefined) return { kind: 'other-key' };
  if (!equalsInConstantTime(signature, signText(`v${number} ${packed} ${digest}`, key))) return { kind: 'forged' };
  if (rest.trim() !== '' || !equalsInConstantTime(digest, digestComment(text))) return { kind: 'edited' };
  const updateSecond = Math.floor(Date.parse(updatedAt ?? '') / 1000);
  const editSecond = updateSecond > record.at ? Math.max(record.edited ?? 0, updateSecond) : record.edited;
  return { kind: 'opened', record: editSecond === undefined ? record : { ...record, edited: editSecond }, key };
}

type RecordOwner = Pick<ReviewRecord, 'repository' | 'repositoryId' | 'pullRequest' | 'comment'>;

/** Like {@link openRecord}; a valid record that was copied from a different comment is not accepted. */
export function openOwnRecord(
  { body, updated_at: updatedAt }: { readonly body: string; readonly updated_at?: string | null | undefined },
  keys: SigningKeys | undefined,
  owner: RecordOwner,
): OpenedRecord {
  const openedRecord = openRecord(body, keys, updatedAt);
  const other = openedRecord.kind === 'opened' ? findOtherOwner(openedRecord.record, owner) : undefined;
  return other === undefined ? openedRecord : { kind: 'copied', origin: other };
}

/** The first property of a record that differs from its comment. */
function findOtherOwner(record: ReviewRecord, owner: RecordOwner): string | undefined {
  const isSameName = record.repository.toLowerCase() === owner.repository.toLowerCase();
  if (record.repositoryId !== owner.repositoryId || !isSameName) return `another repository (\`${record.repository}\`)`;
  if (record.pullRequest !== owner.pullRequest) return `pull request ${record.pullRequest}, not ${owner.pullRequest}`;
  return record.comment === owner.comment
    ? undefined
    : `another comment (\`environment\` \`${record.comment}\`; this run's is \`${owner.comment}\`)`;
}

/** Ignores the kind of line breaks: editing a comment in a browser changes them to CRLF. */
function digestComment(text: string): string {
  const storedText = text.replaceAll(/\r\n?/g, '\n').trimEnd();
  return createHash('sha256').update(`outrider text v${formatVersion}\n${storedText}`).digest('base64');
}

/** Whether two comments have equal records, except for the run that wrote them. Unreadable records are never equal, so they are replaced. */
export function isSameRecord(present: string, draft: string, keys: SigningKeys | undefined): boolean {
  const [left, right] = [openRecord(present, keys), openRecord(draft, keys)];
  const [before, current] = [findRecordLine(present), findRecordLine(draft)];
  if (left.kind !== 'opened' || right.kind !== 'opened')
    return before === current && (before === undefined || markedKinds.some((kind) => before === markKind(kind)));
  return omitRun(left.record) === omitRun(right.record);
}

function omitRun({ at: _at, plannedAt: _planned, run: _run, ...record }: ReviewRecord): string {
  return JSON.stringify(record);
}

function signText(text: string, { secret }: SigningKey): string {
  return createHmac('sha256', secret).update(`outrider:record ${text}`).digest('base64');
}

/** Earlier versions are not accepted: before 3, a record could be unsigned, and version 3 contained the permissions of commands. */
const formatVersion = 4;

const recordLineStart = '<!-- outrider:record ';

/** 32 bytes in base64, to be replaced by a digest or a signature once the text of the comment is known. */
const digestPlaceholder = '0'.repeat(44);

/**
 * States of an invalid or missing record that a comment can mark instead of a record. If a refusal replaces the comment of the plan, it keeps the state:
 * otherwise, the next run could not report the cause.
 */
export const markedKinds = ['unsigned', 'edited', 'older', 'damaged', 'absent'] as const;

export function markKind(kind: (typeof markedKinds)[number]): Mark {
  return toMark`outrider:record ${kind}`;
}

export function formatRecordLine(packedRecord: string, digest: string, signature: string): Mark {
  return toMark`outrider:record v${formatVersion} ${packedRecord} ${digest} ${signature}`;
}

/**
 * The last line of a plan comment, hidden by HTML: the record, a digest of the comment's text, and an HMAC-SHA-256 of both. `sealRecord` fills in digest and
 * signature later, so that the comment can be fitted into its limit before its text is known.
 */
export function draftRecordLine(record: ReviewRecord): Mark {
  return formatRecordLine(packRecord(record), digestPlaceholder, digestPlaceholder);
}

const recordLinePattern = /^<!-- outrider:record v(\d{1,9}) (.*) -->$/;
const recordContentPattern =
  /^([A-Za-z0-9+/]+={0,2}) ([A-Za-z0-9+/]{43}[A-Za-z0-9+/=]) ([A-Za-z0-9+/]{43}[A-Za-z0-9+/=])$/;

/** The last line with a record. Quoted text never starts such a line (see `text/markdown.ts`). */
export function findRecordLine(comment: string): string | undefined {
  return comment.split(/\r\n?|\n/).findLast((line) => line.startsWith(recordLineStart));
}

/** The parts of a comment with a record. If its line has a different format, the fields are empty. */
function splitComment(comment: string) {
  const line = findRecordLine(comment);
  if (line === undefined) return undefined;
  const [, number = '', fields = ''] = recordLinePattern.exec(line) ?? [];
  const [, packed = '', digest = '', signature = ''] = recordContentPattern.exec(fields) ?? [];
  const at = comment.lastIndexOf(line);
  return { text: comment.slice(0, at), rest: comment.slice(at + line.length), number, packed, digest, signature };
}

/**
 * The ID of a reviewed plan: 8 hexadecimal digits that commands name. It covers the commit and the plan, not the outcome, so that a plan with the same meaning
 * keeps its ID. Without the key, nobody can compute the ID of a plan.
 */
export function derivePlanId({ record, key }: SignedRecord): string {
  const { repository, pullRequest, comment, head, cluster, namespace, region, jobs, removed, omitted } = record;
  const planned = jobs.map(({ done: _done, command: _command, ...job }) => job);
  const stops = removed.map(({ done: _done, ...job }) => job);
  const meaning = [repository, pullRequest, comment, head, cluster, namespace, region, planned, stops, omitted];
  const text = `outrider:plan ${JSON.stringify(meaning)}`;
  return createHmac('sha256', key.secret).update(text).digest('hex').slice(0, 8);
}
