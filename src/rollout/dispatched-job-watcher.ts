import { isActive } from './judge-dispatched-job.ts';
import { orTick } from './tick.ts';
import { ServiceError } from '../errors.ts';
import type { Allocation } from '../clients/nomad/allocations.ts';
import type { Evaluation } from '../clients/nomad/evaluations.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { WatchOptions } from '../clients/nomad/watch.ts';
import type { FollowWorkRequest } from './follow-dispatched-job.ts';

/** What is to be seen of a child job at a moment. */
export interface WorkSight {
  /** Undefined when it is gone. */
  readonly job: Job | undefined;
  readonly allocations: readonly Allocation[];
  /** The evaluation that waits for capacity. */
  readonly waiting: Evaluation | undefined;
  readonly blocked: boolean;
}

/** Milliseconds between two looks for what waits for capacity, while nothing else is heard. */
const lookEvery = 120_000;

/**
 * Looks at a child job: a sight for each change. One request stands at a time: of its evaluation until that is complete, then of its allocations while
 * one of them is to do something, else of the job.
 */
export async function* sightsOfWork(request: FollowWorkRequest): AsyncGenerator<WorkSight> {
  const { scheduler, child } = request;
  const started = performance.now();
  try {
    await evaluated(request, started);
    let sight = await look(request);
    for (;;) {
      yield sight;
      for await (const next of sight.allocations.some(isActive)
        ? whileActive(request, started, sight)
        : whileIdle(request, started, sight)) {
        sight = next;
        yield sight;
      }
    }
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'not-found') throw error;
    yield {
      job: undefined,
      allocations: await scheduler.listJobAllocations(child),
      waiting: undefined,
      blocked: false,
    };
  }
}

function watchOptions({ deadline, signal, onLost }: FollowWorkRequest, started: number): WatchOptions {
  return {
    deadline: Math.max(1, deadline - (performance.now() - started)),
    signal,
    onTrouble: (trouble, milliseconds) =>
      onLost(`asking again in ${Math.ceil(milliseconds / 1000)} s: ${trouble.message}`),
  };
}

/** Waits until the scheduler has looked at the job: before that there is nothing to be seen. */
async function evaluated(request: FollowWorkRequest, started: number): Promise<void> {
  const { scheduler, child, evalId } = request;
  if (evalId === '') return;
  try {
    for await (const { Status } of scheduler.watch.readEvaluation(
      { ...child, id: evalId },
      watchOptions(request, started),
    ))
      if (Status !== 'pending') return;
  } catch (error) {
    // Evaluations are forgotten earlier than their jobs.
    if (!(error instanceof ServiceError) || error.kind !== 'not-found') throw error;
  }
}

async function look({ scheduler, child }: FollowWorkRequest): Promise<WorkSight> {
  // The job first: what was dead by then shows with all its allocations.
  const job = await scheduler.readJob(child);
  const allocations = await scheduler.listJobAllocations(child);
  return { job, allocations, waiting: await waitingOf(job, { scheduler, child }), blocked: false };
}

/** Each change of the allocations, until none of them is to do anything. */
async function* whileActive(
  request: FollowWorkRequest,
  started: number,
  last: WorkSight,
): AsyncGenerator<WorkSight, void> {
  const { scheduler, child } = request;
  for await (const allocations of scheduler.watch.listJobAllocations(child, watchOptions(request, started))) {
    yield { ...last, waiting: undefined, blocked: false, allocations };
    if (!allocations.some(isActive)) break;
  }
  // Read after them: it is dead only with what it left behind.
  yield look(request);
}

/** Each change of the job, and in between what waits for capacity, until an allocation is to do something. */
async function* whileIdle(
  request: FollowWorkRequest,
  started: number,
  last: WorkSight,
): AsyncGenerator<WorkSight, void> {
  const { scheduler, child, grace, signal } = request;
  const stop = new AbortController();
  const options = { ...watchOptions(request, started), signal: AbortSignal.any([signal, stop.signal]) };
  const stream = scheduler.watch.readJob(child, options);
  let since = last.waiting === undefined ? undefined : performance.now();
  let pending: ReturnType<typeof stream.next> | undefined;
  try {
    for (;;) {
      pending ??= stream.next();
      const wait = since === undefined ? lookEvery : since + grace - performance.now();
      const heard = await orTick(pending, Math.max(1, wait));
      if (heard !== 'tick') pending = undefined;
      const sight = await look(request);
      const waited = since !== undefined && performance.now() - since >= grace;
      since = sight.waiting === undefined ? undefined : (since ?? performance.now());
      yield { ...sight, blocked: waited && since !== undefined };
      if (sight.allocations.some(isActive)) return;
    }
  } finally {
    stop.abort();
    // It ends by the abort, which nobody waits for any more.
    pending?.catch(() => undefined);
  }
}

/** The evaluation that waits for capacity; undefined when none does. */
async function waitingOf(
  job: Job,
  { scheduler, child }: Pick<FollowWorkRequest, 'scheduler' | 'child'>,
): Promise<Evaluation | undefined> {
  if (job.Status === 'dead') return undefined;
  const evaluations = await scheduler.listJobEvaluations(child);
  return evaluations.find((one) => one.Status === 'blocked');
}
