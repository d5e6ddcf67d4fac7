import { Failure } from '../failure.ts';
import { findPullRequestOf, readPullRequest } from '../github/merged-pull-request.ts';
import { findComment, readAuthorship, type FoundComment } from '../github/reviewed-comment.ts';
import { wroteLater } from '../report/same-comment.ts';
import { checkAuthor, countingRecord, notReviewed, type Expected } from '../review/counts.ts';
import { open } from '../review/seal.ts';
import { commentPlaceOf } from './place.ts';
import type { GitHub } from '../github/client.ts';
import type { CommentPlace } from '../github/comments.ts';
import type { Context, Repository } from '../github/context.ts';
import type { RegisterInputs } from '../inputs/register.ts';
import type { ReviewRecord } from '../review/record.ts';

/** Where it is to be looked for. */
export interface Looking {
  readonly context: Context;
  readonly inputs: RegisterInputs;
  /** A client of GitHub; undefined without a token. */
  readonly github: GitHub | undefined;
}

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
  readonly refusal: Failure | undefined;
}

/**
 * Finds the pull request that a run is about, by the event or by the commit after a merge, and the record of what its reviewers saw.
 *
 * @throws Failure `not-reviewed`; what GitHub answers when it does not say, which is never taken for "there is none"
 */
export async function findReview(looking: Looking): Promise<Review> {
  const { mode } = looking.inputs.review;
  if (mode === 'ignore') return ignoring(looking);
  const pullRequest = await findPullRequest(looking);
  if (pullRequest === undefined) {
    if (mode === 'required') {
      throw notReviewed(
        'no pull request brought this commit, and `review` is `required`',
        'Merge the change by a pull request that was planned.',
      );
    }
    const without = 'No pull request brought this commit: it is registered without a review.';
    return { pullRequest, record: undefined, without, refusal: undefined };
  }
  try {
    return { pullRequest, record: await recordOf(pullRequest, looking), without: undefined, refusal: undefined };
  } catch (error) {
    if (!(error instanceof Failure) || error.reason !== 'not-reviewed') throw error;
    return { pullRequest, record: undefined, without: undefined, refusal: error };
  }
}

/** Without asking for a review the comment is still the place where it is told; to find none is no failure then. */
async function ignoring(looking: Looking): Promise<Review> {
  const without = 'Registered without a review: `review` is `ignore`.';
  const nothing = { pullRequest: undefined, record: undefined, without, refusal: undefined };
  try {
    return looking.github === undefined ? nothing : { ...nothing, pullRequest: await findPullRequest(looking) };
  } catch (error) {
    if (error instanceof Failure) return nothing;
    throw error;
  }
}

async function findPullRequest(looking: Looking): Promise<Reviewed | undefined> {
  const { context, github, inputs } = looking;
  const { repository } = context;
  if (repository === undefined) return undefined;
  if (context.problem !== undefined) throw notReviewed(`the pull request is not known: ${context.problem}`);
  if (github === undefined) {
    throw notReviewed(
      'whether it was reviewed cannot be asked, because `github-token` is empty',
      'Give the token of the workflow as `github-token`; or register without a review on purpose with `review: ignore`.',
    );
  }
  const found = await pullRequestOf(context, github, repository);
  if (found === undefined) return undefined;
  const place = commentPlaceOf(looking, github, repository, found.number);
  const { ours, others } = await findComment(place, wroteLater);
  if (ours === undefined && others.length > 0 && inputs.review.mode !== 'ignore') {
    throw notReviewed(`the only plan on pull request ${found.number} is in a comment by ${names(others)}, not by us`);
  }
  return { ...found, place, comment: ours };
}

async function pullRequestOf(
  context: Context,
  github: GitHub,
  repository: Repository,
): Promise<Pick<Reviewed, 'number' | 'headSha'> | undefined> {
  const { pullRequest, mergeGroup, sha } = context;
  if (pullRequest?.closed === true && !pullRequest.merged) {
    throw notReviewed(
      `pull request ${pullRequest.number} was closed without being merged`,
      'Run this only for merged ones: `if: github.event.pull_request.merged`.',
    );
  }
  if (pullRequest !== undefined) return pullRequest;
  if (mergeGroup !== undefined) return readPullRequest(github, repository, mergeGroup.number);
  return sha === undefined ? undefined : findPullRequestOf(github, repository, sha);
}

async function recordOf({ number, comment }: Reviewed, looking: Looking): Promise<ReviewRecord> {
  const { context, inputs, github } = looking;
  const key = inputs.review.signingKey;
  const expected = expectedOf(number, looking);
  const opened = open(comment?.body ?? '', key);
  const record = countingRecord(opened, expected);
  if (comment === undefined || github === undefined || (opened.kind === 'opened' && opened.signed)) return record;
  const written = await readAuthorship(github, context.graphqlUrl, comment.nodeId);
  checkAuthor(written);
  // Author, editor and text of one answer belong together.
  return countingRecord(open(written.body, key), expected);
}

function expectedOf(pullRequest: number, { context, inputs }: Looking): Expected {
  const { repository } = context;
  const { scheduler } = inputs;
  return {
    repository: `${repository?.owner}/${repository?.name}`,
    pullRequest,
    comment: inputs.comment.id,
    cluster: scheduler.address.host,
    namespace: scheduler.namespace ?? '',
    region: scheduler.region ?? '',
    hasKey: inputs.review.signingKey !== undefined,
  };
}

function names(logins: readonly string[]): string {
  return [...new Set(logins)].map((login) => `\`${login}\``).join(', ');
}
