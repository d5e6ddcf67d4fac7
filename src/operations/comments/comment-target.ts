import { createCommentMarker } from '../../clients/github/comments/find.ts';
import { createUiLinks } from '../../report/nomad-ui.ts';
import { findCommentWriter, noWriter, type FoundWriter } from './comment-writer.ts';
import { findOtherCheckout, warnOfOtherCheckout } from '../pull-request-files.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { CommentContext } from '../../report/comment/comment-context.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { RunContext } from '../run-context.ts';
import type { GitHub } from '../../clients/github/client.ts';

type PlanningRun = Pick<RunContext, 'event' | 'runner' | 'transport' | 'startTime'> & {
  readonly inputs: PlanningInputs;
};

/** Finds the comment that shows the plan, and the names and links for its text. */
export async function findCommentTarget(
  run: PlanningRun,
): Promise<FoundWriter & { readonly surroundings: CommentContext }> {
  const { event: context, inputs } = run;
  const other = await findOtherCheckout(context, inputs.jobFiles.workingDirectory);
  if (other !== undefined) {
    warnOfOtherCheckout(run, other.commit, { subject: 'plan', verb: 'Plan' });
    // The links are those of the planned commit.
    const planned = { ...context, pullRequest: undefined, sha: other.commit };
    return { surroundings: buildCommentContext({ ...run, event: planned }), ...noWriter };
  }
  const { comment, review } = inputs;
  const writer = await findCommentWriter({ ...run, comment, subject: 'plan', keys: review.keys });
  return { surroundings: buildCommentContext({ ...run, event: await withRunPage(context, writer.thread) }), ...writer };
}

type SurroundingInputs = Partial<Pick<PlanningInputs, 'nomad' | 'ui'>> & { readonly comment: { readonly id: string } };

/** The commit, run and cluster that a comment names and links to. */
export function buildCommentContext(
  run: Pick<PlanningRun, 'event' | 'runner'> & { readonly inputs: SurroundingInputs },
): CommentContext {
  const { event, inputs, runner } = run;
  return {
    ...readCommitAndRun(event),
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

/** Sets the page of the run that the server of the comment reports. */
export async function withRunPage(
  event: RunnerContext,
  thread: { readonly github: GitHub } | undefined,
): Promise<RunnerContext> {
  return thread === undefined ? event : { ...event, runUrl: await thread.github.forge.findRunUrl(event) };
}

/** The commit and the run that a comment names and links to. */
export function readCommitAndRun(event: RunnerContext): Pick<CommentContext, 'commit' | 'run'> {
  const { pullRequest, sha, runUrl: url, runNumber: number, runAttempt: attempt } = event;
  return { commit: pullRequest?.headSha ?? sha, run: url === undefined ? undefined : { number, attempt, url } };
}

/** Creates the function that links to a file at the commit of the run; `undefined` without a repository. */
export function createFileUrl(event: RunnerContext): CommentContext['fileUrl'] {
  const { repo: repository, serverUrl } = event;
  const { commit } = readCommitAndRun(event);
  if (repository === undefined || commit === undefined) return undefined;
  const base = `${serverUrl}/${repository.owner}/${repository.repo}/blob/${commit}`;
  return (file) => `${base}/${file.split('/').map(encodeURIComponent).join('/')}`;
}
