import { liveJob } from '../../operations/find-job.ts';
import { isConflict, stateAfter, stateOf, changedMeanwhile, writeToNomad } from '../../operations/write-permitted.ts';
import { ServiceError } from '../../errors.ts';
import { stopOnce } from '../../operations/stop-job.ts';
import type { JobTarget } from '../../clients/nomad/wire/target.ts';
import type { RegisterInputs } from './inputs.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { Permit } from '../../gate/gate.ts';

interface StopAtIndex {
  /** The job as it was read when the stop was decided. */
  readonly live: Job;
  readonly target: Required<JobTarget>;
  /** Asks the gate, right before each request. */
  readonly permit: () => Permit<'stop'>;
  readonly inputs: Pick<RegisterInputs, 'evalPriority' | 'policyOverride'>;
  readonly nomad: Pick<Nomad, 'createJob' | 'readJob' | 'stopJob'>;
}

/** `index`: the job's `JobModifyIndex`. */
type StoppedJob = { readonly index: number };

/**
 * Stops a job only as it was read. The endpoint that stops a job has no check-and-set, so the job is registered with `Stop: true` and an enforced index,
 * which has the same effect. Where Nomad refuses that, as for a multiregion job, the job is read right before it is stopped.
 *
 * @throws ServiceError `conflict` when the job was changed in the meantime; Nomad's refusal
 */
export async function stopAtIndex(request: StopAtIndex): Promise<StoppedJob> {
  const { live, target, permit, nomad } = request;
  if (live['Multiregion'] !== null && live['Multiregion'] !== undefined) return stopUnguarded(request);
  try {
    return await writeToNomad({
      from: () => stateOf(live),
      permit,
      send: (allowed) => stopGuarded(allowed, request),
      find: () => findStopped(request),
      to: ({ index }) => stateAfter(nomad, target, index),
    });
  } catch (error) {
    if (error instanceof ServiceError && (error.reason === 'parse' || error.reason === 'input'))
      return stopUnguarded(request);
    throw error;
  }
}

async function stopGuarded(permit: Permit<'stop'>, request: StopAtIndex): Promise<StoppedJob> {
  const { live, target, inputs, nomad } = request;
  try {
    const answer = await nomad.createJob(permit, {
      job: { ...live, Stop: true },
      namespace: target.namespace,
      region: target.region,
      enforceIndex: live.JobModifyIndex ?? 0,
      evalPriority: inputs.evalPriority,
      policyOverride: inputs.policyOverride || undefined,
    });
    return { index: answer.JobModifyIndex };
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
async function findStopped({ live, target, nomad }: StopAtIndex): Promise<StoppedJob | undefined> {
  const now = await liveJob(nomad, target);
  const [before, index] = [live.JobModifyIndex ?? 0, now?.JobModifyIndex ?? live.JobModifyIndex ?? 0];
  if (now === undefined || now.Stop === true) return { index };
  if (index !== before) throw changedMeanwhile(live.ID, 'index', before, index);
  return undefined;
}

async function stopUnguarded(request: StopAtIndex): Promise<StoppedJob> {
  const { live, target, inputs, permit, nomad } = request;
  const stopped = await findStopped(request);
  if (stopped !== undefined) return stopped;
  await stopOnce({ ...target, evalPriority: inputs.evalPriority }, permit, nomad);
  return { index: live.JobModifyIndex ?? 0 };
}
