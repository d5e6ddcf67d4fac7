import { ActionError, type Reason } from '../errors.ts';
import { stateWords } from './register-words.ts';
import { rolloutWords } from './rollout-words.ts';
import type { RegisteredJob, RegisterOutcome } from '../review/register-outcome.ts';
import type { Rollout, RolloutKind } from '../rollout/outcome.ts';

/** Outcomes that are no success, each as the reason of the run and the way out. */
const bad: Partial<Record<RolloutKind, readonly [reason: Reason, hint: string]>> = {
  failed: [
    'failed',
    'The new version stays registered. Mend the cause and have the next plan reviewed, or register the version before again.',
  ],
  'rolled-back': [
    'rolled-back',
    'The version before runs again. Mend the cause, push, and have the new plan reviewed.',
  ],
  'placement-blocked': [
    'unplaceable',
    'The job stays registered and is placed as soon as there is room. Make room in the cluster, or let the job ask for less.',
  ],
  superseded: ['conflict', 'Somebody else registered or stopped the job meanwhile: look at its newest version.'],
  'timed-out': [
    'timed-out',
    'The job is left as it is, and the scheduler goes on. Run this again to follow it to its end; raise `timeout` if it takes longer.',
  ],
};

/** The way out of an outcome, where it is another than after a register. */
export type RolloutHints = Partial<Record<RolloutKind, string>>;

const nothing = 'Nothing of this run was written.';
const again = `${nothing} Plan the pull request again and have that reviewed.`;
const shown = 'What differs is shown in the comment and the summary.';

/**
 * The way out where a job is not the one that was reviewed. To plan again helps only where the cluster changed: it plans the commit of the pull request,
 * which another merge has outrun.
 */
function wayOut(what: 'place' | 'specification' | 'plan', pullRequest: number | undefined): string {
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
  const told = (reason: Reason, hint: string): ActionError =>
    new ActionError({ reason, message: `\`${id}\`: ${stateWords(state)}.`, location: { file }, hint });
  switch (state.kind) {
    case 'changed':
      return told('plan-changed', wayOut(state.what, pullRequest));
    case 'unseen':
      return told('not-reviewed', `${again} Of very many jobs give each part a \`comment-id\` of its own.`);
    case 'done':
      return told(
        state.outcome === 'rolled-back' ? 'rolled-back' : 'plan-changed',
        'What runs now is something else. To register it once more, plan the pull request again.',
      );
    case 'since':
      return told(
        'plan-changed',
        state.isKnown
          ? 'To register it once more, plan the pull request again, and have that reviewed.'
          : `The history of the job does not reach back to the plan, or cannot be read. ${again}`,
      );
    case 'refused':
    case 'unfollowed':
      return state.failure;
    case 'not-written':
      return state.why === 'time' ? told('timed-out', 'Run this again, or raise `timeout`.') : undefined;
    case 'rolled-out':
      return bad[state.rollout.kind] === undefined ? undefined : rolloutFailure(state.rollout, { id, file });
    case 'there':
    case 'rolling-out':
    case 'written':
      return undefined;
  }
}

/** An outcome that is not what was wanted, as a failure that tells why. */
export function rolloutFailure(
  rollout: Rollout,
  { id, file, hints = {} }: { readonly id: string; readonly file: string | undefined; readonly hints?: RolloutHints },
): ActionError {
  const [reason, hint] = bad[rollout.kind] ?? ['conflict', 'Look at the latest deployment of the job.'];
  const where = file === undefined ? undefined : { file };
  return new ActionError({
    reason,
    message: `\`${id}\`: ${rolloutWords(rollout)}.`,
    location: where,
    hint: hints[rollout.kind] ?? hint,
  });
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
