import * as v from 'valibot';
import { shapeOf, type ReadCall, type JobReadTarget } from '../wire/call.ts';
import type { Dialect } from '../wire/dialect.ts';
import { countField, listOf, mapOf, textField } from '../wire/fields.ts';
import { jobReading } from './job-call.ts';
import { jobSegment } from './job-id.ts';
import { jobOfServer, type Job } from './job.ts';

/** Read Job: GET /v1/job/:job_id → the job, also a stopped one until it is garbage-collected. @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job */
export function readJob(request: JobReadTarget): ReadCall<Job> {
  return jobReading(request, { suffix: '', shape: jobOfServer });
}

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
    }),
  ),
  Children: v.nullish(v.object({ Pending: countField, Running: countField, Dead: countField }), null),
});
export type JobSummary = v.InferOutput<typeof SUMMARY>;

/** Read Job Summary: GET /v1/job/:job_id/summary → counts of allocations per task group. @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-summary */
export function readJobSummary(request: JobReadTarget): ReadCall<JobSummary> {
  return jobReading(request, { suffix: '/summary', shape: shapeOf(SUMMARY) });
}

const SERVICES = listOf(
  v.object({
    ID: v.string(),
    ServiceName: textField,
    Namespace: textField,
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
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-services
 */
export function jobServices(request: JobReadTarget, dialect: Dialect): ReadCall<v.InferOutput<typeof SERVICES>> {
  const { call, shape } = jobReading(request, { suffix: '/services', shape: shapeOf(SERVICES) });
  return { call: { ...call, path: dialect.servicesPath(jobSegment(request.id, 'input')) }, shape };
}
