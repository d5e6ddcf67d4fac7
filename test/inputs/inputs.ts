import { ActionErrors, type ActionError } from '../../src/errors.ts';
import { planningInputs, readPlanningInputs, type PlanningInputs } from '../../src/inputs/planning.ts';
import type { Environment } from '../../src/inputs/input.ts';
import { inputVariables, readInputsOf } from '../support/inputs.ts';

/** What a run needs to have right at least. */
const enough = { address: 'https://nomad.example:4646', 'job-files': '*.hcl' };

export interface GivenInputs {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Environment;
  readonly workspace?: string;
  readonly fork?: boolean;
}

/** The inputs as mode `plan` gets them. */
export function inputsOf({ inputs, env, workspace, fork }: GivenInputs = {}): PlanningInputs {
  return readInputsOf('plan', planningInputs, readPlanningInputs, {
    env: { ...env, ...inputVariables({ ...enough, ...inputs }) },
    workspace: workspace ?? import.meta.dirname,
    fork: fork ?? false,
  });
}

/** What is wrong with the inputs, in the order in which it is reported; empty when nothing is. */
export function mistakesIn(given: GivenInputs): readonly string[] {
  return errorsOf(() => inputsOf(given)).map(({ message }) => message);
}

function errorsOf(read: () => unknown): readonly ActionError[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ActionErrors) return error.list;
    throw error;
  }
}
