import { orUndefined } from '../../../errors.ts';
import { findMergedAs } from '../../../clients/github/pull-requests/pull-requests.ts';
import { readTouched } from '../../../operations/touched-files.ts';
import type { CollectedJobs } from '../../../jobfiles/discovery/collect.ts';
import type { TouchedFiles } from '../../../jobfiles/discovery/touched-files.ts';
import type { RunnerContext } from '../../../clients/github/context.ts';
import type { LeftOut } from '../outcome.ts';
import type { GitHubAccess } from './judge-run.ts';

/** Another pull request in the same push as the registered one. */
export interface PushedTogether {
  readonly number: number;
  /** Undefined where its files are unknown. */
  readonly touched: TouchedFiles | undefined;
}

/**
 * Finds the other pull requests whose merges are in the same push. Empty where GitHub does not answer: they are not registered in any case, only the
 * warning is missing.
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

/** Finds the job files in a push that `only-changed` leaves out. */
export function leftOutOf(together: readonly PushedTogether[], collected: CollectedJobs): readonly LeftOut[] {
  return together.flatMap(({ number, touched }): readonly LeftOut[] => {
    if (touched === undefined) return collected.untouched === 0 ? [] : [{ pullRequest: number, files: undefined }];
    const files = collected.leftOutBy(touched);
    return files.length === 0 ? [] : [{ pullRequest: number, files }];
  });
}
