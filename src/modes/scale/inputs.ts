import { groupsInput, jobWriteInputs, promotionInputs, readJobInputs, readPromotion } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import { quote } from '../../inputs/suggest.ts';
import type { InputErrors, InputSource, InputTable, InputValues, ReadResult } from '../../inputs/input.ts';

export const scaleInputs = {
  ...jobWriteInputs,
  ...promotionInputs,
  groups: groupsInput,
  count: { kind: kinds.text, text: 'Number of allocations, such as `3`, or a change, such as `+2` or `-1`.' },
  message: { kind: kinds.multiline, text: 'Reason for scaling, stored with the scaling event.' },
} as const satisfies InputTable;

type ScaleValues = InputValues<typeof scaleInputs>;

export type TargetCount = { readonly to: number } | { readonly by: number };

export type ScaleInputs = ReturnType<typeof readScaleInputs>;

export function readScaleInputs(values: ScaleValues, source: InputSource) {
  const { errors } = source;
  return {
    ...readJobInputs(values, source),
    promotion: readPromotion(values, 'off', errors),
    target: readCount(values, errors),
  };
}

function readCount({ count }: ScaleValues, errors: InputErrors): TargetCount {
  if (count === undefined) errors.addMissing('count', 'Set a count such as `3`, or a change such as `+2` or `-1`.');
  return (count === undefined ? undefined : errors.takeValue('count', readTargetCount(count))) ?? { by: 0 };
}

function readTargetCount(text: string): ReadResult<TargetCount> {
  if (/^\d{1,9}$/.test(text)) return { value: { to: Number(text) } };
  if (/^[+-]\d{1,9}$/.test(text)) return { value: { by: Number(text) } };
  const error = `is ${quote(text)}, which is not a count`;
  return { error, hint: 'Write a count such as `3`, or a change such as `+2` or `-1`.' };
}
