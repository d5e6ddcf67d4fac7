import type { Judgement } from '../../inputs/planning.ts';
import type { RawInputs } from '../../inputs/raw.ts';
import { readVerb, type VerbInputs } from '../../inputs/verb.ts';

/** All that mode `list` may be told. */
export interface ListInputs extends VerbInputs {
  readonly mode: 'list';
  readonly prefix: string | undefined;
  /** For the scheduler to read. */
  readonly filter: string | undefined;
  readonly perPage: number;
  readonly includeMeta: boolean;
}

/** Reads the inputs of mode `list`; undefined when a mistake, which is noted, makes that impossible. */
export function readListInputs(raw: RawInputs, judgement: Judgement): ListInputs | undefined {
  const verb = readVerb(raw, judgement);
  if (verb === undefined) return undefined;
  const { prefix, filter } = raw;
  return { ...verb, mode: 'list', prefix, filter, perPage: raw['per-page'], includeMeta: raw['include-meta'] };
}
