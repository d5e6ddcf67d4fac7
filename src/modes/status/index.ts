import { nomadMode } from '../nomad-mode.ts';
import { readStatusInputs, statusInputs } from './inputs.ts';
import { statusReport } from './report.ts';
import { readStatus, nothingKnown } from './run.ts';

/**
 * Mode `status`: reads all that there is to know of a job and judges its health.
 * In go the job's ID, out comes its status for people and programs, with values hidden as in a plan.
 * What cannot be read is named as unknown and never taken for healthy; nothing is changed.
 */
export const mode = nomadMode({
  inputs: statusInputs,
  activity: 'Reading a job',
  writes: false,
  read: readStatusInputs,
  nothing: nothingKnown,
  run: readStatus,
  report: statusReport,
});
