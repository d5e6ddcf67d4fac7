/** Lines and columns are 1-based; columns count grapheme clusters, as in Nomad. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

// Created on demand, because it takes 6 ms.
let segmenter: Intl.Segmenter | undefined;

/** Converts between offsets and positions in a string. */
export function mapPositions(text: string) {
  // Computed on demand: most texts have no errors.
  let lines: readonly number[] | undefined;
  const readLineStarts = (): readonly number[] => (lines ??= listLineStarts(text));
  // Cached, because a hostile file may have thousands of errors on one line.
  let last: { readonly line: number; readonly columns: readonly number[] } | undefined;
  const readColumns = (line: number): readonly number[] => {
    if (last?.line !== line) last = { line, columns: listColumnStarts(text, readLineStarts(), line) };
    return last.columns;
  };
  return {
    findPosition(offset: number): Position {
      const starts = readLineStarts();
      let low = 0;
      let high = starts.length;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle;
      }
      const columns = readColumns(low + 1);
      const end = columns.at(-1) ?? 0;
      // The last offset is the end of the line, not the start of a character.
      const before = columns.findIndex((column) => column >= offset);
      return { line: low + 1, column: offset > end ? columns.length + offset - end : before + 1 };
    },
    findOffset({ line, column }: Position): number {
      const columns = readColumns(line);
      const beyond = (columns.at(-1) ?? text.length) + column - columns.length;
      return columns[column - 1] ?? Math.min(beyond, readLineStarts()[line] ?? text.length);
    },
  };
}

/** Beyond this column, UTF-16 units are counted instead, which takes no time. */
const maxColumns = 2000;

/** The offsets of the characters of a line, up to the limit, and the end of the last character. */
function listColumnStarts(text: string, starts: readonly number[], line: number): readonly number[] {
  const start = starts[line - 1] ?? text.length;
  const end = Math.min(starts[line] ?? text.length, start + maxColumns);
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...Array.from(segmenter.segment(text.slice(start, end)), ({ index }) => start + index), end];
}

function listLineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Variables whose values are in the replacement. */
  readonly variables?: ReadonlySet<string> | undefined;
  /** Files whose contents are in the replacement. */
  readonly files?: ReadonlySet<string> | undefined;
}

/** @param edits sorted and not overlapping */
export function applyEdits(text: string, edits: readonly Edit[]) {
  const parts: string[] = [];
  let at = 0;
  for (const edit of edits) {
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  const editedText = edits.length === 0 ? text : [...parts, text.slice(at)].join('');
  const [before, after] = [mapPositions(text), mapPositions(editedText)];
  return {
    text: editedText,
    /** The original position of a position in the edited text; within a replacement, the start of the replaced text. */
    original: (position: Position): Position =>
      edits.length === 0 ? position : before.findPosition(computeOriginalOffset(after.findOffset(position), edits)),
  };
}

function computeOriginalOffset(offset: number, edits: readonly Edit[]): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (offset < start + shift) break;
    if (offset < start + shift + text.length) return start;
    shift += text.length - (end - start);
  }
  return offset - shift;
}
