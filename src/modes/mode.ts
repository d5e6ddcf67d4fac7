import type { InputTable, RawInputs } from '../inputs/input.ts';
import type { InputSource } from '../inputs/input-errors.ts';
import type { ConnectionInputs } from '../inputs/connection.ts';
import type { RegistryConnection } from '../inputs/registry.ts';
import type { RunContext } from '../operations/run-context.ts';
import type { ReportContext, RunReport } from '../report/run-report.ts';

/** What the inputs of every mode say: which service, and for how long. */
export type ServiceInputs = {
  /** Milliseconds after which the run gives up. */
  readonly timeout: number;
} & ({ readonly nomad: ConnectionInputs } | { readonly registry: RegistryConnection; readonly dryRun: boolean });

/** One thing that a run can be asked for; its folder holds all that only it needs. */
export interface Mode<Table extends InputTable, Inputs extends ServiceInputs, Outcome> {
  /** All that a user can give it. action.yml, the documentation and "not used by this mode" come from it. */
  readonly inputs: Table;
  /** The beginning of the log, as `Scaling` in `Scaling on nomad.example:4646.` */
  readonly activity: string;
  /** Whether it changes anything: then a run that is cancelled still reports what it did. */
  readonly writes: boolean;
  /** Connections to the service at the same time, where the usual number is too small. */
  readonly connections?: number;
  /** Undefined when an error, which is collected, makes it impossible. */
  read(raw: RawInputs<Table>, reading: InputSource): Inputs | undefined;
  /** Does it. What goes wrong is a part of the outcome; what it throws is an internal error. */
  run(inputs: Inputs, context: RunContext): Promise<Outcome>;
  report(outcome: Outcome, context: ReportContext): RunReport;
  /** For a mode that the pull request of a fork may ask for: whether GitHub withholds from it what the mode cannot do without, and the report of that. */
  readonly withheld?: {
    isWithheld(raw: RawInputs<Table>): boolean;
    report(context: ReportContext): RunReport;
  };
}

export type AnyMode = Mode<InputTable, ServiceInputs, unknown>;
