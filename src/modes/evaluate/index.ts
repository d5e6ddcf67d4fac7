import { withErrors } from '../../errors.ts';
import { startNomadRun } from '../../operations/connect-nomad.ts';
import { expandReport } from '../../report/run-report.ts';
import { readEvaluateInputs, evaluateInputs, type EvaluateInputs } from './inputs.ts';
import { evaluateReport, type EvaluateOutcome } from './report.ts';
import { evaluate, nothingEvaluated } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `evaluate`: creates an evaluation of a job, and follows what comes of it.
 * In go the job's ID, out comes the outcome of its deployment, or that all of it is placed.
 * While a deployment is active nothing is evaluated unless that is asked for.
 */
export const mode: Mode<typeof evaluateInputs, EvaluateInputs, EvaluateOutcome> = {
  inputs: evaluateInputs,
  activity: 'Evaluating',
  writes: true,
  read: readEvaluateInputs,
  run: async (inputs, context) => withErrors(startNomadRun(inputs, context).then(evaluate), nothingEvaluated(inputs)),
  report: (outcome, context) => expandReport(evaluateReport(outcome), context),
};
