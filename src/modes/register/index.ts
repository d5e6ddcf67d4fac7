import { readRegisterInputs, registerInputs, type RegisterInputs } from './inputs.ts';
import { registerReport, type ShownRegister } from './report.ts';
import { registerJobs } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `register`: registers exactly what was reviewed, and follows the rollouts.
 * Takes the job files of a merged commit and the record of the plan; returns the outcome of each job, and shows the progress in the comment.
 * All jobs are planned again and compared before the first write; if anything differs, nothing is written. Each write is checked against the reviewed
 * index.
 */
export const mode: Mode<typeof registerInputs, RegisterInputs, ShownRegister> = {
  inputs: registerInputs,
  activity: 'Registering',
  writes: ['register', 'stop', 'promote'],
  // For the followed jobs, and a few for other requests.
  connections: 48,
  read: readRegisterInputs,
  run: registerJobs,
  report: registerReport,
};
