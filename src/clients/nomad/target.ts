import { ServiceError } from '../../errors.ts';
import type { Job } from './jobs/job.ts';

/** Where a request goes; by default the client's own namespace and region. */
export interface NamespaceTarget {
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
}

export interface ReadTarget extends NamespaceTarget {
  /** Any server may answer, even one that has not heard the latest; else the leader does. */
  readonly stale?: boolean | undefined;
}

/** An existing job by its exact ID: Nomad never takes a prefix for one. */
export interface JobTarget extends NamespaceTarget {
  readonly id: string;
}

export interface JobReadTarget extends ReadTarget {
  readonly id: string;
}

/** A job that is sent along. */
export interface SentJob extends NamespaceTarget {
  readonly job: Job;
}

/** Where a job that is sent along belongs, and the job as it is sent. */
interface PlacedJob {
  readonly namespace: string | undefined;
  readonly region: string | undefined;
  readonly job: Job;
}

/**
 * Where a job that is sent along belongs: what the request names goes before the job's own, and that before the
 * client's.
 *
 * Its namespace is written into the job as well: servers before 1.0.9, and 1.1.0 to 1.1.2, ignore the query's and would
 * plan and write the job in `default`. The region of the query counts on all of them (`apiJobAndRequestToStructs` and
 * `regionForJob` in Nomad's `command/agent/job_endpoint.go`). Where nobody names a namespace, the job is sent as it
 * came.
 */
export function placeJob(
  { job, namespace, region }: SentJob,
  client: { readonly namespace?: string | undefined },
): PlacedJob {
  const place = nonEmpty(namespace) ?? nonEmpty(job.Namespace) ?? nonEmpty(client.namespace);
  return {
    namespace: place,
    // `global` is what the server puts where a job names none.
    region: nonEmpty(region) ?? (job.Region === 'global' ? undefined : nonEmpty(job.Region)),
    job: place === undefined || place === job.Namespace ? job : { ...job, Namespace: place },
  };
}

/** Where a job file's job belongs: as in the command line, what the file names goes before the inputs. */
export function placeOfFile(
  job: Pick<Job, 'Namespace' | 'Region'>,
  { namespace, region }: NamespaceTarget,
): { readonly namespace: string | undefined; readonly region: string | undefined } {
  return { namespace: nonEmpty(job.Namespace) ?? namespace, region: nonEmpty(job.Region) ?? region };
}

/** An empty text is none, for Nomad as for workflows. */
export function nonEmpty(text: string | null | undefined): string | undefined {
  return text === null || text === '' ? undefined : text;
}

/**
 * A name without slashes as one segment of a path.
 *
 * @param name what it is, in words: `evaluation ID`
 * @throws ServiceError `invalid` for one that would lead the path elsewhere.
 */
export function plainSegment(text: string, name: string): string {
  if (text === '' || text === '.' || text === '..' || text.includes('/') || !text.isWellFormed()) {
    throw new ServiceError({
      kind: 'invalid',
      reason: 'input',
      message: `The ${name} ${JSON.stringify(text)} cannot be part of a path`,
      hint: `Give the ${name} as Nomad tells it.`,
    });
  }
  return encodeURIComponent(text);
}
