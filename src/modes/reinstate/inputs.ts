import * as kinds from '../../inputs/kinds.ts';
import { moduleInputs } from '../../inputs/registry.ts';
import type { ModuleInputs } from '../../operations/modules/read-inputs.ts';
import type { InputTable } from '../../inputs/input.ts';

export const reinstateInputs = {
  ...moduleInputs,
  'reinstate-scope': {
    kind: kinds.choice(['owned', 'all']),
    default: 'owned',
    text: '`owned` reinstates only versions that Outrider deprecated; `all` also reinstates versions that a person deprecated.',
  },
} as const satisfies InputTable;

/** The inputs of mode `reinstate`. */
export interface ReinstateInputs extends ModuleInputs {
  readonly mode: 'reinstate';
  readonly scope: 'owned' | 'all';
}
