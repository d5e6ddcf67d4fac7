import pMap from 'p-map';
import { orUndefined, ServiceError } from '../errors.ts';
import { isParentJob } from '../nomad-plan/spec.ts';
import { readLiveJob } from './find-job.ts';
import { createConflictError, isConflict, readStateAfter, toState, writeToNomad } from './write-permitted.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { JobStub } from '../clients/nomad/jobs/read.ts';
import type { RegisterJobRequest, JobRegistration, StopJobRequest } from '../clients/nomad/jobs/change.ts';
import type { JobTarget } from '../clients/nomad/wire/call.ts';
import type { Nomad } from '../clients/nomad/client.ts';
import type { Permit } from '../gate/gate.ts';

const concurrency = 10;

export type ChildJob = Pick<JobStub, 'ID' | 'Stop' | 'JobModifyIndex'>;

interface FamilyStop<End> {
  readonly address: Omit<JobTarget, 'id'>;
  readonly nomad: Pick<Nomad, 'pages'>;
  readonly stopsChildren: boolean;
  /** Stops the job, and if `stopsChildren`, each of its running child jobs. */
  readonly stop: (job: ChildJob) => Promise<End>;
  readonly keepChild: (child: ChildJob) => Promise<End> | End;
}

/**
 * Stops a job, then, if `stopsChildren`, the child jobs of a parameterized or periodic job, which then launches no more.
 *
 * @returns the results for the job and its running child jobs; `undefined` if these could not be listed
 * @throws ServiceError if child jobs must stop and cannot be listed: nothing was written
 */
export async function stopWithChildren<End>(
  live: Job,
  { address, nomad, stopsChildren, stop, keepChild }: FamilyStop<End>,
): Promise<{ readonly job: End; readonly children: readonly End[] | undefined }> {
  const list = async (): Promise<readonly ChildJob[]> => listChildren(live, address, nomad);
  const before = stopsChildren ? await list() : undefined;
  const job = await stop({ ID: live.ID, Stop: live.Stop === true, JobModifyIndex: live.JobModifyIndex ?? 0 });
  const runningChildren = (await orUndefined(list())) ?? before;
  const children = runningChildren && (await pMap(runningChildren, stopsChildren ? stop : keepChild, { concurrency }));
  return { job, children };
}

/** The child jobs of a parameterized or periodic job that are not dead; without a request for any other job. */
export async function listChildren(
  live: Job,
  address: Omit<JobTarget, 'id'>,
  nomad: Pick<Nomad, 'pages'>,
): Promise<readonly JobStub[]> {
  if (!isParentJob(live)) return [];
  const pages = await Array.fromAsync(nomad.pages.listJobs({ ...address, prefix: `${live.ID}/` }));
  return pages.flatMap(({ jobs }) => jobs.filter((job) => job.ParentID === live.ID && job.Status !== 'dead'));
}

type Allocations = Awaited<ReturnType<Nomad['listJobAllocations']>>;

const endedStatuses: ReadonlySet<string> = new Set(['complete', 'failed', 'lost']);

/** Selects the running allocations, including pending ones and allocations on disconnected nodes. */
export function filterRunning(allocations: Allocations): Allocations {
  return allocations.filter(({ ClientStatus }) => !endedStatuses.has(ClientStatus));
}

type Stopped = Pick<JobRegistration, 'EvalID' | 'JobModifyIndex'>;

/** Requests a permit from the gate, immediately before each write. */
type RequestPermit = () => Permit<'stop'> | Promise<Permit<'stop'>>;

/**
 * Stops or purges a job exactly once: a second stop would create a second version.
 *
 * @param judgedIndex the `JobModifyIndex` that the job must still have: the endpoint has no check-and-set, so the job is read immediately before each request
 * @throws ActionError the refusal of Nomad, or an error if the outcome is unknown; `conflict` if the job has a different index
 */
export async function stopOnce(
  request: StopJobRequest,
  permit: RequestPermit,
  nomad: Pick<Nomad, 'stopJob' | 'readJob'>,
  judgedIndex?: number,
): Promise<Stopped> {
  const { id, namespace, region, purge = false } = request;
  const job = { id, namespace, region };
  let before: Job | undefined;
  return writeToNomad<'stop', Stopped>({
    readBefore: () => (before === undefined ? null : toState(before)),
    async requestPermit() {
      before = await readLiveJob(nomad, job);
      const index = before?.JobModifyIndex ?? judgedIndex;
      if (judgedIndex !== undefined && index !== undefined && index !== judgedIndex)
        throw createConflictError(id, before?.Version);
      return permit();
    },
    send: async (newPermit) => nomad.stopJob(newPermit, request),
    async findEffect() {
      const live = await readLiveJob(nomad, job);
      const isDone = live === undefined || (live.Stop === true && !purge);
      return isDone ? { EvalID: '', JobModifyIndex: live?.JobModifyIndex ?? 0 } : undefined;
    },
    readAfter: async ({ JobModifyIndex }) => (purge ? null : readStateAfter(nomad, job, JobModifyIndex)),
  });
}

interface StopAtIndex extends Pick<RegisterJobRequest, 'policyOverride'> {
  /** The job that was read before the stop was decided. */
  readonly live: Job;
  readonly target: Required<JobTarget>;
  readonly permit: RequestPermit;
  readonly nomad: Pick<Nomad, 'createJob' | 'readJob' | 'stopJob'>;
}

/**
 * Stops a job only if it is unchanged since it was read. The endpoint that stops a job has no check-and-set, so the job is registered with `Stop: true` and an enforced index,
 * which has the same effect, except on a child job: it would lose its parent. If Nomad refuses that, as for a multiregion job, the job is read immediately
 * before it is stopped.
 *
 * @throws ServiceError `conflict` if the job was changed in the meantime; the refusal of Nomad
 */
export async function stopAtIndex(request: StopAtIndex): Promise<Stopped> {
  const { live, target, permit: requestPermit, nomad } = request;
  if (live['Multiregion'] !== null && live['Multiregion'] !== undefined) return stopUnguarded(request);
  try {
    return await writeToNomad({
      readBefore: () => toState(live),
      requestPermit,
      send: (newPermit) => stopGuarded(newPermit, request),
      findEffect: () => findStopped(request),
      readAfter: ({ JobModifyIndex }) => readStateAfter(nomad, target, JobModifyIndex),
    });
  } catch (error) {
    if (error instanceof ServiceError && (error.reason === 'parse' || error.reason === 'input'))
      return stopUnguarded(request);
    throw error;
  }
}

async function stopGuarded(permit: Permit<'stop'>, request: StopAtIndex): Promise<Stopped> {
  const { live, target, policyOverride, nomad } = request;
  try {
    return await nomad.createJob(permit, {
      job: { ...live, Stop: true },
      namespace: target.namespace,
      region: target.region,
      enforceIndex: live.JobModifyIndex ?? 0,
      policyOverride: policyOverride || undefined,
    });
  } catch (error) {
    // The conflict may be with the first of two sent requests.
    const stoppedJob = isConflict(error) ? await findStopped(request) : undefined;
    if (stoppedJob !== undefined) return stoppedJob;
    throw error;
  }
}

/** `undefined` while the job runs unchanged. @throws ServiceError `conflict` when it runs with changes */
async function findStopped({ live, target, nomad }: StopAtIndex): Promise<Stopped | undefined> {
  const current = await readLiveJob(nomad, target);
  const before = live.JobModifyIndex ?? 0;
  const JobModifyIndex = current?.JobModifyIndex ?? before;
  if (current === undefined || current.Stop === true) return { EvalID: '', JobModifyIndex };
  if (JobModifyIndex !== before) throw createConflictError(live.ID, current.Version);
  return undefined;
}

async function stopUnguarded(request: StopAtIndex): Promise<Stopped> {
  const { live, target, permit, nomad } = request;
  return (await findStopped(request)) ?? stopOnce(target, permit, nomad, live.JobModifyIndex ?? undefined);
}
