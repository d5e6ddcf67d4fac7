import { readRegisterInputs, registerInputs, type RegisterInputs } from './inputs.ts';
import { registerReport, type ShownRegister } from './report.ts';
import { registerJobs } from './run.ts';
import type { Mode } from '../mode.ts';

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
