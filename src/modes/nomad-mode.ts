import { withErrors } from '../errors.ts';
import { startNomadRun, type NomadRun, type NomadRunInputs } from '../operations/connect-nomad.ts';
import { expandReport, type ShortReport } from '../report/run-report.ts';
import type { InputTable } from '../inputs/input.ts';
import type { Mode } from './mode.ts';

interface NomadModeOptions<Table extends InputTable, Inputs extends NomadRunInputs, Outcome> extends Pick<
  Mode<Table, Inputs, Outcome>,
  'inputs' | 'activity' | 'writes' | 'read'
> {
  /** The outcome of a run that failed before it read its job. */
  readonly nothing: (inputs: Inputs) => Outcome;
  readonly run: (run: NomadRun<Inputs>) => Promise<Outcome>;
  readonly report: (outcome: Outcome) => ShortReport;
}

/** Defines a mode that only talks to Nomad, with a short report. */
export function nomadMode<Table extends InputTable, Inputs extends NomadRunInputs, Outcome>({
  nothing,
  run,
  report,
  ...mode
}: NomadModeOptions<Table, Inputs, Outcome>): Mode<Table, Inputs, Outcome> {
  return {
    ...mode,
    run: async (inputs, context) => withErrors(startNomadRun(inputs, context).then(run), nothing(inputs)),
    report: (outcome, context) => expandReport(report(outcome), context),
  };
}
