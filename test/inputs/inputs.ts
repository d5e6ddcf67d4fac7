import { ActionErrors, type ActionError } from '../../src/errors.ts';
import { readSchedulingInputs } from '../../src/inputs/read.ts';
import type { Judgement, PlanInputs } from '../../src/inputs/planning.ts';
import { inputVariable, type Environment } from '../../src/inputs/raw.ts';

/** What a run needs to have right at least. */
const enough = { address: 'https://nomad.example:4646', 'job-files': '*.hcl' };

export interface GivenInputs {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Environment;
  readonly workspace?: string;
  readonly fork?: boolean;
}

type Surroundings = Omit<Judgement, 'mistakes'>;

function surroundings({ inputs, env, workspace, fork }: GivenInputs): Surroundings {
  const given = Object.entries({ ...enough, ...inputs }).map(([name, text]) => [inputVariable(name), text]);
  return {
    env: { ...env, ...(Object.fromEntries(given) as Record<string, string>) },
    workspace: workspace ?? import.meta.dirname,
    fork: fork ?? false,
  };
}

/** The inputs as the mode gets them. */
export function inputsOf(given: GivenInputs = {}): PlanInputs {
  const inputs = readSchedulingInputs(surroundings(given));
  if (inputs.mode !== 'plan') throw new Error(`mode ${inputs.mode}`);
  return inputs;
}

/** What is wrong with the inputs, in the order in which it is told; empty when nothing is. */
export function mistakesIn(given: GivenInputs): readonly string[] {
  return failuresOf(surroundings(given)).map(({ message }) => message);
}

export function failuresOf(given: Surroundings): readonly ActionError[] {
  try {
    readSchedulingInputs(given);
    return [];
  } catch (error) {
    if (error instanceof ActionErrors) return error.list;
    throw error;
  }
}
