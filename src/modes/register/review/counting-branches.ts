import { isBranchProtected, readDefaultBranch } from '../../../clients/github/branches.ts';
import { determine } from './branch-head.ts';
import type { Counting } from '../../../review/judge-event.ts';
import type { GitHub } from '../../../clients/github/client.ts';
import type { Repository } from '../../../clients/github/context.ts';
import type { BranchInputs } from './branches.ts';

export interface GitHubAccess {
  readonly github: GitHub;
  readonly repository: Repository;
}

/** The branches of input `branches`, or the default branch. */
export interface CountingBranches {
  readonly judge: (branch: string | undefined) => Promise<Counting>;
  /** For messages. */
  readonly patterns: readonly string[];
  readonly defaultBranch: string;
}

/**
 * Everybody who can push can create a branch that matches a pattern: GitHub is asked once whether it protects such a branch.
 *
 * @param known the default branch, if the event names it
 */
export async function findCountingBranches(
  { patterns, names }: BranchInputs,
  known: string | undefined,
  access: GitHubAccess,
): Promise<CountingBranches> {
  const defaultBranch = known ?? (await readDefaultBranch(access.github, access.repository));
  if (patterns.length === 0) {
    const judge: CountingBranches['judge'] = async (branch) => (branch === defaultBranch ? 'yes' : 'no');
    return { judge, patterns: [defaultBranch], defaultBranch };
  }
  const judged = new Map<string, Promise<Counting>>();
  const judge: CountingBranches['judge'] = async (branch) => {
    if (branch === undefined || !names(branch)) return 'no';
    // A branch may be called `!main`, which is no name in this list.
    const isNamed = patterns.includes(branch) && !branch.startsWith('!');
    if (isNamed || branch === defaultBranch) return 'yes';
    const verdict = judged.get(branch) ?? judgeMatch(branch, access);
    judged.set(branch, verdict);
    return verdict;
  };
  return { judge, patterns, defaultBranch };
}

async function judgeMatch(branch: string, { github, repository }: GitHubAccess): Promise<Counting> {
  const isProtected = await determine(`whether GitHub protects branch \`${branch}\``, async () =>
    isBranchProtected(github, repository, branch),
  );
  return isProtected ? 'yes' : 'unprotected';
}
