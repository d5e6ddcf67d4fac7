import * as kinds from '../../inputs/kinds.ts';
import { readSteerInputs, steerInputs, type SteerInputs } from '../../inputs/steer.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const promoteInputs = {
  ...steerInputs,
  groups: {
    kind: kinds.list,
    text: 'Task groups to promote, one per line; all groups with canaries if empty. The others stay unpromoted.',
  },
} as const satisfies InputTable;

/** Reads the inputs of mode `promote`; undefined after an error that makes that impossible. Errors are collected. */
export function readPromoteInputs(raw: RawInputs<typeof promoteInputs>, reading: InputSource): SteerInputs | undefined {
  const inputs = readSteerInputs(raw, reading);
  return inputs === undefined ? undefined : { ...inputs, groups: raw.groups };
}
