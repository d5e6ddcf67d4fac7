import { jobWriteInputs, promotionInputs, readJobInputs, readPromotion } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const evaluateInputs = {
  ...jobWriteInputs,
  ...promotionInputs,
  'force-reschedule': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Reschedule failed allocations immediately, even if no reschedule attempts are left.',
  },
} as const satisfies InputTable;

export type EvaluateInputs = ReturnType<typeof readEvaluateInputs>;

export function readEvaluateInputs(values: InputValues<typeof evaluateInputs>, source: InputSource) {
  return { ...readJobInputs(values, source), promotion: readPromotion(values, 'off', source.errors) };
}
