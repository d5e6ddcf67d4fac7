import { inputSecrets } from '../../redaction/variable-secrets.ts';
import { createRedactor } from '../../redaction/redactor.ts';
import { identifier } from '../../review/identifiers.ts';
import { draftWithin, open, seal } from '../../review/record-codec.ts';
import type { Context } from '../../clients/github/context.ts';
import type { CommentedPullRequest } from '../../clients/github/pull-requests.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { PlanOutcome } from '../../review/plan-outcome.ts';
import type { JobState, RegisterOutcome, RemovedJobState } from '../../review/register-outcome.ts';
import type { PlannedNow } from '../../review/compare.ts';
import type { Identifier, RegisteredBefore, ReviewedJob, ReviewRecord } from '../../review/record.ts';
import type { RecordToSeal } from '../../report/comment/comment-context.ts';

/** Characters of a comment's 65,536 that the record may take: room for some 200 jobs. */
const budget = 20_000;

interface RecordOptions {
  readonly context: Context;
  readonly inputs: PlanningInputs;
  readonly pullRequest: CommentedPullRequest | undefined;
}

interface AfterOptions {
  readonly context: Context;
  readonly inputs: PlanningInputs;
  /** As it was before. */
  readonly comment: string | undefined;
}

/**
 * The record once jobs of it are registered or stopped: each is marked, so that the same review does not do it twice. It is sealed again with the new
 * text. A record that did not count stays only if it is signed and its comment was not edited: to write any other again would make it ours.
 */
export function recordAfter(
  outcome: RegisterOutcome,
  { context, inputs, comment }: AfterOptions,
): RecordToSeal | undefined {
  const key = inputs.review.signingKey;
  const opened = open(comment ?? '', key);
  const { record } = outcome;
  if (record === undefined) return opened.kind === 'opened' && opened.signed ? toSeal(opened.record, key) : undefined;
  const run = context.runUrl === undefined ? 'an earlier run' : `run ${context.runNumber}`;
  const registered = new Map(outcome.jobs.flatMap(({ planned, state }) => doneOf(planned.file, state)));
  const stopped = new Map(outcome.removed.flatMap(stopOf));
  return toSeal(
    { ...record, jobs: marked(record.jobs, registered, run), removed: marked(record.removed, stopped, run) },
    key,
  );
}

type Done = Omit<RegisteredBefore, 'run'>;

function marked<One extends { readonly file: string }>(
  all: readonly One[],
  done: ReadonlyMap<string, Done>,
  run: string,
): One[] {
  return all.map((one) => {
    const now = done.get(one.file);
    return now === undefined ? one : { ...one, done: { ...now, run } };
  });
}

function toSeal(record: ReviewRecord, key: string | undefined): RecordToSeal {
  return { line: draftWithin(record, key, budget), seal: (comment) => seal(comment, key) };
}

function stopOf({ file, state }: RemovedJobState): readonly [string, Done][] {
  return state.kind === 'stopped' ? [[file, { index: state.index, outcome: 'stopped' }]] : [];
}

function doneOf(file: string, state: JobState): readonly [string, Done][] {
  switch (state.kind) {
    case 'rolling-out':
    case 'written':
    case 'unfollowed':
      return state.written.byUs ? [[file, { index: state.written.index, outcome: 'registered' }]] : [];
    case 'rolled-out':
      return [[file, { index: state.written.index, outcome: state.rollout.kind }]];
    case 'there':
    case 'changed':
    case 'unseen':
    case 'done':
    case 'since':
    case 'not-written':
    case 'refused':
      return [];
  }
}

/** What tells a later register what the reviewers of the pull request see; undefined where nothing is to be reviewed. */
export function recordOf(
  outcome: PlanOutcome,
  { context, inputs, pullRequest }: RecordOptions,
): RecordToSeal | undefined {
  const { repository } = context;
  const { mode, signingKey } = inputs.review;
  const nothing = outcome.jobs.length + outcome.removed.length === 0;
  if (repository === undefined || pullRequest === undefined || mode === 'ignore' || nothing) return undefined;
  const { scheduler } = inputs;
  const redactor = createRedactor(inputSecrets(inputs.jobFiles.variables));
  const named = (name: string): Identifier => identifier(name, redactor.name(name) !== name, signingKey);
  const record: ReviewRecord = {
    repository: `${repository.owner}/${repository.name}`,
    pullRequest: pullRequest.number,
    comment: inputs.comment.id,
    head: pullRequest.headSha,
    run: { id: context.runId ?? '', number: context.runNumber, attempt: context.runAttempt },
    cluster: scheduler.address.host,
    namespace: named(scheduler.namespace ?? ''),
    region: named(scheduler.region ?? ''),
    // What changes goes first: without a record it could not be registered.
    jobs: outcome.jobs
      .map(({ reviewed }) => reviewedJob(reviewed, signingKey))
      .toSorted((a, b) => Number(b.changes) - Number(a.changes)),
    removed: outcome.removed.flatMap(({ file, stop }) => (stop.target === undefined ? [] : [{ file, ...stop.target }])),
    left: 0,
  };
  return toSeal(record, signingKey);
}

function reviewedJob({ hides = new Set(), ...job }: PlannedNow, key: string | undefined): ReviewedJob {
  return {
    ...job,
    id: identifier(job.id, hides.has('id'), key),
    namespace: identifier(job.namespace, hides.has('namespace'), key),
    region: identifier(job.region, hides.has('region'), key),
  };
}
