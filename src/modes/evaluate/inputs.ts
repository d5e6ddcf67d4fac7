import { jobWriteInputs, readJobWriteInputs, type JobWriteInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import { promotionInputs, readPromotion, type Promotion } from '../../inputs/promotion.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const evaluateInputs = {
  ...jobWriteInputs,
  ...promotionInputs,
  'force-reschedule': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Reschedule failed allocations at once, even if they have no reschedule attempts left.',
  },
} as const satisfies InputTable;

type Raw = RawInputs<typeof evaluateInputs>;

/** The inputs of mode `evaluate`. */
export interface EvaluateInputs extends JobWriteInputs {
  readonly promotion: Promotion;
  readonly forceReschedule: boolean;
}

/** Reads the inputs of mode `evaluate`; undefined after an error that makes that impossible. Errors are collected. */
export function readEvaluateInputs(raw: Raw, reading: InputSource): EvaluateInputs | undefined {
  const inputs = readJobWriteInputs(raw, reading);
  const promotion = readPromotion(raw, 'off', reading.errors);
  if (inputs === undefined) return undefined;
  return {
    ...inputs,
    promotion,
    forceReschedule: raw['force-reschedule'],
  };
}
