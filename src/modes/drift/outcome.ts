import type { PlannedJob, PlanOutcome } from '../../report/plan/plan-outcome.ts';

/** The kinds of differences from the default branch, the worst first. */
export const driftKinds = ['missing', 'changed'] as const;
export type DriftKind = (typeof driftKinds)[number];

/** A job that differs from the default branch, as it may be shown, with the changes that registering its file would make. */
export interface JobDrift extends Pick<PlannedJob, 'file' | 'id' | 'namespace' | 'region' | 'diff'> {
  readonly kind: DriftKind;
  readonly missing?: 'absent' | 'stopped' | 'dead' | undefined;
  /** The changed fields, as in input `ignore`. */
  readonly fields: readonly string[];
}

export interface DriftOutcome extends Pick<PlanOutcome, 'failed' | 'failures'> {
  /** The worst first. */
  readonly drifts: readonly JobDrift[];
  readonly comparedCount: number;
  /** Batch jobs that Nomad does not have: they may have ended. */
  readonly endedJobs: readonly string[];
}

export const nothingCompared: DriftOutcome = { drifts: [], failed: [], comparedCount: 0, endedJobs: [], failures: [] };
