import { quote } from '../../inputs/suggest.ts';
import type { InputErrors } from '../../inputs/input.ts';

/** The branches in which a merge counts. */
export interface BranchInputs {
  /** For messages; empty for the default branch. */
  readonly patterns: readonly string[];
  /** Whether a pattern matches the branch and none excludes it. */
  readonly names: (branch: string) => boolean;
}

/** One step of a pattern: any text, any text without `/`, or one character. */
type Step = 'all' | 'some' | ((character: string) => boolean);

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
  const steps: Step[] = [];
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern.charAt(at);
    if (pattern.startsWith('**', at)) {
      steps.push('all');
      at += 1;
    } else if (character === '*') steps.push('some');
    else if (character === '?') steps.push((one) => one !== '/');
    else if (character === '[') {
      const end = pattern.indexOf(']', at + 2);
      if (end === -1) return undefined;
      steps.push(readCharacterClass(pattern.slice(at + 1, end)));
      at = end;
    } else steps.push((one) => one === character);
  }
  return steps;
}

/** Characters and ranges, such as `0-9a-f`; `!` or `^` before them negates. */
function readCharacterClass(inside: string): (character: string) => boolean {
  const not = /^[!^]/.test(inside);
  const ranges = [...(not ? inside.slice(1) : inside).matchAll(/(.)-(.)|(.)/gs)];
  const isIn = (one: string): boolean =>
    ranges.some(([, low, high, single]) =>
      low === undefined || high === undefined ? one === single : low <= one && one <= high,
    );
  return (one) => one !== '/' && isIn(one) !== not;
}

/** Tracks all positions in the pattern that the text can have reached, so that it takes at most the product of both lengths. */
function matchesBranch(steps: readonly Step[], branch: string): boolean {
  let places = pastStars(steps, new Set([0]));
  for (const character of branch) {
    const next = new Set<number>();
    for (const place of places) {
      const step = steps[place];
      if (step === 'all' || (step === 'some' && character !== '/')) next.add(place);
      else if (typeof step === 'function' && step(character)) next.add(place + 1);
    }
    places = pastStars(steps, next);
  }
  return places.has(steps.length);
}

/** A star may match the empty text. */
function pastStars(steps: readonly Step[], places: Set<number>): Set<number> {
  // The loop also visits the elements that it adds.
  for (const place of places) if (typeof steps[place] === 'string') places.add(place + 1);
  return places;
}
