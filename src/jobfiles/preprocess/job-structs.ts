/**
 * The structs of Nomad's job API with the names of their fields. A colon precedes the struct of a field's value or list
 * items, `:{}` the struct of a map's values. Other fields are scalars, lists of scalars, or maps with keys of the
 * user's choice. Source: https://github.com/hashicorp/nomad/tree/v2.0.5/api
 */
const structDefinitions = {
  Job: 'Region Namespace ID Name Type Priority AllAtOnce Datacenters NodePool Meta Stop ParentID Dispatched DispatchIdempotencyToken Payload ConsulNamespace VaultNamespace NomadTokenID Status StatusDescription Stable Version SubmitTime CreateIndex ModifyIndex JobModifyIndex Constraints:Constraint Affinities:Affinity TaskGroups:TaskGroup Update:UpdateStrategy Multiregion:Multiregion Spreads:Spread Periodic:PeriodicConfig ParameterizedJob:ParameterizedJobConfig Reschedule:ReschedulePolicy Migrate:MigrateStrategy UI:JobUIConfig VersionTag:JobVersionTag',
  Constraint: 'LTarget RTarget Operand',
  Affinity: 'LTarget RTarget Operand Weight',
  TaskGroup:
    'Name Count Meta ShutdownDelay MaxRunDuration StopAfterClientDisconnect MaxClientDisconnect PreventRescheduleOnLost Constraints:Constraint Affinities:Affinity Tasks:Task Spreads:Spread Volumes:{}VolumeRequest RestartPolicy:RestartPolicy Disconnect:DisconnectStrategy ReschedulePolicy:ReschedulePolicy EphemeralDisk:EphemeralDisk Update:UpdateStrategy Migrate:MigrateStrategy Networks:NetworkResource Services:Service Scaling:ScalingPolicy Consul:Consul',
  UpdateStrategy:
    'Stagger MaxParallel HealthCheck MinHealthyTime HealthyDeadline ProgressDeadline Canary AutoRevert AutoPromote',
  Multiregion: 'Strategy:MultiregionStrategy Regions:MultiregionRegion',
  Spread: 'Attribute Weight SpreadTarget:SpreadTarget',
  PeriodicConfig: 'Enabled Spec Specs SpecType ProhibitOverlap TimeZone',
  ParameterizedJobConfig: 'Payload MetaRequired MetaOptional',
  ReschedulePolicy: 'Attempts Interval Delay DelayFunction MaxDelay Unlimited',
  MigrateStrategy: 'MaxParallel HealthCheck MinHealthyTime HealthyDeadline',
  JobUIConfig: 'Description Links:JobUILink',
  JobVersionTag: 'Name Description TaggedTime',
  Task: 'Name Driver User Config Env Meta KillTimeout Leader ShutdownDelay KillSignal Kind Lifecycle:TaskLifecycle Constraints:Constraint Affinities:Affinity Services:Service Resources:Resources RestartPolicy:RestartPolicy LogConfig:LogConfig Artifacts:TaskArtifact Vault:Vault Consul:Consul Templates:Template DispatchPayload:DispatchPayloadConfig VolumeMounts:VolumeMount CSIPluginConfig:TaskCSIPluginConfig ScalingPolicies:ScalingPolicy Secrets:Secret Identity:WorkloadIdentity Identities:WorkloadIdentity Actions:Action Schedule:TaskSchedule',
  VolumeRequest: 'Name Type Source ReadOnly Sticky AccessMode AttachmentMode PerAlloc MountOptions:CSIMountOptions',
  RestartPolicy: 'Interval Attempts Delay Mode RenderTemplates',
  DisconnectStrategy: 'LostAfter StopOnClientAfter Replace Reconcile',
  EphemeralDisk: 'Sticky Migrate SizeMB',
  NetworkResource:
    'Mode Device CIDR IP Hostname MBits DNS:DNSConfig ReservedPorts:Port DynamicPorts:Port CNI:CNIConfig',
  Service:
    'Name Tags CanaryTags EnableTagOverride PortLabel AddressMode Address Meta CanaryMeta TaggedAddresses TaskName OnUpdate Provider Cluster Kind Checks:ServiceCheck CheckRestart:CheckRestart Connect:ConsulConnect Identity:WorkloadIdentity Weights:ServiceWeights',
  ScalingPolicy: 'Min Max Policy Enabled Type ID Namespace Target CreateIndex ModifyIndex',
  Consul: 'Namespace Cluster Partition',
  MultiregionStrategy: 'MaxParallel OnFailure',
  MultiregionRegion: 'Name Count Datacenters NodePool Meta',
  SpreadTarget: 'Value Percent',
  JobUILink: 'Label URL',
  TaskLifecycle: 'Hook Sidecar',
  Resources:
    'CPU Cores MemoryMB MemoryMaxMB DiskMB SecretsMB IOPS Networks:NetworkResource Devices:RequestedDevice NUMA:NUMAResource',
  LogConfig: 'MaxFiles MaxFileSizeMB Enabled Disabled',
  TaskArtifact: 'GetterSource GetterOptions GetterHeaders GetterMode GetterInsecure RelativeDest Chown',
  Vault: 'Policies Role Namespace Cluster Env DisableFile ChangeMode ChangeSignal AllowTokenExpiration',
  Template:
    'SourcePath DestPath EmbeddedTmpl ChangeMode ChangeSignal Once Splay Perms Uid Gid LeftDelim RightDelim Envvars VaultGrace ErrMissingKey ChangeScript:ChangeScript Wait:WaitConfig',
  DispatchPayloadConfig: 'File',
  VolumeMount: 'Volume Destination ReadOnly PropagationMode SELinuxLabel',
  TaskCSIPluginConfig: 'ID Type MountDir StagePublishBaseDir HealthTimeout',
  Secret: 'Name Provider Path Config Env',
  WorkloadIdentity: 'Name Audience ChangeMode ChangeSignal Env File Filepath ServiceName TTL ExtraClaims',
  Action: 'Name Command Args',
  TaskSchedule: 'Cron:TaskScheduleCron',
  CSIMountOptions: 'FSType MountFlags',
  DNSConfig: 'Servers Searches Options',
  Port: 'Label Value To HostNetwork IgnoreCollision',
  CNIConfig: 'Args',
  ServiceCheck:
    'Name Type Command Args Path Protocol PortLabel Expose AddressMode Advertise Interval Timeout InitialStatus Notes TLSServerName TLSSkipVerify Header Method GRPCService GRPCUseTLS TaskName SuccessBeforePassing FailuresBeforeCritical FailuresBeforeWarning Body OnUpdate CheckRestart:CheckRestart',
  CheckRestart: 'Limit Grace IgnoreWarnings',
  ConsulConnect: 'Native Gateway:ConsulGateway SidecarService:ConsulSidecarService SidecarTask:SidecarTask',
  ServiceWeights: 'Passing Warning',
  RequestedDevice: 'Name Count Constraints:Constraint Affinities:Affinity',
  NUMAResource: 'Affinity Devices',
  ChangeScript: 'Command Args Timeout FailOnError RunOnFirstRender',
  WaitConfig: 'Min Max',
  TaskScheduleCron: 'Start End Timezone',
  ConsulGateway:
    'Proxy:ConsulGatewayProxy Ingress:ConsulIngressConfigEntry Terminating:ConsulTerminatingConfigEntry Mesh:ConsulMeshConfigEntry',
  ConsulSidecarService: 'Tags Port DisableDefaultTCPCheck Meta Proxy:ConsulProxy',
  SidecarTask:
    'Name Driver User Config Env Meta KillTimeout ShutdownDelay KillSignal Resources:Resources LogConfig:LogConfig VolumeMounts:VolumeMount Identities:WorkloadIdentity',
  ConsulGatewayProxy:
    'ConnectTimeout EnvoyGatewayBindTaggedAddresses EnvoyGatewayNoDefaultBind EnvoyDNSDiscoveryType Config EnvoyGatewayBindAddresses:{}ConsulGatewayBindAddress',
  ConsulIngressConfigEntry: 'TLS:ConsulGatewayTLSConfig Listeners:ConsulIngressListener',
  ConsulTerminatingConfigEntry: 'Services:ConsulLinkedService',
  ConsulMeshConfigEntry: '',
  ConsulProxy:
    'LocalServiceAddress LocalServicePort Config Expose:ConsulExposeConfig ExposeConfig:ConsulExposeConfig Upstreams:ConsulUpstream TransparentProxy:ConsulTransparentProxy',
  ConsulGatewayBindAddress: 'Name Address Port',
  ConsulGatewayTLSConfig: 'Enabled TLSMinVersion TLSMaxVersion CipherSuites SDS:ConsulGatewayTLSSDSConfig',
  ConsulIngressListener: 'Port Protocol Services:ConsulIngressService',
  ConsulLinkedService: 'Name CAFile CertFile KeyFile SNI',
  ConsulExposeConfig: 'Paths:ConsulExposePath Path:ConsulExposePath',
  ConsulUpstream:
    'DestinationName DestinationNamespace DestinationPeer DestinationPartition DestinationType LocalBindPort Datacenter LocalBindAddress LocalBindSocketPath LocalBindSocketMode Config MeshGateway:ConsulMeshGateway',
  ConsulTransparentProxy:
    'UID OutboundPort ExcludeInboundPorts ExcludeOutboundPorts ExcludeOutboundCIDRs ExcludeUIDs NoDNS',
  ConsulGatewayTLSSDSConfig: 'ClusterName CertResource',
  ConsulIngressService:
    'Name Hosts MaxConnections MaxPendingRequests MaxConcurrentRequests TLS:ConsulGatewayTLSConfig RequestHeaders:ConsulHTTPHeaderModifiers ResponseHeaders:ConsulHTTPHeaderModifiers',
  ConsulExposePath: 'Path Protocol LocalPathPort ListenerPort',
  ConsulMeshGateway: 'Mode',
  ConsulHTTPHeaderModifiers: 'Add Set Remove',
} as const;

export type StructName = keyof typeof structDefinitions;

/** The struct type of a field. */
export interface NestedStruct {
  readonly struct: StructName;
  /** Whether the field is a map of such structs, with keys of the user's choice. */
  readonly isMap: boolean;
}

const parsedStructs = new Map<StructName, ReadonlyMap<string, NestedStruct | undefined>>();

/** The fields of a struct by name. */
export function structFields(struct: StructName): ReadonlyMap<string, NestedStruct | undefined> {
  const known =
    parsedStructs.get(struct) ?? new Map(structDefinitions[struct].split(' ').filter(Boolean).map(parseField));
  parsedStructs.set(struct, known);
  return known;
}

function parseField(written: string): readonly [string, NestedStruct | undefined] {
  const [name = '', held] = written.split(':');
  if (held === undefined) return [name, undefined];
  const isMap = held.startsWith('{}');
  return [name, { struct: (isMap ? held.slice(2) : held) as StructName, isMap }];
}
