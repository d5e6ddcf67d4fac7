import { realpathSync } from 'node:fs';
import { rewriteComment, upsertComment, type CommentOutcome } from '../../clients/github/comments/upsert.ts';
import { readCheckout, type Checkout } from '../../jobfiles/provenance/git.ts';
import { createProgress, plansLog } from '../../report/plan-log.ts';
import { publishLog } from '../../report/publish.ts';
import { withErrors } from '../../errors.ts';
import { createLiveComment } from './live-comment.ts';
import { nothingRegistered, type RegisteredJob, type RegisterOutcome } from '../../review/register-outcome.ts';
import { tellsOfEnd, tellsOfRefusal } from './reviewed-plan.ts';
import { sameComment } from '../../report/comment/same-comment.ts';
import { registerComment, type Showing, type ShownRegister } from './report.ts';
import { open, recordLine, sameRecord, type Opened } from '../../review/record-codec.ts';
import { readBranchHead } from './branch-head.ts';
import { jobDependencies } from '../../operations/planning/each-job.ts';
import { findReview, type Review, type Reviewed } from './find-review.ts';
import { surroundingsOf } from '../../operations/comment-target.ts';
import { connectGitHub, type RunContext } from '../../operations/run-context.ts';
import { findPushedTogether } from './pushed-together.ts';
import { recordAfter } from '../../operations/planning/record.ts';
import { register } from './register.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { RegisterInputs } from './inputs.ts';
import type { TouchedFiles } from '../../jobfiles/discovery/touched.ts';
import type { RegisterDependencies } from './review-check.ts';
import type { NoComment } from '../../report/comment/publish-comment.ts';

type RegisterRun = RunContext & { readonly inputs: RegisterInputs };

/** Registers; the comment of the pull request shows the state while it goes on, and the outcome at the end. */
export async function registerJobs(inputs: RegisterInputs, context: RunContext): Promise<ShownRegister> {
  const run = { ...context, inputs };
  const { runner, event } = run;
  const { token } = inputs.comment;
  let telling = tellingOf(run, undefined);
  const registering = async (): Promise<RegisterOutcome> => {
    const github = token === undefined ? undefined : await connectGitHub(run, token);
    const checkout = await readCheckout(inputs.jobFiles.workingDirectory, realpathSync.native(run.workspace));
    const review = await findReview({ context: event, inputs, github, head: checkout?.commit });
    if (review.warning !== undefined) runner.warning(review.warning, { title: 'Outrider' });
    telling = tellingOf(run, review);
    const number = review.pullRequest?.number;
    const jobs = await jobDependencies({ inputs, githubToken: token, number }, context);
    return register({
      ...jobs,
      inputs,
      deadline: run.deadline,
      cancelled: run.cancelled,
      review,
      ...(await surroundingsOfCommit(run, { review, github, checkout, touched: jobs.touched })),
      base: event.pullRequest?.baseSha,
      now: () => new Date(),
      progress: createProgress(runner, 'Planned'),
      onPlanned: (planned) => publishLog(plansLog(planned), runner),
      onChange: (outcome) => telling.change(outcome),
      log: (line) => runner.log(line),
      warn: (words) => runner.warning(words, { title: 'Outrider' }),
    });
  };
  const outcome = await withErrors(registering(), nothingRegistered);
  return telling.end(outcome);
}

interface KnownOfCommit {
  readonly review: Review;
  readonly github: GitHub | undefined;
  readonly checkout: Checkout | undefined;
  readonly touched: TouchedFiles | undefined;
}

/** What came before and after the commit: pull requests that were pushed with it, and what the branch has changed since. */
async function surroundingsOfCommit(
  { event: context, workspace }: RegisterRun,
  { review, github, checkout, touched }: KnownOfCommit,
): Promise<Pick<RegisterDependencies, 'readHead' | 'together'>> {
  const { repository, sha } = context;
  const { branch, pullRequest } = review;
  if (github === undefined || repository === undefined) return { readHead: undefined, together: [] };
  const asking = { github, repository };
  const isOfMany = pullRequest !== undefined && touched !== undefined && context.eventName === 'push';
  const root = realpathSync.native(workspace);
  return {
    readHead:
      branch === undefined
        ? undefined
        : (effort) => readBranchHead({ ...asking, branch, sha, checkout, workspace: root, effort }),
    together: isOfMany ? await findPushedTogether(asking, context, pullRequest.number) : [],
  };
}

/** How a run tells where it stands. */
interface Telling {
  readonly change: (outcome: RegisterOutcome) => void;
  readonly end: (outcome: RegisterOutcome) => Promise<ShownRegister>;
}

function tellingOf(run: RegisterRun, review: Review | undefined): Telling {
  const { inputs, runner, event } = run;
  const comment = review?.pullRequest?.comment?.body;
  // What is registered is the commit of the run, not the branch that it came from.
  const surroundings = surroundingsOf({ inputs, runner, event: { ...event, pullRequest: undefined } });
  const logs = {
    inLog: inputs.logs !== 'false',
    inComment: inputs.logs === 'comment' || (inputs.logs === 'true' && !event.publicRepository),
  };
  const optionsFor = (outcome: RegisterOutcome): Showing => ({
    surroundings: { ...surroundings, record: recordAfter(outcome, { context: event, inputs, comment }) },
    comment: outcome.record !== undefined || isSigned ? comment : undefined,
    logs,
  });
  const opened = open(comment ?? '', inputs.review.signingKey);
  // What somebody else may have written is not repeated in our own name.
  const isSigned = opened.kind === 'opened' && opened.signed;
  const write = writerOf(run, review?.pullRequest);
  const live = createLiveComment(async (body) => void (await write?.(body)));
  return {
    change(outcome) {
      if (write !== undefined) live.update(() => registerComment(outcome, optionsFor(outcome)));
    },
    async end(outcome) {
      await live.end();
      const before = review?.pullRequest?.comment;
      const isOld =
        comment !== undefined && (isForOthers(opened, outcome) || (tellsOfEnd(comment) && hasNoNews(outcome, comment)));
      return {
        ...optionsFor(outcome),
        outcome,
        writeComment: isOld && write !== undefined ? async () => ({ ...nothingNew, url: before?.url ?? '' }) : write,
      };
    },
  };
}

/**
 * Whether a refused record may count for a run with another key or version: then its comment stays as it is, for with another text the record could not
 * be sealed again by this run.
 */
function isForOthers({ kind }: Opened, { failures }: RegisterOutcome): boolean {
  const isRefused = failures.some(({ reason }) => reason === 'not-reviewed');
  return isRefused && (kind === 'no-key' || kind === 'forged' || kind === 'newer');
}

/** What an earlier run told stays the last word. */
const nothingNew = { id: undefined, editedNodeId: undefined, action: 'unchanged', removed: 0 } as const;

/** Whether this run found everything as an earlier one left it; where that refused a record and took it away, there is none now. */
function hasNoNews(outcome: RegisterOutcome, comment: string): boolean {
  const { jobs, failed, failures, removed } = outcome;
  if (failures.some(({ reason }) => reason === 'not-reviewed')) return recordLine(comment) === undefined;
  return (
    !tellsOfRefusal(comment) &&
    failed.length + failures.length === 0 &&
    jobs.length > 0 &&
    jobs.every((job) => job.state.kind === 'done' || (job.state.kind === 'there' && isTold(job, outcome))) &&
    removed.every(({ state }) => state.kind !== 'stopped' && state.kind !== 'refused')
  );
}

/** Whether an earlier run could say itself that a job is registered: not where the answer to its write was lost for good. */
function isTold({ planned }: RegisteredJob, { record }: RegisterOutcome): boolean {
  const reviewed = record?.jobs.find(({ file }) => file === planned.file);
  return reviewed?.changes !== true || reviewed.done !== undefined;
}

type Write = (body: string) => Promise<CommentOutcome | NoComment>;

/** Looks for the comment once, and writes it again and again. */
function writerOf({ inputs }: RegisterRun, pullRequest: Reviewed | undefined): Write | undefined {
  if (pullRequest === undefined || !inputs.comment.wanted || inputs.dryRun) return undefined;
  const { place } = pullRequest;
  const key = inputs.review.signingKey;
  let id: CommentOutcome['id'] | undefined;
  return async (body) => {
    if (id !== undefined) return rewriteComment(place, id, body);
    const written = await upsertComment(place, body, {
      same: (present, wanted) => sameComment(present, wanted) && sameRecord(present, wanted, key),
      create: true,
      // After a merge nobody plans any more; the outcome is the last word.
      isOutdated: async () => false,
    });
    id = written?.id;
    return written ?? { action: 'none', why: 'there is none' };
  };
}
