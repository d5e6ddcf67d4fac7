import { groupsInput, readSteerInputs, steerInputs } from '../../inputs/job.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const promoteInputs = {
  ...steerInputs,
  groups: groupsInput,
} as const satisfies InputTable;

export function readPromoteInputs(values: InputValues<typeof promoteInputs>, source: InputSource) {
  return { ...values, ...readSteerInputs(values, source) };
}
