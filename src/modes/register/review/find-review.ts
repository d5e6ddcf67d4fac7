import { ActionError, orUndefined } from '../../../errors.ts';
import { readAuthorship } from '../../../clients/github/comments/authorship.ts';
import { findComment, type CommentPlace, type FoundComment } from '../../../clients/github/comments/find.ts';
import { listQueue } from '../../../clients/github/pull-requests/merge-queue.ts';
import { combineRecords } from '../../../review/combine-records.ts';
import { checkAuthor, validateRecord, notReviewed, type ExpectedRecord } from '../../../review/validate-record.ts';
import { isUnsigned, openRecord } from '../../../review/record-codec.ts';
import { judgeByEvent, judgeRun, warningOf, type Found, type ReviewLookup } from './judge-run.ts';
import { commentPlaceOf } from '../../../operations/comments/comment-writer.ts';
import type { ReviewRecord } from '../../../review/record.ts';

/** The pull request of a run, and its comment. */
export interface Reviewed {
  readonly number: number;
  readonly headSha: string;
  readonly place: CommentPlace;
  /** Undefined when Outrider has written none. */
  readonly comment: FoundComment | undefined;
}

/** The review of a commit. */
export interface Review {
  /** Undefined when there is none, or it was not searched for. */
  readonly pullRequest: Reviewed | undefined;
  /** The record of the reviewed plan; undefined where a run may register without it. */
  readonly record: ReviewRecord | undefined;
  /** Why a run may register without a record, in a sentence. */
  readonly without: string | undefined;
  /** Why the record does not count; nothing is registered then. */
  readonly refusal: ActionError | undefined;
  /** Why a run with `review: ignore` would be refused otherwise, in a sentence. */
  readonly warning?: string | undefined;
  /** When the pull request was merged, in milliseconds since 1970; 0 where it is not merged, or the time is unknown. */
  readonly mergedAt: number;
  /** The branch whose later changes are not registered; undefined where they do not matter. */
  readonly branch?: string | undefined;
}

/**
 * Finds the pull request of a run, by the event or by the merged commit, and the record of the plan that its reviewers saw.
 *
 * @throws ActionError `not-reviewed`; GitHub's error, which never counts as "there is no pull request"
 */
export async function findReview(looking: ReviewLookup): Promise<Review> {
  if (looking.inputs.review.mode === 'ignore') return ignoring(looking);
  const { pullRequest: found, refusal } = await judgeRun(looking);
  if (refusal !== undefined) throw refusal;
  const branch = branchOf(found, looking);
  if (found === undefined) {
    const without = 'Registered without a review: no pull request contains this commit.';
    return { pullRequest: undefined, record: undefined, without, refusal, mergedAt: 0, branch };
  }
  const pullRequest = await reviewedOf(found, looking);
  const { mergedAt } = found;
  try {
    const { record: own, comment } = await readRecord(pullRequest, looking);
    const record = combineRecords(await queuedRecords(found, looking), own);
    return { pullRequest: { ...pullRequest, comment }, record, without: undefined, refusal, mergedAt, branch };
  } catch (error) {
    if (!(error instanceof ActionError) || error.reason !== 'not-reviewed') throw error;
    return { pullRequest, record: undefined, without: undefined, refusal: error, mergedAt };
  }
}

/**
 * The branch that may have newer commits: the pushed one, or the one that the run is on if its merges count, or else the base of the pull request. None
 * before the merge, and outside of GitHub.
 */
function branchOf(
  found: Found | undefined,
  { context: { eventName, repository, subject }, inputs }: ReviewLookup,
): string | undefined {
  if (repository === undefined || (found !== undefined && found.state !== 'merged')) return undefined;
  const { branch } = subject;
  if (branch !== undefined && (eventName === 'push' || inputs.branches.names(branch))) return branch;
  return found === undefined ? branch : found.baseRef;
}

/** With `review: ignore` the outcome is still shown in the comment, if there is one. */
async function ignoring(looking: ReviewLookup): Promise<Review> {
  const without = 'Registered without a review: `review` is `ignore`.';
  const judged = await orUndefined(judgeRun(looking));
  const found = judged?.pullRequest;
  const hasComment = found !== undefined && found.state !== 'closed';
  return {
    pullRequest: hasComment ? await orUndefined(reviewedOf(found, looking)) : undefined,
    record: undefined,
    without,
    refusal: undefined,
    mergedAt: 0,
    warning: warningOf(judged === undefined ? judgeByEvent(looking) : judged.refusal, looking),
  };
}

/**
 * The records of the pull requests before this one in its merge queue, whose changes are part of the queue's commit; those that have none, or cannot be read,
 * are missing. Empty outside a merge queue.
 */
async function queuedRecords(
  { number, baseRef, github, repository }: Found,
  looking: ReviewLookup,
): Promise<readonly ReviewRecord[]> {
  const { eventName, graphqlUrl } = looking.context;
  if (eventName !== 'merge_group' || graphqlUrl === undefined || baseRef === undefined) return [];
  const queue = (await orUndefined(listQueue(github, { graphqlUrl, repository, branch: baseRef }))) ?? [];
  const before = queue.slice(0, Math.max(0, queue.indexOf(number)));
  const records = await Promise.all(
    before.map(async (other) => {
      const reviewed = reviewedOf({ number: other, headSha: '', github, repository }, looking);
      return orUndefined(reviewed.then(async (pull) => readRecord(pull, looking)));
    }),
  );
  return records.flatMap((one) => one?.record ?? []);
}

async function reviewedOf(
  { number, headSha, github, repository }: Pick<Found, 'number' | 'headSha' | 'github' | 'repository'>,
  looking: ReviewLookup,
): Promise<Reviewed> {
  const place = commentPlaceOf({ event: looking.context, comment: looking.inputs.comment }, github, repository, number);
  const { ours, others } = await findComment(place);
  if (ours === undefined && others.length > 0 && looking.inputs.review.mode !== 'ignore') {
    throw notReviewed(`the only plan on pull request ${number} is in a comment by ${names(others)}, not by Outrider`);
  }
  return { number, headSha, place, comment: ours };
}

/** Reads and validates the record; returns the comment in the validated version. */
async function readRecord(
  { number, comment }: Reviewed,
  looking: ReviewLookup,
): Promise<{ readonly record: ReviewRecord; readonly comment: FoundComment | undefined }> {
  const { context, inputs, github } = looking;
  const key = inputs.review.signingKey;
  const expected = expectedOf(number, looking);
  const opened = openRecord(comment?.body ?? '', key);
  // Names the editor of an unsigned record in the error.
  if (opened.kind === 'edited' && comment !== undefined && github !== undefined && isUnsigned(comment.body))
    checkAuthor(await readAuthorship(github, context.graphqlUrl, comment.nodeId));
  const record = validateRecord(opened, expected);
  if (comment === undefined || github === undefined || (opened.kind === 'opened' && opened.signed))
    return { record, comment };
  const written = await readAuthorship(github, context.graphqlUrl, comment.nodeId);
  checkAuthor(written);
  // Author, editor and text have to come from the same answer.
  return {
    record: validateRecord(openRecord(written.body, key), expected),
    comment: { ...comment, body: written.body },
  };
}

function expectedOf(pullRequest: number, { context, inputs }: ReviewLookup): ExpectedRecord {
  const { repository } = context;
  const { nomad } = inputs;
  return {
    repository: `${repository?.owner}/${repository?.name}`,
    pullRequest,
    comment: inputs.comment.id,
    cluster: nomad.address.host,
    namespace: nomad.namespace ?? '',
    region: nomad.region ?? '',
    key: inputs.review.signingKey,
  };
}

function names(logins: readonly string[]): string {
  return [...new Set(logins)].map((login) => `\`${login}\``).join(', ');
}
