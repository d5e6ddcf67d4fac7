import { isPublicByNature } from './public-fields.ts';
import { specFields } from './shown-spec.ts';
import type { Pattern } from '../inputs/pattern.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';

/** A field of a job that depends on substituted content. */
export interface DependentField {
  /** As a user names it: `Constraint.RTarget`. */
  readonly path: string;
  readonly value: string;
  /** The value in the other job; empty if the field is missing there. */
  readonly other: string;
  /** Whether the value, or a name in it, would be shown. */
  readonly isShown: boolean;
}

/**
 * The fields in which a job differs from one that was made with other contents of the files that it reads. Names and
 * the number of objects are shown; the length of a list of hidden texts may differ.
 *
 * @param reveal names of fields that may be shown
 */
export function dependentFields(job: Job, other: Job, reveal: readonly Pattern[]): readonly DependentField[] {
  const [values, others] = [specFields(job), specFields(other)];
  const found: DependentField[] = [];
  for (const key of new Set([...values.keys(), ...others.keys()])) {
    const [one, two] = [values.get(key), others.get(key)];
    const field = one ?? two;
    if (field === undefined || (one !== undefined && one.value === two?.value)) continue;
    const { objects, name, isItem } = field;
    const full = [...objects, name].join('.');
    const isRevealed = reveal.some((pattern) => [name, full].some((text) => pattern.matches(text)));
    const isStructure = (one === undefined || two === undefined) && !isItem;
    const isPublicField = [one, two].some((side) => isPublicByNature(objects, name, side?.value));
    const isShown = !isRevealed && (isStructure || isPublicField);
    // A key may contain text that must be hidden.
    const path = isStructure ? (objects[0] ?? name).replace(/\[.*/s, '') : full;
    found.push({ path, value: one?.value ?? '', other: two?.value ?? '', isShown });
  }
  return found;
}
