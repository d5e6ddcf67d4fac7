import { type ApiResponse, Refusal } from '../../http/exchange.ts';
import { isListed } from '../cluster/tasks.ts';
import { findGroup } from '../schedule/room.ts';
import type { StoredTask } from '../shapes/jobs.ts';
import { type Allocation, isTerminal } from '../state/records.ts';
import { readHeaders, type World } from '../world.ts';
import { showStub } from './allocations.ts';
import { listAllocatedPorts } from './ports.ts';

/** @throws Refusal 500 for an invalid ID; 404 for an unknown one */
function findAllocation(id: string, { store }: World, message: string): Allocation {
  if (id.length !== 36) throw new Refusal(500, 'alloc lookup failed: index error: UUID must be 36 characters');
  const allocation = store.allocations.get(id);
  if (allocation === undefined) throw new Refusal(404, message);
  return allocation;
}

/** GET /v1/allocation/:id, without the job and the resources of tasks. */
export function handleAllocation(id: string, world: World): ApiResponse {
  const allocation = findAllocation(id, world, 'alloc not found');
  const group = findGroup(allocation);
  const Ports = group === undefined ? [] : listAllocatedPorts(group, id);
  const json = { ...(showStub(allocation) as object), AllocatedResources: { Shared: { DiskMB: 300, Ports } } };
  return { status: 200, json, headers: readHeaders(world.store.index) };
}

/** POST /v1/allocation/:id/stop: stops an allocation, and places a new one. */
export function handleStopAllocation(id: string, world: World): ApiResponse {
  const { ID, CreateIndex } = world.scheduler.replace(findAllocation(id, world, 'alloc not found'));
  return { status: 200, json: { EvalID: ID, Index: CreateIndex }, headers: { 'X-Nomad-Index': String(CreateIndex) } };
}

/** POST /v1/client/allocation/:id/restart: restarts the running tasks of an allocation. */
export function handleRestart(id: string, world: World): ApiResponse {
  const allocation = findAllocation(id, world, `Unknown allocation ${JSON.stringify(id)}`);
  if (isTerminal(allocation)) throw new Refusal(500, 'restart of an alloc that should not run');
  const runningTasks = [...allocation.Tasks].flatMap(([task, { State }]) => (State === 'running' ? [task] : []));
  world.scheduler.restart(allocation, runningTasks, 'User requested running tasks to restart');
  return { status: 200, json: { Index: 0 }, headers: { Vary: 'Origin' } };
}

/** GET /v1/client/allocation/:id/checks: the latest results of Nomad's own checks; null if there are none, or if the allocation has ended. */
export function handleChecks(id: string, world: World): ApiResponse {
  const allocation = findAllocation(id, world, `Unknown allocation ${JSON.stringify(id)}`);
  const group = findGroup(allocation);
  const tasks = group?.Tasks ?? [];
  const serviceEntries = [
    ...(group?.Services ?? []).map((service) => ({ serviceTasks: tasks, service, place: {} })),
    ...tasks.flatMap((task) =>
      (task.Services ?? []).map((service) => ({ serviceTasks: [task], service, place: { Task: task.Name } })),
    ),
  ];
  const results = serviceEntries
    .filter(({ service }) => service.Provider === 'nomad' && !isTerminal(allocation))
    .flatMap(({ serviceTasks, service, place }) =>
      (service.Checks ?? []).map(({ Name }, at) => ({
        ID: `${allocation.ID}-${service.Name}-${at}`,
        Check: Name,
        Group: allocation.Name,
        Mode: 'healthiness',
        Service: service.Name,
        ...place,
        ...checkResult(allocation, serviceTasks, world),
      })),
    );
  const json = results.length === 0 ? null : Object.fromEntries(results.map((result) => [result.ID, result]));
  return { status: 200, json, headers: { Vary: 'Origin' } };
}

/** The time is in seconds, as in Nomad. */
function checkResult(
  { ClientStatus, Tasks, Name }: Allocation,
  serviceTasks: readonly StoredTask[],
  { clock }: World,
): object {
  const Timestamp = Math.floor(clock.now() / 1e9);
  const restarts = Math.max(...[...Tasks.values()].map(({ Restarts }) => Restarts));
  const startedAt = Math.max(...[...Tasks.values()].map(({ StartedAt }) => StartedAt));
  if (ClientStatus !== 'running' || clock.now() - startedAt < clock.pace.healthy * 1e6)
    return { Status: 'pending', Output: 'nomad: waiting to run', Timestamp };
  const fails = (variable: string): boolean => serviceTasks.some((task) => isListed(task, variable, Name));
  return fails('UNHEALTHY') || (fails('RESTART_UNHEALTHY') && restarts > 0)
    ? { Status: 'failure', Output: 'nomad: Get "http://127.0.0.1": connection refused', Timestamp }
    : { Status: 'success', Output: 'nomad: http ok', StatusCode: 200, Timestamp };
}
