import { nomadMode } from '../nomad-mode.ts';
import { readStableInputs, stableInputs } from './inputs.ts';
import { stableReport } from './report.ts';
import { setStability, nothingMarked } from './run.ts';

/**
 * Mode `stable`: marks a version of a job as stable, or removes the mark.
 * Takes the job's ID and a version; returns whether the mark was changed.
 * A mark that is already set is left alone.
 */
export const mode = nomadMode({
  inputs: stableInputs,
  activity: 'Marking a version',
  writes: ['stability'],
  read: readStableInputs,
  nothing: nothingMarked,
  run: setStability,
  report: stableReport,
});
