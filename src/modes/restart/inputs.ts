import { groupsInput, jobInputs, readJobInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import * as shared from '../../inputs/shared.ts';
import { quote } from '../../inputs/suggest.ts';
import { formatDuration } from '../../text/times.ts';
import type { InputKind, InputSource, InputTable, InputValues, ReadResult } from '../../inputs/input.ts';

/** A number of allocations, or a share of all allocations to restart. */
export type BatchSize = { readonly count: number } | { readonly percent: number };

const batchSize: InputKind<BatchSize> = { read: readBatchSize };

export const restartInputs = {
  ...jobInputs,
  'github-token': shared.githubToken,
  'dry-run': shared.dryRun,
  groups: groupsInput,
  'batch-size': {
    kind: batchSize,
    default: '1',
    text: 'Allocations to restart at the same time: a number, or a share such as `25%`, rounded up.',
  },
  'batch-wait': {
    kind: kinds.age,
    default: '0',
    text: 'Time between two batches, such as `30s`; a part of `timeout`.',
  },
} as const satisfies InputTable;

export type RestartInputs = ReturnType<typeof readRestartInputs>;

export function readRestartInputs(values: InputValues<typeof restartInputs>, source: InputSource) {
  const { batchWait, timeout } = values;
  if (batchWait >= timeout) {
    const problem = `is ${formatDuration(batchWait)}, but \`timeout\`, which includes it, is ${formatDuration(timeout)}`;
    source.errors.addConflict('batch-wait', problem, 'Raise `timeout`, or wait for a shorter time.');
  }
  return readJobInputs(values, source);
}

export function readBatchSize(text: string): ReadResult<BatchSize> {
  const [, digits = '0', sign] = /^(\d{1,9})(%?)$/.exec(text) ?? [];
  const amount = Number(digits);
  if (amount > 0 && sign === '') return { value: { count: amount } };
  if (amount > 0 && amount <= 100 && sign === '%') return { value: { percent: amount } };
  const error = `is ${quote(text)}, which is not a valid batch size`;
  return { error, hint: 'Use a number of allocations, 1 or more, or a share from `1%` to `100%`.' };
}
