import { positionsIn, type Position } from './positions.ts';

/** A part of a text and what stands there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Variables whose values stand in the text. */
  readonly variables?: ReadonlySet<string> | undefined;
}

export interface Edited {
  readonly text: string;
  /** Where in the original is what stands at a position of the edited text; of what was put in, where it stands instead of. */
  original(position: Position): Position;
}

/** @param edits sorted, none within another */
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
