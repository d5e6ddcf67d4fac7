import { positionsIn, type Position } from './positions.ts';

/** Replaces a part of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Variables whose values are in the replacement. */
  readonly variables?: ReadonlySet<string> | undefined;
  /** Files whose contents are in the replacement. */
  readonly files?: ReadonlySet<string> | undefined;
}

export interface Edited {
  readonly text: string;
  /** The original position of a position in the edited text; within a replacement, the start of what it replaces. */
  original(position: Position): Position;
}

/** @param edits sorted and not overlapping */
export function applyEdits(text: string, edits: readonly Edit[]): Edited {
  const parts: string[] = [];
  let at = 0;
  for (const edit of edits) {
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  const edited = edits.length === 0 ? text : [...parts, text.slice(at)].join('');
  const [before, after] = [positionsIn(text), positionsIn(edited)];
  return {
    text: edited,
    original: (position) =>
      edits.length === 0 ? position : before.positionOf(originalOffset(after.offsetOf(position), edits)),
  };
}

function originalOffset(offset: number, edits: readonly Edit[]): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (offset < start + shift) break;
    if (offset < start + shift + text.length) return start;
    shift += text.length - (end - start);
  }
  return offset - shift;
}
