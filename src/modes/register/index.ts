import { readRegisterInputs, registerInputs, type RegisterInputs } from './inputs.ts';
import { registerReport, type ShownRegister } from './report.ts';
import { registerJobs } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `register`: registers what was reviewed and nothing else, and follows it to an outcome.
 * In go the job files of a merged commit and the record that `plan` left, out comes what became of each job; the comment shows every state on the way.
 * All jobs are planned again and compared before the first is written; if anything differs, nothing is written. Each write is checked against the
 * index that was reviewed.
 */
export const mode: Mode<typeof registerInputs, RegisterInputs, ShownRegister> = {
  inputs: registerInputs,
  activity: 'Registering',
  writes: true,
  // Those that are followed, and a few for what is asked in between.
  connections: 48,
  read: readRegisterInputs,
  run: registerJobs,
  report: registerReport,
};
