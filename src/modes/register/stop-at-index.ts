import { liveJob } from '../../operations/find-job.ts';
import { isConflict, stateAfter, stateOf, changedMeanwhile, writeToNomad } from '../../operations/write-permitted.ts';
import { ServiceError } from '../../errors.ts';
import { stopOnce } from '../../operations/stop-job.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { Permit } from '../../gate/gate.ts';

export interface StopAtIndex {
  /** The job as it was read when the stop was decided. */
  readonly live: Job;
  readonly namespace: string;
  readonly region: string | undefined;
  readonly evalPriority: number | undefined;
  readonly policyOverride: boolean;
  /** Asks the gate, right before each request. */
  readonly permit: () => Permit<'stop'>;
  readonly nomad: Pick<Nomad, 'createJob' | 'readJob' | 'stopJob'>;
}

export interface StoppedJob {
  /** The job's `JobModifyIndex`. */
  readonly index: number;
  /** Empty where no write was needed, or its answer was lost. */
  readonly evalId: string;
}

/**
 * Stops a job only as it was read. The endpoint that stops a job has no check-and-set, so the job is registered with `Stop: true` and an enforced index,
 * which has the same effect. Where Nomad refuses that, as for a multiregion job, the job is read right before it is stopped.
 *
 * @throws ServiceError `conflict` when the job was changed in the meantime; Nomad's refusal
 */
export async function stopAtIndex(request: StopAtIndex): Promise<StoppedJob> {
  const { live } = request;
  if (live['Multiregion'] !== null && live['Multiregion'] !== undefined) return stopUnguarded(request);
  try {
    return await writeToNomad({
      from: () => stateOf(live),
      permit: request.permit,
      send: (permit) => stopGuarded(permit, request),
      find: () => findStopped(request),
      to: ({ index }) => stateAfter(request.nomad, { ...request, id: live.ID }, index),
    });
  } catch (error) {
    if (error instanceof ServiceError && (error.reason === 'parse' || error.reason === 'input'))
      return stopUnguarded(request);
    throw error;
  }
}

async function stopGuarded(permit: Permit<'stop'>, request: StopAtIndex): Promise<StoppedJob> {
  const { live, namespace, region, evalPriority, policyOverride, nomad } = request;
  try {
    const answer = await nomad.createJob(permit, {
      job: { ...live, Stop: true },
      namespace,
      region,
      enforceIndex: live.JobModifyIndex ?? 0,
      evalPriority,
      policyOverride: policyOverride || undefined,
    });
    return { index: answer.JobModifyIndex, evalId: answer.EvalID };
  } catch (error) {
    // The conflict may be with the first of two sent requests.
    const stopped = isConflict(error) ? await findStopped(request) : undefined;
    if (stopped !== undefined) return stopped;
    throw error;
  }
}

/**
 * Undefined while the job runs unchanged.
 *
 * @throws ServiceError `conflict` when it runs with changes
 */
async function findStopped({ live, namespace, region, nomad }: StopAtIndex): Promise<StoppedJob | undefined> {
  const now = await liveJob(nomad, { id: live.ID, namespace, region });
  const index = now?.JobModifyIndex ?? live.JobModifyIndex ?? 0;
  if (now === undefined || now.Stop === true) return { index, evalId: '' };
  if (now.JobModifyIndex !== live.JobModifyIndex) throw changed(live, now);
  return undefined;
}

async function stopUnguarded(request: StopAtIndex): Promise<StoppedJob> {
  const { live, namespace, region, evalPriority, permit, nomad } = request;
  const stopped = await findStopped(request);
  if (stopped !== undefined) return stopped;
  const { EvalID: evalId } = await stopOnce({ id: live.ID, namespace, region, evalPriority }, permit, nomad);
  return { index: live.JobModifyIndex ?? 0, evalId };
}

function changed(live: Job, now: Job): ServiceError {
  return changedMeanwhile(live.ID, 'index', live.JobModifyIndex ?? 0, now.JobModifyIndex ?? 0);
}
