import { isOver, listWaitingCanaries } from '../../rollout/judge-deployment.ts';
import type { Allocation } from '../../clients/nomad/allocations.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { Deployment } from '../../clients/nomad/deployments.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { ReadyCanary } from '../../rollout/outcome.ts';

interface CanaryAccess {
  readonly nomad: Pick<Nomad, 'readAllocation' | 'readJobServices'>;
  readonly redactor: Pick<Redactor, 'redactName'>;
}

/** Reads the addresses and services of a deployment's healthy canaries; empty if it has ended. @param allocations of the job */
export async function readCanaries(
  job: JobTarget,
  deployment: Deployment | undefined,
  allocations: readonly Allocation[],
  { nomad, redactor: { redactName } }: CanaryAccess,
): Promise<readonly ReadyCanary[]> {
  if (deployment === undefined || isOver(deployment)) return [];
  const canaries = listWaitingCanaries(deployment, allocations).filter(({ healthy }) => healthy);
  if (canaries.length === 0) return [];
  const reading = Promise.all(canaries.map(async ({ id }) => nomad.readAllocation({ ...job, id })));
  const [registered, placed] = await Promise.all([nomad.readJobServices(job), reading]);
  return placed.map(({ ID, JobID, Namespace, NodeName, TaskGroup, AllocatedResources: { Shared } }) => ({
    job: JobID,
    namespace: Namespace,
    group: redactName(TaskGroup),
    allocation: ID,
    node: redactName(NodeName),
    addresses: Object.fromEntries(Shared.Ports.map((port) => [redactName(port.Label), formatAddress(port)])),
    services: [...new Set(registered.flatMap((item) => (item.AllocID === ID ? [redactName(item.ServiceName)] : [])))],
    deployment: deployment.ID,
  }));
}

function formatAddress({ HostIP, Value }: { readonly HostIP: string; readonly Value: number }): string {
  return `${HostIP.includes(':') ? `[${HostIP}]` : HostIP}:${Value}`;
}
