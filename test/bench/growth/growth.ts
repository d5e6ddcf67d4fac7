import { runsAtOnce, threadOf } from './comments.ts';
import { fewOf, pullRequestOf, rolloutOf } from './jobs.ts';
import { grow } from './measured.ts';
import { listingOf } from './modules.ts';

/** What grows with a user's repository: each at a tenth of a size that is large for it, and at that size. */
export async function growth(): Promise<void> {
  await grow('A pull request with so many new jobs', 500, pullRequestOf);
  await grow('A repository with so many job files, of which the pull request touches 20', 10_000, fewOf);
  await grow('So many runs of one pull request at the same time', 40, runsAtOnce);
  await grow('A comment in a thread of so many', 5_000, threadOf);
  await grow('A registry that lists so many versions, of which 20 are deprecated', 5_000, listingOf);
  await grow('A rollout of so many jobs at once, through at most 100 connections', 100, rolloutOf);
}
