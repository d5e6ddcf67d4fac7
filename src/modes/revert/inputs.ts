import {
  fromCommandInputs,
  readFromCommand,
  withoutJob,
  type CommandSettings,
} from '../../inputs/commands/settings.ts';
import { readRecordedInputs, recordedInputs, type RecordedInputs } from '../../inputs/github-deployment.ts';
import { jobVersion, jobWriteInputs, readJobWriteInputs, numberOrTag, type JobWriteInputs } from '../../inputs/job.ts';
import { promotionInputs, readPromotion, type Promotion } from '../../inputs/promotion.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const revertInputs = {
  ...jobWriteInputs,
  ...promotionInputs,
  'job-version': jobVersion,
  ...recordedInputs,
  ...fromCommandInputs,
} as const satisfies InputTable;

type Raw = RawInputs<typeof revertInputs>;

/** The inputs of mode `revert`. */
export interface RevertInputs extends JobWriteInputs, RecordedInputs {
  readonly promotion: Promotion;
  /** A number, a tag's name, or `last-stable`. */
  readonly version: number | string;
  /** The rules of the command that the run is from; undefined if it is from none. */
  readonly command: CommandSettings | undefined;
}

/** Reads the inputs of mode `revert`; undefined after an error that makes that impossible. Errors are collected. */
export function readRevertInputs(raw: Raw, reading: InputSource): RevertInputs | undefined {
  const command = readFromCommand(raw, reading.errors);
  const inputs = readJobWriteInputs(withoutJob(raw), reading);
  const promotion = readPromotion(raw, 'auto', reading.errors);
  const recorded = readRecordedInputs(raw, reading.errors);
  const version = raw['job-version'] ?? (raw['from-command'] ? 'last-stable' : undefined);
  if (version === undefined) {
    const hint = 'Set the number of the version, its tag, or `last-stable`.';
    reading.errors.addMissing('job-version', hint);
  }
  if (inputs === undefined || version === undefined) return undefined;
  return { ...inputs, ...recorded, command, promotion, version: numberOrTag(version) };
}
