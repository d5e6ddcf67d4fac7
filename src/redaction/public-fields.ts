/*
 * Fields that are public by nature, as Nomad's diff names them: sizes, schedules, placement, drivers and images, without free text of the application. They
 * follow the versions of Nomad.
 */

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** Objects whose fields are all public, including nested objects. */
const publicObjects = new Set([
  'Affinity', 'Constraint', 'Datacenters', 'Device', 'Disconnect', 'DispatchPayload', 'Dynamic Port', 'DNS', 'EphemeralDisk', 'Identity', 'Lifecycle',
  'LogConfig', 'Migrate', 'MigrateStrategy', 'Multiregion', 'NUMA', 'Network', 'ParameterizedJob', 'Periodic', 'ReschedulePolicy', 'Resources',
  'RestartPolicy', 'Schedule', 'Spread', 'Static Port', 'Update', 'VolumeMount', 'CSIPlugin',
]); // prettier-ignore

/** Objects of which only some fields are public. Of Consul Connect those that the server fills in; the diff and the specification name them differently. */
const publicFieldsOf = new Map(
  Object.entries({
    Artifact: 'GetterMode RelativeDest Chown',
    Check:
      'Interval Method Name PortLabel Protocol TLSServerName TLSSkipVerify TaskName Timeout Type OnUpdate AddressMode Expose InitialStatus ' +
      'SuccessBeforePassing FailuresBeforeCritical FailuresBeforeWarning GRPCService GRPCUseTLS',
    CheckRestart: 'Grace IgnoreWarnings Limit',
    ChangeScript: 'FailOnError Timeout',
    Consul: 'Namespace Cluster Partition',
    SidecarService: 'Port DisableDefaultTCPCheck',
    ConsulProxy: 'LocalServicePort',
    Proxy: 'ConnectTimeout EnvoyDNSDiscoveryType LocalServicePort',
    'ConsulUpstreams Upstreams': 'DestinationType LocalBindPort LocalBindSocketMode',
    MeshGateway: 'Mode',
    'Expose Paths': 'ListenerPort LocalPathPort Protocol',
    'Listener Listeners': 'Port Protocol',
    SidecarTask: 'Driver KillSignal KillTimeout Name ShutdownDelay User',
    'ScalingPolicy Scaling': 'Enabled Max Min Type',
    Secret: 'Name Provider Path',
    Action: 'Name',
    Service: 'AddressMode Cluster EnableTagOverride Kind Name Namespace OnUpdate PortLabel Provider TaskName',
    Template:
      'ChangeMode ChangeSignal DestPath Envvars ErrMissingKey Gid LeftDelim Max Min Once Perms RightDelim SourcePath Splay Uid VaultGrace',
    Vault: 'AllowTokenExpiration ChangeMode ChangeSignal Cluster DisableFile Env Namespace Role',
    Wait: 'Max Min',
    Volume: 'AccessMode AttachmentMode Name PerAlloc ReadOnly Source Sticky Type',
  }).flatMap(([objects, fields]) => objects.split(' ').map((object) => [object, words(fields)] as const)),
);

/**
 * Maps with keys and values of the user's choice, as named in the diff and the specification; they are never public by
 * nature. All fields of type `map[…]` in https://github.com/hashicorp/nomad/tree/v2.0.5/api that are part of a job.
 */
const freeMaps = words(
  'Args CNI CNIConfig CanaryMeta Config Context Env ExtraClaims GetterHeaders GetterOptions Header Meta MountOptions Parameters Policy TaggedAddresses',
);

/** Fields directly in a job, a task group or a task, except map entries such as `Env[…]` and `Meta[…]`. */
const publicTopFields = words(
  'AllAtOnce ConsulNamespace Count Dispatched Driver ID KillSignal KillTimeout Kind Leader MaxClientDisconnect MaxRunDuration Name Namespace NodePool ' +
    'ParentID PreventRescheduleOnLost Priority Region ShutdownDelay Stop StopAfterClientDisconnect StopOnClientAfter Type User VaultNamespace',
);

/** Keys of driver configurations that define what runs with which privileges. */
const publicConfigKeys = words(
  'cap_add cap_drop cpu_hard_limit force_pull image image_pull_timeout ipc_mode isolation memory_hard_limit network_mode pid_mode pids_limit ports ' +
    'privileged readonly_rootfs runtime shm_size userns_mode',
);

/**
 * Arguments of the sidecar that the server adds:
 * https://github.com/hashicorp/nomad/blob/v2.0.5/nomad/job_endpoint_hook_connect.go
 */
const sidecarArguments = words(
  '-c ${NOMAD_SECRETS_DIR}/envoy_bootstrap.json -l ${meta.connect.log_level} --concurrency ${meta.connect.proxy_concurrency} ' +
    '--disable-hot-restart',
);

/** Values of fields that were never set. */
const unsetValues = new Set(['true', 'false', '0']);

/** Fields with names of the cluster or of the organization, which a running job may have from an operator. */
const namingFields = new Map([
  ['Constraint', 'RTarget'],
  ['Affinity', 'RTarget'],
  ['Volume', 'Source'],
]);

/**
 * Whether a field is public by nature. Everything else (environment, templates, arguments, meta, tags, headers, artifact addresses) is
 * shown only if every reader of the pull request can already see it.
 *
 * @param objects names of the objects around the field, outermost first; empty for a field of the job, group or task
 *   itself
 * @param field the name in the diff, such as `CPU`, `Env[LOG_LEVEL]`, `ports[0]`
 * @param value booleans and zeros are public unless the user chose the key, and so are values that only the server
 *   writes
 * @param side whether the value is the running job's or the job file's
 */
export function isPublicByNature(
  objects: readonly string[],
  field: string,
  value = '',
  side: 'live' | 'file' = 'file',
): boolean {
  if (side === 'live' && namingFields.get(objects.at(-1) ?? '') === field) return false;
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

/** Whether a field is an image, whose name may contain a word such as `token-service:1.2`. */
export function isImage(objects: readonly string[], field: string): boolean {
  return objects[0] === 'Config' && field === 'image';
}

/** Whether the field is an entry of a map, such as `Meta[owner]`, not of a list. */
function isInFreeMap(field: string): boolean {
  return /\[(?!\d+\])/.test(field);
}

/** `ports[0]` → `ports` */
function withoutTrailingIndexes(field: string): string {
  return field.replace(/(?<!\])(?:\[\d+\])+$/, '');
}
