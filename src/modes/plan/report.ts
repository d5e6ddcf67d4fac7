import { maxCommentCharacters, createCommentLimit, createSummaryLimit } from '../../text/fit.ts';
import type { Published } from '../../text/published.ts';
import { link, md, type Markdown } from '../../text/markdown.ts';
import { renderOutageNotice } from '../../report/comment/notice.ts';
import { renderPlanBlocks, renderPlan } from '../../report/comment/plan-comment.ts';
import { isSameComment } from '../../report/comment/footer.ts';
import { createPlanLog } from '../../report/plan/plan-log.ts';
import { createPlanData, createPlanFiles, createPlanOutputs } from '../../report/plan/plan-outputs.ts';
import { hasChanges } from '../../report/plan/plan-alarms.ts';
import { listFailures, type PlanOutcome } from '../../report/plan/plan-outcome.ts';
import { isSameRecord, stampLength } from '../../review/record-codec.ts';
import type { SigningKeys } from '../../inputs/review.ts';
import type { WriteComment } from '../../operations/comments/comment-writer.ts';
import type { CommentContext } from '../../report/comment/comment-context.ts';
import type { Renewal } from '../../operations/comments/renew-comment.ts';
import type { RunReport } from '../../report/run-report.ts';

export interface PlanReportInput {
  readonly outcome: PlanOutcome;
  readonly context: CommentContext;
  /** `undefined` when no comment is wanted or no pull request is known. */
  readonly comment: PlanComment | undefined;
  /** GitHub lets no run of a fork's pull request write comments. */
  readonly isForkRun: boolean;
}

interface PlanComment {
  readonly write: WriteComment;
  readonly keys: SigningKeys | undefined;
  /** The parts of the present comment to keep; `undefined` if GitHub cannot be reached. */
  readonly renewal: Renewal | undefined;
}

export function createPlanReport({ outcome, context, comment, isForkRun }: PlanReportInput): RunReport {
  const maxCharacters = maxCommentCharacters - stampLength;
  const location = md`the ${link(md`step summary`, context.run?.url)}`;
  const blocks = renderPlanBlocks(outcome, context);
  const limit = createCommentLimit(location, maxCharacters);
  const render = (record: Markdown): Published => renderPlan(outcome, { ...context, record }, limit);
  const body = renderPlan(outcome, context, limit, blocks);
  const summary = renderPlan(
    outcome,
    { ...context, marker: undefined, record: undefined },
    createSummaryLimit(md`the file of output \`plan-text\``),
    blocks,
  );
  const isSame = (current: string, other: string): boolean =>
    isSameComment(current, other) && isSameRecord(current, other, comment?.keys);
  const notice = renderOutageNotice(listFailures(outcome), context);
  const { jobs, removed, isTouched, noFilesMessage } = outcome;
  const hasNews = listFailures(outcome).length > 0 || removed.length > 0 || jobs.some(hasChanges);
  const mayCreate = hasNews || isTouched === true || noFilesMessage !== undefined;
  const renew = comment?.renewal?.with({ notice, render, maxCharacters });
  return {
    errors: listFailures(outcome),
    log: createPlanLog(outcome),
    comment:
      comment === undefined
        ? undefined
        : { subject: 'plan', isForkRun, write: async () => comment.write(body, { isSame, mayCreate, renew }) },
    summary,
    outputs: createPlanOutputs(outcome, context.ui),
    data: createPlanData(outcome),
    files: { markdown: { name: 'plan.md', parts: [body], isPrivate: false }, ...createPlanFiles(outcome.jobs) },
  };
}
