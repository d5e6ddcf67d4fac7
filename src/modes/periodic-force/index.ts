import { withErrors } from '../../errors.ts';
import { startNomadRun } from '../../operations/connect-nomad.ts';
import { expandReport } from '../../report/run-report.ts';
import { readPeriodicForceInputs, periodicForceInputs, type PeriodicForceInputs } from './inputs.ts';
import { periodicForceReport, type PeriodicForceOutcome } from './report.ts';
import { forcePeriodic, nothingForced } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `periodic-force`: launches a periodic job now, and follows what it launched.
 * In go the job's ID, out come the launched job and its outcome.
 * A launch whose answer was lost is found by its time before another one is made.
 */
export const mode: Mode<typeof periodicForceInputs, PeriodicForceInputs, PeriodicForceOutcome> = {
  inputs: periodicForceInputs,
  activity: 'Launching a periodic job',
  writes: true,
  read: readPeriodicForceInputs,
  run: async (inputs, context) => withErrors(startNomadRun(inputs, context).then(forcePeriodic), nothingForced(inputs)),
  report: (outcome, context) => expandReport(periodicForceReport(outcome), context),
};
