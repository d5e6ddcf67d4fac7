import type { SentGroup, SentJob, SentTask } from '../../shapes/jobs.ts';
import type { Doc } from '../../shapes/kinds.ts';

const fiveSeconds = 5_000_000_000;

type VaultInFile = SentTask['Vault'];
type SecretsInFile = SentTask['Secrets'];
interface Inherited {
  Vault?: VaultInFile;
  Secrets?: SecretsInFile;
}

/** Completes a decoded file: names from labels, inherited settings of tasks, ports by kind, some defaults. */
export function finishJob(doc: Doc, label: string): SentJob {
  const { Vault, Secrets, Tasks, ...rest } = doc as unknown as SentJob & Inherited & { Tasks: SentTask[] | null };
  const job: SentJob = rest;
  job.Name ??= label;
  job.ID ??= label;
  if (
    job.Periodic !== null &&
    job.Periodic !== undefined &&
    (job.Periodic.Spec !== null || job.Periodic.Specs !== null)
  ) {
    job.Periodic.SpecType = 'cron';
  }
  const alone = (Tasks ?? []).map((task) => createSingleTaskGroup(task));
  const groups = (job.TaskGroups ?? []).map(inheritInGroup);
  if (alone.length + groups.length > 0) job.TaskGroups = [...alone, ...groups];
  for (const group of job.TaskGroups ?? []) {
    finishNetworks(group.Networks);
    for (const task of group.Tasks ?? []) finishTask(task, { Vault: Vault ?? null, Secrets: Secrets ?? null });
  }
  return job;
}

/** A task directly in the job gets a group of the same name. */
function createSingleTaskGroup(task: SentTask): SentGroup {
  return {
    Name: task.Name,
    Count: null,
    Constraints: null,
    Affinities: null,
    Tasks: [task],
    Spreads: null,
    Volumes: null,
    RestartPolicy: null,
    Disconnect: null,
    ReschedulePolicy: null,
    EphemeralDisk: null,
    Update: null,
    Migrate: null,
    Networks: null,
    Meta: null,
    Services: null,
    ShutdownDelay: null,
    MaxRunDuration: null,
    StopAfterClientDisconnect: null,
    MaxClientDisconnect: null,
    Scaling: null,
    Consul: null,
    PreventRescheduleOnLost: null,
  };
}

function inheritInGroup(group: SentGroup & Inherited): SentGroup {
  const { Vault, Secrets, ...rest } = group;
  for (const task of rest.Tasks ?? []) {
    task.Vault ??= Vault ?? null;
    task.Secrets ??= Secrets ?? null;
  }
  return rest;
}

function finishTask(task: SentTask, inherited: Required<Inherited>): void {
  finishNetworks(task.Resources?.Networks ?? null);
  for (const template of task.Templates ?? []) finishTemplate(template);
  task.Vault ??= inherited.Vault;
  if (inherited.Secrets !== null) task.Secrets = [...(task.Secrets ?? []), ...inherited.Secrets];
  if (task.Vault !== null) {
    task.Vault.Env ??= true;
    task.Vault.DisableFile ??= false;
    task.Vault.ChangeMode ??= 'restart';
  }
  const main = (task.Identities ?? []).findIndex(({ Name }) => Name === '' || Name === 'default');
  if (main >= 0) task.Identity = task.Identities?.splice(main, 1)[0] ?? null;
}

function finishTemplate(template: NonNullable<SentTask['Templates']>[number]): void {
  template.ChangeMode ??= 'restart';
  template.Perms ??= '0644';
  template.Splay ??= fiveSeconds;
  template.ErrMissingKey ??= false;
  const script = template.ChangeScript;
  if (script === null) return;
  script.Args ??= [];
  script.Timeout ??= fiveSeconds;
  script.FailOnError ??= false;
  script.RunOnFirstRender ??= false;
}

/** All ports have the same syntax; those with a number are reserved ports. */
function finishNetworks(networks: SentGroup['Networks']): void {
  for (const network of networks ?? []) {
    const ports = network.DynamicPorts ?? [];
    if (ports.length === 0) continue;
    const dynamic = ports.filter(({ Value }) => Value <= 0);
    const reservedPorts = ports.filter(({ Value }) => Value > 0);
    network.DynamicPorts = dynamic.length === 0 ? null : dynamic;
    network.ReservedPorts = reservedPorts.length === 0 ? null : reservedPorts;
  }
}
