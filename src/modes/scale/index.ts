import { nomadMode } from '../nomad-mode.ts';
import { readScaleInputs, scaleInputs } from './inputs.ts';
import { scaleReport } from './report.ts';
import { scale, nothingScaled } from './run.ts';

/**
 * Mode `scale`: sets the count of a task group and follows the rollout, or records why it was not scaled.
 * Takes the job's ID, the group and a count (absolute or relative); returns the counts before and after, and the outcome.
 * A count that is already set is left alone, and a relative one never applies twice: each write is checked against the index that was read.
 */
export const mode = nomadMode({
  inputs: scaleInputs,
  activity: 'Scaling',
  writes: ['scale', 'promote'],
  read: readScaleInputs,
  nothing: nothingScaled,
  run: scale,
  report: scaleReport,
});
