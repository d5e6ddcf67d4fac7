import { ActionError, type Reason } from '../errors.ts';
import { describeRollout } from './describe-rollout.ts';
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
    'The job is left as it is, and Nomad goes on. Run this again to follow it to its end; raise `timeout` if it takes longer.',
  ],
};

/** The way out of an outcome, where it is another than after a register. */
export type RolloutHints = Partial<Record<RolloutKind, string>>;

/** An outcome that is not what was wanted, as a failure that tells why. */
export function rolloutFailure(
  rollout: Rollout,
  { id, file, hints = {} }: { readonly id: string; readonly file: string | undefined; readonly hints?: RolloutHints },
): ActionError {
  const [reason, hint] = bad[rollout.kind] ?? ['conflict', 'Look at the latest deployment of the job.'];
  const where = file === undefined ? undefined : { file };
  return new ActionError({
    reason,
    message: `\`${id}\`: ${describeRollout(rollout)}.`,
    location: where,
    hint: hints[rollout.kind] ?? hint,
  });
}
