import { nomadInputs, readNomadInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import { readRedaction, redactionInputs } from '../../inputs/redaction.ts';
import { readUiAddress, uiInputs } from '../../inputs/connection.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const listInputs = {
  ...nomadInputs,
  filter: {
    kind: kinds.multiline,
    text: 'Only jobs that match this Nomad filter expression, such as `Status == "running"` or `ID matches "^web-"`.',
  },
  ...uiInputs,
  ...redactionInputs,
} as const satisfies InputTable;

export type ListInputs = ReturnType<typeof readListInputs>;

export function readListInputs(values: InputValues<typeof listInputs>, source: InputSource) {
  const inputs = readNomadInputs(values, source, true);
  const ui = readUiAddress(values, inputs.nomad, source.errors);
  return { ...values, ...inputs, ui, redaction: readRedaction(values, source) };
}
