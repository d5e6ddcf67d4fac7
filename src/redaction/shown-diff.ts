import { hiddenMark } from './hidden-text.ts';
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
