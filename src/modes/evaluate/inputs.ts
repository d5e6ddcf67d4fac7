import { jobWriteInputs, readJobWriteInputs, type JobWriteInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const evaluateInputs = {
  ...jobWriteInputs,
  'force-reschedule': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Reschedule failed allocations at once, even if they have no reschedule attempts left.',
  },
} as const satisfies InputTable;

type Raw = RawInputs<typeof evaluateInputs>;

/** The inputs of mode `evaluate`. */
export interface EvaluateInputs extends JobWriteInputs {
  readonly forceReschedule: boolean;
}

/** Reads the inputs of mode `evaluate`; undefined after an error that makes that impossible. Errors are collected. */
export function readEvaluateInputs(raw: Raw, reading: InputSource): EvaluateInputs | undefined {
  const inputs = readJobWriteInputs(raw, reading);
  if (inputs === undefined) return undefined;
  return { ...inputs, forceReschedule: raw['force-reschedule'] };
}
