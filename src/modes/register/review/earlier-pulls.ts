import pMap, { pMapSkip } from 'p-map';
import { ActionError } from '../../../errors.ts';
import { listQueue } from '../../../clients/github/pull-requests/merge-queue.ts';
import { findMergedAs } from '../../../clients/github/pull-requests/pull-requests.ts';
import type { CountingBranches } from './counting-branches.ts';
import type { Found, PullOfRun, ReviewLookup } from './judge-run.ts';

/** Another pull request whose changes the commit contains. */
export interface EarlierPull extends PullOfRun {
  readonly mergedAt: number;
}

/**
 * The pull requests that the commit of a run contains besides its own, in the order of their merges: those that were merged in the same push into a branch that
 * counts, and those before it in its merge queue. Empty for other events, which are about one pull request.
 *
 * @throws GitHub's error, which never counts as "there are none"
 */
export async function findEarlierPulls(
  found: Found,
  looking: ReviewLookup,
  branches: CountingBranches,
): Promise<readonly EarlierPull[]> {
  if (looking.context.eventName === 'push') return findPushedTogether(found, looking, branches);
  return looking.context.eventName === 'merge_group' ? findQueuedBefore(found, looking) : [];
}

async function findPushedTogether(
  { number, github, repository }: Found,
  { context: { subject, sha } }: ReviewLookup,
  branches: CountingBranches,
): Promise<readonly EarlierPull[]> {
  const commits = [...new Set([...subject.pushed, ...(sha === undefined ? [] : [sha])])];
  if (commits.length < 2) return [];
  const merged = await findMergedAs(github, repository, commits);
  const others = merged.filter((pull) => pull.number !== number);
  return pMap(others, async ({ number: other, mergedAt, baseRef }) =>
    (await branches.judge(baseRef)) === 'yes' ? { number: other, mergedAt, github, repository } : pMapSkip,
  );
}

async function findQueuedBefore(
  { number, baseRef, github, repository }: Found,
  { context: { graphqlUrl } }: ReviewLookup,
): Promise<readonly EarlierPull[]> {
  if (graphqlUrl === undefined || baseRef === undefined) return [];
  try {
    const queue = await listQueue(github, { graphqlUrl, repository, branch: baseRef });
    const before = queue.slice(0, Math.max(0, queue.indexOf(number)));
    return before.map((other) => ({ number: other, mergedAt: 0, github, repository }));
  } catch (error) {
    throw error instanceof ActionError ? error.withContext('The merge queue could not be read') : error;
  }
}
