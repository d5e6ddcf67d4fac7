import * as v from 'valibot';
import type { JsonRecord } from '../../http/json.ts';
import { parseValue, type SchemaProblem } from '../../schema.ts';
import { timestamp } from '../fields.ts';

/**
 * A job, as Nomad's parser or its read endpoint returned it. The object is opaque and is sent back unchanged
 * (`JSON.stringify` preserves integers beyond 2^53); only the fields that we read are typed. Fields that the parser
 * leaves unset are `null`.
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
  /** Whether it is a child of a parameterized job. */
  readonly Dispatched?: boolean | null;
  /** Of a dispatched job, in standard base64. */
  readonly Payload?: string | null;
  readonly Meta?: JsonRecord | null;
  readonly Stop?: boolean | null;
  /** `pending`, `running` or `dead`. */
  readonly Status?: string | null;
  readonly Version?: number | null;
  readonly Stable?: boolean | null;
  /** Since 1.9. */
  readonly VersionTag?: (JsonRecord & { readonly Name?: string | null }) | null;
  /** Changes only with the specification; the index for a check-and-set. */
  readonly JobModifyIndex?: number | null;
}

/** The payload and metadata of a dispatch. */
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

const optionalText = v.nullish(v.string());
export const JOB = v.object({
  ID: v.string(),
  Name: optionalText,
  Namespace: optionalText,
  Region: optionalText,
  Type: optionalText,
  TaskGroups: v.nullish(v.array(v.object({ Name: optionalText, Count: v.nullish(v.number()) }))),
  Periodic: v.nullish(v.object({})),
  ParameterizedJob: v.nullish(
    v.object({
      Payload: optionalText,
      MetaRequired: v.nullish(v.array(v.string())),
      MetaOptional: v.nullish(v.array(v.string())),
    }),
  ),
  Dispatched: v.nullish(v.boolean()),
  Payload: optionalText,
  Meta: v.nullish(v.object({})),
  Stop: v.nullish(v.boolean()),
  Status: optionalText,
  Version: v.nullish(v.number()),
  Stable: v.nullish(v.boolean()),
  VersionTag: v.nullish(v.object({ Name: optionalText })),
  JobModifyIndex: v.nullish(v.number()),
});

/** When a version of a job was registered; undefined if Nomad does not report it. */
export function submittedAt(job: Job): Date | undefined {
  const result = v.safeParse(timestamp, job['SubmitTime']);
  return result.success ? (result.output ?? undefined) : undefined;
}

/** Validates a job. The output is the same object, so unknown fields stay. */
export function asJob(value: unknown): { readonly output: Job } | SchemaProblem {
  const result = parseValue(JOB, value);
  return 'problem' in result ? result : { output: value as Job };
}

// Responses do not contain the version of the server, and `/v1/agent/self` requires another capability (`agent:read`).
// But Nomad writes all fields that it knows, so a missing field means an older server (HashiCorp's `nomad/structs`, by
// tag).

/** Whether the server supports idempotency tokens: since 1.1.3. */
export function hasDispatchTokens(job: Job): boolean {
  return Object.hasOwn(job, 'DispatchIdempotencyToken');
}

/**
 * Whether a job was read or parsed by a server before 1.6.0, which introduced node pools, variables for the parser, and
 * submissions.
 */
export function isBeforeNodePools(job: Job): boolean {
  // A job that a person wrote may have neither field.
  return Object.hasOwn(job, 'Multiregion') && !Object.hasOwn(job, 'NodePool');
}

/** Whether the server supports version tags: since 1.9.0. */
export function hasVersionTags(job: Job): boolean {
  return Object.hasOwn(job, 'VersionTag');
}
