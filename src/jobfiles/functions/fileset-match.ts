import { compileName, expandBraces, type NameMatch } from './name-pattern.ts';

/** A glob of `fileset`, to be compared with names of files. */
export interface FilesetMatcher {
  /** How many steps it takes at most to compare it with a name of a length. */
  readonly steps: (length: number) => number;
  readonly matches: (name: string) => boolean;
}

/** Reads a glob as `fileset` does; undefined for one that is none. */
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

/** From the last part to the first, for every place in the path: whether the parts from here on stand for the names from there on. */
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
