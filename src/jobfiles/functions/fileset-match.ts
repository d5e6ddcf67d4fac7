import { compileName, expandBraces, type NameMatch } from './name-pattern.ts';

/** A compiled glob of `fileset`, to match names of files. */
export interface FilesetMatcher {
  /** The largest number of steps for a name of a length. */
  readonly steps: (length: number) => number;
  readonly matches: (name: string) => boolean;
}

/** Compiles a glob with the syntax of `fileset`; undefined if it is invalid. */
export function compileFileset(glob: string): FilesetMatcher | undefined {
  const plain = expandBraces(glob);
  if (plain === undefined) return undefined;
  const all = plain.map((one) => one.split('/').map((part) => (part === '**' ? part : compileName(part))));
  const patterns = all.filter((parts): parts is ('**' | NameMatch)[] => !parts.includes(undefined));
  const characters = plain.reduce((sum, one) => sum + one.length, 0);
  return {
    steps: (length) => (characters + 1) * (length + 1),
    matches: (name) => patterns.some((parts) => matchesFilesetParts(parts, name.split('/'))),
  };
}

/**
 * Dynamic programming from the last part to the first: `after[at]` is true if the parts so far match the names from
 * `at` on.
 */
function matchesFilesetParts(parts: readonly ('**' | NameMatch)[], names: readonly string[]): boolean {
  let after = names.map(() => false).concat(true);
  for (const part of parts.toReversed()) {
    const here = names.map(() => false).concat(part === '**' && after.at(-1) === true);
    for (const [at, name] of [...names.entries()].toReversed()) {
      here[at] = part === '**' ? after[at] === true || here[at + 1] === true : after[at + 1] === true && part(name);
    }
    after = here;
  }
  return after[0] === true;
}
