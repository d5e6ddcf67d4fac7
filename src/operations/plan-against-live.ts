import { ActionError, orElse } from '../errors.ts';
import {
  areGroupsEqual,
  completeDiff,
  correctBounds,
  mayLackChanges,
  addServerDefaults,
} from '../nomad-plan/complete-diff.ts';
import { dropIgnoredKeys } from '../nomad-plan/specification.ts';
import { widenBounds } from '../nomad-plan/spec.ts';
import { readLiveJob } from './find-job.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { JobDiff, JobPlan } from '../clients/nomad/jobs/plan.ts';
import type { Nomad } from '../clients/nomad/client.ts';

/** A plan whose diff has every change of the specification. */
export interface CompletePlan extends JobPlan {
  readonly response: JobPlan;
  /** The running job, if it was read. */
  readonly live?: Job | undefined;
  /** Keys of the JSON job file that the server ignores, if the running job was read. */
  readonly ignoredKeys?: ReadonlySet<string>;
  /** The reason why the running job could not be compared, if Nomad's diff may lack a change. */
  readonly uncompared?: ActionError;
}

interface PlanOptions {
  /** The running job, if it was read already. */
  readonly live?: Job | undefined;
  /** The planned job with the server's defaults; without it, unset fields are not compared. */
  readonly canonicalize?: (() => Promise<Job>) | undefined;
  /** Whether counts may be outside of the bounds of `scaling` blocks: Nomad keeps such a count, but does not accept it in a registration. */
  readonly keepsCounts?: boolean;
}

type PlanRequest = Parameters<Nomad['createJobPlan']>[0];

/** Plans a job, and completes a diff that may lack a change: one request; two more for a changed job, to read it and for defaults. @throws ServiceError */
export async function planAgainstLive(
  nomad: Pick<Nomad, 'createJobPlan' | 'readJob'>,
  request: PlanRequest,
  options: PlanOptions = {},
  attempts = 3,
): Promise<CompletePlan> {
  const { live: known, canonicalize, keepsCounts = false } = options;
  const { job: id, namespace, region } = request;
  const wide = keepsCounts ? widenBounds(id) : id;
  const first = await nomad.createJobPlan({ ...request, job: wide });
  if (first.Diff === null || (wide === id && !mayLackChanges(id, first))) return { ...first, response: first };
  const read = known ?? (await reportDenied(readLiveJob(nomad, { id: id.ID, namespace, region })));
  if (read instanceof ActionError) return { ...first, response: first, uncompared: read };
  // The job may change between the two requests.
  if (known === undefined && read?.JobModifyIndex !== first.JobModifyIndex && attempts > 1)
    return planAgainstLive(nomad, request, options, attempts - 1);
  if (read === undefined) return { ...first, response: first };
  const Diff = wide === id ? first.Diff : correctBounds(first.Diff, read, id);
  const response = { ...first, Diff };
  if (!mayLackChanges(id, response)) return { ...response, response, live: read };
  const ignoredKeys = new Set<string>();
  // A job of Nomad's parser has only fields that the server supports.
  const spec = canonicalize === undefined ? dropIgnoredKeys(id, read, ignoredKeys) : id;
  const compare = (canonical?: Job): JobDiff => {
    const job = canonical === undefined ? spec : addServerDefaults(id, canonical);
    return completeDiff(Diff, { live: read, job, isCanonical: canonical !== undefined });
  };
  // The diff has all plain fields of a job: without the defaults, no change is missed there.
  const plain = areGroupsEqual(Diff) ? compare() : undefined;
  const complete = plain?.Type === 'None' ? plain : compare(await canonicalize?.());
  return { ...response, Diff: complete, response, live: read, ignoredKeys };
}

/** Like {@link planAgainstLive}, for a stored version of a job, which has all defaults. */
export async function planVersion(
  nomad: Pick<Nomad, 'createJobPlan' | 'readJob'>,
  request: PlanRequest,
  options: Omit<PlanOptions, 'canonicalize'>,
): Promise<CompletePlan> {
  return planAgainstLive(nomad, request, { ...options, canonicalize: async () => request.job });
}

async function reportDenied<T>(response: Promise<T>): Promise<T | ActionError> {
  return orElse(response, (error) => {
    if (error.reason === 'unauthorized') return error;
    throw error;
  });
}
