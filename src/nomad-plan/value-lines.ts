import { structuredPatch } from 'diff';
import { hiddenMark } from '../redaction/hidden-text.ts';
import type { PartlyShown } from '../redaction/shown-diff.ts';
import { visible } from './quote.ts';

/** A line of a text of several lines, and what becomes of it. */
export interface ValueLine {
  readonly type: 'Added' | 'Deleted' | 'None';
  readonly text: string;
  readonly isHidden?: boolean;
}

/** Unchanged lines shown around a change. */
const context = 2;
const mostLines = 80;
const longestLine = 160;
/** Texts that differ in more lines than this are new texts; to find the least difference of these could take for ever. */
const mostEdits = 400;

/** What changes between two texts, line by line, with a little of what stays around it; undefined when nearly everything does. */
export function changedLines(
  former: string | PartlyShown,
  latter: string | PartlyShown,
): readonly ValueLine[] | undefined {
  const [before, after] = [toCompare(former), toCompare(latter)];
  const options = { context, maxEditLength: mostEdits };
  const patch = structuredPatch('', '', before, after, undefined, undefined, options);
  if (patch === undefined) return undefined;
  // That the last line has no end is worth a word only where that changes.
  const endChanges = before !== '' && after !== '' && before.endsWith('\n') !== after.endsWith('\n');
  const lines = patch.hunks.flatMap((hunk, index) => [
    ...(index === 0 ? [] : [{ type: 'None' as const, text: '…' }]),
    ...hunk.lines.filter((line) => endChanges || !line.startsWith('\\')).map(lineOf),
  ]);
  const left = lines.length - mostLines;
  return left <= 0 ? lines : [...lines.slice(0, mostLines), { type: 'None', text: `… ${left} lines more` }];
}

function lineOf(line: string): ValueLine {
  if (line.startsWith('\\')) return { type: 'None', text: '(no line end)' };
  const isHidden = isHiddenLine.test(line);
  const text = isHidden ? hiddenMark : visible(line.slice(1).replaceAll('\t', '  '));
  const shown = text.length > longestLine ? `${text.slice(0, longestLine).toWellFormed()}…` : text;
  return { type: line.startsWith('+') ? 'Added' : line.startsWith('-') ? 'Deleted' : 'None', text: shown, isHidden };
}

/** A hidden line with its number, so that another one in its place is a change. */
const isHiddenLine = /^[ +-]‹hidden›\0\d+$/;

function toCompare(value: string | PartlyShown): string {
  if (typeof value === 'string') return value;
  return value.lines.map((line) => (typeof line === 'number' ? `${hiddenMark}\0${line}` : line)).join('\n');
}
