import { ActionError, ServiceError } from '../errors.ts';
import type { JobInputs } from '../inputs/job.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { Nomad } from '../clients/nomad/client.ts';

/**
 * Reads the job that a verb is about.
 *
 * @throws ActionError `not-found`, with where it was looked for
 */
export async function readVerbJob(
  nomad: Pick<Nomad, 'readJob'>,
  { job, nomad: { namespace } }: JobInputs,
): Promise<Job> {
  try {
    return await nomad.readJob({ id: job });
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'not-found') throw error;
    throw new ActionError({
      reason: 'not-found',
      message: `There is no job \`${job}\` in namespace \`${namespace ?? 'default'}\` (${error.message})`,
      help: 'no-such-job',
      hint: 'Check the inputs `job`, which is the exact ID, `namespace` and `region`.',
      cause: error,
    });
  }
}
