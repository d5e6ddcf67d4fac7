import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKey } from '../inputs/review.ts';
import type { Job, JobGroup } from '../clients/nomad/jobs/job.ts';

/** Maps with keys of the user's choice, in which an empty value counts. */
const freeForm = new Set(['Config', 'Env', 'Meta', 'CanaryMeta', 'Options', 'Getter', 'GetterOptions', 'Header']);

/**
 * Fields that servers after 1.8.0 write even if a job does not set them. In Nomad's package `api` they are not pointers, or default to this value, so that
 * zero and absent mean the same. By the key of the surrounding object or list.
 */
const zeroIsAbsent = new Map([
  ['Services', 'Kind'],
  ['Checks', 'Notes'],
  ['Volume', 'Sticky'],
  ['DynamicPorts', 'IgnoreCollision'],
  ['ReservedPorts', 'IgnoreCollision'],
  ['Artifacts', 'Chown'],
  ['Identity', 'Filepath'],
  ['Identities', 'Filepath'],
]);

/**
 * One text for all spellings of a JSON value: keys sorted, `null` equal to absent, numbers by value (integers beyond
 * 2^53 digit by digit). Lists keep their order. The same job gives the same text on all servers since 1.8.
 */
export function canonical(value: unknown): string {
  return canonicalText(value, '', false);
}

function canonicalText(value: unknown, key: string, free: boolean): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number') return numberText(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalText(item, key, free)).join(',')}]`;
  if ('rawJSON' in value && Object.getPrototypeOf(value) === null) return numberText(String(value.rawJSON));
  const within = free || freeForm.has(key);
  const zero = within ? undefined : zeroIsAbsent.get(key);
  const entries = Object.entries(value)
    .filter(([name, item]) => item !== null && item !== undefined && !(name === zero && isZero(item)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonicalText(item, key === 'Volumes' ? 'Volume' : name, within)}`).join(',')}}`;
}

function isZero(value: unknown): boolean {
  return value === '' || value === 0 || value === false;
}

/** `1`, `1.0` and `10e-1` are equal, and so are `1e20` and its digits. */
function numberText(value: number | string): string {
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return BigInt(value).toString();
  const number = Number(value);
  if (!Number.isFinite(number)) return String(value);
  return Number.isInteger(number) ? BigInt(number).toString() : String(number);
}

/** The digests of a job's specification and of its plan. */
export interface Digests {
  readonly spec: string;
  readonly plan: string;
}

/** Bytes: collision-resistant, and two digests of a job take 64 characters. */
const digestBytes = 24;

/** The digest of a specification, or of the meaning of its plan (see `meaning.ts`). It stays in the run: a short secret could be guessed from it. */
export function digestOf(value: object): string {
  return createHash('sha256').update(canonical(value)).digest('base64');
}

/** What a record shows of a value: only who has the key can compute it. @param of the kind of value; those of different kinds never have the same digest */
export function keyedDigest(
  of: 'specification' | 'meaning' | 'identifier' | 'guard',
  value: string,
  key: SigningKey,
): string {
  const digest = createHmac('sha256', key.secret).update(`outrider ${of} v3\n${value}`).digest();
  return digest.subarray(0, digestBytes).toString('base64');
}

/** A constant-time comparison, so that timing reveals nothing about the expected value. */
export function equalsInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Fields that change without a change of the specification. */
const volatileFields = new Set([
  'CreateIndex',
  'JobModifyIndex',
  'ModifyIndex',
  'Stable',
  'Status',
  'StatusDescription',
  'SubmitTime',
  'Version',
  'VersionTag',
]);

/** Digest of the specification of a running job, without its status, its version, and the counts that an autoscaler or `preserve-counts` decides. */
export function liveDigest(job: Job, keepsCounts: boolean): string {
  const groups = (job.TaskGroups ?? []).map((group) => withoutVolatileCount(group, keepsCounts));
  return digestOf({ ...withoutVolatileFields(job), TaskGroups: groups });
}

function withoutVolatileCount(group: JobGroup, keepsCounts: boolean): object {
  const { Count: count, Scaling: scaling, ...rest } = group;
  const isScaled = scaling !== null && scaling !== undefined;
  const policy = isScaled && typeof scaling === 'object' ? withoutVolatileFields(scaling) : scaling;
  return { ...rest, Scaling: policy, ...(isScaled || keepsCounts ? {} : { Count: count }) };
}

function withoutVolatileFields(policy: object): object {
  return Object.fromEntries(Object.entries(policy).filter(([name]) => !volatileFields.has(name)));
}
