import { jobWriteInputs, promotionInputs, readJobInputs, readPromotion } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import * as shared from '../../inputs/shared.ts';
import { quote } from '../../inputs/suggest.ts';
import type { InputErrors, InputSource, InputTable, InputValues, Read } from '../../inputs/input.ts';

export const scaleInputs = {
  ...jobWriteInputs,
  ...promotionInputs,
  group: { kind: kinds.text, text: 'Task group to scale. Optional if there is only one.' },
  count: {
    kind: kinds.text,
    text: 'Number of allocations, such as `3`, or a change, such as `+2` or `-1`.',
  },
  message: { kind: kinds.text, text: 'Reason for scaling, stored with the scaling event.' },
  meta: shared.meta,
  error: {
    kind: kinds.text,
    text: 'Why the group is not scaled, stored with a scaling event; the count does not change.',
  },
  'check-index': {
    kind: kinds.text,
    text: 'Scale only if the job has this modify index.',
  },
  'wait-for-deployment': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Wait until an active deployment ends, instead of failing.',
  },
} as const satisfies InputTable;

type ScaleValues = InputValues<typeof scaleInputs>;

/** An absolute count, or a change of the current one. */
export type WantedCount = { readonly to: number } | { readonly by: number };

type ScaleRequest =
  | { readonly kind: 'count'; readonly wanted: WantedCount }
  | { readonly kind: 'error'; readonly error: string };

export type ScaleInputs = ReturnType<typeof readScaleInputs>;

export function readScaleInputs(values: ScaleValues, source: InputSource) {
  const { errors } = source;
  return {
    ...readJobInputs(values, source),
    promotion: readPromotion(values, 'off', errors),
    result: readScaleRequest(values, errors),
    meta: Object.fromEntries(values.meta.map(({ name, value }) => [name, value])),
    checkIndex: readIndex(values.checkIndex, errors),
  };
}

function readScaleRequest({ count, error, checkIndex }: ScaleValues, errors: InputErrors): ScaleRequest {
  if (error !== undefined) {
    for (const [name, value] of Object.entries({ count, 'check-index': checkIndex })) {
      if (value !== undefined)
        errors.addConflict(name, 'is set together with `error`, which scales nothing', 'Set only one of them.');
    }
    return { kind: 'error', error };
  }
  if (count === undefined) errors.addMissing('count', 'Set a count such as `3`, or a change such as `+2` or `-1`.');
  const wanted = count === undefined ? undefined : errors.valueOf('count', readWantedCount(count));
  return { kind: 'count', wanted: wanted ?? { by: 0 } };
}

export function readWantedCount(text: string): Read<WantedCount> {
  if (/^\d{1,9}$/.test(text)) return { value: { to: Number(text) } };
  if (/^[+-]\d{1,9}$/.test(text)) return { value: { by: Number(text) } };
  return {
    error: `is ${quote(text)}, which is not a count`,
    hint: 'Write a count such as `3`, or a change such as `+2` or `-1`.',
  };
}

function readIndex(text: string | undefined, errors: InputErrors): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  const hint = 'Use the `index` of the job in the output `jobs` of an earlier step.';
  errors.add('check-index', `is ${quote(text)}, which is not a modify index`, hint);
  return undefined;
}
