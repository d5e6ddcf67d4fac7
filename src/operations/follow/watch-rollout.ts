import { isUnplaced, type RolloutState } from '../../rollout/judge-deployment.ts';
import { changesAndLooks, evaluationUntilDone, startCapacityClock, type Watching } from './watching.ts';
import type { Deployment } from '../../clients/nomad/deployments.ts';
import type { Evaluation } from '../../clients/nomad/evaluations.ts';
import type { JobTarget } from '../../clients/nomad/target.ts';

/** A write of a job. */
export interface RolloutWrite {
  readonly job: JobTarget;
  /** The job's `JobModifyIndex` by it. */
  readonly index: number;
  /** Empty where none is known: periodic and parameterized jobs, or a lost answer. */
  readonly evalId: string;
  /** ID of a deployment that was over before, and so is not of the write. */
  readonly over?: string | undefined;
}

/** What is known of a rollout before the first answer. */
export function unseenRollout({ index }: RolloutWrite): RolloutState {
  return { index, evaluation: undefined, own: undefined, latest: null, deploymentsRead: false, blocked: false };
}

/**
 * Watches what a write of a job leads to: a state now, and one after each change. One request is held back at a time: for the evaluation until it is
 * complete, then for the job's deployment.
 */
export async function* watchRollout(write: RolloutWrite, watching: Watching): AsyncGenerator<RolloutState> {
  const { nomad } = watching;
  let state = unseenRollout(write);
  for await (const evaluation of evaluationsOf(write, watching)) {
    state = { ...state, evaluation };
    yield state;
  }
  const capacity = startCapacityClock(watching, isUnplaced(state.evaluation));
  for await (const heard of changesAndLooks(
    (options) => nomad.watch.readJobsMostRecentDeployment(write.job, options),
    watching,
    capacity,
  )) {
    if (heard === 'time-to-look') {
      const waiting = await waitingEvaluation(write, watching, state.evaluation);
      const blocked = capacity.noteLook(waiting !== undefined);
      state = { ...state, blocked, evaluation: waiting ?? withoutBlocked(state.evaluation) };
    } else {
      state = { ...state, deploymentsRead: true, ...(await deploymentsOf(write, watching, heard.change, state.own)) };
    }
    yield state;
  }
}

/** The evaluation of the write until it is complete, and those that it hands over to. */
async function* evaluationsOf(write: RolloutWrite, watching: Watching): AsyncGenerator<Evaluation> {
  let id = write.evalId === '' ? await findEvaluation(write, watching) : write.evalId;
  while (id !== '') {
    let next = '';
    for await (const evaluation of evaluationUntilDone({ ...write.job, id }, watching)) {
      yield evaluation;
      // Another one takes over only where nothing was placed by this one.
      next = evaluation.DeploymentID === '' ? evaluation.NextEval : '';
    }
    id = next;
  }
}

/** What a write of a job starts its evaluation by. */
const triggers = new Set(['job-register', 'job-scaling']);

/** The evaluation that a write led to whose answer is not known; empty when there is none, as for a periodic job. */
async function findEvaluation({ job, index }: RolloutWrite, { nomad }: Watching): Promise<string> {
  const evaluations = await nomad.listJobEvaluations(job);
  const ours = evaluations.filter((one) => one.JobModifyIndex === index && triggers.has(one.TriggeredBy));
  return ours.toSorted((a, b) => b.CreateIndex - a.CreateIndex)[0]?.ID ?? '';
}

/** The evaluation that waits for capacity, with what it waits for; undefined when none does. */
async function waitingEvaluation(
  { job, index }: RolloutWrite,
  { nomad }: Watching,
  last: Evaluation | undefined,
): Promise<Evaluation | undefined> {
  const evaluations = await nomad.listJobEvaluations(job);
  // One that was asked for as such, and what comes of it, has no index.
  const ours = new Set([last?.ID, last?.BlockedEval]);
  return evaluations.find((one) => one.Status === 'blocked' && (one.JobModifyIndex >= index || ours.has(one.ID)));
}

/** What could not be placed at first is placed by now. */
function withoutBlocked(evaluation: Evaluation | undefined): Evaluation | undefined {
  return evaluation === undefined ? undefined : { ...evaluation, FailedTGAllocs: {} };
}

/** Our deployment and the job's most recent one; where that is another one, ours is read again, for it ended meanwhile. */
async function deploymentsOf(
  { job, index, over }: RolloutWrite,
  { nomad }: Watching,
  latest: Deployment | null,
  own: RolloutState['own'],
): Promise<Partial<RolloutState>> {
  if (latest !== null && latest.ID === over) return { latest: null };
  if (latest === null || latest.JobSpecModifyIndex < index) return { latest, own };
  if (latest.JobSpecModifyIndex === index) return { latest, own: latest };
  const all = await nomad.listJobDeployments(job);
  return { latest, own: all.find((one) => one.JobSpecModifyIndex === index) ?? own };
}
