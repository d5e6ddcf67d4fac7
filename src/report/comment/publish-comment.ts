import { ActionError } from '../../errors.ts';
import { annotateFailures } from '../annotations.ts';
import { failureText } from '../help.ts';
import type { CommentOutcome } from '../../clients/github/comments/upsert.ts';
import type { Runner } from '../../clients/github/runner.ts';

/** That no comment was written, and why there is none to write. */
export interface NoComment {
  readonly action: 'none';
  readonly why: string;
}

export interface ToldComment {
  /** Empty when there is none. */
  readonly url: string;
  /** Why it could not be written although it may be. */
  readonly failure?: ActionError;
}

/**
 * Writes a comment and says so in the log. Without the right to, the step summary has to do, and that is no failure.
 *
 * @param what the comment tells of, in a word
 */
export async function tellComment(
  write: () => Promise<CommentOutcome | NoComment>,
  what: string,
  runner: Runner,
): Promise<ToldComment> {
  try {
    const written = await write();
    if (written.action === 'none') {
      runner.log(`No comment is written: ${written.why}.`);
      return { url: '' };
    }
    if (written.action === 'left') {
      runner.notice(`The comment is left to a newer run of this pull request; this ${what} is in the step summary.`, {
        title: 'Outrider',
      });
      return { url: written.url };
    }
    const deeds = { created: 'written', updated: 'brought up to date', unchanged: 'says this already' };
    runner.log(`Comment ${deeds[written.action]}: ${written.url}`);
    return { url: written.url };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    if (error.reason === 'unauthorized') {
      // As on the pull request of a fork.
      const where = `No comment was written; the ${what} is in the step summary.`;
      runner.notice(`${where} ${failureText(error)}`, { title: 'Outrider' });
      return { url: '' };
    }
    const failure = error.withContext('The comment could not be written');
    annotateFailures([failure], runner);
    return { url: '', failure };
  }
}
