import { ActionError } from '../errors.ts';
import { judge, type Conclusion } from './judge-deployment.ts';
import { lookFrom, type Sight } from './deployment-watcher.ts';
import { troublesOf } from './troubles.ts';
import { progressOf, rolloutOf } from './progress.ts';
import type { Nomad } from '../clients/nomad/client.ts';
import type { JobTarget } from '../clients/nomad/target.ts';
import type { Progress, Rollout, TaskTrouble } from './outcome.ts';

export interface FollowRequest {
  readonly scheduler: Nomad;
  readonly job: JobTarget;
  /** The job's `JobModifyIndex` that the register answered. */
  readonly index: number;
  /** Empty where none is known: periodic and parameterized jobs, or a lost answer. */
  readonly evalId: string;
  /** ID of a deployment that was over before, and tells nothing of what is followed. */
  readonly over?: string | undefined;
  /** Whether canaries are promoted once all are healthy. */
  readonly promote: boolean;
  /** Whether the last lines of a failing task are read. */
  readonly logs: boolean;
  /** Milliseconds until it is given up. */
  readonly deadline: number;
  /** Milliseconds that what found no place may wait for one. */
  readonly grace: number;
  /** Ends it at once; where it stands is told then. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  /** Told of a lost connection, in a sentence. */
  readonly onLost: (why: string) => void;
}

/**
 * Follows what a register led to, until there is an outcome, the time is up, or it is cancelled. One request stands at a time: of the evaluation
 * until it is complete, then of the job's deployment.
 *
 * @throws ServiceError what the scheduler refuses with
 */
export async function followRollout(request: FollowRequest): Promise<Rollout> {
  const started = performance.now();
  const look = lookFrom(request, started);
  let told = '';
  const tell = (sight: Sight, conclusion: Conclusion): void => {
    const progress = progressOf(sight, conclusion);
    if (progress.words === told) return;
    told = progress.words;
    request.onProgress(progress);
  };
  const ended = await untilConcluded(request, look, tell);
  const sight = look.last();
  const troubles = await troublesIn(request, sight, ended);
  return rolloutOf({
    sight,
    ended,
    troubles,
    version: await versionOf(request, sight),
    milliseconds: performance.now() - started,
  });
}

/** How it ended: by a conclusion, or without one. */
export type Ended =
  | Exclude<Conclusion, { kind: 'going-on' }>
  | { readonly kind: 'timed-out'; readonly ended: 'deadline' | 'cancelled' };

async function untilConcluded(
  request: FollowRequest,
  look: ReturnType<typeof lookFrom>,
  tell: (sight: Sight, conclusion: Conclusion) => void,
): Promise<Ended> {
  const { signal, promote, scheduler, job } = request;
  try {
    for await (const sight of look.sights()) {
      const conclusion = judge({ ...sight, index: request.index });
      tell(sight, conclusion);
      if (conclusion.kind === 'awaiting-promotion' && promote) {
        await promoteOnce(scheduler, { ...job, id: sight.own?.ID ?? '' });
        continue;
      }
      if (conclusion.kind !== 'going-on') return conclusion;
    }
  } catch (error) {
    if (signal.aborted) return { kind: 'timed-out', ended: 'cancelled' };
    if (!(error instanceof ActionError) || error.reason !== 'timed-out') throw error;
  }
  return { kind: 'timed-out', ended: signal.aborted ? 'cancelled' : 'deadline' };
}

/** That it is promoted already, or over, shows with the next change. */
async function promoteOnce(scheduler: FollowRequest['scheduler'], deployment: JobTarget): Promise<void> {
  try {
    await scheduler.promoteDeployment(deployment);
  } catch (error) {
    if (!(error instanceof ActionError) || !['input', 'not-found'].includes(error.reason)) throw error;
  }
}

/** What explains an outcome that is not well; what cannot be read explains nothing, and is no failure. */
async function troublesIn(request: FollowRequest, sight: Sight, ended: Ended): Promise<readonly TaskTrouble[]> {
  const { scheduler, job, signal, index, logs } = request;
  if (signal.aborted || ['successful', 'superseded', 'awaiting-promotion'].includes(ended.kind)) return [];
  try {
    const allocations = await scheduler.listJobAllocations(job);
    const version = sight.own?.JobVersion;
    const since = sight.evaluation?.CreateIndex ?? index;
    const ours = allocations.filter((one) =>
      version === undefined ? one.CreateIndex >= since : one.JobVersion === version,
    );
    const troubles = troublesOf(ours);
    return logs ? await Promise.all(troubles.map((trouble) => withLogs(request, trouble))) : troubles;
  } catch (error) {
    if (error instanceof ActionError) return [];
    throw error;
  }
}

async function withLogs({ scheduler, job }: FollowRequest, trouble: TaskTrouble): Promise<TaskTrouble> {
  const { allocation, task } = trouble;
  try {
    return {
      ...trouble,
      logs: await scheduler.readTaskLogs({ ...job, id: allocation, task, type: 'stderr', lines: 50 }),
    };
  } catch (error) {
    if (error instanceof ActionError) return trouble;
    throw error;
  }
}

async function versionOf(
  { scheduler, job, index, signal }: FollowRequest,
  { own }: Sight,
): Promise<number | undefined> {
  if (own !== undefined || signal.aborted) return own?.JobVersion;
  try {
    const live = await scheduler.readJob(job);
    return live.JobModifyIndex === index ? (live.Version ?? undefined) : undefined;
  } catch (error) {
    if (error instanceof ActionError) return undefined;
    throw error;
  }
}
