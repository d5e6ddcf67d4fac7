import * as v from 'valibot';
import { ServiceError } from '../../../errors.ts';
import type { JsonRecord } from '../../http/json.ts';
import { parseValue, type SchemaProblem } from '../../schema.ts';
import { timeSchema } from '../wire/fields.ts';
import { dropEmpty, type NamespaceTarget } from '../wire/call.ts';

const optionalTextSchema = v.nullish(v.string());
const optionalTextsSchema = v.nullish(v.array(v.string()));

const groupSchema = v.object({ Name: optionalTextSchema, Count: v.nullish(v.number()) });

export const jobSchema = v.object({
  ID: v.string(),
  Name: optionalTextSchema,
  Namespace: optionalTextSchema,
  Region: optionalTextSchema,
  /** `service`, `batch`, `system` or `sysbatch`; `null` in a parsed job means `service`. */
  Type: optionalTextSchema,
  TaskGroups: v.nullish(v.array(groupSchema)),
  Periodic: v.nullish(v.object({})),
  ParameterizedJob: v.nullish(
    v.object({
      /** `optional`, `required` or `forbidden`. */
      Payload: optionalTextSchema,
      MetaRequired: optionalTextsSchema,
      MetaOptional: optionalTextsSchema,
    }),
  ),
  /** Whether it is a child of a parameterized job. */
  Dispatched: v.nullish(v.boolean()),
  /** The payload of a dispatched job, in standard base64. */
  Payload: optionalTextSchema,
  Meta: v.nullish(v.object({})),
  Stop: v.nullish(v.boolean()),
  /** `pending`, `running` or `dead`. */
  Status: optionalTextSchema,
  Version: v.nullish(v.number()),
  Stable: v.nullish(v.boolean()),
  /** Since 1.9. */
  VersionTag: v.nullish(v.object({ Name: optionalTextSchema })),
  /** Changes only with the specification; the index for a check-and-set. */
  JobModifyIndex: v.nullish(v.number()),
});

export type JobGroup = JsonRecord & v.InferOutput<typeof groupSchema>;

/**
 * A job, as Nomad's parser or its read endpoint returned it. The object is opaque and is sent back unchanged
 * (`JSON.stringify` preserves integers beyond 2^53); only the fields that Outrider reads are typed. Fields that the parser leaves unset are `null`.
 */
export interface Job extends JsonRecord, Readonly<v.InferOutput<typeof jobSchema>> {
  readonly TaskGroups?: JobGroup[] | null;
  readonly Periodic?: JsonRecord | null;
  readonly Meta?: JsonRecord | null;
}

/** The time at which a version of a job was registered; `undefined` if Nomad does not report it. */
export function readSubmitTime(job: Job): Date | undefined {
  const result = v.safeParse(timeSchema, job['SubmitTime']);
  return result.success ? (result.output ?? undefined) : undefined;
}

/** Validates a job. The output is the same object, so unknown fields stay. */
export function toJob(value: unknown): { readonly output: Job } | SchemaProblem {
  const result = parseValue(jobSchema, value);
  return 'problem' in result ? result : { output: value as Job };
}

/**
 * Refuses a server that is older than 1.8, by a job that it parsed or returned. Responses do not contain the version,
 * but Nomad writes all fields that it supports, and supports `UI` since 1.8.0 (HashiCorp's `nomad/structs`, by tag).
 *
 * @throws ServiceError `server`
 */
export function requireSupported(job: Job): void {
  if (!Object.hasOwn(job, 'Multiregion') || Object.hasOwn(job, 'UI')) return;
  throw new ServiceError({
    reason: 'server',
    message: 'Outrider does not support Nomad servers older than 1.8',
    help: 'server-too-old',
    hint: 'Upgrade Nomad to 1.8 or later.',
  });
}

export function parseServerJob(value: unknown): ReturnType<typeof toJob> {
  const result = toJob(value);
  if ('output' in result) requireSupported(result.output);
  return result;
}

export interface SentJob extends NamespaceTarget {
  readonly job: Job;
}

/**
 * The namespace and region for a job in the body of a request, by precedence: from the request, the job, the client.
 *
 * The namespace is also written into the job. Without any namespace, the job is sent unchanged.
 */
export function resolveJobTarget(
  { job, namespace, region }: SentJob,
  client: Pick<NamespaceTarget, 'namespace'>,
): SentJob {
  const jobNamespace = dropEmpty(namespace) ?? dropEmpty(job.Namespace) ?? dropEmpty(client.namespace);
  return {
    namespace: jobNamespace,
    // `global` is the server's default for a job without a region.
    region: dropEmpty(region) ?? (job.Region === 'global' ? undefined : dropEmpty(job.Region)),
    job: jobNamespace === undefined || jobNamespace === job.Namespace ? job : { ...job, Namespace: jobNamespace },
  };
}

/** The namespace and region of the job of a file. As in Nomad's command line, the file takes precedence over the inputs. */
export function resolveFileAddress(
  job: Pick<Job, 'Namespace' | 'Region'>,
  { namespace, region }: NamespaceTarget,
): Required<NamespaceTarget> {
  return { namespace: dropEmpty(job.Namespace) ?? namespace, region: dropEmpty(job.Region) ?? region };
}
