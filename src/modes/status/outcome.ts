import type { ActionError } from '../../errors.ts';
import type { Unplaced } from '../../nomad-plan/placement.ts';
import type { Health } from '../../rollout/health.ts';
import type { TaskProblem } from '../../rollout/outcome.ts';
import type { GroupState } from '../../rollout/job-state.ts';
import type { Deployment } from '../../clients/nomad/deployments.ts';
import type { DiffView } from '../../nomad-plan/diff-lines.ts';

/** How a run of mode `status` ended. */
export interface StatusOutcome {
  readonly job: string;
  /** Whether an unhealthy job fails the run. */
  readonly expectsHealth: boolean;
  /** Undefined where the job could not be read. */
  readonly status: JobStatus | undefined;
  readonly failures: readonly ActionError[];
}

/** The redacted status of a job. */
export interface JobStatus {
  readonly namespace: string;
  readonly region: string;
  readonly type: string;
  /** Nomad's `pending`, `running` or `dead`. */
  readonly status: string;
  /** Empty for a job without a parent. */
  readonly parent: string;
  /** With its time zone; empty for a job that is not periodic. */
  readonly schedule: string;
  readonly isParameterized: boolean;
  readonly version: number;
  readonly index: number;
  readonly submitted: Date | undefined;
  readonly health: Health;
  readonly groups: readonly GroupState[];
  readonly troubles: readonly TaskProblem[];
  /** Groups that wait for capacity. */
  readonly waiting: readonly Unplaced[];
  /** The latest one. */
  readonly deployment: Deployment | undefined;
  /** The newest first. */
  readonly versions: readonly VersionStatus[];
  readonly services: readonly ServiceStatus[];
  /** The newest first. */
  readonly scaling: readonly ScalingStatus[];
  /** Of a periodic or parameterized job. */
  readonly children: ChildrenStatus | undefined;
  readonly unknown: readonly { readonly what: string; readonly why: string }[];
}

export interface VersionStatus {
  readonly version: number;
  readonly stable: boolean;
  /** Empty for none. */
  readonly tag: string;
  readonly submitted: Date | undefined;
  /** From the version before; undefined where Nomad has removed that one. */
  readonly diff: DiffView | undefined;
  /** A short form, one entry per changed field. */
  readonly changed: readonly string[];
}

interface ServiceStatus {
  readonly name: string;
  readonly address: string;
  readonly port: number;
  readonly allocation: string;
}

export interface ScalingStatus {
  readonly group: string;
  readonly time: Date | undefined;
  readonly from: number;
  /** Undefined for an event without a new count. */
  readonly to: number | undefined;
  readonly message: string;
  readonly isError: boolean;
}

interface ChildStatus {
  readonly id: string;
  /** Nomad's own, which does not show success or failure. */
  readonly status: string;
  /** Allocations. */
  readonly failed: number;
  readonly submitted: Date | undefined;
}

export interface ChildrenStatus {
  readonly pending: number;
  readonly running: number;
  readonly dead: number;
  readonly latest: readonly ChildStatus[];
}
