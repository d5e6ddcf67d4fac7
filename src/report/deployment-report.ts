import type { ActionError } from '../errors.ts';
import { rolloutFailure } from './rollout-failure.ts';
import { describeRollout } from './describe-rollout.ts';
import type { Rollout, RolloutKind } from '../rollout/outcome.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { ShortReport } from './run-report.ts';

/** What is done to a deployment: the names of the two modes. */
export type SteerMode = 'promote' | 'fail-deployment';

/** How a run of mode `promote` or `fail-deployment` ended. */
export interface SteerOutcome {
  readonly mode: SteerMode;
  readonly job: string;
  /** The job's latest one; undefined when it is not known. */
  readonly deployment: Deployment | undefined;
  readonly result: 'none' | 'already' | 'dry-run' | 'done';
  /** Undefined where it was not followed. */
  readonly rollout: Rollout | undefined;
  readonly failures: readonly ActionError[];
}

const results = {
  promote: {
    none: 'Not promoted',
    already: 'Promoted already',
    'dry-run': 'Dry run: would be promoted',
    done: 'Promoted',
  },
  'fail-deployment': {
    none: 'Not failed',
    already: 'Failed already',
    'dry-run': 'Dry run: would be failed',
    done: 'Failed',
  },
};

/** To fail a deployment is what `fail-deployment` promises. */
const promised: Record<SteerOutcome['mode'], readonly RolloutKind[]> = {
  promote: ['successful', 'no-deployment'],
  'fail-deployment': ['failed', 'rolled-back'],
};

/** What is said of a deployment that was promoted or failed. */
export function steerReport(outcome: SteerOutcome): ShortReport {
  const { mode, job, deployment, result, rollout } = outcome;
  const isWell = rollout === undefined || promised[mode].includes(rollout.kind);
  const failures = [...outcome.failures, ...(isWell ? [] : [rolloutFailure(rollout, { id: job, file: undefined })])];
  const followed = rollout === undefined ? '' : `: ${describeRollout(rollout)}`;
  return {
    headline: outcome.failures[0]?.message ?? `${results[mode][result]}: \`${job}\`${followed}`,
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
