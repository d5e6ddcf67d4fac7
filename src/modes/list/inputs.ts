import { nomadInputs, readNomadInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import { readRedaction, redactionInputs } from '../../inputs/redaction.ts';
import { readUiAddress, uiInputs } from '../../inputs/connection.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const listInputs = {
  ...nomadInputs,
  prefix: { kind: kinds.text, text: 'Only jobs whose ID starts with this text.' },
  filter: {
    kind: kinds.text,
    text: 'Only jobs that match this Nomad filter expression, such as `Status == "running"`.',
  },
  'per-page': {
    kind: kinds.count,
    default: '100',
    text: 'Number of jobs per request. All pages are read.',
  },
  'include-meta': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Include the metadata of jobs in the output `jobs`. Values are hidden unless `reveal` names them, such as `Meta[owner]`.',
  },
  ...uiInputs,
  ...redactionInputs,
} as const satisfies InputTable;

export type ListInputs = ReturnType<typeof readListInputs>;

export function readListInputs(values: InputValues<typeof listInputs>, source: InputSource) {
  const inputs = readNomadInputs(values, source);
  const ui = readUiAddress(values, inputs.nomad, source.errors);
  return { ...values, ...inputs, ui, redaction: readRedaction(values, source) };
}
