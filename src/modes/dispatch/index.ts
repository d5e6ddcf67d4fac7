import { nomadMode } from '../nomad-mode.ts';
import { readDispatchInputs, dispatchInputs } from './inputs.ts';
import { dispatchReport } from './report.ts';
import { dispatch, nothingDispatched } from './run.ts';

/**
 * Mode `dispatch`: dispatches a parameterized job, once for each payload, and follows the dispatched jobs.
 * Takes the job's ID, payloads and metadata; returns the dispatched jobs and their outcomes.
 * However often a run is repeated, each payload is dispatched once: an idempotency token is derived from the run.
 */
export const mode = nomadMode({
  inputs: dispatchInputs,
  activity: 'Dispatching',
  writes: ['dispatch'],
  read: readDispatchInputs,
  nothing: nothingDispatched,
  run: dispatch,
  report: dispatchReport,
});
