import * as kinds from '../../inputs/kinds.ts';
import { moduleInputs } from '../../inputs/registry.ts';
import { readModuleInputs } from '../../operations/modules/module-inputs.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const reinstateInputs = {
  ...moduleInputs,
  'reinstate-scope': {
    kind: kinds.choose(['owned', 'all']),
    default: 'owned',
    text: '`owned`: only versions that Outrider deprecated. `all`: also versions that a person deprecated.',
  },
} as const satisfies InputTable;

export type ReinstateInputs = Readonly<ReturnType<typeof readReinstateInputs>>;

export function readReinstateInputs(values: InputValues<typeof reinstateInputs>, source: InputSource) {
  return { ...values, ...readModuleInputs(values, source), mode: 'reinstate' as const, requireSuccessor: false };
}
