import type { Deployment } from '../clients/nomad/deployments.ts';
import type { Evaluation } from '../clients/nomad/evaluations.ts';

/** What is known of a rollout at a moment, as far as it is judged by it. */
export interface RolloutEvidence {
  /** The job's `JobModifyIndex` by the write: what deployments are joined by. */
  readonly index: number;
  /** The one that the write led to; undefined where none is started by it. */
  readonly evaluation: Pick<Evaluation, 'Status' | 'FailedTGAllocs'> | undefined;
  /** The deployment of the write; undefined while there is none, or where the job has none. */
  readonly own: Deployment | undefined;
  /** The job's most recent deployment. */
  readonly latest: Deployment | null;
  /** Whether deployments were looked at since the evaluation was complete: before that their absence says nothing. */
  readonly deploymentsRead: boolean;
  /** Whether something still waits for capacity, and did so for as long as it may. */
  readonly blocked: boolean;
}

/** All that is known of it. */
export interface RolloutState extends RolloutEvidence {
  readonly evaluation: Evaluation | undefined;
}

/** What is to be concluded from it. */
export type Conclusion =
  | {
      readonly kind:
        | 'successful'
        | 'failed'
        | 'awaiting-promotion'
        | 'placement-blocked'
        | 'no-deployment'
        | 'superseded';
    }
  | { readonly kind: 'rolled-back'; readonly version: number; readonly healthy: boolean }
  /** It is not over. */
  | { readonly kind: 'going-on'; readonly rollingBackTo: number | undefined };
export type RolloutEnd = Exclude<Conclusion, { kind: 'going-on' }>;

const inProgress: Conclusion = { kind: 'going-on', rollingBackTo: undefined };

/**
 * Judges the evidence of a rollout; a pure function. Nothing is concluded before the evaluation is complete, and nothing is called successful that
 * Nomad does not call so.
 */
export function judgeRollout(evidence: RolloutEvidence): Conclusion {
  const { evaluation, own, latest, deploymentsRead: looked, index, blocked } = evidence;
  if (evaluation?.Status === 'pending' || !looked) return inProgress;
  if (own === undefined) {
    if (latest !== null && latest.JobSpecModifyIndex > index) return { kind: 'superseded' };
    if (isUnplaced(evaluation)) return blocked ? { kind: 'placement-blocked' } : inProgress;
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
      if (waitsForPromotion(own)) return { kind: 'awaiting-promotion' };
      return blocked ? { kind: 'placement-blocked' } : inProgress;
  }
}

/** Whether a task group could not be placed when the evaluation was made. */
export function isUnplaced(evaluation: RolloutEvidence['evaluation']): boolean {
  return Object.keys(evaluation?.FailedTGAllocs ?? {}).length > 0;
}

function afterFailure(own: Deployment, latest: Deployment | null): Conclusion {
  const version = rollsBackTo(own);
  if (version === undefined) return { kind: 'failed' };
  const rollback = latest !== null && latest.JobSpecModifyIndex > own.JobSpecModifyIndex ? latest : undefined;
  return rollback !== undefined && isOver(rollback)
    ? { kind: 'rolled-back', version, healthy: rollback.Status === 'successful' }
    : { kind: 'going-on', rollingBackTo: version };
}

const endStates = new Set(['successful', 'failed', 'cancelled']);

/** Whether a deployment is over. */
export function isOver({ Status }: Pick<Deployment, 'Status'>): boolean {
  return endStates.has(Status);
}

/** The version that a failed deployment is undone by; undefined where it is not. */
export function rollsBackTo({ StatusDescription }: Pick<Deployment, 'StatusDescription'>): number | undefined {
  const version = / rolling back to job version (\d+)/.exec(StatusDescription)?.[1];
  return version === undefined || StatusDescription.includes('not rolling back') ? undefined : Number(version);
}

/** Whether all canaries are healthy and somebody has to promote them; those that promote themselves are waited for. */
export function waitsForPromotion({ TaskGroups, StatusDescription }: Deployment): boolean {
  const groups = Object.values(TaskGroups).filter((group) => group.DesiredCanaries > 0 && !group.Promoted);
  return (
    StatusDescription.includes('requires manual promotion') &&
    groups.length > 0 &&
    groups.every((group) => group.HealthyAllocs >= group.DesiredCanaries)
  );
}
