import { nomadInputs, readNomadInputs, type NomadInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const listInputs = {
  ...nomadInputs,
  prefix: { kind: kinds.text, text: 'Only jobs whose ID begins so.' },
  filter: {
    kind: kinds.text,
    text: 'Only jobs that this expression of Nomad\'s filter language matches, as `Status == "running"`.',
  },
  'per-page': {
    kind: kinds.count,
    default: '100',
    text: 'How many jobs are asked for at a time; all pages are read.',
  },
  'include-meta': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Tell the metadata of the jobs as well, in the output `jobs`; what looks like a secret is hidden.',
  },
} as const satisfies InputTable;

type Raw = RawInputs<typeof listInputs>;

/** What mode `list` gets. */
export interface ListInputs extends NomadInputs {
  readonly prefix: string | undefined;
  /** For Nomad to read. */
  readonly filter: string | undefined;
  readonly perPage: number;
  readonly includeMeta: boolean;
}

/** Reads the inputs of mode `list`; undefined when an error, which is collected, makes that impossible. */
export function readListInputs(raw: Raw, reading: InputSource): ListInputs | undefined {
  const inputs = readNomadInputs(raw, reading);
  if (inputs === undefined) return undefined;
  const { prefix, filter } = raw;
  return { ...inputs, prefix, filter, perPage: raw['per-page'], includeMeta: raw['include-meta'] };
}
