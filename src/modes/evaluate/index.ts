import { withErrors } from '../../errors.ts';
import { startNomadRun } from '../../operations/connect-nomad.ts';
import { expandReport } from '../../report/run-report.ts';
import { readEvaluateInputs, evaluateInputs, type EvaluateInputs } from './inputs.ts';
import { evaluateReport, type EvaluateOutcome } from './report.ts';
import { evaluate, nothingEvaluated } from './run.ts';
import type { Mode } from '../mode.ts';

export const mode: Mode<typeof evaluateInputs, EvaluateInputs, EvaluateOutcome> = {
  inputs: evaluateInputs,
  activity: 'Evaluating',
  writes: true,
  read: readEvaluateInputs,
  run: async (inputs, context) => withErrors(startNomadRun(inputs, context).then(evaluate), nothingEvaluated(inputs)),
  report: (outcome, context) => expandReport(evaluateReport(outcome), context),
};
