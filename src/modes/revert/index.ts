import { withErrors } from '../../errors.ts';
import { startNomadRun } from '../../operations/connect-nomad.ts';
import { expandReport } from '../../report/run-report.ts';
import { readRevertInputs, revertInputs, type RevertInputs } from './inputs.ts';
import { revertReport, type RevertOutcome } from './report.ts';
import { revert, nothingReverted } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `revert`: makes an old version of a job its newest one, after showing what that changes, and follows it.
 * In go the job's ID and a version (number, tag, or the last stable one), out come the plan and the outcome.
 * Nothing is written where nothing would change, or where the job was changed after it was read.
 */
export const mode: Mode<typeof revertInputs, RevertInputs, RevertOutcome> = {
  inputs: revertInputs,
  activity: 'Going back',
  writes: true,
  read: readRevertInputs,
  run: async (inputs, context) => withErrors(startNomadRun(inputs, context).then(revert), nothingReverted(inputs)),
  report: (outcome, context) => expandReport(revertReport(outcome), context),
};
