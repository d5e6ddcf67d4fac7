import { hour, minute, second } from '../../clock.ts';
import type { Age } from '../server-version.ts';
import type { SentGroup, SentJob } from '../shapes/jobs.ts';
import { fillServiceDefaults } from './defaults-services.ts';
import { fillTaskDefaults } from './defaults-tasks.ts';

type Update = NonNullable<SentJob['Update']>;
type Reschedule = NonNullable<SentGroup['ReschedulePolicy']>;

/** Fills null fields from a default structure or an inherited one. */
function fill<T extends object>(target: T, defaults: T): T {
  const filled = { ...target };
  for (const key of Object.keys(defaults) as (keyof T)[]) filled[key] ??= defaults[key];
  return filled;
}

const update: Update = {
  Stagger: 30 * second,
  MaxParallel: 1,
  HealthCheck: 'checks',
  MinHealthyTime: 10 * second,
  HealthyDeadline: 5 * minute,
  ProgressDeadline: 10 * minute,
  AutoRevert: false,
  Canary: 0,
  AutoPromote: false,
};
const migrate = { MaxParallel: 1, HealthCheck: 'checks', MinHealthyTime: 10 * second, HealthyDeadline: 5 * minute };
const never: Reschedule = { Attempts: 0, Interval: 0, Delay: 0, DelayFunction: '', MaxDelay: 0, Unlimited: false };
const reschedule: Readonly<Record<string, Reschedule>> = {
  service: { ...never, Delay: 30 * second, DelayFunction: 'exponential', MaxDelay: hour, Unlimited: true },
  batch: { ...never, Attempts: 1, Interval: 24 * hour, Delay: 5 * second, DelayFunction: 'constant' },
};
const restart = { Attempts: 2, Interval: 30 * minute, Delay: 15 * second, Mode: 'fail', RenderTemplates: false };
const restartOfBatch = { ...restart, Attempts: 3, Interval: 24 * hour };

/**
 * Gives unset fields of a sent job their default values, and passes on inherited settings to
 * groups and tasks. Changes the job.
 */
export function applyDefaults(job: SentJob, { hasSystemDeployments }: Pick<Age, 'hasSystemDeployments'>): void {
  job.ID ??= '';
  job.Name ??= job.ID;
  job.Namespace ??= 'default';
  job.Priority ??= 50;
  job.Region ??= 'global';
  job.Type ??= 'service';
  job.NodePool ??= '';
  job.ConsulNamespace ??= '';
  job.VaultNamespace ??= '';
  for (const key of ['Stop', 'AllAtOnce', 'Stable'] as const) job[key] ??= false;
  for (const key of ['ParentID', 'NomadTokenID', 'Status', 'StatusDescription'] as const) job[key] ??= '';
  for (const key of ['Version', 'CreateIndex', 'ModifyIndex', 'JobModifyIndex'] as const) job[key] ??= 0;
  fillPeriodicDefaults(job);
  if (job.Update !== null) job.Update = fill(job.Update, update);
  else if (job.Type === 'service' || (job.Type === 'system' && hasSystemDeployments)) job.Update = { ...update };
  if (job.Multiregion !== null) {
    job.Multiregion.Strategy = fill(job.Multiregion.Strategy ?? { MaxParallel: null, OnFailure: null }, {
      MaxParallel: 0,
      OnFailure: '',
    });
    job.Multiregion.Regions ??= [];
    for (const region of job.Multiregion.Regions)
      Object.assign(region, fill(region, { ...region, Count: 1, Datacenters: [], Meta: {} }));
  }
  for (const group of job.TaskGroups ?? []) fillGroupDefaults(group, job);
  fillWeightsDefaults(job);
}

function fillPeriodicDefaults(job: SentJob): void {
  if (job.Periodic === null) return;
  job.Periodic.TimeZone ||= 'UTC';
  job.Periodic = fill(job.Periodic, {
    Enabled: true,
    Spec: '',
    Specs: [],
    SpecType: 'cron',
    ProhibitOverlap: false,
    TimeZone: 'UTC',
  });
}

function fillWeightsDefaults(owner: Pick<SentGroup, 'Affinities' | 'Spreads'>): void {
  for (const affinity of owner.Affinities ?? []) affinity.Weight ??= 50;
  for (const spread of owner.Spreads ?? []) spread.Weight ??= 50;
}

function fillGroupDefaults(group: SentGroup, job: SentJob): void {
  group.Count ??= group.Scaling?.Min ?? 1;
  if (group.Scaling !== null) {
    group.Scaling.Enabled ??= true;
    group.Scaling.Min ??= group.Count;
    group.Scaling.Type ||= 'horizontal';
  }
  group.EphemeralDisk = fill(group.EphemeralDisk ?? { Sticky: null, Migrate: null, SizeMB: null }, {
    Sticky: false,
    Migrate: false,
    SizeMB: 300,
  });
  if (group.Consul !== null) {
    group.Consul.Namespace ||= job.ConsulNamespace ?? '';
    group.Consul.Cluster ||= 'default';
  }
  fillPolicyDefaults(group, job);
  for (const task of group.Tasks ?? []) fillTaskDefaults(task, group, job);
  fillWeightsDefaults(group);
  fillServiceDefaults(group.Services, `${job.Name}-${group.Name}`);
  if (group.Disconnect !== null) {
    group.Disconnect.Replace ??= true;
    group.Disconnect.Reconcile ??= 'best_score';
  }
}

function isEmpty(strategy: Update): boolean {
  return Object.values(strategy).every((value) => value === null || value === 0 || value === '' || value === false);
}

function fillPolicyDefaults(group: SentGroup, job: SentJob): void {
  const type = job.Type ?? '';
  if (job.Update !== null && (group.Update !== null || !isEmpty(job.Update))) {
    group.Update = group.Update === null ? { ...job.Update } : fill(group.Update, job.Update);
  }
  if (group.Update !== null) group.Update = fill(group.Update, update);
  if (job.Reschedule !== null)
    group.ReschedulePolicy =
      group.ReschedulePolicy === null ? { ...job.Reschedule } : fill(group.ReschedulePolicy, job.Reschedule);
  const defaults = reschedule[type] ?? never;
  if (group.ReschedulePolicy !== null) group.ReschedulePolicy = fill(group.ReschedulePolicy, defaults);
  else if (type !== 'system' && type !== 'sysbatch') group.ReschedulePolicy = { ...defaults };
  if (job.Migrate !== null)
    group.Migrate = group.Migrate === null ? { ...job.Migrate } : fill(group.Migrate, job.Migrate);
  if (group.Migrate !== null) group.Migrate = fill(group.Migrate, migrate);
  else if (type === 'service') group.Migrate = { ...migrate };
  const restarts = type === 'service' || type === 'system' ? restart : restartOfBatch;
  group.RestartPolicy = group.RestartPolicy === null ? { ...restarts } : fill(group.RestartPolicy, restarts);
}
