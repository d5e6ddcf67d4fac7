import { nomadMode } from '../nomad-mode.ts';
import { readListInputs, listInputs } from './inputs.ts';
import { listReport } from './report.ts';
import { listMatchingJobs, nothingListed } from './run.ts';

/**
 * Mode `list`: lists jobs as a table, and as a matrix for other jobs of the workflow.
 * Takes a prefix or a filter; returns the jobs of all pages.
 * It changes nothing. Metadata is shown only with `include-meta`, without anything that looks like a secret.
 */
export const mode = nomadMode({
  inputs: listInputs,
  activity: 'Listing jobs',
  writes: [],
  read: readListInputs,
  nothing: nothingListed,
  run: listMatchingJobs,
  report: listReport,
});
