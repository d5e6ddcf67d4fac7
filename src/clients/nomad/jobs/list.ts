import * as v from 'valibot';
import { ServiceError } from '../../../errors.ts';
import { requestMessage } from '../../http/messages.ts';
import { parseValue } from '../../schema.ts';
import type { ReadCall, ReadTarget } from '../wire/call.ts';
import { countField, flagField, listOf, mapOf, timestamp, textField } from '../wire/fields.ts';
import type { NomadWire } from '../wire/wire.ts';
import { SUMMARY } from './read.ts';

export interface ListJobsRequest extends ReadTarget {
  /** Of the ID. */
  readonly prefix?: string | undefined;
  /** An expression about the whole job: `Status != "dead"`. */
  readonly filter?: string | undefined;
  /** Jobs per page; by default one page with all jobs. */
  readonly perPage?: number | undefined;
  /** Of the previous page. */
  readonly nextToken?: string | undefined;
  /** Reverse order. Not with a prefix in all namespaces: Nomad then returns the same pages repeatedly (2.0.5, observed). */
  readonly reverse?: boolean | undefined;
  /** Includes `Meta`. */
  readonly meta?: boolean | undefined;
}

/** A job in a list; only here, `Periodic` and `ParameterizedJob` are flags. */
const STUB = v.object({
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
  JobSummary: v.nullish(SUMMARY, null),
  Meta: mapOf(v.string()),
  JobModifyIndex: countField,
  SubmitTime: timestamp,
});
export type JobStub = v.InferOutput<typeof STUB>;

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
  const { prefix, filter, perPage, nextToken, reverse, meta, stale, namespace, region } = request;
  return {
    call: {
      method: 'GET',
      path: '/v1/jobs',
      query: { prefix, filter, per_page: perPage, next_token: nextToken, reverse, meta, stale },
      namespace,
      region,
      capability: '`list-jobs`',
    },
    shape: (value, heading) => {
      const result = parseValue(listOf(STUB), value);
      return 'problem' in result ? result : { output: { jobs: result.output, nextToken: heading.nextToken } };
    },
  };
}

/** The pages of a list of jobs. @throws ServiceError if the endpoint refuses; `server` for a repeated page token, which would never end */
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
        reason: 'server',
        message: requestMessage('Nomad returns the same page repeatedly', reading.call),
        hint: 'Check that `address` is the address of Nomad itself.',
        help: 'not-the-service-itself',
      });
    }
    yield page;
  } while (nextToken !== undefined);
}
