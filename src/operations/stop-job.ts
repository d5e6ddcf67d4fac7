import { liveJob } from './find-job.ts';
import { stateAfter, stateOf, writeToNomad } from './write-permitted.ts';
import { orUndefined } from '../errors.ts';
import { hasNoShutdownDelay, type Allocation } from '../clients/nomad/allocations.ts';
import type { StopJobRequest, RegisteredJobAnswer } from '../clients/nomad/jobs/register.ts';
import type { Nomad } from '../clients/nomad/client.ts';
import type { Permit } from '../gate/gate.ts';
import type { NamespaceTarget } from '../clients/nomad/target.ts';

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

/** The evaluation that a write created. */
interface CreatedEvaluation extends NamespaceTarget {
  /** Empty where it is unknown. */
  readonly evalId: string;
}

/**
 * A warning if the server ignored the requested priority; empty also where the evaluation cannot be read, which does not fail the run.
 */
export async function ignoredPriority(
  nomad: Pick<Nomad, 'readEvaluation'>,
  { evalId, ...target }: CreatedEvaluation,
  wanted: number | undefined,
): Promise<readonly string[]> {
  if (wanted === undefined || evalId === '') return [];
  const { Priority = wanted } = (await orUndefined(nomad.readEvaluation({ id: evalId, ...target }))) ?? {};
  if (Priority === wanted) return [];
  return [
    `This Nomad server ignores \`eval-priority\` (it needs version 1.2.4): the priority of the evaluation is ${Priority}, not ${wanted}.`,
  ];
}

/** A warning if the server ignores `no-shutdown-delay`; empty where no allocation runs. */
export function ignoredNoShutdownDelay(allocations: readonly Allocation[]): string[] {
  if (allocations.length === 0 || allocations.some(hasNoShutdownDelay)) return [];
  return [
    'This Nomad server ignores `no-shutdown-delay` (it needs version 1.2.4): tasks stop after the shutdown delays of groups and tasks.',
  ];
}
