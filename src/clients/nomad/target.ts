import { ServiceError } from '../../errors.ts';
import type { Job } from './jobs/job.ts';

/** The namespace and region of a request; by default those of the client. */
export interface NamespaceTarget {
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
}

export interface ReadTarget extends NamespaceTarget {
  /** Any server may answer, possibly with old data; otherwise the leader answers. */
  readonly stale?: boolean | undefined;
}

/** An existing job by its exact ID; Nomad does not accept a prefix here. */
export interface JobTarget extends NamespaceTarget {
  readonly id: string;
}

export interface JobReadTarget extends ReadTarget {
  readonly id: string;
}

/** A job in the body of a request. */
export interface SentJob extends NamespaceTarget {
  readonly job: Job;
}

interface PlacedJob {
  readonly namespace: string | undefined;
  readonly region: string | undefined;
  readonly job: Job;
}

/**
 * The namespace and region for a job in the body of a request: those of the request take precedence over those of the
 * job, and these over those of the client.
 *
 * The namespace is also written into the job. Without any namespace, the job is sent unchanged.
 */
export function resolveJobTarget(
  { job, namespace, region }: SentJob,
  client: { readonly namespace?: string | undefined },
): PlacedJob {
  const place = nonEmpty(namespace) ?? nonEmpty(job.Namespace) ?? nonEmpty(client.namespace);
  return {
    namespace: place,
    // `global` is the server's default for a job without a region.
    region: nonEmpty(region) ?? (job.Region === 'global' ? undefined : nonEmpty(job.Region)),
    job: place === undefined || place === job.Namespace ? job : { ...job, Namespace: place },
  };
}

/**
 * The namespace and region of a job file's job: as in Nomad's command line, those in the file take precedence over the
 * inputs.
 */
export function placeOfFile(
  job: Pick<Job, 'Namespace' | 'Region'>,
  { namespace, region }: NamespaceTarget,
): { readonly namespace: string | undefined; readonly region: string | undefined } {
  return { namespace: nonEmpty(job.Namespace) ?? namespace, region: nonEmpty(job.Region) ?? region };
}

/** An empty text counts as missing, both in Nomad and in workflows. */
export function nonEmpty(text: string | null | undefined): string | undefined {
  return text === null || text === '' ? undefined : text;
}

/**
 * Encodes a text without slashes as a segment of a path.
 *
 * @param name what it is, such as `evaluation ID`
 * @throws ServiceError `invalid` for a text that would change the path
 */
export function plainSegment(text: string, name: string): string {
  if (text === '' || text === '.' || text === '..' || text.includes('/') || !text.isWellFormed()) {
    throw new ServiceError({
      reason: 'input',
      message: `${JSON.stringify(text)} is not a valid ${name}`,
      hint: `Use the ${name} that Nomad shows.`,
    });
  }
  return encodeURIComponent(text);
}
