/**
 * Names of fields that are public by nature, as Nomad's diff has them: sizes, schedules, placement, drivers and images, without
 * free text of the application. They follow the versions of Nomad.
 */

/** Objects whose fields are all public, including nested objects. */
export const publicObjects = new Set([
  'Affinity',
  'Constraint',
  'Datacenters',
  'Device',
  'Disconnect',
  'DispatchPayload',
  'Dynamic Port',
  'DNS',
  'EphemeralDisk',
  'Identity',
  'Lifecycle',
  'LogConfig',
  'Migrate',
  'MigrateStrategy',
  'Multiregion',
  'NUMA',
  'Network',
  'ParameterizedJob',
  'Periodic',
  'ReschedulePolicy',
  'Resources',
  'RestartPolicy',
  'Schedule',
  'Spread',
  'Static Port',
  'Update',
  'VolumeMount',
  'CSIPlugin',
]);

const exposePathFields = new Set(['ListenerPort', 'LocalPathPort', 'Protocol']);

/** Objects of which only some fields are public. */
export const publicFieldsOf = new Map<string, ReadonlySet<string>>([
  ['Artifact', new Set(['GetterMode', 'RelativeDest', 'Chown'])],
  [
    'Check',
    new Set([
      'Interval',
      'Method',
      'Name',
      'PortLabel',
      'Protocol',
      'TLSServerName',
      'TLSSkipVerify',
      'TaskName',
      'Timeout',
      'Type',
      'OnUpdate',
      'AddressMode',
      'Expose',
      'InitialStatus',
      'SuccessBeforePassing',
      'FailuresBeforeCritical',
      'FailuresBeforeWarning',
      'GRPCService',
      'GRPCUseTLS',
    ]),
  ],
  ['CheckRestart', new Set(['Grace', 'IgnoreWarnings', 'Limit'])],
  ['ChangeScript', new Set(['FailOnError', 'Timeout'])],
  ['Consul', new Set(['Namespace', 'Cluster', 'Partition'])],
  // Fields of Consul Connect that the server fills in; the diff and the specification have different names for them.
  ['SidecarService', new Set(['Port', 'DisableDefaultTCPCheck'])],
  ['ConsulProxy', new Set(['LocalServicePort'])],
  ['Proxy', new Set(['ConnectTimeout', 'EnvoyDNSDiscoveryType', 'LocalServicePort'])],
  ['ConsulUpstreams', new Set(['DestinationType', 'LocalBindPort', 'LocalBindSocketMode'])],
  ['Upstreams', new Set(['DestinationType', 'LocalBindPort', 'LocalBindSocketMode'])],
  ['MeshGateway', new Set(['Mode'])],
  ['Expose', exposePathFields],
  ['Paths', exposePathFields],
  ['Listener', new Set(['Port', 'Protocol'])],
  ['Listeners', new Set(['Port', 'Protocol'])],
  ['SidecarTask', new Set(['Driver', 'KillSignal', 'KillTimeout', 'Name', 'ShutdownDelay', 'User'])],
  ['ScalingPolicy', new Set(['Enabled', 'Max', 'Min', 'Type'])],
  ['Scaling', new Set(['Enabled', 'Max', 'Min', 'Type'])],
  ['Secret', new Set(['Name', 'Provider', 'Path'])],
  ['Action', new Set(['Name'])],
  [
    'Service',
    new Set([
      'AddressMode',
      'Cluster',
      'EnableTagOverride',
      'Kind',
      'Name',
      'Namespace',
      'OnUpdate',
      'PortLabel',
      'Provider',
      'TaskName',
    ]),
  ],
  [
    'Template',
    new Set([
      'ChangeMode',
      'ChangeSignal',
      'DestPath',
      'Envvars',
      'ErrMissingKey',
      'Gid',
      'LeftDelim',
      // Of the block `wait`, which the diff calls `Template`, too.
      'Max',
      'Min',
      'Once',
      'Perms',
      'RightDelim',
      'SourcePath',
      'Splay',
      'Uid',
      'VaultGrace',
    ]),
  ],
  [
    'Vault',
    new Set([
      'AllowTokenExpiration',
      'ChangeMode',
      'ChangeSignal',
      'Cluster',
      'DisableFile',
      'Env',
      'Namespace',
      'Role',
    ]),
  ],
  ['Wait', new Set(['Max', 'Min'])],
  ['Volume', new Set(['AccessMode', 'AttachmentMode', 'Name', 'PerAlloc', 'ReadOnly', 'Source', 'Sticky', 'Type'])],
]);

/**
 * Maps with keys and values of the user's choice, as named in the diff and the specification; they are never public by
 * nature. All fields of type `map[…]` in https://github.com/hashicorp/nomad/tree/v2.0.5/api that are part of a job.
 */
export const freeMaps = new Set([
  'Args', 'CNI', 'CNIConfig', 'CanaryMeta', 'Config', 'Context', 'Env', 'ExtraClaims', 'GetterHeaders', 'GetterOptions', 'Header', 'Meta',
  'MountOptions', 'Parameters', 'Policy', 'TaggedAddresses',
]); // prettier-ignore

/** Fields directly in a job, a task group or a task, except map entries such as `Env[…]` and `Meta[…]`. */
export const publicTopFields = new Set([
  'AllAtOnce', 'ConsulNamespace', 'Count', 'Dispatched', 'Driver', 'ID', 'KillSignal', 'KillTimeout', 'Kind', 'Leader', 'MaxClientDisconnect',
  'MaxRunDuration', 'Name', 'Namespace', 'NodePool', 'ParentID', 'PreventRescheduleOnLost', 'Priority', 'Region', 'ShutdownDelay', 'Stop',
  'StopAfterClientDisconnect', 'StopOnClientAfter', 'Type', 'User', 'VaultNamespace',
]); // prettier-ignore

/** Keys of driver configurations that define what runs with which privileges. */
export const publicConfigKeys = new Set([
  'cap_add', 'cap_drop', 'cpu_hard_limit', 'force_pull', 'image', 'image_pull_timeout', 'ipc_mode', 'isolation', 'memory_hard_limit',
  'network_mode', 'pid_mode', 'pids_limit', 'ports', 'privileged', 'readonly_rootfs', 'runtime', 'shm_size', 'userns_mode',
]); // prettier-ignore

/**
 * Arguments of the sidecar that the server adds:
 * https://github.com/hashicorp/nomad/blob/v2.0.5/nomad/job_endpoint_hook_connect.go
 */
export const sidecarArguments = new Set([
  '-c', '${NOMAD_SECRETS_DIR}/envoy_bootstrap.json', '-l', '${meta.connect.log_level}', '--concurrency', '${meta.connect.proxy_concurrency}',
  '--disable-hot-restart',
]); // prettier-ignore
