import { expect, test } from 'vitest';
import { runsAtOnce, loadThread } from '../bench/growth/comments.ts';
import { loadFewTouched, loadPullRequest, loadRollout } from '../bench/growth/jobs.ts';
import { loadListing } from '../bench/growth/modules.ts';

// The loads of the benchmark throw when a run has an unexpected result; here at a small size.
test.each([
  ['a pull request of new jobs', loadPullRequest, 3],
  ['a repository with few touched files', loadFewTouched, 40],
  ['runs of one pull request at the same time', runsAtOnce, 3],
  ['a thread of comments', loadThread, 150],
  ['a listing of versions', loadListing, 30],
  ['a rollout of several jobs at once', loadRollout, 3],
])('`npm run bench` can measure %s', async (_, load, size) => {
  const { milliseconds, requests, peak } = await load(size);
  expect(milliseconds).toBeGreaterThan(0);
  expect(requests).toBeGreaterThan(3);
  expect(peak).toBeGreaterThan(20);
});
