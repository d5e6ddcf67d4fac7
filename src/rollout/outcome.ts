import type { Unplaced } from '../plan/placement.ts';

/** How a rollout ended, or why it was not followed further. */
export type RolloutKind =
  | 'successful'
  | 'failed'
  | 'rolled-back'
  | 'awaiting-promotion'
  | 'placement-blocked'
  | 'no-deployment'
  | 'superseded'
  | 'timed-out';

/** The worst first. */
const kindsWorstFirst: readonly RolloutKind[] = [
  'failed',
  'rolled-back',
  'placement-blocked',
  'superseded',
  'timed-out',
  'awaiting-promotion',
  'no-deployment',
  'successful',
];

/** Of several rollouts the worst; undefined when there is none. */
export function worstRollout(rollouts: readonly Rollout[]): Rollout | undefined {
  return rollouts.toSorted((a, b) => rolloutSeverity(a) - rolloutSeverity(b))[0];
}

/** How bad an outcome is; 0 is the worst. */
export function rolloutSeverity({ kind }: Pick<Rollout, 'kind'>): number {
  return kindsWorstFirst.indexOf(kind);
}
