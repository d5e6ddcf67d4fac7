import { createInputErrors, unlessErrors, type InputSource } from '../../src/inputs/input-errors.ts';
import { readInputs } from '../../src/inputs/read.ts';
import { allInputs, modeInput } from '../../src/modes/index.ts';
import { deprecateInputs } from '../../src/modes/deprecate/inputs.ts';
import { readDeprecateInputs, type DeprecateInputs } from '../../src/modes/deprecate/read-inputs.ts';
import { mode as reinstate } from '../../src/modes/reinstate/index.ts';
import { reinstateInputs, type ReinstateInputs } from '../../src/modes/reinstate/inputs.ts';
import { inputVariable, type InputTable, type RawInputs } from '../../src/inputs/input.ts';

type Given = Pick<InputSource, 'env' | 'workspace' | 'fork'>;

/**
 * The inputs of one mode, read as a run reads them.
 *
 * @throws ActionErrors with all invalid inputs
 */
export function readInputsOf<Table extends InputTable, Inputs>(
  mode: string,
  table: Table,
  read: (raw: RawInputs<Table>, reading: InputSource) => Inputs | undefined,
  given: Given,
): Inputs {
  const errors = createInputErrors(given.env, allInputs);
  const raw = readInputs(mode, { table: { ...modeInput, ...table }, all: allInputs }, given.env, errors);
  return unlessErrors(read(raw, { ...given, withheld: false, errors }), errors);
}

/** The environment variables by which a runner passes inputs. */
export function inputVariables(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, text]) => [inputVariable(name), text]));
}

/** Reads the inputs of the registry mode that they name. */
export function readRegistryInputs(
  inputs: Readonly<Record<string, string>>,
  env: InputSource['env'] = {},
): DeprecateInputs | ReinstateInputs {
  const given = { env: { ...env, ...inputVariables(inputs) }, workspace: import.meta.dirname, fork: false };
  return inputs['mode'] === 'reinstate'
    ? readInputsOf('reinstate', reinstateInputs, (...read) => reinstate.read(...read), given)
    : readInputsOf('deprecate', deprecateInputs, readDeprecateInputs, given);
}
