import type { Mark } from '../../../text/mark.ts';
import type { ActionError } from '../../../errors.ts';
import type { CommentContext } from '../../../report/comment/comment-context.ts';

/** Names and links of a report about drift. */
export interface DriftContext extends CommentContext {
  /** The branch that the jobs are compared with. */
  readonly branch: string;
  /** URL of a pull request; undefined without a repository to link to. */
  readonly pullRequestUrl: ((number: number) => string) | undefined;
  /** Errors of the run besides those of the comparison. */
  readonly errors: readonly ActionError[];
  /** The last line of an issue, which the next run reads; undefined for a summary. */
  readonly stateLine: Mark | undefined;
}
