import type { Clock } from '../clock.ts';
import { type Answer, type Ask, Refusal } from '../http/exchange.ts';
import type { Acl } from './acl/keys.ts';
import type { Launches } from './cluster/launches.ts';
import type { Scheduler } from './cluster/scheduler.ts';
import type { Dialect } from './dialect.ts';
import { parseBody } from './go-json.ts';
import type { Age } from './old-servers.ts';
import type { Node } from './schedule/nodes.ts';
import { takeIn } from './shapes/intake.ts';
import type { KeptJob, SentJob } from './shapes/jobs.ts';
import type { Doc, Sent, Shape } from './shapes/kinds.ts';
import type { Store } from './state/store.ts';

/** What the endpoints work on. */
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
  /** Which version's endpoints there are. */
  readonly age: Age;
  /** Undefined where everybody may do everything. */
  readonly acl: Acl | undefined;
}

/** The namespace that a request is about; a list may ask for all (`*`). */
export function namespaceOf({ query }: Ask): string {
  return query.get('namespace') || 'default';
}

/** A request's body, complete; `null` is an empty one. Throws a Refusal 400 for what it must not be. */
export function bodyOf<S extends Shape>(ask: Ask, shape: S): Sent<S> {
  return takeIn(parseBody(ask.body) ?? {}, shape) as unknown as Sent<S>;
}

/** The job in a request's body, complete; its namespace is the query's, the body's or its own, in this order. */
export function jobOf({ Job: job, Namespace }: { Job: SentJob | null; Namespace: string | null }, ask: Ask): SentJob {
  if (job === null) throw new Refusal(400, 'Job must be specified');
  return { ...job, Namespace: ask.query.get('namespace') || Namespace || job.Namespace || 'default' };
}

/** The job that a request is about. Throws a Refusal 404 when it is not there. */
export function jobAt(ask: Ask, id: string, { store }: World, missing = 'job not found'): KeptJob {
  const job = store.job(namespaceOf(ask), id);
  if (job === undefined) throw new Refusal(404, missing);
  return job;
}

/** The headers of an answer to a read. */
export function readHeaders(index: number): Record<string, string> {
  return { 'X-Nomad-Index': String(index), 'X-Nomad-Knownleader': 'true', 'X-Nomad-Lastcontact': '0' };
}

/** The answer to a write. */
export function written(index: number, fields: Doc): Answer {
  const meta = { Index: index, LastContact: 0, KnownLeader: false, NextToken: '' };
  return { status: 200, json: { ...fields, ...meta }, headers: { 'X-Nomad-Index': String(index) } };
}
