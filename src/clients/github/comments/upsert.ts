import { orUndefined } from '../../../errors.ts';
import type { Published } from '../../../text/published.ts';
import { createOnce } from '../responses.ts';
import { listMarked, type CommentThread } from './find.ts';
import {
  createComment,
  deleteComments,
  getComment,
  updateComment,
  type Comment,
  type CommentId,
  type Thread,
  type WrittenComment,
} from './requests.ts';

export interface CommentOutcome {
  readonly comment: (Comment & Partial<WrittenComment>) | undefined;
  /** `kept`: the comment of a newer run stays. `none`: no comment exists, and none is created. */
  readonly action: 'created' | 'updated' | 'unchanged' | 'kept' | 'none';
}

export interface UpsertOptions {
  /** The text to write, which may keep parts of the current comment; by default `draft`. Called once GitHub has responded. */
  readonly compose?: (current: Comment | undefined) => Promise<Published>;
  /** Whether two texts are the same to a reader. */
  readonly isSame: (current: string, draft: string) => boolean;
  readonly mayCreate: boolean;
  /** Whether a newer run has written or will write a comment of this account; by default `false`. Called immediately before a write. */
  readonly isOutdated?: (current: readonly string[]) => Promise<boolean>;
}

/**
 * Creates or updates the one comment with the marker that `draft` starts with. Writes only if the text differs (`isSame`), and not over a newer run
 * (`isOutdated`). Deletes older duplicates, and never changes comments of other authors. A comment that is deleted at the same time is created again. Sends two
 * requests if nothing differs. A duplicate that cannot be deleted is not an error.
 */
export async function upsertComment(
  thread: CommentThread,
  draft: Published,
  options: UpsertOptions,
): Promise<CommentOutcome> {
  const { ownComments } = await listMarked(thread);
  const [current, ...duplicates] = ownComments;
  if (current === undefined && !options.mayCreate) return { comment: undefined, action: 'none' };
  const body = (await options.compose?.(current)) ?? draft;
  const isSame = current !== undefined && options.isSame(current.body, body);
  if (isSame && duplicates.length === 0) return { comment: current, action: 'unchanged' };
  // An outdated run deletes nothing: its duplicates may be comments of a newer run.
  if ((await options.isOutdated?.(ownComments.map((comment) => comment.body))) === true)
    return { comment: current, action: isSame ? 'unchanged' : 'kept' };
  const outcome = isSame
    ? ({ comment: current, action: 'unchanged' } as const)
    : current && (await replaceComment(thread, current, { body, compose: options.compose }));
  // A different run may have replaced the comment.
  if (outcome === undefined) return createUnique(thread, body, options);
  await deleteComments(thread, duplicates);
  return outcome;
}

/** Updates the comment without a check for newer runs, for the progress of one run. A deleted comment is created again. */
export async function rewriteComment(thread: Thread, id: CommentId, body: Published): Promise<CommentOutcome> {
  const updatedComment = await orUndefined(updateComment(thread, id, body), 'not-found');
  if (updatedComment !== undefined) return { comment: updatedComment, action: 'updated' };
  return { comment: await createComment(thread, body), action: 'created' };
}

/** If two runs create a comment at the same time, both keep the same one, the newest, and delete the other, regardless of the order of their checks. */
async function createUnique(thread: CommentThread, body: Published, options: UpsertOptions): Promise<CommentOutcome> {
  const ownComment = await createOnce<Comment & Partial<WrittenComment>>(createComment(thread, body), async () =>
    (await listMarked(thread)).ownComments.find((comment) => options.isSame(comment.body, body)),
  );
  // The response names the login of this run. The next run deletes duplicates that this run does not see.
  const ownLogin = ownComment.user?.login;
  const ownThread = ownLogin === undefined ? thread : { ...thread, readAuthor: async () => ownLogin };
  const markedComments = await orUndefined(listMarked(ownThread));
  const all = markedComments?.ownComments ?? [ownComment];
  const newest = all[0] ?? ownComment;
  const isNewest = newest.id === ownComment.id;
  await deleteComments(thread, isNewest ? all.filter(({ id }) => id !== ownComment.id) : [ownComment]);
  return isNewest ? { comment: ownComment, action: 'created' } : { comment: newest, action: 'kept' };
}

/** Attempts, if older runs overwrite the comment. */
const maxWrites = 5;

/**
 * Updates the comment, unless a newer run has updated it since it was listed. GitHub has no check-and-set for comments, so the comment is read immediately before
 * and after the write. If an older run has updated it in the meantime, it is composed and written again.
 *
 * @returns `undefined` if the comment was deleted
 */
export async function replaceComment(
  thread: Thread & Pick<CommentThread, 'isNewer'>,
  listedComment: Pick<Comment, 'id' | 'body'>,
  { body: draft, compose }: { readonly body: Published; readonly compose: UpsertOptions['compose'] | undefined },
): Promise<CommentOutcome | undefined> {
  const { isNewer } = thread;
  const { id } = listedComment;
  const write = async (): Promise<CommentOutcome> => {
    let current = await getComment(thread, id);
    let body = draft;
    let writtenComment: WrittenComment | undefined;
    for (let writes = 0; writes < maxWrites; writes++) {
      if (isNewer(current.body, body)) return { comment: current, action: 'kept' };
      if (writtenComment !== undefined && !isNewer(body, current.body)) break;
      if (compose !== undefined && current.body !== listedComment.body) body = await compose(current);
      writtenComment = await updateComment(thread, id, body);
      // The comment was written, even if this request fails.
      current = (await orUndefined(getComment(thread, id))) ?? writtenComment;
    }
    return { comment: writtenComment, action: 'updated' };
  };
  return orUndefined(write(), 'not-found');
}
