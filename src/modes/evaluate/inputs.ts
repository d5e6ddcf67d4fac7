import { jobWriteInputs, readJobWriteInputs, type JobWriteInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const evaluateInputs = {
  ...jobWriteInputs,
  'force-reschedule': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Replace failed allocations at once, however often that was tried.',
  },
} as const satisfies InputTable;

type Raw = RawInputs<typeof evaluateInputs>;

/** What mode `evaluate` gets. */
export interface EvaluateInputs extends JobWriteInputs {
  readonly forceReschedule: boolean;
}

/** Reads the inputs of mode `evaluate`; undefined when an error, which is collected, makes that impossible. */
export function readEvaluateInputs(raw: Raw, reading: InputSource): EvaluateInputs | undefined {
  const inputs = readJobWriteInputs(raw, reading);
  if (inputs === undefined) return undefined;
  return { ...inputs, forceReschedule: raw['force-reschedule'] };
}
