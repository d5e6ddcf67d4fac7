import {
  endBatch,
  type BatchState,
  describeBatch,
  findVersionAllocations,
  isActive,
  judgeBatch,
} from '../../rollout/progress.ts';
import {
  type BatchOutcome,
  describeProblems,
  type Progress,
  redactBatch,
  type Rollout,
  type TaskProblem,
} from '../../rollout/outcome.ts';
import { orElse, ServiceError } from '../../errors.ts';
import type { Allocation } from '../../clients/nomad/allocations.ts';
import type { Evaluation } from '../../clients/nomad/evaluations.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { WatchOptions } from '../../clients/nomad/wire/watch.ts';
import {
  watchAndPoll,
  followEvaluation,
  type FollowDependencies,
  followUntilEnd,
  startCapacityClock,
  type Watching,
} from './follow-until-end.ts';

export interface BatchToFollow extends BatchJob {
  /** Whether an earlier run wrote the version: after a failure, the job may be healthy again. */
  readonly isEarlier?: boolean;
  /** Its name in the log. */
  readonly label: string;
  /** Whether the last lines of a failing task's stderr are read. */
  readonly logs?: boolean;
  readonly onProgress?: (progress: Progress) => void;
  /** Whether the caller logs the counts of several jobs together. */
  readonly isQuiet?: boolean;
}

/** Follows a batch version or child job until it ends, time is up, or the run is cancelled. @returns the redacted outcome @throws ActionError if the job cannot be read */
export async function followBatch(batch: BatchToFollow, dependencies: FollowDependencies): Promise<BatchOutcome> {
  return (await followToEnd(batch, dependencies)).outcome;
}

/** Follows a written version of a batch job, like {@link followBatch}. @returns the outcome as a rollout, redacted */
export async function followVersion(batch: BatchToFollow, dependencies: FollowDependencies): Promise<Rollout> {
  const { outcome, state } = await followToEnd(batch, dependencies);
  const isLive = state?.job?.JobModifyIndex === batch.index;
  return {
    ...outcome,
    kind: rolloutKinds[outcome.kind],
    batch: outcome,
    evalId: state?.evaluation?.ID ?? batch.evalId,
    version: isLive ? (state?.job?.Version ?? undefined) : undefined,
    deploymentId: '',
    description: '',
    groups: [],
    revertedTo: undefined,
    serving: undefined,
    denial: undefined,
  };
}

const rolloutKinds = {
  complete: 'complete',
  failed: 'failed',
  lost: 'failed',
  stopped: 'superseded',
  superseded: 'superseded',
  'placement-blocked': 'placement-blocked',
  'timed-out': 'timed-out',
} as const satisfies Record<BatchOutcome['kind'], Rollout['kind']>;

async function followToEnd(
  { label, isQuiet, isEarlier = false, onProgress, logs = false, ...batch }: BatchToFollow,
  dependencies: FollowDependencies,
): Promise<{ readonly outcome: BatchOutcome; readonly state: BatchState | undefined }> {
  const startTime = performance.now();
  const { nomad, redactor } = dependencies;
  const result = await followUntilEnd(
    {
      label,
      watch: (watching) => watchBatch(batch, watching),
      judge: judgeBatch,
      describe: describeState,
      isQuiet,
      onProgress: (_, text) => onProgress?.({ text, groups: [], deploymentId: '', promotionAt: undefined, detail: '' }),
    },
    dependencies,
  );
  const { end, state } = result;
  if (end !== undefined && state !== undefined)
    dependencies.runLog.progress(`${label}: ${redactor.redact(describeState(state))}`);
  const milliseconds = isEarlier && end !== undefined ? undefined : performance.now() - startTime;
  const outcome = endBatch({ ...result, milliseconds });
  const problems =
    logs && !dependencies.cancelSignal.aborted
      ? await Promise.all(outcome.problems.map(async (problem) => addTaskLogs(batch.job, problem, nomad)))
      : outcome.problems;
  return { outcome: redactBatch({ ...outcome, problems }, redactor.redact), state };
}

/** Adds the last lines of the task's stderr, if they can be read. */
export async function addTaskLogs(job: JobTarget, problem: TaskProblem, nomad: Nomad): Promise<TaskProblem> {
  const { allocation: id, task } = problem;
  const reading = nomad.readTaskLogs({ ...job, id, task });
  const read = await orElse(reading, ({ reason }) => reason);
  return typeof read === 'string' ? { ...problem, isLogDenied: read === 'unauthorized' } : { ...problem, logs: read };
}

function describeState(state: BatchState): string {
  return [describeBatch(state), describeProblems(state.allocations)].filter((text) => text !== '').join('; ');
}

interface BatchJob {
  readonly job: JobTarget;
  /** The `JobModifyIndex` of the version; `undefined` for a child job, which has only one version. */
  readonly index?: number | undefined;
  /** The evaluation of the write; empty if it is unknown. */
  readonly evalId: string;
}

/** Yields the state of a batch job, and each change, until a purge, by one blocking query at a time: on the evaluation, active allocations, or the job. */
async function* watchBatch(batch: BatchJob, watching: Watching): AsyncGenerator<BatchState> {
  const { job, index } = batch;
  try {
    const evaluation = await awaitEvaluation(batch, watching);
    const read = async (): Promise<BatchState> => ({ ...(await readBatch(batch, watching.nomad)), evaluation });
    let state = await read();
    yield state;
    for (;;) {
      const isRunning = state.allocations.some(isActive);
      const states = isRunning ? watchActive(job, watching, state) : watchIdle(job, watching, state, read);
      for await (state of states) yield state;
      // Nomad updates the job after its last allocation.
      if (isRunning) yield (state = await read());
    }
  } catch (error) {
    if (!isGone(error)) throw error;
    const allocations = await watching.nomad.listJobAllocations(job);
    yield { job: undefined, index, allocations, waiting: undefined, isBlocked: false };
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ServiceError && error.reason === 'not-found';
}

/** Waits for the evaluation, before which there are no allocations. `undefined` if it is unknown. */
async function awaitEvaluation({ job, evalId }: BatchJob, watching: Watching): Promise<Evaluation | undefined> {
  if (evalId === '') return undefined;
  let last: Evaluation | undefined;
  try {
    for await (last of followEvaluation({ ...job, id: evalId }, watching));
  } catch (error) {
    // Nomad garbage-collects evaluations earlier than their jobs.
    if (!isGone(error)) throw error;
  }
  return last;
}

/** Reads the state of a version of a batch job, or of a child job. */
export async function readBatch({ job, index }: Omit<BatchJob, 'evalId'>, nomad: Nomad): Promise<BatchState> {
  // Read the job first: if it is dead, the later list has all of its allocations.
  const live = await nomad.readJob(job);
  const allocations = selectAllocations(live, index, await nomad.listJobAllocations(job));
  return { job: live, index, allocations, waiting: await findBatchEvaluation(job, live, nomad), isBlocked: false };
}

/** Selects all allocations of a child job: only a stop creates a second version. */
function selectAllocations(live: Job, index: number | undefined, all: readonly Allocation[]): readonly Allocation[] {
  return index === undefined ? all : findVersionAllocations(live, all);
}

/** Yields each change of the allocations while one of them is active. */
async function* watchActive(job: JobTarget, watching: Watching, last: BatchState): AsyncGenerator<BatchState, void> {
  for await (const all of watching.nomad.watch.listJobAllocations(job, watching.options())) {
    const allocations = last.job === undefined ? all : selectAllocations(last.job, last.index, all);
    yield { ...last, waiting: undefined, isBlocked: false, allocations };
    if (!allocations.some(isActive)) return;
  }
}

/** Yields each change of the job, and polls for a blocked evaluation, until an allocation is active. */
async function* watchIdle(
  job: JobTarget,
  watching: Watching,
  last: BatchState,
  read: () => Promise<BatchState>,
): AsyncGenerator<BatchState, void> {
  const capacity = startCapacityClock(watching, last.waiting !== undefined);
  const open = (options: WatchOptions) => watching.nomad.watch.readJob(job, options);
  for await (const _ of watchAndPoll(open, watching, capacity)) {
    const state = await read();
    yield { ...state, isBlocked: capacity.recordPoll(state.waiting !== undefined) };
    if (state.allocations.some(isActive)) return;
  }
}

/** The blocked evaluation; `undefined` if there is none. */
async function findBatchEvaluation(job: JobTarget, live: Job, nomad: Nomad): Promise<Evaluation | undefined> {
  if (live.Status === 'dead') return undefined;
  const evaluations = await nomad.listJobEvaluations(job);
  return evaluations.find((evaluation) => evaluation.Status === 'blocked');
}
