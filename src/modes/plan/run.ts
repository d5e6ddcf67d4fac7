import { isOfFork } from '../../clients/github/context.ts';
import { orUndefined, withErrors } from '../../errors.ts';
import { findComment, type CommentPlace } from '../../clients/github/comments/find.ts';
import { findCommentTarget } from '../../operations/comments/comment-target.ts';
import { countApprovals } from '../../operations/comments/count-approvals.ts';
import { jobDependencies } from '../../operations/planning/each-job.ts';
import { reviewRecordOf } from '../../operations/planning/record.ts';
import { warnOfManagementToken } from '../../operations/token-note.ts';
import { createProgress } from '../../report/plan-log.ts';
import { nothingPlanned, type PlanOutcome } from '../../review/plan-outcome.ts';
import { dateOfMeaning } from '../../review/record-codec.ts';
import { planJobs } from './plan-jobs.ts';
import { updateLabels } from './update-labels.ts';
import type { PlanInputs } from './inputs.ts';
import type { ApprovalCount } from '../../review/approvals.ts';
import type { RecordToSeal } from '../../report/comment/comment-context.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { PlanReportInput } from './report.ts';

/** Plans the job files, and finds the comment that its report updates. */
export async function plan(inputs: PlanInputs, context: RunContext): Promise<PlanReportInput> {
  const { event } = context;
  const outcome = await withErrors(planFiles(inputs, context), nothingPlanned);
  const { surroundings, writeComment, pullRequest, place } = await findCommentTarget({ ...context, inputs });
  if (inputs.labels) context.alongside(updateLabels({ ...context, inputs }, outcome, pullRequest));
  const record = reviewRecordOf(outcome, { context: event, inputs, pullRequest });
  const { signingKey } = inputs.review;
  return {
    outcome,
    surroundings: { ...surroundings, record, approvals: await countSoFar(inputs, place, record) },
    writeComment,
    isOfFork: isOfFork(context.event),
    signingKey,
  };
}

/** The approvals of this plan so far: those of an earlier plan count if it had the same meaning. Undefined where GitHub does not answer, or none are needed. */
async function countSoFar(
  { approvals, review }: PlanInputs,
  place: CommentPlace | undefined,
  record: RecordToSeal | undefined,
): Promise<ApprovalCount | undefined> {
  if (approvals.needed === 0 || place === undefined || record === undefined) return undefined;
  const count = async (): Promise<ApprovalCount> => {
    const { ours } = await findComment(place);
    const since = dateOfMeaning(ours?.body ?? '', record.seal(record.line), review.signingKey);
    return countApprovals(place, since ?? new Date().toISOString(), approvals);
  };
  return orUndefined(count());
}

async function planFiles(inputs: PlanInputs, context: RunContext): Promise<PlanOutcome> {
  const { event, runner } = context;
  const number = event.pullRequest?.number;
  const jobs = await jobDependencies({ inputs, githubToken: inputs.comment.token, number }, context);
  const base = event.pullRequest?.baseSha;
  const progress = createProgress(runner, 'Planned');
  const planned = await planJobs({ ...jobs, inputs, base, progress, now: () => new Date() });
  if (planned.jobs.length > 0)
    context.alongside(warnOfManagementToken({ event, inputs: inputs.nomad, runner, ...jobs }));
  return planned;
}
