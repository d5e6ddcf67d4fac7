import { liveJob } from './planning/plan-job.ts';
import { writeToNomad } from './write-to-nomad.ts';
import type { StopJobRequest, Written } from '../clients/nomad/jobs/register.ts';
import type { Nomad } from '../clients/nomad/client.ts';

/**
 * Stops a job, or purges it, once: to stop it twice would make two versions.
 *
 * @throws ActionError what the scheduler refuses with; why it is not known what became of it
 */
export async function stopOnce(
  request: StopJobRequest,
  scheduler: Pick<Nomad, 'stopJob' | 'readJob'>,
): Promise<Pick<Written, 'EvalID'>> {
  const { id, namespace, region, purge = false } = request;
  const send = async (): Promise<Pick<Written, 'EvalID'>> => scheduler.stopJob(request);
  const find = async (): Promise<Pick<Written, 'EvalID'> | undefined> => {
    const live = await liveJob(scheduler, { id, namespace, region });
    return live === undefined || (live.Stop === true && !purge) ? { EvalID: '' } : undefined;
  };
  return writeToNomad({ send, find });
}
