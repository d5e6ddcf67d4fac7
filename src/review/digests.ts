import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKey } from '../inputs/review.ts';
import { volatileFields } from '../clients/nomad/jobs/fields.ts';
import { canonicalize } from '../nomad-plan/specification.ts';
import type { Job, JobGroup } from '../clients/nomad/jobs/job.ts';

export interface Digests {
  readonly spec: string;
  readonly plan: string;
}

/** Bytes: collision-resistant, and two digests of a job take 64 characters. */
const digestBytes = 24;

/** The digest of a specification, or of the meaning of its plan (see `meaning.ts`). Never publish it: a short secret could be guessed from it. */
export function computeDigest(value: object): string {
  return createHash('sha256').update(canonicalize(value)).digest('base64');
}

/** The digest of a value in a record: only the owner of the key can compute it. @param purpose values of different purposes never have the same digest */
export function digestWithKey(
  purpose: 'specification' | 'meaning' | 'identifier' | 'guard',
  value: string,
  key: SigningKey,
): string {
  const digest = createHmac('sha256', key.secret).update(`outrider ${purpose} v3\n${value}`).digest();
  return digest.subarray(0, digestBytes).toString('base64');
}

/** A constant-time comparison, so that timing reveals nothing about the expected value. */
export function equalsInConstantTime(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Digest of the specification of a running job, without its status, its version, and the counts that an autoscaler or `preserve-counts` decides. */
export function digestLiveJob(job: Job, keepsCounts: boolean): string {
  const groups = (job.TaskGroups ?? []).map((group) => removeVolatileCount(group, keepsCounts));
  return computeDigest({ ...removeVolatileFields(job), TaskGroups: groups });
}

function removeVolatileCount(group: JobGroup, keepsCounts: boolean): object {
  const { Count: count, Scaling: scaling, ...rest } = group;
  const isScaled = scaling !== null && scaling !== undefined;
  const policy = isScaled && typeof scaling === 'object' ? removeVolatileFields(scaling) : scaling;
  return { ...rest, Scaling: policy, ...(isScaled || keepsCounts ? {} : { Count: count }) };
}

function removeVolatileFields(policy: object): object {
  return Object.fromEntries(Object.entries(policy).filter(([name]) => !volatileFields.has(name)));
}
