import { markOf, type Mark } from '../../../text/mark.ts';
import { isOwnComment } from './authorship.ts';
import { listComments, type Comment, type Thread } from './requests.ts';

/** The thread of our comment, and how to recognise it. */
export interface CommentPlace extends Thread {
  /** The first line of the comment (see `commentMarker`). */
  readonly marker: string;
  /** Our login (see `whoAreWe`); called at most once, and only if a comment has our marker. */
  readonly author: () => Promise<string>;
  /** Whether the first of two texts is from a later run than the second. */
  readonly isNewer: (one: string, other: string) => boolean;
}

/** The first line of the comment with this `comment-id`. It stays inside the HTML comment with any ID. */
export function commentMarker(id: string): Mark {
  return markOf`outrider:v1 id=${encodeURIComponent(id.toWellFormed())}`;
}

export function carriesMarker(body: string, marker: string): boolean {
  return body === marker || body.startsWith(`${marker}\n`) || body.startsWith(`${marker}\r\n`);
}

/**
 * Our newest comment with the marker, and the logins of other authors of comments with it.
 *
 * @throws ServiceError of a request
 */
export async function findComment(
  place: CommentPlace,
): Promise<{ readonly ours: Comment | undefined; readonly others: readonly string[] }> {
  const { ours, others } = await listMarked(place);
  return { ours: ours[0], others: others.map(({ user }) => user?.login ?? 'ghost') };
}

/** All comments with the marker: our own, the newest first, and those of others. */
export async function listMarked(
  place: CommentPlace,
): Promise<{ readonly ours: readonly Comment[]; readonly others: readonly Comment[] }> {
  const marked = (await listComments(place)).filter(({ body }) => carriesMarker(body, place.marker));
  if (marked.length === 0) return { ours: [], others: [] };
  const we = await place.author();
  const ours = marked.filter(({ user }) => isOwnComment(we, user));
  return { ours: commentsNewestFirst(ours, place), others: marked.filter((comment) => !ours.includes(comment)) };
}

/** By their runs, then by their creation. */
function commentsNewestFirst(comments: readonly Comment[], { isNewer }: CommentPlace): readonly Comment[] {
  const order = (a: Comment, b: Comment): number => {
    if (isNewer(a.body, b.body)) return 1;
    if (isNewer(b.body, a.body)) return -1;
    return Date.parse(a.created_at) - Date.parse(b.created_at);
  };
  // GitHub lists them in order of creation, and the sort is stable for the same second.
  return comments.toSorted(order).toReversed();
}
