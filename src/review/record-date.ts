import { openRecord, sealRecord } from './record-codec.ts';
import { draftRecordLine, parseRecordLine, recordLine, textAndRest } from './record-line.ts';
import { unpackRecord, type ReviewRecord } from './record.ts';

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
  const planned = jobs.map(({ done: _done, command: _command, index: _index, evaluated: _evaluated, ...job }) => job);
  const stopped = removed.map(({ done: _done, ...job }) => job);
  return JSON.stringify([scope, planned.toSorted(byFile), stopped.toSorted(byFile)]);
}

function byFile(a: { readonly file: string }, b: { readonly file: string }): number {
  return a.file < b.file ? -1 : Number(a.file > b.file);
}
