/*
 * The one table of the blocks and fields of a job. It follows the versions of Nomad: `test/guards/schema.test.ts` compares it with the source of the newest.
 * Source: https://github.com/hashicorp/nomad/tree/v2.0.5/api, nomad/structs/diff.go, and the hooks in nomad/job_endpoint_hooks.go
 */

/** A block, by its name in Nomad's diff. Blocks and fields that are not in the table are neither public nor known, and must not contain a secret. */
interface BlockRow {
  /** The key of the list in a specification, if the block is an item of one. */
  readonly list?: string;
  /** Fields that are public by nature: sizes, schedules, placement, drivers and names, without free text of the application. `*`: all, also of nested blocks. */
  readonly public?: string;
  /** A public field with a name from the cluster or the organization: in a running job, an operator may have set it. */
  readonly naming?: string;
  /** The block in a job file, and the attributes whose values Nomad only passes to the task, its templates or its catalog, with their fields. */
  readonly handedOn?: Readonly<Record<string, string>>;
  /** All other fields and blocks. */
  readonly other?: string;
  /** Whether the row has every field and block, so that any other is new in Nomad. */
  readonly isComplete?: boolean;
  /** Fields that the server sets, regardless of the file. */
  readonly always?: string;
  /** Fields that the server sets if the file does not. */
  readonly unset?: string;
  /** Lists to which the server adds items. */
  readonly adds?: string;
  /**
   * A field that servers after 1.8.0 write even if a job does not set it. In Nomad's package `api` it is no pointer, or defaults to this value, so that zero and
   * absent mean the same.
   */
  readonly zero?: string;
}

/** Fields that change without a change of the specification. */
const volatile = 'CreateIndex JobModifyIndex ModifyIndex Stable Status StatusDescription SubmitTime Version VersionTag';

/** Fields that the server sets were recorded on 1.8.4, 1.11.3, 2.0.5 and 2.0.6-dev (test/real/leaves.test.ts). */
const rows: Readonly<Record<string, BlockRow>> = {
  ...createRows(
    `CSIPlugin DNS Datacenters Disconnect DispatchPayload EphemeralDisk Lifecycle LogConfig Migrate MigrateStrategy Multiregion NUMA Periodic ReschedulePolicy Resources RestartPolicy Schedule Update`,
    { public: '*' },
  ),
  Job: {
    public:
      'AllAtOnce ConsulNamespace Dispatched ID Name Namespace NodePool ParentID Priority Region Stop Type VaultNamespace',
    handedOn: { '': 'consul_token=ConsulToken vault_token=VaultToken' },
    // `Other` is a field that the file leaves to the server.
    other: `${volatile} Affinity Constraint Datacenters DispatchIdempotencyToken Meta Migrate Multiregion NomadTokenID Other ParameterizedJob Payload Periodic
      Reschedule Spread TaskGroups UI Update`,
    isComplete: true,
    always: `${volatile} NomadTokenID Dispatched Namespace Region`,
    // The default datacenter and node pool.
    unset: 'Datacenters NodePool',
  },
  TaskGroup: {
    list: 'TaskGroups',
    public:
      'Count MaxClientDisconnect MaxRunDuration Name PreventRescheduleOnLost ShutdownDelay StopAfterClientDisconnect',
    other: `Affinity Constraint Consul Disconnect EphemeralDisk Meta Migrate Network Other ReschedulePolicy RestartPolicy Scaling Service Spread Tasks Update
      Volume`,
    isComplete: true,
    // Depends on the features that the group uses.
    adds: 'Constraints',
  },
  Task: {
    list: 'Tasks',
    public: 'Driver KillSignal KillTimeout Kind Leader Name ShutdownDelay User',
    other: `Action Affinity Artifact CSIPluginConfig Config Constraint Consul DispatchPayload Env Identity Lifecycle LogConfig Meta Other Resources
      RestartPolicy ScalingPolicies Schedule Secret Service Template Vault VolumeMount`,
    isComplete: true,
    // Each task has a default identity.
    unset: 'Identity',
    adds: 'Constraints Identities',
  },
  Action: { list: 'Actions', public: 'Name' },
  Affinity: { list: 'Affinities', public: '*', naming: 'RTarget' },
  Artifact: {
    list: 'Artifacts',
    public: 'GetterMode RelativeDest Chown',
    handedOn: { artifact: 'source=GetterSource options=GetterOptions headers=GetterHeaders destination=RelativeDest' },
    zero: 'Chown',
  },
  ChangeScript: { public: 'FailOnError Timeout' },
  Check: {
    list: 'Checks',
    public: `AddressMode Expose FailuresBeforeCritical FailuresBeforeWarning GRPCService GRPCUseTLS InitialStatus Interval Method Name OnUpdate PortLabel Protocol
      SuccessBeforePassing TLSServerName TLSSkipVerify TaskName Timeout Type`,
    other: 'Header',
    unset: 'Name OnUpdate',
    zero: 'Notes',
  },
  CheckRestart: { public: 'Grace IgnoreWarnings Limit' },
  Constraint: { list: 'Constraints', public: '*', naming: 'RTarget' },
  Consul: { public: 'Cluster Namespace Partition', isComplete: true },
  // The fields of Consul Connect that the server fills in; the diff and the specification name the blocks differently.
  ...createRows('ConsulUpstreams Upstreams', { public: 'DestinationType LocalBindPort LocalBindSocketMode' }),
  ...createRows('Expose Paths', { public: 'ListenerPort LocalPathPort Protocol' }),
  ...createRows('Listener Listeners', { public: 'Port Protocol' }),
  ConsulProxy: { public: 'LocalServicePort' },
  Device: { list: 'Devices', public: '*' },
  'Dynamic Port': { list: 'DynamicPorts', public: '*', unset: 'HostNetwork', zero: 'IgnoreCollision' },
  Identity: {
    list: 'Identities',
    public: '*',
    other: 'Audience ChangeMode ChangeSignal Env ExtraClaims File Filepath Name ServiceName TTL',
    isComplete: true,
    unset: 'Audience Name',
    zero: 'Filepath',
  },
  Identities: { unset: 'Audience ServiceName', zero: 'Filepath' },
  // Of the job's own block only two fields are stored: the groups have the others.
  'Job.Update': {
    always: 'AutoPromote AutoRevert Canary HealthCheck HealthyDeadline MinHealthyTime ProgressDeadline',
  },
  // The server's structs and its API use different names.
  Links: { always: 'URL Url' },
  MeshGateway: { public: 'Mode' },
  Network: {
    list: 'Networks',
    public: '*',
    other: 'CIDR CNI CNIConfig DNS Device Hostname IP MBits Mode DynamicPorts ReservedPorts',
    isComplete: true,
    adds: 'DynamicPorts',
  },
  ParameterizedJob: { public: '*', other: 'MetaOptional MetaRequired Payload', unset: 'Payload' },
  Proxy: { public: 'ConnectTimeout EnvoyDNSDiscoveryType LocalServicePort' },
  ScalingPolicy: { public: 'Enabled Max Min Type' },
  Scaling: { public: 'Enabled Max Min Type', always: 'CreateIndex ID ModifyIndex Target Type' },
  Secret: { list: 'Secrets', public: 'Name Path Provider', other: 'Config Env', isComplete: true },
  Service: {
    list: 'Services',
    public: 'AddressMode Cluster EnableTagOverride Kind Name Namespace OnUpdate PortLabel Provider TaskName',
    handedOn: {
      service: `tags=Tags canary_tags=CanaryTags meta=Meta canary_meta=CanaryMeta address=Address tagged_addresses=TaggedAddresses`,
      'service.check': 'args=Args body=Body command=Command header=Header path=Path',
    },
    other: 'Check',
    unset: 'Cluster Name Namespace OnUpdate',
    zero: 'Kind',
  },
  SidecarService: { public: 'Port DisableDefaultTCPCheck' },
  SidecarTask: { public: 'Driver KillSignal KillTimeout Name ShutdownDelay User' },
  Spread: { list: 'Spreads', public: '*' },
  'Static Port': { list: 'ReservedPorts', public: '*', unset: 'HostNetwork', zero: 'IgnoreCollision' },
  Template: {
    list: 'Templates',
    public: `ChangeMode ChangeSignal DestPath Envvars ErrMissingKey Gid LeftDelim Max Min Once Perms RightDelim SourcePath Splay Uid VaultGrace`,
    handedOn: { template: 'data=EmbeddedTmpl source=SourcePath destination=DestPath' },
    // `Template` inside of a template is its `wait` block.
    other: 'ChangeScript Template Wait',
    isComplete: true,
  },
  Vault: {
    public: 'AllowTokenExpiration ChangeMode ChangeSignal Cluster DisableFile Env Namespace Role',
    other: 'Policies',
    isComplete: true,
  },
  VersionTag: { other: 'Name' },
  Volume: {
    list: 'Volumes',
    public: 'AccessMode AttachmentMode Name PerAlloc ReadOnly Source Sticky Type',
    naming: 'Source',
    other: 'MountOptions',
    isComplete: true,
    zero: 'Sticky',
  },
  VolumeMount: {
    list: 'VolumeMounts',
    public: '*',
    other: 'Destination PropagationMode ReadOnly SELinuxLabel Volume',
    isComplete: true,
  },
  Wait: { public: 'Max Min' },
};

function createRows(names: string, row: BlockRow): Readonly<Record<string, BlockRow>> {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, row]));
}

function words(text = ''): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}

function createBlock({ public: open, always, unset, adds, other, isComplete = false, ...row }: BlockRow) {
  const handedOn = Object.entries(row.handedOn ?? {}).flatMap(([block, fields]) =>
    [...words(fields)].map((pair) => {
      const [attribute = '', field = ''] = pair.split('=');
      return { at: `${block} ${attribute}`, field };
    }),
  );
  const known = new Set([...words(open), ...words(other), ...handedOn.map(({ field }) => field)]);
  known.delete('*');
  const sets = { public: words(open), always: words(always), unset: words(unset), adds: words(adds), known };
  return { ...row, ...sets, handedOn, isComplete };
}

/** A row of the table, with its fields as sets; `known` has all of them. */
type Block = ReturnType<typeof createBlock>;

const blocks: ReadonlyMap<string, Block> = new Map(Object.entries(rows).map(([name, row]) => [name, createBlock(row)]));

/** Lists of a specification by the names of their items in Nomad's diff. */
const itemNames = new Map(
  [...blocks].flatMap(([name, { list }]) => (list === undefined ? [] : [[list, name] as const])),
);

const unknownBlock = createBlock({});

/** A block by its name in Nomad's diff. */
export function findBlock(name: string): Block {
  return blocks.get(name) ?? unknownBlock;
}

/** A block by the key of its object or list in a specification, such as `Services`; `Job.Update` is that of the job itself. */
export function findSpecBlock(key: string): Block {
  const name = blocks.has(key) ? key : key.replace(/^Job\./, '');
  return findBlock(blocks.has(name) ? name : (itemNames.get(name) ?? ''));
}

/** The name in Nomad's diff for a key of a specification. Groups and tasks have their own bodies in both. */
export function nameInDiff(key: string): string {
  return key === 'TaskGroups' || key === 'Tasks' ? key : (itemNames.get(key) ?? key);
}

/** The key in a specification of a block or field of Nomad's diff. */
export function keyInSpec(name: string): string {
  return blocks.get(name)?.list ?? name;
}

/** Whether the table has a field or block of a block, by its name in Nomad's diff. */
export function isKnownField(block: string, name: string): boolean {
  const { known } = findBlock(block);
  return known.has(name) || known.has(keyInSpec(name));
}

const handedOn = new Map(
  [...blocks].flatMap(([object, block]) => block.handedOn.map(({ at, field }) => [at, { object, field }] as const)),
);

/**
 * The field that an attribute is passed to, in its object of Nomad's diff; `undefined` for any other attribute.
 *
 * @param block the types of its blocks in the job file, such as `service.check`; empty for the job
 */
export function findHandedOn(
  block: string,
  attribute: string,
): { readonly object: string; readonly field: string } | undefined {
  return handedOn.get(`${block} ${attribute}`);
}

export const volatileFields = words(volatile);

/** Maps with user-defined, case-sensitive keys, in which an empty value is significant. They are never public by nature. */
export const freeMaps = words(
  'Add CanaryMeta Config Context Env GetterHeaders GetterOptions Header Meta Parameters Policy Set TaggedAddresses Target',
);

/** Lists and blocks of user-defined text, which are not public even in a public block. */
export const freeTexts = words('Args CNI CNIConfig ExtraClaims MountOptions');

/** Maps with user-defined keys whose values are blocks. */
export const blockMaps = words('Volumes EnvoyGatewayBindAddresses');

export const publicOwnFields = new Set(['Job', 'TaskGroup', 'Task'].flatMap((level) => [...findBlock(level).public]));
