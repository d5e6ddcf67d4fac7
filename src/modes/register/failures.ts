import { ActionError, type Reason } from '../../errors.ts';
import { describeState } from './describe-state.ts';
import { rolloutFailure } from '../../report/rollout-failure.ts';
import { isWellRolledOut } from '../../rollout/outcome.ts';
import type { RegisteredJob, RegisterOutcome } from './outcome.ts';

const nothing = 'Nothing of this run was written.';
const again = `${nothing} Plan the pull request again and have that reviewed.`;
const shown = 'What differs is shown in the comment and the summary.';

/**
 * The way out where a job is not the one that was reviewed. To plan again helps only where the cluster changed: it plans the commit of the pull request,
 * which another merge has outrun.
 */
function describeWayOut(what: 'place' | 'specification' | 'plan', pullRequest: number | undefined): string {
  if (what !== 'plan') {
    return `${nothing} Another merge changed this job. Open a new pull request; its plan shows what is not registered yet. ${shown}`;
  }
  const preview = pullRequest === undefined ? 'the preview' : `the preview of #${pullRequest}`;
  return `${nothing} The cluster changed. Re-run ${preview} ('Re-run all jobs'), have it reviewed, then re-run this job. ${shown}`;
}

/** What of a job keeps the run from having done what it promised. */
function failureOf(
  { planned: { id, file }, state }: RegisteredJob,
  pullRequest: number | undefined,
): ActionError | undefined {
  const failure = (reason: Reason, hint: string): ActionError =>
    new ActionError({ reason, message: `\`${id}\`: ${describeState(state)}.`, location: { file }, hint });
  switch (state.kind) {
    case 'changed':
      return failure('plan-changed', describeWayOut(state.what, pullRequest));
    case 'unseen':
      return failure('not-reviewed', `${again} Of very many jobs give each part a \`comment-id\` of its own.`);
    case 'done':
      return failure(
        state.outcome === 'rolled-back' ? 'rolled-back' : 'plan-changed',
        'What runs now is something else. To register it once more, plan the pull request again.',
      );
    case 'since':
      return failure(
        'plan-changed',
        state.isKnown
          ? 'To register it once more, plan the pull request again, and have that reviewed.'
          : `The history of the job does not reach back to the plan, or cannot be read. ${again}`,
      );
    case 'refused':
    case 'unfollowed':
      return state.failure;
    case 'not-written':
      return state.why === 'time' ? failure('timed-out', 'Run this again, or raise `timeout`.') : undefined;
    case 'rolled-out':
      return isWellRolledOut(state.rollout) ? undefined : rolloutFailure(state.rollout, { id, file });
    case 'there':
    case 'rolling-out':
    case 'written':
      return undefined;
  }
}

/** All that keeps the run from having done what it promised, the run's own first. */
export function registerFailures(outcome: RegisterOutcome): readonly ActionError[] {
  return [
    ...outcome.failures,
    ...outcome.failed.flatMap((file) => file.failures),
    ...outcome.jobs.flatMap((job) => failureOf(job, outcome.record?.pullRequest) ?? []),
    ...outcome.removed.flatMap(({ state }) => (state.kind === 'refused' ? [state.failure] : [])),
  ];
}
