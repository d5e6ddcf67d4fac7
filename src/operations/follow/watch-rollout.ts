import { isUnplaced, type RolloutState } from '../../rollout/judge-deployment.ts';
import { judgeCanaries, mayWaitForPromotion } from '../../rollout/canaries.ts';
import { changesAndLooks, evaluationUntilDone, startCapacityClock, type Watching } from './watching.ts';
import type { Deployment } from '../../clients/nomad/deployments.ts';
import type { Evaluation } from '../../clients/nomad/evaluations.ts';
import type { JobTarget } from '../../clients/nomad/target.ts';

/** A write of a job. */
export interface RolloutWrite {
  readonly job: JobTarget;
  /** The job's `JobModifyIndex` after the write. */
  readonly index: number;
  /** Empty where it is unknown: for periodic and parameterized jobs, and after a lost answer. */
  readonly evalId: string;
  /** ID of a deployment that had ended before the write. */
  readonly over?: string | undefined;
}

/** The state of a rollout before the first answer. */
export function unseenRollout({ index }: RolloutWrite): RolloutState {
  return {
    index,
    evaluation: undefined,
    own: undefined,
    latest: null,
    deploymentsRead: false,
    blocked: false,
    allocations: undefined,
  };
}

/**
 * Watches the rollout of a write: yields the current state, and one after each change. It has one blocking query at a time: for the evaluation until it is
 * complete, then for the job's deployment.
 */
export async function* watchRollout(write: RolloutWrite, watching: Watching): AsyncGenerator<RolloutState> {
  const { nomad } = watching;
  let state = unseenRollout(write);
  for await (const evaluation of evaluationsOf(write, watching)) {
    state = { ...state, evaluation };
    yield state;
  }
  const clock = startCapacityClock(watching, isUnplaced(state.evaluation));
  const capacity = {
    ...clock,
    untilLook: () => Math.min(clock.untilLook(), isUnsettled(state) ? unsettledLook : Infinity),
  };
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
    state = { ...state, allocations: await readCanaries(write, state.own, watching) };
    yield state;
  }
}

/** Milliseconds between two looks at canaries that are no longer healthy, for which there is no change of the deployment. */
const unsettledLook = 10_000;

function isUnsettled({ own, allocations }: RolloutState): boolean {
  return own !== undefined && mayWaitForPromotion(own) && judgeCanaries(own, allocations) === 'unsettled';
}

/** The allocations of the job, where canaries may wait for promotion. */
async function readCanaries(
  { job }: RolloutWrite,
  own: RolloutState['own'],
  { nomad }: Pick<Watching, 'nomad'>,
): Promise<RolloutState['allocations']> {
  return own !== undefined && mayWaitForPromotion(own) ? nomad.listJobAllocations(job) : undefined;
}

/** The evaluation of the write until it is complete, and then its follow-up evaluations. */
async function* evaluationsOf(write: RolloutWrite, watching: Watching): AsyncGenerator<Evaluation> {
  let id = write.evalId === '' ? await findEvaluation(write, watching) : write.evalId;
  while (id !== '') {
    let next = '';
    for await (const evaluation of evaluationUntilDone({ ...write.job, id }, watching)) {
      yield evaluation;
      // A follow-up matters only if this one created no deployment.
      next = evaluation.DeploymentID === '' ? evaluation.NextEval : '';
    }
    id = next;
  }
}

/** The triggers of evaluations that a write creates. */
const triggers = new Set(['job-register', 'job-scaling']);

/** Finds the evaluation of a write whose answer was lost; empty when there is none, as for a periodic job. */
async function findEvaluation({ job, index }: RolloutWrite, { nomad }: Watching): Promise<string> {
  const evaluations = await nomad.listJobEvaluations(job);
  const ours = evaluations.filter((one) => one.JobModifyIndex === index && triggers.has(one.TriggeredBy));
  return ours.toSorted((a, b) => b.CreateIndex - a.CreateIndex)[0]?.ID ?? '';
}

/** The blocked evaluation, which names what it waits for; undefined when there is none. */
async function waitingEvaluation(
  { job, index }: RolloutWrite,
  { nomad }: Watching,
  last: Evaluation | undefined,
): Promise<Evaluation | undefined> {
  const evaluations = await nomad.listJobEvaluations(job);
  // An evaluation by mode `evaluate`, and its follow-ups, have no index.
  const ours = new Set([last?.ID, last?.BlockedEval]);
  return evaluations.find((one) => one.Status === 'blocked' && (one.JobModifyIndex >= index || ours.has(one.ID)));
}

/** The allocations that could not be placed at first have been placed. */
function withoutBlocked(evaluation: Evaluation | undefined): Evaluation | undefined {
  return evaluation === undefined ? undefined : { ...evaluation, FailedTGAllocs: {} };
}

/** The deployment of the write and the job's most recent one. Where these differ, the first is read again: it has ended in the meantime. */
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
