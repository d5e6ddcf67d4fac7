import { withErrors } from '../../errors.ts';
import { startNomadRun } from '../../operations/connect-nomad.ts';
import { expandReport } from '../../report/run-report.ts';
import { readRevertInputs, revertInputs, type RevertInputs } from './inputs.ts';
import { revertReport, type RevertOutcome } from './report.ts';
import { revert, nothingReverted } from './run.ts';
import type { Mode } from '../mode.ts';

export const mode: Mode<typeof revertInputs, RevertInputs, RevertOutcome> = {
  inputs: revertInputs,
  activity: 'Going back',
  writes: true,
  read: readRevertInputs,
  run: async (inputs, context) => withErrors(startNomadRun(inputs, context).then(revert), nothingReverted(inputs)),
  report: (outcome, context) => expandReport(revertReport(outcome), context),
};
