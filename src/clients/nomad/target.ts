import { given } from './headers.ts';
import type { Job } from './jobs/job.ts';

/** Where a request is meant for, before the client's own namespace and region. */
export interface Target {
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
}

export interface ReadTarget extends Target {
  /** Any server may answer, also one that has not heard the latest; else the leader does. */
  readonly stale?: boolean | undefined;
}

/** A job that is there, by its exact ID: the service itself never takes a prefix for one. */
export interface JobTarget extends Target {
  readonly id: string;
}

export interface JobReadTarget extends ReadTarget {
  readonly id: string;
}

/** A job that is sent along. */
export interface SentJob extends Target {
  readonly job: Job;
}

/** Where a job that is sent along belongs, and the job as it is sent. */
interface PlacedJob {
  readonly namespace: string | undefined;
  readonly region: string | undefined;
  readonly job: Job;
}

/**
 * Where a job that is sent along belongs: what the request names goes before the job's own, and that before the client's.
 *
 * Its namespace is written into the job as well: servers before 1.0.9, and 1.1.0 to 1.1.2, take no notice of the query's and would plan and write
 * the job in `default`; the endpoint that validates reads only the job's on every version. The region of the query counts on all of them
 * (`apiJobAndRequestToStructs` and `regionForJob` in Nomad's `command/agent/job_endpoint.go`). Where nobody names a namespace, the job is sent as it
 * came.
 */
export function placeJob(
  { job, namespace, region }: SentJob,
  client: { readonly namespace?: string | undefined },
): PlacedJob {
  const place = given(namespace) ?? given(job.Namespace) ?? given(client.namespace);
  return {
    namespace: place,
    // `global` is what the server puts where a job names none.
    region: given(region) ?? (job.Region === 'global' ? undefined : given(job.Region)),
    job: place === undefined || place === job.Namespace ? job : { ...job, Namespace: place },
  };
}

/** Where a job file's job belongs: as in the command line, what the file names goes before the inputs. Nomad takes an empty name for none. */
export function placeOfFile(
  job: Pick<Job, 'Namespace' | 'Region'>,
  { namespace, region }: Target,
): { readonly namespace: string | undefined; readonly region: string | undefined } {
  return { namespace: filled(job.Namespace) ?? namespace, region: filled(job.Region) ?? region };
}

function filled(name: string | null | undefined): string | undefined {
  return name === null || name === '' ? undefined : name;
}
