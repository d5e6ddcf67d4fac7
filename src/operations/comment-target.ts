import { ActionError } from '../errors.ts';
import { commentMarker, type CommentPlace } from '../clients/github/comments/find.ts';
import {
  rewriteComment,
  upsertComment,
  type CommentOutcome,
  type UpsertOptions,
} from '../clients/github/comments/upsert.ts';
import { readAuthorship, whoAreWe } from '../clients/github/comments/authorship.ts';
import { findOpenPullRequest, hasOtherHead, type CommentedPullRequest } from '../clients/github/pull-requests.ts';
import { findOtherCheckout } from './other-checkout.ts';
import { isLater, runOf, wroteLater } from '../report/comment/same-comment.ts';
import { isUnsigned } from '../review/record-codec.ts';
import type { RunnerContext, Repository } from '../clients/github/context.ts';
import type { CommentContext } from '../report/comment/comment-context.ts';
import { createUiLinks } from '../report/nomad-ui.ts';
import { connectGitHub, type RunContext } from './run-context.ts';
import type { NoComment } from '../report/comment/publish-comment.ts';
import type { GitHub } from '../clients/github/client.ts';
import type { PlanningInputs } from '../inputs/planning.ts';

/** A run that may write a comment. */
type CommentingRun = Pick<RunContext, 'event' | 'runner' | 'transport'> & { readonly inputs: PlanningInputs };

/** Updates the comment on the pull request. */
export type WriteComment = (
  body: string,
  options: Pick<UpsertOptions, 'same' | 'create'> & { readonly carry: NonNullable<UpsertOptions['carry']> },
) => Promise<CommentOutcome | NoComment>;

export interface CommentTarget {
  readonly surroundings: CommentContext;
  /** Undefined if the run writes no comment. */
  readonly writeComment: WriteComment | undefined;
  readonly pullRequest: CommentedPullRequest | undefined;
}

/** Finds the comment that shows the plan, and the links of it. */
export async function findCommentTarget(run: CommentingRun): Promise<CommentTarget> {
  const { event: context, inputs, runner } = run;
  const other = await findOtherCheckout({ context, inputs });
  if (other !== undefined) return targetOfOtherCheckout(run, other.commit);
  const surroundings = surroundingsOf(run);
  const nowhere = { surroundings, writeComment: undefined, pullRequest: undefined };
  const { token, wanted } = inputs.comment;
  if (wanted && token === undefined && context.pullRequest !== undefined) {
    runner.notice('No comment was written: `github-token` is empty. The plan is in the step summary.', {
      title: 'Outrider',
    });
  }
  // The commit of a merge queue is the head of no pull request; its plan is in the summary.
  const canBeFound = context.eventName === 'push' || context.eventName === 'workflow_dispatch';
  const { repository } = context;
  if (!wanted || token === undefined || repository === undefined) return nowhere;
  if (context.pullRequest === undefined && !canBeFound) return nowhere;
  const github = await orActionError(connectGitHub(run, token));
  // Reported when the comment would be written.
  if (github instanceof ActionError) return { ...nowhere, writeComment: () => Promise.reject(github) };
  const pullRequest = context.pullRequest ?? (await findOpenPullRequest(github, repository, surroundings.commit ?? ''));
  if (pullRequest === undefined) {
    runner.log('No comment was written: this commit is not the head of an open pull request.');
    return nowhere;
  }
  return { surroundings, pullRequest, writeComment: commentWriter({ run, github, repository, pullRequest }) };
}

/** The plan of another commit than the pull request's: it is not shown in a comment there, and links to the planned commit. */
function targetOfOtherCheckout({ event, inputs, runner }: CommentingRun, commit: string | undefined): CommentTarget {
  const { pullRequest } = event;
  const what = commit === undefined ? 'its base' : `commit \`${commit.slice(0, 7)}\``;
  runner.warning(
    `The checkout is ${what}, not pull request #${pullRequest?.number ?? 0}: \`pull_request_target\` checks out the base. Its plan is in the step summary, and no comment was written. Plan \`on: pull_request\` instead.`,
    { title: 'Outrider' },
  );
  const surroundings = surroundingsOf({ event: { ...event, pullRequest: undefined, sha: commit }, inputs, runner });
  return { surroundings, writeComment: undefined, pullRequest: undefined };
}

async function orActionError<T>(promise: Promise<T>): Promise<T | ActionError> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof ActionError) return error;
    throw error;
  }
}

/** The commit, run and cluster that a comment names and links to. */
export function surroundingsOf({
  event,
  inputs,
  runner,
}: Pick<CommentingRun, 'event' | 'inputs' | 'runner'>): CommentContext {
  const { pullRequest, runUrl } = event;
  return {
    environment: inputs.comment.id === 'default' ? undefined : inputs.comment.id,
    ui: inputs.ui === undefined ? undefined : createUiLinks(inputs.ui, inputs.nomad.region),
    marker: commentMarker(inputs.comment.id),
    record: undefined,
    hide: (text) => runner.hide(text),
    fileUrl: fileUrlOf(event),
    commit: pullRequest?.headSha ?? event.sha,
    run: runUrl === undefined ? undefined : { number: event.runNumber, attempt: event.runAttempt, url: runUrl },
    cluster: inputs.nomad.address.host,
    region: inputs.nomad.region,
    namespace: inputs.nomad.namespace === 'default' ? undefined : inputs.nomad.namespace,
  };
}

/** The URL of a file at the commit of the run; undefined without a repository to link to. */
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
    let carried = body;
    const carry = (present: string): string => (carried = options.carry(present, body));
    const written = await upsertComment(place, body, { ...options, carry, isOutdated });
    if (written === undefined) return { action: 'none', why: 'nothing changes, and there is no comment yet' };
    return (await rewriteIfEdited(written, { place, body: carried, graphqlUrl: context.graphqlUrl })) ?? written;
  };
}

interface RewriteOptions {
  readonly place: CommentPlace;
  readonly body: string;
  readonly graphqlUrl: string | undefined;
}

/**
 * An unsigned record counts only if Outrider edited the comment last. Where somebody else edited it without changing its text, the same text is written
 * again. Undefined where that is not needed, or the editor is unknown.
 */
async function rewriteIfEdited(
  { action, id, editedNodeId }: CommentOutcome,
  { place, body, graphqlUrl }: RewriteOptions,
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

/** Where a run's comment on a pull request is, and how it is recognised. */
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
