import { Failure } from '../failure.ts';
import { SUMMARY_LIMIT, type Runner } from '../github/runner.ts';
import { allFailures, type PlanOutcome } from './outcome.ts';
import { planMarkdown, type Surroundings } from './plan-comment.ts';
import { logPlan } from './plan-log.ts';
import { setPlanOutputs } from './plan-outputs.ts';
import { sameComment } from './same-comment.ts';
import { hasNews } from './words.ts';
import { annotateFailures } from './annotations.ts';
import type { CommentOutcome } from '../github/comments.ts';

/** That no comment was written, and why there is none to write. */
interface NoComment {
  readonly action: 'none';
  readonly why: string;
}

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
  { runner, surroundings, writeComment, directory }: TellOptions,
): Promise<boolean> {
  logPlan(outcome, runner);
  const body = planMarkdown(outcome, surroundings, {
    max: commentLimit,
    measure: (text) => text.length,
    elsewhere: surroundings.run === undefined ? 'the step summary' : `the [step summary](${surroundings.run.url})`,
  });
  const comment = writeComment === undefined ? undefined : await tellComment(body, outcome, writeComment, runner);
  const summary = planMarkdown(
    outcome,
    { ...surroundings, marker: undefined },
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

interface ToldComment {
  readonly url: string;
  /** Why it could not be written although it may be. */
  readonly failure?: Failure;
}

async function tellComment(
  body: string,
  outcome: PlanOutcome,
  writeComment: WriteComment,
  runner: Runner,
): Promise<ToldComment> {
  const hasSomethingToSay = allFailures(outcome).length > 0 || outcome.removed.length > 0 || outcome.jobs.some(hasNews);
  try {
    const written = await writeComment(body, { same: sameComment, create: hasSomethingToSay });
    if (written.action === 'none') {
      runner.line(`No comment is written: ${written.why}.`);
      return { url: '' };
    }
    if (written.action === 'left') {
      runner.notice('The comment is left to a newer run of this pull request; this plan is in the step summary.', {
        title: 'Outrider',
      });
      return { url: written.url };
    }
    const deeds = { created: 'written', updated: 'brought up to date', unchanged: 'says this already' };
    runner.line(`Comment ${deeds[written.action]}: ${written.url}`);
    return { url: written.url };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.reason === 'unauthorized') {
      // Without the right to comment, as on the pull request of a fork, the summary has to do.
      const why = [error.message, error.hint].filter((part) => part !== undefined).join('\n');
      runner.notice(`No comment was written; the plan is in the step summary. ${why}`, { title: 'Outrider' });
      return { url: '' };
    }
    const failure = error.about('The comment could not be written');
    annotateFailures([failure], runner);
    return { url: '', failure };
  }
}
