import { posix } from 'node:path';
import { flattenMap } from '../nomad-plan/compare-specs.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';
import { listDataObjects, type PlannedTask, type Side } from './changes.ts';
import type { FieldDiff } from '../clients/nomad/jobs/plan.ts';

/** One entry of an option: its values by key without indexes, such as `volume_options.no_copy`; a plain value has an empty key. */
type OptionEntry = ReadonlyMap<string, string>;

/** The value of an entry that is not known to be harmless; `undefined` if all are. @param options the names of all options of the task */
export type FindRight = (entry: OptionEntry, options: ReadonlySet<string>) => string | undefined;

const allowAnything: FindRight = () => undefined;

function allowOnly(...harmless: readonly (string | RegExp)[]): FindRight {
  const isHarmless = (value: string): boolean =>
    harmless.some((pattern) => (typeof pattern === 'string' ? pattern === value : pattern.test(value)));
  return (entry) => [...entry.values()].find((value) => !isHarmless(value));
}

/** An option that drivers convert to `true` or `false`. */
export const allowFalse = allowOnly('false');

/** Allows only these keys; returns the first other key. */
function allowKeys(harmless: RegExp): FindRight {
  return (entry) => [...entry].map(([key]) => key).find((key) => !harmless.test(key));
}

/** Docker sets only values that are local to the namespaces of the container. */
const sysctl = allowKeys(/^(?:net\.|fs\.mqueue\.|kernel\.(?:msg|sem|shm))[\w.-]*$/);
const ulimit = allowKeys(/^(?:core|cpu|data|fsize|memlock|nofile|nproc|rss|stack)$/);

/** The security options that restrict rights. */
const judgeSecurityOptions = allowOnly('no-new-privileges', 'no-new-privileges:true', 'no-new-privileges=true');

/** Whether a path stays below the folder of the task, to which drivers resolve it. */
function isBelowTask(path: string): boolean {
  if (!/^[\w.@+=,-][\w.@+=,/ -]*$/.test(path)) return false;
  const [first = ''] = posix.normalize(path).split('/');
  return first !== '..' && first !== '.';
}

const allowBelow: FindRight = (entry) => [...entry.values()].find((path) => !isBelowTask(path));

/** Host paths that containers usually read. */
const readable = new Set(['/etc/localtime', '/etc/timezone', '/usr/share/zoneinfo']);

function isHarmlessSource(source: string, isReadOnly: boolean): boolean {
  return isBelowTask(source) || (isReadOnly && readable.has(source));
}

/** Judges the source of `/host:/container:ro`. With a volume driver, it is the name of a volume, which other jobs may use. */
const judgeBinds: FindRight = (entry, others) =>
  [...entry.values()].find((bind) => {
    const [source = '', target = '', options = 'rw', ...rest] = bind.split(':');
    const words = options.split(',');
    const isPlain = words.every((word) => /^(?:ro|rw|z|Z|U|nocopy|private|rprivate|slave|rslave)$/.test(word));
    // Labels and a different owner change the host.
    const isReadOnly = words.includes('ro') && !/\b(?:rw|z|Z|U)\b/.test(options);
    const isHarmless = !others.has('volume_driver') && isHarmlessSource(source, isReadOnly);
    return !isHarmless || !isPlain || !/^\/[^$%]*$/.test(target) || rest.length > 0;
  });

const mountFields: Readonly<Record<string, RegExp>> = {
  type: /^(?:volume|tmpfs|bind)$/,
  target: /^/,
  readonly: /^/,
  'bind_options.propagation': /^(?:r?private|r?slave)$/,
  'tmpfs_options.size': /^/,
  'tmpfs_options.mode': /^/,
  'volume_options.no_copy': /^/,
};

/** A named volume is on the node, where other jobs can use it, and its driver can mount anything. */
const judgeMounts: FindRight = (entry) => {
  const source = entry.get('source') ?? '';
  const isPath = entry.get('type') === 'bind' && isHarmlessSource(source, entry.get('readonly') === 'true');
  if (source !== '' && !isPath) return source;
  const other = [...entry].find(
    ([key, value]) =>
      key !== 'source' && !key.startsWith('volume_options.labels') && mountFields[key]?.test(value) !== true,
  );
  return other?.[1];
};

/** Refuses other logging drivers: they write to an address, which may be a socket of the host, or to a path on the host. */
const judgeLogs: FindRight = (entry) =>
  [...entry].find(([key, value]) =>
    /^(?:type|driver)$/.test(key)
      ? !/^(?:journald|json-file|k8s-file|local|nomad|none)$/.test(value)
      : !/^(?:config|options)\.(?:cache-[a-z-]+|compress|env|env-regex|labels|labels-regex|max-buffer-size|max-file|max-size|mode|tag)$/.test(
          key,
        ),
  )?.[1];

/** An image from a registry: Podman also reads images from a file or a store on the host, such as `oci-archive:/a.tar`. */
const judgeImage: FindRight = (entry) =>
  [...entry.values()].find(
    (image) =>
      !/^(?:docker:\/\/)?(?!(?:[\w-]+-archive|containers-storage|dir|docker|docker-daemon|oci|ostree|sif|tarball):)\w[\w.-]*(?::\d+(?=\/))?(?:\/[\w.-]+)*(?:[:@][^/]*)?$/.test(
        image,
      ),
  );

type Options = Readonly<Record<string, FindRight>>;

function createOptions(names: string, right: FindRight = allowAnything): Options {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, right]));
}

/** Options that are harmless only if they are not set. */
function deny(names: string): Options {
  return createOptions(names, allowOnly());
}

const container: Options = {
  ...createOptions(
    `args auth auth_soft_fail cap_drop command cpu_cfs_period cpu_hard_limit entrypoint extra_hosts force_pull hostname image image_pull_timeout init labels
    pids_limit port_map ports readonly_rootfs shm_size tty`,
  ),
  ...deny('cap_add devices'),
  logging: judgeLogs,
  privileged: allowFalse,
  sysctl,
  ulimit,
  volumes: judgeBinds,
};

const isolatedOptions: Options = {
  ...createOptions('args cap_drop command work_dir'),
  ...deny('cap_add'),
  ipc_mode: allowOnly('private'),
  pid_mode: allowOnly('private'),
};

/** Options that a task of any other driver may change without a hit. */
const otherDriver = createOptions('image');

/**
 * The options of each driver, with their harmless values. Every other value and every other option is a hit.
 * Source: the task configuration of the drivers in drivers/ of Nomad 2.0.6-dev, and of nomad-driver-podman 0.6.6-dev
 */
export const drivers: Readonly<Record<string, Options>> = {
  docker: {
    ...container,
    ...createOptions(
      `advertise_ipv6_address container_exists_attempts cpuset_cpus dns_options dns_search_domains dns_servers healthchecks interactive ipv4_address ipv6_address
      mac_address memory_hard_limit network_aliases oom_score_adj storage_opt work_dir`,
    ),
    ...deny('group_add pid_mode userns_mode uts_mode volume_driver'),
    cgroupns: allowOnly('private'),
    isolation: allowOnly('hyperv'),
    ipc_mode: allowOnly('private', 'none', 'shareable'),
    load: allowBelow,
    mount: judgeMounts,
    mounts: judgeMounts,
    network_mode: allowOnly('bridge', 'none', 'default', 'nat'),
    runtime: allowOnly('runc', 'runsc'),
    security_opt: judgeSecurityOptions,
  },
  podman: {
    ...container,
    ...createOptions(
      `arch ipv4_address ipv6_address memory_reservation memory_swap memory_swappiness oom_score_adj os static_ips static_mac tmpfs variant working_dir`,
    ),
    ...deny('apparmor_profile init_path selinux_opts'),
    image: judgeImage,
    ipc_mode: allowOnly('private', 'none', 'shareable'),
    security_opt: judgeSecurityOptions,
    network_mode: allowOnly('bridge', 'none', 'slirp4netns', 'pasta'),
    socket: allowOnly('default'),
    userns: allowOnly('auto', 'nomap'),
  },
  exec: isolatedOptions,
  java: { ...isolatedOptions, ...createOptions('class class_path jar_path jvm_options') },
  raw_exec: {
    ...createOptions('args command denied_envvars oom_score_adj work_dir'),
    ...deny('cgroup_v1_override cgroup_v2_override'),
  },
  // QEMU reads each of these values as a list of properties, with a comma between them.
  qemu: {
    ...createOptions('drive_interface graceful_shutdown guest_agent port_map'),
    accelerator: allowOnly(/^\w+$/),
    args: allowOnly('-nodefaults', '-nographic'),
    emulator: allowOnly(/^qemu-system-\w+$/),
    image_path: (entry, options) =>
      allowBelow(entry, options) ?? [...entry.values()].find((path) => path.includes(',')),
    machine_type: allowOnly(/^[\w.-]+$/),
  },
  // The driver of Nomad's own tests, which starts no process.
  mock_driver: createOptions(
    `driver_advertise driver_ip driver_port_map exec_command exit_code exit_err_msg exit_signal kill_after plugin_exit_after run_for signal_error start_block_for
    start_error start_error_recoverable stderr_repeat stderr_repeat_duration stderr_string stdout_repeat stdout_repeat_duration stdout_string`,
  ),
};

/** Drivers whose tasks see files and environment variables of the node: `/etc`, and all variables that are not on the denylist of the client. */
export const nodeDrivers: ReadonlySet<string> = new Set(['exec', 'java', 'raw_exec']);

/** Options that restrict rights, with the values that may be removed (they restrict nothing, or are the driver's default) and the values that may replace any value. QEMU's `-nodefaults` removes devices. */
export const restrictions = new Map<
  string,
  readonly [free: RegExp, isStricter?: (current: ReadonlySet<string>, old: string) => boolean]
>([
  ['apparmor_profile', [/^unconfined$/]],
  ['args', [/^(?!-nodefaults$)/]],
  ['cap_drop', [/^$/, (current) => current.has('ALL')]],
  ['cgroupns', [/^host$/, (current) => current.has('private')]],
  ['denied_envvars', [/^$/, (current) => current.has('*')]],
  ['ipc_mode', [/^host$/]],
  ['isolation', [/^process$/]],
  ['network_mode', [/^(?:bridge|default|host)$/, (current) => current.has('none')]],
  ['pid_mode', [/^host$/]],
  ['pids_limit', [/^(?:0|-.*)$/, ([current], old) => Number(current) > 0 && Number(current) <= Number(old)]],
  ['readonly_rootfs', [/^false$/]],
  ['runtime', [/^runc$/]],
  ['security_opt', [/^(?:apparmor|seccomp)[:=]unconfined$|^label[:=]disable$/]],
  ['selinux_opts', [/^disable$/]],
  ['socket', [/^default$/]],
  ['userns', [/^host$/]],
  ['userns_mode', [/^host$/]],
]);

/** `undefined` for an option that is not in the table. */
export function findRight(driver: string, option: string): FindRight | undefined {
  const options = Object.hasOwn(drivers, driver) ? drivers[driver] : otherDriver;
  return options !== undefined && Object.hasOwn(options, option) ? options[option] : undefined;
}

/** Spellings that drivers treat as equal: `NET_ADMIN` and `cap_net_admin`, `no-new-privileges` and `no-new-privileges=true`. */
const spellings: ReadonlyMap<string, (text: string) => string> = new Map([
  ['cap_add', normalizeCapability],
  ['cap_drop', normalizeCapability],
  ['security_opt', (text) => text.replace(/^(no-new-privileges)[:=]true$/, '$1')],
]);

export function normalizeSpelling(option: string, text: string): string {
  return spellings.get(option)?.(text) ?? text;
}

function normalizeCapability(text: string): string {
  return /^\w+$/.test(text) ? text.toUpperCase().replace(/^CAP_/, '') : text;
}

/** The options of a task, even if the plan does not show their block. */
export function listOptions({ part, spec = {} }: PlannedTask): readonly FieldDiff[] {
  const [config = {}] = listDataObjects([spec['Config']]);
  return (
    part.Objects.find(({ Name }) => Name === 'Config')?.Fields ??
    [...flattenMap(config, '')].map(([Name, value]) => {
      return { Type: 'None', Name, Old: String(value), New: String(value), Annotations: [] };
    })
  );
}

export interface NamedEntry {
  readonly option: string;
  readonly entry: OptionEntry;
  /** Equal for entries that mean the same. */
  readonly id: string;
}

/** The options with their values, an item of a list each, in no order. */
export function listEntries(fields: readonly FieldDiff[], side: Side): readonly NamedEntry[] {
  const entries = new Map<
    string,
    { option: string; entry: Map<string, string>; more: number; isHiddenValueChanged: boolean }
  >();
  for (const field of fields) {
    if (field[side] === '') continue;
    const [option = ''] = field.Name.split('[', 1);
    // A regular expression would search for the end of each bracket up to the end of the name.
    const path = field.Name.split(']')
      .slice(0, -1)
      .flatMap((part) => part.split(/\[(.*)/s).slice(1, 2));
    const index = /^\d+$/.test(path[0] ?? '') ? path[0] : '';
    const item = entries.get(`${option}[${index}`) ?? {
      option,
      entry: new Map<string, string>(),
      more: 0,
      isHiddenValueChanged: false,
    };
    const key = path.filter((part) => !/^\d+$/.test(part)).join('.');
    let itemKey = key;
    // Each value of a nested list counts. The number only grows, because a job file may have such keys, too.
    while (item.entry.has(itemKey)) itemKey = `${key}*${++item.more}`;
    item.entry.set(itemKey, field[side]);
    item.isHiddenValueChanged ||= field.Type !== 'None' && field[side].includes(hiddenMark);
    entries.set(`${option}[${index}`, item);
  }
  const list = entries.values().map(({ option, entry, isHiddenValueChanged }): NamedEntry => {
    const texts = Array.from(entry, ([key, text]) => [key, normalizeSpelling(option, text)] as const);
    const sortedTexts = texts.toSorted(([a], [b]) => (a < b ? -1 : 1));
    // A changed hidden value equals no value of the other side, although both look the same.
    return { option, entry, id: JSON.stringify([option, ...sortedTexts, ...(isHiddenValueChanged ? [side] : [])]) };
  });
  return [...new Map(list.map((entry) => [entry.id, entry])).values()];
}
