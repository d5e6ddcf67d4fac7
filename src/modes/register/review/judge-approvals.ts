import { ActionError } from '../../../errors.ts';
import { plural } from '../../../plan/numbers.ts';
import type { ApprovalCount } from '../../../review/approvals.ts';
import type { RegisterDependencies } from '../dependencies.ts';
import type { PlannedCandidate } from './review-check.ts';

interface JudgedApprovals {
  readonly approvals: ApprovalCount | undefined;
  /** With any of these nothing is registered. */
  readonly failures: readonly ActionError[];
}

/** Refuses a plan with too few approvals. GitHub is asked only if something would be written; what it does not answer is not an approval. */
export async function judgeApprovals(
  candidates: readonly PlannedCandidate[],
  { countApprovals, review, inputs }: RegisterDependencies,
): Promise<JudgedApprovals> {
  const stops = inputs.stopRemoved ? (review.record?.removed ?? []).filter(({ stop }) => stop) : [];
  const mayWrite =
    stops.length > 0 || candidates.some(({ asked, comparison }) => asked !== undefined && comparison.kind !== 'done');
  if (countApprovals === undefined || !mayWrite || review.refusal !== undefined)
    return { approvals: undefined, failures: [] };
  if (review.record === undefined)
    return {
      approvals: undefined,
      failures: [notApproved('this commit belongs to no pull request, so that nobody approved its plan')],
    };
  try {
    const approvals = await countApprovals();
    const isEnough = approvals.given.length >= approvals.needed;
    return { approvals, failures: isEnough ? [] : [notApproved(describeMissing(approvals, review.record.since))] };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return {
      approvals: undefined,
      failures: [notApproved(`the approvals could not be read: ${error.message}`, error.hint)],
    };
  }
}

function describeMissing({ given, needed }: ApprovalCount, since: string | undefined): string {
  const count = `the plan has ${given.length} of ${plural(needed, 'approval')}`;
  return since === undefined ? `${count}, because its record does not say when it was first shown` : count;
}

function notApproved(why: string, hint?: string): ActionError {
  return new ActionError({
    reason: 'not-approved',
    message: `Not registered: ${why}.`,
    hint:
      hint ??
      'Have the plan approved, then re-run this job. If the plan is newer than the approvals, or its time is unknown, re-run the preview first.',
  });
}
