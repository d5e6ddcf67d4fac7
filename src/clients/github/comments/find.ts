import { isOwnComment } from './authorship.ts';
import { listComments, type Comment, type Thread } from './requests.ts';

/** Where the one comment is, and what it is known by. */
export interface CommentPlace extends Thread {
  /** The first line of the comment (see `commentMarker`). */
  readonly marker: string;
  /** The login we comment as (see `whoAreWe`); asked at most once, and only when a comment has our marker. */
  readonly author: () => Promise<string>;
  /** Whether one of our comments was written by a later run than another, as far as their texts show it. */
  readonly isNewer: (one: string, other: string) => boolean;
}

/** The line that a comment of this identity starts with. Any id gives a line that stays inside its HTML comment. */
export function commentMarker(id: string): string {
  return `<!-- outrider:v1 id=${encodeURIComponent(id.toWellFormed())} -->`;
}

/** Whether the first line of a comment's body is exactly the marker. */
export function carriesMarker(body: string, marker: string): boolean {
  return body === marker || body.startsWith(`${marker}\n`) || body.startsWith(`${marker}\r\n`);
}

/** Our comment. */
export interface FoundComment {
  /** Opaque; undefined where there is no GraphQL. */
  readonly nodeId: string | undefined;
  readonly url: string;
  readonly body: string;
}

/**
 * Our newest comment with the marker, and the logins of others that wrote one with it.
 *
 * @throws ServiceError GitHub's own
 */
export async function findComment(
  place: CommentPlace,
): Promise<{ readonly ours: FoundComment | undefined; readonly others: readonly string[] }> {
  const { ours, others } = await listMarked(place);
  const [newest] = ours;
  const found = newest && { nodeId: newest.node_id ?? undefined, url: newest.html_url, body: newest.body ?? '' };
  return { ours: found, others: others.map(({ user }) => user?.login ?? 'ghost') };
}

/** All comments with the marker: ours, the newest first, and those of others. */
export async function listMarked(
  place: CommentPlace,
): Promise<{ readonly ours: readonly Comment[]; readonly others: readonly Comment[] }> {
  const marked = (await listComments(place)).filter(({ body }) => carriesMarker(body ?? '', place.marker));
  if (marked.length === 0) return { ours: [], others: [] };
  const we = await place.author();
  const ours = marked.filter(({ user }) => isOwnComment(we, user));
  return { ours: commentsNewestFirst(ours, place), others: marked.filter((comment) => !ours.includes(comment)) };
}

/** By the run that wrote them, then by their creation. */
function commentsNewestFirst(comments: readonly Comment[], { isNewer }: CommentPlace): readonly Comment[] {
  const order = (a: Comment, b: Comment): number => {
    if (isNewer(a.body ?? '', b.body ?? '')) return 1;
    if (isNewer(b.body ?? '', a.body ?? '')) return -1;
    return Date.parse(a.created_at) - Date.parse(b.created_at);
  };
  // GitHub lists in order of creation, and the sort keeps that order for the same second.
  return comments.toSorted(order).toReversed();
}
