import { ActionError } from '../../errors.ts';
import {
  createComment,
  deleteComments,
  listComments,
  type Comment,
  type CommentId,
  type Thread,
} from './comment-requests.ts';
import { isOurs } from './identity.ts';
import { rewrite, replace } from './replace-comment.ts';

/** Where the one comment lives and what it is known by. */
export interface CommentPlace extends Thread {
  /** The first line of the comment (see `commentMarker`). */
  readonly marker: string;
  /** The login we comment as (see `whoAreWe`); asked at most once, and only when a comment has our marker. */
  readonly author: () => Promise<string>;
}

export interface CommentOutcome {
  /** Opaque; undefined when there is none. */
  readonly id: CommentId | undefined;
  /** The same for GraphQL, where somebody may have edited the comment since we wrote it. */
  readonly editedNodeId: string | undefined;
  readonly url: string;
  /** `left`: it was not ours to write, because a newer run has spoken or will. */
  readonly action: 'created' | 'updated' | 'unchanged' | 'left';
  /** How many duplicates were deleted. */
  readonly removed: number;
}

export interface UpsertOptions {
  /** Whether a reader would miss nothing if the present comment stayed. */
  readonly same: (present: string, wanted: string) => boolean;
  /** Whether a comment is made where there is none; else the answer is undefined. */
  readonly create: boolean;
  /** Whether one of our comments was written by a later run than another, as far as that can be told. */
  readonly isNewer: (one: string, other: string) => boolean;
  /** Asked right before a write only: whether what a newer run said in one of our comments, or will say, would be lost by it. */
  readonly isOutdated: (present: readonly string[]) => Promise<boolean>;
}

/** The line that a comment of this identity starts with. Any id gives a line that stays inside its HTML comment. */
export function commentMarker(id: string): string {
  return `<!-- outrider:v1 id=${encodeURIComponent(id.toWellFormed())} -->`;
}

/** Whether the first line of a comment's body is exactly the marker. */
export function carriesMarker(body: string, marker: string): boolean {
  return body === marker || body.startsWith(`${marker}\n`) || body.startsWith(`${marker}\r\n`);
}

/**
 * Brings the one comment of this marker to `body`, which starts with the marker: finds ours over all pages, writes
 * only where `same` says that the words differ and `isOutdated` does not object, and deletes our duplicates, the newest stays. A comment of somebody
 * else is never touched. When ours goes while we look, it is made anew. Two requests when nothing differs (and GitHub
 * knows at once who we are). Fails with GitHub's `ActionError`; a duplicate that cannot be
 * deleted is no failure.
 * Source: https://docs.github.com/en/rest/issues/comments
 */
export async function upsertComment(
  place: CommentPlace,
  body: string,
  options: UpsertOptions,
): Promise<CommentOutcome | undefined> {
  const ours = await findOurs(place, options);
  const [present, ...duplicates] = ours;
  if (present === undefined && !options.create) return undefined;
  const says = present !== undefined && options.same(present.body ?? '', body);
  if (says && duplicates.length === 0) return { ...at(present), action: 'unchanged', removed: 0 };
  // Nothing is healed by an older run either: what it takes for a duplicate may be what a newer one said.
  if (await options.isOutdated(ours.map((comment) => comment.body ?? ''))) {
    return { ...at(present), action: says ? 'unchanged' : 'left', removed: 0 };
  }
  if (present === undefined) return createTheOnly(place, body, options);
  if (says) return { ...at(present), action: 'unchanged', removed: await deleteComments(place, duplicates) };
  const replaced = await replace(place, present, body, options.isNewer);
  // Another run may have deleted it for one of its own.
  if (replaced === undefined) return createTheOnly(place, body, options);
  const { comment, action } = replaced;
  return { ...at(comment), action, removed: await deleteComments(place, duplicates) };
}

/**
 * Makes the comment, and looks whether another run has made one at the same moment. Both runs then find the same one to be the newest, so
 * that it stays and the other goes, whoever looks first.
 */
async function createTheOnly(place: CommentPlace, body: string, options: UpsertOptions): Promise<CommentOutcome> {
  const mine = await createOnce(place, body, options);
  const all = await lookAgain(place, mine, options);
  const newest = all[0] ?? mine;
  if (newest.id !== mine.id) {
    return { ...at(newest), action: 'left', removed: await deleteComments(place, [mine]) };
  }
  const others = all.filter(({ id }) => id !== mine.id);
  return { ...at(mine), action: 'created', removed: await deleteComments(place, others) };
}

/**
 * Writes a comment of ours once more, without looking who wrote since: for the states of one run. If it is gone it is made anew.
 *
 * @throws ActionError as GitHub's answer tells it
 */
export async function rewriteComment(place: CommentPlace, id: CommentId, body: string): Promise<CommentOutcome> {
  const { comment, action } = await rewrite(place, id, body);
  return { ...at(comment), action, removed: 0 };
}

/** Where the answer is lost, GitHub is asked whether it is there: what could not be found out is told as it failed. */
async function createOnce(place: CommentPlace, body: string, options: UpsertOptions): Promise<Comment> {
  try {
    return await createComment(place, body);
  } catch (error) {
    if (!(error instanceof ActionError) || !mayBeLost.has(error.reason)) throw error;
    const there = await findOurs(place, options).catch(() => [] as const);
    const mine = there.find((comment) => options.same(comment.body ?? '', body));
    if (mine === undefined) throw error;
    return mine;
  }
}

const mayBeLost: ReadonlySet<ActionError['reason']> = new Set(['unreachable', 'server', 'timed-out']);

function at(comment: Comment | undefined): Pick<CommentOutcome, 'id' | 'editedNodeId' | 'url'> {
  // Both times are taken when it is made, and told in seconds.
  const since = comment === undefined ? 0 : Date.parse(comment.updated_at ?? '') - Date.parse(comment.created_at);
  const edited = since > 1000;
  return {
    id: comment?.id,
    editedNodeId: edited ? (comment?.node_id ?? undefined) : undefined,
    url: comment?.html_url ?? '',
  };
}

/** Our comments after ours was made. It is there, whatever GitHub says to the second look; the next run heals what this one cannot see. */
async function lookAgain(place: CommentPlace, mine: Comment, options: UpsertOptions): Promise<readonly Comment[]> {
  // Who we are stands in the answer; it need not be asked for.
  const we = mine.user?.login;
  try {
    return await findOurs(we === undefined ? place : { ...place, author: async () => we }, options);
  } catch (error) {
    if (error instanceof ActionError) return [mine];
    throw error;
  }
}

/** Our comments with the marker, the newest first. */
async function findOurs(place: CommentPlace, { isNewer }: UpsertOptions): Promise<readonly Comment[]> {
  const candidates = await listCandidates(place);
  if (candidates.length === 0) return [];
  const we = await place.author();
  return newestFirst(
    candidates.filter(({ user }) => isOurs(we, user)),
    isNewer,
  );
}

/** All comments with the marker, whoever wrote them, in order of their creation. */
export async function listCandidates(place: CommentPlace): Promise<readonly Comment[]> {
  return (await listComments(place)).filter(({ body }) => carriesMarker(body ?? '', place.marker));
}

/** By the run that wrote them, then by their creation. */
export function newestFirst(comments: readonly Comment[], isNewer: UpsertOptions['isNewer']): readonly Comment[] {
  const order = (a: Comment, b: Comment): number => {
    if (isNewer(a.body ?? '', b.body ?? '')) return 1;
    if (isNewer(b.body ?? '', a.body ?? '')) return -1;
    return Date.parse(a.created_at) - Date.parse(b.created_at);
  };
  // GitHub lists in order of creation, and the sort keeps that order for the same second.
  return comments.toSorted(order).toReversed();
}
