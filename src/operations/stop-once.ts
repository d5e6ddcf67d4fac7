import { liveJob } from './planning/plan-job.ts';
import { writeToNomad } from './write-to-nomad.ts';
import type { StopJobRequest, RegisteredJobAnswer } from '../clients/nomad/jobs/register.ts';
import type { Nomad } from '../clients/nomad/client.ts';
import type { Permit } from '../gate/gate.ts';

/**
 * Stops or purges a job exactly once: a second stop would create another version.
 *
 * @throws ActionError Nomad's refusal, or that the outcome is unknown
 */
export async function stopOnce(
  request: StopJobRequest,
  permit: () => Promise<Permit<'stop'>>,
  nomad: Pick<Nomad, 'stopJob' | 'readJob'>,
): Promise<Pick<RegisteredJobAnswer, 'EvalID'>> {
  const { id, namespace, region, purge = false } = request;
  const send = async (permitted: Permit<'stop'>): Promise<Pick<RegisteredJobAnswer, 'EvalID'>> =>
    nomad.stopJob(permitted, request);
  const find = async (): Promise<Pick<RegisteredJobAnswer, 'EvalID'> | undefined> => {
    const live = await liveJob(nomad, { id, namespace, region });
    return live === undefined || (live.Stop === true && !purge) ? { EvalID: '' } : undefined;
  };
  return writeToNomad({ permit, send, find });
}
