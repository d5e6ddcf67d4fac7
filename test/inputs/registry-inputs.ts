import { ActionErrors } from '../../src/errors.ts';
import { inputVariable, type Environment } from '../../src/inputs/input.ts';
import { deprecateInputs } from '../../src/modes/deprecate/inputs.ts';
import { readDeprecateInputs, type DeprecateInputs } from '../../src/modes/deprecate/read-inputs.ts';
import { reinstateInputs, type ReinstateInputs } from '../../src/modes/reinstate/inputs.ts';
import { mode as reinstate } from '../../src/modes/reinstate/index.ts';
import { readInputsOf } from '../support/inputs.ts';

/** What a run that deprecates needs to have right at least. */
const enough = { mode: 'deprecate', module: 'acme/network/aws', 'registry-token': 'geheim-Xq9' };

type Given = Readonly<Record<string, string>>;

/** The inputs as a mode of the registry gets them. */
export async function registryInputs(
  given: Given = {},
  env: Environment = {},
): Promise<DeprecateInputs | ReinstateInputs> {
  const texts = { ...enough, ...given };
  const inputs = Object.entries(texts).map(([name, text]) => [inputVariable(name), text]);
  const reading = {
    env: { ...env, ...(Object.fromEntries(inputs) as Record<string, string>) },
    workspace: import.meta.dirname,
    fork: false,
  };
  return texts.mode === 'reinstate'
    ? readInputsOf('reinstate', reinstateInputs, (...read) => reinstate.read(...read), reading)
    : readInputsOf('deprecate', deprecateInputs, readDeprecateInputs, reading);
}

/** What is wrong with the inputs, each with the way out; empty when nothing is. */
export async function registryMistakes(given: Given, env: Environment = {}): Promise<readonly string[]> {
  try {
    await registryInputs(given, env);
    return [];
  } catch (error) {
    if (error instanceof ActionErrors) return error.list.map(({ message, hint }) => `${message} ${hint ?? ''}`);
    throw error;
  }
}
