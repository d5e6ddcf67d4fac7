import { ServiceError } from '../../../errors.ts';
import { liveJob } from '../../../operations/planning/plan-job.ts';
import { stopOnce } from '../../../operations/stop-once.ts';
import { changedMeanwhile, isConflict, writeToNomad } from '../../../operations/write-to-nomad.ts';
import type { Job } from '../../../clients/nomad/jobs/job.ts';
import type { Nomad } from '../../../clients/nomad/client.ts';

export interface StopAtIndex {
  /** The job as it was read, by which it was decided to stop it. */
  readonly live: Job;
  readonly namespace: string;
  readonly region: string | undefined;
  readonly evalPriority: number | undefined;
  readonly policyOverride: boolean;
  readonly nomad: Pick<Nomad, 'createJob' | 'readJob' | 'stopJob'>;
}

export interface StoppedJob {
  /** The job's `JobModifyIndex`. */
  readonly index: number;
  /** Of the write; empty where none was needed, or its answer is lost. */
  readonly evalId: string;
}

/**
 * Stops a job only as it was read. The endpoint that stops a job takes no index to check, so the job is registered as it is but for `Stop`, by
 * check-and-set: for the server that is the same. Where it refuses that, as for a job of several regions, the job is read right before it is stopped.
 *
 * @returns the job's `JobModifyIndex` by it, and the evaluation that it made
 * @throws ServiceError `conflict` when the job was changed meanwhile; what the server refuses with
 */
export async function stopAtIndex(request: StopAtIndex): Promise<StoppedJob> {
  const { live } = request;
  if (live['Multiregion'] !== null && live['Multiregion'] !== undefined) return stopUnguarded(request);
  try {
    return await writeToNomad({ send: () => stopGuarded(request), find: () => findStopped(request) });
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'invalid') return stopUnguarded(request);
    throw error;
  }
}

async function stopGuarded(request: StopAtIndex): Promise<StoppedJob> {
  const { live, namespace, region, evalPriority, policyOverride, nomad } = request;
  try {
    const answer = await nomad.createJob({
      job: { ...live, Stop: true },
      namespace,
      region,
      enforceIndex: live.JobModifyIndex ?? 0,
      evalPriority,
      policyOverride: policyOverride || undefined,
    });
    return { index: answer.JobModifyIndex, evalId: answer.EvalID };
  } catch (error) {
    // It may be with our own request, sent twice.
    const stopped = isConflict(error) ? await findStopped(request) : undefined;
    if (stopped !== undefined) return stopped;
    throw error;
  }
}

/**
 * A job that is stopped, or gone; undefined of one that runs on as it was.
 *
 * @throws ServiceError `conflict` when it runs on as another one
 */
async function findStopped({ live, namespace, region, nomad }: StopAtIndex): Promise<StoppedJob | undefined> {
  const now = await liveJob(nomad, { id: live.ID, namespace, region });
  const index = now?.JobModifyIndex ?? live.JobModifyIndex ?? 0;
  if (now === undefined || now.Stop === true) return { index, evalId: '' };
  if (now.JobModifyIndex !== live.JobModifyIndex) throw changed(live, now);
  return undefined;
}

async function stopUnguarded(request: StopAtIndex): Promise<StoppedJob> {
  const { live, namespace, region, evalPriority, nomad } = request;
  const stopped = await findStopped(request);
  if (stopped !== undefined) return stopped;
  const { EvalID: evalId } = await stopOnce({ id: live.ID, namespace, region, evalPriority }, nomad);
  return { index: live.JobModifyIndex ?? 0, evalId };
}

function changed(live: Job, now: Job): ServiceError {
  return changedMeanwhile(live.ID, 'index', live.JobModifyIndex ?? 0, now.JobModifyIndex ?? 0);
}
