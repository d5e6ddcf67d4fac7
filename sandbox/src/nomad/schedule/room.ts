import type { StoredGroup } from '../shapes/jobs.ts';
import { type Allocation, takesRoom } from '../state/records.ts';
import type { Node } from './nodes.ts';

/** The resources that a group requires of a node. */
export interface Demand {
  readonly cpu: number;
  readonly memory: number;
  readonly disk: number;
  readonly ports: readonly { label: string; value: number }[];
}

export function sumRequests(group: StoredGroup): Demand {
  const tasks = group.Tasks ?? [];
  const sum = (read: (resources: NonNullable<(typeof tasks)[number]['Resources']>) => number): number =>
    tasks.reduce((total, task) => total + (task.Resources === null ? 0 : read(task.Resources)), 0);
  const networks = [...(group.Networks ?? []), ...tasks.flatMap((task) => task.Resources?.Networks ?? [])];
  const ports = networks
    .flatMap(({ ReservedPorts }) => ReservedPorts ?? [])
    .filter(({ IgnoreCollision }) => !IgnoreCollision);
  return {
    cpu: sum(({ CPU }) => CPU),
    memory: sum(({ MemoryMB }) => MemoryMB),
    disk: group.EphemeralDisk?.SizeMB ?? 0,
    ports: ports.map(({ Label, Value }) => ({ label: Label, value: Value })),
  };
}

/** Returns the group of an allocation, in the version of the job that it runs. */
export function findGroup(allocation: Allocation): StoredGroup | undefined {
  return allocation.Job.TaskGroups?.find(({ Name }) => Name === allocation.TaskGroup);
}

/** Usage of each node during one evaluation: running allocations, less those to be stopped, plus those to be placed. */
export class Room {
  readonly #demands = new Map<string, Map<string, Demand>>();

  constructor(allocations: Iterable<Allocation>) {
    for (const allocation of allocations) if (takesRoom(allocation)) this.take(allocation);
  }

  take(allocation: Allocation): void {
    const group = findGroup(allocation);
    if (group !== undefined) this.put(allocation.NodeID, allocation.ID, sumRequests(group));
  }

  put(nodeId: string, key: string, demand: Demand): void {
    const demands = this.#demands.get(nodeId) ?? new Map<string, Demand>();
    this.#demands.set(nodeId, demands.set(key, demand));
  }

  free(nodeId: string, key: string): void {
    this.#demands.get(nodeId)?.delete(key);
  }

  /** Returns the first exhausted dimension, `undefined` if the resources fit. */
  lacks(node: Node, demand: Demand): string | undefined {
    const demands = [...(this.#demands.get(node.ID)?.values() ?? [])];
    const addUp = (read: (item: Demand) => number): number => demands.reduce((total, item) => total + read(item), 0);
    const collision = demand.ports.find(({ value }) =>
      demands.some(({ ports }) => ports.some((port) => port.value === value)),
    );
    if (collision !== undefined) return `network: reserved port collision ${collision.label}=${collision.value}`;
    if (addUp(({ cpu }) => cpu) + demand.cpu > node.CPU) return 'cpu';
    if (addUp(({ memory }) => memory) + demand.memory > node.MemoryMB) return 'memory';
    return addUp(({ disk }) => disk) + demand.disk > node.DiskMB ? 'disk' : undefined;
  }
}
