import * as v from 'valibot';
import { readPages } from '../responses.ts';
import type { Thread } from '../comments/requests.ts';

const REVIEW = v.pipe(
  v.object({
    user: v.nullish(v.object({ login: v.string(), type: v.nullish(v.string()) })),
    /** `APPROVED`, `CHANGES_REQUESTED`, `COMMENTED`, `DISMISSED` or `PENDING`. */
    state: v.nullish(v.string(), ''),
    dismissed: v.nullish(v.boolean()),
    commit_id: v.nullish(v.string()),
    submitted_at: v.nullish(v.string()),
  }),
  // Gitea and Forgejo: https://github.com/go-gitea/gitea/blob/main/modules/structs/pull_review.go
  v.transform(({ dismissed, state, ...review }) => ({
    ...review,
    state: dismissed === true ? 'DISMISSED' : state === 'REQUEST_CHANGES' ? 'CHANGES_REQUESTED' : state,
  })),
);
export type Review = v.InferOutput<typeof REVIEW>;

/**
 * All reviews of a pull request, from all pages, in the states of GitHub.
 *
 * @see https://docs.github.com/en/rest/pulls/reviews#list-reviews-for-a-pull-request
 */
export async function listReviews({ github, repository, number }: Thread): Promise<readonly Review[]> {
  const parameters = { ...repository, pull_number: number, per_page: 100 };
  return readPages(github.paginate.iterator(github.rest.pulls.listReviews, parameters), REVIEW, 'a list of reviews');
}
