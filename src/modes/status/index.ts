import { withErrors } from '../../errors.ts';
import { startNomadRun } from '../../operations/connect-nomad.ts';
import { expandReport } from '../../report/run-report.ts';
import { readStatusInputs, statusInputs, type StatusInputs } from './inputs.ts';
import { statusReport } from './report.ts';
import type { StatusOutcome } from './outcome.ts';
import { readStatus, nothingKnown } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `status`: reads all that there is to know of a job and judges its health.
 * In go the job's ID, out comes its status for people and programs, with values hidden as in a plan.
 * What cannot be read is named as unknown and never taken for healthy; nothing is changed.
 */
export const mode: Mode<typeof statusInputs, StatusInputs, StatusOutcome> = {
  inputs: statusInputs,
  activity: 'Reading a job',
  writes: false,
  read: readStatusInputs,
  run: async (inputs, context) =>
    withErrors(startNomadRun(inputs, context, inputs.redaction).then(readStatus), nothingKnown(inputs)),
  report: (outcome, context) => expandReport(statusReport(outcome), context),
};
