import { jobInputs, readJobInputs, type JobInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import * as shared from '../../inputs/shared.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { Reading } from '../../inputs/input-errors.ts';

export const evaluateInputs = {
  ...jobInputs,
  'force-reschedule': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Replace failed allocations at once, however often that was tried.',
  },
  'dry-run': shared.dryRun,
  wait: shared.wait,
} as const satisfies InputTable;

type Raw = RawInputs<typeof evaluateInputs>;

/** What mode `evaluate` gets. */
export interface EvaluateInputs extends JobInputs {
  readonly forceReschedule: boolean;
  readonly wait: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of mode `evaluate`; undefined when an error, which is collected, makes that impossible. */
export function readEvaluateInputs(raw: Raw, reading: Reading): EvaluateInputs | undefined {
  const inputs = readJobInputs(raw, reading);
  if (inputs === undefined) return undefined;
  const { wait } = raw;
  return { ...inputs, forceReschedule: raw['force-reschedule'], wait, dryRun: raw['dry-run'] };
}
