import { withErrors } from '../../errors.ts';
import { startNomadRun } from '../../operations/connect-nomad.ts';
import { expandReport } from '../../report/run-report.ts';
import { readScaleInputs, scaleInputs, type ScaleInputs } from './inputs.ts';
import { scaleReport, type ScaleOutcome } from './report.ts';
import { scale, nothingScaled } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `scale`: sets the count of a task group and follows what comes of it, or records why it was not scaled.
 * In go the job's ID, the group and a count (absolute or relative), out come the counts before and after, and the outcome.
 * A count that is set already is left alone, and a relative one never counts twice: each write is checked against the index that was read.
 */
export const mode: Mode<typeof scaleInputs, ScaleInputs, ScaleOutcome> = {
  inputs: scaleInputs,
  activity: 'Scaling',
  writes: true,
  read: readScaleInputs,
  run: async (inputs, context) => withErrors(startNomadRun(inputs, context).then(scale), nothingScaled(inputs)),
  report: (outcome, context) => expandReport(scaleReport(outcome), context),
};
