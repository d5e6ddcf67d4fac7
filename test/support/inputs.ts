import { ActionErrors, isFileKey } from '../../src/errors.ts';
import { readInputs } from '../../src/inputs/read.ts';
import { allInputs, listModes, modeInput } from '../../src/modes/index.ts';
import { deprecateInputs, readDeprecateInputs, type DeprecateInputs } from '../../src/modes/deprecate/inputs.ts';
import { readReinstateInputs, reinstateInputs, type ReinstateInputs } from '../../src/modes/reinstate/inputs.ts';
import {
  createInputErrors,
  nameVariable,
  type InputSource,
  type InputTable,
  type InputValues,
} from '../../src/inputs/input.ts';

type Given = Pick<InputSource, 'env' | 'workspace' | 'isFromFork'>;

/**
 * The inputs of one mode, read as a run reads them.
 *
 * @throws ActionErrors with all invalid inputs
 */
export function readModeInputs<Table extends InputTable, Inputs>(
  mode: string,
  table: Table,
  read: (values: InputValues<Table>, source: InputSource) => Inputs,
  given: Given,
): Inputs {
  const errors = createInputErrors(given.env, allInputs);
  // As if the configuration file had set them.
  const keys = new Set(Object.keys(allInputs).filter(isFileKey));
  const tables = { table: { ...modeInput, ...table }, all: allInputs, keys, listModes };
  const values = readInputs(mode, tables, given.env, errors);
  const inputs = read(values, { ...given, hasNoSecrets: false, errors });
  if (errors.list.length > 0) throw new ActionErrors(errors.list);
  return inputs;
}

/** The environment variables by which a runner passes inputs. */
export function inputVariables(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, text]) => [nameVariable(name), text]));
}

export function readRegistryInputs(
  inputs: Readonly<Record<string, string>>,
  env: InputSource['env'] = {},
): DeprecateInputs | ReinstateInputs {
  const given = { env: { ...env, ...inputVariables(inputs) }, workspace: import.meta.dirname, isFromFork: false };
  return inputs['mode'] === 'reinstate'
    ? readModeInputs('reinstate', reinstateInputs, readReinstateInputs, given)
    : readModeInputs('deprecate', deprecateInputs, readDeprecateInputs, given);
}
