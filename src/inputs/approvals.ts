import * as kinds from './kinds.ts';
import { quote } from './suggest.ts';
import type { InputTable, RawInputs } from './input.ts';
import type { InputErrors } from './input-errors.ts';

/** The inputs about the people who have to approve a plan; the same for modes `plan` and `register`. */
export const approvalInputs = {
  approvals: {
    kind: kinds.text,
    default: '0',
    text: 'Number of approving reviews that the pull request needs after its plan was first shown, 0 to 20. Mode `register` registers nothing before; mode `plan` shows the count.',
  },
  approvers: {
    kind: kinds.choice(['write', 'maintain', 'admin']),
    default: 'write',
    text: 'Role in the repository, or a higher one, that a reviewer needs for `approvals`.',
  },
} as const satisfies InputTable;

export interface ApprovalInputs {
  readonly needed: number;
  readonly role: 'write' | 'maintain' | 'admin';
}

const mostApprovals = 20;

/** Errors are collected. */
export function readApprovals(
  raw: RawInputs<typeof approvalInputs> & { readonly review: 'required' | 'ignore' },
  errors: InputErrors,
): ApprovalInputs {
  const given = raw.approvals ?? '';
  const needed = /^\d{1,2}$/.test(given) ? Number(given) : NaN;
  if (!(needed <= mostApprovals)) {
    errors.add(
      'approvals',
      `is ${quote(given)}, which is not a number from 0 to ${mostApprovals}`,
      'Use `0`, `1` or `2`.',
    );
  } else if (needed > 0 && raw.review === 'ignore') {
    errors.add('approvals', 'has no effect with `review: ignore`', 'Remove one of the two inputs.');
  }
  return { needed: needed || 0, role: raw.approvers };
}
