import { type ApiResponse, type ApiRequest, Refusal } from '../../../http/exchange.ts';
import { isParentJob, updateStatus } from '../../cluster/status.ts';
import { carryPolicies, isSameSpec, createNextVersion } from '../../job/versions.ts';
import type { StoredJob } from '../../shapes/jobs.ts';
import type { Sent } from '../../shapes/kinds.ts';
import { RegisterRequest } from '../../shapes/requests.ts';
import { readBody, readJob, type World, respond } from '../../world.ts';
import { admitJob } from './admit.ts';
import { storeSubmission } from './submission.ts';

/** POST /v1/jobs and /v1/job/:id: registers a job as its first or next version, or unchanged. */
export function handleRegister(request: ApiRequest, id: string | undefined, world: World): ApiResponse {
  const body = readBody(request, RegisterRequest);
  const sentJob = readJob(body, request);
  if (sentJob.ID === null) throw new Refusal(400, "Job ID hasn't been provided");
  if (id !== undefined && sentJob.ID !== id) throw new Refusal(400, 'Job ID does not match name');
  const priority = clampPriority(body.EvalPriority ?? 0);
  if (sentJob.Type === 'system' && (sentJob.TaskGroups ?? []).some(({ Scaling }) => Scaling !== null)) {
    throw new Refusal(400, 'Task groups with job type system do not support scaling blocks');
  }
  const { job, warnings } = admitJob(sentJob, world);
  world.acl?.access.check(request, job.Namespace, ['submit-job', 'register-job']);
  for (const { Type } of (job.TaskGroups ?? []).flatMap(({ Volumes }) => Object.values(Volumes ?? {})))
    world.acl?.access.check(request, job.Namespace, [Type === 'host' ? 'host_volume' : 'csi-mount-volume']);
  job.NomadTokenID = world.acl?.access.findToken(request).AccessorID ?? '';
  const existing = world.store.findJob(job.Namespace, job.ID);
  checkIndex(body, existing);
  if (existing !== undefined) {
    checkKind(existing, job);
    if (body.PreserveCounts === true) keepCounts(existing, job);
  }
  const answer = storeJob(job, existing, priority, warnings, world);
  const current = world.store.findJob(job.Namespace, job.ID);
  if (current !== undefined) storeSubmission(body.Submission, current, world.store);
  return answer;
}

/** Stores a validated job as the first or next version, or unchanged. */
export function storeJob(
  job: StoredJob,
  existing: StoredJob | undefined,
  priority: number,
  warnings: string,
  { store, scheduler, clock, launches }: World,
): ApiResponse {
  const index = store.next();
  carryPolicies(job, existing);
  const isSame = existing !== undefined && isSameSpec(existing, job);
  const current = isSame ? existing : createNextVersion(job, existing, index, clock.now());
  if (!isSame) store.put(current);
  if (isParentJob(current)) {
    if (!isSame) launches.track(current);
    updateStatus(store, current);
    return respond(index, {
      EvalCreateIndex: 0,
      EvalID: '',
      JobModifyIndex: current.JobModifyIndex,
      Warnings: warnings,
    });
  }
  const evaluation = scheduler.evaluate(current, 'job-register', index, priority === 0 ? current.Priority : priority);
  updateStatus(store, current);
  // For an unchanged job Nomad returns the index of any change, not that of its specification.
  return respond(index, {
    EvalCreateIndex: index,
    EvalID: evaluation.ID,
    JobModifyIndex: isSame ? current.ModifyIndex : index,
    Warnings: warnings,
  });
}

/** Check-and-set: with `EnforceIndex` the job must have the expected index; 0 means that it must not exist. */
function checkIndex(body: Sent<typeof RegisterRequest>, existing: StoredJob | undefined): void {
  if (body.EnforceIndex !== true) return;
  const index = body.JobModifyIndex ?? 0;
  const prefix = `Enforcing job modify index ${index}: job`;
  if (index === 0 && existing !== undefined) throw new Refusal(500, `${prefix} already exists`);
  if (index !== 0 && existing === undefined) throw new Refusal(500, `${prefix} does not exist`);
  if (index !== 0 && existing?.JobModifyIndex !== index) {
    throw new Refusal(500, `${prefix} exists with conflicting job modify index: ${existing?.JobModifyIndex}`);
  }
}

/** The type of a job cannot change between versions. */
function checkKind(existing: StoredJob, job: StoredJob): void {
  if (existing.Type !== job.Type)
    throw new Refusal(500, `cannot update job from type "${existing.Type}" to "${job.Type}"`);
  const kinds = [
    ['periodic', existing.Periodic !== null, job.Periodic !== null],
    // A job that is registered again does not count as dispatched.
    ['parameterized', existing.ParameterizedJob !== null && !existing.Dispatched, job.ParameterizedJob !== null],
  ] as const;
  for (const [kind, was, is] of kinds) {
    if (was && !is) throw new Refusal(500, `cannot update ${kind} job to being non-${kind}`);
    if (!was && is) throw new Refusal(500, `cannot update non-${kind} job to being ${kind}`);
  }
}

function keepCounts(existing: StoredJob, job: StoredJob): void {
  for (const group of job.TaskGroups ?? [])
    group.Count = existing.TaskGroups?.find(({ Name }) => Name === group.Name)?.Count ?? group.Count;
}

/** Returns the evaluation priority that a request sets; 0 if it sets none. */
function clampPriority(priority: number): number {
  if (priority < 0 || priority > 100) throw new Refusal(400, 'Eval priority must be between 1 and 100 inclusively');
  return priority;
}
