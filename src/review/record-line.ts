import { packRecord, type ReviewRecord } from './record.ts';

/**
 * The version of the format. Other versions are not accepted: the signature of version 1 did not cover the text that
 * reviewers read.
 */
export const formatVersion = 2;

const recordLineStart = '<!-- outrider:record ';

/** 32 bytes in base64, to be replaced by a digest or a signature once the text of the comment is known. */
const digestPlaceholder = '0'.repeat(44);

/** @param by the signature, or `unsigned` */
export function formatRecordLine(content: string, by: string): string {
  return `${recordLineStart}${content} ${by} -->`;
}

/**
 * The last line of a plan comment, hidden by HTML: the record, a digest of the comment's text, and an HMAC-SHA-256 of
 * both. `sealRecord` fills in digest and signature later, so that the comment can be fitted into its limit before
 * its text is known.
 *
 * @param key undefined for an unsigned record, which counts only by the author and the last editor of the comment
 */
export function draftRecordLine(record: ReviewRecord, key: string | undefined): string {
  return formatRecordLine(
    `v${formatVersion} ${packRecord(record)} ${digestPlaceholder}`,
    key === undefined ? 'unsigned' : digestPlaceholder,
  );
}

const recordLinePattern = /^<!-- outrider:record v(\d{1,9}) (.*) -->$/;
const recordContentPattern =
  /^([A-Za-z0-9+/]+={0,2}) ([A-Za-z0-9+/]{43}[A-Za-z0-9+/=]) (unsigned|[A-Za-z0-9+/]{43}[A-Za-z0-9+/=])$/;

interface RecordLineParts {
  readonly number: string;
  readonly packed: string;
  readonly digest: string;
  readonly by: string;
}

/** The fields of a record's line; empty where it has another format. */
export function parseRecordLine(found: string | undefined): RecordLineParts {
  const [, number = '', rest = ''] = recordLinePattern.exec(found ?? '') ?? [];
  const [, packed = '', digest = '', by = ''] = recordContentPattern.exec(rest) ?? [];
  return { number, packed, digest, by };
}

/** The last line with a record. Quoted text never starts such a line (see `report/markdown`). */
export function recordLine(comment: string): string | undefined {
  return comment.split(/\r\n?|\n/).findLast((one) => one.startsWith(recordLineStart));
}

/** The text before the last record of a comment, and the text after it. */
export function textAndRest(comment: string, found: string): { readonly text: string; readonly rest: string } {
  const at = comment.lastIndexOf(found);
  return { text: comment.slice(0, at), rest: comment.slice(at + found.length) };
}

/** Whether a comment contains an unsigned record, which counts only by its author and editor. */
export function isUnsigned(comment: string): boolean {
  return recordLine(comment)?.endsWith(' unsigned -->') === true;
}
