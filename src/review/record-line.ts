import { markOf, type Mark } from '../text/mark.ts';
import { packRecord, type ReviewRecord } from './record.ts';

/**
 * The version of the format. Other versions are not accepted: up to version 2 a record could be unsigned, and did not name the approvals that its plan
 * needs.
 */
export const formatVersion = 3;

const recordLineStart = '<!-- outrider:record ';

/** 32 bytes in base64, to be replaced by a digest or a signature once the text of the comment is known. */
const digestPlaceholder = '0'.repeat(44);

export function formatRecordLine(packed: string, digest: string, signature: string): Mark {
  return markOf`outrider:record v${formatVersion} ${packed} ${digest} ${signature}`;
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

interface RecordLineParts {
  readonly number: string;
  readonly packed: string;
  readonly digest: string;
  readonly signature: string;
}

/** The fields of a record's line; empty where it has another format. */
export function parseRecordLine(found: string | undefined): RecordLineParts {
  const [, number = '', rest = ''] = recordLinePattern.exec(found ?? '') ?? [];
  const [, packed = '', digest = '', signature = ''] = recordContentPattern.exec(rest) ?? [];
  return { number, packed, digest, signature };
}

/** The last line with a record. Quoted text never starts such a line (see `text/markdown.ts`). */
export function recordLine(comment: string): string | undefined {
  return comment.split(/\r\n?|\n/).findLast((one) => one.startsWith(recordLineStart));
}

/** The text before the last record of a comment, and the text after it. */
export function textAndRest(comment: string, found: string): { readonly text: string; readonly rest: string } {
  const at = comment.lastIndexOf(found);
  return { text: comment.slice(0, at), rest: comment.slice(at + found.length) };
}
