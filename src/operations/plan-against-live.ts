import { ActionError, orElse } from '../errors.ts';
import { completeDiff, findMissingParts, withDefaults } from '../nomad-plan/complete-diff.ts';
import { liveJob } from './find-job.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { JobPlan } from '../clients/nomad/jobs/plan.ts';
import type { Nomad } from '../clients/nomad/client.ts';

/** A plan whose diff has every change of the specification. */
export interface CompletePlan extends JobPlan {
  /** Nomad's own answer. */
  readonly answer: JobPlan;
  /** Why the running job could not be compared, if Nomad's diff may lack a change. */
  readonly uncompared?: ActionError;
}

interface PlanOptions {
  /** The running job, if it was read already. */
  readonly live?: Job | undefined;
  /** The planned job with the server's defaults; without it, what the job leaves unset is not compared. */
  readonly canonicalize?: (() => Promise<Job>) | undefined;
}

type PlanRequest = Parameters<Nomad['createJobPlan']>[0];

/**
 * Asks Nomad for a plan of a job, and compares the two specifications where its diff may lack a change. Changes nothing. One request; one more to read the
 * running job, and one for the defaults of the planned one, only if the diff shows no change and Nomad may nevertheless make one.
 *
 * @throws ServiceError as `createJobPlan`
 */
export async function planAgainstLive(
  nomad: Pick<Nomad, 'createJobPlan' | 'readJob'>,
  request: PlanRequest,
  { live: known, canonicalize }: PlanOptions = {},
): Promise<CompletePlan> {
  const answer = await nomad.createJobPlan(request);
  const parts = findMissingParts(request.job, answer);
  if (answer.Diff === null || parts === 'none') return { ...answer, answer };
  const { namespace, region } = request;
  const read = known ?? (await orDenied(liveJob(nomad, { id: request.job.ID, namespace, region })));
  if (read instanceof ActionError) return { ...answer, answer, uncompared: read };
  if (read === undefined) return { ...answer, answer };
  const canonical = parts === 'groups' ? await canonicalize?.() : undefined;
  const job = canonical === undefined ? request.job : withDefaults(request.job, canonical);
  return {
    ...answer,
    Diff: completeDiff(answer.Diff, { live: read, job, isCanonical: canonical !== undefined, parts }),
    answer,
  };
}

/** The same for a version of a job that Nomad has stored, with all defaults. */
export async function planVersion(
  nomad: Pick<Nomad, 'createJobPlan' | 'readJob'>,
  request: PlanRequest,
  live?: Job,
): Promise<CompletePlan> {
  return planAgainstLive(nomad, request, { live, canonicalize: async () => request.job });
}

async function orDenied<T>(answer: Promise<T>): Promise<T | ActionError> {
  return orElse(answer, (error) => {
    if (error.reason === 'unauthorized') return error;
    throw error;
  });
}
