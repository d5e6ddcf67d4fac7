import type { ObjectDiff } from '../clients/nomad/jobs/plan.ts';
import { findGroups, type Body, type Change, type Finding, type Place } from './changes.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/**
 * The blocks and fields that guards know, by their names in Nomad's diff: of a job, a group and a task, and of the blocks that guards read. Any other is a hit.
 * `test/guards/schema.test.ts` compares the table with the source of the newest Nomad. `Other` is a field that the file leaves to the server.
 */
export const jobParts: Readonly<Record<string, ReadonlySet<string>>> = {
  job: words(
    `AllAtOnce Affinity Constraint ConsulNamespace ConsulToken CreateIndex Datacenters DispatchIdempotencyToken Dispatched ID JobModifyIndex Meta Migrate ModifyIndex
    Multiregion Name Namespace NodePool NomadTokenID Other ParameterizedJob ParentID Payload Periodic Priority Region Reschedule Spread Stable Status StatusDescription
    Stop SubmitTime TaskGroups Type UI Update VaultNamespace VaultToken Version VersionTag`,
  ),
  group: words(
    `Affinity Constraint Consul Count Disconnect EphemeralDisk MaxClientDisconnect MaxRunDuration Meta Migrate Name Network Other PreventRescheduleOnLost
    ReschedulePolicy RestartPolicy Scaling Service ShutdownDelay Spread StopAfterClientDisconnect Tasks Update Volume`,
  ),
  task: words(
    `Action Affinity Artifact CSIPluginConfig Config Constraint Consul DispatchPayload Driver Env Identity KillSignal KillTimeout Kind Leader Lifecycle LogConfig Meta
    Name Other Resources RestartPolicy ScalingPolicies Schedule Secret Service ShutdownDelay Template User Vault VolumeMount`,
  ),
  Consul: words('Cluster Namespace Partition'),
  Identity: words('Audience ChangeMode ChangeSignal Env ExtraClaims File Filepath Name ServiceName TTL'),
  Network: new Set([
    ...words('CIDR CNI CNIConfig DNS Device DynamicPorts Hostname IP MBits Mode ReservedPorts'),
    'Dynamic Port',
    'Static Port',
  ]),
  Secret: words('Config Env Name Path Provider'),
  // `Template` inside of a template is its `wait` block.
  Template: words(
    `ChangeMode ChangeScript ChangeSignal DestPath EmbeddedTmpl Envvars ErrMissingKey Gid LeftDelim Max Min Once Perms RightDelim SourcePath Splay Template Uid
    VaultGrace Wait`,
  ),
  Vault: words('AllowTokenExpiration ChangeMode ChangeSignal Cluster DisableFile Env Namespace Policies Role'),
  Volume: words('AccessMode AttachmentMode MountOptions Name PerAlloc ReadOnly Sticky Source Type'),
  VolumeMount: words('Destination PropagationMode ReadOnly SELinuxLabel Volume'),
};

function isThere({ Type }: Pick<ObjectDiff, 'Type'>): boolean {
  return Type !== 'None' && Type !== 'Deleted';
}

/** What a changed part has that is not in the table, such as `Vault.NewField`. */
function findUnknownParts(level: string, { Fields, Objects }: Body): readonly string[] {
  const known = jobParts[level] ?? new Set();
  const names = [...Fields, ...Objects].filter(isThere).map(({ Name }) => Name.split('[', 1)[0] ?? '');
  const inside = Objects.filter((object) => isThere(object) && object.Name !== level && object.Name in jobParts);
  return [
    ...[...new Set(names)].filter((name) => !known.has(name)),
    ...inside.flatMap((object) => findUnknownParts(object.Name, object).map((name) => `${object.Name}.${name}`)),
  ];
}

/** Blocks and fields that this version of Outrider does not know, which may give anything. */
export function unknownFindings({ diff }: Change): readonly Finding[] {
  if (diff === null) return [];
  return [
    ...findingsIn('job', diff, { group: '', task: '' }),
    ...findGroups(diff).flatMap((group) => [
      ...findingsIn('group', group, { group: group.Name, task: '' }),
      ...group.Tasks.filter(({ Type }) => Type !== 'Deleted').flatMap((task) =>
        findingsIn('task', task, { group: group.Name, task: task.Name }),
      ),
    ]),
  ];
}

function findingsIn(level: string, body: Body, place: Place): readonly Finding[] {
  const unknown = 'this version of Outrider does not know the field';
  return findUnknownParts(level, body).map((name) => ({ ...place, what: 'field', old: '', new: name, unknown }));
}
