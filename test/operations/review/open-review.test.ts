import { expect, test } from 'vitest';
import { createGitHub } from '../../../src/clients/github/client.ts';
import { createCommentMarker } from '../../../src/clients/github/comments/find.ts';
import { openReview } from '../../../src/operations/review/open-review.ts';
import { startServer } from '../../support/server.ts';

test.each([
  ['Resource not accessible by integration', /^Give the job `permissions: \{ contents: read, pull-requests: write \}`/],
  ['The issue is locked', /^The conversation is locked: unlock it/],
])('a refusal to list the comments has a hint: %s', async (message, hint) => {
  await using server = await startServer({
    status: 403,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  const place = {
    github: await createGitHub({ fetch, apiUrl: server.url, token: 'token' }),
    repository: { owner: 'acme', repo: 'jobs' },
    number: 7,
    commentId: 'default',
    marker: createCommentMarker('default'),
    readAuthor: async () => 'github-actions[bot]',
    isNewer: () => false,
    keys: undefined,
    openComment: () => ({ kind: 'none' }) as const,
  };
  await expect(openReview(place, {} as never)).rejects.toMatchObject({
    reason: 'unauthorized',
    message: expect.stringContaining(message),
    hint: expect.stringMatching(hint),
  });
});
