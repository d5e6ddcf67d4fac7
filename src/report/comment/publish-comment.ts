import { ActionError } from '../../errors.ts';
import { annotateFailures } from '../annotations.ts';
import { formatFailure, addFullStop } from '../documentation.ts';
import { renderFix } from '../failure-items.ts';
import { md, prose, type Markdown } from '../../text/markdown.ts';
import { plain, plainLines } from '../../text/log-text.ts';
import type { CommentOutcome } from '../../clients/github/comments/upsert.ts';
import type { Runner } from '../../clients/github/runner.ts';

export interface CommentDraft {
  readonly subject: 'plan' | 'outcome' | 'report';
  /** A run for a fork cannot have the permission to write comments: a missing one is only a notice. */
  readonly isForkRun: boolean;
  readonly write: () => Promise<DraftOutcome>;
}

/** `no-pull-request`: the run has no pull request. */
export type DraftOutcome = CommentOutcome | { readonly comment: undefined; readonly action: 'no-pull-request' };

export interface PublishedComment {
  /** Empty without a comment. */
  readonly url: string;
  /** The reason why no comment was written, for the step summary. */
  readonly note?: Markdown;
  /** The error of a permitted write. */
  readonly failure?: ActionError;
}

/** Adds the missing permission to a refusal of GitHub to read or write comments. Other errors are returned unchanged. */
export function createPermissionError(error: ActionError): ActionError {
  if (error.reason !== 'unauthorized' || error.hint !== undefined) return error;
  return error.with({
    hint: 'Give the job `permissions: { contents: read, pull-requests: write }`. Pull requests from forks cannot have it.',
  });
}

/** Writes a comment, and logs the result. A missing permission is not an error: the report is in the step summary. */
export async function publishComment(
  { subject, isForkRun, write }: CommentDraft,
  runner: Runner,
): Promise<PublishedComment> {
  try {
    const outcome = await write();
    if (outcome.action === 'none') {
      runner.log(plain`No comment written: no changes, and no earlier comment to update.`);
      return { url: '' };
    }
    if (outcome.action === 'no-pull-request') {
      const reason =
        'No comment was written: this run belongs to no pull request. Run this mode on `pull_request`, or set `comment: off`.';
      runner.log(plain`${reason}`);
      return { url: '', note: prose(reason) };
    }
    const url = outcome.comment?.html_url ?? '';
    if (outcome.action === 'kept') {
      runner.notice(
        plain`A newer run of this pull request has written the comment; this ${subject} is in the step summary.`,
      );
      return { url };
    }
    const actions = { created: 'created', updated: 'updated', unchanged: 'unchanged' };
    runner.log(plain`Comment ${actions[outcome.action]}: ${url}`);
    return { url };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    if (error.reason === 'unauthorized') {
      const location = `No comment was written; the ${subject} is in the step summary.`;
      const failure = createPermissionError(error);
      runner[isForkRun ? 'notice' : 'warning'](plainLines(`${location} ${formatFailure(failure)}`));
      return {
        url: '',
        note: md`No comment was written. ${prose(addFullStop(failure.message))} ${renderFix(failure)}`,
      };
    }
    const failure = error.withContext('The comment could not be written');
    annotateFailures([failure], runner);
    return { url: '', failure };
  }
}
