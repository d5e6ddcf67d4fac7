import { createCommentMarker } from '../../clients/github/comments/find.ts';
import { createUiLinks } from '../../report/nomad-ui.ts';
import { findCommentWriter, noWriter, type CommentingRun, type FoundWriter } from './comment-writer.ts';
import { findOtherCheckout, warnAboutOtherCheckout } from '../pull-request-files.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { CommentContext } from '../../report/comment/comment-context.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { RunContext } from '../run-context.ts';
import type { GitHub } from '../../clients/github/client.ts';

type SurroundingInputs = Partial<Pick<PlanningInputs, 'nomad' | 'ui'>> & { readonly comment: { readonly id: string } };

interface CommentedRun extends Omit<CommentingRun, 'comment' | 'keys'>, Pick<RunContext, 'workspace'> {
  readonly inputs: SurroundingInputs &
    Pick<PlanningInputs, 'comment'> &
    Partial<Pick<PlanningInputs, 'review' | 'jobFiles'>>;
}

/** Finds the comment that shows the report of a run, and the names and links for its text. */
export async function findCommentTarget(
  run: CommentedRun,
): Promise<FoundWriter & { readonly commentContext: CommentContext }> {
  const { event, inputs, workspace } = run;
  const { comment, review, jobFiles } = inputs;
  const other = await findOtherCheckout(event, jobFiles?.workingDirectory ?? workspace);
  if (other !== undefined) {
    warnAboutOtherCheckout(run, other.commit);
    // Link to the planned commit.
    const planned = { ...event, pullRequest: undefined, sha: other.commit };
    return { commentContext: buildCommentContext({ ...run, event: planned }), ...noWriter };
  }
  const writer = await findCommentWriter({ ...run, comment, keys: review?.keys });
  return { commentContext: buildCommentContext({ ...run, event: await addRunPage(event, writer.thread) }), ...writer };
}

/** The commit, run and cluster that a comment names and links to. */
export function buildCommentContext({
  event,
  inputs,
  runner,
}: Pick<RunContext, 'event' | 'runner'> & { readonly inputs: SurroundingInputs }): CommentContext {
  const { sha, runUrl: url, runNumber: number, runAttempt: attempt } = event;
  return {
    commit: event.pullRequest?.headSha ?? sha,
    run: url === undefined ? undefined : { number, attempt, url },
    environment: inputs.comment.id === 'default' ? undefined : inputs.comment.id,
    ui: inputs.ui === undefined ? undefined : createUiLinks(inputs.ui),
    marker: createCommentMarker(inputs.comment.id),
    record: undefined,
    publisher: runner.publisher,
    fileUrl: createFileUrl(event),
    cluster: inputs.nomad?.address.host ?? '',
    region: inputs.nomad?.region,
    namespace: inputs.nomad?.namespace === 'default' ? undefined : inputs.nomad?.namespace,
  };
}

/** Sets the page of the run, as the server of the comment reports it. */
export async function addRunPage(
  event: RunnerContext,
  thread: { readonly github: GitHub } | undefined,
): Promise<RunnerContext> {
  return thread === undefined ? event : { ...event, runUrl: await thread.github.forge.findRunUrl(event) };
}

/** Creates the function that links to a file at the commit of the run; `undefined` without a repository. */
export function createFileUrl(event: RunnerContext): CommentContext['fileUrl'] {
  const { repo: repository, serverUrl, pullRequest, sha } = event;
  const commit = pullRequest?.headSha ?? sha;
  if (repository === undefined || commit === undefined) return undefined;
  const base = `${serverUrl}/${repository.owner}/${repository.repo}/blob/${commit}`;
  return (file) => `${base}/${file.split('/').map(encodeURIComponent).join('/')}`;
}
