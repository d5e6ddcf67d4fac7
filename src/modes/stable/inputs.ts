import { jobVersion, jobInputs, readJobInputs, numberOrTag, type JobInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import * as shared from '../../inputs/shared.ts';
import { quote } from '../../inputs/suggest.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const stableInputs = {
  ...jobInputs,
  'job-version': jobVersion,
  stable: {
    kind: kinds.boolean,
    default: 'true',
    text: 'Mark the version stable (`true`) or remove the mark (`false`).',
  },
  'dry-run': shared.dryRun,
} as const satisfies InputTable;

type Raw = RawInputs<typeof stableInputs>;

/** The inputs of mode `stable`. */
export interface StableInputs extends JobInputs {
  /** A number or a tag. */
  readonly version: number | string;
  readonly stable: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of mode `stable`; undefined after an error that makes that impossible. Errors are collected. */
export function readStableInputs(raw: Raw, reading: InputSource): StableInputs | undefined {
  const inputs = readJobInputs(raw, reading);
  const version = raw['job-version'];
  if (version === undefined) {
    reading.errors.addMissing('job-version', 'Set the number of the version, or its tag.');
  } else if (version === 'last-stable') {
    reading.errors.add('job-version', `is ${quote(version)}, which is already stable`, 'Set a number or a tag.');
  }
  if (inputs === undefined || version === undefined) return undefined;
  return { ...inputs, version: numberOrTag(version), stable: raw.stable, dryRun: raw['dry-run'] };
}
