import { ActionError } from '../../errors.ts';
import { commentMarker, type CommentPlace } from '../../clients/github/comments/find.ts';
import { upsertComment, type CommentOutcome, type UpsertOptions } from '../../clients/github/comments/upsert.ts';
import { whoAreWe } from '../../clients/github/comments/authorship.ts';
import {
  findOpenPullRequest,
  hasOtherHead,
  type CommentedPullRequest,
} from '../../clients/github/pull-requests/pull-requests.ts';
import { isLater, runOf, wroteLater } from '../../report/comment/same-comment.ts';
import { isDated } from '../../review/record-date.ts';
import { keepDate, rewriteIfEdited, sealDate, type Dating, type KeptComment } from './date-comment.ts';
import { connectGitHub, type RunContext } from '../run-context.ts';
import type { Repository } from '../../clients/github/context.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { CommentInputs } from '../../inputs/comment.ts';
import type { CommentDraft, NoComment } from '../../report/comment/publish-comment.ts';

/** A run that may write a comment. */
export interface CommentingRun extends Pick<RunContext, 'event' | 'runner' | 'transport'> {
  readonly comment: CommentInputs;
  /** What the comment shows. */
  readonly subject: CommentDraft['subject'];
  /** Of a record in the comment. */
  readonly signingKey?: string | undefined;
}

/** Updates the comment on the pull request. */
export type WriteComment = (
  body: string,
  options: Pick<UpsertOptions, 'same' | 'create' | 'carry'>,
) => Promise<CommentOutcome | NoComment>;

interface FoundWriter {
  readonly writeComment: WriteComment;
  /** Undefined if GitHub cannot be asked, which is reported when the comment would be written. */
  readonly pullRequest: CommentedPullRequest | undefined;
  /** Where the comment is; undefined if GitHub cannot be asked. */
  readonly place: CommentPlace | undefined;
}

/** Finds the pull request that gets the comment of a run, by the event or by the commit; undefined if the run writes none. */
export async function findCommentWriter(run: CommentingRun): Promise<FoundWriter | undefined> {
  const { event, runner, comment, subject } = run;
  const { token, wanted } = comment;
  if (wanted && token === undefined && event.pullRequest !== undefined) {
    runner.notice(`No comment was written: \`github-token\` is empty. The ${subject} is in the step summary.`, {
      title: 'Outrider',
    });
  }
  // The commit of a merge queue is the head of no pull request; its plan is in the summary.
  const canBeFound = event.eventName === 'push' || event.eventName === 'workflow_dispatch';
  const { repository } = event;
  if (!wanted || token === undefined || repository === undefined) return undefined;
  if (event.pullRequest === undefined && !canBeFound) return undefined;
  const github = await orActionError(connectGitHub(run, token));
  if (github instanceof ActionError)
    return { writeComment: () => Promise.reject(github), pullRequest: undefined, place: undefined };
  const pullRequest = event.pullRequest ?? (await findOpenPullRequest(github, repository, event.sha ?? ''));
  if (pullRequest === undefined) {
    runner.log('No comment was written: this commit is not the head of an open pull request.');
    return undefined;
  }
  const place = commentPlaceOf(run, github, repository, pullRequest.number);
  return { pullRequest, place, writeComment: commentWriter({ run, place, pullRequest }) };
}

async function orActionError<T>(promise: Promise<T>): Promise<T | ActionError> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof ActionError) return error;
    throw error;
  }
}

interface WriterOptions {
  readonly run: Pick<CommentingRun, 'event' | 'signingKey'>;
  readonly place: CommentPlace;
  readonly pullRequest: CommentedPullRequest;
}

/** Writes our comment over an older one, with the time at which its record's meaning was first written. */
export function commentWriter({ run, place, pullRequest }: WriterOptions): WriteComment {
  const { event, signingKey } = run;
  const { github, repository } = place;
  const ours = { commit: pullRequest.headSha, number: event.runNumber, attempt: event.runAttempt };
  const isOutdated = async (present: readonly string[]): Promise<boolean> =>
    present.some((one) => isLater(runOf(one), ours)) || (await hasOtherHead(github, repository, pullRequest));
  return async (wanted, options) => {
    let body = wanted;
    const carry = (present: string): string => (body = options.carry?.(present, wanted) ?? wanted);
    const dating = (): Dating => ({ place, body, key: signingKey, graphqlUrl: event.graphqlUrl });
    let text: string | undefined;
    const compose = async (current: KeptComment): Promise<string> => (text = await keepDate(current, dating()));
    const written = await upsertComment(place, wanted, { ...options, carry, isComplete: isDated, compose, isOutdated });
    if (written === undefined) return { action: 'none', why: 'no changes, and no earlier comment to update' };
    const last = (await rewriteIfEdited(written, dating())) ?? written;
    if (text === undefined || text === body) await sealDate(last, dating());
    return last;
  };
}

/** Where a run's comment on a pull request is, and how it is recognised. */
export function commentPlaceOf(
  { event, comment }: Pick<CommentingRun, 'event' | 'comment'>,
  github: GitHub,
  repository: Repository,
  number: number,
): CommentPlace {
  const author = (): Promise<string> =>
    whoAreWe({ github, graphqlUrl: event.graphqlUrl, commentAuthor: comment.author });
  return { github, repository, number, marker: commentMarker(comment.id), author, isNewer: wroteLater };
}
