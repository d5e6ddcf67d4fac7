import type { ActionError } from '../../errors.ts';
import type { Unplaced } from '../../plan/placement.ts';
import type { Health } from '../../rollout/health.ts';
import type { TaskTrouble } from '../../rollout/outcome.ts';
import type { GroupState } from '../../rollout/job-state.ts';
import type { Deployment } from '../../clients/nomad/deployments.ts';
import type { DiffView } from '../../plan/diff-lines.ts';

/** How a run of mode `status` ended. */
export interface StatusOutcome {
  readonly job: string;
  /** Whether it is a failure when the job is not healthy. */
  readonly expectsHealth: boolean;
  /** Undefined where the job could not be read. */
  readonly status: JobStatus | undefined;
  readonly failures: readonly ActionError[];
}

/** A job as it may be told: without the values that may be secret. */
export interface JobStatus {
  readonly namespace: string;
  readonly region: string;
  readonly type: string;
  /** Nomad's own word: `pending`, `running` or `dead`. */
  readonly status: string;
  /** What it was launched from; empty for none. */
  readonly parent: string;
  /** When it is launched, and in which time zone; empty for any other. */
  readonly schedule: string;
  readonly isParameterized: boolean;
  readonly version: number;
  readonly index: number;
  readonly submitted: Date | undefined;
  readonly health: Health;
  readonly groups: readonly GroupState[];
  readonly troubles: readonly TaskTrouble[];
  /** What waits for capacity. */
  readonly waiting: readonly Unplaced[];
  /** The latest. */
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
  /** From the version before; undefined where Nomad has that no more. */
  readonly diff: DiffView | undefined;
  /** The same in short, a changed field each. */
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
  /** Undefined where the event was only noted. */
  readonly to: number | undefined;
  readonly message: string;
  readonly isError: boolean;
}

/** A job that was launched from another. */
interface ChildStatus {
  readonly id: string;
  /** Nomad's own word, which says nothing of success. */
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
