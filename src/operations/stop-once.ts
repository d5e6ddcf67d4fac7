import { liveJob } from './planning/plan-job.ts';
import { writeToNomad } from './write-to-nomad.ts';
import type { StopJobRequest } from '../clients/nomad/jobs/stop-job.ts';
import type { Scheduler } from '../clients/nomad/scheduler.ts';
import type { Written } from '../clients/nomad/written.ts';

/**
 * Stops a job, or purges it, once: to stop it twice would make two versions.
 *
 * @throws ActionError what the scheduler refuses with; why it is not known what became of it
 */
export async function stopOnce(
  request: StopJobRequest,
  scheduler: Pick<Scheduler, 'stopJob' | 'readJob'>,
): Promise<Pick<Written, 'EvalID'>> {
  const { id, namespace, region, purge = false } = request;
  const send = async (): Promise<Pick<Written, 'EvalID'>> => scheduler.stopJob(request);
  const find = async (): Promise<Pick<Written, 'EvalID'> | undefined> => {
    const live = await liveJob(scheduler, { id, namespace, region });
    return live === undefined || (live.Stop === true && !purge) ? { EvalID: '' } : undefined;
  };
  return writeToNomad({ send, find });
}
