import { randomUUID } from 'node:crypto';
import { type Answer, type Ask, Refusal } from '../../../http/exchange.ts';
import { decodeBase64 } from '../../base64.ts';
import { listChildren, launchChild } from '../../cluster/children.ts';
import { isLaunched } from '../../cluster/launches.ts';
import type { KeptJob } from '../../shapes/jobs.ts';
import { DispatchRequest } from '../../shapes/requests.ts';
import { readBody, readNamespace, type World } from '../../world.ts';

interface Dispatch {
  readonly payload: Buffer;
  readonly meta: Readonly<Record<string, string>>;
  readonly prefix: string;
  /** 0 for the priority of the parent. */
  readonly priority: number;
}

/** POST /v1/job/:id/dispatch: launches a parameterized job. */
export function answerDispatch(ask: Ask, id: string, world: World): Answer {
  const request = readBody(ask, DispatchRequest);
  const payload = decodeBase64(request.Payload ?? '');
  if ((request.JobID ?? '') !== '' && request.JobID !== id) throw new Refusal(400, 'Job ID does not match');
  const { Meta: meta, IdPrefixTemplate: prefix, Priority: priority } = request;
  return dispatch(ask, id, { payload, meta: meta ?? {}, prefix: prefix ?? '', priority: priority ?? 0 }, world);
}

/** POST /v1/job/:id/dispatch/payload: dispatches with the raw body as payload. */
export function answerDispatchPayload(ask: Ask, id: string, world: World): Answer {
  return dispatch(ask, id, { payload: ask.bytes, meta: {}, prefix: '', priority: 0 }, world);
}

function dispatch(ask: Ask, id: string, what: Dispatch, world: World): Answer {
  const parent = world.store.job(readNamespace(ask), id);
  if (parent === undefined) throw new Refusal(500, 'parameterized job not found');
  if (parent.ParameterizedJob === null || parent.Dispatched)
    throw new Refusal(500, `Specified job "${id}" is not a parameterized job`);
  if (parent.Stop) throw new Refusal(500, `Specified job "${id}" is stopped`);
  const priority = what.priority === 0 ? parent.Priority : what.priority;
  checkPayload(what.payload, parent.ParameterizedJob.Payload, world.dialect.payloadLimit);
  checkMeta(what.meta, parent.ParameterizedJob);
  if (priority < 1 || priority > 100) throw new Refusal(500, 'dispatch job priority must be between [1, 100]');
  const token = ask.query.get('idempotency_token') ?? '';
  const before = listChildren(world.store, parent).find(
    (job) => token !== '' && job.DispatchIdempotencyToken === token,
  );
  if (before !== undefined) return dispatched(before, before.ModifyIndex, '');
  const seconds = Math.floor(world.clock.now() / 1e9);
  const prefix = what.prefix === '' ? '' : `${what.prefix}-`;
  const changes = {
    ID: `${parent.ID}/dispatch-${prefix}${seconds}-${randomUUID().slice(0, 8)}`,
    Dispatched: true,
    DispatchIdempotencyToken: token,
    Priority: priority,
    Payload: what.payload.length === 0 ? null : what.payload.toString('base64'),
    Meta: parent.Meta === null && Object.keys(what.meta).length === 0 ? null : { ...parent.Meta, ...what.meta },
  };
  const { child, index, evaluation } = launchChild(parent, changes, 'job-register', world);
  world.launches.track(child);
  return dispatched(child, index, evaluation?.ID ?? '');
}

function dispatched(child: KeptJob, index: number, EvalID: string): Answer {
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

function checkMeta(meta: Readonly<Record<string, string>>, rules: NonNullable<KeptJob['ParameterizedJob']>): void {
  const required = rules.MetaRequired ?? [];
  const permitted = new Set([...required, ...(rules.MetaOptional ?? [])]);
  const unpermitted = Object.keys(meta).filter((key) => !permitted.has(key));
  if (unpermitted.length > 0)
    throw new Refusal(500, `Dispatch request included unpermitted metadata keys: [${unpermitted.join(' ')}]`);
  const missing = required.filter((key) => !Object.hasOwn(meta, key));
  if (missing.length > 0) throw new Refusal(500, `Dispatch did not provide required meta keys: [${missing.join(' ')}]`);
}

/** POST /v1/job/:id/periodic/force: launches a periodic job now. */
export function answerForce(ask: Ask, id: string, { store, launches }: World): Answer {
  const job = store.job(readNamespace(ask), id);
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
