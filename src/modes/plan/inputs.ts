import { approvalInputs, readApprovals, type ApprovalInputs } from '../../inputs/approvals.ts';
import * as kinds from '../../inputs/kinds.ts';
import { planningInputs, readPlanningInputs, type PlanningInputs } from '../../inputs/planning.ts';
import { quote } from '../../inputs/suggest.ts';
import { maxIdLength } from './label-names.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const planInputs = {
  ...planningInputs,
  ...approvalInputs,
  labels: {
    kind: kinds.choice(['off', 'auto']),
    default: 'off',
    text: '`auto` sets and removes the labels `outrider: replaces`, `outrider: cannot place` and `outrider: no change` on the pull request; `off` changes no label.',
  },
} as const satisfies InputTable;

/** The inputs of mode `plan`. */
export interface PlanInputs extends PlanningInputs {
  readonly approvals: ApprovalInputs;
  /** Whether the pull request gets labels. */
  readonly labels: boolean;
}

/** Reads the inputs of mode `plan`; undefined after an error that makes that impossible. Errors are collected. */
export function readPlanInputs(raw: RawInputs<typeof planInputs>, reading: InputSource): PlanInputs | undefined {
  const labels = raw.labels === 'auto';
  const id = raw['comment-id'] ?? '';
  if (labels && id.length > maxIdLength) {
    const hint = `Use at most ${maxIdLength} characters: with \`labels: auto\`, labels contain it.`;
    reading.errors.add('comment-id', `is ${quote(id)}, which is too long for a label`, hint);
  }
  const approvals = readApprovals(raw, reading.errors);
  const planning = readPlanningInputs(raw, reading);
  return planning === undefined ? undefined : { ...planning, approvals, labels };
}
