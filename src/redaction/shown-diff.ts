import { hiddenMark, type TextRange } from './hidden-text.ts';
import type { DiffType, JobDiff, TaskDiff, TaskGroupDiff } from '../clients/nomad/jobs/plan.ts';

/** A value that must not be public. Has no digest, because a short secret could be guessed from it. */
export const hidden = Symbol('hidden');

/** A text with hidden lines. Each hidden line is a number; within one field, equal numbers mean equal lines, so that a change of a hidden line is visible. */
export interface PartlyShown {
  readonly lines: readonly (string | number)[];
}

export type ShownValue = string | typeof hidden | PartlyShown;

export interface ShownField {
  readonly Type: DiffType;
  readonly Name: string;
  readonly Old: ShownValue;
  readonly New: ShownValue;
  readonly Annotations: readonly string[];
}

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

/** A value as text, with marks instead of hidden parts. */
export function showText(value: ShownValue): string {
  if (value === hidden) return hiddenMark;
  if (typeof value === 'string') return value;
  return value.lines.map((line) => (typeof line === 'number' ? hiddenMark : line)).join('\n');
}

/** Whether a value has several lines, so that single lines can be hidden. */
export function hasLines(value: string): boolean {
  return /\n[^\n]/.test(value);
}

/** The lines with secrets, as ranges without the line ends; the lines of one secret are one range. */
function findLinesWith(text: string, secrets: readonly TextRange[]): readonly TextRange[] {
  const lines: [from: number, to: number][] = [];
  for (const [from, to] of secrets.toSorted(([a], [b]) => a - b)) {
    const last = lines.at(-1);
    if (last !== undefined && to <= last[1]) continue;
    const lineEnd = text.indexOf('\n', Math.max(from, to - 1));
    const end = lineEnd === -1 ? text.length : lineEnd;
    if (last !== undefined && from <= last[1]) last[1] = end;
    else lines.push([from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1, end]);
  }
  return lines;
}

export function listHiddenLines(text: string, secrets: readonly TextRange[]): readonly string[] {
  return findLinesWith(text, secrets).map(([from, to]) => text.slice(from, to));
}

/** A text without the lines that contain secrets. @param numbers identifies hidden lines, even across several texts of the same field */
export function hideLines(text: string, secrets: readonly TextRange[], numbers: Map<string, number>): ShownValue {
  let at = 0;
  const lines = findLinesWith(text, secrets).flatMap(([from, to]) => {
    const before = from > at ? text.slice(at, from - 1).split('\n') : [];
    at = to + 1;
    const line = text.slice(from, to);
    const number = numbers.get(line) ?? numbers.size + 1;
    numbers.set(line, number);
    return [...before, number];
  });
  const all = at > text.length ? lines : [...lines, ...text.slice(at).split('\n')];
  const isNothingLeft = all.every((line) => typeof line === 'number' || line.trim() === '');
  return isNothingLeft ? hidden : { lines: all };
}
