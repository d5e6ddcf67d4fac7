import { nomadMode } from '../nomad-mode.ts';
import { readDispatchInputs, dispatchInputs } from './inputs.ts';
import { dispatchReport } from './report.ts';
import { dispatch, nothingDispatched } from './run.ts';

/**
 * Mode `dispatch`: launches a parameterized job, once for each payload, and follows what it launched.
 * In go the job's ID, payloads and metadata, out come the launched jobs and their outcomes.
 * However often a run is tried, each payload is dispatched once: an idempotency token is derived from the run.
 */
export const mode = nomadMode({
  inputs: dispatchInputs,
  activity: 'Dispatching',
  writes: true,
  read: readDispatchInputs,
  nothing: nothingDispatched,
  run: dispatch,
  report: dispatchReport,
});
