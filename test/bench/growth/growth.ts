import { runsAtOnce, loadThread } from './comments.ts';
import { loadFewTouched, loadPullRequest, loadRollout } from './jobs.ts';
import { grow } from './measured.ts';
import { loadListing } from './modules.ts';

/** Loads that grow with the repository of a user, each at a large size and at a tenth of it. */
export async function growth(): Promise<void> {
  await grow('A pull request with new jobs', 500, loadPullRequest);
  await grow('A repository with job files, 20 of which the pull request touches', 10_000, loadFewTouched);
  await grow('Concurrent runs of one pull request', 40, runsAtOnce);
  await grow('Comments in the thread of a pull request', 5_000, loadThread);
  await grow('Versions in a registry, 20 of which are deprecated', 5_000, loadListing);
  await grow('Jobs that roll out at the same time, over at most 100 connections', 100, loadRollout);
}
