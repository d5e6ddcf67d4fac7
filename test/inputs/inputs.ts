import { ActionErrors, type ActionError } from '../../src/errors.ts';
import { planningInputs, readPlanningInputs, type PlanningInputs } from '../../src/inputs/planning.ts';
import type { Environment } from '../../src/inputs/input.ts';
import { inputVariables, readModeInputs } from '../support/inputs.ts';

const enough = { address: 'https://nomad.example:4646', 'job-files': '*.hcl' };

export interface GivenInputs {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Environment;
  readonly workspace?: string;
  readonly fork?: boolean;
}

/** Reads the inputs as mode `plan` does. */
export function readGivenInputs({ inputs, env, workspace, fork }: GivenInputs = {}): PlanningInputs {
  return readModeInputs('plan', planningInputs, readPlanningInputs, {
    env: { ...env, ...inputVariables({ ...enough, ...inputs }) },
    workspace: workspace ?? import.meta.dirname,
    isFromFork: fork ?? false,
  });
}

/** Returns the errors of the inputs in the order of their report; empty when there are none. */
export function listMistakes(given: GivenInputs): readonly string[] {
  return collectErrors(() => readGivenInputs(given)).map(({ message }) => message);
}

function collectErrors(read: () => unknown): readonly ActionError[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ActionErrors) return error.list;
    throw error;
  }
}
