import { ActionError, orUndefined } from '../../errors.ts';
import {
  createComment,
  getComment,
  updateComment,
  type Comment,
  type CommentId,
  type Thread,
} from './comment-requests.ts';

/** A comment as it stands after what was done to it. */
export interface Replaced {
  readonly comment: Comment;
  readonly action: 'created' | 'updated' | 'left';
}

/** How often a comment is written at most when older runs write over it. */
const mostWrites = 5;

/**
 * Writes over a comment of ours, unless a newer run has done so since it was listed. GitHub has no check-and-set for comments: so it is read right
 * before, and once more after, and if an older run has written over it meanwhile it is written again.
 *
 * @param isNewer whether one comment was written by a later run than another
 * @returns undefined when it is gone
 * @throws ActionError as GitHub's answer tells it
 */
export async function replace(
  thread: Thread,
  listed: Comment,
  body: string,
  isNewer: (one: string, other: string) => boolean,
): Promise<Replaced | undefined> {
  const write = async (): Promise<Replaced> => {
    let stands = await getComment(thread, listed.id);
    for (let writes = 0; writes < mostWrites; writes++) {
      if (isNewer(stands.body ?? '', body)) return { comment: stands, action: 'left' };
      if (writes > 0 && !isNewer(body, stands.body ?? '')) break;
      stands = await lookAgain(thread, await updateComment(thread, listed.id, body));
    }
    return { comment: stands, action: 'updated' };
  };
  return orUndefined(write(), 'not-found');
}

/** The comment after it was written. That it was stays true, whatever GitHub says to the second look. */
async function lookAgain(thread: Thread, written: Comment): Promise<Comment> {
  try {
    return await getComment(thread, written.id);
  } catch (error) {
    if (error instanceof ActionError) return written;
    throw error;
  }
}

/**
 * Writes a comment of ours without looking who wrote since. When it is gone it is made anew.
 *
 * @throws ActionError as GitHub's answer tells it
 */
export async function rewrite(thread: Thread, id: CommentId, body: string): Promise<Replaced> {
  const updated = await orUndefined(updateComment(thread, id, body), 'not-found');
  if (updated !== undefined) return { comment: updated, action: 'updated' };
  return { comment: await createComment(thread, body), action: 'created' };
}
