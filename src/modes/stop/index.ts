import { withErrors } from '../../errors.ts';
import { startNomadRun } from '../../operations/connect-nomad.ts';
import { expandReport } from '../../report/run-report.ts';
import { readStopInputs, stopInputs, type StopInputs } from './inputs.ts';
import { stopReport, type StopOutcome } from './report.ts';
import { stop, nothingStopped } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `stop`: stops a job, with its children where that is asked for, and waits until nothing of it runs.
 * In go the job's ID, out comes what was stopped and what still runs.
 * A job that is stopped already is left alone; children are stopped after their parent, so that it launches no more of them.
 */
export const mode: Mode<typeof stopInputs, StopInputs, StopOutcome> = {
  inputs: stopInputs,
  activity: 'Stopping',
  writes: true,
  read: readStopInputs,
  run: async (inputs, context) => withErrors(startNomadRun(inputs, context).then(stop), nothingStopped(inputs)),
  report: (outcome, context) => expandReport(stopReport(outcome), context),
};
