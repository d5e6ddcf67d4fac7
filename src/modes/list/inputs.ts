import { nomadInputs, readNomadInputs, type NomadInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import * as shared from '../../inputs/shared.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const listInputs = {
  ...nomadInputs,
  prefix: shared.prefix,
  filter: shared.filter,
  'per-page': {
    kind: kinds.count,
    default: '100',
    text: 'Number of jobs to request at a time. All pages are read.',
  },
  'include-meta': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Include the metadata of each job in the output `jobs`. Values that look like a secret are hidden.',
  },
} as const satisfies InputTable;

type Raw = RawInputs<typeof listInputs>;

/** The inputs of mode `list`. */
export interface ListInputs extends NomadInputs {
  readonly prefix: string | undefined;
  /** In Nomad's filter language. */
  readonly filter: string | undefined;
  readonly perPage: number;
  readonly includeMeta: boolean;
}

/** Reads the inputs of mode `list`; undefined after an error that makes that impossible. Errors are collected. */
export function readListInputs(raw: Raw, reading: InputSource): ListInputs | undefined {
  const inputs = readNomadInputs(raw, reading);
  if (inputs === undefined) return undefined;
  const { prefix, filter } = raw;
  return { ...inputs, prefix, filter, perPage: raw['per-page'], includeMeta: raw['include-meta'] };
}
