import { withErrors } from '../../errors.ts';
import { startNomadRun } from '../../operations/connect-nomad.ts';
import { expandReport } from '../../report/run-report.ts';
import { readStableInputs, stableInputs, type StableInputs } from './inputs.ts';
import { stableReport, type StableOutcome } from './report.ts';
import { setStability, nothingMarked } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `stable`: marks a version of a job as stable, or takes the mark away.
 * In go the job's ID and a version, out comes whether the mark was changed.
 * A mark that is set already is left alone.
 */
export const mode: Mode<typeof stableInputs, StableInputs, StableOutcome> = {
  inputs: stableInputs,
  activity: 'Marking a version',
  writes: true,
  read: readStableInputs,
  run: async (inputs, context) => withErrors(startNomadRun(inputs, context).then(setStability), nothingMarked(inputs)),
  report: (outcome, context) => expandReport(stableReport(outcome), context),
};
