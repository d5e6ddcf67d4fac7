import { createInputErrors, unlessErrors, type Reading } from '../../src/inputs/input-errors.ts';
import { readInputs } from '../../src/inputs/read.ts';
import { allInputs, modeInput } from '../../src/modes/index.ts';
import type { InputTable, RawInputs } from '../../src/inputs/input.ts';

type Given = Pick<Reading, 'env' | 'workspace' | 'fork'>;

/**
 * The inputs of one mode, read as a run reads them.
 *
 * @throws ActionErrors with all that is wrong with them
 */
export function readInputsOf<Table extends InputTable, Inputs>(
  mode: string,
  table: Table,
  read: (raw: RawInputs<Table>, reading: Reading) => Inputs | undefined,
  given: Given,
): Inputs {
  const errors = createInputErrors(given.env, allInputs);
  const raw = readInputs(mode, { table: { ...modeInput, ...table }, all: allInputs }, given.env, errors);
  return unlessErrors(read(raw, { ...given, withheld: false, errors }), errors);
}
