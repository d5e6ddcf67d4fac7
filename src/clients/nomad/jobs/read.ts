import * as v from 'valibot';
import { ServiceError } from '../../../errors.ts';
import { describeRequest } from '../../http/messages.ts';
import { parseValue, type Parsed } from '../../schema.ts';
import { defineCall, toShape, type JobTarget, type NamespaceTarget, type ReadCall } from '../wire/call.ts';
import type { Dialect } from '../wire/dialect.ts';
import { countField, flagField, defineList, defineMap, timeSchema, textField } from '../wire/fields.ts';
import type { NomadWire } from '../wire/wire.ts';
import { defineRead, encodeJobId } from './job-call.ts';
import { jobSchema, parseServerJob, requireSupported, type Job } from './job.ts';
import { jobDiffSchema, type JobDiff } from './plan.ts';

/** Read Job: GET /v1/job/:job_id → the job, even a stopped one until it is garbage-collected. @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job */
export const readJob = defineRead('', parseServerJob);

const summarySchema = v.object({
  JobID: v.string(),
  Summary: defineMap(
    v.object({
      Queued: countField,
      Starting: countField,
      Running: countField,
      Complete: countField,
      Failed: countField,
      Lost: countField,
    }),
  ),
  Children: v.nullish(v.object({ Pending: countField, Running: countField, Dead: countField }), null),
});
export type JobSummary = v.InferOutput<typeof summarySchema>;

/** Read Job Summary: GET /v1/job/:job_id/summary → counts of allocations per task group. @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-summary */
export const readJobSummary = defineRead('/summary', toShape(summarySchema));

export interface ListJobsRequest extends NamespaceTarget {
  readonly prefix?: string | undefined;
  /** An expression about the whole job: `Status != "dead"`. */
  readonly filter?: string | undefined;
  /** Jobs per page; by default one page with all jobs. */
  readonly perPage?: number | undefined;
  readonly nextToken?: string | undefined;
  /** Reverse order. Not with a prefix in all namespaces: Nomad then returns the same pages repeatedly (2.0.5, observed). */
  readonly reverse?: boolean | undefined;
  readonly meta?: boolean | undefined;
}

/** A job in a list; only here, `Periodic` and `ParameterizedJob` are flags. */
const stubSchema = v.object({
  ID: v.string(),
  ParentID: textField,
  Name: textField,
  Namespace: v.nullish(v.string(), 'default'),
  Type: textField,
  Priority: countField,
  Periodic: flagField,
  ParameterizedJob: flagField,
  Stop: flagField,
  Status: textField,
  JobSummary: v.nullish(summarySchema, null),
  Meta: defineMap(v.string()),
  JobModifyIndex: countField,
  SubmitTime: timeSchema,
});
export type JobStub = v.InferOutput<typeof stubSchema>;

export interface JobList {
  readonly jobs: readonly JobStub[];
  /** Opaque; `undefined` on the last page. */
  readonly nextToken: string | undefined;
}

/**
 * List Jobs: GET /v1/jobs → stubs, sorted by namespace and ID, including the children of periodic and parameterized
 * jobs. The namespace `*` means all namespaces in which the token may list jobs.
 *
 * @throws ServiceError `input` (an invalid filter, an unknown region)
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-jobs
 */
export function listJobs(request: ListJobsRequest): ReadCall<JobList> {
  const { prefix, filter, perPage, nextToken, reverse, meta } = request;
  return defineCall(request, {
    path: '/v1/jobs',
    query: { prefix, filter, per_page: perPage, next_token: nextToken, reverse, meta },
    capability: '`list-jobs`',
    shape: (value, page) => {
      const result = parseValue(defineList(stubSchema), value);
      return 'problem' in result ? result : { output: { jobs: result.output, nextToken: page.nextToken } };
    },
  });
}

/** The pages of a list of jobs. @throws ServiceError if Nomad rejects the request; `server` for a repeated page token, which would never end */
export async function* readJobPages(wire: NomadWire, request: ListJobsRequest): AsyncGenerator<JobList, void> {
  const readTokens = new Set<string | undefined>();
  let nextToken = request.nextToken;
  do {
    readTokens.add(nextToken);
    const listing = listJobs({ ...request, nextToken });
    const page = await wire.get(listing);
    ({ nextToken } = page);
    if (nextToken !== undefined && readTokens.has(nextToken)) {
      throw new ServiceError({
        reason: 'server',
        ...describeRequest('Nomad returns the same page repeatedly', listing.call),
        hint: 'Check that `address` is the address of Nomad itself.',
        help: 'response-from-another-service',
      });
    }
    yield page;
  } while (nextToken !== undefined);
}

interface JobVersions {
  /** The newest first, unchanged. */
  readonly Versions: readonly Job[];
  /** The diff of each version from the previous one; none for the oldest version. */
  readonly Diffs: readonly JobDiff[];
}

const versionsSchema = v.object({ Versions: v.nullable(v.array(jobSchema)), Diffs: defineList(jobDiffSchema) });

/**
 * List Job Versions: GET /v1/job/:job_id/versions → the versions that Nomad keeps: the latest six by default, and tagged versions.
 *
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-job-versions
 */
export function listJobVersions(request: JobTarget & { readonly diffs?: boolean | undefined }): ReadCall<JobVersions> {
  return defineRead('/versions', parseVersions, { query: { diffs: request.diffs } })(request);
}

function parseVersions(value: unknown): Parsed<JobVersions> {
  const result = parseValue(versionsSchema, value);
  if ('problem' in result) return result;
  const { Versions } = value as { readonly Versions: readonly Job[] | null };
  Versions?.slice(0, 1).forEach(requireSupported);
  return { output: { Versions: Versions ?? [], Diffs: result.output.Diffs } };
}

const servicesSchema = defineList(
  v.object({ ID: v.string(), ServiceName: textField, AllocID: textField, Address: textField, Port: countField }),
);

/**
 * Job Services: GET /v1/job/:job_id/services (`generic`: /job/:job_id/services) → the services with the provider `nomad`.
 *
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-services
 */
export function readServices(request: JobTarget, dialect: Dialect): ReadCall<v.InferOutput<typeof servicesSchema>> {
  const { call, shape } = defineRead('/services', toShape(servicesSchema))(request);
  return { call: { ...call, path: dialect.formatServicesPath(encodeJobId(request.id, 'input')) }, shape };
}

const scalingEventSchema = v.object({
  Time: timeSchema,
  /** `null` if the event was only recorded. */
  Count: v.nullish(v.number(), null),
  PreviousCount: countField,
  Message: textField,
  /** Text with `dialect: generic`. */
  Error: v.nullish(v.union([v.boolean(), v.string()]), false),
  /** Any JSON value; only objects are read. */
  Meta: v.fallback(v.nullish(v.record(v.string(), v.unknown()), null), null),
  EvalID: textField,
  CreateIndex: countField,
});

const scaleStatusSchema = v.object({
  JobID: v.string(),
  TaskGroups: defineMap(v.object({ Events: defineList(scalingEventSchema) })),
});

/**
 * Read Job Scale Status: GET /v1/job/:job_id/scale → counts per task group, and its last scaling events.
 *
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-scale-status
 */
export const readJobScaleStatus = defineRead('/scale', toShape(scaleStatusSchema), {
  capability: '`read-job-scaling` (or `read-job`)',
});
