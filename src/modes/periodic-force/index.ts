import { nomadMode } from '../nomad-mode.ts';
import { readJobWriteInputs, jobWriteInputs } from '../../inputs/job.ts';
import { periodicForceReport } from './report.ts';
import { forcePeriodic, nothingForced } from './run.ts';

/**
 * Mode `periodic-force`: launches a periodic job now, and follows what it launched.
 * In go the job's ID, out come the launched job and its outcome.
 * A launch whose answer was lost is found by its time before another one is made.
 */
export const mode = nomadMode({
  inputs: jobWriteInputs,
  activity: 'Launching a periodic job',
  writes: true,
  read: readJobWriteInputs,
  nothing: nothingForced,
  run: forcePeriodic,
  report: periodicForceReport,
});
