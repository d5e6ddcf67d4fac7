import { ActionError, orUndefined, ServiceError } from '../errors.ts';
import { withTimeout } from '../clients/http/pace.ts';
import { nearest } from '../inputs/suggest.ts';
import type { JobInputs } from '../inputs/job.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { Nomad } from '../clients/nomad/client.ts';

type JobAccess = Pick<Nomad, 'readJob' | 'listJobs'>;

/**
 * Reads the job of input `job`.
 *
 * @throws ActionError `not-found`, which suggests a similar ID if the token may list jobs
 */
export async function findJob(nomad: JobAccess, inputs: JobInputs): Promise<Job> {
  return orNoSuchJob(nomad.readJob({ id: inputs.job }), nomad, inputs);
}

/**
 * An answer about the job of input `job`.
 *
 * @throws ActionError `not-found`, which suggests a similar ID if the token may list jobs
 */
export async function orNoSuchJob<T>(
  answer: Promise<T>,
  nomad: Pick<Nomad, 'listJobs'>,
  { job, nomad: { namespace = 'default' } }: JobInputs,
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.reason !== 'not-found') throw error;
    const similar = await findSimilarId(job, nomad);
    throw new ActionError({
      reason: 'not-found',
      message: `No job \`${job}\` in namespace \`${namespace}\``,
      help: 'no-such-job',
      hint:
        similar === undefined
          ? 'Check the inputs `job` (the exact ID), `namespace` and `region`; `mode: list` shows all jobs.'
          : `Did you mean \`${similar}\`? \`mode: list\` shows all jobs.`,
      cause: error,
    });
  }
}

/** In milliseconds. */
const longestWait = 2000;
/** Some 700 bytes each. */
const mostListed = 500;

async function findSimilarId(job: string, nomad: Pick<Nomad, 'listJobs'>): Promise<string | undefined> {
  const listed = await withTimeout(longestWait, orUndefined(nomad.listJobs({ perPage: mostListed })));
  return nearest(job, listed?.jobs.map(({ ID }) => ID) ?? []);
}
