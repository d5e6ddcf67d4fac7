import { ActionError } from '../../../errors.ts';
import { isOwnComment } from '../../../clients/github/comments/authorship.ts';
import {
  createComment,
  deleteComments,
  listComments,
  type Comment,
  type Thread,
} from '../../../clients/github/comments/requests.ts';
import { jobKey, readState, type RunTime } from './issue-state.ts';
import type { Issue } from '../../../clients/github/issues/requests.ts';
import type { IssuePlace } from '../../../clients/github/issues/find.ts';
import type { JobDrift } from '../outcome.ts';

interface NewsDraft {
  /** The text for some drifts with its last line. */
  readonly comment: (news: readonly JobDrift[], stamp: string) => string;
  /** See `readState`. */
  readonly latest: () => number;
}

/**
 * Writes the comment that notifies of new drifts, unless a run that found the same text of the issue has written it: one that was interrupted before it edited
 * the issue, or one at the same time. Of two comments about the same jobs, the later one is deleted by its run.
 *
 * @returns the error instead of throwing it: the issue itself can be brought up to date
 */
export async function announceNews(
  place: IssuePlace,
  { number, body }: Issue,
  news: readonly JobDrift[],
  { comment, latest }: NewsDraft,
): Promise<ActionError | undefined> {
  const after = stampOf(readState(body ?? '', latest()));
  const thread = { github: place.github, repository: place.repository, number };
  try {
    const announced = keysIn(await listNews(thread, place, after));
    const left = news.filter((drift) => !announced.has(jobKey(drift)));
    if (left.length === 0) return undefined;
    const text = comment(left, formatStamp(after, left));
    return await writeNews(thread, { text, keys: left.map(jobKey), list: () => listNews(thread, place, after) });
  } catch (error) {
    if (error instanceof ActionError) return error;
    throw error;
  }
}

interface NewsOptions {
  readonly text: string;
  readonly keys: readonly string[];
  readonly list: () => Promise<readonly NewsComment[]>;
}

async function writeNews(thread: Thread, { text, keys, list }: NewsOptions): Promise<ActionError | undefined> {
  let failure: ActionError | undefined;
  let own: Comment | undefined;
  try {
    own = await createComment(thread, text);
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    failure = error;
  }
  const all = await list();
  const earlier = keysIn(own === undefined ? all : all.filter(({ id }) => id < own.id));
  const isKnown = keys.every((key) => earlier.has(key));
  if (own === undefined) return isKnown ? undefined : failure;
  if (isKnown) await deleteComments(thread, [own]);
  return undefined;
}

/** The text of the issue that a comment follows, by the run that wrote it; empty where its state was removed. */
function stampOf(state: RunTime | undefined): string {
  return state === undefined ? '' : `${new Date(state.at).toISOString()}/${state.run}/${state.attempt}`;
}

/** Jobs in a stamp, which keeps the comment below 65,536 characters; further ones could be announced twice. */
const maxStampedJobs = 1500;

function formatStamp(after: string, news: readonly JobDrift[]): string {
  const keys = news.slice(0, maxStampedJobs).map(jobKey);
  return `<!-- outrider:drift-news after=${after} jobs=${keys.join('.')} -->`;
}

const stampPattern = /^<!-- outrider:drift-news after=(\S*) jobs=([A-Za-z0-9+/.]*) -->$/;

interface NewsComment {
  readonly id: Comment['id'];
  readonly keys: readonly string[];
}

/** Our comments about drift that was new after a text of the issue. */
async function listNews(thread: Thread, { author }: IssuePlace, after: string): Promise<readonly NewsComment[]> {
  const comments = await listComments(thread);
  return comments.flatMap(({ id, user, body }) => {
    const [, of, keys = ''] = stampPattern.exec((body ?? '').trimEnd().split('\n').at(-1) ?? '') ?? [];
    return of === after && isOwnComment(author, user) ? [{ id, keys: keys.split('.') }] : [];
  });
}

function keysIn(comments: readonly NewsComment[]): ReadonlySet<string> {
  return new Set(comments.flatMap(({ keys }) => keys));
}
