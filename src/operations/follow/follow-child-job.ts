import {
  childJobOutcome,
  type ChildJobState,
  describeChildJob,
  isActive,
  judgeChildJob,
} from '../../rollout/progress.ts';
import { type ChildJobOutcome, describeProblems, redactChildJob } from '../../rollout/outcome.ts';
import { ServiceError } from '../../errors.ts';
import type { Evaluation } from '../../clients/nomad/evaluations.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';
import type { WatchOptions } from '../../clients/nomad/wire/watch.ts';
import {
  changesAndLooks,
  evaluationUntilDone,
  type FollowDependencies,
  followUntilEnd,
  startCapacityClock,
  type Watching,
} from './follow-until-end.ts';

interface FollowChildJob extends ChildJob {
  /** Its name in the log. */
  readonly label: string;
}

/**
 * Follows a dispatched job, or one that a periodic job launched, until it has ended, the time is up, or the run is cancelled.
 *
 * @returns the outcome, redacted
 * @throws ActionError that it cannot be followed, which does not stop the job
 */
export async function followChildJob(
  child: FollowChildJob,
  dependencies: FollowDependencies,
): Promise<ChildJobOutcome> {
  const started = performance.now();
  const followed = await followUntilEnd(
    {
      label: child.label,
      watch: (watching) => watchChildJob(child, watching),
      judge: judgeChildJob,
      describe: describeState,
    },
    dependencies,
  );
  const { end, state } = followed;
  if (end !== undefined && state !== undefined)
    dependencies.runLog.progress(`${child.label}: ${dependencies.redactor.scrub(describeState(state))}`);
  const outcome = childJobOutcome({ ...followed, milliseconds: performance.now() - started });
  return redactChildJob(outcome, dependencies.redactor.scrub);
}

function describeState(state: ChildJobState): string {
  return [describeChildJob(state), describeProblems(state.allocations)].filter((text) => text !== '').join('; ');
}

interface ChildJob {
  readonly id: string;
  /** Its evaluation; empty where it is unknown. */
  readonly evalId: string;
}

/**
 * Watches a child job: yields the current state, and one after each change, until the job is purged. It has one blocking query at a time: for the evaluation
 * until that is complete, then for the allocations while one of them is active, else for the job.
 */
async function* watchChildJob({ id, evalId }: ChildJob, watching: Watching): AsyncGenerator<ChildJobState> {
  const child = { id };
  try {
    await untilEvaluated(child, evalId, watching);
    let state = await readState(child, watching);
    yield state;
    for (;;) {
      const isAtWork = state.allocations.some(isActive);
      for await (state of isAtWork ? whileAtWork(child, watching, state) : whileIdle(child, watching, state))
        yield state;
    }
  } catch (error) {
    if (!isGone(error)) throw error;
    const allocations = await watching.nomad.listJobAllocations(child);
    yield { job: undefined, allocations, waiting: undefined, blocked: false };
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ServiceError && error.reason === 'not-found';
}

/** Waits for the evaluation: there are no allocations before. */
async function untilEvaluated(child: JobTarget, evalId: string, watching: Watching): Promise<void> {
  if (evalId === '') return;
  const evaluations = evaluationUntilDone({ ...child, id: evalId }, watching);
  try {
    while ((await evaluations.next()).done !== true);
  } catch (error) {
    // Nomad garbage-collects evaluations earlier than their jobs.
    if (!isGone(error)) throw error;
  }
}

async function readState(child: JobTarget, { nomad }: Watching): Promise<ChildJobState> {
  // The job first: if it is dead, the list has all of its allocations.
  const job = await nomad.readJob(child);
  const allocations = await nomad.listJobAllocations(child);
  return { job, allocations, waiting: await waitingEvaluation(child, job, { nomad }), blocked: false };
}

/** Each change of the allocations, while one of them is active. */
async function* whileAtWork(
  child: JobTarget,
  watching: Watching,
  last: ChildJobState,
): AsyncGenerator<ChildJobState, void> {
  for await (const allocations of watching.nomad.watch.listJobAllocations(child, watching.options())) {
    yield { ...last, waiting: undefined, blocked: false, allocations };
    if (!allocations.some(isActive)) break;
  }
  // The job changes after its last allocation.
  yield readState(child, watching);
}

/** Each change of the job, and regular looks for a blocked evaluation, until an allocation is active. */
async function* whileIdle(
  child: JobTarget,
  watching: Watching,
  last: ChildJobState,
): AsyncGenerator<ChildJobState, void> {
  const { nomad } = watching;
  const capacity = startCapacityClock(watching, last.waiting !== undefined);
  const open = (options: WatchOptions) => nomad.watch.readJob(child, options);
  for await (const _ of changesAndLooks(open, watching, capacity)) {
    const state = await readState(child, watching);
    yield { ...state, blocked: capacity.noteLook(state.waiting !== undefined) };
    if (state.allocations.some(isActive)) return;
  }
}

/** The blocked evaluation; undefined when there is none. */
async function waitingEvaluation(
  child: JobTarget,
  job: Job,
  { nomad }: Pick<Watching, 'nomad'>,
): Promise<Evaluation | undefined> {
  if (job.Status === 'dead') return undefined;
  const evaluations = await nomad.listJobEvaluations(child);
  return evaluations.find((one) => one.Status === 'blocked');
}
