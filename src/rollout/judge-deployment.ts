import { judgeCanaries, mayWaitForPromotion, type CanaryHealth } from './canaries.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { ActionError } from '../errors.ts';
import type { Allocation } from '../clients/nomad/allocations.ts';
import type { Evaluation } from '../clients/nomad/evaluations.ts';

/** The facts about a rollout that its outcome depends on. */
export interface RolloutEvidence {
  /** The job's `JobModifyIndex` after the write, which identifies its deployments. */
  readonly index: number;
  /** The evaluation of the write, if it created one. */
  readonly evaluation: Pick<Evaluation, 'Status' | 'FailedTGAllocs'> | undefined;
  /** The deployment of the write, if it exists. */
  readonly own: Deployment | undefined;
  /** The job's most recent deployment. */
  readonly latest: Deployment | null;
  /** Whether deployments were read after the evaluation completed; before that, a missing deployment means nothing. */
  readonly deploymentsRead: boolean;
  /** Whether an evaluation is blocked for longer than the grace period. */
  readonly blocked: boolean;
  /** Of the job, read where its canaries may wait for promotion; undefined where they were not read. */
  readonly allocations: readonly Allocation[] | undefined;
}

/** The complete state of a rollout. */
export interface RolloutState extends RolloutEvidence {
  readonly evaluation: Evaluation | undefined;
  /** The wait before the promotion; undefined where the run does not promote, or canaries are not healthy yet. */
  readonly soak?: Soak | undefined;
}

/** The time for which canaries have to be healthy before their promotion. */
export interface Soak {
  /** Milliseconds until the promotion, unless it is interrupted. */
  readonly left: number;
  /** What interrupted it last, in a few words. */
  readonly interruption: string | undefined;
  /** Nomad does not let the run's token promote; this ends the wait. */
  readonly denial: ActionError | undefined;
}

export type Conclusion =
  | {
      readonly kind:
        | 'successful'
        | 'failed'
        /** A canary ended after it was healthy, and Nomad does not replace it. */
        | 'dead-canary'
        | 'awaiting-promotion'
        | 'placement-blocked'
        | 'no-deployment'
        | 'superseded';
    }
  | { readonly kind: 'rolled-back'; readonly version: number; readonly healthy: boolean }
  /** In progress. */
  | { readonly kind: 'in-progress'; readonly rollingBackTo: number | undefined };
export type RolloutEnd = Exclude<Conclusion, { kind: 'in-progress' }>;

const afterCanaries: Readonly<Record<CanaryHealth, Conclusion | undefined>> = {
  healthy: { kind: 'awaiting-promotion' },
  dead: { kind: 'dead-canary' },
  unsettled: undefined,
};

const inProgress: Conclusion = { kind: 'in-progress', rollingBackTo: undefined };

/**
 * Determines the outcome of a rollout. It is not decided before the evaluation is complete, and successful only if
 * Nomad reports it as successful.
 */
export function judgeRollout(evidence: RolloutEvidence): Conclusion {
  const { evaluation, own, latest, deploymentsRead: looked, index, blocked, allocations } = evidence;
  const rest: Conclusion = blocked ? { kind: 'placement-blocked' } : inProgress;
  if (evaluation?.Status === 'pending' || !looked) return inProgress;
  if (own === undefined) {
    if (latest !== null && latest.JobSpecModifyIndex > index) return { kind: 'superseded' };
    if (isUnplaced(evaluation)) return rest;
    return { kind: 'no-deployment' };
  }
  switch (own.Status) {
    case 'successful':
      return { kind: 'successful' };
    case 'cancelled':
      return { kind: 'superseded' };
    case 'failed':
      return afterFailure(own, latest);
    default:
      return (mayWaitForPromotion(own) ? afterCanaries[judgeCanaries(own, allocations)] : undefined) ?? rest;
  }
}

/** Whether the evaluation failed to place a task group. */
export function isUnplaced(evaluation: RolloutEvidence['evaluation']): boolean {
  return Object.keys(evaluation?.FailedTGAllocs ?? {}).length > 0;
}

function afterFailure(own: Deployment, latest: Deployment | null): Conclusion {
  const version = rollsBackTo(own);
  if (version === undefined) return { kind: 'failed' };
  const rollback = latest !== null && latest.JobSpecModifyIndex > own.JobSpecModifyIndex ? latest : undefined;
  return rollback !== undefined && isOver(rollback)
    ? { kind: 'rolled-back', version, healthy: rollback.Status === 'successful' }
    : { kind: 'in-progress', rollingBackTo: version };
}

const endStates = new Set(['successful', 'failed', 'cancelled']);

/** Whether a deployment has ended. */
export function isOver({ Status }: Pick<Deployment, 'Status'>): boolean {
  return endStates.has(Status);
}

/** The version that a failed deployment is rolled back to, if any. */
export function rollsBackTo({ StatusDescription }: Pick<Deployment, 'StatusDescription'>): number | undefined {
  const version = / rolling back to job version (\d+)/.exec(StatusDescription)?.[1];
  return version === undefined || StatusDescription.includes('not rolling back') ? undefined : Number(version);
}
