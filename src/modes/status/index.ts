import { nomadMode } from '../nomad-mode.ts';
import { readStatusInputs, statusInputs } from './inputs.ts';
import { statusReport } from './report.ts';
import { readStatus, nothingKnown } from './run.ts';

/**
 * Mode `status`: reads the complete state of a job and judges its health.
 * Takes the job's ID; returns its status for people and programs, redacted like a plan.
 * It changes nothing. A part that cannot be read is reported as unknown, and never counts as healthy.
 */
export const mode = nomadMode({
  inputs: statusInputs,
  activity: 'Reading a job',
  writes: [],
  read: readStatusInputs,
  nothing: nothingKnown,
  run: readStatus,
  report: statusReport,
  commanded: { verb: 'status', apply: (inputs, { job }) => ({ ...inputs, job }) },
});
