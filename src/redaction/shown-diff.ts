import { hiddenMark, type TextRange } from './hidden-text.ts';
import type { DiffType, JobDiff, TaskDiff, TaskGroupDiff } from '../clients/nomad/jobs/plan.ts';

/** A value that must not be public. No digest of it is kept, because a short secret could be guessed from one. */
export const hidden = Symbol('hidden');

/**
 * A text with hidden lines. Each hidden line is a number; within one field, equal numbers mean equal lines, so that a
 * change of a hidden line is visible.
 */
export interface PartlyShown {
  readonly lines: readonly (string | number)[];
}

export type ShownValue = string | typeof hidden | PartlyShown;

/** A field of the diff as it may be shown. */
export interface ShownField {
  readonly Type: DiffType;
  readonly Name: string;
  readonly Old: ShownValue;
  readonly New: ShownValue;
  readonly Annotations: readonly string[];
}

/** Fields and nested objects of a job, a group, a task or an object. */
export interface ShownBody {
  readonly Fields: readonly ShownField[];
  readonly Objects: readonly ShownObject[];
}

export interface ShownObject extends ShownBody {
  readonly Type: DiffType;
  readonly Name: string;
}

export type ShownTask = Omit<TaskDiff, keyof ShownBody> & ShownBody;
export type ShownGroup = Omit<TaskGroupDiff, keyof ShownBody | 'Tasks'> &
  ShownBody & { readonly Tasks: readonly ShownTask[] };
export type ShownDiff = Omit<JobDiff, keyof ShownBody | 'TaskGroups'> &
  ShownBody & { readonly TaskGroups: readonly ShownGroup[] };

/** A value as text, with marks in place of hidden parts. */
export function shownText(value: ShownValue): string {
  if (value === hidden) return hiddenMark;
  if (typeof value === 'string') return value;
  return value.lines.map((line) => (typeof line === 'number' ? hiddenMark : line)).join('\n');
}

/** A line of a text, or all lines of a secret that spans several lines. */
interface TextPiece {
  readonly text: string;
  readonly isHidden: boolean;
}

/** Whether a value has several lines, so that single lines can be hidden. */
export function hasLines(value: string): boolean {
  return /\n[^\n]/.test(value);
}

/** Splits a text into lines, marks those with secrets, and joins the lines of one secret. */
export function hideLines(text: string, secrets: readonly TextRange[]): readonly TextPiece[] {
  const sorted = secrets.toSorted(([a], [b]) => a - b);
  const pieces: { text: string; isHidden: boolean; end: number }[] = [];
  let next = 0;
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    // A secret continues from the previous line.
    const last = pieces.at(-1);
    const goesOn = last?.isHidden === true && last.end > start;
    let reach = goesOn ? last.end : -1;
    for (; (sorted[next]?.[0] ?? Infinity) <= end; next += 1) reach = Math.max(reach, sorted[next]?.[1] ?? 0);
    if (goesOn) {
      last.text += `\n${line}`;
      last.end = reach;
    } else pieces.push({ text: line, isHidden: reach > start, end: reach });
    start = end + 1;
  }
  return pieces.map(({ text: piece, isHidden }) => ({ text: piece, isHidden }));
}

/** The hidden lines of a text. */
export function hiddenLines(text: string, secrets: readonly TextRange[]): readonly string[] {
  return hideLines(text, secrets).flatMap((piece) => (piece.isHidden ? [piece.text] : []));
}

/**
 * The shown part of a text.
 *
 * @param numbers identifies hidden lines, also across several texts of the same field
 */
export function partlyShown(pieces: readonly TextPiece[], numbers: Map<string, number>): PartlyShown {
  return {
    lines: pieces.map(({ text, isHidden }) => {
      if (!isHidden) return text;
      const number = numbers.get(text) ?? numbers.size + 1;
      numbers.set(text, number);
      return number;
    }),
  };
}
