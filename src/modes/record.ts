import { isUnsigned, recordLine, sealedWithin } from '../review/seal.ts';
import type { Context } from '../github/context.ts';
import type { CommentedPullRequest } from '../github/pull-request.ts';
import type { PlanningInputs } from '../inputs/plan.ts';
import type { PlanOutcome } from '../report/outcome.ts';
import type { JobState, RegisterOutcome } from '../report/register-outcome.ts';
import type { ReviewRecord } from '../review/record.ts';

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
 * The record once jobs of it are registered: each is marked, so that the same review does not register it twice. A record that did not count stays
 * only if it is signed: to write an unsigned one again would make it ours.
 */
export function recordAfter(outcome: RegisterOutcome, { context, inputs, comment }: AfterOptions): string | undefined {
  const { record, jobs } = outcome;
  const line = comment === undefined ? undefined : recordLine(comment);
  if (record === undefined) return comment !== undefined && isUnsigned(comment) ? undefined : line;
  const done = new Map(jobs.flatMap(({ planned, state }) => doneOf(planned.file, state)));
  if (done.size === 0) return line;
  const run = context.runUrl === undefined ? 'an earlier run' : `run ${context.runNumber}`;
  const marked = record.jobs.map((job) => {
    const one = done.get(job.file);
    return one === undefined ? job : { ...job, done: { ...one, run } };
  });
  return sealedWithin({ ...record, jobs: marked }, inputs.review.signingKey, budget);
}

function doneOf(file: string, state: JobState): readonly [string, { index: number; outcome: string }][] {
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
    case 'not-written':
    case 'refused':
      return [];
  }
}

/** The line that tells a later register what the reviewers of the pull request see; undefined where nothing is to be reviewed. */
export function recordOf(outcome: PlanOutcome, { context, inputs, pullRequest }: RecordOptions): string | undefined {
  const { repository } = context;
  const { mode, signingKey } = inputs.review;
  const nothing = outcome.jobs.length + outcome.removed.length === 0;
  if (repository === undefined || pullRequest === undefined || mode === 'ignore' || nothing) return undefined;
  const { scheduler } = inputs;
  const record: ReviewRecord = {
    repository: `${repository.owner}/${repository.name}`,
    pullRequest: pullRequest.number,
    comment: inputs.comment.id,
    head: pullRequest.headSha,
    run: { id: context.runId ?? '', number: context.runNumber, attempt: context.runAttempt },
    cluster: scheduler.address.host,
    namespace: scheduler.namespace ?? '',
    region: scheduler.region ?? '',
    // What changes goes first: without a record it could not be registered.
    jobs: outcome.jobs.map((job) => job.reviewed).toSorted((a, b) => Number(b.changes) - Number(a.changes)),
    removed: outcome.removed.flatMap(({ file, id, place }) =>
      id === undefined || place === undefined
        ? []
        : [
            {
              file,
              id,
              namespace: place.namespace ?? scheduler.namespace ?? 'default',
              region: place.region ?? scheduler.region ?? '',
            },
          ],
    ),
    left: 0,
  };
  return sealedWithin(record, signingKey, budget);
}
