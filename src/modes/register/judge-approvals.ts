import { ActionError } from '../../errors.ts';
import { countApprovals, stricterOf } from '../../operations/review/count-approvals.ts';
import { isSameState } from '../../operations/review/registered-since.ts';
import { plural } from '../../text/numbers.ts';
import type { ApprovalCount } from '../../review/approvals.ts';
import type { ReviewRecord } from '../../review/record.ts';
import type { Review } from '../../operations/review/find-review.ts';
import type { RegisterDependencies } from './dependencies.ts';
import { isToBeWritten, type PlannedCandidate } from './review-check.ts';

interface JudgedApprovals {
  /** Of each plan by which something would be written. */
  readonly approvals: readonly ApprovalCount[];
  /** With any of these nothing is registered. */
  readonly failures: readonly ActionError[];
}

/**
 * Refuses plans with too few approvals: each plan by which a job would be written, promoted or stopped needs as many as the plan or this run asks for. GitHub is
 * asked only then; what it does not answer is not an approval.
 */
export async function judgeApprovals(
  candidates: readonly PlannedCandidate[],
  dependencies: RegisterDependencies,
): Promise<JudgedApprovals> {
  const { review, inputs } = dependencies;
  if (review.refusal !== undefined || inputs.review.mode === 'ignore') return { approvals: [], failures: [] };
  const written = candidates.filter(isToBeWritten);
  try {
    const plans = plansOf(written, dependencies).filter(({ approvals }) => approvals.needed > 0);
    const approvals = await Promise.all(plans.map((plan) => approvalsOf(plan, review)));
    const counted = approvals.flatMap((count) => {
      const why = describeFlaw(count, plans.length > 1);
      return why === undefined ? [] : [notApproved(why)];
    });
    const changed = await changedSince(written, new Set(plans.map(({ pullRequest }) => pullRequest)), dependencies);
    return { approvals, failures: [...counted, ...changed] };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const failure = notApproved(`the approvals could not be read: ${error.message}`, error.hint);
    return { approvals: [], failures: [failure] };
  }
}

async function approvalsOf(plan: ReviewRecord, { pullRequest, found }: Review): Promise<ApprovalCount> {
  if (pullRequest === undefined) throw new Error('A record without its pull request');
  const number = plan.pullRequest;
  const known = found?.number === number ? found : undefined;
  return countApprovals({ ...pullRequest.place, number }, plan, plan.approvals, known);
}

/** The records by which something would be written, with the approvals that they need. */
function plansOf(
  written: readonly PlannedCandidate[],
  { inputs, review: { entries } }: RegisterDependencies,
): readonly ReviewRecord[] {
  const jobs = written.flatMap(({ reviewed }) => reviewed?.record ?? []);
  const stops = inputs.stopRemoved ? entries.removed.filter(({ entry }) => entry.stop) : [];
  const records = new Set([...jobs, ...stops.map(({ record }) => record)]);
  return [...records].map((record) => ({ ...record, approvals: stricterOf(record.approvals, inputs.approvals) }));
}

/** An approval counts for the state of the job that it was given for: anything but counts that was changed since needs another plan. */
async function changedSince(
  written: readonly PlannedCandidate[],
  pullRequests: ReadonlySet<number>,
  { nomad }: RegisterDependencies,
): Promise<readonly ActionError[]> {
  const judged = await Promise.all(
    written.map(async ({ planned, comparison, asked, target, reviewed }) => {
      const isJudged = asked !== undefined && comparison.kind === 'same' && reviewed !== undefined;
      if (!isJudged || !pullRequests.has(reviewed.record.pullRequest)) return [];
      const { evaluated } = reviewed.entry;
      if (await isSameState(reviewed.entry, { ...target, index: planned.reviewed.index, evaluated }, nomad)) return [];
      return [notApproved(`\`${planned.id}\` was changed in Nomad since the plan that was approved`)];
    }),
  );
  return judged.flat();
}

function describeFlaw(
  { given, needed, objections, pullRequest }: ApprovalCount,
  isOfSeveral: boolean,
): string | undefined {
  const plan = isOfSeveral ? `the plan of pull request ${pullRequest}` : 'the plan';
  if (objections.length > 0)
    return `${objections.map((login) => `\`${login}\``).join(', ')} requested changes of ${plan}`;
  return given.length >= needed ? undefined : `${plan} has ${given.length} of ${plural(needed, 'approval')}`;
}

function notApproved(
  why: string,
  hint = 'Have the plan approved, then re-run this job. If the job or the comment has changed since, re-run the preview first.',
): ActionError {
  return new ActionError({ reason: 'not-approved', message: `Not registered: ${why}.`, hint });
}
