import { nomadMode } from '../nomad-mode.ts';
import { readEvaluateInputs, evaluateInputs } from './inputs.ts';
import { evaluateReport } from './report.ts';
import { evaluate, nothingEvaluated } from './run.ts';

/**
 * Mode `evaluate`: creates an evaluation of a job, and follows it.
 * Takes the job's ID; returns the outcome of its deployment, or that all allocations are placed.
 * A second evaluation is harmless: it changes nothing where nothing is missing.
 */
export const mode = nomadMode({
  inputs: evaluateInputs,
  activity: 'Evaluating',
  writes: ['evaluate', 'promote'],
  read: readEvaluateInputs,
  nothing: nothingEvaluated,
  run: evaluate,
  report: evaluateReport,
});
