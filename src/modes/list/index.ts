import { withErrors } from '../../errors.ts';
import { startNomadRun } from '../../operations/connect-nomad.ts';
import { expandReport } from '../../report/run-report.ts';
import { readListInputs, listInputs, type ListInputs } from './inputs.ts';
import { listReport } from './report.ts';
import type { ListOutcome } from './outcome.ts';
import { listJobs, nothingListed } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `list`: lists jobs, all pages of them, as a table and as a matrix for further jobs of the workflow.
 * In go a prefix or a filter, out come the jobs.
 * Nothing is changed, and metadata is shown only where it is asked for, without what looks like a secret.
 */
export const mode: Mode<typeof listInputs, ListInputs, ListOutcome> = {
  inputs: listInputs,
  activity: 'Listing jobs',
  writes: false,
  read: readListInputs,
  run: async (inputs, context) => withErrors(startNomadRun(inputs, context).then(listJobs), nothingListed(inputs)),
  report: (outcome, context) => expandReport(listReport(outcome), context),
};
