import { specFields, type SpecField } from './shown-spec.ts';
import { leavesOut, type SecretField } from './secret-fields.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';

/** Fields of a job with a different value each time that its file is parsed. */
export interface RandomFields {
  /** Paths of keys and indexes, as JSON. */
  readonly trails: ReadonlySet<string>;
  readonly values: ReadonlySet<string>;
  /** As a user names the fields: `app/server Env[RUN]`. */
  readonly labels: readonly string[];
}

export const nothingRandom: RandomFields = { trails: new Set(), values: new Set(), labels: [] };

/** The fields that differ between jobs that were parsed from the same text. */
export function randomFields(job: Job, others: readonly Job[], secret: readonly SecretField[]): RandomFields {
  const own = specFields(job);
  const all = [own, ...others.map(specFields)];
  const trails = new Set<string>();
  const values = new Set<string>();
  const labels = new Set<string>();
  for (const trail of new Set(all.flatMap((fields) => [...fields.keys()]))) {
    if (new Set(all.map((fields) => fields.get(trail)?.value)).size === 1) continue;
    const [field] = all.flatMap((fields) => fields.get(trail) ?? []);
    // A condition on a secret may decide whether the field is random.
    if (field !== undefined && !leavesOut(field, secret)) labels.add(fieldLabel(field));
    const value = own.get(trail)?.value;
    if (value === undefined) continue;
    trails.add(trail);
    values.add(value);
  }
  return { trails, values, labels: [...labels] };
}

/** A job with its random fields set to `null`. */
export function withoutRandom(job: Job, { trails }: RandomFields): object {
  return trails.size === 0 ? job : (replaceTrails(job, [], trails) as object);
}

function replaceTrails(value: unknown, trail: readonly (string | number)[], random: ReadonlySet<string>): unknown {
  if (random.has(JSON.stringify(trail))) return null;
  if (Array.isArray(value)) return value.map((item, index) => replaceTrails(item, [...trail, index], random));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, item]) => [key, replaceTrails(item, [...trail, key], random)]));
}

function fieldLabel({ group, task, objects, name }: SpecField): string {
  const place = [group, task].filter((one) => one !== undefined).join('/');
  return [place, [...objects, name].join('.')].filter((part) => part !== '').join(' ');
}
