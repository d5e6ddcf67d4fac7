import { liveJob } from './find-job.ts';
import { stateAfter, stateOf, writeToNomad } from './write-permitted.ts';
import type { StopJobRequest, RegisteredJobAnswer } from '../clients/nomad/jobs/register.ts';
import type { Nomad } from '../clients/nomad/client.ts';
import type { Permit } from '../gate/gate.ts';

type Stopped = Pick<RegisteredJobAnswer, 'EvalID' | 'JobModifyIndex'>;

/**
 * Stops or purges a job exactly once: a second stop would create another version.
 *
 * @param permit asks the gate, right before each request
 * @throws ActionError Nomad's refusal, or that the outcome is unknown
 */
export async function stopOnce(
  request: StopJobRequest,
  permit: () => Permit<'stop'> | Promise<Permit<'stop'>>,
  nomad: Pick<Nomad, 'stopJob' | 'readJob'>,
): Promise<Stopped> {
  const { id, namespace, region, purge = false } = request;
  const job = { id, namespace, region };
  const before = await liveJob(nomad, job);
  return writeToNomad<'stop', Stopped>({
    from: () => (before === undefined ? null : stateOf(before)),
    permit,
    send: async (permitted) => nomad.stopJob(permitted, request),
    async find() {
      const live = await liveJob(nomad, job);
      const isDone = live === undefined || (live.Stop === true && !purge);
      return isDone ? { EvalID: '', JobModifyIndex: live?.JobModifyIndex ?? 0 } : undefined;
    },
    to: async ({ JobModifyIndex }) => (purge ? null : stateAfter(nomad, job, JobModifyIndex)),
  });
}
