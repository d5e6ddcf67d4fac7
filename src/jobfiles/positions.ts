/** Lines and columns count from 1; columns in characters as a reader sees them, as the scheduler counts them. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where a text's offsets lie, and which offset lies where. */
export interface Positions {
  positionOf(offset: number): Position;
  offsetOf(position: Position): number;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function positionsIn(text: string): Positions {
  // Looked for once something has to be told, which of most texts is nothing.
  let found: readonly number[] | undefined;
  const lineStarts = (): readonly number[] => (found ??= lineStartsOf(text));
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
      const before = text.slice(starts[low], offset);
      return { line: low + 1, column: [...characters.segment(before)].length + 1 };
    },
    offsetOf({ line, column }) {
      const starts = lineStarts();
      const start = starts[line - 1] ?? text.length;
      const end = starts[line] ?? text.length;
      let count = 1;
      for (const { index } of characters.segment(text.slice(start, end))) if (count++ === column) return start + index;
      return end;
    },
  };
}

function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
