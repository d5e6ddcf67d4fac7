import * as v from 'valibot';
import { ServiceError } from '../../../errors.ts';
import { parseValue } from '../../schema.ts';
import type { ReadCall } from '../call.ts';
import { count, flag, listOf, mapOf, timestamp, text } from '../fields.ts';
import type { ReadTarget } from '../target.ts';
import type { NomadWire } from '../wire.ts';
import { SUMMARY } from './read.ts';

export interface ListJobsRequest extends ReadTarget {
  /** What the ID starts with. */
  readonly prefix?: string | undefined;
  /** An expression over the full job: `Status != "dead"`. Servers before 1.3 ignore it. */
  readonly filter?: string | undefined;
  /** Jobs in a page at most; by default all in one. Servers before 1.3 ignore it. */
  readonly perPage?: number | undefined;
  /** From the page before. */
  readonly nextToken?: string | undefined;
  /**
   * From the last to the first. Not with a prefix in all namespaces: there Nomad pages in circles (2.0.5, observed).
   */
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
  SubmitTime: timestamp,
});
export type JobStub = v.InferOutput<typeof STUB>;

/** One page of a list. */
export interface JobList {
  readonly jobs: readonly JobStub[];
  /** Opaque; `undefined` on the last page. */
  readonly nextToken: string | undefined;
}

/**
 * List Jobs: GET /v1/jobs → stubs, by namespace and ID. `*` as namespace stands for all that the token may list;
 * children of periodic and parameterized jobs are in the list too.
 *
 * @throws ServiceError `invalid` (an invalid filter, an unknown region); `unauthorized` (`list-jobs`); `server`,
 *   `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-jobs
 */
export function listJobs(request: ListJobsRequest): ReadCall<JobList> {
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
      invalidReason: 'input',
    },
    shape: (value, heading) => {
      const result = parseValue(listOf(STUB), value);
      return 'problem' in result ? result : { output: { jobs: result.output, nextToken: heading.nextToken } };
    },
  };
}

/**
 * A list of jobs page by page, until one comes without a token for the next.
 *
 * @throws ServiceError of the endpoint's refusal; `server` for a token that came before, as pages would come for ever.
 */
export async function* jobPages(wire: NomadWire, request: ListJobsRequest): AsyncGenerator<JobList, void> {
  const followed = new Set<string | undefined>();
  let nextToken = request.nextToken;
  do {
    followed.add(nextToken);
    const reading = listJobs({ ...request, nextToken });
    const page = await wire.get(reading);
    ({ nextToken } = page);
    if (nextToken !== undefined && followed.has(nextToken)) {
      throw new ServiceError({
        kind: 'server',
        reason: 'server',
        message: `${reading.call.method} ${reading.call.path}: Nomad gives the same page again and again`,
        help: 'not-the-service-itself',
      });
    }
    yield page;
  } while (nextToken !== undefined);
}
