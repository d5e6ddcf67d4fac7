import type { ApiResponse, ApiRequest } from '../../../http/exchange.ts';
import { compareTexts } from '../../diff/order.ts';
import { choosePort } from '../ports.ts';
import { findGroup } from '../../schedule/room.ts';
import type { Allocation } from '../../state/records.ts';
import { type World, requireJob, readHeaders } from '../../world.ts';

/** GET /v1/job/:id/services: the Nomad services of its running allocations. */
export function handleServices(request: ApiRequest, id: string, world: World): ApiResponse {
  const job = requireJob(request, id, world);
  const runningAllocations = world.store.listAllocations(job).filter(({ ClientStatus }) => ClientStatus === 'running');
  const json = runningAllocations.flatMap((allocation) => registrations(allocation, world));
  return {
    status: 200,
    json: json.toSorted((left, right) => compareTexts(left.ID, right.ID)),
    headers: readHeaders(world.store.index),
  };
}

function registrations(allocation: Allocation, { nodes }: World): { ID: string }[] {
  const group = findGroup(allocation);
  if (group === undefined) return [];
  const offeredServices = [
    ...(group.Services ?? []).map((service) => ({ service, by: `group-${group.Name}` })),
    ...(group.Tasks ?? []).flatMap(({ Name, Services }) => (Services ?? []).map((service) => ({ service, by: Name }))),
  ];
  return offeredServices
    .filter(({ service }) => service.Provider === 'nomad')
    .map(({ service, by }) => ({
      ID: `_nomad-task-${allocation.ID}-${by}-${service.Name}-${service.PortLabel}`,
      ServiceName: service.Name,
      Namespace: allocation.Namespace,
      NodeID: allocation.NodeID,
      Datacenter: nodes.find(({ ID }) => ID === allocation.NodeID)?.Datacenter ?? '',
      JobID: allocation.JobID,
      AllocID: allocation.ID,
      Tags: (allocation.Health?.Canary === true ? (service.CanaryTags ?? service.Tags) : service.Tags) ?? [],
      Address: '127.0.0.1',
      Port: choosePort(service.PortLabel, group, allocation.ID),
      CreateIndex: allocation.CreateIndex,
      ModifyIndex: allocation.CreateIndex,
    }));
}
