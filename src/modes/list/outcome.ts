import type { ActionError } from '../../errors.ts';
import type { JobStub } from '../../clients/nomad/jobs/list.ts';

/** How a run of mode `list` ended. */
export interface ListOutcome {
  /** By namespace and ID; of their metadata what may be shown. */
  readonly jobs: readonly JobStub[];
  /** As it was asked for; `*` for all. */
  readonly namespace: string | undefined;
  readonly region: string | undefined;
  /** Whether a prefix or a filter was given. */
  readonly isNarrowed: boolean;
  readonly includeMeta: boolean;
  readonly failures: readonly ActionError[];
}
