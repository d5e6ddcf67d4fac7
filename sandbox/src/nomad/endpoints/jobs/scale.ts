import { type ApiResponse, type ApiRequest, Refusal } from '../../../http/exchange.ts';
import { isParentJob, updateStatus } from '../../cluster/status.ts';
import { createNextVersion } from '../../job/versions.ts';
import type { StoredGroup, StoredJob } from '../../shapes/jobs.ts';
import type { Sent } from '../../shapes/kinds.ts';
import { ScalingRequest, ScalingRequestWithText } from '../../shapes/requests.ts';
import { isTerminal } from '../../state/records.ts';
import type { Store } from '../../state/store.ts';
import { readBody, requireJob, readNamespace, readHeaders, type World, respond } from '../../world.ts';

type Scaling = Sent<typeof ScalingRequest> | Sent<typeof ScalingRequestWithText>;

/** GET /v1/job/:id/scale: desired and actual counts of each group, and its scaling events. */
export function handleScaleStatus(request: ApiRequest, id: string, world: World): ApiResponse {
  const { store } = world;
  const job = requireJob(request, id, world);
  const groups = (job.TaskGroups ?? []).map((group) => [group.Name, groupStatus(job, group, store)]);
  const json = {
    JobID: job.ID,
    Namespace: job.Namespace,
    JobCreateIndex: job.CreateIndex,
    JobModifyIndex: job.ModifyIndex,
    JobStopped: job.Stop,
    TaskGroups: Object.fromEntries(groups),
  };
  return { status: 200, json, headers: readHeaders(store.index) };
}

function groupStatus(job: StoredJob, group: StoredGroup, store: Store): unknown {
  const live = store
    .listAllocations(job)
    .filter((item) => item.TaskGroup === group.Name && !isTerminal(item) && item.Health?.Canary !== true);
  return {
    Desired: group.Count,
    Placed: live.length,
    Running: live.filter(({ ClientStatus }) => ClientStatus === 'running').length,
    Healthy: live.filter(({ Health }) => Health?.Healthy === true).length,
    Unhealthy: live.filter(({ Health }) => Health?.Healthy === false).length,
    Events: store.notes.listScalings(job, group.Name),
  };
}

/** POST /v1/job/:id/scale: sets a group's count, or only records an event. */
export function handleScale(request: ApiRequest, id: string, world: World): ApiResponse {
  const { errorIsText } = world.dialect;
  const body: Scaling = errorIsText ? readBody(request, ScalingRequestWithText) : readBody(request, ScalingRequest);
  if (errorIsText && (body.Message ?? '') === '' && (body.Error ?? '') === '')
    throw new Refusal(400, 'one of Message and Error must be given');
  const groupName = checkRequest(body, readNamespace(request), id);
  const job = requireJob(request, id, world, `job "${id}" not found`);
  if (job.Type === 'system' && (body.Count ?? 0) > 1)
    throw new Refusal(400, 'jobs of type "system" can only be scaled between 0 and 1');
  const group = job.TaskGroups?.find(({ Name }) => Name === groupName);
  if (group === undefined)
    throw new Refusal(400, `task group "${groupName}" specified for scaling does not exist in job`);
  if (body.Count !== null) checkCount(body.Count, group);
  const scaledJob = body.Count === null ? undefined : scale(job, group, body, body.Count, world);
  const index = world.store.next();
  world.store.notes.addScaling(job, group.Name, {
    Time: world.clock.now(),
    Count: body.Count,
    PreviousCount: group.Count,
    Message: body.Message ?? '',
    Error: body.Error ?? (errorIsText ? '' : false),
    Meta: body.Meta,
    EvalID: scaledJob?.evalId || null,
    CreateIndex: index,
  });
  const answer = respond(index, {
    EvalCreateIndex: scaledJob?.evalIndex ?? 0,
    EvalID: scaledJob?.evalId ?? '',
    JobModifyIndex: scaledJob?.index ?? job.ModifyIndex,
    Warnings: '',
  });
  return { ...answer, json: { ...(answer.json as object), KnownLeader: true } };
}

/** Returns the group of a valid request. */
function checkRequest({ Target, Count, Error: failed }: Scaling, namespace: string, id: string): string {
  const { Job, Namespace, Group = '' } = Target ?? {};
  if (Job !== undefined && Job !== '' && Job !== id) throw new Refusal(400, 'job ID in payload did not match URL');
  if (Namespace !== undefined && Namespace !== '' && Namespace !== namespace)
    throw new Refusal(400, 'namespace in payload did not match header');
  if (Group === '') throw new Refusal(400, 'missing task group name for scaling action');
  if (Count !== null && Count < 0) throw new Refusal(400, "scaling action count can't be negative");
  if (Count !== null && failed !== null && failed !== false && failed !== '')
    throw new Refusal(400, 'scaling action should not contain count if error is true');
  return Group;
}

function checkCount(count: number, { Scaling: policy }: StoredGroup): void {
  if (policy === null) return;
  if (count < policy.Min)
    throw new Refusal(400, `group count was less than scaling policy minimum: ${count} < ${policy.Min}`);
  if (count > policy.Max)
    throw new Refusal(400, `group count was greater than scaling policy maximum: ${count} > ${policy.Max}`);
}

/** Creates a version with the new count, even if it equals the old one. A parameterized or periodic job gets no evaluation. */
function scale(
  job: StoredJob,
  group: StoredGroup,
  body: Scaling,
  count: number,
  { store, scheduler, clock }: World,
): { index: number; evalId: string; evalIndex: number } {
  if (store.findLatestDeployment(job)?.Status === 'running')
    throw new Refusal(400, 'job scaling blocked due to active deployment');
  const requiredIndex = body.JobModifyIndex ?? 0;
  if (requiredIndex > 0 && requiredIndex !== job.JobModifyIndex) {
    const conflict = `job exists with conflicting job modify index: ${job.JobModifyIndex}`;
    throw new Refusal(500, `Enforcing job modify index ${requiredIndex}: ${conflict}`);
  }
  const index = store.next();
  const groups = (job.TaskGroups ?? []).map((item) => (item === group ? { ...item, Count: count } : item));
  // A change of the count does not make a stable version unstable.
  const next = createNextVersion({ ...job, TaskGroups: groups }, job, index, clock.now());
  const scaledJob = { ...next, Stable: job.Stable };
  store.put(scaledJob);
  if (isParentJob(scaledJob)) return { index, evalId: '', evalIndex: 0 };
  const evaluation = scheduler.evaluate(scaledJob, 'job-scaling', store.next());
  updateStatus(store, scaledJob);
  return { index, evalId: evaluation.ID, evalIndex: evaluation.CreateIndex };
}
