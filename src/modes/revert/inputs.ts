import { fromCommandInputs } from '../../inputs/commands.ts';
import {
  jobVersion,
  jobWriteInputs,
  parseVersionOrTag,
  promotionInputs,
  readPromotion,
  readCommandedJobInputs,
} from '../../inputs/job.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const revertInputs = {
  ...jobWriteInputs,
  ...promotionInputs,
  'job-version': jobVersion,
  ...fromCommandInputs,
} as const satisfies InputTable;

export type RevertInputs = ReturnType<typeof readRevertInputs>;

export function readRevertInputs(values: InputValues<typeof revertInputs>, source: InputSource) {
  const { errors } = source;
  const inputs = readCommandedJobInputs(values, source);
  const promotion = readPromotion(values, 'auto', errors);
  const { jobVersion: version = values.fromCommand ? 'last-stable' : '' } = values;
  if (version === '') errors.addMissing('job-version', 'Set the number of the version, its tag, or `last-stable`.');
  return { ...inputs, promotion, version: parseVersionOrTag(version) };
}
