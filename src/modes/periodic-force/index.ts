import { nomadMode } from '../nomad-mode.ts';
import { readJobWriteInputs, jobWriteInputs } from '../../inputs/job.ts';
import { periodicForceReport } from './report.ts';
import { forcePeriodic, nothingForced } from './run.ts';

/**
 * Mode `periodic-force`: launches a periodic job now, and follows the launched job.
 * Takes the job's ID; returns the launched job and its outcome.
 * A launch whose answer was lost is not repeated: Nomad cannot distinguish two launches.
 */
export const mode = nomadMode({
  inputs: jobWriteInputs,
  activity: 'Launching a periodic job',
  writes: ['periodic-force'],
  read: readJobWriteInputs,
  nothing: nothingForced,
  run: forcePeriodic,
  report: periodicForceReport,
});
