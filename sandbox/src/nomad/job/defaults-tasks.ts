import { posix } from 'node:path';
import { second } from '../../clock.ts';
import type { SentGroup, SentJob, SentTask } from '../shapes/jobs.ts';
import { createDefaultLogs, fillMountDefaults, createDefaultResources } from './defaults-resources.ts';
import { fillServiceDefaults } from './defaults-services.ts';

/** Gives a task its defaults and the settings that it inherits from its group. */
export function fillTaskDefaults(task: SentTask, group: SentGroup, job: SentJob): void {
  task.Resources = createDefaultResources(task.Resources);
  task.KillTimeout ??= 5 * second;
  task.LogConfig = createDefaultLogs(task.LogConfig);
  for (const artifact of task.Artifacts ?? []) fillArtifactDefaults(artifact);
  for (const template of task.Templates ?? []) fillTemplateDefaults(template);
  if (task.Vault !== null) fillVaultDefaults(task.Vault);
  if (task.Consul !== null) task.Consul.Cluster ||= 'default';
  fillServiceDefaults(task.Services, `${job.Name}-${group.Name}-${task.Name}`);
  for (const affinity of task.Affinities ?? []) affinity.Weight ??= 50;
  for (const mount of task.VolumeMounts ?? []) fillMountDefaults(mount);
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

function fillArtifactDefaults(artifact: NonNullable<SentTask['Artifacts']>[number]): void {
  artifact.GetterMode ??= 'any';
  artifact.GetterInsecure ??= false;
  artifact.GetterSource ??= '';
  artifact.RelativeDest ??=
    artifact.GetterMode === 'file' ? posix.join('local', posix.basename(artifact.GetterSource)) : 'local/';
}

function fillTemplateDefaults(template: NonNullable<SentTask['Templates']>[number]): void {
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

function fillVaultDefaults(vault: NonNullable<SentTask['Vault']>): void {
  vault.Env ??= true;
  vault.Cluster ||= 'default';
  vault.ChangeMode ??= 'restart';
  vault.ChangeSignal = (vault.ChangeSignal ?? 'SIGHUP').toUpperCase();
}
