import { ActionError, orUndefined } from '../../../errors.ts';
import { readAuthorship } from '../../../clients/github/comments/authorship.ts';
import { findComment, type CommentPlace, type FoundComment } from '../../../clients/github/comments/find.ts';
import { checkAuthor, countingRecord, notReviewed, type Expected } from '../../../review/validate-record.ts';
import { isUnsigned, open } from '../../../review/record-codec.ts';
import { judgeByEvent, judgeRun, warningOf, type Found, type ReviewLookup } from './judge-run.ts';
import { commentPlaceOf } from '../../../operations/comment-target.ts';
import type { ReviewRecord } from '../../../review/record.ts';

/** The pull request that a run registers for, and its comment. */
export interface Reviewed {
  readonly number: number;
  readonly headSha: string;
  readonly place: CommentPlace;
  /** Undefined when there is none of ours. */
  readonly comment: FoundComment | undefined;
}

/** What is known of the review of what is to be registered. */
export interface Review {
  /** Undefined when there is none, or it was not looked for. */
  readonly pullRequest: Reviewed | undefined;
  /** What the reviewers saw; undefined where the run may go on without it. */
  readonly record: ReviewRecord | undefined;
  /** Why it goes on without, in a sentence. */
  readonly without: string | undefined;
  /** Why the record does not count; nothing is registered then. */
  readonly refusal: ActionError | undefined;
  /** What a run with `review: ignore` does although it would be refused otherwise, in a sentence. */
  readonly warning?: string | undefined;
  /** When the pull request was merged, in milliseconds since 1970; 0 where it is not, or that is not known. */
  readonly mergedAt: number;
  /** The branch whose later changes are not registered; undefined where none is asked about. */
  readonly branch?: string | undefined;
}

/**
 * Finds the pull request that a run is about, by the event or by the commit after a merge, and the record of what its reviewers saw.
 *
 * @throws ActionError `not-reviewed`; what GitHub answers when it does not answer the question, which is never taken for "there is none"
 */
export async function findReview(looking: ReviewLookup): Promise<Review> {
  if (looking.inputs.review.mode === 'ignore') return ignoring(looking);
  const { pullRequest: found, refusal } = await judgeRun(looking);
  if (refusal !== undefined) throw refusal;
  const branch = branchOf(found, looking);
  if (found === undefined) {
    const without = 'No pull request brought this commit: it is registered without a review.';
    return { pullRequest: undefined, record: undefined, without, refusal, mergedAt: 0, branch };
  }
  const pullRequest = await reviewedOf(found, looking);
  const { mergedAt } = found;
  try {
    const { record, comment } = await readRecord(pullRequest, looking);
    return { pullRequest: { ...pullRequest, comment }, record, without: undefined, refusal, mergedAt, branch };
  } catch (error) {
    if (!(error instanceof ActionError) || error.reason !== 'not-reviewed') throw error;
    return { pullRequest, record: undefined, without: undefined, refusal: error, mergedAt };
  }
}

/**
 * The branch that may have gone on since: the one that was pushed, or that the run is on if its merges count; else the one that the pull request was
 * merged into. None before the merge, and outside of GitHub.
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

/** Without asking for a review the comment is still the place where it is told; to find none is no failure then. */
async function ignoring(looking: ReviewLookup): Promise<Review> {
  const without = 'Registered without a review: `review` is `ignore`.';
  const judged = await orUndefined(judgeRun(looking));
  const found = judged?.pullRequest;
  const isTold = found !== undefined && found.state !== 'closed';
  return {
    pullRequest: isTold ? await orUndefined(reviewedOf(found, looking)) : undefined,
    record: undefined,
    without,
    refusal: undefined,
    mergedAt: 0,
    warning: warningOf(judged === undefined ? judgeByEvent(looking) : judged.refusal, looking),
  };
}

async function reviewedOf({ number, headSha, github, repository }: Found, looking: ReviewLookup): Promise<Reviewed> {
  const place = commentPlaceOf({ event: looking.context, inputs: looking.inputs }, github, repository, number);
  const { ours, others } = await findComment(place);
  if (ours === undefined && others.length > 0 && looking.inputs.review.mode !== 'ignore') {
    throw notReviewed(`the only plan on pull request ${number} is in a comment by ${names(others)}, not by us`);
  }
  return { number, headSha, place, comment: ours };
}

/** The record, and the comment as it was judged. */
async function readRecord(
  { number, comment }: Reviewed,
  looking: ReviewLookup,
): Promise<{ readonly record: ReviewRecord; readonly comment: FoundComment | undefined }> {
  const { context, inputs, github } = looking;
  const key = inputs.review.signingKey;
  const expected = expectedOf(number, looking);
  const opened = open(comment?.body ?? '', key);
  // Who edited a comment is known where that is asked for anyway.
  if (opened.kind === 'edited' && comment !== undefined && github !== undefined && isUnsigned(comment.body))
    checkAuthor(await readAuthorship(github, context.graphqlUrl, comment.nodeId));
  const record = countingRecord(opened, expected);
  if (comment === undefined || github === undefined || (opened.kind === 'opened' && opened.signed))
    return { record, comment };
  const written = await readAuthorship(github, context.graphqlUrl, comment.nodeId);
  checkAuthor(written);
  // Author, editor and text of one answer belong together.
  return { record: countingRecord(open(written.body, key), expected), comment: { ...comment, body: written.body } };
}

function expectedOf(pullRequest: number, { context, inputs }: ReviewLookup): Expected {
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
