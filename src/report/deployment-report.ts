import type { ActionError } from '../errors.ts';
import { rolloutFailure } from './rollout-failure.ts';
import { describeRollout } from './describe-rollout.ts';
import type { Rollout, RolloutKind } from '../rollout/outcome.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { ShortReport } from './run-report.ts';

/** The two modes that act on a deployment. */
export type SteerMode = 'promote' | 'fail-deployment';

/** How a run of mode `promote` or `fail-deployment` ended. */
export interface SteerOutcome {
  readonly mode: SteerMode;
  readonly job: string;
  /** The job's latest one; undefined when it is unknown. */
  readonly deployment: Deployment | undefined;
  readonly result: 'none' | 'already' | 'dry-run' | 'done';
  /** Undefined where it was not followed. */
  readonly rollout: Rollout | undefined;
  readonly failures: readonly ActionError[];
}

/** `fail-deployment` succeeds when the deployment has failed. */
const promised: Record<SteerOutcome['mode'], readonly RolloutKind[]> = {
  promote: ['successful', 'no-deployment'],
  'fail-deployment': ['failed', 'rolled-back'],
};

export function steerReport(outcome: SteerOutcome): ShortReport {
  const { mode, job, deployment, result, rollout } = outcome;
  const isWell = rollout === undefined || promised[mode].includes(rollout.kind);
  const failures = [...outcome.failures, ...(isWell ? [] : [rolloutFailure(rollout, { id: job, file: undefined })])];
  const headline = mode === 'promote' ? promoteHeadline(outcome) : failHeadline(outcome);
  return {
    headline: outcome.failures[0]?.message ?? headline,
    sign: result === 'dry-run' ? '🔵' : '🟢',
    failures,
    notes: [],
    body: [],
    outputs: {
      changed: String(result === 'done'),
      outcome: rollout?.kind ?? '',
      'deployment-id': deployment?.ID ?? '',
      'job-version': deployment === undefined ? '' : String(deployment.JobVersion),
      'job-modify-index': deployment === undefined ? '' : String(deployment.JobSpecModifyIndex),
    },
  };
}

/** `` `slow` promoted and rolled out in 12 s `` */
function promoteHeadline({ job, result, rollout }: SteerOutcome): string {
  const followed = rollout === undefined ? '' : describeRollout(rollout);
  const and = rollout?.kind === 'successful' ? ' and ' : followed === '' ? '' : ': ';
  return {
    none: `\`${job}\` was not promoted`,
    already: `\`${job}\` is already promoted`,
    'dry-run': `Dry run: \`${job}\` would be promoted`,
    done: `\`${job}\` promoted${and}${followed}`,
  }[result];
}

/** `` Failed the deployment of `slow`: rolled back to version 1 `` */
function failHeadline({ job, result, rollout }: SteerOutcome): string {
  const followed = rollout === undefined || rollout.kind === 'failed' ? '' : `: ${describeRollout(rollout)}`;
  return {
    none: `The deployment of \`${job}\` was not failed`,
    already: `The deployment of \`${job}\` has already failed`,
    'dry-run': `Dry run: the deployment of \`${job}\` would be failed`,
    done: `Failed the deployment of \`${job}\`${followed}`,
  }[result];
}
