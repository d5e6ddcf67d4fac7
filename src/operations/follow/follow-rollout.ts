import { orUndefined } from '../../errors.ts';
import { judgeRollout, type RolloutEnd, type RolloutState } from '../../rollout/judge-deployment.ts';
import { formatDuration } from '../../report/describe-rollout.ts';
import { findServingVersions } from '../../rollout/canaries.ts';
import { hasRecovered } from '../../rollout/health.ts';
import { describeProgress, deploymentGroups, describeEvaluation, rolloutOutcome } from '../../rollout/progress.ts';
import { redactRollout } from '../../rollout/redact-outcome.ts';
import { describeRestarts, findTaskProblems } from '../../rollout/task-problems.ts';
import { followUntilEnd, type FollowDependencies } from './follow-until-end.ts';
import { promoteCanaries, type Promoting } from './promote-canaries.ts';
import { unseenRollout, watchRollout, type RolloutWrite } from './watch-rollout.ts';
import type { Allocation } from '../../clients/nomad/allocations.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { JobTarget } from '../../clients/nomad/target.ts';
import type { Progress, Rollout, TaskProblem } from '../../rollout/outcome.ts';

export interface FollowRollout extends RolloutWrite {
  /** Whether an earlier run wrote it: after a failure the job may be healthy again. */
  readonly isEarlier?: boolean;
  /** Its name in the log. */
  readonly label: string;
  /** Undefined: no promotion. */
  readonly promotion?: Promoting | undefined;
  /** Task groups that were promoted; the rollout goes on until all their allocations are healthy. */
  readonly promotedGroups?: readonly string[] | undefined;
  /** Whether the last lines of a failing task's stderr are read. */
  readonly logs?: boolean;
  readonly onProgress?: (progress: Progress) => void;
  /** Whether the caller logs the progress of several rollouts together. */
  readonly isQuiet?: boolean;
}

/**
 * Follows the rollout of a write, until it has ended, the time is up, or the run is cancelled.
 *
 * @returns the outcome, redacted
 * @throws ServiceError Nomad's refusal
 */
export async function followRollout(request: FollowRollout, dependencies: FollowDependencies): Promise<Rollout> {
  const started = performance.now();
  const { label, promotion, onProgress, isQuiet } = request;
  const { nomad, redactor, cancelled } = dependencies;
  const followed = await followUntilEnd(
    {
      label,
      watch: (watching) =>
        promotion === undefined
          ? watchRollout(request, watching)
          : promoteCanaries(request, { ...promotion, cancelled }, watching),
      judge: (state) => endOf(state, request),
      isQuiet,
      describe: describeState,
      describeDebug: describeEvaluation,
      readDetail: async (state = unseenRollout(request)) => readRestarts(request, state, nomad),
      onProgress: ({ own, soak, allocations }, text) =>
        onProgress?.({
          text,
          groups: deploymentGroups(own, allocations),
          deploymentId: own?.ID ?? '',
          promotionIn: soak?.left,
        }),
    },
    dependencies,
  );
  const { end, stoppedBy, silentSince, state = unseenRollout(request) } = followed;
  const version = cancelled.aborted ? state.own?.JobVersion : await rolledOutVersion(request, state, nomad);
  const milliseconds = performance.now() - started;
  const recovered = request.isEarlier === true && end?.kind === 'failed' && (await isHealthyNow(request, state, nomad));
  const explained = recovered
    ? { troubles: [], serving: version === undefined ? undefined : [version] }
    : await explainEnd(request, { state, end, version }, dependencies);
  const outcome = rolloutOutcome({
    state,
    end,
    stoppedBy,
    silentSince,
    version,
    ...explained,
    recovered,
    milliseconds,
  });
  return redactRollout(outcome, redactor.scrub);
}

/** What cannot be read makes nothing healthy. */
async function isHealthyNow({ job }: RolloutWrite, { own }: RolloutState, nomad: Nomad): Promise<boolean> {
  const reading = Promise.all([nomad.readJob(job), nomad.listJobAllocations(job)]);
  const [live, allocations] = (await orUndefined(reading)) ?? [];
  return live !== undefined && hasRecovered({ job: live, allocations, deployments: own && [own] });
}

function endOf(state: RolloutState, { promotion, promotedGroups = [] }: FollowRollout): RolloutEnd | undefined {
  const conclusion = judgeRollout(state);
  if (conclusion.kind === 'in-progress') return undefined;
  if (conclusion.kind !== 'awaiting-promotion') return conclusion;
  const mayPromote = promotion !== undefined && state.soak?.denial === undefined;
  const isRollingOut = deploymentGroups(state.own, state.allocations).some(
    ({ name, healthy, desired }) => promotedGroups.includes(name) && healthy < desired,
  );
  return mayPromote || isRollingOut ? undefined : conclusion;
}

function describeState(state: RolloutState): string {
  const { soak } = state;
  const isDue = soak?.left === 0;
  const countdown = soak === undefined || isDue ? undefined : `promotion in ${formatDuration(soak.left)}`;
  const parts = [describeProgress(state, judgeRollout(state)), soak?.interruption, countdown, isDue ? 'promoting' : ''];
  return parts.filter((part) => part !== undefined && part !== '').join('; ');
}

/** What is read of the allocations at the end: failing tasks, and the versions that serve. A cancelled run has no time for requests. */
async function explainEnd(
  request: FollowRollout,
  { state, end, version }: RolloutReading,
  { nomad, cancelled }: FollowDependencies,
): Promise<Pick<Rollout, 'troubles' | 'serving'>> {
  const own = version === undefined ? undefined : [version];
  if (end?.kind === 'successful') return { troubles: [], serving: own };
  const { job, logs = false } = request;
  // They cannot be read: this does not fail the run.
  const all = cancelled.aborted ? state.allocations : await orUndefined(nomad.listJobAllocations(job));
  const isExplained = !cancelled.aborted && !['superseded', 'awaiting-promotion'].includes(end?.kind ?? '');
  const troubles = isExplained ? findTaskProblems(ofRollout(all ?? [], request, state)) : [];
  const serving = all === undefined ? undefined : findServingVersions(all, state.latest ?? undefined);
  return {
    troubles: logs ? await Promise.all(troubles.map(async (trouble) => withLogs(job, trouble, nomad))) : troubles,
    serving: end?.kind === 'no-deployment' ? own : serving,
  };
}

interface RolloutReading {
  readonly state: RolloutState;
  readonly end: RolloutEnd | undefined;
  readonly version: number | undefined;
}

function ofRollout(
  allocations: readonly Allocation[],
  { index }: RolloutWrite,
  { own, evaluation }: RolloutState,
): readonly Allocation[] {
  const since = evaluation?.CreateIndex ?? index;
  return allocations.filter((one) =>
    own === undefined ? one.CreateIndex >= since : one.JobVersion === own.JobVersion,
  );
}

/** The restarts of its tasks so far; they cost no request where the watch has read the allocations anyway. */
async function readRestarts(request: FollowRollout, state: RolloutState, nomad: Nomad): Promise<string> {
  const { allocations = await orUndefined(nomad.listJobAllocations(request.job)) } = state;
  return describeRestarts(ofRollout(allocations ?? [], request, state));
}

async function withLogs(job: JobTarget, trouble: TaskProblem, nomad: Nomad): Promise<TaskProblem> {
  const { allocation: id, task } = trouble;
  return {
    ...trouble,
    logs: await orUndefined(nomad.readTaskLogs({ ...job, id, task, type: 'stderr', lines: 50 })),
  };
}

async function rolledOutVersion(
  { job, index }: RolloutWrite,
  { own }: RolloutState,
  nomad: Nomad,
): Promise<number | undefined> {
  return own === undefined ? writtenVersion(job, index, nomad) : own.JobVersion;
}

/**
 * The version that a write created; undefined where it is no longer the live one, or cannot be read, which does not fail the run.
 *
 * @param index the job's `JobModifyIndex` after the write
 */
export async function writtenVersion(
  job: JobTarget,
  index: number,
  nomad: Pick<Nomad, 'readJob'>,
): Promise<number | undefined> {
  const live = await orUndefined(nomad.readJob(job));
  return live?.JobModifyIndex === index ? (live.Version ?? undefined) : undefined;
}
