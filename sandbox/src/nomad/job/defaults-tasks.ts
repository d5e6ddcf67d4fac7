import { posix } from 'node:path';
import { second } from '../../clock.ts';
import type { SentGroup, SentJob, SentTask } from '../shapes/jobs.ts';
import { defaultLogs, defaultMount, defaultResources } from './defaults-resources.ts';
import { defaultServices } from './defaults-services.ts';

/** Gives a task its defaults and what it inherits from its group. */
export function defaultTask(task: SentTask, group: SentGroup, job: SentJob): void {
  task.Resources = defaultResources(task.Resources);
  task.KillTimeout ??= 5 * second;
  task.LogConfig = defaultLogs(task.LogConfig);
  for (const artifact of task.Artifacts ?? []) defaultArtifact(artifact);
  for (const template of task.Templates ?? []) defaultTemplate(template);
  if (task.Vault !== null) defaultVault(task.Vault);
  if (task.Consul !== null) task.Consul.Cluster ||= 'default';
  defaultServices(task.Services, `${job.Name}-${group.Name}-${task.Name}`);
  for (const affinity of task.Affinities ?? []) affinity.Weight ??= 50;
  for (const mount of task.VolumeMounts ?? []) defaultMount(mount);
  if (task.CSIPluginConfig !== undefined && task.CSIPluginConfig !== null) {
    task.CSIPluginConfig.MountDir ||= '/csi';
    task.CSIPluginConfig.StagePublishBaseDir ||= '/local/csi';
    task.CSIPluginConfig.HealthTimeout ||= 30 * second;
  }
  const restart = group.RestartPolicy;
  if (restart !== null) {
    task.RestartPolicy = {
      Attempts: task.RestartPolicy?.Attempts ?? restart.Attempts,
      Interval: task.RestartPolicy?.Interval ?? restart.Interval,
      Delay: task.RestartPolicy?.Delay ?? restart.Delay,
      Mode: task.RestartPolicy?.Mode ?? restart.Mode,
      RenderTemplates: task.RestartPolicy?.RenderTemplates ?? restart.RenderTemplates,
    };
  }
}

function defaultArtifact(artifact: NonNullable<SentTask['Artifacts']>[number]): void {
  artifact.GetterMode ??= 'any';
  artifact.GetterInsecure ??= false;
  artifact.GetterSource ??= '';
  artifact.RelativeDest ??=
    artifact.GetterMode === 'file' ? posix.join('local', posix.basename(artifact.GetterSource)) : 'local/';
}

function defaultTemplate(template: NonNullable<SentTask['Templates']>[number]): void {
  template.ChangeMode ??= 'restart';
  template.ChangeSignal = template.ChangeSignal?.toUpperCase() ?? (template.ChangeMode === 'signal' ? 'SIGHUP' : '');
  template.Splay ??= 5 * second;
  template.Perms ??= '0644';
  template.LeftDelim ??= '{{';
  template.RightDelim ??= '}}';
  const script = template.ChangeScript;
  if (script === null) return;
  script.Args ??= [];
  script.Timeout ??= 5 * second;
}

function defaultVault(vault: NonNullable<SentTask['Vault']>): void {
  vault.Env ??= true;
  vault.Cluster ||= 'default';
  vault.ChangeMode ??= 'restart';
  vault.ChangeSignal = (vault.ChangeSignal ?? 'SIGHUP').toUpperCase();
}
