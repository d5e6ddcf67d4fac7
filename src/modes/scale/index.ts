import { withErrors } from '../../errors.ts';
import { startNomadRun } from '../../operations/connect-nomad.ts';
import { expandReport } from '../../report/run-report.ts';
import { readScaleInputs, scaleInputs, type ScaleInputs } from './inputs.ts';
import { scaleReport, type ScaleOutcome } from './report.ts';
import { scale, nothingScaled } from './run.ts';
import type { Mode } from '../mode.ts';

export const mode: Mode<typeof scaleInputs, ScaleInputs, ScaleOutcome> = {
  inputs: scaleInputs,
  activity: 'Scaling',
  writes: true,
  read: readScaleInputs,
  run: async (inputs, context) => withErrors(startNomadRun(inputs, context).then(scale), nothingScaled(inputs)),
  report: (outcome, context) => expandReport(scaleReport(outcome), context),
};
