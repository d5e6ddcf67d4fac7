import type { SentTask } from '../shapes/jobs.ts';

type Resources = NonNullable<SentTask['Resources']>;
type Logs = NonNullable<SentTask['LogConfig']>;

const noResources: Resources = {
  CPU: null,
  Cores: null,
  MemoryMB: null,
  MemoryMaxMB: null,
  DiskMB: null,
  IOPS: null,
  Networks: null,
  Devices: null,
  NUMA: null,
  SecretsMB: null,
};

/** Default resources of a task; CPU shares and whole cores exclude each other. */
export function createDefaultResources(request: Resources | null): Resources {
  const resources = { ...(request ?? noResources) };
  resources.CPU ??= resources.Cores === null ? 100 : 0;
  resources.Cores ??= 0;
  resources.MemoryMB ??= 300;
  for (const device of resources.Devices ?? []) {
    device.Count ??= 1;
    for (const affinity of device.Affinities ?? []) affinity.Weight ??= 50;
  }
  if (resources.NUMA !== null) resources.NUMA.Affinity ||= 'none';
  return resources;
}

export function createDefaultLogs(logs: Logs | null): Logs {
  return {
    MaxFiles: logs?.MaxFiles ?? 10,
    MaxFileSizeMB: logs?.MaxFileSizeMB ?? 10,
    Enabled: logs?.Enabled ?? null,
    Disabled: logs?.Disabled ?? false,
  };
}

export function fillMountDefaults(mount: NonNullable<SentTask['VolumeMounts']>[number]): void {
  mount.PropagationMode ??= 'private';
  mount.ReadOnly ??= false;
  mount.SELinuxLabel ??= '';
}
