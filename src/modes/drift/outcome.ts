import type { ActionError } from '../../errors.ts';
import type { JobAddress } from '../../operations/planning/declarations.ts';
import type { DiffView } from '../../nomad-plan/diff-lines.ts';
import type { FailedFile } from '../../report/plan/plan-outcome.ts';

/** How a job differs from the default branch; the worst first. */
export const driftKinds = ['missing', 'changed', 'unmanaged'] as const;
export type DriftKind = (typeof driftKinds)[number];

export type MissingWhy = 'absent' | 'stopped' | 'dead';

/** A job that differs from the default branch. Everything except {@link JobDrift.address} may be shown. */
export interface JobDrift {
  readonly kind: DriftKind;
  /** Of a missing job. */
  readonly why?: MissingWhy | undefined;
  readonly file: string | undefined;
  /** The files that the job is made from; the job file is the first. */
  readonly sources: readonly string[];
  readonly id: string;
  readonly namespace: string;
  /** Undefined for the server's own. */
  readonly region: string | undefined;
  /** In clear. */
  readonly address: JobAddress;
  /** What registering the file would change. */
  readonly diff: DiffView;
  /** The changed fields, as in input `ignore`. */
  readonly fields: readonly string[];
  /** Open pull requests whose plans change the job: then the drift is mentioned, and not counted. */
  readonly pullRequests: readonly number[];
}

export interface DriftOutcome {
  /** Counted ones and mentioned ones; the worst first. */
  readonly drifts: readonly JobDrift[];
  /** Files whose jobs could not be compared. */
  readonly failed: readonly FailedFile[];
  readonly compared: number;
  /** Batch jobs that Nomad does not have: they may have ended. */
  readonly ended: readonly string[];
  /** Whether jobs without a file were looked for, and whether that was possible. */
  readonly unmanaged: 'off' | 'reported' | 'unknown';
  /** Errors of the run, or of listing the jobs without a file. */
  readonly failures: readonly ActionError[];
}

export const nothingCompared: DriftOutcome = {
  drifts: [],
  failed: [],
  compared: 0,
  ended: [],
  unmanaged: 'off',
  failures: [],
};

export function countedDrifts({ drifts }: Pick<DriftOutcome, 'drifts'>): readonly JobDrift[] {
  return drifts.filter(({ pullRequests }) => pullRequests.length === 0);
}

export function mentionedDrifts({ drifts }: Pick<DriftOutcome, 'drifts'>): readonly JobDrift[] {
  return drifts.filter(({ pullRequests }) => pullRequests.length > 0);
}
