import { quote, type Read } from '../../inputs/kinds.ts';
import { addMistake } from '../../inputs/mistakes.ts';
import { readJobVerb, type JobVerbInputs } from '../../inputs/verb.ts';
import type { Judgement } from '../../inputs/planning.ts';
import type { RawInputs } from '../../inputs/raw.ts';

/** A count to come to, or by how much to change the present one. */
export type WantedCount = { readonly to: number } | { readonly by: number };

/** What a run of mode `scale` is for: another count, or only a note of what prevents that. */
type ScaleDeed =
  | { readonly kind: 'count'; readonly wanted: WantedCount }
  | { readonly kind: 'error'; readonly error: string };

/** All that mode `scale` may be told. */
export interface ScaleInputs extends JobVerbInputs {
  readonly mode: 'scale';
  /** Undefined where the job has only one. */
  readonly group: string | undefined;
  readonly deed: ScaleDeed;
  readonly message: string | undefined;
  readonly meta: Readonly<Record<string, string>>;
  readonly checkIndex: number | undefined;
  readonly waitForDeployment: boolean;
  readonly wait: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of mode `scale`; undefined when a mistake, which is noted, makes that impossible. */
export function readScaleInputs(raw: RawInputs, judgement: Judgement): ScaleInputs | undefined {
  const verb = readJobVerb(raw, judgement);
  const deed = readDeed(raw, judgement);
  const checkIndex = readIndex(raw['check-index'], judgement);
  if (verb === undefined || deed === undefined) return undefined;
  return {
    ...verb,
    mode: 'scale',
    group: raw.group,
    deed,
    message: raw.message,
    meta: Object.fromEntries(raw.meta.map(({ name, value }) => [name, value])),
    checkIndex,
    waitForDeployment: raw['wait-for-deployment'],
    wait: raw.wait,
    dryRun: raw['dry-run'],
  };
}

function readDeed(raw: RawInputs, judgement: Judgement): ScaleDeed | undefined {
  const { count, error } = raw;
  if (error !== undefined) {
    for (const name of ['count', 'check-index'] as const) {
      if (raw[name] === undefined) continue;
      addMistake(judgement, name, 'is given, and so is `error`, with which nothing is scaled', 'Give one of them.');
    }
    return { kind: 'error', error };
  }
  if (count === undefined) {
    addMistake(judgement, 'count', 'is missing', 'Give the count, as `3`, or `+2` or `-1`.');
    return undefined;
  }
  const read = readWantedCount(count);
  if ('value' in read) return { kind: 'count', wanted: read.value };
  addMistake(judgement, 'count', read.mistake, read.hint);
  return undefined;
}

/** Reads `3`, or `+2` or `-1`. */
export function readWantedCount(text: string): Read<WantedCount> {
  if (/^\d{1,9}$/.test(text)) return { value: { to: Number(text) } };
  if (/^[+-]\d{1,9}$/.test(text)) return { value: { by: Number(text) } };
  return {
    mistake: `is ${quote(text)}, which is no count`,
    hint: 'Write a whole number, as `3`; or by how many more or fewer, as `+2` or `-1`.',
  };
}

function readIndex(text: string | undefined, judgement: Judgement): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  addMistake(
    judgement,
    'check-index',
    `is ${quote(text)}, which is no modify index`,
    'Give what the output `job-modify-index` told.',
  );
  return undefined;
}
