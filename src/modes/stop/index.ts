import { nomadMode } from '../nomad-mode.ts';
import { readStopInputs, stopInputs } from './inputs.ts';
import { stopReport } from './report.ts';
import { stop, nothingStopped } from './run.ts';

/**
 * Mode `stop`: stops a job, with its children where that is asked for, and waits until nothing of it runs.
 * In go the job's ID, out comes what was stopped and what still runs.
 * A job that is stopped already is left alone; children are stopped after their parent, so that it launches no more of them.
 */
export const mode = nomadMode({
  inputs: stopInputs,
  activity: 'Stopping',
  writes: true,
  read: readStopInputs,
  nothing: nothingStopped,
  run: stop,
  report: stopReport,
});
