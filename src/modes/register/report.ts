import { SUMMARY_LIMIT, type Runner } from '../../clients/github/runner.ts';
import { annotateFailures } from '../../report/annotations.ts';
import { nothingPlanned } from '../../review/plan-outcome.ts';
import { planMarkdown } from '../../report/comment/plan-comment.ts';
import type { Surroundings } from '../../report/comment/comment-context.ts';
import { registerMarkdown, removedStateWords } from './comment.ts';
import { setRegisterOutputs } from './outputs.ts';
import { registerFailures } from '../../report/register-failures.ts';
import { registerHeadline, registerSign } from './headline.ts';
import { leftOutWords, stateWords } from '../../report/register-words.ts';
import { reviewedPlan, type ShownPlan } from './reviewed-plan.ts';
import { tellComment, type NoComment } from '../../report/comment/publish-comment.ts';
import type { CommentOutcome } from '../../clients/github/comments/upsert.ts';
import type { RegisterOutcome } from '../../review/register-outcome.ts';

export interface TellRegisterOptions {
  readonly runner: Runner;
  readonly surroundings: Surroundings;
  /** The comment as it was before this run; undefined when there is none of ours. */
  readonly comment: string | undefined;
  /** Undefined where no comment is to be written. */
  readonly writeComment: ((body: string) => Promise<CommentOutcome | NoComment>) | undefined;
  /** Where the output of tasks is told. */
  readonly logs: { readonly inLog: boolean; readonly inComment: boolean };
  /** An existing folder for the files of outputs. */
  readonly directory: string;
}

/** GitHub's limit of a comment: https://docs.github.com/en/rest/issues/comments */
const commentLimit = 65_536;
const summaryLimit = SUMMARY_LIMIT - 1024;

/** The comment of a register, as it stands. */
export function registerComment(
  outcome: RegisterOutcome,
  { surroundings, comment, logs }: Pick<TellRegisterOptions, 'surroundings' | 'comment' | 'logs'>,
): string {
  const elsewhere = surroundings.run === undefined ? 'the step summary' : `the [step summary](${surroundings.run.url})`;
  return registerMarkdown(outcome, {
    surroundings,
    limit: { max: commentLimit, measure: (text) => text.length, elsewhere },
    plan: planToShow(outcome, surroundings, comment),
    withLogs: logs.inComment,
  });
}

/** What the reviewers saw; where that is not known, the plan that this run made itself. */
function planToShow(outcome: RegisterOutcome, surroundings: Surroundings, comment: string | undefined): ShownPlan {
  const reviewed = comment === undefined ? undefined : reviewedPlan(comment);
  if (reviewed !== undefined) return reviewed;
  const jobs = outcome.jobs.map((job) => job.planned);
  if (jobs.length === 0) return { text: '', isReviewed: false };
  const bare = { ...surroundings, marker: undefined, record: undefined };
  const limit = { max: commentLimit / 2, measure: (text: string) => text.length, elsewhere: 'the log' };
  return { text: planMarkdown({ ...nothingPlanned, jobs }, bare, limit), isReviewed: false };
}

/**
 * Tells what a register did: log, comment, step summary and outputs.
 *
 * @returns whether the mode did what it promised
 */
export async function tellRegister(outcome: RegisterOutcome, options: TellRegisterOptions): Promise<boolean> {
  const { runner, surroundings, writeComment, logs, directory } = options;
  logRegister(outcome, runner, logs.inLog);
  const body = registerComment(outcome, options);
  const comment =
    writeComment === undefined ? undefined : await tellComment(() => writeComment(body), 'outcome', runner);
  const bare = { ...surroundings, marker: undefined, record: undefined };
  const summary = registerMarkdown(outcome, {
    surroundings: bare,
    limit: { max: summaryLimit, measure: (text) => Buffer.byteLength(text), elsewhere: 'the log' },
    plan: planToShow(outcome, surroundings, options.comment),
    withLogs: logs.inComment,
  });
  runner.appendSummary(`${summary}\n`);
  const failures = [...registerFailures(outcome), ...(comment?.failure === undefined ? [] : [comment.failure])];
  const told = { markdown: body, commentUrl: comment?.url ?? '', reason: failures[0]?.reason };
  setRegisterOutputs(outcome, told, directory, runner);
  return failures.length === 0;
}

function logRegister(outcome: RegisterOutcome, runner: Runner, withLogs: boolean): void {
  if (outcome.without !== undefined) runner.notice(outcome.without, { title: 'Outrider' });
  for (const one of outcome.leftOut ?? []) runner.warning(leftOutWords(one), { title: 'Outrider' });
  const lines = [
    ...outcome.jobs.map(({ planned, state }) => `${planned.id} (${planned.file}): ${stateWords(state)}`),
    ...outcome.removed.map(removedStateWords),
  ];
  if (lines.length > 0) runner.log(lines.join('\n'));
  for (const { planned, state } of outcome.jobs) {
    for (const trouble of state.kind === 'rolled-out' ? state.rollout.troubles : []) {
      runner.group(`${planned.id}: task ${trouble.task}, allocation ${trouble.allocation}`);
      runner.log([...trouble.events, ...(withLogs ? (trouble.logs ?? []) : [])].join('\n') || '(no events)');
      runner.endGroup();
    }
  }
  annotateFailures(registerFailures(outcome), runner);
  runner.log(`Register: ${registerSign(outcome)} ${registerHeadline(outcome)}`);
}
