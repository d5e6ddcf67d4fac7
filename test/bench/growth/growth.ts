import { runsAtOnce, threadOf } from './comments.ts';
import { fewTouchedOf, pullRequestOf, rolloutOf } from './jobs.ts';
import { grow } from './measured.ts';
import { listingOf } from './modules.ts';

/** Loads that grow with the repository of a user, each at a large size and at a tenth of it. */
export async function growth(): Promise<void> {
  await grow('A pull request with new jobs', 500, pullRequestOf);
  await grow('A repository with job files, 20 of which the pull request touches', 10_000, fewTouchedOf);
  await grow('Concurrent runs of one pull request', 40, runsAtOnce);
  await grow('Comments in the thread of a pull request', 5_000, threadOf);
  await grow('Versions in a registry, 20 of which are deprecated', 5_000, listingOf);
  await grow('Jobs that roll out at the same time, over at most 100 connections', 100, rolloutOf);
}
