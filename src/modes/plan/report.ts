import { SUMMARY_LIMIT, type Runner } from '../../clients/github/runner.ts';
import { allFailures, type PlanOutcome } from '../../review/plan-outcome.ts';
import { planMarkdown } from '../../report/comment/plan-comment.ts';
import type { Surroundings } from '../../report/comment/comment-context.ts';
import { logPlan } from '../../report/plan-log.ts';
import { setPlanOutputs } from '../../report/plan-outputs.ts';
import { sameComment } from '../../report/comment/same-comment.ts';
import { hasNews } from '../../report/words.ts';
import { tellComment, type NoComment } from '../../report/comment/publish-comment.ts';
import type { CommentOutcome } from '../../clients/github/comments/upsert.ts';

/** Brings the comment of the pull request up to date. */
export type WriteComment = (
  body: string,
  options: { readonly same: (present: string, wanted: string) => boolean; readonly create: boolean },
) => Promise<CommentOutcome | NoComment>;

export interface TellOptions {
  readonly runner: Runner;
  readonly surroundings: Surroundings;
  /** Undefined when no comment is wanted or no pull request is known. */
  readonly writeComment: WriteComment | undefined;
  /** Whether two comments hold the same record of what was planned. */
  readonly sameRecord: (present: string, wanted: string) => boolean;
  /** An existing folder for the files of outputs. */
  readonly directory: string;
}

/** GitHub's limit of a comment: https://docs.github.com/en/rest/issues/comments */
const commentLimit = 65_536;
/** Of the step summary, which other steps do not share. */
const summaryLimit = SUMMARY_LIMIT - 1024;

/**
 * Tells a plan: log, comment, step summary and outputs.
 *
 * @returns whether the mode did what it promised
 */
export async function tellPlan(
  outcome: PlanOutcome,
  { runner, surroundings, writeComment, sameRecord, directory }: TellOptions,
): Promise<boolean> {
  logPlan(outcome, runner);
  const body = planMarkdown(outcome, surroundings, {
    max: commentLimit,
    measure: (text) => text.length,
    elsewhere: surroundings.run === undefined ? 'the step summary' : `the [step summary](${surroundings.run.url})`,
  });
  const same = (present: string, wanted: string): boolean =>
    sameComment(present, wanted) && sameRecord(present, wanted);
  const comment =
    writeComment === undefined
      ? undefined
      : await tellComment(() => writeComment(body, { same, create: hasSomethingToSay(outcome) }), 'plan', runner);
  const summary = planMarkdown(
    outcome,
    { ...surroundings, marker: undefined, record: undefined },
    { max: summaryLimit, measure: (text) => Buffer.byteLength(text), elsewhere: 'the file of output `plan-text`' },
  );
  runner.appendSummary(`${summary}\n`);
  const failures = [...allFailures(outcome), ...(comment?.failure === undefined ? [] : [comment.failure])];
  setPlanOutputs(
    outcome,
    { markdown: body, commentUrl: comment?.url ?? '', reason: failures[0]?.reason },
    directory,
    runner,
  );
  return failures.length === 0;
}

function hasSomethingToSay(outcome: PlanOutcome): boolean {
  return allFailures(outcome).length > 0 || outcome.removed.length > 0 || outcome.jobs.some(hasNews);
}
