import type { Allocation } from '../../src/clients/nomad/allocations.ts';
import type { Deployment } from '../../src/clients/nomad/deployments.ts';

type GroupState = Deployment['TaskGroups'][string];

/** A healthy allocation of version 1 of job `web`. */
export function createAllocation(changes: Partial<Allocation> = {}): Allocation {
  return {
    ID: 'a',
    Name: 'web.app[0]',
    NodeName: 'n1',
    JobType: 'service',
    JobVersion: 1,
    TaskGroup: 'app',
    DesiredStatus: 'run',
    ClientStatus: 'running',
    ClientDescription: '',
    DesiredTransition: {},
    TaskStates: {},
    DeploymentStatus: { Healthy: true, Canary: false },
    NextAllocation: '',
    CreateIndex: 1,
    CreateTime: null,
    ...changes,
  };
}

/** The successful deployment of version 1 of job `web`. */
export function createDeployment(changes: Partial<Deployment> = {}): Deployment {
  return {
    ID: 'd',
    Namespace: 'default',
    JobID: 'web',
    JobVersion: 1,
    JobSpecModifyIndex: 1,
    TaskGroups: {},
    Status: 'successful',
    StatusDescription: '',
    CreateIndex: 1,
    ModifyTime: null,
    ...changes,
  };
}

/** A group of a deployment whose single canary of two allocations is healthy. */
export function createGroupState(changes: Partial<GroupState> = {}): GroupState {
  const counts = { DesiredCanaries: 1, DesiredTotal: 2, PlacedAllocs: 1, HealthyAllocs: 1, UnhealthyAllocs: 0 };
  return { Promoted: false, ProgressDeadline: 0, ...counts, ...changes };
}
