import * as v from 'valibot';
import type { ShownComment } from './comments/frame.ts';

/** The fields of a pull request that the page shows. */
export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly state: 'open' | 'merged' | 'closed';
  readonly address: string;
  /** Oldest first. */
  readonly comments: readonly ShownComment[];
}

/** Maximum number of pull requests, and of comments for each. */
const maxShown = 5;

const pullsSchema = v.array(
  v.object({
    number: v.number(),
    title: v.string(),
    state: v.string(),
    merged_at: v.nullish(v.string()),
    html_url: v.string(),
  }),
);

const commentsSchema = v.array(
  v.object({ body: v.nullish(v.string(), ''), user: v.nullish(v.object({ login: v.string() })) }),
);

/**
 * The newest pull requests of a repository with their comments.
 *
 * @param repository address of a repository in GitHub's API, such as `http://localhost:4000/repos/acme/jobs`; it must accept requests without a token
 * Source: https://docs.github.com/en/rest/pulls/pulls#list-pull-requests, https://docs.github.com/en/rest/issues/comments#list-issue-comments
 */
export async function readPullRequests(repository: string, signal: AbortSignal): Promise<readonly PullRequest[]> {
  const path = `${repository}/pulls?state=all&sort=created&direction=desc&per_page=${maxShown}`;
  const pulls = v.parse(pullsSchema, await read(path, signal));
  return Promise.all(
    pulls.map(async ({ number, title, state, merged_at: mergedAt, html_url: address }) => {
      const comments = v.parse(commentsSchema, await read(`${repository}/issues/${number}/comments`, signal));
      return {
        number,
        title,
        state: toState(state, mergedAt ?? ''),
        address,
        comments: comments
          .slice(-maxShown)
          .map(({ body, user }) => ({ author: user?.login ?? 'ghost', markdown: body })),
      };
    }),
  );
}

function toState(state: string, mergedAt: string): PullRequest['state'] {
  if (state === 'open') return 'open';
  return mergedAt === '' ? 'closed' : 'merged';
}

async function read(address: string, signal: AbortSignal): Promise<unknown> {
  // The name lets a proxy distinguish the page from the action.
  const response = await fetch(address, { signal, redirect: 'error', headers: { 'user-agent': 'outrider-sandbox' } });
  if (!response.ok) throw new Error(`GitHub answered ${response.status}`);
  return response.json();
}
