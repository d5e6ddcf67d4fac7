import * as v from 'valibot';
import { parseJsonOrUndefined } from '../../clients/http/json.ts';
import type { JobName } from './deployment-status.ts';

/** A version that a run registers. */
export interface DeployedVersion extends JobName {
  /** Null where it is unknown. */
  readonly version: number | null;
}

const Payload = v.object({
  /** The mark of Outrider, and the version of this format. */
  outrider: v.literal(1),
  /** The run, its attempt, job and step. */
  run: v.string(),
  jobs: v.array(
    v.object({
      id: v.string(),
      namespace: v.string(),
      region: v.optional(v.string()),
      version: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    }),
  ),
  /** How many more jobs the run registers. */
  more: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** What the payload of a GitHub deployment records about the run that created it. */
export type DeploymentPayload = v.InferOutput<typeof Payload>;

/** A payload is stored in one field of a database; this many jobs fit with the longest names. */
const mostJobs = 200;

export function createPayload(run: string, jobs: readonly DeployedVersion[]): DeploymentPayload {
  return {
    outrider: 1,
    run,
    jobs: jobs.slice(0, mostJobs).map(({ id, namespace, region, version }) => ({
      id,
      namespace,
      ...(region === undefined ? {} : { region }),
      version,
    })),
    more: Math.max(0, jobs.length - mostJobs),
  };
}

/** Undefined for a deployment that Outrider did not create. GitHub returns the payload as it was sent, or as its text. */
export function readPayload(payload: unknown): DeploymentPayload | undefined {
  const read = v.safeParse(Payload, typeof payload === 'string' ? parseJsonOrUndefined(payload) : payload);
  return read.success ? read.output : undefined;
}

/** Whether two names are those of one job. A region that is left out may be any. */
export function isSameJob(a: JobName, b: JobName): boolean {
  const isSameRegion = a.region === undefined || b.region === undefined || a.region === b.region;
  return a.id === b.id && a.namespace === b.namespace && isSameRegion;
}

/** The entry of a payload for a job; undefined if it does not name the job. */
export function versionIn({ jobs }: DeploymentPayload, job: JobName): DeployedVersion | undefined {
  return namesOf(jobs).find((one) => isSameJob(one, job));
}

/** The jobs of a payload. */
export function namesOf(jobs: DeploymentPayload['jobs']): readonly DeployedVersion[] {
  return jobs.map(({ region, ...job }) => ({ ...job, region }));
}
