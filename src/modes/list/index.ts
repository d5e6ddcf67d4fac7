import { nomadMode } from '../nomad-mode.ts';
import { readListInputs, listInputs } from './inputs.ts';
import { listReport } from './report.ts';
import { listMatchingJobs, nothingListed } from './run.ts';

/**
 * Mode `list`: lists jobs, all pages of them, as a table and as a matrix for further jobs of the workflow.
 * In go a prefix or a filter, out come the jobs.
 * Nothing is changed, and metadata is shown only where it is asked for, without what looks like a secret.
 */
export const mode = nomadMode({
  inputs: listInputs,
  activity: 'Listing jobs',
  writes: false,
  read: readListInputs,
  nothing: nothingListed,
  run: listMatchingJobs,
  report: listReport,
});
