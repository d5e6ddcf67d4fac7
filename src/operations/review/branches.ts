import { quote } from '../../inputs/suggest.ts';
import type { InputErrors } from '../../inputs/input.ts';
import { compileTextPattern, type TextMatch } from '../../patterns/text-pattern.ts';

/** The branches into which merges are accepted. */
export interface BranchInputs {
  /** The patterns, for messages; empty for the default branch. */
  readonly patterns: readonly string[];
  /** Whether a pattern matches the branch and none excludes it. */
  readonly matchesPattern: (branch: string) => boolean;
}

const maxPatternLength = 200;
const hint = 'Write one branch per line, such as `main` or `release/*`.';

/** Reads input `branches`: `*` matches any text without `/`, `**` any text, and `!` before a pattern excludes branches. */
export function readBranches(lines: readonly string[], errors: InputErrors): BranchInputs {
  const included: TextMatch[] = [];
  const excluded: TextMatch[] = [];
  const before = errors.list.length;
  const refuse = (error: string, way = hint): void => {
    errors.add('branches', error, way);
  };
  for (const line of lines) {
    const isExcluded = line.startsWith('!');
    const pattern = (isExcluded ? line.slice(1) : line).trim();
    const matches = compileBranch(pattern);
    if (pattern.startsWith('refs/'))
      refuse(`contains the ref ${quote(pattern)}`, 'Write only the branch: `main` for `refs/heads/main`.');
    else if (matches === undefined) refuse(`contains ${quote(line)}, which is not a branch pattern`);
    else (isExcluded ? excluded : included).push(matches);
  }
  if (lines.length > 0 && included.length === 0 && errors.list.length === before) refuse('only excludes branches');
  return {
    patterns: lines,
    matchesPattern: (branch) =>
      included.some((matches) => matches(branch)) && !excluded.some((matches) => matches(branch)),
  };
}

/** `undefined` for a pattern that no branch name can match: https://git-scm.com/docs/git-check-ref-format */
function compileBranch(pattern: string): TextMatch | undefined {
  if (pattern === '' || pattern.length > maxPatternLength || /[\s~^:\\]|\.\./.test(pattern.replaceAll('[^', '[')))
    return undefined;
  return compileTextPattern(pattern, { hasDots: true, hasEscapes: false });
}
