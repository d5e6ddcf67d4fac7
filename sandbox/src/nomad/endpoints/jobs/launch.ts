import { randomUUID } from 'node:crypto';
import { type ApiResponse, type ApiRequest, Refusal } from '../../../http/exchange.ts';
import { decodeBase64 } from '../../base64.ts';
import { listChildren, launchChild } from '../../cluster/children.ts';
import { isLaunched } from '../../cluster/launches.ts';
import type { StoredJob } from '../../shapes/jobs.ts';
import { DispatchRequest } from '../../shapes/requests.ts';
import { readBody, readNamespace, type World } from '../../world.ts';

interface Dispatch {
  readonly payload: Buffer;
  readonly meta: Readonly<Record<string, string>>;
  readonly prefix: string;
  /** 0 stands for the priority of the parent. */
  readonly priority: number;
}

/** POST /v1/job/:id/dispatch: launches a parameterized job. */
export function handleDispatch(request: ApiRequest, id: string, world: World): ApiResponse {
  const body = readBody(request, DispatchRequest);
  const payload = decodeBase64(body.Payload ?? '');
  if ((body.JobID ?? '') !== '' && body.JobID !== id) throw new Refusal(400, 'Job ID does not match');
  const { Meta: meta, IdPrefixTemplate: prefix, Priority: priority } = body;
  return dispatch(request, id, { payload, meta: meta ?? {}, prefix: prefix ?? '', priority: priority ?? 0 }, world);
}

/** POST /v1/job/:id/dispatch/payload: dispatches with the raw body as payload. */
export function handleDispatchPayload(request: ApiRequest, id: string, world: World): ApiResponse {
  return dispatch(request, id, { payload: request.bytes, meta: {}, prefix: '', priority: 0 }, world);
}

function dispatch(request: ApiRequest, id: string, settings: Dispatch, world: World): ApiResponse {
  const parent = world.store.findJob(readNamespace(request), id);
  if (parent === undefined) throw new Refusal(500, 'parameterized job not found');
  if (parent.ParameterizedJob === null || parent.Dispatched)
    throw new Refusal(500, `Specified job "${id}" is not a parameterized job`);
  if (parent.Stop) throw new Refusal(500, `Specified job "${id}" is stopped`);
  const priority = settings.priority === 0 ? parent.Priority : settings.priority;
  checkPayload(settings.payload, parent.ParameterizedJob.Payload, world.dialect.payloadLimit);
  checkMeta(settings.meta, parent.ParameterizedJob);
  if (priority < 1 || priority > 100) throw new Refusal(500, 'dispatch job priority must be between [1, 100]');
  const token = request.query.get('idempotency_token') ?? '';
  const before = listChildren(world.store, parent).find(
    (job) => token !== '' && job.DispatchIdempotencyToken === token,
  );
  if (before !== undefined) return createDispatchResponse(before, before.ModifyIndex, '');
  const seconds = Math.floor(world.clock.now() / 1e9);
  const prefix = settings.prefix === '' ? '' : `${settings.prefix}-`;
  const changes = {
    ID: `${parent.ID}/dispatch-${prefix}${seconds}-${randomUUID().slice(0, 8)}`,
    Dispatched: true,
    DispatchIdempotencyToken: token,
    Priority: priority,
    Payload: settings.payload.length === 0 ? null : settings.payload.toString('base64'),
    Meta: parent.Meta === null && Object.keys(settings.meta).length === 0 ? null : { ...parent.Meta, ...settings.meta },
  };
  const { child, index, evaluation } = launchChild(parent, changes, 'job-register', world);
  world.launches.track(child);
  return createDispatchResponse(child, index, evaluation?.ID ?? '');
}

function createDispatchResponse(child: StoredJob, index: number, EvalID: string): ApiResponse {
  const json = {
    DispatchedJobID: child.ID,
    EvalID,
    EvalCreateIndex: EvalID === '' ? 0 : child.CreateIndex,
    JobCreateIndex: child.CreateIndex,
    Index: index,
  };
  return { status: 200, json, headers: { 'X-Nomad-Index': String(index) } };
}

function checkPayload(payload: Buffer, rule: string, limit: number): void {
  if (rule === 'required' && payload.length === 0)
    throw new Refusal(500, 'Payload is not provided but required by parameterized job');
  if (rule === 'forbidden' && payload.length > 0)
    throw new Refusal(500, 'Payload provided but forbidden by parameterized job');
  if (payload.length > limit) throw new Refusal(500, `Payload exceeds maximum size; ${payload.length} > ${limit}`);
}

function checkMeta(meta: Readonly<Record<string, string>>, rules: NonNullable<StoredJob['ParameterizedJob']>): void {
  const requiredKeys = rules.MetaRequired ?? [];
  const allowedKeys = new Set([...requiredKeys, ...(rules.MetaOptional ?? [])]);
  const otherKeys = Object.keys(meta).filter((key) => !allowedKeys.has(key));
  if (otherKeys.length > 0)
    throw new Refusal(500, `Dispatch request included unpermitted metadata keys: [${otherKeys.join(' ')}]`);
  const missingKeys = requiredKeys.filter((key) => !Object.hasOwn(meta, key));
  if (missingKeys.length > 0)
    throw new Refusal(500, `Dispatch did not provide required meta keys: [${missingKeys.join(' ')}]`);
}

/** POST /v1/job/:id/periodic/force: launches a periodic job now. */
export function handleForce(request: ApiRequest, id: string, { store, launches }: World): ApiResponse {
  const job = store.findJob(readNamespace(request), id);
  if (job === undefined) throw new Refusal(500, 'job not found');
  if (job.Periodic === null) throw new Refusal(500, "can't force launch non-periodic job");
  if (!isLaunched(job)) {
    const reason = `can't force run non-tracked job "${job.ID}" (${job.Namespace})`;
    throw new Refusal(500, `force launch for job "${job.ID}" failed: ${reason}`);
  }
  const { evaluation, index } = launches.launch(job);
  const json = { EvalID: evaluation?.ID ?? '', EvalCreateIndex: index, Index: index };
  return { status: 200, json, headers: { 'X-Nomad-Index': String(index) } };
}
