import { jobInputs, readJobInputs, type JobInputs } from './job.ts';
import * as shared from './shared.ts';
import type { InputTable, RawInputs } from './input.ts';
import type { Reading } from './input-errors.ts';

/** The inputs of the modes that act on a deployment. */
export const deploymentInputs = {
  ...jobInputs,
  'dry-run': shared.dryRun,
  wait: shared.wait,
} as const satisfies InputTable;

export interface DeploymentInputs extends JobInputs {
  readonly wait: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of a mode that acts on a deployment; undefined when an error, which is collected, makes that impossible. */
export function readDeploymentInputs(
  raw: RawInputs<typeof deploymentInputs>,
  reading: Reading,
): DeploymentInputs | undefined {
  const inputs = readJobInputs(raw, reading);
  return inputs === undefined ? undefined : { ...inputs, wait: raw.wait, dryRun: raw['dry-run'] };
}
