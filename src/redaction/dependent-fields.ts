import { isPublicByNature } from './public-fields.ts';
import { specFields } from './shown-spec.ts';
import type { Pattern } from '../inputs/pattern.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';

/** A field of a job that depends on something. */
export interface DependentField {
  /** As a user would call it: `Constraint.RTarget`. */
  readonly path: string;
  readonly value: string;
  /** What it is in the other job; empty where it is not there. */
  readonly other: string;
  /** Whether its value, or a name in it, would be shown. */
  readonly isShown: boolean;
}

/**
 * The fields of a job that differ from another one, which is made of the same job file and other content of files that it reads. Names, and how many
 * objects there are, are shown; of a list of texts how long it is may differ where its values are hidden.
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
    const isNatural = [one, two].some((side) => isPublicByNature(objects, name, side?.value));
    const isShown = !isRevealed && (isStructure || isNatural);
    // A key may be made of what must not be shown.
    const path = isStructure ? (objects[0] ?? name).replace(/\[.*/s, '') : full;
    found.push({ path, value: one?.value ?? '', other: two?.value ?? '', isShown });
  }
  return found;
}
