import type { StoredGroup } from '../shapes/jobs.ts';

/** Returns the job's port, or an unused one that is constant for an allocation and a label. */
export function choosePort(label: string, group: StoredGroup, allocation: string): number {
  if (/^\d+$/.test(label)) return Number(label);
  const networks = [
    ...(group.Networks ?? []),
    ...(group.Tasks ?? []).flatMap(({ Resources }) => Resources?.Networks ?? []),
  ];
  const port = networks.flatMap(({ ReservedPorts }) => ReservedPorts ?? []).find(({ Label }) => Label === label);
  if (port !== undefined) return port.Value;
  const dynamic = networks.flatMap(({ DynamicPorts }) => DynamicPorts ?? []).findIndex(({ Label }) => Label === label);
  return 20_000 + ((Number.parseInt(allocation.slice(0, 6), 16) + Math.max(0, dynamic)) % 12_000);
}

/** Returns the ports of an allocation on its node, by the networks of its group. */
export function listAllocatedPorts(group: StoredGroup, allocation: string): object[] {
  const ports = (group.Networks ?? []).flatMap(({ ReservedPorts, DynamicPorts }) => [
    ...(ReservedPorts ?? []),
    ...(DynamicPorts ?? []),
  ]);
  return ports.map(({ Label, To }) => ({
    HostIP: '127.0.0.1',
    Label,
    Value: choosePort(Label, group, allocation),
    ...(To > 0 ? { To } : {}),
  }));
}
