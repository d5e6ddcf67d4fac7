import { orUndefined, type ActionError } from '../../../errors.ts';
import { writeOnce } from '../../http/write-once.ts';
import { listMarked, type CommentPlace } from './find.ts';
import {
  createComment,
  deleteComments,
  getComment,
  updateComment,
  type Comment,
  type CommentId,
  type Thread,
} from './requests.ts';

export interface CommentOutcome {
  /** Opaque; undefined when there is none. */
  readonly id: CommentId | undefined;
  /** The same for GraphQL, where somebody may have edited the comment since we wrote it. */
  readonly editedNodeId: string | undefined;
  readonly url: string;
  /** `left`: it was not ours to write, because a newer run has written it or will. */
  readonly action: 'created' | 'updated' | 'unchanged' | 'left';
  /** How many duplicates were deleted. */
  readonly removed: number;
}

export interface UpsertOptions {
  /** Whether a reader would miss nothing if the current comment stayed. */
  readonly same: (current: string, wanted: string) => boolean;
  /** Whether a comment is created where there is none; else the answer is undefined. */
  readonly create: boolean;
  /** Asked right before a write only: whether what a newer run wrote in one of our comments, or will write, would be lost by it. */
  readonly isOutdated: (current: readonly string[]) => Promise<boolean>;
}

/**
 * Brings the one comment of this marker to `body`, which starts with the marker: finds ours over all pages, writes only where `same` does not hold and
 * `isOutdated` does not object, and deletes our duplicates, the newest stays. A comment of somebody else is never touched. When ours goes while we look,
 * it is created again. Two requests when nothing differs (and GitHub knows at once who we are). A duplicate that cannot be deleted is no error.
 *
 * @throws ServiceError GitHub's own
 */
export async function upsertComment(
  place: CommentPlace,
  body: string,
  options: UpsertOptions,
): Promise<CommentOutcome | undefined> {
  const { ours } = await listMarked(place);
  const [current, ...duplicates] = ours;
  if (current === undefined && !options.create) return undefined;
  const isSame = current !== undefined && options.same(current.body ?? '', body);
  if (isSame && duplicates.length === 0) return { ...identify(current), action: 'unchanged', removed: 0 };
  // Nothing is cleaned up by an older run either: what it takes for a duplicate may be what a newer one wrote.
  if (await options.isOutdated(ours.map((comment) => comment.body ?? ''))) {
    return { ...identify(current), action: isSame ? 'unchanged' : 'left', removed: 0 };
  }
  if (current === undefined) return createUnique(place, body, options);
  if (isSame) return { ...identify(current), action: 'unchanged', removed: await deleteComments(place, duplicates) };
  const replaced = await replaceComment(place, current, body);
  // Another run may have deleted it for one of its own.
  if (replaced === undefined) return createUnique(place, body, options);
  const { comment, action } = replaced;
  return { ...identify(comment), action, removed: await deleteComments(place, duplicates) };
}

/**
 * Writes our comment once more, without looking who wrote since: for the states of one run. If it is gone it is created again.
 *
 * @throws ServiceError GitHub's own
 */
export async function rewriteComment(thread: Thread, id: CommentId, body: string): Promise<CommentOutcome> {
  const updated = await orUndefined(updateComment(thread, id, body), 'not-found');
  if (updated !== undefined) return { ...identify(updated), action: 'updated', removed: 0 };
  return { ...identify(await createComment(thread, body)), action: 'created', removed: 0 };
}

/**
 * Creates the comment, and looks whether another run has created one at the same moment. Both runs then find the same one to be the newest, so
 * that it stays and the other goes, whoever looks first.
 */
async function createUnique(place: CommentPlace, body: string, options: UpsertOptions): Promise<CommentOutcome> {
  const mine = await createOnce(place, body, options);
  const all = await listOwnAfter(place, mine);
  const newest = all[0] ?? mine;
  if (newest.id !== mine.id) {
    return { ...identify(newest), action: 'left', removed: await deleteComments(place, [mine]) };
  }
  const others = all.filter(({ id }) => id !== mine.id);
  return { ...identify(mine), action: 'created', removed: await deleteComments(place, others) };
}

/** Where the answer is lost, GitHub is asked whether it is there: what could not be found out fails as it failed first. */
async function createOnce(place: CommentPlace, body: string, options: UpsertOptions): Promise<Comment> {
  return writeOnce({
    send: async () => createComment(place, body),
    leavesOpen: ({ reason }) => lostAnswerReasons.has(reason),
    async find() {
      const { ours } = await listMarked(place).catch(() => ({ ours: [] }));
      return ours.find((comment) => options.same(comment.body ?? '', body));
    },
    pauses: [],
  });
}

const lostAnswerReasons: ReadonlySet<ActionError['reason']> = new Set(['unreachable', 'server', 'timed-out']);

/** Our comments after ours was created. It is there, whatever GitHub answers to the second look; the next run cleans up what this one cannot see. */
async function listOwnAfter(place: CommentPlace, mine: Comment): Promise<readonly Comment[]> {
  // Who we are is in the answer; it need not be asked for.
  const we = mine.user?.login;
  const all = await orUndefined(listMarked(we === undefined ? place : { ...place, author: async () => we }));
  return all?.ours ?? [mine];
}

/** A comment after it was written over. */
export interface ReplacedComment {
  readonly comment: Comment;
  readonly action: 'updated' | 'left';
}

/** How often a comment is written at most when older runs write over it. */
const maxWrites = 5;

/**
 * Writes over our comment, unless a newer run has done so since it was listed. GitHub has no check-and-set for comments: so it is read right
 * before, and once more after, and if an older run has written over it meanwhile it is written again.
 *
 * @returns undefined when it is gone
 * @throws ServiceError GitHub's own
 */
export async function replaceComment(
  thread: Thread & Pick<CommentPlace, 'isNewer'>,
  { id }: Comment,
  body: string,
): Promise<ReplacedComment | undefined> {
  const { isNewer } = thread;
  const write = async (): Promise<ReplacedComment> => {
    let current = await getComment(thread, id);
    for (let writes = 0; writes < maxWrites; writes++) {
      if (isNewer(current.body ?? '', body)) return { comment: current, action: 'left' };
      if (writes > 0 && !isNewer(body, current.body ?? '')) break;
      const written = await updateComment(thread, id, body);
      // That it was written stays true, whatever GitHub answers to the second look.
      current = (await orUndefined(getComment(thread, id))) ?? written;
    }
    return { comment: current, action: 'updated' };
  };
  return orUndefined(write(), 'not-found');
}

function identify(comment: Comment | undefined): Pick<CommentOutcome, 'id' | 'editedNodeId' | 'url'> {
  // Both times are taken when it is created, and given in seconds.
  const since = comment === undefined ? 0 : Date.parse(comment.updated_at ?? '') - Date.parse(comment.created_at);
  const edited = since > 1000;
  return {
    id: comment?.id,
    editedNodeId: edited ? (comment?.node_id ?? undefined) : undefined,
    url: comment?.html_url ?? '',
  };
}
