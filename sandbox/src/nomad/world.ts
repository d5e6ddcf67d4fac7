import type { Clock } from '../clock.ts';
import { type ApiResponse, type ApiRequest, Refusal } from '../http/exchange.ts';
import type { Acl } from './acl/keys.ts';
import type { Launches } from './cluster/launches.ts';
import type { Scheduler } from './cluster/scheduler.ts';
import type { Dialect } from './dialect.ts';
import { parseBody } from './go-json.ts';
import type { Age } from './server-version.ts';
import type { Node } from './schedule/nodes.ts';
import { takeIn } from './shapes/intake.ts';
import type { StoredJob, SentJob } from './shapes/jobs.ts';
import type { Doc, Sent, Shape } from './shapes/kinds.ts';
import type { Store } from './state/store.ts';

/** The state that the endpoints use. */
export interface World {
  readonly store: Store;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
  readonly launches: Launches;
  readonly nodes: readonly Node[];
  readonly namespaces: readonly string[];
  readonly pools: readonly string[];
  readonly region: string;
  readonly dialect: Dialect;
  /** The simulated version of Nomad. */
  readonly age: Age;
  /** `undefined` if ACLs are disabled. */
  readonly acl: Acl | undefined;
}

/** Returns the namespace of a request; `*` for all namespaces of a list. */
export function readNamespace({ query }: ApiRequest): string {
  return query.get('namespace') || 'default';
}

/** Returns a request's complete body, `null` for an empty one. Throws a Refusal 400 for an invalid one. */
export function readBody<S extends Shape>(request: ApiRequest, shape: S): Sent<S> {
  return takeIn(parseBody(request.body) ?? {}, shape) as unknown as Sent<S>;
}

/** Returns the job in a request's body; its namespace is the query's, the body's or its own, in this order. */
export function readJob(
  { Job: job, Namespace }: { Job: SentJob | null; Namespace: string | null },
  request: ApiRequest,
): SentJob {
  if (job === null) throw new Refusal(400, 'Job must be specified');
  return { ...job, Namespace: request.query.get('namespace') || Namespace || job.Namespace || 'default' };
}

/** Returns the job of a request. Throws a Refusal 404 if it does not exist. */
export function requireJob(request: ApiRequest, id: string, { store }: World, message = 'job not found'): StoredJob {
  const job = store.findJob(readNamespace(request), id);
  if (job === undefined) throw new Refusal(404, message);
  return job;
}

export function readHeaders(index: number): Record<string, string> {
  return { 'X-Nomad-Index': String(index), 'X-Nomad-Knownleader': 'true', 'X-Nomad-Lastcontact': '0' };
}

export function respond(index: number, fields: Doc): ApiResponse {
  const meta = { Index: index, LastContact: 0, KnownLeader: false, NextToken: '' };
  return { status: 200, json: { ...fields, ...meta }, headers: { 'X-Nomad-Index': String(index) } };
}
