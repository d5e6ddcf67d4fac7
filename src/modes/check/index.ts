import { checkInputs, readCheckInputs, type CheckInputs } from './inputs.ts';
import { checkReport } from './report.ts';
import { checkSetup } from './run.ts';
import type { CheckOutcome } from './outcome.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `check`: reports whether a setup works, for the modes that the input `for` lists.
 * Takes the inputs of the connections, the tokens and the event; returns one row for each check, the worst first, with the way out.
 * It changes nothing anywhere. No check hides another one, and what cannot be found out without a change is unknown.
 */
export const mode: Mode<typeof checkInputs, CheckInputs, CheckOutcome> = {
  inputs: checkInputs,
  activity: 'Checking the setup',
  writes: [],
  read: readCheckInputs,
  run: checkSetup,
  report: checkReport,
};
