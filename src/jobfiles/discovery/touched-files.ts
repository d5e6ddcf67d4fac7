import { compileFileset } from '../functions/fileset-match.ts';
import type { FileBudget } from '../work-budget.ts';

/** What a pull request touches, by names from the repository's root. */
export interface TouchedFiles {
  /** Former names of what was renamed among them. */
  readonly names: readonly string[];
  /** What is there no more; of what was renamed also how it is called now. */
  readonly removed: readonly { readonly name: string; readonly now: string | undefined }[];
}

/**
 * Whether a pull request touches anything that a job file is made of. Both the globs and the names are its author's.
 *
 * @throws ActionError when that takes more work than a run may
 */
export function isTouched(sought: ReadonlySet<string>, { names }: TouchedFiles, { spend }: FileBudget): boolean {
  if (names.some((name) => sought.has(name))) return true;
  for (const glob of sought) {
    const set = /[*?[{\\]/.test(glob) ? compileFileset(glob) : undefined;
    for (const name of set === undefined ? [] : names) {
      spend(1 + (set?.steps(name.length) ?? 0) / stepsPerUnit);
      if (set?.matches(name) === true) return true;
    }
  }
  return false;
}

/** A step is much less than a microsecond. */
const stepsPerUnit = 100;
