import { orElse, orUndefined } from '../../errors.ts';
import {
  findServingVersions,
  judgeRollout,
  findRollbackUnderWay,
  type RolloutEnd,
  type RolloutState,
} from '../../rollout/judge-deployment.ts';
import { countHealthy, describeRollout } from '../../report/describe-rollout.ts';
import { hasRecovered } from '../../rollout/health.ts';
import { readGroups, describeCounts, describeProgressEvent, judgeBatch, endRollout } from '../../rollout/progress.ts';
import {
  describeProblems,
  type FailingChecks,
  findTaskProblems,
  type ReadyCanary,
  redactRollout,
  type Rollout,
} from '../../rollout/outcome.ts';
import { readCanaries } from './read-canaries.ts';
import { readFailingChecks } from './read-checks.ts';
import { isBatch } from '../../nomad-plan/spec.ts';
import { type BatchToFollow, followVersion, readBatch, addTaskLogs } from './follow-batch.ts';
import type { Allocation } from '../../clients/nomad/allocations.ts';
import type { Deployment } from '../../clients/nomad/deployments.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';
import type { Promotion } from '../../inputs/job.ts';
import type { Wait } from '../../inputs/shared.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { JobWrite } from '../../report/write-report.ts';
import type { JobRegistration } from '../../clients/nomad/jobs/change.ts';
import type { RequestPermit } from '../connect-nomad.ts';
import { type FollowDependencies, followUntilEnd } from './follow-until-end.ts';
import {
  promoteCanaries,
  type PromotionOptions,
  type RolloutWrite,
  initRollout,
  watchRollout,
} from './watch-rollout.ts';

export interface FollowRollout extends RolloutWrite, Omit<BatchToFollow, keyof RolloutWrite> {
  /** The registered specification: its resource requests explain a placement failure. */
  readonly spec?: Job | undefined;
  readonly promotion?: PromotionOptions | undefined;
  /** Promoted task groups: the rollout continues until all their allocations are healthy. */
  readonly promotedGroups?: readonly string[] | undefined;
  /** Whether it is a batch job that is followed until its tasks have ended. */
  readonly isToEnd?: boolean;
}

/** Follows a rollout until it ends, time is up, or the run is cancelled. @returns the outcome, redacted @throws ServiceError the refusal of Nomad */
export async function followRollout(request: FollowRollout, dependencies: FollowDependencies): Promise<Rollout> {
  if (request.isToEnd === true) return followVersion(request, dependencies);
  const startTime = performance.now();
  const { label, promotion, onProgress, isQuiet, spec } = request;
  const { nomad, redactor, cancelSignal } = dependencies;
  let detail = '';
  let details = noDetails;
  const result = await followUntilEnd<RolloutState, RolloutEnd>(
    {
      label,
      watch: (watching) =>
        promotion === undefined
          ? watchRollout(request, watching)
          : promoteCanaries(request, { ...promotion, cancelSignal }, watching),
      judge: (state) => judgeEnd(state, request),
      isQuiet,
      describe: describeCounts,
      event: (state) => describeProgressEvent(state, judgeRollout(state), spec),
      readDetail: async (state = initRollout(request)) => {
        details = await readDetails(request, { state, details }, nomad);
        return (detail = describeProblems(details.allocations, details.checks));
      },
      onProgress: ({ writtenDeployment, promotionWait, allocations }, text) =>
        onProgress?.({
          text,
          groups: readGroups(writtenDeployment, allocations),
          deploymentId: writtenDeployment?.ID ?? '',
          promotionAt: promotionWait?.due,
          detail: redactor.redact(detail),
        }),
    },
    dependencies,
  );
  const { state = initRollout(request) } = result;
  const verdict = result.end ?? (result.silentSince === undefined ? findRollbackUnderWay(state) : undefined);
  const end = verdict && (await confirmSuccess(verdict, request, state, nomad));
  const current = state.writtenDeployment?.JobVersion;
  const version = cancelSignal.aborted
    ? current
    : (current ?? (await readWrittenVersion(request.job, request.index, nomad)));
  const isUntimed = request.isEarlier === true && result.endReason === undefined;
  const milliseconds = isUntimed ? undefined : performance.now() - startTime;
  const recovered = request.isEarlier === true && end?.kind === 'failed' && (await isHealthy(request, state, nomad));
  const endFacts = recovered
    ? { problems: [], serving: version === undefined ? undefined : [version] }
    : await explainEnd(request, { state, end, version, details }, dependencies);
  const canaries = cancelSignal.aborted ? [] : await readWaiting(request, state, dependencies);
  const outcome = endRollout({ ...result, ...endFacts, spec, state, end, version, recovered, milliseconds });
  const redactedOutcome = redactRollout({ ...outcome, canaries }, redactor.redact);
  // The text of a timeout has the counts.
  const isServed = redactedOutcome.groups.length === 0 || redactedOutcome.serving?.length !== 0;
  const counts =
    redactedOutcome.kind === 'timed-out' ? '' : isServed ? describeCounts(state) : countHealthy(redactedOutcome.groups);
  dependencies.runLog.progress(`${label}: ${counts === '' ? '' : `${counts}; `}${describeRollout(redactedOutcome)}`);
  return redactedOutcome;
}

/**
 * Returns the end of a rollout, unless the allocations contradict it. Nomad (1.8.4 to 2.0.5) reports a deployment as successful although a task failed, if
 * other tasks end late, and reschedules the failed allocation only after a delay; also the deployment of a system job without an eligible node.
 */
async function confirmSuccess(
  end: RolloutEnd,
  request: FollowRollout,
  state: RolloutState,
  nomad: Nomad,
): Promise<RolloutEnd> {
  const isOnNodes = request.spec?.Type === 'system' && request.spec.TaskGroups?.some(({ Count }) => Count !== 0);
  if (end.kind !== 'successful' && !(end.kind === 'no-deployment' && isOnNodes)) return end;
  const all = await orUndefined(nomad.listJobAllocations(request.job));
  if (isOnNodes && all?.every(({ DesiredStatus }) => DesiredStatus !== 'run')) return { kind: 'placement-blocked' };
  if (end.kind === 'no-deployment') return end;
  const hasFailed = listRolloutAllocations(all ?? [], request, state).some(
    (allocation) =>
      allocation.ClientStatus === 'failed' && allocation.DesiredStatus === 'run' && allocation.NextAllocation === '',
  );
  return { kind: hasFailed ? 'failed' : 'successful' };
}

/** If the state cannot be read, nothing counts as healthy. */
async function isHealthy({ job }: RolloutWrite, { writtenDeployment }: RolloutState, nomad: Nomad): Promise<boolean> {
  const reading = Promise.all([nomad.readJob(job), nomad.listJobAllocations(job)]);
  const [live, allocations] = (await orUndefined(reading)) ?? [];
  const deployments = writtenDeployment && [writtenDeployment];
  return live !== undefined && hasRecovered({ job: live, allocations, deployments });
}

/** Reads the canaries that a later step can test. A failed read does not fail the run. */
async function readWaiting(
  { job, label }: FollowRollout,
  { writtenDeployment, allocations = [] }: RolloutState,
  dependencies: FollowDependencies,
): Promise<readonly ReadyCanary[]> {
  return orElse(readCanaries(job, writtenDeployment, allocations, dependencies), ({ message }) => {
    dependencies.runLog.progress(`${label}: the addresses of its canaries could not be read: ${message}`);
    return [];
  });
}

function judgeEnd(state: RolloutState, { promotion, promotedGroups = [] }: FollowRollout): RolloutEnd | undefined {
  const conclusion = judgeRollout(state);
  if (conclusion.kind === 'in-progress') return undefined;
  if (conclusion.kind !== 'awaiting-promotion') return conclusion;
  const mayPromote = promotion !== undefined && state.promotionWait?.denial === undefined;
  const isRollingOut = readGroups(state.writtenDeployment, state.allocations).some(
    ({ name, healthy, desired }) => promotedGroups.includes(name) && healthy < desired,
  );
  return mayPromote || isRollingOut ? undefined : conclusion;
}

/** Reads failing tasks and the serving versions from the allocations at the end. A cancelled run has no time for requests. */
async function explainEnd(
  request: FollowRollout,
  { state, end, version, details }: RolloutReading,
  { nomad, cancelSignal }: FollowDependencies,
): Promise<Pick<Rollout, 'problems' | 'serving'>> {
  const versions = version === undefined ? undefined : [version];
  if (end?.kind === 'successful') return { problems: [], serving: versions };
  const { job, logs = false } = request;
  // A failed read does not fail the run.
  const all = cancelSignal.aborted ? state.allocations : await orUndefined(nomad.listJobAllocations(job));
  const isExplained = !cancelSignal.aborted && !['superseded', 'awaiting-promotion'].includes(end?.kind ?? '');
  const current = { ...state, allocations: all ?? [] };
  const { allocations, checks } = isExplained
    ? await readDetails(request, { state: current, details }, nomad)
    : noDetails;
  const problems = findTaskProblems(allocations, checks);
  const servingVersions = all === undefined ? undefined : findServingVersions(all, state.latest ?? undefined);
  return {
    problems: logs ? await Promise.all(problems.map(async (problem) => addTaskLogs(job, problem, nomad))) : problems,
    serving: end?.kind === 'no-deployment' && state.evaluation !== undefined ? versions : servingVersions,
  };
}

interface RolloutReading {
  readonly state: RolloutState;
  readonly end: RolloutEnd | undefined;
  readonly version: number | undefined;
  readonly details: RolloutDetails;
}

interface RolloutDetails {
  readonly allocations: readonly Allocation[];
  readonly checks: FailingChecks;
}

const noDetails: RolloutDetails = { allocations: [], checks: new Map() };

function listRolloutAllocations(
  allocations: readonly Allocation[],
  { index }: RolloutWrite,
  { writtenDeployment, evaluation }: RolloutState,
): readonly Allocation[] {
  const firstIndex = evaluation?.CreateIndex ?? index;
  return allocations.filter((allocation) =>
    writtenDeployment === undefined
      ? allocation.CreateIndex >= firstIndex
      : allocation.JobVersion === writtenDeployment.JobVersion,
  );
}

/** Reads checks, and allocations unless the watch has read them. Keeps earlier results if no allocation is left: a rollback in place assigns allocations to a different version. */
async function readDetails(
  request: FollowRollout,
  { state, details }: Pick<RolloutReading, 'state' | 'details'>,
  nomad: Nomad,
): Promise<RolloutDetails> {
  const { allocations: all = await orUndefined(nomad.listJobAllocations(request.job)) } = state;
  const allocations = listRolloutAllocations(all ?? [], request, state);
  if (allocations.length === 0) return details;
  return { allocations, checks: await readFailingChecks(request.job, allocations, nomad, details.checks) };
}

/** `undefined` if it is no longer the current version, or cannot be read. @param index the job's `JobModifyIndex` after the write */
async function readWrittenVersion(job: JobTarget, index: number, nomad: Nomad): Promise<number | undefined> {
  const live = await orUndefined(nomad.readJob(job));
  return live?.JobModifyIndex === index ? (live.Version ?? undefined) : undefined;
}

interface WriteDependencies extends FollowDependencies {
  readonly requestPermit: RequestPermit;
  readonly inputs: {
    readonly job: string;
    readonly wait: Wait;
    readonly promotion: Promotion;
    readonly timeout: number;
  };
}

export interface VerbWrite extends Pick<JobRegistration, 'JobModifyIndex'> {
  /** Empty if the write created no evaluation, or the response was lost. */
  readonly EvalID: string;
  /** ID of a deployment that had ended before the write. */
  readonly endedDeploymentId?: string | undefined;
}

/** Statuses after which the version of the deployment serves, or a newer write replaced it. */
const settledStates = new Set(['successful', 'cancelled']);

/** Follows the rollout of the live version unless it succeeded. Does not promote, because this run did not write it. Without `wait`, reports only a failed rollout. */
export async function followLive(dependencies: WriteDependencies, live: Job): Promise<Omit<JobWrite, 'result'>> {
  const { inputs, nomad } = dependencies;
  const job = { id: inputs.job };
  const index = live.JobModifyIndex ?? 0;
  const present = isBatch(live)
    ? await readBatchState(job, index, nomad)
    : createDeploymentState(await nomad.readJobsMostRecentDeployment(job), index);
  const isFollowed = present === 'failed' || (present === 'in-progress' && isAwaited(live, inputs.wait));
  if (index === 0 || !isFollowed) return { failures: [] };
  const request = { label: inputs.job, job, index, evalId: '', isEarlier: true, isToEnd: isBatch(live) };
  const rolloutEnd = followRollout(request, dependencies);
  return orElse(
    rolloutEnd.then((rollout) => ({ index, rollout, version: rollout.version, failures: [] })),
    (error) => ({ index, failures: [error.withContext('The live version cannot be followed')] }),
  );
}

/** Reads whether the live version of a batch job has failed, is in progress or is settled. */
export async function readBatchState(job: JobTarget, index: number, nomad: Nomad): Promise<PresentState> {
  const end = judgeBatch(await readBatch({ job, index }, nomad));
  if (end === undefined) return 'in-progress';
  // Nomad garbage-collects evaluations with their allocations.
  const isCollected = end === 'placement-blocked' && (await nomad.listJobEvaluations(job)).length === 0;
  return isCollected || end === 'complete' || end === 'superseded' ? 'settled' : 'failed';
}

type PresentState = 'failed' | 'in-progress' | 'settled';

function createDeploymentState(latest: Deployment | null, index: number): PresentState {
  if (latest?.JobSpecModifyIndex !== index || settledStates.has(latest.Status)) return 'settled';
  return latest.Status === 'failed' ? 'failed' : 'in-progress';
}

function isAwaited(job: Job, wait: Wait): boolean {
  return wait === 'complete' || (wait === 'placed' && !isBatch(job));
}

/** Returns the result of a write: with `wait` its rollout, otherwise the state that can be read immediately. @param live the job before the write */
export async function followWrite(dependencies: WriteDependencies, write: VerbWrite, live: Job): Promise<JobWrite> {
  const { inputs, nomad } = dependencies;
  const { JobModifyIndex: index, EvalID: evalId, endedDeploymentId } = write;
  const job = { id: inputs.job };
  const doneWrite: JobWrite = { result: 'done', index, evalId, failures: [] };
  if (inputs.wait === 'false') return { ...doneWrite, version: await readWrittenVersion(job, index, nomad) };
  const isToEnd = isBatch(live) && isAwaited(live, inputs.wait);
  const request = {
    label: inputs.job,
    job,
    index,
    evalId,
    endedDeploymentId,
    isToEnd,
    promotion: createPromotion(dependencies),
  };
  return orElse(
    followRollout(request, dependencies).then((rollout) => ({ ...doneWrite, rollout, version: rollout.version })),
    (error) => ({ ...doneWrite, failures: [error.withContext('The change was written, but cannot be followed')] }),
  );
}

function createPromotion({ inputs, requestPermit }: WriteDependencies): PromotionOptions | undefined {
  const { job, promotion } = inputs;
  const { after } = promotion;
  if (after === undefined) return undefined;
  const permit: PromotionOptions['permit'] = async ({ ID: deployment, JobSpecModifyIndex: index }) =>
    requestPermit('promote', { job, deployment, index });
  return { after, permit };
}
