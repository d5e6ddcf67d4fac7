import * as v from 'valibot';
import { shapeOf, type NomadCall, type ReadCall } from '../call.ts';
import type { Dialect } from '../dialect.ts';
import { countField, listOf, mapOf, textField } from '../fields.ts';
import type { JobReadTarget } from '../target.ts';
import { jobSegment } from './job-id.ts';
import { jobOfServer, type Job } from './job.ts';

interface JobEndpoint extends Pick<NomadCall, 'query'> {
  /** Of the path, after the job's ID: `/summary`. */
  readonly suffix: string;
  /** `read-job` by default. */
  readonly capability?: string;
}

/** The call of an endpoint that reads data of one job. */
export function jobCall(
  { id, stale, namespace, region }: JobReadTarget,
  { suffix, query, capability = '`read-job`' }: JobEndpoint,
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
  };
}

/** The same, with a schema as the shape of the response. */
export function jobReading<S extends v.GenericSchema>(
  target: JobReadTarget,
  { schema, ...endpoint }: JobEndpoint & { readonly schema: S },
): ReadCall<v.InferOutput<S>> {
  return { call: jobCall(target, endpoint), shape: shapeOf(schema) };
}

/**
 * Read Job: GET /v1/job/:job_id → the job, also a stopped one until it is garbage-collected.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-job`); `invalid` for an ID that cannot be part of a path;
 *   `server`, `unreachable`
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job
 */
export function readJob(request: JobReadTarget): ReadCall<Job> {
  return { call: jobCall(request, { suffix: '' }), shape: jobOfServer };
}

/** Counts of allocations per task group, and of child jobs if there are any. */
export const SUMMARY = v.object({
  JobID: v.string(),
  Namespace: textField,
  Summary: mapOf(
    v.object({
      Queued: countField,
      Starting: countField,
      Running: countField,
      Complete: countField,
      Failed: countField,
      Lost: countField,
      Unknown: countField,
    }),
  ),
  Children: v.nullish(v.object({ Pending: countField, Running: countField, Dead: countField }), null),
});
export type JobSummary = v.InferOutput<typeof SUMMARY>;

/**
 * Read Job Summary: GET /v1/job/:job_id/summary → counts of allocations per task group.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-job`); `invalid` for an ID that cannot be part of a path;
 *   `server`, `unreachable`
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-summary
 */
export function readJobSummary(request: JobReadTarget): ReadCall<JobSummary> {
  return jobReading(request, { suffix: '/summary', schema: SUMMARY });
}

const SERVICES = listOf(
  v.object({
    ID: v.string(),
    ServiceName: textField,
    Namespace: textField,
    NodeID: textField,
    JobID: textField,
    AllocID: textField,
    Tags: listOf(v.string()),
    Address: textField,
    Port: countField,
  }),
);

/**
 * Job Services: GET /v1/job/:job_id/services (`generic`: /job/:job_id/services) → the services with the provider
 * `nomad`.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-job`); `invalid` for an ID that
 *   cannot be part of a path; `server`, `unreachable`
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-services
 */
export function jobServices(request: JobReadTarget, dialect: Dialect): ReadCall<v.InferOutput<typeof SERVICES>> {
  const { call, shape } = jobReading(request, {
    suffix: '/services',
    schema: SERVICES,
  });
  return { call: { ...call, path: dialect.servicesPath(jobSegment(request.id, 'input')) }, shape };
}
