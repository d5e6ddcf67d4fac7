import type { Job } from './job.ts';

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

/** Where a job that is sent along belongs: what the request names goes before the job's own, and that before the client's. */
export function placeOfJob({ job, namespace, region }: SentJob): {
  readonly namespace: string | null | undefined;
  readonly region: string | null | undefined;
} {
  return {
    namespace: namespace ?? job.Namespace,
    // `global` is what the server puts where a job names none.
    region: region ?? (job.Region === 'global' ? undefined : job.Region),
  };
}
