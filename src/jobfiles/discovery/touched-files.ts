import { compileGlob } from '../../patterns/glob.ts';
import { countCharacters, filesetSyntax } from '../functions/fileset.ts';
import type { FileBudget } from '../functions/work-budget.ts';

/** The changes of a pull request, by names relative to the repository's root. */
export interface TouchedFiles {
  /** Including the former names of renamed files. */
  readonly names: readonly string[];
  /** Deleted and renamed files; a deleted file has no new name. */
  readonly removed: readonly { readonly name: string; readonly newName: string | undefined }[];
}

/**
 * Whether a pull request touches a file that a job file depends on. Both the globs and the names are untrusted.
 *
 * @throws ActionError when the comparison exceeds the budget
 */
export function isTouched(sought: ReadonlySet<string>, { names }: TouchedFiles, { spend }: FileBudget): boolean {
  if (names.some((name) => sought.has(name))) return true;
  for (const glob of sought) {
    const matches = /[*?[{\\]/.test(glob) ? compileGlob(glob, filesetSyntax) : undefined;
    if (matches === undefined) continue;
    const characters = countCharacters(glob) + 1;
    for (const name of names) {
      spend(1 + (characters * (name.length + 1)) / stepsPerUnit);
      if (matches(name)) return true;
    }
  }
  return false;
}

/** Comparing one step takes much less than a microsecond. */
const stepsPerUnit = 100;
