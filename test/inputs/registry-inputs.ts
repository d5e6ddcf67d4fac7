import { ActionErrors } from '../../src/errors.ts';
import { readRegistryInputs } from '../support/inputs.ts';
import type { Environment } from '../../src/inputs/input.ts';
import type { DeprecateInputs } from '../../src/modes/deprecate/inputs.ts';
import type { ReinstateInputs } from '../../src/modes/reinstate/inputs.ts';

/** The minimum valid inputs of mode `deprecate`. */
const enough = { mode: 'deprecate', module: 'acme/network/aws', 'registry-token': 'geheim-Xq9' };

type Given = Readonly<Record<string, string>>;

export async function registryInputs(
  given: Given = {},
  env: Environment = {},
): Promise<DeprecateInputs | ReinstateInputs> {
  return readRegistryInputs({ ...enough, ...given }, env);
}

/** Returns the errors of the inputs with their hints; empty when there are none. */
export async function registryErrors(given: Given, env: Environment = {}): Promise<readonly string[]> {
  try {
    await registryInputs(given, env);
    return [];
  } catch (error) {
    if (error instanceof ActionErrors) return error.list.map(({ message, hint }) => `${message} ${hint ?? ''}`);
    throw error;
  }
}
