import * as kinds from '../../inputs/kinds.ts';
import { moduleInputs } from '../../inputs/registry.ts';
import type { ModuleInputs } from '../../operations/modules/read-inputs.ts';
import type { InputTable } from '../../inputs/input.ts';

export const reinstateInputs = {
  ...moduleInputs,
  'reinstate-scope': {
    kind: kinds.choice(['owned', 'all']),
    default: 'owned',
    text: '`owned` brings back only what we deprecated, `all` also what a person did.',
  },
} as const satisfies InputTable;

/** The inputs of mode `reinstate`. */
export interface ReinstateInputs extends ModuleInputs {
  readonly mode: 'reinstate';
  readonly scope: 'owned' | 'all';
}
