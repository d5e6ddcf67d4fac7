import { hiddenMark } from './hidden-text.ts';
import type { DiffType, JobDiff, TaskDiff, TaskGroupDiff } from '../clients/nomad/jobs/plan.ts';

/** Stands for a value that the public must not see. No digest of it is kept: a short secret could be guessed from one. */
export const hidden = Symbol('hidden');

/**
 * A text of which some lines are hidden: each line, or a number in place of hidden ones. Only within one field do equal numbers stand for equal lines, so that
 * a change of a hidden line stays visible.
 */
export interface PartlyShown {
  readonly lines: readonly (string | number)[];
}

export type ShownValue = string | typeof hidden | PartlyShown;

/** A field of the difference as it may be shown. */
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

/** A value as text, with the mark where something is hidden. */
export function shownText(value: ShownValue): string {
  if (value === hidden) return hiddenMark;
  if (typeof value === 'string') return value;
  return value.lines.map((line) => (typeof line === 'number' ? hiddenMark : line)).join('\n');
}
