import { ActionError } from '../../../errors.ts';
import { findComment, type CommentPlace, type FoundComment } from '../../../clients/github/comments/find.ts';
import { validateRecord, notReviewed, type ExpectedRecord } from '../../../review/validate-record.ts';
import { openRecord } from '../../../review/record-codec.ts';
import { commentPlaceOf } from '../../../operations/comments/comment-writer.ts';
import type { ReviewRecord } from '../../../review/record.ts';
import type { Found, ReviewLookup } from './judge-run.ts';

/** The pull request of a run, and its comment. */
export interface Reviewed {
  readonly number: number;
  readonly place: CommentPlace;
  /** Undefined when Outrider has written none. */
  readonly comment: FoundComment | undefined;
}

/** A pull request, and the record of its plan or why there is none that counts. */
export type ReadReview =
  | { readonly pullRequest: Reviewed; readonly record: ReviewRecord; readonly refusal: undefined }
  /** `pullRequest` is undefined if only other accounts have written such a comment. */
  | { readonly pullRequest: Reviewed | undefined; readonly record: undefined; readonly refusal: ActionError };

/** The pull request whose record is read. */
export type PullOfRun = Pick<Found, 'number' | 'github' | 'repository'>;

/**
 * Finds the comment of a pull request and reads its record.
 *
 * @throws GitHub's error, which never counts as "there is no record"
 */
export async function readReview(pull: PullOfRun, looking: ReviewLookup): Promise<ReadReview> {
  let pullRequest: Reviewed | undefined;
  try {
    pullRequest = await reviewedOf(pull, looking);
    const { body = '', updatedAt } = pullRequest.comment ?? {};
    const opened = openRecord(body, looking.inputs.review.keys, updatedAt);
    const { record } = validateRecord(opened, expectedOf(pull.number, looking));
    return { pullRequest, record, refusal: undefined };
  } catch (error) {
    if (!(error instanceof ActionError) || error.reason !== 'not-reviewed') throw error;
    return { pullRequest, record: undefined, refusal: error };
  }
}

/**
 * Finds the comment of a pull request.
 *
 * @throws ActionError `not-reviewed` if only other accounts have written one; GitHub's error
 */
export async function reviewedOf({ number, github, repository }: PullOfRun, looking: ReviewLookup): Promise<Reviewed> {
  const place = commentPlaceOf(
    { event: looking.context, comment: looking.inputs.comment, keys: looking.inputs.review.keys },
    github,
    repository,
    number,
  );
  const { ours, others } = await findComment(place);
  if (ours === undefined && others.length > 0 && looking.inputs.review.mode !== 'ignore') {
    throw notReviewed(`the only plan on pull request ${number} is in a comment by ${names(others)}, not by Outrider`);
  }
  return { number, place, comment: ours };
}

function expectedOf(pullRequest: number, { context, inputs }: ReviewLookup): ExpectedRecord {
  const { repository, repositoryId } = context;
  const { nomad } = inputs;
  return {
    repository: `${repository?.owner}/${repository?.name}`,
    repositoryId,
    pullRequest,
    comment: inputs.comment.id,
    cluster: nomad.address.host,
    namespace: nomad.namespace ?? '',
    region: nomad.region ?? '',
  };
}

function names(logins: readonly string[]): string {
  return [...new Set(logins)].map((login) => `\`${login}\``).join(', ');
}
