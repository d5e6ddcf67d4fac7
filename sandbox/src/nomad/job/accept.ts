import type { Age } from '../server-version.ts';
import {
  Job,
  type StoredGroup,
  type StoredJob,
  type StoredTask,
  type SentGroup,
  type SentJob,
} from '../shapes/jobs.ts';
import { keep } from '../shapes/keep.ts';
import { applyDefaults } from './defaults.ts';
import { acceptIdentities } from './identities.ts';
import { addImplied } from './implied.ts';

/** Converts a sent job into the stored one: defaults, inherited settings of groups and tasks, empty lists as null, and implied constraints. The sent job is not changed. */
export function acceptJob(sentJob: SentJob, age: Pick<Age, 'hasSystemDeployments'>): StoredJob {
  const job = structuredClone(sentJob);
  applyDefaults(job, age);
  const kept = keep(job, Job) as unknown as StoredJob;
  dropServerFields(kept);
  for (const [index, group] of (kept.TaskGroups ?? []).entries()) acceptGroup(group, job.TaskGroups?.[index], kept);
  if ((kept.Datacenters ?? []).length === 0) kept.Datacenters = ['*'];
  for (const key of ['Meta', 'Constraints', 'Affinities', 'Spreads', 'TaskGroups'] as const) emptyToNull(kept, key);
  if (kept.ParameterizedJob !== null) kept.ParameterizedJob.Payload ||= 'optional';
  if (kept.UI !== null) acceptLinks(kept, job);
  kept.NodePool ||= 'default';
  addImplied(kept);
  return kept;
}

/** Lists and dictionaries without entries are stored as null, so that jobs compare as equal. */
function emptyToNull<T extends object>(target: T, key: keyof T): void {
  const value = target[key];
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0) (target[key] as unknown) = null;
}

/** Fields that only Nomad itself sets. A job's update block keeps only the pace; groups have the rest. */
function dropServerFields(job: StoredJob): void {
  Object.assign(job, {
    ParentID: '',
    Dispatched: false,
    DispatchIdempotencyToken: '',
    ConsulNamespace: '',
    NomadTokenID: '',
    Status: '',
    StatusDescription: '',
    Stable: false,
    SubmitTime: 0,
    CreateIndex: 0,
    ModifyIndex: 0,
    JobModifyIndex: 0,
  });
  const { MaxParallel, Stagger } = job.Update;
  const rest = {
    HealthCheck: '',
    MinHealthyTime: 0,
    HealthyDeadline: 0,
    ProgressDeadline: 0,
    Canary: 0,
    AutoRevert: false,
    AutoPromote: false,
  };
  job.Update = MaxParallel > 0 ? { MaxParallel, Stagger, ...rest } : { MaxParallel: 0, Stagger: 0, ...rest };
}

function acceptLinks(job: StoredJob, sentJob: SentJob): void {
  for (const [index, link] of (job.UI?.Links ?? []).entries()) link.Url = sentJob.UI?.Links?.[index]?.URL ?? '';
  if (job.UI !== null) emptyToNull(job.UI, 'Links');
}

function acceptGroup(group: StoredGroup, sentGroup: SentGroup | undefined, job: StoredJob): void {
  group.MaxClientDisconnect = null;
  group.StopAfterClientDisconnect = null;
  group.PreventRescheduleOnLost = false;
  if (group.Scaling !== null)
    acceptScaling(group.Scaling, sentGroup?.Scaling?.Max ?? null, {
      Namespace: job.Namespace,
      Job: job.ID,
      Group: group.Name,
    });
  for (const [name, volume] of Object.entries(group.Volumes ?? {})) {
    if (volume.Type !== 'host' && volume.Type !== 'csi') delete group.Volumes?.[name];
  }
  acceptServices(group.Services, job, { JOB: job.Name, TASKGROUP: group.Name, TASK: 'group' });
  acceptNetworks(group.Networks);
  for (const key of [
    'Meta',
    'Constraints',
    'Affinities',
    'Spreads',
    'Services',
    'Networks',
    'Volumes',
    'Tasks',
  ] as const)
    emptyToNull(group, key);
  for (const [index, task] of (group.Tasks ?? []).entries())
    acceptTask(task, sentGroup?.Tasks?.[index]?.ScalingPolicies ?? [], group, job);
}

type Scaling = NonNullable<StoredGroup['Scaling']>;

function acceptScaling(policy: Scaling, max: number | null, target: Record<string, string>): void {
  policy.Max = max ?? -1;
  policy.Target = target;
  policy.Type ||= 'horizontal';
  Object.assign(policy, { ID: '', CreateIndex: 0, ModifyIndex: 0 });
}

function acceptTask(
  task: StoredTask,
  policies: readonly { Max: number | null }[],
  group: StoredGroup,
  job: StoredJob,
): void {
  task.KillTimeout ||= 5_000_000_000;
  for (const [index, policy] of (task.ScalingPolicies ?? []).entries()) {
    const target = { Namespace: job.Namespace, Job: job.ID, Group: group.Name, Task: task.Name };
    acceptScaling(policy, policies[index]?.Max ?? null, target);
  }
  acceptServices(task.Services, job, { JOB: job.Name, TASKGROUP: group.Name, TASK: task.Name });
  acceptNetworks(task.Resources?.Networks ?? null);
  if (task.Resources !== null) {
    task.Resources.DiskMB = 0;
    for (const key of ['Networks', 'Devices'] as const) emptyToNull(task.Resources, key);
  }
  if (task.Vault !== null) task.Vault.Namespace ||= job.VaultNamespace;
  acceptIdentities(task);
  for (const artifact of task.Artifacts ?? [])
    for (const key of ['GetterOptions', 'GetterHeaders'] as const) emptyToNull(artifact, key);
  for (const secret of task.Secrets ?? []) for (const key of ['Config', 'Env'] as const) emptyToNull(secret, key);
  const lists = [
    'Meta',
    'Config',
    'Env',
    'Constraints',
    'Affinities',
    'VolumeMounts',
    'Services',
    'Artifacts',
    'Templates',
    'Secrets',
    'Actions',
    'ScalingPolicies',
    'Identities',
  ] as const;
  for (const key of lists) emptyToNull(task, key);
}

function acceptNetworks(networks: StoredGroup['Networks']): void {
  for (const network of networks ?? []) {
    network.Device = '';
    for (const key of ['ReservedPorts', 'DynamicPorts'] as const) {
      emptyToNull(network, key);
      for (const port of network[key] ?? []) port.HostNetwork ||= 'default';
    }
  }
}

function acceptServices(
  services: StoredGroup['Services'],
  job: StoredJob,
  names: { JOB: string; TASKGROUP: string; TASK: string },
): void {
  const variables: Record<string, string> = { ...names, BASE: `${names.JOB}-${names.TASKGROUP}-${names.TASK}` };
  const inGroup = names.TASK === 'group';
  for (const service of services ?? []) {
    if (!inGroup) service.TaskName ||= names.TASK;
    service.Name = service.Name.replaceAll(
      /\$(?:\{(\w+)\}|(\w+))/g,
      (all, braced?: string, bare?: string) => variables[braced ?? bare ?? ''] ?? all,
    );
    service.Namespace = service.Provider === 'nomad' ? job.Namespace : 'default';
    for (const key of ['Tags', 'CanaryTags', 'Checks', 'TaggedAddresses', 'Meta', 'CanaryMeta'] as const)
      emptyToNull(service, key);
    for (const check of service.Checks ?? []) {
      if (!inGroup) check.TaskName = '';
      check.Name ||= `service: "${service.Name}" check`;
      check.TaskName ||= service.TaskName;
      for (const key of ['Args', 'Header'] as const) emptyToNull(check, key);
    }
  }
}
