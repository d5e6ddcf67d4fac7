import { orUndefined } from '../../../errors.ts';
import { findMergedAs } from '../../../clients/github/pull-requests.ts';
import { readTouched } from '../../../operations/touched-files.ts';
import type { CollectedJobs } from '../../../jobfiles/discovery/collect.ts';
import type { TouchedFiles } from '../../../jobfiles/discovery/touched.ts';
import type { RunnerContext } from '../../../clients/github/context.ts';
import type { LeftOut } from '../outcome.ts';
import type { GitHubAccess } from './judge-run.ts';

/** A pull request that was pushed together with the one that a run registers. */
export interface PushedTogether {
  readonly number: number;
  /** What it touches; undefined where that cannot be found out. */
  readonly touched: TouchedFiles | undefined;
}

/**
 * The other pull requests whose merges are in the same push. Where they cannot be found out there are none: nothing of them is registered in any case,
 * only the warning is missing.
 */
export async function findPushedTogether(
  { github, repository }: GitHubAccess,
  { subject, sha }: Pick<RunnerContext, 'subject' | 'sha'>,
  number: number,
): Promise<readonly PushedTogether[]> {
  const commits = [...subject.pushed, ...(sha === undefined ? [] : [sha])];
  const merged = (await orUndefined(findMergedAs(github, repository, commits))) ?? [];
  const others = merged.filter((pull) => pull.number !== number);
  return Promise.all(
    others.map(async (pull) => ({
      number: pull.number,
      touched: await orUndefined(readTouched(github, repository, pull.number)),
    })),
  );
}

/** What `only-changed` leaves out although the same push brought it. */
export function leftOutOf(together: readonly PushedTogether[], collected: CollectedJobs): readonly LeftOut[] {
  return together.flatMap(({ number, touched }): readonly LeftOut[] => {
    if (touched === undefined) return collected.untouched === 0 ? [] : [{ pullRequest: number, files: undefined }];
    const files = collected.leftOutBy(touched);
    return files.length === 0 ? [] : [{ pullRequest: number, files }];
  });
}
