import { nomadMode } from '../nomad-mode.ts';
import { readStopInputs, stopInputs } from './inputs.ts';
import { stopReport } from './report.ts';
import { stop, nothingStopped } from './run.ts';

/**
 * Mode `stop`: stops a job, with `children` also its child jobs, and waits until none of their allocations runs.
 * Takes the job's ID; returns the stopped jobs and the allocations that still run.
 * A stopped job is left alone. Child jobs are stopped after their parent, so that it launches no more of them.
 */
export const mode = nomadMode({
  inputs: stopInputs,
  activity: 'Stopping',
  writes: ['stop'],
  read: readStopInputs,
  nothing: nothingStopped,
  run: stop,
  report: stopReport,
});
