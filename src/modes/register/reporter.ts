import { orElse } from '../../errors.ts';
import { getComment, type CommentId } from '../../clients/github/comments/requests.ts';
import { createCommentMarker } from '../../clients/github/comments/find.ts';
import { rewriteComment, upsertComment } from '../../clients/github/comments/upsert.ts';
import { formatFailure } from '../../report/documentation.ts';
import { createPermissionError } from '../../report/comment/publish-comment.ts';
import { plainLines } from '../../text/log-text.ts';
import { md } from '../../text/markdown.ts';
import { sealAgainIfLate, sealComment } from '../../operations/review/open-review.ts';
import { buildCommentContext } from '../../operations/comments/comment-target.ts';
import { isSameComment } from '../../report/comment/footer.ts';
import { createJobsLog } from '../../report/plan/plan-log.ts';
import { publishLog } from '../../report/publish.ts';
import { isSameRecord, markedKinds, markKind, type OpenedRecord } from '../../review/record-codec.ts';
import { renderRegister, type CommentState } from './comment.ts';
import type { ShownRegister } from './report.ts';
import { selectPhase } from './headline.ts';
import { createCommandLister } from '../../report/comment/command-lines.ts';
import { renderRecord } from '../../operations/review/record.ts';
import type { Published } from '../../text/published.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { PlannedJob } from '../../report/plan/plan-outcome.ts';
import type { ReviewResult, PullRequestComment, EarlierReview } from '../../operations/review/find-review.ts';
import type { RegisterInputs } from './inputs.ts';
import type { RegisterOutcome, RegisterState, RegisteredJob } from './outcome.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import { formatJobKey, type RegisteredBefore, type SignedRecord } from '../../review/record.ts';

export type RegisterRun = RunContext & { readonly inputs: RegisterInputs };

export type Reporter = ReturnType<typeof createReporter>;

/** Reports a register run: in log and comment during the run, in all outputs at its end. @param review `undefined` if the run failed before it found a review */
export function createReporter(run: RegisterRun, review: ReviewResult | undefined) {
  const { runner } = run;
  const { pullRequest, otherReviews = [] } = review ?? {};
  const before = pullRequest?.comment;
  const comment = before?.body;
  const openedRecord = (before && pullRequest?.thread.openComment(before)) ?? ({ kind: 'absent' } as const);
  const selectShowing = createShowing(run, openedRecord, pullRequest);
  const write = createWriter(run, pullRequest);
  const live = createLiveComment<Published>(async (body) => void (await write?.(body)));
  return {
    /** Shows all plans, before the first write. */
    reportPlan: (jobs: readonly PlannedJob[]) => publishLog(createJobsLog(jobs), runner),
    /** Shows the outcome so far, after the state of a job has changed. */
    update(outcome: RegisterOutcome): void {
      if (write !== undefined) live.update(() => renderRegister(outcome, selectShowing(outcome)));
    },
    async end(outcome: RegisterOutcome): Promise<ShownRegister> {
      await live.end();
      const isEnded = openedRecord.kind === 'opened' && openedRecord.record.phase === 'registered';
      const isForeign = mayBeValidElsewhere(openedRecord, review);
      const isOld = isEnded && hasNoNews(outcome);
      // A plan without changes writes no record either.
      const { jobs, removed, failed, failures } = outcome;
      const isEmpty =
        removed.length + failed.length + failures.length === 0 &&
        jobs.every(({ state }) => state.kind === 'up-to-date');
      const hasNone = comment === undefined || review?.refusal !== undefined;
      const shownOutcome = { ...selectShowing(outcome), outcome };
      if (write === undefined || (hasNone && isEmpty)) return { ...shownOutcome, writeComment: undefined };
      if (isForeign && pullRequest !== undefined)
        return showRefusal(shownOutcome, pullRequest.thread, run.inputs.comment.id);
      if (isOld) return { ...shownOutcome, writeComment: async () => ({ comment: before, action: 'unchanged' }) };
      const writeAll: typeof write = async (body) => {
        try {
          return await write(body);
        } finally {
          for (const other of otherReviews) await markOther(run, other, outcome);
        }
      };
      return { ...shownOutcome, writeComment: writeAll };
    },
  };
}

function createShowing(
  run: RegisterRun,
  openedRecord: OpenedRecord,
  pullRequest: PullRequestComment | undefined,
): (outcome: RegisterOutcome) => CommentState {
  const { inputs, runner, event } = run;
  const seconds = new Map<number, number>();
  const recordSecond = (index: number): number => {
    const second = seconds.get(index) ?? Math.ceil((pullRequest?.thread.github.now().getTime() ?? 0) / 1000);
    seconds.set(index, second);
    return second;
  };
  // The commit of the run is registered, which may not be the head of the pull request.
  const context = buildCommentContext({ inputs, runner, event: { ...event, pullRequest: undefined } });
  const logs = {
    inLog: inputs.logs !== 'false',
    inComment: inputs.logs === 'comment' || (inputs.logs === 'true' && !event.isPublicRepository),
  };
  return (outcome) => {
    const signedRecord = markRecord(outcome, { ...event, recordSecond }, openedRecord);
    const kind = pullRequest && markedKinds.find((markedKind) => markedKind === openedRecord.kind);
    return {
      context:
        signedRecord === undefined
          ? { ...context, record: kind && md`${markKind(kind)}` }
          : {
              ...context,
              record: renderRecord(signedRecord, inputs.verbs),
              commands: createCommandLister(signedRecord, inputs.verbs),
            },
      // Text that another account may have written is not published under Outrider's name.
      comment: openedRecord.kind === 'opened' ? pullRequest?.comment?.body : undefined,
      logs,
    };
  };
}

/**
 * Whether a refused record may be valid for a different key, version or repository. Its comment stays unchanged, because this run cannot seal
 * the record again; the refusal is a separate comment.
 */
function mayBeValidElsewhere({ kind }: OpenedRecord, review: ReviewResult | undefined): boolean {
  return review?.refusal !== undefined && ['no-key', 'other-key', 'forged', 'newer', 'copied'].includes(kind);
}

/** Reports a refusal in a separate comment: the comment of the plan still announces a registration. */
function showRefusal(
  shownOutcome: Omit<ShownRegister, 'writeComment'>,
  thread: PullRequestComment['thread'],
  commentId: string,
): ShownRegister {
  const marker = createCommentMarker(commentId, 'refusal');
  return {
    ...shownOutcome,
    context: { ...shownOutcome.context, marker },
    writeComment: async (body) =>
      upsertComment({ ...thread, marker }, body, { isSame: isSameComment, mayCreate: true }),
  };
}

/** Whether nothing has changed since an earlier run. */
function hasNoNews(outcome: RegisterOutcome): boolean {
  const { jobs, failed, failures, removed } = outcome;
  return (
    failed.length + failures.length === 0 &&
    jobs.length > 0 &&
    jobs.every((job) => job.state.kind === 'done' || (job.state.kind === 'up-to-date' && isReported(job, outcome))) &&
    removed.every(({ state }) => state.kind !== 'stopped' && state.kind !== 'refused')
  );
}

/** Whether the earlier run reported that a job is registered; it could not if the response to its write was lost. */
function isReported({ planned }: RegisteredJob, { signedRecord }: RegisterOutcome): boolean {
  const job = signedRecord?.record.jobs.find(({ file }) => file === planned.file);
  return job?.changes !== true || job.done !== undefined;
}

/** Finds the comment once, then updates it; `undefined` if the run writes none. */
function createWriter(
  { inputs }: RegisterRun,
  pullRequest: PullRequestComment | undefined,
): ShownRegister['writeComment'] {
  if (pullRequest === undefined || !inputs.comment.isEnabled || inputs.dryRun) return undefined;
  const { thread } = pullRequest;
  let id: CommentId | undefined;
  return async (draft) => {
    const compose = async (): Promise<Published> => sealComment(thread, draft);
    const isSame = (current: string, other: string): boolean =>
      isSameComment(current, other) && isSameRecord(current, other, thread.keys);
    const writtenComment =
      id === undefined
        ? await upsertComment(thread, draft, { compose, isSame, mayCreate: true })
        : await rewriteComment(thread, id, await compose());
    id = writtenComment.comment?.id;
    return sealAgainIfLate(thread, writtenComment);
  };
}

/** Marks, once, the jobs that were written by the record of another pull request in its comment: no re-run repeats a write, and commands are possible there. A failure is a warning. */
async function markOther(run: RegisterRun, other: EarlierReview, outcome: RegisterOutcome): Promise<void> {
  const { thread, comment, signedRecord } = other;
  const part = selectPart(outcome, other);
  const isWritten = [...part.jobs, ...part.removed].some(({ state }) => 'written' in state || state.kind === 'stopped');
  if (!isWritten) return;
  const draft = renderRegister(part, createShowing(run, { kind: 'opened', ...signedRecord }, other)(part));
  const write = async (): Promise<string | undefined> => {
    const body = sealComment(thread, draft);
    if (isSameRecord(comment.body, body, thread.keys)) return undefined;
    if ((await getComment(thread, comment.id)).body !== comment.body) return 'it was changed in the meantime.';
    await sealAgainIfLate(thread, await rewriteComment(thread, comment.id, body));
    return undefined;
  };
  const reason = await orElse(write(), (error) => formatFailure(createPermissionError(error)));
  if (reason === undefined) return;
  const message = `The comment of pull request #${thread.number} does not show what was registered for it, so that commands there are refused`;
  run.runner.warning(plainLines(`${message}: ${reason}`));
}

/** The part of the outcome that was written by the record of another pull request. */
function selectPart(outcome: RegisterOutcome, { thread: { number }, signedRecord }: EarlierReview): RegisterOutcome {
  return {
    ...outcome,
    signedRecord,
    registeredWith: outcome.signedRecord?.record.pullRequest,
    jobs: outcome.jobs.filter(({ planned }) => outcome.judgedBy?.get(planned.file) === number),
    removed: outcome.removed.filter(({ judgedBy }) => judgedBy === number),
    approvals: (outcome.approvals ?? []).filter(({ pullRequest }) => pullRequest === number),
  };
}

/**
 * Milliseconds between two updates: GitHub limits how much content a token may create per minute.
 * Source: https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits
 */
const minUpdateInterval = 10_000;

/** Updates a comment during the run; a later update replaces a waiting one. @param write one attempt; an error ends the updates, because each later attempt would fail as well */
export function createLiveComment<Body>(write: (body: Body) => Promise<void>) {
  let latest: (() => Body) | undefined;
  let pendingWrite: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const writeUpdate = async (body: Body): Promise<void> => {
    try {
      await write(body);
      timer = setTimeout(flush, minUpdateInterval);
    } catch {
      hasEnded = true;
    } finally {
      pendingWrite = undefined;
    }
  };
  const flush = (): void => {
    timer = undefined;
    const render = latest;
    if (hasEnded || render === undefined || pendingWrite !== undefined) return;
    latest = undefined;
    pendingWrite = writeUpdate(render());
  };
  return {
    /** Schedules an update. `render` is called only for the state that is written. */
    update(render: () => Body): void {
      latest = render;
      if (timer === undefined) flush();
    },
    /** Waits for the current write, and prevents further ones. */
    async end(): Promise<void> {
      hasEnded = true;
      clearTimeout(timer);
      await pendingWrite;
      clearTimeout(timer);
    },
  };
}

/**
 * Marks registered and stopped jobs in the record of the comment, so that the same review does not repeat a write. A record that this run
 * did not accept keeps its marks.
 *
 * @param recordSecond the time at which the registration with an index was first seen, in seconds since 1970 by GitHub's clock
 */
export function markRecord(
  outcome: RegisterOutcome,
  { runUrl, runNumber, recordSecond }: Pick<RunnerContext, 'runUrl' | 'runNumber'> & RecordClock,
  openedRecord: OpenedRecord,
): SignedRecord | undefined {
  const { signedRecord } = outcome;
  const phase = selectPhase(outcome);
  if (signedRecord === undefined)
    return openedRecord.kind === 'opened'
      ? { record: { ...openedRecord.record, phase }, key: openedRecord.key }
      : undefined;
  const { record, key } = signedRecord;
  const run = { run: runUrl === undefined ? 'an earlier run' : `run ${runNumber}`, recordSecond };
  // A write by the record of another pull request is marked in that record.
  const isInThisRecord = ([file]: readonly [string, JobAction]): boolean =>
    (outcome.judgedBy?.get(file) ?? record.pullRequest) === record.pullRequest;
  const before = new Map(record.jobs.map(({ file, done }) => [file, done?.index]));
  const actionsByFile = new Map(
    outcome.jobs
      .flatMap(({ planned: { file }, state }) => toDone(file, state, before.get(file)))
      .filter(isInThisRecord),
  );
  const stopsByJob = new Map(
    outcome.removed.flatMap(({ state, judgedBy, ...job }): readonly [string, JobAction][] =>
      state.kind === 'stopped' && judgedBy === record.pullRequest
        ? [[formatJobKey(job), { index: state.index, outcome: 'stopped' }]]
        : [],
    ),
  );
  const jobs = markJobs(record.jobs, (job) => actionsByFile.get(job.file), run);
  const removed = markJobs(record.removed, (job) => stopsByJob.get(formatJobKey(job)), run);
  const isWritten = outcome.jobs.some(
    ({ planned: { file }, state }) => actionsByFile.has(file) && 'written' in state && state.written.isByThisRun,
  );
  // The consents of both registrations apply.
  const allConsents = [...(record.registered ?? []), ...(isWritten ? (outcome.consents ?? []) : [])];
  const consents = [...new Map(allConsents.map((consent) => [JSON.stringify(consent), consent])).values()];
  return {
    record: { ...record, ...(consents.length === 0 ? {} : { registered: consents }), phase, jobs, removed },
    key,
  };
}

interface RecordClock {
  readonly recordSecond: (index: number) => number;
}

type JobAction = Omit<RegisteredBefore, 'run' | 'at'>;

function markJobs<Item extends { readonly done?: RegisteredBefore | undefined }>(
  all: readonly Item[],
  doneWith: (entry: Item) => JobAction | undefined,
  { run, recordSecond }: RecordClock & { readonly run: string },
): Item[] {
  return all.map((entry) => {
    const doneEntry = doneWith(entry);
    if (doneEntry === undefined) return entry;
    const at = entry.done?.index === doneEntry.index ? entry.done.at : recordSecond(doneEntry.index);
    return { ...entry, done: { ...doneEntry, run, at } };
  });
}

/** @param before the index that the record marks: a registration by an earlier run counts, a registration by another user does not */
function toDone(file: string, state: RegisterState, before: number | undefined): readonly [string, JobAction][] {
  if (!('written' in state)) return [];
  const { index, isByThisRun } = state.written;
  const isRolledOut = state.kind === 'rolled-out';
  if (!isByThisRun && !(isRolledOut && index === before)) return [];
  return [[file, { index, outcome: isRolledOut ? state.rollout.kind : 'registered' }]];
}
