import * as v from 'valibot';
import type { Dialect } from '../dialect.ts';
import { jobSegment } from './job-id.ts';
import { jobReading } from './job-reading.ts';
import type { Reading } from '../reading.ts';
import { count, listOf, text } from '../shape.ts';
import type { JobReadTarget } from '../target.ts';

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
 * Job Services: GET /v1/job/:job_id/services (`generic`: /job/:job_id/services) → the services that the scheduler itself keeps.
 *
 * @throws ServiceError `not-found` (a server before 1.3 says so of every job); `unauthorized` (`read-job`); `invalid` for an
 *   ID that no path can name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-services
 */
export function jobServices(request: JobReadTarget, dialect: Dialect): Reading<v.InferOutput<typeof SERVICES>> {
  const { call, shape } = jobReading(request, {
    suffix: '/services',
    since: { version: '1.3.0' },
    shape: SERVICES,
  });
  return { call: { ...call, path: dialect.servicesPath(jobSegment(request.id, 'input')) }, shape };
}
