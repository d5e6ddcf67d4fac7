import { withErrors } from '../../errors.ts';
import { startNomadRun } from '../../operations/connect-nomad.ts';
import { expandReport } from '../../report/run-report.ts';
import { readStopInputs, stopInputs, type StopInputs } from './inputs.ts';
import { stopReport, type StopOutcome } from './report.ts';
import { stop, nothingStopped } from './run.ts';
import type { Mode } from '../mode.ts';

export const mode: Mode<typeof stopInputs, StopInputs, StopOutcome> = {
  inputs: stopInputs,
  activity: 'Stopping',
  writes: true,
  read: readStopInputs,
  run: async (inputs, context) => withErrors(startNomadRun(inputs, context).then(stop), nothingStopped(inputs)),
  report: (outcome, context) => expandReport(stopReport(outcome), context),
};
