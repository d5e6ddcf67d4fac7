import { quote } from '../../inputs/suggest.ts';
import type { InputErrors } from '../../inputs/input.ts';

/** The branches in which a merge counts. */
export interface BranchInputs {
  /** For messages; empty for the default branch. */
  readonly patterns: readonly string[];
  /** Whether a pattern matches the branch and none excludes it. */
  readonly names: (branch: string) => boolean;
}

/** One character, or any number of them. */
interface Step {
  readonly fits: (character: string) => boolean;
  readonly repeats: boolean;
}

const maxPatternLength = 200;
const hint = 'Write one branch per line, such as `main` or `release/*`.';

/** Reads input `branches`: `*` matches any text without `/`, `**` any text, and `!` before a pattern excludes branches. */
export function readBranches(lines: readonly string[], errors: InputErrors): BranchInputs {
  const wanted: (readonly Step[])[] = [];
  const excluded: (readonly Step[])[] = [];
  const before = errors.list.length;
  const refuse = (error: string, way = hint): void => {
    errors.add('branches', error, way);
  };
  for (const line of lines) {
    const isExcluded = line.startsWith('!');
    const pattern = (isExcluded ? line.slice(1) : line).trim();
    const steps = readSteps(pattern);
    if (pattern.startsWith('refs/'))
      refuse(`contains the ref ${quote(pattern)}`, 'Write only the branch: `main` for `refs/heads/main`.');
    else if (steps === undefined) refuse(`contains ${quote(line)}, which is not a branch pattern`);
    else (isExcluded ? excluded : wanted).push(steps);
  }
  if (lines.length > 0 && wanted.length === 0 && errors.list.length === before) refuse('only excludes branches');
  return {
    patterns: lines,
    names: (branch) =>
      wanted.some((steps) => matchesBranch(steps, branch)) && !excluded.some((steps) => matchesBranch(steps, branch)),
  };
}

/** Undefined for a text that no branch can match: https://git-scm.com/docs/git-check-ref-format */
function readSteps(pattern: string): readonly Step[] | undefined {
  if (pattern === '' || pattern.length > maxPatternLength || /[\s~^:\\]|\.\./.test(pattern.replaceAll('[^', '[')))
    return undefined;
  const tokens: readonly string[] = pattern.match(/\*\*|\[[^][^\]]*\]|[^]/gu) ?? [];
  return tokens.includes('[') ? undefined : tokens.map(readStep);
}

const isNoSlash = (one: string): boolean => one !== '/';

function readStep(token: string): Step {
  if (token === '**') return { fits: () => true, repeats: true };
  if (token === '*') return { fits: isNoSlash, repeats: true };
  if (token === '?') return { fits: isNoSlash, repeats: false };
  if (token.startsWith('[')) return { fits: readCharacterClass(token.slice(1, -1)), repeats: false };
  return { fits: (one) => one === token, repeats: false };
}

/** Characters and ranges, such as `0-9a-f`; `!` or `^` before them negates. */
function readCharacterClass(inside: string): (character: string) => boolean {
  const not = /^[!^]/.test(inside);
  const ranges = [...(not ? inside.slice(1) : inside).matchAll(/(.)-(.)|(.)/gsu)];
  const isIn = (one: string): boolean =>
    ranges.some(([, low, high, single]) =>
      low === undefined || high === undefined ? one === single : low <= one && one <= high,
    );
  return (one) => one !== '/' && isIn(one) !== not;
}

/** Tracks how much of the branch the steps so far can match, so that it takes at most the product of both lengths. */
function matchesBranch(steps: readonly Step[], branch: string): boolean {
  const characters = Array.from(branch);
  let reached = [true, ...characters.map(() => false)];
  for (const { fits, repeats } of steps) {
    const next = [repeats && reached[0] === true];
    for (const [at, character] of characters.entries()) {
      const before = repeats ? next : reached;
      next.push((before[at] === true && fits(character)) || (repeats && reached[at + 1] === true));
    }
    reached = next;
  }
  return reached.at(-1) === true;
}
