import { isDeepStrictEqual } from 'node:util';
import type { StoredGroup, StoredJob, StoredTask } from '../shapes/jobs.ts';

type Connect = NonNullable<NonNullable<StoredGroup['Services']>[number]['Connect']>;
type Networks = StoredGroup['Networks'];

/**
 * Whether a group's allocations must be replaced to run another version of the job. Services, constraints, counts,
 * policies and timeouts can change while a task runs; the settings it is started with cannot.
 */
export function mustReplace(before: StoredJob, after: StoredJob, name: string): boolean {
  const old = before.TaskGroups?.find((group) => group.Name === name);
  const now = after.TaskGroups?.find((group) => group.Name === name);
  if (old === undefined || now === undefined) return true;
  const isEqual = (read: (group: StoredGroup) => unknown): boolean => isDeepStrictEqual(read(old), read(now));
  if (old.Tasks?.length !== now.Tasks?.length) return true;
  if (!isEqual(({ EphemeralDisk }) => EphemeralDisk) || !isEqual(({ Volumes }) => Volumes)) return true;
  if (
    !isEqual(({ Networks }) => normalizeNetworks(Networks)) ||
    !isEqual(({ RestartPolicy }) => RestartPolicy?.RenderTemplates ?? false)
  )
    return true;
  if (hasOtherConsul(old.Consul, now.Consul) || connectChanged(old, now)) return true;
  return (now.Tasks ?? []).some((task) => {
    const other = old.Tasks?.find(({ Name }) => Name === task.Name);
    return (
      other === undefined ||
      hasTaskChange(other, task) ||
      !isDeepStrictEqual(mergeMeta(before, old, other), mergeMeta(after, now, task))
    );
  });
}

/** The metadata in a task's environment: that of the job, the group and the task, the innermost winning. */
function mergeMeta(job: StoredJob, group: StoredGroup, task: StoredTask): Record<string, string> {
  return { ...job.Meta, ...group.Meta, ...task.Meta };
}

/** Ports chosen by Nomad have no number yet; Nomad also assigns addresses. */
function normalizeNetworks(networks: Networks): unknown {
  return (networks ?? []).map(({ Mode, MBits, Hostname, DNS, CNI, ReservedPorts, DynamicPorts }) => ({
    Mode,
    MBits,
    Hostname,
    DNS,
    CNI,
    reserved: (ReservedPorts ?? []).map(({ Label, Value, To, HostNetwork }) => [Label, Value, To, HostNetwork]),
    dynamic: (DynamicPorts ?? []).map(({ Label, To, HostNetwork }) => [Label, To, HostNetwork]),
  }));
}

function hasOtherConsul(old: StoredGroup['Consul'], now: StoredGroup['Consul']): boolean {
  if ((old?.Namespace ?? '') !== (now?.Namespace ?? '')) return true;
  return old !== null && now !== null && (old.Cluster !== now.Cluster || old.Partition !== now.Partition);
}

/** The start settings of a service mesh sidecar. */
function selectMeshPart(connect: Connect | null): unknown {
  return connect && [connect.Native, connect.Gateway, connect.SidecarTask, connect.SidecarService?.Port ?? null];
}

function connectChanged(old: StoredGroup, now: StoredGroup): boolean {
  return (now.Services ?? []).some((service) => {
    const other = service.Connect === null ? undefined : old.Services?.find(({ Name }) => Name === service.Name);
    if (other === undefined) return false;
    return (
      !isDeepStrictEqual(selectMeshPart(other.Connect), selectMeshPart(service.Connect)) ||
      other.PortLabel !== service.PortLabel ||
      other.Cluster !== service.Cluster
    );
  });
}

const compared = [
  'Driver',
  'User',
  'Config',
  'Env',
  'Artifacts',
  'Vault',
  'Secrets',
  'Templates',
  'CSIPluginConfig',
  'VolumeMounts',
  'Identity',
  'Identities',
] as const;
const resources = ['CPU', 'Cores', 'MemoryMB', 'MemoryMaxMB', 'Devices', 'NUMA', 'SecretsMB'] as const;

function hasTaskChange(old: StoredTask, now: StoredTask): boolean {
  if (compared.some((key) => !isDeepStrictEqual(old[key], now[key]))) return true;
  if (resources.some((key) => !isDeepStrictEqual(old.Resources?.[key], now.Resources?.[key]))) return true;
  if (
    !isDeepStrictEqual(
      normalizeNetworks(old.Resources?.Networks ?? null),
      normalizeNetworks(now.Resources?.Networks ?? null),
    )
  )
    return true;
  if (hasOtherConsul(old.Consul, now.Consul) || old.LogConfig?.Disabled !== now.LogConfig?.Disabled) return true;
  return (old.RestartPolicy?.RenderTemplates ?? false) !== (now.RestartPolicy?.RenderTemplates ?? false);
}
