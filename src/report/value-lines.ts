import { structuredPatch } from 'diff';
import { visible } from '../plan/quote.ts';

/** A line of a text of several lines, and what becomes of it. */
export interface ValueLine {
  readonly type: 'Added' | 'Deleted' | 'None';
  readonly text: string;
}

/** Unchanged lines shown around a change. */
const context = 2;
const mostLines = 80;
const longestLine = 160;
/** Texts that differ in more lines than this are new texts; to find the least difference of these could take for ever. */
const mostEdits = 400;

/** Whether a value is told by its lines: templates, scripts, certificates. */
export function hasLines(value: string): boolean {
  return /\n[^\n]/.test(value);
}

/** What changes between two texts, line by line, with a little of what stays around it; undefined when nearly everything does. */
export function changedLines(before: string, after: string): readonly ValueLine[] | undefined {
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
  const text = visible(line.slice(1).replaceAll('\t', '  '));
  const shown = text.length > longestLine ? `${text.slice(0, longestLine).toWellFormed()}…` : text;
  return { type: line.startsWith('+') ? 'Added' : line.startsWith('-') ? 'Deleted' : 'None', text: shown };
}
