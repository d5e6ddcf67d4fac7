import { ActionError } from '../errors.ts';
import { commentMarker, type CommentPlace } from '../clients/github/comments/find.ts';
import { rewriteComment, upsertComment, type CommentOutcome } from '../clients/github/comments/upsert.ts';
import { readAuthorship, whoAreWe } from '../clients/github/comments/authorship.ts';
import { findOpenPullRequest, hasOtherHead, type CommentedPullRequest } from '../clients/github/pull-requests.ts';
import { otherCheckout } from './other-checkout.ts';
import { isLater, runOf, wroteLater } from '../report/comment/same-comment.ts';
import { isUnsigned } from '../review/record-codec.ts';
import type { RunnerContext, Repository } from '../clients/github/context.ts';
import type { CommentContext } from '../report/comment/comment-context.ts';
import { connectGitHub, type RunContext } from './run-context.ts';
import type { NoComment } from '../report/comment/publish-comment.ts';
import type { GitHub } from '../clients/github/client.ts';
import type { PlanningInputs } from '../inputs/planning.ts';

/** A run that shows plans in a comment. */
type CommentingRun = Pick<RunContext, 'event' | 'runner' | 'transport'> & { readonly inputs: PlanningInputs };

/** Brings the comment of the pull request up to date. */
export type WriteComment = (
  body: string,
  options: { readonly same: (present: string, wanted: string) => boolean; readonly create: boolean },
) => Promise<CommentOutcome | NoComment>;

export interface CommentTarget {
  readonly surroundings: CommentContext;
  /** Undefined when no comment is wanted, or there is none to write. */
  readonly writeComment: WriteComment | undefined;
  /** What the comment is written on. */
  readonly pullRequest: CommentedPullRequest | undefined;
}

/** Where the plan is shown, and what it links to. */
export async function findCommentTarget(run: CommentingRun): Promise<CommentTarget> {
  const { event: context, inputs, runner } = run;
  const other = await otherCheckout({ context, inputs });
  if (other !== undefined) return elsewhere(run, other.commit);
  const surroundings = surroundingsOf(run);
  const nowhere = { surroundings, writeComment: undefined, pullRequest: undefined };
  const { token, wanted } = inputs.comment;
  if (wanted && token === undefined && context.pullRequest !== undefined) {
    runner.notice('No comment is written: `github-token` is empty. The plan is in the step summary.', {
      title: 'Outrider',
    });
  }
  // A merge queue plans a commit that no pull request has for its head; its plan is in the summary.
  const canBeFound = context.eventName === 'push' || context.eventName === 'workflow_dispatch';
  const { repository } = context;
  if (!wanted || token === undefined || repository === undefined) return nowhere;
  if (context.pullRequest === undefined && !canBeFound) return nowhere;
  const github = await orFailure(connectGitHub(run, token));
  // Reported where the comment would be.
  if (github instanceof ActionError) return { ...nowhere, writeComment: () => Promise.reject(github) };
  const pullRequest = context.pullRequest ?? (await findOpenPullRequest(github, repository, surroundings.commit ?? ''));
  if (pullRequest === undefined) {
    runner.log('No comment is written: no open pull request has this commit for its head.');
    return nowhere;
  }
  return { surroundings, pullRequest, writeComment: commentWriter({ run, github, repository, pullRequest }) };
}

/** A plan of something else than the pull request: it is not commented there, and links to what was planned. */
function elsewhere({ event, inputs, runner }: CommentingRun, commit: string | undefined): CommentTarget {
  const { pullRequest } = event;
  const what = commit === undefined ? 'its base' : `commit \`${commit.slice(0, 7)}\``;
  runner.warning(
    `The checkout is ${what}, not pull request #${pullRequest?.number ?? 0}: \`pull_request_target\` checks out the base. The plan of it is in the step summary, and no comment is written. Plan \`on: pull_request\` instead.`,
    { title: 'Outrider' },
  );
  const surroundings = surroundingsOf({ event: { ...event, pullRequest: undefined, sha: commit }, inputs, runner });
  return { surroundings, writeComment: undefined, pullRequest: undefined };
}

async function orFailure<T>(promise: Promise<T>): Promise<T | ActionError> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof ActionError) return error;
    throw error;
  }
}

/** What a run names and links to. */
export function surroundingsOf({
  event,
  inputs,
  runner,
}: Pick<CommentingRun, 'event' | 'inputs' | 'runner'>): CommentContext {
  const { pullRequest, runUrl } = event;
  return {
    marker: commentMarker(inputs.comment.id),
    record: undefined,
    hide: (text) => runner.hide(text),
    fileUrl: fileUrlOf(event),
    commit: pullRequest?.headSha ?? event.sha,
    run: runUrl === undefined ? undefined : { number: event.runNumber, attempt: event.runAttempt, url: runUrl },
    cluster: inputs.nomad.address.host,
    region: inputs.nomad.region,
  };
}

/** URL of a file at the commit of the run; undefined when there is no repository to link to. */
export function fileUrlOf({ repository, serverUrl, pullRequest, sha }: RunnerContext): CommentContext['fileUrl'] {
  const commit = pullRequest?.headSha ?? sha;
  if (repository === undefined || commit === undefined) return undefined;
  const base = `${serverUrl}/${repository.owner}/${repository.name}/blob/${commit}`;
  return (file) => `${base}/${file.split('/').map(encodeURIComponent).join('/')}`;
}

interface WriterOptions {
  readonly run: CommentingRun;
  readonly github: GitHub;
  readonly repository: Repository;
  readonly pullRequest: CommentedPullRequest;
}

function commentWriter({ run, github, repository, pullRequest }: WriterOptions): WriteComment {
  const { event: context } = run;
  return async (body, options) => {
    const ours = { commit: pullRequest.headSha, number: context.runNumber, attempt: context.runAttempt };
    const isOutdated = async (present: readonly string[]): Promise<boolean> =>
      present.some((one) => isLater(runOf(one), ours)) || (await hasOtherHead(github, repository, pullRequest));
    const place = commentPlaceOf(run, github, repository, pullRequest.number);
    const written = await upsertComment(place, body, { ...options, isOutdated });
    if (written === undefined) return { action: 'none', why: 'nothing changes, and there is no comment yet' };
    return (await editedAnew(written, { place, body, graphqlUrl: context.graphqlUrl })) ?? written;
  };
}

interface EditedOptions {
  readonly place: CommentPlace;
  readonly body: string;
  readonly graphqlUrl: string | undefined;
}

/**
 * An unsigned record counts only if nobody else edited the comment last: where somebody did and left the words as they were, they are written once
 * more. Undefined where that is not so, or cannot be told.
 */
async function editedAnew(
  { action, id, editedNodeId }: CommentOutcome,
  { place, body, graphqlUrl }: EditedOptions,
): Promise<CommentOutcome | undefined> {
  if (action !== 'unchanged' || id === undefined || !isUnsigned(body)) return undefined;
  try {
    const authorship = await readAuthorship(place.github, graphqlUrl, editedNodeId);
    return authorship?.editedByUs === false ? await rewriteComment(place, id, body) : undefined;
  } catch (error) {
    if (error instanceof ActionError) return undefined;
    throw error;
  }
}

/** The comment of this run on a pull request. */
export function commentPlaceOf(
  { event, inputs }: Pick<CommentingRun, 'event' | 'inputs'>,
  github: GitHub,
  repository: Repository,
  number: number,
): CommentPlace {
  const author = (): Promise<string> =>
    whoAreWe({ github, graphqlUrl: event.graphqlUrl, commentAuthor: inputs.comment.author });
  return { github, repository, number, marker: commentMarker(inputs.comment.id), author, isNewer: wroteLater };
}
