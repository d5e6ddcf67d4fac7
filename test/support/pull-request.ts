import type { PullRequest } from '../../src/clients/github/event.ts';

/** An open pull request of the repository; with other fields where a test needs them. */
export function createPullRequest(more: Partial<PullRequest> = {}): PullRequest {
  return {
    number: 7,
    headSha: 'b'.repeat(40),
    baseSha: 'c'.repeat(40),
    baseRef: 'main',
    repository: 'acme/jobs',
    isFromFork: false,
    state: 'open',
    mergedAt: 0,
    mergeCommit: undefined,
    author: undefined,
    ...more,
  };
}
