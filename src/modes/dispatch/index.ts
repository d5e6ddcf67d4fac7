import { withErrors } from '../../errors.ts';
import { startNomadRun } from '../../operations/connect-nomad.ts';
import { expandReport } from '../../report/run-report.ts';
import { readDispatchInputs, dispatchInputs, type DispatchInputs } from './inputs.ts';
import { dispatchReport, type DispatchOutcome } from './report.ts';
import { dispatch, nothingDispatched } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `dispatch`: launches a parameterized job, once for each payload, and follows what it launched.
 * In go the job's ID, payloads and metadata, out come the launched jobs and their outcomes.
 * However often a run is tried, each payload is dispatched once: an idempotency token is derived from the run.
 */
export const mode: Mode<typeof dispatchInputs, DispatchInputs, DispatchOutcome> = {
  inputs: dispatchInputs,
  activity: 'Dispatching',
  writes: true,
  read: readDispatchInputs,
  run: async (inputs, context) => withErrors(startNomadRun(inputs, context).then(dispatch), nothingDispatched(inputs)),
  report: (outcome, context) => expandReport(dispatchReport(outcome), context),
};
