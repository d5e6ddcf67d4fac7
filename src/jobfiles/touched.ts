import { matchesGlob } from 'node:path';

/** What a pull request touches, by names from the repository's root. */
export interface TouchedFiles {
  /** Former names of what was renamed among them. */
  readonly names: readonly string[];
  /** What is there no more; of what was renamed also how it is called now. */
  readonly removed: readonly { readonly name: string; readonly now: string | undefined }[];
}

/** Whether a pull request touches anything that a job file is made of. */
export function isTouched(sought: ReadonlySet<string>, { names }: TouchedFiles): boolean {
  const globs = [...sought].filter((one) => /[*?[{\\]/.test(one));
  return names.some((name) => sought.has(name) || globs.some((glob) => matchesGlob(name, glob)));
}
