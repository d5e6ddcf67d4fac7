import { nomadMode } from '../nomad-mode.ts';
import { readEvaluateInputs, evaluateInputs } from './inputs.ts';
import { evaluateReport } from './report.ts';
import { evaluate, nothingEvaluated } from './run.ts';

/**
 * Mode `evaluate`: creates an evaluation of a job, and follows what comes of it.
 * In go the job's ID, out comes the outcome of its deployment, or that all of it is placed.
 * While a deployment is active nothing is evaluated unless that is asked for.
 */
export const mode = nomadMode({
  inputs: evaluateInputs,
  activity: 'Evaluating',
  writes: true,
  read: readEvaluateInputs,
  nothing: nothingEvaluated,
  run: evaluate,
  report: evaluateReport,
});
