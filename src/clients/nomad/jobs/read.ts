import * as v from 'valibot';
import { shapeOf, type NomadCall, type ReadCall } from '../call.ts';
import type { Dialect } from '../dialect.ts';
import { count, listOf, mapOf, text } from '../fields.ts';
import type { JobReadTarget } from '../target.ts';
import { jobSegment } from './job-id.ts';
import { asJob, type Job } from './job.ts';

interface JobEndpoint extends Pick<NomadCall, 'query' | 'since'> {
  /** What follows the job's ID in the path: `/summary`. */
  readonly suffix: string;
  /** `read-job` by default. */
  readonly capability?: string;
}

/** The call for something of one job: all such endpoints are alike. */
export function jobCall(
  { id, stale, namespace, region }: JobReadTarget,
  { suffix, query, since, capability = '`read-job`' }: JobEndpoint,
): NomadCall {
  return {
    method: 'GET',
    path: `/v1/job/${jobSegment(id, 'input')}${suffix}`,
    query: { ...query, stale },
    namespace,
    region,
    repeatable: true,
    capability,
    invalidReason: 'input',
    since,
  };
}

/** Something of one job whose answer is read by its schema alone. */
export function jobReading<S extends v.GenericSchema>(
  target: JobReadTarget,
  { schema, ...endpoint }: JobEndpoint & { readonly schema: S },
): ReadCall<v.InferOutput<S>> {
  return { call: jobCall(target, endpoint), shape: shapeOf(schema) };
}

/**
 * Read Job: GET /v1/job/:job_id → the job, a stopped one too until it is garbage-collected.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-job`); `invalid` for an ID that no path can name; `server`,
 *   `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job
 */
export function readJob(request: JobReadTarget): ReadCall<Job> {
  return { call: jobCall(request, { suffix: '' }), shape: asJob };
}

/** Counts of allocations per task group; of children where the job has such. */
export const SUMMARY = v.object({
  JobID: v.string(),
  Namespace: text,
  Summary: mapOf(
    v.object({
      Queued: count,
      Starting: count,
      Running: count,
      Complete: count,
      Failed: count,
      Lost: count,
      // Since 1.3.
      Unknown: count,
    }),
  ),
  Children: v.nullish(v.object({ Pending: count, Running: count, Dead: count }), null),
});
export type JobSummary = v.InferOutput<typeof SUMMARY>;

/**
 * Read Job Summary: GET /v1/job/:job_id/summary → counts of allocations per task group.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-job`); `invalid` for an ID that no path can name; `server`,
 *   `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-summary
 */
export function readJobSummary(request: JobReadTarget): ReadCall<JobSummary> {
  return jobReading(request, { suffix: '/summary', schema: SUMMARY });
}

const SERVICES = listOf(
  v.object({
    ID: v.string(),
    ServiceName: text,
    Namespace: text,
    NodeID: text,
    Datacenter: text,
    JobID: text,
    AllocID: text,
    Tags: listOf(v.string()),
    Address: text,
    Port: count,
  }),
);

/**
 * Job Services: GET /v1/job/:job_id/services (`generic`: /job/:job_id/services) → the services that Nomad itself keeps.
 *
 * @throws ServiceError `not-found` (a server before 1.3 says so of every job); `unauthorized` (`read-job`); `invalid`
 *   for an ID that no path can name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-services
 */
export function jobServices(request: JobReadTarget, dialect: Dialect): ReadCall<v.InferOutput<typeof SERVICES>> {
  const { call, shape } = jobReading(request, {
    suffix: '/services',
    since: '1.3.0',
    schema: SERVICES,
  });
  return { call: { ...call, path: dialect.servicesPath(jobSegment(request.id, 'input')) }, shape };
}
