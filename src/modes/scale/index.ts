import { nomadMode } from '../nomad-mode.ts';
import { readScaleInputs, scaleInputs } from './inputs.ts';
import { scaleReport } from './report.ts';
import { scale, nothingScaled } from './run.ts';

/**
 * Mode `scale`: sets the count of a task group and follows what comes of it, or records why it was not scaled.
 * In go the job's ID, the group and a count (absolute or relative), out come the counts before and after, and the outcome.
 * A count that is set already is left alone, and a relative one never counts twice: each write is checked against the index that was read.
 */
export const mode = nomadMode({
  inputs: scaleInputs,
  activity: 'Scaling',
  writes: true,
  read: readScaleInputs,
  nothing: nothingScaled,
  run: scale,
  report: scaleReport,
});
