import { jobWriteInputs, readJobWriteInputs, type JobWriteInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import * as shared from '../../inputs/shared.ts';
import { quote } from '../../inputs/suggest.ts';
import type { InputTable, RawInputs, Read } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const scaleInputs = {
  ...jobWriteInputs,
  group: { kind: kinds.text, text: 'The task group; may be left out where the job has only one.' },
  count: {
    kind: kinds.text,
    text: 'How many allocations: absolute, as `3`, or by how many more or fewer, as `+2` or `-1`.',
  },
  message: { kind: kinds.text, text: 'Why, kept with the scaling event.' },
  meta: shared.meta,
  error: {
    kind: kinds.text,
    text: 'What prevents scaling, kept with the scaling event; nothing is scaled then.',
  },
  'check-index': {
    kind: kinds.text,
    text: "Scale only if this is the job's modify index, as the output `job-modify-index` tells it.",
  },
  'wait-for-deployment': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Wait until a deployment that is under way is over, instead of failing.',
  },
} as const satisfies InputTable;

type Raw = RawInputs<typeof scaleInputs>;

/** A count to come to, or by how much to change the present one. */
export type WantedCount = { readonly to: number } | { readonly by: number };

/** What a run of mode `scale` is for: another count, or only a note of what prevents that. */
type ScaleRequest =
  | { readonly kind: 'count'; readonly wanted: WantedCount }
  | { readonly kind: 'error'; readonly error: string };

/** What mode `scale` gets. */
export interface ScaleInputs extends JobWriteInputs {
  /** Undefined where the job has only one. */
  readonly group: string | undefined;
  readonly result: ScaleRequest;
  readonly message: string | undefined;
  readonly meta: Readonly<Record<string, string>>;
  readonly checkIndex: number | undefined;
  readonly waitForDeployment: boolean;
}

/** Reads the inputs of mode `scale`; undefined when an error, which is collected, makes that impossible. */
export function readScaleInputs(raw: Raw, reading: InputSource): ScaleInputs | undefined {
  const inputs = readJobWriteInputs(raw, reading);
  const result = readScaleRequest(raw, reading);
  const checkIndex = readIndex(raw['check-index'], reading);
  if (inputs === undefined || result === undefined) return undefined;
  return {
    ...inputs,
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
      reading.errors.add(name, 'is given, and so is `error`, with which nothing is scaled', 'Give one of them.');
    }
    return { kind: 'error', error };
  }
  if (count === undefined) {
    reading.errors.add('count', 'is missing', 'Give the count, as `3`, or `+2` or `-1`.');
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
    error: `is ${quote(text)}, which is no count`,
    hint: 'Write a whole number, as `3`; or by how many more or fewer, as `+2` or `-1`.',
  };
}

function readIndex(text: string | undefined, reading: InputSource): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  reading.errors.add(
    'check-index',
    `is ${quote(text)}, which is no modify index`,
    'Give what the output `job-modify-index` told.',
  );
  return undefined;
}
