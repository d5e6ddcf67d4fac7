import { jobInputs, readJobInputs, type JobInputs } from '../../inputs/job.ts';
import { jobVersion, numberOrTag } from '../../inputs/job-version.ts';
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
    text: 'Whether the version is marked as stable, or no more.',
  },
  'dry-run': shared.dryRun,
} as const satisfies InputTable;

type Raw = RawInputs<typeof stableInputs>;

/** What mode `stable` gets. */
export interface StableInputs extends JobInputs {
  /** A number, or a tag's name. */
  readonly version: number | string;
  readonly stable: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of mode `stable`; undefined when an error, which is collected, makes that impossible. */
export function readStableInputs(raw: Raw, reading: InputSource): StableInputs | undefined {
  const inputs = readJobInputs(raw, reading);
  const version = raw['job-version'];
  if (version === undefined) {
    reading.errors.add('job-version', 'is missing', 'Give the number of the version, or its tag.');
  } else if (version === 'last-stable') {
    reading.errors.add('job-version', `is ${quote(version)}, which is stable already`, 'Give a number or a tag.');
  }
  if (inputs === undefined || version === undefined) return undefined;
  return { ...inputs, version: numberOrTag(version), stable: raw.stable, dryRun: raw['dry-run'] };
}
