import { fromCommandInputs, readFromCommand, withoutJob, type CommandSettings } from './commands/settings.ts';
import { readRecordedInputs, recordedInputs, type RecordedInputs } from './github-deployment.ts';
import { jobWriteInputs, readJobWriteInputs, type JobWriteInputs } from './job.ts';
import type { InputTable, RawInputs } from './input.ts';
import type { InputSource } from './input-errors.ts';

/** The inputs of the modes that promote or fail the latest deployment of a job. */
export const steerInputs = { ...jobWriteInputs, ...recordedInputs, ...fromCommandInputs } as const satisfies InputTable;

export interface SteerInputs extends JobWriteInputs, RecordedInputs {
  /** Task groups to promote; empty for all. */
  readonly groups?: readonly string[];
  /** The rules of the command that the run is from; undefined if it is from none. */
  readonly command: CommandSettings | undefined;
}

/** Undefined after an error that leaves no valid address, or no job. */
export function readSteerInputs(raw: RawInputs<typeof steerInputs>, reading: InputSource): SteerInputs | undefined {
  const recorded = readRecordedInputs(raw, reading.errors);
  const command = readFromCommand(raw, reading.errors);
  const inputs = readJobWriteInputs(withoutJob(raw), reading);
  return inputs === undefined ? undefined : { ...inputs, ...recorded, command };
}
