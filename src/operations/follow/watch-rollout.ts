import {
  areHealthy,
  type Canary,
  findInterruption,
  isUnplaced,
  judgeCanaries,
  mayWaitForPromotion,
  type RolloutState,
  type PromotionWait,
  listWaitingCanaries,
  listWaitingGroups,
} from '../../rollout/judge-deployment.ts';
import type { Deployment } from '../../clients/nomad/deployments.ts';
import type { Evaluation } from '../../clients/nomad/evaluations.ts';
import type { JobTarget, NamespaceTarget } from '../../clients/nomad/wire/call.ts';
import { ActionError } from '../../errors.ts';
import { withTimeout } from '../../clients/http/retry.ts';
import type { Allocation } from '../../clients/nomad/allocations.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { WatchOptions } from '../../clients/nomad/wire/watch.ts';
import type { Permit } from '../../gate/gate.ts';
import { writeToNomad } from '../write-permitted.ts';
import { watchAndPoll, followEvaluation, startCapacityClock, type Watching } from './follow-until-end.ts';

export interface RolloutWrite {
  readonly job: JobTarget;
  /** The job's `JobModifyIndex` after the write. */
  readonly index: number;
  /** Empty if it is unknown: for periodic and parameterized jobs, and after a lost response. */
  readonly evalId: string;
  /** ID of a deployment that had ended before the write. */
  readonly endedDeploymentId?: string | undefined;
}

/** The state of a rollout before the first response. */
export function initRollout({ index }: RolloutWrite): RolloutState {
  return {
    index,
    evaluation: undefined,
    writtenDeployment: undefined,
    latest: null,
    hasReadDeployments: false,
    isBlocked: false,
    allocations: undefined,
  };
}

/** Yields the current state of a write's rollout, and one after each change, by one blocking query at a time: on its evaluation, then on its deployment. */
export async function* watchRollout(write: RolloutWrite, watching: Watching): AsyncGenerator<RolloutState> {
  const { nomad } = watching;
  let state = initRollout(write);
  for await (const evaluation of watchEvaluations(write, watching)) {
    state = { ...state, evaluation };
    yield state;
  }
  const clock = startCapacityClock(watching, isUnplaced(state.evaluation));
  const readPause = (): number => Math.min(clock.readPause(), isUnsettled(state) ? unsettledPollPause : Infinity);
  const capacity = { ...clock, readPause };
  const open = (options: WatchOptions) => nomad.watch.readJobsMostRecentDeployment(write.job, options);
  for await (const event of watchAndPoll(open, watching, capacity)) {
    if (event === 'poll') {
      const waitingEvaluation = await findWaitingEvaluation(write, watching, state.evaluation);
      const isBlocked = capacity.recordPoll(waitingEvaluation !== undefined);
      // Without a waiting evaluation, allocations that could not be placed at first are placed now.
      const evaluation = waitingEvaluation ?? (state.evaluation && { ...state.evaluation, FailedTGAllocs: {} });
      state = { ...state, isBlocked, evaluation };
    } else {
      const deployments = await readDeployments(write, watching, event.change, state.writtenDeployment);
      state = { ...state, hasReadDeployments: true, ...deployments };
    }
    const deployment = findCanaryDeployment(state);
    state = { ...state, allocations: deployment !== undefined ? await nomad.listJobAllocations(write.job) : undefined };
    yield state;
  }
}

/** Milliseconds between two reads of canaries that are no longer healthy: the deployment does not change then. */
const unsettledPollPause = 10_000;

function isUnsettled(state: RolloutState): boolean {
  const deployment = findCanaryDeployment(state);
  return deployment !== undefined && judgeCanaries(deployment, state.allocations) === 'unsettled';
}

/** The deployment of the write, or of its rollback, whose canaries may wait for promotion. */
function findCanaryDeployment({ writtenDeployment, latest }: RolloutState): Deployment | undefined {
  return writtenDeployment !== undefined && latest !== null && mayWaitForPromotion(latest) ? latest : undefined;
}

/** Yields the evaluation of the write until it is complete, then its follow-up evaluations. */
async function* watchEvaluations(write: RolloutWrite, watching: Watching): AsyncGenerator<Evaluation> {
  let id = write.evalId === '' ? await findEvaluation(write, watching.nomad) : write.evalId;
  while (id !== '') {
    let next = '';
    for await (const evaluation of followEvaluation({ ...write.job, id }, watching)) {
      yield evaluation;
      // A follow-up matters only if this evaluation created no deployment.
      next = evaluation.DeploymentID === '' ? evaluation.NextEval : '';
    }
    id = next;
  }
}

/** The triggers of evaluations that a write creates. */
const triggers = new Set(['job-register', 'job-scaling']);

/** Finds the evaluation of a write whose response was lost; empty if there is none, such as for a periodic job. */
export async function findEvaluation(
  { job, index }: Pick<RolloutWrite, 'job' | 'index'>,
  nomad: Pick<Nomad, 'listJobEvaluations'>,
): Promise<string> {
  const evaluations = await nomad.listJobEvaluations(job);
  const candidates = evaluations.filter(
    (evaluation) => evaluation.JobModifyIndex === index && triggers.has(evaluation.TriggeredBy),
  );
  return candidates.toSorted((a, b) => b.CreateIndex - a.CreateIndex)[0]?.ID ?? '';
}

/** The blocked evaluation, with the missing resources; `undefined` if there is none. */
async function findWaitingEvaluation(
  { job, index }: RolloutWrite,
  { nomad }: Watching,
  last: Evaluation | undefined,
): Promise<Evaluation | undefined> {
  const evaluations = await nomad.listJobEvaluations(job);
  // An evaluation by mode `evaluate`, and its follow-ups, have no index.
  const ids = new Set([last?.ID, last?.BlockedEval]);
  return evaluations.find(
    (evaluation) => evaluation.Status === 'blocked' && (evaluation.JobModifyIndex >= index || ids.has(evaluation.ID)),
  );
}

/** Reads the deployment of the write and the latest one. If these differ, the first is read again, because it has ended since. */
async function readDeployments(
  { job, index, endedDeploymentId }: RolloutWrite,
  { nomad }: Watching,
  latest: Deployment | null,
  current: RolloutState['writtenDeployment'],
): Promise<Partial<RolloutState>> {
  if (latest !== null && latest.ID === endedDeploymentId) return { latest: null };
  if (latest === null || latest.JobSpecModifyIndex < index) return { latest, writtenDeployment: current };
  if (latest.JobSpecModifyIndex === index) return { latest, writtenDeployment: latest };
  const all = await nomad.listJobDeployments(job);
  return { latest, writtenDeployment: all.find((deployment) => deployment.JobSpecModifyIndex === index) ?? current };
}

export interface PromotionOptions {
  /** Milliseconds without interruption that every canary must be healthy. */
  readonly after: number;
  /** Requests a permit from the gate, immediately before the write. */
  readonly permit: (deployment: Deployment) => Promise<Permit<'promote'>>;
}

/** Milliseconds between two reads of the allocations while nothing changes. */
const promotionPollPause = 30_000;
/** The minimum of milliseconds between two reads while a canary is not healthy. */
const unhealthyPollPause = 2000;
/** Milliseconds before the next attempt if Nomad refused a promotion. */
const refusalPause = 5000;

/** Like {@link watchRollout}, and promotes the canaries of the write once all have been healthy long enough. Compares restarts, because tasks may restart between reads. */
export async function* promoteCanaries(
  write: RolloutWrite,
  { after, permit, cancelSignal }: PromotionOptions & { readonly cancelSignal: AbortSignal },
  watching: Watching,
): AsyncGenerator<RolloutState> {
  const stop = new AbortController();
  const states = watchRollout(write, addStopSignal(watching, stop.signal));
  const clock = startPromotionClock(after);
  let state: RolloutState | undefined;
  let pending: ReturnType<typeof states.next> | undefined;
  let promotedId: string | undefined;
  try {
    for (;;) {
      pending ??= states.next();
      const event = state?.promotionWait === undefined ? await pending : await withTimeout(clock.readPause(), pending);
      if (event !== undefined) {
        pending = undefined;
        if (event.done === true) return;
        state = event.value;
      }
      const deployment = state?.writtenDeployment;
      const isWaiting = deployment !== undefined && deployment.ID !== promotedId && mayWaitForPromotion(deployment);
      if (state === undefined || !isWaiting) {
        clock.end();
        if (state !== undefined) yield state;
        continue;
      }
      // The watch has read the allocations with each change of the deployment.
      const allocations: readonly Allocation[] =
        (event === undefined ? undefined : state.allocations) ?? (await watching.nomad.listJobAllocations(write.job));
      state = { ...state, allocations, promotionWait: clock.look(deployment, allocations) };
      yield state;
      if (!clock.isDue() || cancelSignal.aborted) continue;
      const refusal = await promote(deployment, permit, write.job, watching.nomad);
      if (refusal === undefined) promotedId = deployment.ID;
      state = { ...state, promotionWait: refusal === undefined ? completedWait : clock.refuse(refusal) };
      yield state;
    }
  } finally {
    stop.abort();
    // The iterator rejects because of the abort.
    pending?.catch(() => undefined);
    await states.return(undefined);
  }
}

function addStopSignal(watching: Watching, stop: AbortSignal): Watching {
  return { ...watching, options: (signal = stop) => watching.options(AbortSignal.any([signal, stop])) };
}

/** Promotes once, by the deployment's ID; returns the refusal of Nomad, for example because a canary is not healthy. */
async function promote(
  rollout: Deployment,
  permit: PromotionOptions['permit'],
  target: NamespaceTarget,
  nomad: Nomad,
): Promise<ActionError | undefined> {
  const deployment = { id: rollout.ID, namespace: target.namespace, region: target.region };
  const version = { version: rollout.JobVersion, index: rollout.JobSpecModifyIndex };
  try {
    await writeToNomad<'promote', unknown>({
      readBefore: () => version,
      requestPermit: async () => permit(rollout),
      send: async (newPermit) => nomad.promoteDeployment(newPermit, deployment),
      async findEffect() {
        const current = await nomad.readDeployment(deployment);
        return listWaitingGroups(current).size === 0 || current.Status !== 'running' ? current : undefined;
      },
    });
    return undefined;
  } catch (error) {
    const isRefusal = error instanceof ActionError && ['blocked', 'not-found', 'unauthorized'].includes(error.reason);
    if (isRefusal) return error;
    throw error;
  }
}

const completedWait: PromotionWait = { due: undefined, promoted: true, interruption: undefined, denial: undefined };

/** Measures how long the canaries have been healthy without interruption. */
function startPromotionClock(after: number) {
  let start: number | undefined;
  let due: Date | undefined;
  let before: readonly Canary[] | undefined;
  let last: PromotionWait | undefined;
  let notBefore = 0;
  const readRest = (): number =>
    Math.max(0, start === undefined ? after : start + after - performance.now(), notBefore - performance.now());
  return {
    /** Milliseconds until the next read; a timer may fire slightly early. */
    readPause: () =>
      Math.min(promotionPollPause, Math.max(start === undefined ? unhealthyPollPause : 1, Math.ceil(readRest()) + 1)),
    isDue: () => start !== undefined && readRest() === 0,
    look(deployment: Deployment, allocations: readonly Allocation[]): PromotionWait {
      const canaries = listWaitingCanaries(deployment, allocations);
      const interruption = findInterruption(before, canaries, deployment);
      before = canaries;
      if (interruption !== undefined) [start, due] = [undefined, undefined];
      if (areHealthy(canaries, deployment)) {
        start ??= performance.now();
        due ??= new Date(Date.now() + after);
      }
      last = { due, promoted: false, interruption: interruption ?? last?.interruption, denial: undefined };
      return last;
    },
    refuse(refusal: ActionError): PromotionWait {
      [start, due, before, notBefore] = [undefined, undefined, undefined, performance.now() + refusalPause];
      const denial = refusal.reason === 'unauthorized' ? refusal : undefined;
      last = { due, promoted: false, interruption: refusal.message, denial };
      return last;
    },
    /** Ends the wait: no canary waits for promotion. */
    end(): void {
      [start, due, before, notBefore, last] = [undefined, undefined, undefined, 0, undefined];
    },
  };
}
