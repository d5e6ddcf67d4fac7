import * as v from 'valibot';
import type { JsonRecord } from '../../http/json.ts';
import { parseValue, type Parsed } from '../../schema.ts';
import { timestamp } from '../fields.ts';

/**
 * A job, as Nomad's parser or its read endpoint returned it. The object is opaque and is sent back exactly as it came
 * (`JSON.stringify` writes also the integers beyond 2^53 as they were); typed is only what we read. What the parser
 * leaves unset is `null`.
 */
export interface Job extends JsonRecord {
  readonly ID: string;
  readonly Name?: string | null;
  readonly Namespace?: string | null;
  readonly Region?: string | null;
  /** `service`, `batch`, `system` or `sysbatch`; `null` in a parsed job means `service`. */
  readonly Type?: string | null;
  readonly TaskGroups?: JobGroup[] | null;
  readonly Periodic?: JsonRecord | null;
  readonly ParameterizedJob?: Parameters | null;
  /** Whether a parameterized job launched it, which it then is a child of. */
  readonly Dispatched?: boolean | null;
  /** Standard base64 of what a dispatch brought along. */
  readonly Payload?: string | null;
  readonly Meta?: JsonRecord | null;
  readonly Stop?: boolean | null;
  /** `pending`, `running` or `dead`. */
  readonly Status?: string | null;
  readonly Version?: number | null;
  readonly Stable?: boolean | null;
  /** Since 1.9. */
  readonly VersionTag?: (JsonRecord & { readonly Name?: string | null }) | null;
  /** Changes with the specification alone; what a later write is checked against. */
  readonly JobModifyIndex?: number | null;
}

/** What a dispatch has to bring along, and may. */
interface Parameters extends JsonRecord {
  /** `optional`, `required` or `forbidden`. */
  readonly Payload?: string | null;
  readonly MetaRequired?: string[] | null;
  readonly MetaOptional?: string[] | null;
}

export interface JobGroup extends JsonRecord {
  readonly Name?: string | null;
  readonly Count?: number | null;
}

const text = v.nullish(v.string());
export const JOB = v.object({
  ID: v.string(),
  Name: text,
  Namespace: text,
  Region: text,
  Type: text,
  TaskGroups: v.nullish(v.array(v.object({ Name: text, Count: v.nullish(v.number()) }))),
  Periodic: v.nullish(v.object({})),
  ParameterizedJob: v.nullish(
    v.object({
      Payload: text,
      MetaRequired: v.nullish(v.array(v.string())),
      MetaOptional: v.nullish(v.array(v.string())),
    }),
  ),
  Dispatched: v.nullish(v.boolean()),
  Payload: text,
  Meta: v.nullish(v.object({})),
  Stop: v.nullish(v.boolean()),
  Status: text,
  Version: v.nullish(v.number()),
  Stable: v.nullish(v.boolean()),
  VersionTag: v.nullish(v.object({ Name: text })),
  JobModifyIndex: v.nullish(v.number()),
});

/** When a version of a job was registered; undefined where Nomad does not say. */
export function submittedAt(job: Job): Date | undefined {
  const result = v.safeParse(timestamp, job['SubmitTime']);
  return result.success ? (result.output ?? undefined) : undefined;
}

/** The same object as a job, if it is one: unknown fields pass, and nothing is copied, so that nothing is lost. */
export function asJob(value: unknown): Parsed<Job> {
  const result = parseValue(JOB, value);
  return 'problem' in result ? result : { output: value as Job };
}

// No answer names the version of the server, and `/v1/agent/self` needs a right of its own (`agent:read`). But Nomad
// writes the fields that it knows into its answers whether they are set or not, so that a missing field means an older
// server (HashiCorp's `nomad/structs`, by tag).

/** Whether a dispatch with the token of an earlier one launches nothing: since 1.1.3. */
export function hasDispatchTokens(job: Job): boolean {
  return Object.hasOwn(job, 'DispatchIdempotencyToken');
}

/**
 * Whether a job, read or parsed by the server, is of one before 1.6.0, which brought node pools, variables for its
 * parser, and submissions.
 */
export function isBeforeNodePools(job: Job): boolean {
  // A job that a person wrote may have neither.
  return Object.hasOwn(job, 'Multiregion') && !Object.hasOwn(job, 'NodePool');
}

/** Whether versions have tags: since 1.9.0. */
export function hasVersionTags(job: Job): boolean {
  return Object.hasOwn(job, 'VersionTag');
}
