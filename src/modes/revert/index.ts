import { nomadMode } from '../nomad-mode.ts';
import { readRevertInputs, revertInputs } from './inputs.ts';
import { revertReport } from './report.ts';
import { revert, nothingReverted } from './run.ts';

/**
 * Mode `revert`: makes an old version of a job its newest one, after showing what that changes, and follows it.
 * In go the job's ID and a version (number, tag, or the last stable one), out come the plan and the outcome.
 * Nothing is written where nothing would change, or where the job was changed after it was read.
 */
export const mode = nomadMode({
  inputs: revertInputs,
  activity: 'Going back',
  writes: true,
  read: readRevertInputs,
  nothing: nothingReverted,
  run: revert,
  report: revertReport,
});
