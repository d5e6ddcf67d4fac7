import * as v from 'valibot';
import { ActionError } from '../../errors.ts';
import { readAs, readPages } from './pages.ts';
import type { GitHub } from './client.ts';
import type { Repository } from './context.ts';

/** The thread of a pull request or an issue. */
export interface Thread {
  readonly github: GitHub;
  readonly repository: Repository;
  /** The number of the pull request or issue. */
  readonly number: number;
}

const Comment = v.object({
  // Opaque: beyond 2^53 octokit gives a bigint.
  id: v.custom<number>((id) => typeof id === 'number' || typeof id === 'bigint'),
  node_id: v.nullish(v.string()),
  html_url: v.string(),
  body: v.optional(v.nullable(v.string()), ''),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  updated_at: v.nullish(v.string()),
  user: v.nullish(v.object({ login: v.string(), type: v.nullish(v.string()) })),
});
export type Comment = v.InferOutput<typeof Comment>;
export type CommentId = Comment['id'];

const oneComment = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

/**
 * All comments of a thread, over all pages, in the order of their creation.
 *
 * @throws ActionError as GitHub's answer tells it
 * @see https://docs.github.com/en/rest/issues/comments#list-issue-comments
 */
export async function listComments({ github, repository, number }: Thread): Promise<readonly Comment[]> {
  const asked = { ...ownerAndRepo(repository), issue_number: number, per_page: 100 };
  return readPages(
    github.paginate.iterator('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', asked),
    Comment,
    'comment',
  );
}

/**
 * A comment as it is now.
 *
 * @throws ActionError as GitHub's answer tells it; `not-found` when it is gone
 * @see https://docs.github.com/en/rest/issues/comments#get-an-issue-comment
 */
export async function getComment({ github, repository }: Thread, id: CommentId): Promise<Comment> {
  const { data } = await github.request(`GET ${oneComment}`, { ...ownerAndRepo(repository), comment_id: id });
  return readAs(Comment, data, 'comment');
}

/**
 * Makes a comment.
 *
 * @throws ActionError as GitHub's answer tells it
 * @see https://docs.github.com/en/rest/issues/comments#create-an-issue-comment
 */
export async function createComment({ github, repository, number }: Thread, body: string): Promise<Comment> {
  const { data } = await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
    ...ownerAndRepo(repository),
    issue_number: number,
    body,
  });
  return readAs(Comment, data, 'comment');
}

/**
 * Changes the words of a comment; the comment as it is then.
 *
 * @throws ActionError as GitHub's answer tells it; `not-found` when it is gone
 * @see https://docs.github.com/en/rest/issues/comments#update-an-issue-comment
 */
export async function updateComment({ github, repository }: Thread, id: CommentId, body: string): Promise<Comment> {
  const asked = { ...ownerAndRepo(repository), comment_id: id, body };
  const { data } = await github.request(`PATCH ${oneComment}`, asked);
  return readAs(Comment, data, 'comment');
}

/**
 * Deletes comments; how many of them could be.
 *
 * @see https://docs.github.com/en/rest/issues/comments#delete-an-issue-comment
 */
export async function deleteComments(
  { github, repository }: Thread,
  comments: readonly Pick<Comment, 'id'>[],
): Promise<number> {
  let removed = 0;
  for (const { id } of comments) {
    try {
      await github.request(`DELETE ${oneComment}`, { ...ownerAndRepo(repository), comment_id: id });
      removed += 1;
    } catch (error) {
      // What cannot be deleted now is tried again by the next run.
      if (!(error instanceof ActionError)) throw error;
    }
  }
  return removed;
}

function ownerAndRepo({ owner, name }: Repository): { owner: string; repo: string } {
  return { owner, repo: name };
}
