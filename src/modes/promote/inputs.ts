import * as kinds from '../../inputs/kinds.ts';
import { readSteerInputs, steerInputs } from '../../inputs/job.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const promoteInputs = {
  ...steerInputs,
  groups: {
    kind: kinds.list,
    text: 'Task groups to promote, one per line; all groups with canaries if empty. The others stay unpromoted.',
  },
} as const satisfies InputTable;

export function readPromoteInputs(values: InputValues<typeof promoteInputs>, source: InputSource) {
  return { ...values, ...readSteerInputs(values, source) };
}
