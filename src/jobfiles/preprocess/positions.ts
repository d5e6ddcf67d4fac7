/** Lines and columns count from 1; columns in characters as a reader sees them, as Nomad counts them. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where a text's offsets lie, and which offset lies where. */
export interface Positions {
  positionOf(offset: number): Position;
  offsetOf(position: Position): number;
}

// Made when something has to be told, for it takes 6 ms.
let segmenter: Intl.Segmenter | undefined;

export function positionsIn(text: string): Positions {
  // Looked for once something has to be told, which of most texts is nothing.
  let found: readonly number[] | undefined;
  const lineStarts = (): readonly number[] => (found ??= lineStartsOf(text));
  // A hostile file may have thousands of mistakes on one line: its columns are counted once.
  let last: { readonly line: number; readonly columns: readonly number[] } | undefined;
  const columnsOf = (line: number): readonly number[] => {
    if (last?.line !== line) last = { line, columns: columnStartsOf(text, lineStarts(), line) };
    return last.columns;
  };
  return {
    positionOf(offset) {
      const starts = lineStarts();
      let low = 0;
      let high = starts.length;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle;
      }
      const columns = columnsOf(low + 1);
      const end = columns.at(-1) ?? 0;
      return { line: low + 1, column: offset > end ? columns.length + offset - end : countBelow(columns, offset) + 1 };
    },
    offsetOf({ line, column }) {
      const columns = columnsOf(line);
      const beyond = (columns.at(-1) ?? text.length) + column - columns.length;
      return columns[column - 1] ?? Math.min(beyond, lineStarts()[line] ?? text.length);
    },
  };
}

/** Farther on nobody looks at a column; it is counted in units of the text, which takes no time. */
const maxColumns = 2000;

/** Where the characters of a line begin, as many as are counted, and where the last of these ends. */
function columnStartsOf(text: string, starts: readonly number[], line: number): readonly number[] {
  const start = starts[line - 1] ?? text.length;
  const end = Math.min(starts[line] ?? text.length, start + maxColumns);
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...Array.from(segmenter.segment(text.slice(start, end)), ({ index }) => start + index), end];
}

/** How many of the sorted numbers are below one. */
function countBelow(numbers: readonly number[], one: number): number {
  const found = numbers.findIndex((number) => number >= one);
  return found === -1 ? numbers.length : found;
}

function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
