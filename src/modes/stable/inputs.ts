import { jobVersion, jobInputs, readJobInputs, parseVersionOrTag } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import * as shared from '../../inputs/shared.ts';
import { quote } from '../../inputs/suggest.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const stableInputs = {
  ...jobInputs,
  'job-version': jobVersion,
  stable: {
    kind: kinds.boolean,
    default: 'true',
    text: 'Whether mode `stable` marks the version (`true`) or removes the mark (`false`).',
  },
  'dry-run': shared.dryRun,
} as const satisfies InputTable;

export type StableInputs = ReturnType<typeof readStableInputs>;

export function readStableInputs(values: InputValues<typeof stableInputs>, source: InputSource) {
  const { errors } = source;
  const inputs = readJobInputs(values, source);
  const { jobVersion: version = '' } = values;
  if (version === '') errors.addMissing('job-version', 'Set the number of the version, or its tag.');
  else if (version === 'last-stable')
    errors.add('job-version', `is ${quote(version)}, which is already stable`, 'Set a number or a tag.');
  return { ...inputs, version: parseVersionOrTag(version) };
}
