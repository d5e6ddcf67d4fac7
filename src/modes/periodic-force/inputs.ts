import { jobInputs, readJobInputs, type JobInputs } from '../../inputs/job.ts';
import * as shared from '../../inputs/shared.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { Reading } from '../../inputs/input-errors.ts';

export const periodicForceInputs = {
  ...jobInputs,
  'dry-run': shared.dryRun,
  wait: shared.wait,
} as const satisfies InputTable;

type Raw = RawInputs<typeof periodicForceInputs>;

/** What mode `periodic-force` gets. */
export interface PeriodicForceInputs extends JobInputs {
  readonly wait: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of mode `periodic-force`; undefined when an error, which is collected, makes that impossible. */
export function readPeriodicForceInputs(raw: Raw, reading: Reading): PeriodicForceInputs | undefined {
  const inputs = readJobInputs(raw, reading);
  if (inputs === undefined) return undefined;
  return { ...inputs, wait: raw.wait, dryRun: raw['dry-run'] };
}
