/*
 * The one table of the blocks and fields of a job. It follows the versions of Nomad: `test/guards/schema.test.ts` compares it with the source of the newest version.
 * Source: https://github.com/hashicorp/nomad/tree/v2.0.5/api, nomad/structs/diff.go, and the hooks in nomad/job_endpoint_hooks.go
 */

/** A block, by its name in Nomad's diff. Blocks and fields that are not in the table are neither public nor known, and must not contain a secret. */
interface BlockRow {
  /** The key of the list in a specification, if the block is an item of one. */
  readonly list?: string;
  /** Fields that are public by nature: sizes, schedules, placement, drivers and names, without free text of the application. `*`: all fields, including fields of nested blocks. */
  readonly public?: string;
  /** A public field with a name from the cluster or the organization: in a running job, an operator may have set it. */
  readonly naming?: string;
  /** The block in a job file, and the attributes whose values Nomad only passes to the task, its templates or its catalog, with their fields. */
  readonly passedFields?: Readonly<Record<string, string>>;
  /** Fields and blocks that have the same name in a specification as in the diff, although elsewhere this name stands for the items of a list: `Identity` of a service is not `Identities`. */
  readonly singular?: string;
  /** All other fields and blocks. A field that is missing in the row is new in Nomad. */
  readonly other?: string;
  /** Fields that the server sets, regardless of the file. */
  readonly always?: string;
  /** Fields that the server sets if the file does not. */
  readonly unset?: string;
  /** Defaults that the server sets for fields that Nomad's diff lacks. Source: `Canonicalize` of the package `api` */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Whether the server also replaces empty values with these defaults: its parser returns unset fields as empty. */
  readonly isEmptyUnset?: boolean;
  /** Fields and blocks of a specification that Nomad's diff lacks. Determined by changing each field alone (2.0.5), and from the source of `Job.Diff` (1.8.0). */
  readonly undiffed?: string;
  /** Fields in whose text the server replaces `${…}`. */
  readonly interpolated?: string;
  /** Lists to which the server adds items. */
  readonly adds?: string;
  /** A field that servers after 1.8.0 write even if unset. In package `api`, it is not a pointer, or defaults to this value: zero and absent mean the same. */
  readonly zero?: string;
}

/** Fields that change without a change of the specification. */
const volatile = 'CreateIndex JobModifyIndex ModifyIndex Stable Status StatusDescription SubmitTime Version VersionTag';

const port = 'HostNetwork IgnoreCollision Label To Value';
const identityFields = 'Audience ChangeMode ChangeSignal Env ExtraClaims File Filepath Name ServiceName TTL';
const scalingFields = 'CreateIndex ID ModifyIndex Namespace Policy Target';
const consulProxy = 'Config ConsulUpstreams Expose ExposeConfig LocalServiceAddress TransparentProxy Upstreams';

/** Fields that the server sets were recorded on 1.8.4, 1.11.3, 2.0.5 and 2.0.6-dev (test/real/leaves.test.ts). */
const rows: Readonly<Record<string, BlockRow>> = {
  ...createRows(
    { public: '*' },
    `DNS: Options Searches Servers; Datacenters: Datacenters; Disconnect: LostAfter Reconcile Replace StopOnClientAfter; DispatchPayload: File; EphemeralDisk:
      Migrate SizeMB Sticky; LogConfig: Disabled Enabled MaxFileSizeMB MaxFiles; Multiregion: Region Regions Strategy; Periodic: Enabled ProhibitOverlap Spec SpecType Specs TimeZone;
      ReschedulePolicy: Attempts Delay DelayFunction Interval MaxDelay Unlimited; Resources: CPU Cores Devices DiskMB IOPS MemoryMB MemoryMaxMB NUMA Networks
      SecretsMB; RestartPolicy: Attempts Delay Interval Mode RenderTemplates; Schedule: Cron End Start Timezone`,
  ),
  Lifecycle: { public: '*', other: 'Hook Sidecar', undiffed: 'Hook Sidecar' },
  Migrate: {
    public: '*',
    other: 'HealthCheck HealthyDeadline MaxParallel MinHealthyTime',
    defaults: {
      HealthCheck: 'checks',
      HealthyDeadline: toNanoseconds(300),
      MaxParallel: 1,
      MinHealthyTime: toNanoseconds(10),
    },
  },
  NUMA: { public: '*', singular: 'Affinity', other: 'Affinity Devices', undiffed: 'Devices' },
  Update: {
    public: '*',
    other:
      'AutoPromote AutoRevert Canary HealthCheck HealthyDeadline MaxParallel MinHealthyTime ProgressDeadline Stagger',
    defaults: { Stagger: toNanoseconds(30) },
    undiffed: 'Stagger',
  },
  // The diff and the specification name several of these blocks differently.
  ...createRows(
    {},
    `CNI: Args; Connect ConsulConnect: Gateway Native SidecarService SidecarTask;
      ConsulIngressService: Hosts MaxConcurrentRequests MaxConnections MaxPendingRequests Name RequestHeaders ResponseHeaders TLS; Cron: End Start Timezone;
      Ingress: Listener Listeners TLS; Mesh:; MountOptions: FSType MountFlags; Region Regions:
      Count Datacenters Meta Name NodePool; RequestHeaders ResponseHeaders: Add Remove Set; Reschedule: Attempts Delay DelayFunction Interval MaxDelay
      Unlimited; SDS: CertResource ClusterName; SpreadTarget: Percent Value; Strategy: MaxParallel OnFailure; TLS: CipherSuites Enabled SDS TLSMaxVersion
      TLSMinVersion; Terminating: Service; TransparentProxy: ExcludeInboundPorts ExcludeOutboundCIDRs ExcludeOutboundPorts ExcludeUIDs NoDNS OutboundPort UID;
      UI: Description Link Links`,
  ),
  Job: {
    public:
      'AllAtOnce ConsulNamespace Dispatched ID Name Namespace NodePool ParentID Priority Region Stop Type VaultNamespace',
    passedFields: { '': 'consul_token=ConsulToken vault_token=VaultToken' },
    // `Other`: a field that the file does not set.
    other: `${volatile} Affinity Constraint Datacenters DispatchIdempotencyToken Meta Migrate Multiregion NomadTokenID Other ParameterizedJob Payload Periodic
      Reschedule Spread TaskGroups UI Update`,
    // Each group has its own `update`, even if it comes from the job.
    always: `${volatile} NomadTokenID Dispatched Namespace Region Update`,
    // The default datacenter and node pool.
    unset: 'Datacenters NodePool',
    undiffed: 'Spreads',
  },
  TaskGroup: {
    list: 'TaskGroups',
    public:
      'Count MaxClientDisconnect MaxRunDuration Name PreventRescheduleOnLost ShutdownDelay StopAfterClientDisconnect',
    other: `Affinity Constraint Consul Disconnect EphemeralDisk Meta Migrate Network Other ReschedulePolicy RestartPolicy Scaling Service Spread Tasks Update
      Volume`,
    // Replaced by `disconnect`, and removed by servers since 1.10.
    always: 'MaxClientDisconnect StopAfterClientDisconnect',
    // Depends on the features that the group uses.
    adds: 'Constraints',
    defaults: { Migrate: {}, Update: {} },
    undiffed: 'MaxRunDuration Migrate Spreads',
  },
  Task: {
    list: 'Tasks',
    public: 'Driver KillSignal KillTimeout Kind Leader Name ShutdownDelay User',
    singular: 'Identity',
    other: `Action Affinity Artifact CSIPluginConfig Config Constraint Consul DispatchPayload Env Identities Identity Lifecycle LogConfig Meta Other Resources
      RestartPolicy ScalingPolicies Schedule Secret Service Template Vault VolumeMount`,
    // Each task has a default identity, and a Connect task has a kind.
    unset: 'Identity Kind',
    adds: 'Constraints Identities',
    undiffed: 'CSIPluginConfig Lifecycle RestartPolicy ScalingPolicies',
  },
  Action: { list: 'Actions', public: 'Name', other: 'Args Command' },
  Affinity: {
    list: 'Affinities',
    public: '*',
    naming: 'RTarget',
    other: 'LTarget Operand RTarget Weight',
    defaults: { Weight: 50 },
  },
  Artifact: {
    list: 'Artifacts',
    public: 'GetterMode RelativeDest Chown',
    passedFields: {
      artifact: 'source=GetterSource options=GetterOptions headers=GetterHeaders destination=RelativeDest',
    },
    other: 'GetterInsecure',
    zero: 'Chown',
  },
  ChangeScript: { public: 'FailOnError Timeout', other: 'Args Command RunOnFirstRender' },
  Check: {
    list: 'Checks',
    public: `AddressMode Expose FailuresBeforeCritical FailuresBeforeWarning GRPCService GRPCUseTLS InitialStatus Interval Method Name OnUpdate PortLabel Protocol
      SuccessBeforePassing TLSServerName TLSSkipVerify TaskName Timeout Type`,
    other: 'Advertise Args Body CheckRestart Command Header Notes Path',
    // Nomad adds the port of an exposed check.
    unset: 'Name OnUpdate PortLabel TaskName',
    undiffed: 'Args',
    zero: 'Notes',
  },
  CheckRestart: { public: 'Grace IgnoreWarnings Limit' },
  Constraint: { list: 'Constraints', public: '*', naming: 'RTarget', other: 'LTarget Operand RTarget' },
  Consul: { public: 'Cluster Namespace Partition' },
  CSIPluginConfig: {
    other: 'HealthTimeout ID MountDir StagePublishBaseDir Type',
    defaults: { HealthTimeout: toNanoseconds(30), MountDir: '/csi', StagePublishBaseDir: '/local/csi' },
    isEmptyUnset: true,
  },
  ...createRows(
    { public: 'DestinationType LocalBindPort LocalBindSocketMode', undiffed: 'Config' },
    `ConsulUpstreams Upstreams: Config Datacenter DestinationName DestinationNamespace DestinationPartition DestinationPeer LocalBindAddress
      LocalBindSocketPath MeshGateway`,
  ),
  // The server adds a path for each exposed check.
  ...createRows(
    { public: 'ListenerPort LocalPathPort Protocol', adds: 'Path Paths' },
    'Expose ExposeConfig Path Paths: Path Paths',
  ),
  Gateway: { other: 'Ingress Mesh Proxy Terminating', unset: 'Proxy', undiffed: 'Mesh' },
  ...createRows({ public: 'Port Protocol' }, 'Listener Listeners: ConsulIngressService Service'),
  ConsulProxy: { public: 'LocalServicePort', other: consulProxy, unset: 'Expose ExposeConfig' },
  Device: {
    list: 'Devices',
    public: '*',
    other: 'Affinities Constraints Count Name',
    undiffed: 'Affinities Constraints',
  },
  'Dynamic Port': { list: 'DynamicPorts', public: '*', other: port, unset: 'HostNetwork', zero: 'IgnoreCollision' },
  Identity: {
    list: 'Identities',
    public: '*',
    other: identityFields,
    unset: 'Audience Name',
    undiffed: 'ExtraClaims',
    zero: 'Filepath',
  },
  Identities: { other: identityFields, unset: 'Audience ServiceName', undiffed: 'ExtraClaims', zero: 'Filepath' },
  Link: { list: 'Links', other: 'Label URL Url' },
  // The server's structs and its API use different names.
  Links: { other: 'Label URL Url', always: 'URL Url' },
  MeshGateway: { public: 'Mode' },
  Network: {
    list: 'Networks',
    public: '*',
    singular: 'Device',
    other: 'CIDR CNI CNIConfig DNS Device Hostname IP MBits Mode DynamicPorts ReservedPorts',
    adds: 'DynamicPorts',
    undiffed: 'CIDR CNI Device IP MBits',
  },
  ParameterizedJob: { public: '*', other: 'MetaOptional MetaRequired Payload', unset: 'Payload' },
  Proxy: {
    public: 'ConnectTimeout EnvoyDNSDiscoveryType LocalServicePort',
    other: `${consulProxy} EnvoyGatewayBindAddresses EnvoyGatewayBindTaggedAddresses EnvoyGatewayNoDefaultBind`,
    unset: 'ConnectTimeout EnvoyGatewayBindAddresses EnvoyGatewayNoDefaultBind Expose ExposeConfig',
  },
  ScalingPolicies: {
    public: 'Enabled Max Min Type',
    other: scalingFields,
    always: 'CreateIndex ID ModifyIndex Target',
    unset: 'Enabled',
  },
  Scaling: { public: 'Enabled Max Min Type', other: scalingFields, always: 'CreateIndex ID ModifyIndex Target Type' },
  Secret: { list: 'Secrets', public: 'Name Path Provider', other: 'Config Env' },
  Service: {
    list: 'Services',
    public: 'AddressMode Cluster EnableTagOverride Kind Name Namespace OnUpdate PortLabel Provider TaskName',
    passedFields: {
      service: `tags=Tags canary_tags=CanaryTags meta=Meta canary_meta=CanaryMeta address=Address tagged_addresses=TaggedAddresses`,
      'service.check': 'args=Args body=Body command=Command header=Header path=Path',
    },
    singular: 'Identity',
    // Also the fields of a gateway's services.
    other: `CAFile CertFile Check CheckRestart Connect ConsulConnect Hosts Identity KeyFile MaxConcurrentRequests MaxConnections MaxPendingRequests RequestHeaders ResponseHeaders
      SNI TLS Weights`,
    // Nomad adds the port of a terminating gateway.
    unset: 'AddressMode Cluster Name Namespace OnUpdate PortLabel Provider TaskName',
    undiffed: 'Weights',
    interpolated: 'Name',
    zero: 'Kind',
  },
  SidecarService: {
    public: 'Port DisableDefaultTCPCheck',
    other: 'ConsulProxy Meta Proxy Tags',
    unset: 'ConsulProxy Proxy',
    undiffed: 'Meta Tags',
  },
  SidecarTask: {
    public: 'Driver KillSignal KillTimeout Name ShutdownDelay User',
    other: 'Config Env Identities LogConfig Meta Resources VolumeMounts',
    defaults: { KillTimeout: toNanoseconds(5) },
    undiffed: 'Identities KillTimeout ShutdownDelay VolumeMounts',
  },
  Spread: { list: 'Spreads', public: '*', other: 'Attribute SpreadTarget Weight', defaults: { Weight: 50 } },
  'Static Port': { list: 'ReservedPorts', public: '*', other: port, unset: 'HostNetwork', zero: 'IgnoreCollision' },
  Template: {
    list: 'Templates',
    public: `ChangeMode ChangeSignal DestPath Envvars ErrMissingKey Gid LeftDelim Max Min Once Perms RightDelim SourcePath Splay Uid VaultGrace`,
    passedFields: { template: 'data=EmbeddedTmpl source=SourcePath destination=DestPath' },
    // `Template` inside of a template is its `wait` block.
    other: 'ChangeScript Template Wait',
  },
  Vault: {
    public: 'AllowTokenExpiration ChangeMode ChangeSignal Cluster DisableFile Env Namespace Role',
    other: 'Policies',
  },
  VersionTag: { other: 'Description Name TaggedTime' },
  Volume: {
    list: 'Volumes',
    public: 'AccessMode AttachmentMode Name PerAlloc ReadOnly Source Sticky Type',
    naming: 'Source',
    other: 'MountOptions',
    zero: 'Sticky',
  },
  VolumeMount: {
    list: 'VolumeMounts',
    public: '*',
    singular: 'Volume',
    other: 'Destination PropagationMode ReadOnly SELinuxLabel Volume',
    defaults: { PropagationMode: 'private' },
  },
  Wait: { public: 'Max Min' },
  Weights: { other: 'Passing Warning', defaults: { Passing: 1, Warning: 1 }, isEmptyUnset: true },
};

/** In nanoseconds, as Nomad's API has durations. */
function toNanoseconds(count: number): number {
  return count * 1e9;
}

/** @param blocks the names of blocks with the same fields, a colon and the fields; separated by semicolons */
function createRows(row: BlockRow, blocks: string): Readonly<Record<string, BlockRow>> {
  const parts = blocks.split(';').map((block) => block.split(':', 2));
  return Object.fromEntries(
    parts.flatMap(([names, other = '']) => [...parseNames(names)].map((name) => [name, { ...row, other }])),
  );
}

function parseNames(text = ''): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}

function createBlock({
  public: open,
  singular,
  always,
  unset,
  undiffed,
  interpolated,
  adds,
  other,
  defaults,
  ...row
}: BlockRow) {
  const passedFields = Object.entries(row.passedFields ?? {}).flatMap(([block, fields]) =>
    [...parseNames(fields)].map((pair) => {
      const [attribute = '', field = ''] = pair.split('=');
      return { at: `${block} ${attribute}`, field };
    }),
  );
  const ownFields = passedFields.filter(({ at }) => !at.includes('.')).map(({ field }) => field);
  const knownNames = new Set([...parseNames(open), ...parseNames(other), ...ownFields]);
  knownNames.delete('*');
  const ownNames = parseNames(singular);
  const keys = [...knownNames].map((name) => (ownNames.has(name) ? name : toSpecKey(name)));
  return {
    ...row,
    always: parseNames(always),
    unset: parseNames(unset),
    interpolated: parseNames(interpolated),
    adds: parseNames(adds),
    defaults: new Map(Object.entries(defaults ?? {})),
    undiffed: parseNames(undiffed),
    public: parseNames(open),
    known: knownNames,
    keys,
    passedFields,
  };
}

/** A row of the table, with its fields as sets; `known` has all of them, and `keys` the keys that they have in a specification. */
type BlockFields = ReturnType<typeof createBlock>;

const blocks: ReadonlyMap<string, BlockFields> = new Map(
  Object.entries(rows).map(([name, row]) => [name, createBlock(row)]),
);

/** Lists of a specification by the names of their items in Nomad's diff. */
const itemNames = new Map(
  [...blocks].flatMap(([name, { list }]) => (list === undefined ? [] : [[list, name] as const])),
);

const unknownBlock = createBlock({});

/** A block by its name in Nomad's diff. */
export function findBlock(name: string): BlockFields {
  return blocks.get(name) ?? unknownBlock;
}

/** A block by the key of its object or list in a specification, such as `Services`. */
export function findSpecBlock(key: string): BlockFields {
  return findBlock(blocks.has(key) ? key : (itemNames.get(key) ?? ''));
}

/** The name in Nomad's diff for a key of a specification. Groups and tasks have their own bodies in both. */
export function toDiffName(key: string): string {
  return key === 'TaskGroups' || key === 'Tasks' ? key : (itemNames.get(key) ?? key);
}

/** The key in a specification of a block or field of Nomad's diff. */
function toSpecKey(name: string): string {
  return rows[name]?.list ?? name;
}

/** Whether the table has a field or block of a block, by its name in Nomad's diff. A block without a row has only the user's own keys. */
export function isKnownField(block: string, name: string): boolean {
  const knownFields = blocks.get(block)?.known;
  return knownFields === undefined || knownFields.has(name) || knownFields.has(toSpecKey(name));
}

const fieldsByAttribute = new Map(
  [...blocks].flatMap(([object, block]) => block.passedFields.map(({ at, field }) => [at, { object, field }] as const)),
);

/**
 * The field that an attribute is passed to, in its object of Nomad's diff; `undefined` for any other attribute.
 *
 * @param block the types of its blocks in the job file, such as `service.check`; empty for the job
 */
export function findPassedField(block: string, attribute: string) {
  return fieldsByAttribute.get(`${block} ${attribute}`);
}

export const volatileFields = parseNames(volatile);

/** Maps with user-defined, case-sensitive keys, in which an empty value is significant. They are never public by nature. */
export const freeMaps = parseNames(
  'Add CanaryMeta Config Context Env GetterHeaders GetterOptions Header Meta Parameters Policy Set TaggedAddresses Target',
);

/** Lists and blocks of user-defined text, which are not public even in a public block. */
export const freeTexts = parseNames('Args CNI CNIConfig ExtraClaims MountOptions');

/** Maps with user-defined keys whose values are blocks. */
export const blockMaps = parseNames('Volumes EnvoyGatewayBindAddresses');

export const publicOwnFields = new Set(['Job', 'TaskGroup', 'Task'].flatMap((level) => [...findBlock(level).public]));
