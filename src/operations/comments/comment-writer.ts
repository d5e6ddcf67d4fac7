import { plain } from '../../text/log-text.ts';
import type { Published } from '../../text/published.ts';
import { ActionError, orElse } from '../../errors.ts';
import { upsertComment, type UpsertOptions } from '../../clients/github/comments/upsert.ts';
import { findOpenPullRequest, hasOtherHead } from '../../clients/github/pull-requests/pull-requests.ts';
import type { PullRequest } from '../../clients/github/event.ts';
import {
  createThreadOpener,
  readPlanNumber,
  sealAgainIfLate,
  sealComment,
  type RecordThread,
} from '../review/open-review.ts';
import { connectGitHub, type RunContext } from '../run-context.ts';
import type { ShownTimes } from '../../review/record.ts';
import type { Comment } from '../../clients/github/comments/requests.ts';
import type { SigningKeys } from '../../inputs/review.ts';
import type { CommentInputs } from '../../inputs/github.ts';
import type { CommentDraft, DraftOutcome } from '../../report/comment/publish-comment.ts';

export interface CommentingRun extends Pick<RunContext, 'event' | 'runner' | 'transport' | 'startTime'> {
  readonly comment: CommentInputs;
  readonly subject: CommentDraft['subject'];
  readonly keys: SigningKeys | undefined;
}

export interface RenewedComment {
  /** The text with the draft of its record. */
  readonly draft: Published;
  /** Whether the plan of the existing comment stays. */
  readonly keepsPlan?: boolean;
  /** The time since which an equivalent plan is shown; `undefined` if this plan is the first one. */
  readonly times?: ShownTimes | undefined;
}

export type WriteComment = (
  body: Published,
  options: Pick<UpsertOptions, 'isSame' | 'mayCreate'> & {
    readonly renew?: ((currentComment: Comment | undefined, text: Published) => Promise<RenewedComment>) | undefined;
  },
) => Promise<DraftOutcome>;

export interface FoundWriter {
  readonly writeComment: WriteComment | undefined;
  /** `undefined` if the run writes no comment, or has no access to GitHub, which is reported when it would write the comment. */
  readonly pullRequest: PullRequest | undefined;
  /** The location of the comment; `undefined` if `pullRequest` is. */
  readonly thread: RecordThread | undefined;
}

export const noWriter: FoundWriter = { writeComment: undefined, pullRequest: undefined, thread: undefined };

const noPullRequest: FoundWriter = {
  ...noWriter,
  writeComment: async () => ({ comment: undefined, action: 'no-pull-request' }),
};

/** Finds the pull request that gets the comment of a run, by the event or by the commit. */
export async function findCommentWriter(run: CommentingRun): Promise<FoundWriter> {
  const { event, runner, comment, subject } = run;
  const { token, isEnabled } = comment;
  if (isEnabled && token === undefined && event.pullRequest !== undefined) {
    runner.notice(plain`No comment was written: \`github-token\` is empty. The ${subject} is in the step summary.`);
  }
  const { repo: repository } = event;
  if (!isEnabled || repository === undefined || (token === undefined && event.pullRequest !== undefined))
    return noWriter;
  if (event.eventName === 'merge_group' && event.pullRequest === undefined) {
    runner.log(plain`No comment was written: the ${subject} of a merge queue is in the step summary.`);
    return noWriter;
  }
  const canBeFound = event.eventName === 'push' || event.eventName === 'workflow_dispatch';
  if (token === undefined || (event.pullRequest === undefined && !canBeFound)) return noPullRequest;
  const github = await orElse(connectGitHub(run, token), (error) => error);
  if (github instanceof ActionError) return { ...noWriter, writeComment: () => Promise.reject(github) };
  const pullRequest = event.pullRequest ?? (await findOpenPullRequest(github, repository, event.sha ?? ''));
  if (pullRequest === undefined) return noPullRequest;
  const thread = createThreadOpener(run, github, repository)(pullRequest.number);
  return { pullRequest, thread, writeComment: createCommentWriter(thread, pullRequest, run.startTime) };
}

/** Replaces the existing comment, unless its plan began later. @param startTime of the run, by `performance.now()` */
export function createCommentWriter(thread: RecordThread, pullRequest: PullRequest, startTime: number): WriteComment {
  const { github, repository } = thread;
  const readPlanTime = (): number => Math.floor((github.now().getTime() - (performance.now() - startTime)) / 1000);
  const isOutdated = async (bodies: readonly string[]): Promise<boolean> =>
    bodies.some((body) => (readPlanNumber(thread.openComment({ body })) ?? 0) > readPlanTime()) ||
    (await hasOtherHead(github, repository, pullRequest));
  return async (text, { renew, ...options }) => {
    const compose = async (currentComment: Comment | undefined): Promise<Published> => {
      const {
        draft,
        keepsPlan = false,
        times,
      }: RenewedComment = (await renew?.(currentComment, text)) ?? { draft: text };
      return sealComment(thread, draft, { plannedAt: keepsPlan ? undefined : readPlanTime(), shownTimes: times });
    };
    return sealAgainIfLate(thread, await upsertComment(thread, text, { ...options, compose, isOutdated }));
  };
}
