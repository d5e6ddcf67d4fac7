/**
 * What is public by nature: the parts of a job that say how much, where, when and of what, and that hold no free text of the
 * application. Named as Nomad's difference names them. Everything else (environment, templates, arguments, meta, tags, headers,
 * addresses of artifacts) is shown only where every reader of the pull request can see it already.
 */

/** Objects whose every field is public, with all that they contain. */
const publicObjects = new Set([
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
const publicFieldsOf = new Map<string, ReadonlySet<string>>([
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
  // Of Consul Connect what the server fills in; the difference has other names for it than the specification.
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
  ['Volume', new Set(['AccessMode', 'AttachmentMode', 'Name', 'PerAlloc', 'ReadOnly', 'Source', 'Sticky', 'Type'])],
]);

/**
 * Maps whose keys and values a user chooses, as the difference and the specification name them; in no object are they public by nature. Every
 * `map[…]` of https://github.com/hashicorp/nomad/tree/v2.0.5/api that can stand in an object of a job.
 */
const freeMaps = new Set([
  'Args', 'CNI', 'CNIConfig', 'CanaryMeta', 'Config', 'Context', 'Env', 'ExtraClaims', 'GetterHeaders', 'GetterOptions', 'Header', 'Meta',
  'MountOptions', 'Parameters', 'Policy', 'TaggedAddresses',
]); // prettier-ignore

/** Fields that stand directly in a job, a task group or a task; keyed ones such as `Env[…]` and `Meta[…]` are not among them. */
const publicTopFields = new Set([
  'AllAtOnce', 'ConsulNamespace', 'Count', 'Dispatched', 'Driver', 'ID', 'KillSignal', 'KillTimeout', 'Kind', 'Leader', 'MaxClientDisconnect',
  'MaxRunDuration', 'Name', 'Namespace', 'NodePool', 'ParentID', 'PreventRescheduleOnLost', 'Priority', 'Region', 'ShutdownDelay', 'Stop',
  'StopAfterClientDisconnect', 'StopOnClientAfter', 'Type', 'User', 'VaultNamespace',
]); // prettier-ignore

/** Keys of driver configurations that say what runs and with which rights. */
const publicConfigKeys = new Set([
  'cap_add', 'cap_drop', 'cpu_hard_limit', 'force_pull', 'image', 'image_pull_timeout', 'ipc_mode', 'isolation', 'memory_hard_limit',
  'network_mode', 'pid_mode', 'pids_limit', 'ports', 'privileged', 'readonly_rootfs', 'runtime', 'shm_size', 'userns_mode',
]); // prettier-ignore

/** The arguments of the sidecar that the server makes: https://github.com/hashicorp/nomad/blob/v2.0.5/nomad/job_endpoint_hook_connect.go */
const sidecarArguments = new Set([
  '-c', '${NOMAD_SECRETS_DIR}/envoy_bootstrap.json', '-l', '${meta.connect.log_level}', '--concurrency', '${meta.connect.proxy_concurrency}',
  '--disable-hot-restart',
]); // prettier-ignore

/** What a field has that nobody set. */
const unsetValues = new Set(['true', 'false', '0']);

/**
 * Whether a field is public by nature.
 *
 * @param objects names of the objects that the field stands in, outermost first; empty for one of the job, group or task itself
 * @param field the field's name as in the difference, such as `CPU`, `Env[LOG_LEVEL]`, `ports[0]`
 * @param value truth values and zeros are public where no user chooses the key, and what only the server writes
 */
export function isPublicByNature(objects: readonly string[], field: string, value = ''): boolean {
  if (objects[0] === 'Config') {
    if (objects.length > 1) return false;
    return (
      publicConfigKeys.has(withoutTrailingIndexes(field)) ||
      (withoutTrailingIndexes(field) === 'args' && sidecarArguments.has(value))
    );
  }
  if (objects.at(-1) === 'EnvoyGatewayBindAddresses' && /^0\.0\.0\.0:-?\d+$/.test(value)) return true;
  if (unsetValues.has(value) && !isInFreeMap(field) && !objects.some((name) => freeMaps.has(name))) return true;
  if (objects.length === 0) return publicTopFields.has(field);
  const within = objects.findIndex((name) => publicObjects.has(name));
  if (within !== -1) return !objects.slice(within + 1).some((name) => freeMaps.has(name)) && !isInFreeMap(field);
  return publicFieldsOf.get(objects.at(-1) ?? '')?.has(field) === true;
}

/** Whether a field names an image, of which a part may be called `token-service:1.2`. */
export function isImage(objects: readonly string[], field: string): boolean {
  return objects[0] === 'Config' && field === 'image';
}

/** `Meta[owner]`: a key that a user chose, unlike the index of a list. */
function isInFreeMap(field: string): boolean {
  return /\[(?!\d+\])/.test(field);
}

/** `ports[0]` → `ports`; in a driver configuration the index only counts. */
function withoutTrailingIndexes(field: string): string {
  return field.replace(/(?<!\])(?:\[\d+\])+$/, '');
}
