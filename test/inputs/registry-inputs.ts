import { ActionErrors } from '../../src/errors.ts';
import { inputVariable, type Environment } from '../../src/inputs/raw.ts';
import { readInputs, type RegistryInputs } from '../../src/inputs/read.ts';

/** What a run that deprecates needs to have right at least. */
const enough = { mode: 'deprecate', module: 'acme/network/aws', 'registry-token': 'geheim-Xq9' };

type Given = Readonly<Record<string, string>>;

function environment(given: Given, env: Environment): Environment {
  const inputs = Object.entries({ ...enough, ...given }).map(([name, text]) => [inputVariable(name), text]);
  return { ...env, ...(Object.fromEntries(inputs) as Record<string, string>) };
}

/** The inputs as a mode of the registry gets them. */
export async function registryInputs(given: Given = {}, env: Environment = {}): Promise<RegistryInputs> {
  const surroundings = { env: environment(given, env), workspace: import.meta.dirname, fork: false };
  const inputs = await readInputs(surroundings);
  if (inputs.mode !== 'deprecate' && inputs.mode !== 'reinstate') throw new Error(`mode ${inputs.mode}`);
  return inputs;
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
