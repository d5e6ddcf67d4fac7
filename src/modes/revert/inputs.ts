import { jobWriteInputs, readJobWriteInputs, type JobWriteInputs } from '../../inputs/job.ts';
import { jobVersion, numberOrTag } from '../../inputs/job-version.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const revertInputs = {
  ...jobWriteInputs,
  'job-version': jobVersion,
} as const satisfies InputTable;

type Raw = RawInputs<typeof revertInputs>;

/** The inputs of mode `revert`. */
export interface RevertInputs extends JobWriteInputs {
  /** A number, a tag's name, or `last-stable`. */
  readonly version: number | string;
}

/** Reads the inputs of mode `revert`; undefined after an error that makes that impossible. Errors are collected. */
export function readRevertInputs(raw: Raw, reading: InputSource): RevertInputs | undefined {
  const inputs = readJobWriteInputs(raw, reading);
  const version = raw['job-version'];
  if (version === undefined) {
    const hint = 'Set the number of the version, its tag, or `last-stable`.';
    reading.errors.addMissing('job-version', hint);
  }
  if (inputs === undefined || version === undefined) return undefined;
  return { ...inputs, version: numberOrTag(version) };
}
