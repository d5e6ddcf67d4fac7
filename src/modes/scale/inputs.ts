import { jobWriteInputs, readJobWriteInputs, type JobWriteInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import * as shared from '../../inputs/shared.ts';
import { quote } from '../../inputs/suggest.ts';
import { promotionInputs, readPromotion, type Promotion } from '../../inputs/promotion.ts';
import type { InputTable, RawInputs, Read } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const scaleInputs = {
  ...jobWriteInputs,
  ...promotionInputs,
  group: { kind: kinds.text, text: 'Task group to scale. Optional if the job has only one group.' },
  count: {
    kind: kinds.text,
    text: 'Number of allocations: absolute, such as `3`, or relative, such as `+2` or `-1`.',
  },
  message: { kind: kinds.text, text: 'Reason for scaling, stored with the scaling event.' },
  meta: shared.meta,
  error: {
    kind: kinds.text,
    text: 'Reason why the group cannot be scaled. It is stored with a scaling event, and the count does not change.',
  },
  'check-index': {
    kind: kinds.text,
    text: "Scale only if the job's modify index has this value, such as the output `job-modify-index` of an earlier step.",
  },
  'wait-for-deployment': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Wait for an active deployment to end instead of failing.',
  },
} as const satisfies InputTable;

type Raw = RawInputs<typeof scaleInputs>;

/** An absolute count, or a change of the current one. */
export type WantedCount = { readonly to: number } | { readonly by: number };

/** To set a count, or to record an error with the group. */
type ScaleRequest =
  | { readonly kind: 'count'; readonly wanted: WantedCount }
  | { readonly kind: 'error'; readonly error: string };

/** The inputs of mode `scale`. */
export interface ScaleInputs extends JobWriteInputs {
  readonly promotion: Promotion;
  /** Undefined: the job's only group. */
  readonly group: string | undefined;
  readonly result: ScaleRequest;
  readonly message: string | undefined;
  readonly meta: Readonly<Record<string, string>>;
  readonly checkIndex: number | undefined;
  readonly waitForDeployment: boolean;
}

/** Reads the inputs of mode `scale`; undefined after an error that makes that impossible. Errors are collected. */
export function readScaleInputs(raw: Raw, reading: InputSource): ScaleInputs | undefined {
  const inputs = readJobWriteInputs(raw, reading);
  const promotion = readPromotion(raw, 'off', reading.errors);
  const result = readScaleRequest(raw, reading);
  const checkIndex = readIndex(raw['check-index'], reading);
  if (inputs === undefined || result === undefined) return undefined;
  return {
    ...inputs,
    promotion,
    group: raw.group,
    result,
    message: raw.message,
    meta: Object.fromEntries(raw.meta.map(({ name, value }) => [name, value])),
    checkIndex,
    waitForDeployment: raw['wait-for-deployment'],
  };
}

function readScaleRequest(raw: Raw, reading: InputSource): ScaleRequest | undefined {
  const { count, error } = raw;
  if (error !== undefined) {
    for (const name of ['count', 'check-index'] as const) {
      if (raw[name] === undefined) continue;
      reading.errors.add(name, 'is set together with `error`, which scales nothing', 'Set only one of them.');
    }
    return { kind: 'error', error };
  }
  if (count === undefined) {
    reading.errors.addMissing('count', 'Set a count such as `3`, or a change such as `+2` or `-1`.');
    return undefined;
  }
  const read = readWantedCount(count);
  if ('value' in read) return { kind: 'count', wanted: read.value };
  reading.errors.add('count', read.error, read.hint);
  return undefined;
}

/** Reads `3`, or `+2` or `-1`. */
export function readWantedCount(text: string): Read<WantedCount> {
  if (/^\d{1,9}$/.test(text)) return { value: { to: Number(text) } };
  if (/^[+-]\d{1,9}$/.test(text)) return { value: { by: Number(text) } };
  return {
    error: `is ${quote(text)}, which is not a count`,
    hint: 'Write a count such as `3`, or a change such as `+2` or `-1`.',
  };
}

function readIndex(text: string | undefined, reading: InputSource): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  reading.errors.add(
    'check-index',
    `is ${quote(text)}, which is not a modify index`,
    'Use the output `job-modify-index` of an earlier step.',
  );
  return undefined;
}
