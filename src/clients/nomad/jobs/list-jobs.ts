import * as v from 'valibot';
import { moment } from '../moment.ts';
import type { Reading } from '../reading.ts';
import { count, flag, listOf, mapOf, shaped, text } from '../shape.ts';
import { SUMMARY } from './read-job-summary.ts';
import type { ReadTarget } from '../target.ts';

export interface ListJobsRequest extends ReadTarget {
  /** What the ID starts with. */
  readonly prefix?: string | undefined;
  /** An expression over the full job: `Status != "dead"`. Servers before 1.3 take no notice. */
  readonly filter?: string | undefined;
  /** Jobs in a page at most; all in one unless told. Servers before 1.3 take no notice. */
  readonly perPage?: number | undefined;
  /** From the page before. */
  readonly nextToken?: string | undefined;
  /** From the last to the first. Not with a prefix in all namespaces: there the service pages in circles (2.0.5, observed). */
  readonly reverse?: boolean | undefined;
  /** Whether each job comes with its `Meta`; since 1.4.3. */
  readonly meta?: boolean | undefined;
}

/** A job in a list; `Periodic` and `ParameterizedJob` are flags here alone. */
const STUB = v.object({
  ID: v.string(),
  ParentID: text,
  Name: text,
  // Left out by servers before 1.0.
  Namespace: v.nullish(v.string(), 'default'),
  Type: text,
  Priority: count,
  Periodic: flag,
  ParameterizedJob: flag,
  Stop: flag,
  Status: text,
  StatusDescription: text,
  JobSummary: v.nullish(SUMMARY, null),
  Meta: mapOf(v.string()),
  JobModifyIndex: count,
  SubmitTime: moment,
});
const STUBS = listOf(STUB);
export type JobStub = v.InferOutput<typeof STUB>;

/** One page of a list. */
export interface JobList {
  readonly jobs: readonly JobStub[];
  /** Opaque; `undefined` on the last page. */
  readonly nextToken: string | undefined;
}

/**
 * List Jobs: GET /v1/jobs → stubs, by namespace and ID. `*` as namespace stands for all that the token may list; children of
 * periodic and parameterized jobs are in the list too.
 *
 * @throws ServiceError `invalid` (a filter that is none, unknown region); `unauthorized` (`list-jobs`); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-jobs
 */
export function listJobs(request: ListJobsRequest): Reading<JobList> {
  const { prefix, filter, perPage, nextToken, reverse, meta, stale, namespace, region } = request;
  return {
    call: {
      method: 'GET',
      path: '/v1/jobs',
      query: { prefix, filter, per_page: perPage, next_token: nextToken, reverse, meta, stale },
      namespace,
      region,
      repeatable: true,
      capability: '`list-jobs`',
      mistake: 'input',
    },
    shape: (value, heading) => {
      const result = shaped(STUBS, value);
      return 'problem' in result ? result : { output: { jobs: result.output, nextToken: heading.nextToken } };
    },
  };
}
