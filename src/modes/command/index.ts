import { expandReport } from '../../report/run-report.ts';
import { commandInputs, readCommandInputs, type CommandInputs } from './inputs.ts';
import { commandReport, type CommandOutcome } from './report.ts';
import { judge } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `command`: judges the command in a new comment on a pull request, before a job with secrets runs it.
 * Takes the event and `github-token`; returns the command, its job and the commit to check out, or why it is refused.
 * It needs no address and no token of Nomad, and changes nothing there. Accounts that may not give commands get no answer.
 */
export const mode: Mode<typeof commandInputs, CommandInputs, CommandOutcome> = {
  inputs: commandInputs,
  activity: 'Judging a command',
  writes: [],
  read: readCommandInputs,
  run: judge,
  report: (outcome, context) => expandReport(commandReport(outcome), context),
};
