import { rewriteComment, upsertComment } from '../github/comments.ts';
import { createProgress, logPlans } from '../report/plan-log.ts';
import { createLiveComment } from '../report/live-comment.ts';
import { nothingRegistered, type RegisteredJob, type RegisterOutcome } from '../report/register-outcome.ts';
import { tellsOfEnd, tellsOfRefusal } from '../report/reviewed-plan.ts';
import { sameComment, wroteLater } from '../report/same-comment.ts';
import { registerComment, tellRegister, type TellRegisterOptions } from '../report/tell-register.ts';
import { recordLine, sameRecord } from '../review/seal.ts';
import { jobDependencies, type Deadline } from './connect.ts';
import { findReview, type Review, type Reviewed } from './find-review.ts';
import { connectGitHub, surroundingsOf } from './place.ts';
import { recordAfter } from './record.ts';
import { register } from './register.ts';
import { directoryOf, orFailures, type Run } from './run.ts';
import type { CommentOutcome } from '../github/comments.ts';
import type { Transport } from '../http/exchange.ts';
import type { RegisterInputs } from '../inputs/register.ts';
import type { NoComment } from '../report/tell-comment.ts';

type RegisterRun = Run & { readonly inputs: RegisterInputs };

/** Registers, telling where it stands in the comment of the pull request while it goes on, and how it ended. */
export async function runRegister(run: RegisterRun, transport: Transport, deadline: Deadline): Promise<boolean> {
  const { inputs, runner, context } = run;
  const { token } = inputs.comment;
  let telling = tellingOf(run, undefined);
  const registering = async (): Promise<RegisterOutcome> => {
    const github = token === undefined ? undefined : await connectGitHub(transport, context.apiUrl, token);
    const review = await findReview({ context, inputs, github });
    telling = tellingOf(run, review);
    const number = review.pullRequest?.number;
    const jobs = await jobDependencies({ run, githubToken: token, transport, signal: deadline.signal, number });
    return register({
      ...jobs,
      inputs,
      deadline,
      cancelled: run.cancelled,
      review,
      base: context.pullRequest?.baseSha,
      now: () => new Date(),
      progress: createProgress(runner, 'Planned'),
      onPlanned: (planned) => logPlans(planned, runner),
      onChange: (outcome) => telling.change(outcome),
      log: (line) => runner.foreign(line),
    });
  };
  const outcome = await orFailures(registering(), nothingRegistered);
  return telling.end(outcome);
}

/** How a run tells where it stands. */
interface Telling {
  readonly change: (outcome: RegisterOutcome) => void;
  readonly end: (outcome: RegisterOutcome) => Promise<boolean>;
}

function tellingOf(run: RegisterRun, review: Review | undefined): Telling {
  const { inputs, runner, context } = run;
  const comment = review?.pullRequest?.comment?.body;
  // What is registered is the commit of the run, not the branch that it came from.
  const surroundings = surroundingsOf({ inputs, context: { ...context, pullRequest: undefined } });
  const logs = {
    inLog: inputs.logs !== 'false',
    inComment: inputs.logs === 'comment' || (inputs.logs === 'true' && !context.publicRepository),
  };
  const optionsFor = (outcome: RegisterOutcome): Omit<TellRegisterOptions, 'writeComment'> => ({
    runner,
    surroundings: { ...surroundings, record: recordAfter(outcome, { context, inputs, comment }) },
    comment,
    logs,
    directory: directoryOf(run),
  });
  const write = writerOf(run, review?.pullRequest);
  const live = createLiveComment(async (body) => void (await write?.(body)));
  return {
    change(outcome) {
      if (write !== undefined) live.update(() => registerComment(outcome, optionsFor(outcome)));
    },
    async end(outcome) {
      await live.end();
      const before = review?.pullRequest?.comment;
      const isOld = comment !== undefined && tellsOfEnd(comment) && hasNoNews(outcome, comment);
      return tellRegister(outcome, {
        ...optionsFor(outcome),
        writeComment: isOld && write !== undefined ? async () => ({ ...nothingNew, url: before?.url ?? '' }) : write,
      });
    },
  };
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
    removed.every(({ state }) => state.kind !== 'stopped')
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
      isNewer: wroteLater,
      // After a merge nobody plans any more; the outcome is the last word.
      isOutdated: async () => false,
    });
    id = written?.id;
    return written ?? { action: 'none', why: 'there is none' };
  };
}
