import type { Clock } from '../clock.ts';
import type { Answer, Ask } from '../exchange.ts';
import { Refusal } from '../refusal.ts';
import type { Scheduler } from '../scheduler.ts';
import { takeIn } from '../shapes/intake.ts';
import { Job, type SentJob } from '../shapes/jobs.ts';
import type { Doc, Json } from '../shapes/kinds.ts';
import type { Store } from '../store.ts';

/** What the endpoints work on. */
export interface World {
  readonly store: Store;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
  readonly namespaces: readonly string[];
  readonly pools: readonly string[];
  readonly region: string;
}

/** The namespace that a request is about; a list may ask for all (`*`). */
export function namespaceOf({ query }: Ask): string {
  return query.get('namespace') || 'default';
}

/** A field of a request's body, its key in any case. */
export function fieldOf(body: Json, name: string): Json {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const found = Object.entries(body).find(([key]) => key.toLowerCase() === name.toLowerCase());
  return found?.[1] ?? null;
}

/** The job in a request's body, complete; its namespace is the query's, the body's or its own, in this order. */
export function jobOf(body: Json, ask: Ask): SentJob {
  const given = fieldOf(body, 'Job');
  if (given === null) throw new Refusal(400, 'Job must be specified');
  const job = takeIn(given, Job, 'Job') as unknown as SentJob;
  const ofBody = fieldOf(body, 'Namespace');
  job.Namespace =
    ask.query.get('namespace') || (typeof ofBody === 'string' ? ofBody : '') || job.Namespace || 'default';
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
