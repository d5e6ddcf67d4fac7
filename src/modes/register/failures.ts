import { ActionError, type Reason } from '../../errors.ts';
import { describeState } from './describe-state.ts';
import { rolloutFailure } from '../../report/rollout-failure.ts';
import { isSuccessfulRollout } from '../../rollout/outcome.ts';
import type { RegisteredJob, RegisterOutcome } from './outcome.ts';

const nothing = 'Nothing of this run was written.';
const again = `${nothing} Re-run the preview, have its plan reviewed, then re-run this job.`;

/**
 * The way out where a job differs from the reviewed one. Planning again helps only where the cluster changed: it plans the commit of the pull request, which
 * does not contain another merge.
 */
function describeWayOut(what: 'place' | 'specification' | 'plan', pullRequest: number | undefined): string {
  if (what !== 'plan') {
    return `${nothing} Another merge changed this job. Open a new pull request; its plan shows what is not registered yet.`;
  }
  const preview = pullRequest === undefined ? 'the preview' : `the preview of #${pullRequest}`;
  return `${nothing} The cluster changed. Re-run ${preview} ('Re-run all jobs'), have it reviewed, then re-run this job.`;
}

/** A review is used once, for the state of the job that it was given for. */
const onceOnly =
  'A pull request registers a job once: to register it again, open a new pull request, or go back to that version with `mode: revert`.';

/** The failure that a job's state means for the run. */
function failureOf(
  { planned: { id, file }, state }: RegisteredJob,
  pullRequest: number | undefined,
): ActionError | undefined {
  const message = `\`${id}\`: ${describeState(state)}.`;
  const location = { file };
  const failure = (reason: Reason, hint: string): ActionError => new ActionError({ reason, message, location, hint });
  switch (state.kind) {
    case 'changed':
      return failure('plan-changed', describeWayOut(state.what, pullRequest));
    case 'unseen':
      return failure(
        'not-reviewed',
        `${again} Split a pull request of very many jobs with one \`comment-id\` for each part.`,
      );
    case 'done':
      return failure(
        state.outcome === 'rolled-back' ? 'rolled-back' : 'plan-changed',
        `Something else runs now. ${onceOnly}`,
      );
    case 'since':
      if (state.denied !== undefined) {
        const { reason, hint = '', help } = state.denied;
        return new ActionError({ reason, message, location, hint: `${nothing} ${hint}`, help });
      }
      return failure(
        'plan-changed',
        state.isKnown
          ? onceOnly
          : `The version history of the job does not reach back to the plan, or Nomad did not return it. ${again}`,
      );
    case 'refused':
    case 'unfollowed':
      return state.failure;
    case 'not-written':
      return state.why === 'time' ? failure('timed-out', 'Run this again, or raise `timeout`.') : undefined;
    case 'rolled-out':
      return isSuccessfulRollout(state.rollout) ? undefined : rolloutFailure(state.rollout, { id, file });
    case 'there':
    case 'rolling-out':
    case 'written':
      return undefined;
  }
}

/** Whether a job was not written for a reason that a failure gives: one of its own, or one of the whole run. */
export function isRefused(job: RegisteredJob): boolean {
  const { state } = job;
  if (state.kind === 'not-written' && state.why === 'refusal') return true;
  return !('written' in state) && failureOf(job, undefined) !== undefined;
}

/** All failures except those of rollouts, which the comment shows separately. */
export function otherFailures(outcome: RegisterOutcome): readonly ActionError[] {
  return registerFailures({ ...outcome, jobs: outcome.jobs.filter(({ state }) => state.kind !== 'rolled-out') });
}

/** All failures of a run, those that concern no single job first. */
export function registerFailures(outcome: RegisterOutcome): readonly ActionError[] {
  return [
    ...outcome.failures,
    ...outcome.failed.flatMap((file) => file.failures),
    ...outcome.jobs.flatMap(
      (job) => failureOf(job, outcome.judgedBy?.get(job.planned.file) ?? outcome.record?.pullRequest) ?? [],
    ),
    ...outcome.removed.flatMap(({ state }) => (state.kind === 'refused' ? [state.failure] : [])),
  ];
}
