import * as v from 'valibot';
import { orUndefined } from '../../../errors.ts';
import type { GitHub } from '../client.ts';
import { readAs, readDate, readPages } from '../responses.ts';
import type { Published } from '../../../text/published.ts';
import type { Repository } from '../context.ts';

/** The thread of a pull request or an issue. */
export interface Thread {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly number: number;
}

const commentSchema = v.object({
  // Opaque: octokit returns a bigint beyond 2^53.
  id: v.custom<number>((id) => typeof id === 'number' || typeof id === 'bigint'),
  html_url: v.string(),
  body: v.nullish(v.string(), ''),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  updated_at: v.nullish(v.string()),
  user: v.nullish(v.object({ login: v.string(), type: v.nullish(v.string()) })),
});
export type Comment = v.InferOutput<typeof commentSchema>;

export interface WrittenComment extends Comment {
  /** The time of the response by GitHub's clock; `undefined` if the server does not return it. */
  readonly writtenAt: Date | undefined;
}
export type CommentId = Comment['id'];

/** All comments of a thread, from all pages, in the order of their creation. @see https://docs.github.com/en/rest/issues/comments#list-issue-comments */
export async function listComments({ github, repository, number }: Thread): Promise<readonly Comment[]> {
  const parameters = { ...repository, issue_number: number, per_page: 100 };
  const pages = github.paginate.iterator(github.rest.issues.listComments, parameters);
  return readPages(pages, commentSchema, 'a list of comments');
}

/** @throws ServiceError of the request; `not-found` if the comment was deleted @see https://docs.github.com/en/rest/issues/comments#get-an-issue-comment */
export async function getComment({ github, repository }: Thread, id: CommentId): Promise<Comment> {
  const { data } = await github.rest.issues.getComment({ ...repository, comment_id: id });
  return readAs(commentSchema, data, 'a comment');
}

/** @see https://docs.github.com/en/rest/issues/comments#create-an-issue-comment */
export async function createComment({ github, repository, number }: Thread, body: Published): Promise<WrittenComment> {
  const parameters = { ...repository, issue_number: number, body };
  const { data, headers } = await github.rest.issues.createComment(parameters);
  return { ...readAs(commentSchema, data, 'a comment'), writtenAt: readDate(headers) };
}

/**
 * @throws ServiceError of the request; `not-found` if the comment was deleted
 * @see https://docs.github.com/en/rest/issues/comments#update-an-issue-comment
 */
export async function updateComment(
  { github, repository }: Thread,
  id: CommentId,
  body: Published,
): Promise<WrittenComment> {
  const parameters = { ...repository, comment_id: id, body };
  const { data, headers } = await github.rest.issues.updateComment(parameters);
  return { ...readAs(commentSchema, data, 'a comment'), writtenAt: readDate(headers) };
}

/** Deletes the comments that the token may delete; the next run retries the rest. @see https://docs.github.com/en/rest/issues/comments#delete-an-issue-comment */
export async function deleteComments({ github, repository }: Thread, comments: readonly Comment[]): Promise<void> {
  for (const { id } of comments) await orUndefined(github.rest.issues.deleteComment({ ...repository, comment_id: id }));
}

export type Reaction = 'eyes' | 'rocket' | 'confused';

/** Adds a reaction to a comment; an existing one stays. @see https://docs.github.com/en/rest/reactions/reactions#create-reaction-for-an-issue-comment */
export async function addReaction({ github, repository }: Thread, comment: number, content: Reaction): Promise<void> {
  await github.rest.reactions.createForIssueComment({ ...repository, comment_id: comment, content });
}
