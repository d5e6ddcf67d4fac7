/**
 * What is public by nature: the parts of a job that say how much, where, when and of what, and that hold no free text of the
 * application. Named as the scheduler's difference names them. Everything else (environment, templates, arguments, meta, tags, headers,
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
  ['Consul', new Set(['Namespace', 'Cluster', 'Partition'])],
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

/**
 * Whether a field is public by nature.
 *
 * @param objects names of the objects that the field stands in, outermost first; empty for one of the job, group or task itself
 * @param field the field's name as in the difference, such as `CPU`, `Env[LOG_LEVEL]`, `ports[0]`
 */
export function isPublicByNature(objects: readonly string[], field: string): boolean {
  if (objects.length === 0) return publicTopFields.has(field);
  if (objects[0] === 'Config') return objects.length === 1 && publicConfigKeys.has(keyOf(field));
  const within = objects.findIndex((name) => publicObjects.has(name));
  if (within !== -1) return !objects.slice(within + 1).some((name) => freeMaps.has(name)) && !isInFreeMap(field);
  return publicFieldsOf.get(objects.at(-1) ?? '')?.has(field) === true;
}

/** `Meta[owner]`: a key that a user chose, unlike the index of a list. */
function isInFreeMap(field: string): boolean {
  return /\[(?!\d+\])/.test(field);
}

/** `ports[0]` → `ports`; in a driver configuration the index only counts. */
function keyOf(field: string): string {
  return field.replace(/(?<!\])(?:\[\d+\])+$/, '');
}
