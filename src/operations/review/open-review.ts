import { ActionError, orElse } from '../../errors.ts';
import {
  createCommentMarker,
  listMarked,
  getAuthenticatedLogin,
  type CommentThread,
} from '../../clients/github/comments/find.ts';
import { openOwnRecord, openRecord, sealRecord, type OpenedRecord, type Stamp } from '../../review/record-codec.ts';
import { noRecord, createReviewError, createInputError, validateRecord } from '../../review/validate-record.ts';
import { rewriteComment, type CommentOutcome } from '../../clients/github/comments/upsert.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { Comment } from '../../clients/github/comments/requests.ts';
import { createPermissionError } from '../../report/comment/publish-comment.ts';
import type { Repository, RunnerContext } from '../../clients/github/context.ts';
import type { CommentInputs } from '../../inputs/github.ts';
import type { SignedRecord } from '../../review/record.ts';
import type { SigningKeys } from '../../inputs/review.ts';
import { toPublished, type Published } from '../../text/published.ts';

/** The comment of a run on a pull request, and the functions that read and seal its record. */
export interface RecordThread extends CommentThread {
  readonly commentId: string;
  readonly keys: SigningKeys | undefined;
  readonly openComment: (comment: Pick<Comment, 'body' | 'updated_at'>) => OpenedRecord;
}

interface CommentOwner {
  readonly event: RunnerContext;
  readonly comment: CommentInputs;
  readonly keys: SigningKeys | undefined;
}

/** Creates a function that returns the thread of a run's comment on a pull request, with the rules to recognize the comment. All threads read the author once. */
export function createThreadOpener(
  { event, comment, keys }: CommentOwner,
  github: GitHub,
  repository: Repository,
): (number: number) => RecordThread {
  let author: string | undefined;
  const readAuthor = async (): Promise<string> =>
    (author ??= await getAuthenticatedLogin({ github, graphqlUrl: event.graphqlUrl, commentAuthor: comment.author }));
  const marker = createCommentMarker(comment.id);
  return (number) => {
    const owner = {
      repository: `${repository.owner}/${repository.repo}`,
      repositoryId: event.repositoryId,
      pullRequest: number,
      comment: comment.id,
    };
    const openComment: RecordThread['openComment'] = (source) => openOwnRecord(source, keys, owner);
    // Only signed times count, because anyone can edit the text.
    const isNewer = (left: string, right: string): boolean =>
      (readPlanNumber(openComment({ body: left })) ?? 0) > (readPlanNumber(openComment({ body: right })) ?? Infinity);
    return { github, repository, number, commentId: comment.id, marker, readAuthor, isNewer, keys, openComment };
  };
}

/** The time at which the run of a plan began; `undefined` if its record is not valid. */
export function readPlanNumber(openedRecord: OpenedRecord): number | undefined {
  return openedRecord.kind === 'opened' ? openedRecord.record.plannedAt : undefined;
}

/** The service that a run writes to; for modules, the registry. */
export interface RecordTarget {
  readonly address: Pick<URL, 'host'>;
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
}

/** The comment with a plan, and its record or the reason why it is not valid. */
type OpenedReview = {
  /** Whether only other accounts have written a comment with the marker. */
  readonly isByOthers: boolean;
} & (
  | { readonly comment: Comment; readonly verified: SignedRecord; readonly refusal: undefined }
  /** `comment` is `undefined` if no plan has written it. */
  | { readonly comment: Comment | undefined; readonly verified: undefined; readonly refusal: ActionError }
);

/** Finds the comment with the plan of a pull request, and verifies its record. @throws the error of GitHub: a missing record is not an error */
export async function openReview(thread: RecordThread, nomad: RecordTarget | undefined): Promise<OpenedReview> {
  const { address, namespace = '', region = '' } = nomad ?? {};
  const { ownComments, others, ids } = await orElse(listMarked(thread), (error) => {
    throw createPermissionError(error);
  });
  // A register run without a plan writes a separate comment.
  const comment = ownComments.find((candidate) => thread.openComment(candidate).kind !== 'absent');
  const isByOthers = comment === undefined && others.length > 0;
  try {
    const other = ids.find((id) => id !== thread.commentId);
    if (comment !== undefined) {
      const verified = validateRecord(thread.openComment(comment), { cluster: address?.host, namespace, region });
      return { comment, isByOthers, verified, refusal: undefined };
    }
    if (isByOthers) throw await createAuthorError(thread, others);
    throw other === undefined
      ? createReviewError(...noRecord)
      : createInputError('environment', other, thread.commentId);
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { comment, isByOthers, verified: undefined, refusal: error };
  }
}

/** The error if only other accounts have written the plan. */
async function createAuthorError(
  { number, readAuthor }: RecordThread,
  others: readonly Comment[],
): Promise<ActionError> {
  const names = [...new Set(others.map(({ user }) => `\`${user?.login ?? 'ghost'}\``))].join(', ');
  return createReviewError(
    `the only plan on pull request ${number} is in a comment by ${names}, not by Outrider, which is \`${await readAuthor()}\` in this run`,
    'Use the same `github-token` in all jobs, and plan the pull request again.',
  );
}

/** Seconds for a write: the time in a record must not be earlier than the time of the write. */
const margin = 2;

/** Stamps the record of a comment by GitHub's clock, and signs it; without a key, the comment stays unchanged. Write it immediately. */
export function sealComment(
  { github, keys }: Pick<RecordThread, 'github' | 'keys'>,
  draft: Published,
  times: Omit<Stamp, 'at'> = {},
): Published {
  if (keys === undefined) return draft;
  const at = Math.floor(github.now().getTime() / 1000) + margin;
  return sealRecord(draft, { ...times, at }, keys);
}

/** Writes a comment again if the first write took too long: by the time in its record, it would count as the edit of a different account. */
export async function sealAgainIfLate(thread: RecordThread, outcome: CommentOutcome): Promise<CommentOutcome> {
  const { id, body = '', writtenAt } = outcome.comment ?? {};
  const opened = openRecord(body, thread.keys);
  if (id === undefined || writtenAt === undefined || opened.kind !== 'opened') return outcome;
  const { at, since } = opened.record;
  const second = Math.floor(writtenAt.getTime() / 1000);
  if (second <= at) return outcome;
  // A new meaning has not been shown before this write.
  const shownTimes = { since: since === at ? second + margin : since };
  const rewritten = await rewriteComment(thread, id, sealComment(thread, toPublished(body), { shownTimes }));
  return { ...rewritten, action: outcome.action };
}
