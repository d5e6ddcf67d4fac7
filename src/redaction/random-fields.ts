import { changeSpec, specFields, type SpecField } from './spec-fields.ts';
import { treatmentOf, type SecretField } from './secret-fields.ts';
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

/** The fields that differ between two jobs that were parsed from the same text. */
export function randomFields(job: Job, other: Job, secret: readonly SecretField[]): RandomFields {
  const [own, again] = [specFields(job), specFields(other)];
  const trails = new Set<string>();
  const values = new Set<string>();
  const labels = new Set<string>();
  for (const [trail, field] of new Map([...again, ...own])) {
    const value = own.get(trail)?.value;
    if (value === again.get(trail)?.value) continue;
    // A condition on a secret may decide whether the field is random.
    if (treatmentOf(field, secret) !== 'omit') labels.add(fieldLabel(field));
    if (value === undefined) continue;
    trails.add(trail);
    values.add(value);
  }
  return { trails, values, labels: [...labels] };
}

/** A job with its random fields set to `null`. */
export function withoutRandom(job: Job, { trails }: RandomFields): object {
  if (trails.size === 0) return job;
  return changeSpec(job, (value, { trail }) => (trails.has(JSON.stringify(trail)) ? null : value));
}

function fieldLabel({ group, task, objects, name }: SpecField): string {
  const place = [group, task].filter((one) => one !== undefined).join('/');
  return [place, [...objects, name].join('.')].filter((part) => part !== '').join(' ');
}
