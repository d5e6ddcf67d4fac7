import type { Environment, InputSource, InputTable, InputValues } from '../inputs/input.ts';
import type { ConnectionInputs } from '../inputs/connection.ts';
import type { RegistryConnection } from '../inputs/registry.ts';
import type { Verb } from '../gate/evidence.ts';
import type { RunContext } from '../operations/run-context.ts';
import type { ReportContext, RunReport, ShortReport } from '../report/run-report.ts';

/** The inputs that every mode has: the service, and the timeout. */
export type ServiceInputs = {
  /** Milliseconds after which the run gives up. */
  readonly timeout: number;
} & (
  | { readonly nomad: ConnectionInputs }
  | { readonly registry: RegistryConnection; readonly dryRun?: boolean }
  | { readonly gitHubOnly: true }
);

/** One value of input `mode`; its folder contains everything that only this mode needs. */
export interface Mode<Table extends InputTable, Inputs extends ServiceInputs, Outcome> {
  /** The source of action.yml, of the documentation, and of the error for inputs that the mode does not use. */
  readonly inputs: Table;
  /** More inputs that a step may set: for `check`, the inputs of the modes that it checks. */
  accepts?(env: Environment): InputTable;
  /** The verb of the first log line, such as `Scaling` in `Scaling on nomad.example:4646.` */
  readonly activity: string;
  /** The effect of the mode on jobs or modules. A cancelled run that may have changed anything still reports it. */
  readonly writes: readonly Verb[];
  /** Converts the values of the inputs: applies rules between them, and resolves names. Errors are collected. */
  read(values: InputValues<Table>, source: InputSource): Inputs;
  /** Runs the mode. Errors are a part of the outcome; a thrown error is an internal one. */
  run(inputs: Inputs, context: RunContext): Promise<Outcome>;
  report(outcome: Outcome, context: ReportContext): RunReport;
  /** For modes that run on the pull request of a fork: whether GitHub withholds an input that the mode needs, and the report of this. */
  readonly withheld?: { isWithheld(values: InputValues<Table>): boolean; readonly report: () => ShortReport };
}

export type AnyMode = Mode<InputTable, ServiceInputs, unknown>;
