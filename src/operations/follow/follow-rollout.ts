import { ActionError, orUndefined } from '../../errors.ts';
import { judgeRollout, type RolloutEnd, type RolloutState } from '../../rollout/judge-deployment.ts';
import { describeProgress, deploymentGroups, describeEvaluation, rolloutOutcome } from '../../rollout/progress.ts';
import { redactRollout } from '../../rollout/redact-outcome.ts';
import { describeRestarts, findTaskProblems } from '../../rollout/task-problems.ts';
import { followUntilEnd, type FollowDependencies } from './follow-until-end.ts';
import { unseenRollout, watchRollout, type RolloutWrite } from './watch-rollout.ts';
import type { Watching } from './watching.ts';
import type { Allocation } from '../../clients/nomad/allocations.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { JobTarget } from '../../clients/nomad/target.ts';
import type { Progress, Rollout, TaskProblem } from '../../rollout/outcome.ts';

export interface FollowRollout extends RolloutWrite {
  /** Its name in the log. */
  readonly label: string;
  /** Whether canaries are promoted once all are healthy. */
  readonly promote?: boolean;
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
  const { label, promote = false, onProgress, isQuiet } = request;
  const { nomad, redactor, cancelled } = dependencies;
  const followed = await followUntilEnd(
    {
      label,
      watch: (watching) => (promote ? promoting(request, watching) : watchRollout(request, watching)),
      judge: (state) => endOf(state, promote),
      isQuiet,
      describe: (state) => describeProgress(state, judgeRollout(state)),
      describeDebug: describeEvaluation,
      readDetail: async (state = unseenRollout(request)) =>
        describeRestarts(await listRolloutAllocations(request, state, nomad)),
      onProgress: ({ own }, text) => onProgress?.({ text, groups: deploymentGroups(own), deploymentId: own?.ID ?? '' }),
    },
    dependencies,
  );
  const { end, stoppedBy, state = unseenRollout(request) } = followed;
  const outcome = rolloutOutcome({
    state,
    end,
    stoppedBy,
    troubles: cancelled.aborted || !isExplained(end) ? [] : await explain(request, state, nomad),
    version: cancelled.aborted ? state.own?.JobVersion : await rolledOutVersion(request, state, nomad),
    milliseconds: performance.now() - started,
  });
  return redactRollout(outcome, redactor.scrub);
}

function endOf(state: RolloutState, promote: boolean): RolloutEnd | undefined {
  const conclusion = judgeRollout(state);
  const continues = conclusion.kind === 'in-progress' || (promote && conclusion.kind === 'awaiting-promotion');
  return continues ? undefined : conclusion;
}

async function* promoting(write: RolloutWrite, watching: Watching): AsyncGenerator<RolloutState> {
  for await (const state of watchRollout(write, watching)) {
    yield state;
    if (judgeRollout(state).kind === 'awaiting-promotion')
      await promoteCanaries(watching.nomad, { ...write.job, id: state.own?.ID ?? '' });
  }
}

/** A deployment that is already promoted, or has ended, shows with the next change. */
async function promoteCanaries(nomad: Nomad, deployment: JobTarget): Promise<void> {
  try {
    await nomad.promoteDeployment(deployment);
  } catch (error) {
    if (!(error instanceof ActionError) || !['input', 'not-found'].includes(error.reason)) throw error;
  }
}

/** Whether failing tasks can explain an outcome. */
function isExplained(end: RolloutEnd | undefined): boolean {
  return end === undefined || !['successful', 'superseded', 'awaiting-promotion'].includes(end.kind);
}

/** The failing tasks of a rollout; empty where they cannot be read, which does not fail the run. */
async function explain(request: FollowRollout, state: RolloutState, nomad: Nomad): Promise<readonly TaskProblem[]> {
  const { job, logs = false } = request;
  const troubles = findTaskProblems(await listRolloutAllocations(request, state, nomad));
  return logs ? Promise.all(troubles.map(async (trouble) => withLogs(job, trouble, nomad))) : troubles;
}

async function listRolloutAllocations(
  { job, index }: RolloutWrite,
  { own, evaluation }: RolloutState,
  nomad: Nomad,
): Promise<readonly Allocation[]> {
  const allocations = (await orUndefined(nomad.listJobAllocations(job))) ?? [];
  const since = evaluation?.CreateIndex ?? index;
  return allocations.filter((one) =>
    own === undefined ? one.CreateIndex >= since : one.JobVersion === own.JobVersion,
  );
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
