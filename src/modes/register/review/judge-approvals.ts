import { ActionError } from '../../../errors.ts';
import { plural } from '../../../plan/numbers.ts';
import type { ApprovalCount } from '../../../review/approvals.ts';
import type { ReviewRecord } from '../../../review/record.ts';
import type { RegisterDependencies } from '../dependencies.ts';
import { isToBeWritten, type PlannedCandidate } from './review-check.ts';

interface JudgedApprovals {
  /** Of each plan by which something would be written. */
  readonly approvals: readonly ApprovalCount[];
  /** With any of these nothing is registered. */
  readonly failures: readonly ActionError[];
}

const nothingJudged: JudgedApprovals = { approvals: [], failures: [] };

/**
 * Refuses plans with too few approvals: each plan by which a job would be written, promoted or stopped needs them. GitHub is asked only then; what it does not answer is
 * not an approval.
 */
export async function judgeApprovals(
  candidates: readonly PlannedCandidate[],
  dependencies: RegisterDependencies,
): Promise<JudgedApprovals> {
  const { countApprovals, review } = dependencies;
  if (countApprovals === undefined || review.refusal !== undefined) return nothingJudged;
  const written = candidates.filter(isToBeWritten);
  try {
    const plans = plansOf(written, dependencies);
    const approvals = await Promise.all(plans.map((plan) => countApprovals(plan)));
    const failures = approvals.flatMap((count, at) =>
      count.given.length >= count.needed
        ? []
        : [notApproved(describeMissing(count, plans[at]?.since, plans.length > 1))],
    );
    return { approvals, failures };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return refused(`the approvals could not be read: ${error.message}`, error.hint);
  }
}

/** The records by which something would be written. */
function plansOf(
  written: readonly PlannedCandidate[],
  { inputs, review: { entries } }: RegisterDependencies,
): readonly ReviewRecord[] {
  const jobs = written.flatMap(({ planned }) => entries.jobs.get(planned.file)?.record ?? []);
  const stops = inputs.stopRemoved ? entries.removed.filter(({ entry }) => entry.stop) : [];
  return [...new Set([...jobs, ...stops.map(({ record }) => record)])];
}

function describeMissing(
  { given, needed, pullRequest }: ApprovalCount,
  since: string | undefined,
  isOfSeveral: boolean,
): string {
  const plan = isOfSeveral ? `the plan of pull request ${pullRequest}` : 'the plan';
  const count = `${plan} has ${given.length} of ${plural(needed, 'approval')}`;
  return since === undefined ? `${count}, because its record does not say when it was first shown` : count;
}

function refused(why: string, hint?: string): JudgedApprovals {
  return { approvals: [], failures: [notApproved(why, hint)] };
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
