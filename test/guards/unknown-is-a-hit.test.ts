import { globSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findHits, type Hit } from '../../src/guards/guards.ts';
import { drivers } from '../../src/guards/driver-rights.ts';
import { findBlock } from '../../src/clients/nomad/jobs/fields.ts';
import { findUnknownFields } from '../../src/guards/unknown-changes.ts';
import { readRecordedPlan } from '../support/recorded-plan.ts';
import type { FieldDiff, JobDiff, ObjectDiff } from '../../src/clients/nomad/jobs/plan.ts';
import type { GuardName } from '../../src/inputs/guards.ts';

/*
 * Two rules, each with a small reference model: a change that a guard cannot judge is a hit that is marked as unknown, and only a change that is known to be harmless is not a hit.
 */

const plansFolder = join(import.meta.dirname, '../fixtures/plans');

type Fields = Readonly<Record<string, string>>;

function createFields(before: Fields, after: Fields): FieldDiff[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((Name) => {
    const [Old = '', New = ''] = [before[Name], after[Name]];
    const Type = Old === New ? 'None' : Old === '' ? 'Added' : New === '' ? 'Deleted' : 'Edited';
    return { Type, Name, Old, New, Annotations: [] };
  });
}

function createObject(Name: string, before: Fields | undefined, after: Fields | undefined): ObjectDiff {
  const Type = before === undefined ? 'Added' : after === undefined ? 'Deleted' : 'Edited';
  return { Type, Name, Fields: createFields(before ?? {}, after ?? {}), Objects: [] };
}

interface Task {
  readonly driver?: string;
  readonly fields?: FieldDiff[];
  readonly objects?: ObjectDiff[];
  /** Of the specification after the change. */
  readonly spec?: object;
  /** Of the job. */
  readonly meta?: readonly [before: string, after: string];
  readonly groupObjects?: ObjectDiff[];
  readonly groupSpec?: object;
  readonly groupFields?: FieldDiff[];
  readonly unserved?: string;
  readonly jobFields?: FieldDiff[];
  readonly jobObjects?: ObjectDiff[];
  /** The texts that the register run replaces with late values. */
  readonly late?: readonly string[];
  readonly others?: JobDiff['TaskGroups'][number]['Tasks'];
}

function judge(guard: GuardName, task: Task): readonly Hit[] {
  const { driver = 'docker', fields = [], objects = [], spec = {}, meta = ['', ''], groupObjects = [] } = task;
  const edited = { Type: 'Edited', Annotations: [] } as const;
  const changed = { ...edited, Name: 'server', Fields: fields, Objects: objects };
  const group = {
    Type: 'Edited',
    Name: 'app',
    Fields: task.groupFields ?? [],
    Objects: groupObjects,
    Tasks: [changed, ...(task.others ?? [])],
    Updates: {},
  } as const;
  const raw = [...createFields({ 'Meta[p]': meta[0] }, { 'Meta[p]': meta[1] }), ...(task.jobFields ?? [])];
  const diff: JobDiff = { Type: 'Edited', ID: 'web', Fields: raw, Objects: task.jobObjects ?? [], TaskGroups: [group] };
  const Tasks = [{ Name: 'server', Driver: driver, ...spec }];
  const job = { ID: 'web', TaskGroups: [{ Name: 'app', ...task.groupSpec, Tasks }] };
  const verdict = { change: 'edited', groups: [], unplaced: [], preempted: [] } as never;
  const plan = { job, diff, verdict, namespace: 'default', formerNamespace: undefined, unserved: task.unserved };
  return findHits({ ...plan, late: new Set(task.late) }, [guard]);
}

test.each(['stops', 'privileged'] as const)(
  'changes that a version without traffic hides are a hit of any guard, such as %s',
  (guard) => {
    expect(judge(guard, { unserved: 'its deployment failed' })).toMatchObject([
      { guard: 'all', unknown: 'its deployment failed' },
    ]);
  },
);

function listKnown(level: 'job' | 'group' | 'task'): readonly string[] {
  return [...findBlock({ job: 'Job', group: 'TaskGroup', task: 'Task' }[level]).known];
}

function placeAt(level: string, { fields, objects }: Required<Pick<Task, 'fields' | 'objects'>>): Task {
  if (level === 'task') return { fields, objects };
  return level === 'job' ? { jobFields: fields, jobObjects: objects } : { groupFields: fields, groupObjects: objects };
}

const hidden = '‹hidden›';
const isComputed = (text: string): boolean => text.includes('${') || text.includes('%{');

/** The location in which the driver looks for a path, and whether it is inside the task's directory. */
function isInside(path: string): boolean {
  return (
    path !== '' && !isComputed(path) && path !== hidden && posix.resolve('/alloc/task', path).startsWith('/alloc/task/')
  );
}

const segment = fc.constantFrom('local', '..', '.', 'etc', 'a b', '', 'secrets', '${NOMAD_META_p}', '%{ if true }');
const path = fc
  .tuple(fc.constantFrom('', '', '/'), fc.array(segment, { minLength: 1, maxLength: 5 }))
  .map(([root, parts]) => `${root}${parts.join('/')}`)
  .filter((text) => text.trim() === text);
const bind = fc
  .tuple(
    fc.oneof(path, fc.constantFrom('/etc/localtime', '/var/run/docker.sock')),
    fc.constantFrom('', ':ro', ':rw', ':rshared', ':ro:rw', ':ro,Z', ':ro,z', ':ro,U', ':U,ro', ':ro,rprivate'),
  )
  .map(([source, options]) => `${source}:/inside${options}`);

const words = [
  'host',
  'private',
  'bridge',
  'none',
  'true',
  'false',
  '1',
  '0',
  'TRUE',
  'Host',
  '${NOMAD_META_p}',
  hidden,
  'container:x',
  'net_admin',
  'default',
  'hyperv',
  'process',
  'json-file',
  'fluentd',
  'pc-q35-9.2',
  'a,b=c',
];
const word = fc.constantFrom(...words);

/** The harmless values of some options, by driver. */
const model: Readonly<Record<string, Readonly<Record<string, (value: string) => boolean>>>> = {
  docker: {
    privileged: (value) => value === 'false',
    network_mode: (value) => ['bridge', 'none', 'default', 'nat'].includes(value),
    pid_mode: () => false,
    ipc_mode: (value) => ['private', 'none', 'shareable'].includes(value),
    userns_mode: () => false,
    uts_mode: () => false,
    isolation: (value) => value === 'hyperv',
    'logging[0][type]': (value) => ['journald', 'json-file', 'k8s-file', 'local', 'nomad', 'none'].includes(value),
    'logging[0][config][0][max-size]': () => true,
    'logging[0][config][0][fluentd-address]': () => false,
    cgroupns: (value) => value === 'private',
    image: () => true,
    'cap_add[0]': () => false,
    'devices[0][host_path]': () => false,
    'args[1]': () => true,
    'labels[0][app]': () => true,
    'volumes[0]': isHarmlessBind,
  },
  podman: {
    image: (value) =>
      /^\w/.test(value) &&
      value
        .split('/')
        .every((part, at, { length }) =>
          /^[\w.-]+(?<tag>:.*)?$/.exec(part)?.groups?.['tag'] === undefined
            ? /^[\w.-]+$/.test(part)
            : at === length - 1,
        ),
    'logging[options][0][path]': () => false,
    privileged: (value) => value === 'false',
    userns: (value) => ['auto', 'nomap'].includes(value),
    network_mode: (value) => ['bridge', 'none', 'slirp4netns', 'pasta'].includes(value),
    'volumes[0]': isHarmlessBind,
  },
  exec: { pid_mode: (value) => value === 'private', 'cap_add[0]': () => false, command: () => true },
  java: { ipc_mode: (value) => value === 'private', jar_path: () => true },
  raw_exec: { cgroup_v2_override: () => false, command: () => true },
  qemu: {
    image_path: (value) => isInside(value) && !/[:,]/.test(value),
    'args[0]': () => false,
    accelerator: (value) => !/\W/.test(value),
    machine_type: (value) => !/[^\w.-]/.test(value),
  },
};

function isHarmlessBind(text: string): boolean {
  const [source = '', target, mode = 'rw', more] = text.split(':');
  const flags = mode.split(',');
  if (target?.startsWith('/') !== true || more !== undefined || flags.includes('rshared')) return false;
  const isReadOnly = flags.every((flag) => ['ro', 'rprivate'].includes(flag));
  return isInside(source) || (isReadOnly && source === '/etc/localtime');
}

const choice = fc.constantFrom(
  ...Object.entries(model).flatMap(([driver, options]) =>
    Object.keys(options).map((option) => [driver, option] as const),
  ),
);

const rights: readonly (readonly [subject: string, task: Task, hits: readonly string[]])[] = [
  ['a driver that is not known', { driver: 'lxc', fields: createFields({ Driver: 'exec' }, { Driver: 'lxc' }) }, ['driver']],
  ['an option of a driver that is not known', { driver: 'lxc', objects: [createObject('Config', {}, { template: '/x', image: 'a', 'args[0]': '--privileged', command: 'x', 'ports[0]': 'x' })] }, ['option', 'option', 'option', 'option']],
  ['an option that is not known', { objects: [createObject('Config', {}, { 'new_right[0]': 'x', image: 'a:1' })] }, ['option']],
  ['an option with another case', { objects: [createObject('Config', {}, { Privileged: 'true' })] }, ['option']],
  ['a CSI plugin, of which the diff shows nothing', { spec: { CSIPluginConfig: { ID: 'x' } } }, ['csi_plugin']],
  ['the network of the host', { groupObjects: [createObject('Network', { Mode: 'bridge' }, { Mode: 'host' })] }, ['network mode']],
  ['a network of a mode that is not known', { groupObjects: [createObject('Network', undefined, { Mode: 'slirp' })] }, ['network mode']],
  ['a network of CNI', { groupObjects: [createObject('Network', undefined, { Mode: 'cni/mesh' })] }, []],
  ['another port in the network of the host', { groupObjects: [createObject('Network', undefined, { Mode: 'host' }), createObject('Network', { Mode: 'host' }, undefined)] }, []],
  ['a volume of a kind that is not known', { groupObjects: [createObject('Volume', undefined, { Type: 'new', Source: 'x', ReadOnly: 'true' })] }, ['writable host volume']],
  ['a CSI volume', { groupObjects: [createObject('Volume', undefined, { Type: 'csi', Source: 'x', ReadOnly: 'false' })] }, []],
  ['mounts that reach the host', { objects: [createObject('VolumeMount', undefined, { PropagationMode: 'bidirectional', ReadOnly: 'true' })] }, ['mount propagation']],
  ['a mount', { objects: [createObject('VolumeMount', undefined, { PropagationMode: 'private', ReadOnly: 'true' })] }, []],
  ['an image of Podman that no registry has', { driver: 'podman', objects: [createObject('Config', { image: 'a:1' }, { image: 'oci-archive:/var/lib/a.tar' })] }, ['image']],
  ['an image in a folder', { driver: 'podman', objects: [createObject('Config', { image: 'a:1' }, { image: 'dir:srv' })] }, ['image']],
  ['an image of another transport', { driver: 'podman', objects: [createObject('Config', { image: 'a:1' }, { image: 'new:/srv' })] }, ['image']],
  ...['docker://docker.io/library/a:2', 'r.example:5000/a/b:${NOMAD_META_p}', 'a', 'a:2', `a@sha256:${'a'.repeat(64)}`, '(late: web)', 'r.example/a:(late: web)'].map((image): readonly [string, Task, readonly string[]] => [`image ${image} of a registry`, { driver: 'podman', late: ['(late: web)', 'r.example/a:(late: web)'], objects: [createObject('Config', { image: 'b:1' }, { image })] }, []]),
  ['a mount of a volume that the group does not have', { objects: [createObject('VolumeMount', undefined, { Volume: 'x' })] }, ['writable host volume']],
  ['a Vault role of another namespace', { objects: [createObject('Vault', { Role: 'a', Namespace: 'x' }, { Role: 'a', Namespace: 'y' })] }, ['Vault namespace']],
  ['options of before with another driver', { driver: 'docker', fields: createFields({ Driver: 'exec' }, { Driver: 'docker' }), spec: { Config: { pid_mode: 'private', image: 'a' } } }, ['pid_mode']],
  ['the propagation of a bind mount', { objects: [createObject('Config', {}, { 'volumes[0]': 'local/a:/a:rshared', 'volumes[1]': 'local/a:/a:ro', 'volumes[2]': 'a:/a:/b:/c' })] }, ['volumes', 'volumes']],
  ...['cap_drop[0]', 'pids_limit', 'readonly_rootfs'].map((Name): readonly [string, Task, readonly string[]] => [`another secret in the restriction ${Name}`, { objects: [{ ...createObject('Config', {}, {}), Fields: [{ Type: 'Edited', Name, Old: hidden, New: hidden, Annotations: [] }] }] }, [Name.replace('[0]', '')]]),
  ['a secret of a restriction that stays', { objects: [{ ...createObject('Config', {}, {}), Fields: [{ Type: 'None', Name: 'cap_drop[0]', Old: hidden, New: hidden, Annotations: [] }] }] }, []],
  ['another secret in an argument', { objects: [{ ...createObject('Config', {}, {}), Fields: [{ Type: 'Edited', Name: 'args[0]', Old: hidden, New: hidden, Annotations: [] }] }] }, []],
  ['another secret in an option', { objects: [{ ...createObject('Config', {}, {}), Fields: [{ Type: 'Edited', Name: 'privileged', Old: hidden, New: hidden, Annotations: [] }] }] }, ['privileged']],
  ...(['cap_drop[0]=ALL', 'security_opt[0]=no-new-privileges', 'security_opt[0]=seccomp=/strict.json', 'runtime=runsc', 'readonly_rootfs=true', 'network_mode=none', 'isolation=hyperv', 'ipc_mode=private'].flatMap((text) => {
    const [name = '', ...value] = text.split('=');
    const [option = ''] = name.split('[');
    const old = { [name]: value.join('='), image: 'a:1' };
    return [
      [`${text} that goes`, { objects: [createObject('Config', old, { image: 'a:1' })] }, [option]],
      [`${text} that stays`, { objects: [createObject('Config', old, { ...old, image: 'a:2' })] }, []],
    ] satisfies (readonly [string, Task, readonly string[]])[];
  })),
  ...['network_mode=nat', 'ipc_mode=private', 'ipc_mode=none', 'cgroupns=private', 'isolation=hyperv'].map((text): readonly [string, Task, readonly string[]] => [`${text} that is new`, { objects: [createObject('Config', {}, Object.fromEntries([text.split('=')]))] }, []]),
  ['the user namespace of the host that goes', { driver: 'podman', objects: [createObject('Config', { userns: 'host', image: 'a:1' }, { image: 'a:1' })] }, []],
  ['a shorter cap_drop', { objects: [createObject('Config', { 'cap_drop[0]': 'all', 'cap_drop[1]': 'mknod' }, { 'cap_drop[0]': 'CAP_MKNOD' })] }, ['cap_drop']],
  ['an option with the name of a method', { objects: [{ ...createObject('Config', {}, {}), Fields: [{ Type: 'Added', Name: 'constructor', Old: '', New: 'x', Annotations: [] }] }] }, ['option']],
  ['a key of a map that is computed of meta', { spec: { Config: { sysctl: [{ '${NOMAD_META_p}': '1' }] } }, meta: ['a', 'b'] }, ['sysctl']],
  ['a key of a map that is computed of what does not change', { spec: { Config: { sysctl: [{ '${NOMAD_ALLOC_INDEX}': '1' }] } }, meta: ['a', 'b'] }, []],
  ...([
    ['by its own program', { SourcePath: 'local/env' }, ['volumes']],
    ['by its own program, read by a function', { EmbeddedTmpl: 'X={{ file "local/env" }}' }, ['volumes']],
    ['by nothing, because the job file has it', { EmbeddedTmpl: 'X={{ key "a/b" }}' }, []],
    ['by its own program, but is not an environment', { SourcePath: 'local/env', Envvars: false }, []],
  ] as const).map(([subject, template, hits]): readonly [string, Task, readonly string[]] => {
    const [volume, spec] = [{ 'volumes[0]': '/srv/${X}:/d' }, { Templates: [{ Envvars: true, ...template }] }];
    return [`a path of an environment that may be written ${subject}`, { objects: [createObject('Config', { 'args[0]': '1', ...volume }, { 'args[0]': '2', ...volume })], spec }, hits];
  }),
  ['a path of an environment that another task may write', { spec: { Config: { volumes: ['/srv/${X}:/d'] }, Templates: [{ Envvars: true, SourcePath: '../alloc/env' }] }, others: [{ Type: 'Edited', Name: 'prepare', Fields: createFields({ Driver: 'docker' }, { Driver: 'docker' }), Objects: [createObject('Config', { 'args[0]': '1' }, { 'args[0]': '2' })], Annotations: [] }] }, ['volumes']],
  ['a cap_drop of all instead of some', { objects: [createObject('Config', { 'cap_drop[0]': 'net_raw', 'cap_drop[1]': 'mknod' }, { 'cap_drop[0]': 'all' })] }, []],
  ['the strictest network instead of a security option', { objects: [createObject('Config', { 'security_opt[0]': 'no-new-privileges' }, { network_mode: 'none' })] }, ['security_opt']],
  ['a cap_drop of some instead of all', { objects: [createObject('Config', { 'cap_drop[0]': 'all' }, { 'cap_drop[0]': 'net_raw' })] }, ['cap_drop']],
  ['no network instead of that of another container', { objects: [createObject('Config', { network_mode: 'container:x' }, { network_mode: 'none' })] }, []],
  ['another spelling of no-new-privileges', { objects: [createObject('Config', { 'security_opt[0]': 'no-new-privileges' }, { 'security_opt[0]': 'no-new-privileges:true' })] }, []],
  ['new privileges', { objects: [createObject('Config', { 'security_opt[0]': 'no-new-privileges' }, { 'security_opt[0]': 'no-new-privileges:false' })] }, ['security_opt']],
  ['rights that go', { objects: [createObject('Config', { network_mode: 'host', 'cap_add[0]': 'net_admin', privileged: 'true', runtime: 'runc', readonly_rootfs: 'false' }, { image: 'a' })] }, []],
  ['a volume driver', { objects: [createObject('Config', {}, { 'mount[0][volume_options][0][driver_config][0][options][0][device]': '/etc' })] }, ['mount']],
]; // prettier-ignore

describe('only a change that is known to be harmless is not a hit', () => {
  test('an option that changes is a hit unless its value is harmless, and marked where it cannot be judged', () => {
    fc.assert(
      fc.property(choice, fc.oneof(word, bind, path), word, fc.boolean(), ([driver, option], value, old, isNew) => {
        fc.pre(value !== '');
        const before = isNew ? {} : { [option]: old };
        const hits = judge('privileged', { driver, objects: [createObject('Config', before, { [option]: value })] });
        const isSame = option.startsWith('cap_') ? old.toUpperCase() === value.toUpperCase() : old === value;
        const free: Readonly<Record<string, readonly string[]>> = {
          ...Object.fromEntries(['pid_mode', 'ipc_mode', 'userns', 'userns_mode'].map((row) => [row, ['host']])),
          isolation: ['process'],
          network_mode: ['host', 'bridge', 'default'],
        };
        const isLeast = option === 'network_mode' && value === 'none';
        const isLost = !isNew && !isLeast && free[option]?.includes(old) === false;
        const isHarmless = (!isNew && isSame) || (!isLost && model[driver]?.[option]?.(value) === true);
        const isConverted = option === 'privileged' && value !== 'true';
        const isUnknown = isComputed(value) || value.includes(hidden) || isConverted;
        expect(hits.map(({ unknown }) => unknown !== undefined)).toEqual(isHarmless ? [] : [isUnknown]);
      }),
      { numRuns: 500 },
    );
  });

  test('each listed word is a hit in each option unless it is harmless', () => {
    for (const [driver, options] of Object.entries(model))
      for (const [option, isHarmless] of Object.entries(options))
        for (const value of words) {
          const hits = judge('privileged', { driver, objects: [createObject('Config', {}, { [option]: value })] });
          expect([driver, option, value, hits.length]).toEqual([driver, option, value, isHarmless(value) ? 0 : 1]);
        }
  });

  test('an unchanged option is not a hit unless a part of its value is computed from a changed value', () => {
    fc.assert(
      fc.property(
        choice,
        fc.oneof(word, bind),
        fc.boolean(),
        fc.boolean(),
        ([driver, option], value, isShown, isMade) => {
          const [name = ''] = option.split('[');
          // The specification below has no map in a map.
          fc.pre(name !== 'logging');
          const spec = {
            Config: {
              [name]: option.includes('[0][')
                ? [{ [option.split('[')[2]?.slice(0, -1) ?? '']: value }]
                : option.includes('[')
                  ? [value]
                  : value,
            },
          };
          const same = isShown
            ? [createObject('Config', { [option]: value, image: 'a:1' }, { [option]: value, image: 'a:2' })]
            : [];
          const hits = judge('privileged', {
            driver,
            spec,
            objects: driver === 'docker' || !isShown ? same : [],
            meta: ['0', isMade ? '1' : '0'],
          });
          const isHarmless = model[driver]?.[option]?.(value) === true;
          expect(hits.map(({ unknown }) => unknown !== undefined)).toEqual(
            isMade && isComputed(value) && !isHarmless ? [true] : [],
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  const inert =
    `Config Count KillSignal KillTimeout LogConfig Migrate Reschedule ReschedulePolicy RestartPolicy Scaling ScalingPolicies Service ShutdownDelay Stop UI
    Update VersionTag`.split(/\s+/);
  // Of these, only the environment and files are made.
  const quiet =
    `Action AllAtOnce Artifact Consul Disconnect DispatchPayload Env EphemeralDisk Identity Leader Lifecycle MaxClientDisconnect MaxRunDuration
    PreventRescheduleOnLost Priority Schedule Secret StopAfterClientDisconnect Template User Vault VolumeMount`.split(
      /\s+/,
    );
  const node = ['Affinity', 'Constraint', 'Datacenters', 'Network', 'NodePool', 'Spread', 'Volume'];
  const sources: Readonly<Record<string, readonly string[] | 'all'>> = {
    'attr.unique.network.ip-address': node,
    'meta.arch': node,
    'node.class': node,
    NOMAD_DC: node,
    NOMAD_PORT_http: node,
    NOMAD_HOST_IP_http: node,
    NOMAD_ALLOC_ADDR_http: node,
    NOMAD_META_p: ['Meta', 'ParameterizedJob'],
    NOMAD_JOB_NAME: ['ParameterizedJob', 'Periodic'],
    NOMAD_ALLOC_INDEX: [],
    NOMAD_TASK_DIR: [],
    NOMAD_MEMORY_LIMIT: [],
    NOMAD_UPSTREAM_ADDR_db: [],
    NOMAD_TOKEN: 'all',
    NOMAD_ALLOC_NEW: 'all',
    HOME: 'all',
    'metadata.x': 'all',
    'meta.0-HOME': 'all',
    ' meta.arch ': 'all',
    'upper(meta.arch)': 'all',
    'env["meta.arch"]': 'all',
  };

  test('a computed option or image is judged again if a part changes that decides one of its names, and a computed path if anything does', () => {
    const parts = (['job', 'group', 'task'] as const).flatMap((level) =>
      [...listKnown(level), 'New'].map((name) => [level, name] as const),
    );
    const texts = fc.array(fc.constantFrom(...Object.keys(sources)), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(
        fc.constantFrom(...parts),
        texts,
        fc.boolean(),
        fc.boolean(),
        ([level, name], names, isField, isChanged) => {
          fc.pre(!isField || name !== 'Service');
          const computed = names.map((item) => `\${${item}}`).join('-');
          const spec = {
            Config: {
              image: `web:${computed}`,
              volumes: [`/srv/${computed}:/data`],
              args: [computed],
              network_mode: 'host',
            },
            Templates: [
              { EmbeddedTmpl: '{{ secret (env "NOMAD_JOB_NAME") }}', DestPath: 'a' },
              { SourcePath: 'local/x', DestPath: 'b' },
            ],
          };
          const value = { [isField ? name : 'EmbeddedTmpl']: '1' };
          const [fields, objects] = isField
            ? [createFields(isChanged ? {} : value, value), []]
            : [
                [],
                isChanged
                  ? [createObject(name, undefined, value)]
                  : [{ ...createObject(name, value, value), Type: 'None' as const }],
              ];
          const task: Task = {
            job: { spec, jobFields: fields, jobObjects: objects },
            group: { spec, groupFields: fields, groupObjects: objects },
            task: { spec, fields, objects },
          }[level];
          const isMade = isChanged && !inert.includes(name);
          const isListed = [...quiet, ...node, 'Meta', 'ParameterizedJob', 'Periodic'].includes(name);
          const isOther =
            isMade && (!isListed || names.some((row) => sources[row] === 'all' || sources[row]?.includes(name)));
          const unknown = (guard: GuardName, whats: readonly string[]): readonly string[] =>
            judge(guard, task).flatMap((hit) =>
              whats.includes(hit.subject) && hit.unknown !== undefined ? [hit.subject] : [],
            );
          // The diff of the options takes the place of the specification, and another driver judges all of them.
          const isOwn = name === 'Driver' || (name === 'Config' && !isField);
          const options = [...unknown('privileged', ['volumes', 'args']), ...unknown('image-unpinned', ['image'])];
          expect(isOwn ? [] : options).toEqual(isOther && !isOwn ? ['volumes', 'image'] : []);
          const reads = ['reads Vault path', 'reads template'];
          expect(unknown('new-secrets-access', reads)).toEqual(isMade ? reads : []);
        },
      ),
      { numRuns: 1500 },
    );
  });

  test('a computed value of every option of every driver is harmless or cannot be judged', () => {
    for (const [driver, options] of Object.entries(drivers))
      for (const option of Object.keys(options)) {
        const config = createObject('Config', {}, { [option]: '${NOMAD_META_p}' });
        const hits = judge('privileged', { driver, objects: [config] });
        expect(hits.filter(({ unknown }) => unknown === undefined)).toEqual([]);
      }
  });

  test('a list in a list hides no value behind another one', () => {
    const config = {
      'mount[0][0][type]': 'bind',
      'mount[0][0][source]': '/etc',
      'mount[0][1][type]': 'bind',
      'mount[0][1][source]': 'local',
    };
    expect(judge('privileged', { objects: [createObject('Config', {}, config)] })).toHaveLength(1);
  });

  test.each([
    ['bind', 'bind', 0],
    ['new', 'bind', 1],
    ['bind', 'new', 1],
  ])('each mount of a list is judged by its own type and source: %s and %s', (row, other, count) => {
    const mounts = {
      'mount[0][type]': row,
      'mount[0][source]': 'local/a',
      'mount[1][type]': other,
      'mount[1][source]': 'local/b',
    };
    expect(judge('privileged', { objects: [createObject('Config', {}, mounts)] })).toHaveLength(count);
  });

  test.each(rights)('guard privileged judges %s', (_, task, whats) => {
    expect(judge('privileged', task).map(({ subject }) => subject)).toEqual(whats);
  });
});

interface Piece {
  readonly text: string;
  readonly reads?: readonly [kind: string, path: string, returns: keyof typeof covering];
  readonly isComputed?: boolean;
}

/** Reads that return at least as much of the same path. */
const covering = {
  existence: ['existence', 'value'],
  names: ['names'],
  value: ['value'],
  everything: ['everything'],
} as const;

const secretPath = fc.constantFrom('kv', 'kv/dev', 'kv/dev/x', 'kv/prod', 'kv/}}', 'kv/dev@b', 'kv/../c', 'kvs/dev');
const functions = fc.constantFrom(
  ['secret', 'Vault path', 'value'] as const,
  ['secrets', 'Vault path', 'names'] as const,
  ['key', 'Consul key', 'value'] as const,
  ['keyOrDefault', 'Consul key', 'value'] as const,
  ['keyExists', 'Consul key', 'existence'] as const,
  ['ls', 'Consul key', 'names'] as const,
  ['tree', 'Consul key', 'everything'] as const,
  ['safeTree', 'Consul key', 'everything'] as const,
  ['nomadVar', 'Nomad variable', 'value'] as const,
  ['nomadVarExists', 'Nomad variable', 'existence'] as const,
  ['nomadVarList', 'Nomad variable', 'names'] as const,
  ['mustEnv', 'environment of the node', 'value'] as const,
  ['file', 'file', 'value'] as const,
);

/** Whether the earlier reads of a template returned as much as a new read. */
function isCovered([kind, at, returns]: NonNullable<Piece['reads']>, before: readonly Piece[]): boolean {
  return before.some(({ reads: [oldKind, old, subject] = ['', '', 'value'] }) => {
    return kind === oldKind && at === old && covering[returns].some((row) => row === subject);
  });
}
const reading = fc
  .tuple(functions, secretPath, fc.integer({ min: 0, max: 5 }))
  .map(([[name, kind, returns], at, form]): Piece => {
    const texts = [
      `{{ ${name} "${at}" }}`,
      `{{- with ${name} \`${at}\` -}}{{ end }}`,
      `{{ "${at}" | ${name} }}`,
      `{{ with "${at}" | ${name} }}{{ .x }}{{ end }}`,
      `{{ ${name} "${at}" | toJSON }}`,
      `{{ $x := \`${at}\` | ${name} }}`,
    ];
    return { text: texts[form] ?? '', reads: [kind, at, returns] };
  });
const computedRead = fc
  .constantFrom(
    '{{ secret (env "P") }}',
    '{{ range ls "a" }}{{ .Key | secret }}{{ end }}',
    '{{ $p | key }}',
    '{{ newFunction "x" }}',
    '{{ secret "a\\x62" }}',
  )
  .map((text): Piece => ({ text, isComputed: true }));
const harmlessText = fc
  .constantFrom(
    'secret "kv/x"',
    '{{/* secret "kv/x" }} */}}',
    '{{-\t/* " */ -}}',
    '{{ env "secret" }}',
    '{{ .key }}',
    '{{ $secret.x | toUpper }}',
    '{{ "}} {{ key" | len }}',
    "{{ '}' }}",
  )
  .map((text): Piece => ({ text }));
const template = fc.array(fc.oneof(reading, reading, computedRead, harmlessText), { maxLength: 4 });

const sibling = { Annotations: [], Name: 'other', Fields: [], Objects: [] };
const readings: readonly (readonly [subject: string, task: Task, hits: readonly (readonly [subject: string, isUnknown: boolean])[]])[] = [
  ['an identity for another audience', { objects: [{ ...createObject('Identity', { Name: 'v' }, { Name: 'v' }), Objects: [createObject('Audience', undefined, { Audience: 'vault.io' })] }] }, [['reads workload identity', false]]],
  ['one more audience of an identity', { objects: [{ ...createObject('Identity', { Name: 'v' }, { Name: 'v' }), Objects: [{ ...createObject('Audience', undefined, {}), Fields: createFields({ Audience: 'a' }, { Audience: 'a' }).concat(createFields({}, { Audience: 'b' })) }] }] }, [['reads workload identity', false]]],
  ['an identity that another task has as well', { objects: [createObject('Identity', undefined, { Name: 'default', Env: 'true' })], others: [{ ...sibling, Type: 'None', Objects: [createObject('Identity', { Name: 'default', Env: 'true' }, { Name: 'default', Env: 'true' })] }] }, [['reads workload identity', false]]],
  ['the default identity in the environment', { objects: [createObject('Identity', { Name: 'default', Env: 'false' }, { Name: 'default', Env: 'true' })] }, [['reads workload identity', false]]],
  ['an identity that Nomad adds for `vault`', { objects: [{ ...createObject('Identity', undefined, { Name: 'vault_default' }), Objects: [createObject('Audience', undefined, { Audience: 'vault.io' })] }] }, []],
  ['an identity of the file for `vault` that becomes that of Nomad', { objects: [{ ...createObject('Identity', { Name: 'vault_default' }, { Name: 'vault_default' }), Objects: [createObject('Audience', { Audience: 'narrow' }, { Audience: 'vault.io' })] }] }, [['reads workload identity', false]]],
  ['an identity of the file for `vault`', { objects: [{ ...createObject('Identity', undefined, { Name: 'vault_default' }), Objects: [createObject('Audience', undefined, { Audience: 'vault.io' })] }], spec: { Identities: [{ Name: 'vault_default' }] } }, [['reads workload identity', false]]],
  ['the default identity of a JSON file, which has no name', { objects: [createObject('Identity', { Name: 'default', Env: 'false' }, { Name: 'default', Env: 'true' })], spec: { Identity: { Env: true } } }, [['reads workload identity', false]]],
  ['an identity with claims, which the diff does not show', { objects: [createObject('Identity', { Name: 'v', TTL: '1' }, { Name: 'v', TTL: '2' })], spec: { Identities: [{ Name: 'v', ExtraClaims: ['x'] }] } }, [['reads workload identity', true]]],
  ['the text of a template that is hidden', { objects: [createObject('Template', { EmbeddedTmpl: 'x' }, { EmbeddedTmpl: hidden })] }, [['reads template', true]]],
  ['a comment that quotes a read', { objects: [createObject('Template', undefined, { EmbeddedTmpl: '{{/* {{ secret "kv/x" }} */}}' })] }, []],
  ['a template in a file', { objects: [createObject('Template', undefined, { SourcePath: 'local/x' })] }, [['reads template', true]]],
  ['a template in a file that an artifact brings', { objects: [createObject('Artifact', { GetterSource: 'a' }, { GetterSource: 'b' })], spec: { Templates: [{ SourcePath: 'local/x' }] } }, [['reads template', true]]],
  ['a computed path of which a part changes', { fields: createFields({ 'Env[P]': 'a' }, { 'Env[P]': 'b' }), spec: { Templates: [{ EmbeddedTmpl: '{{ secret (env "P") }}' }] } }, [['reads Vault path', true]]],
  ['a file that a template writes which another one reads', { objects: [createObject('Template', { EmbeddedTmpl: 'a', DestPath: 'local/x' }, { EmbeddedTmpl: 'b', DestPath: 'local/x' })], spec: { Templates: [{ EmbeddedTmpl: 'b', DestPath: 'local/x' }, { SourcePath: 'local/x', DestPath: 'local/y' }] } }, [['reads template', true]]],
  ['an upstream of a service, whose address is in the environment', { groupObjects: [{ ...createObject('Service', { Name: 'x' }, { Name: 'x' }), Objects: [{ ...createObject('ConsulConnect', {}, {}), Objects: [createObject('SidecarService', {}, {})] }] }], spec: { Templates: [{ EmbeddedTmpl: '{{ secret (env "NOMAD_UPSTREAM_ADDR_x") }}' }] } }, [['reads Vault path', true]]],
  ['the sidecar task of a service, which is a task of its own', { groupObjects: [{ ...createObject('Service', { Name: 'x' }, { Name: 'x' }), Objects: [{ ...createObject('ConsulConnect', {}, {}), Objects: [createObject('SidecarTask', {}, {})] }] }], spec: { Templates: [{ EmbeddedTmpl: '{{ secret (env "P") }}' }] } }, []],
  ['a computed path of which no part changes', { spec: { Templates: [{ EmbeddedTmpl: '{{ secret (env "P") }}' }] } }, []],
  ['other fields of a template with a computed path', { objects: [createObject('Template', { EmbeddedTmpl: '{{ key $p }}', Perms: '600' }, { EmbeddedTmpl: '{{ key $p }}', Perms: '644' })] }, []],
  ['a long pipe that ends in a literal of before', { objects: [createObject('Template', { EmbeddedTmpl: '{{ key "a" }}' }, { EmbeddedTmpl: `{{ print ${'"x" '.repeat(498)}"a" | key }}` })] }, [['reads Consul key', true]]],
  ['two templates for one file', { objects: [createObject('Template', undefined, { EmbeddedTmpl: '{{ key "prod" }}', DestPath: 'x' })], spec: { Templates: [{ EmbeddedTmpl: '{{ key "dev" }}', DestPath: 'x' }, { EmbeddedTmpl: '{{ key "prod" }}', DestPath: 'x' }] } }, [['reads Consul key', false]]],
  ['a template for a file whose name is hidden', { objects: [createObject('Template', undefined, { EmbeddedTmpl: '{{ key "prod" }}', DestPath: hidden })], spec: { Templates: [{ EmbeddedTmpl: '{{ key "prod" }}', DestPath: 'x' }] } }, [['reads Consul key', false]]],
  ['the token of a Vault role, of which only templates read', { objects: [createObject('Vault', { Role: 'a', Env: 'false', DisableFile: 'true' }, { Role: 'a', Env: 'true', DisableFile: 'true' })] }, [['reads Vault role', false]]],
  ['no token of a Vault role any more', { objects: [createObject('Vault', { Role: 'a', Env: 'true', DisableFile: 'false' }, { Role: 'a', Env: 'false', DisableFile: 'true' })] }, []],
  ['a Vault role for templates only', { objects: [createObject('Vault', { Role: 'a', Env: 'false', DisableFile: 'true' }, { Role: 'b', Env: 'false', DisableFile: 'true' })] }, [['reads Vault role', false]]],
  ['a kind of the file', { fields: createFields({}, { Kind: 'connect-native:x' }), spec: { Kind: 'connect-native:x' } }, [['kind', false]]],
  ['a kind that Nomad sets for a service', { fields: createFields({}, { Kind: 'connect-native:x' }) }, [['reads Consul token of service', false]]],
  ['a kind that Nomad sets for a proxy', { fields: createFields({}, { Kind: 'connect-proxy:x' }) }, [['reads mesh identity', false]]],
  ['a kind that Nomad sets for a gateway', { fields: createFields({}, { Kind: 'connect-ingress:x' }) }, [['reads mesh identity', false]]],
  ['a proxy of a service that another task had', { fields: createFields({}, { Kind: 'connect-proxy:x' }), others: [{ Type: 'Deleted', Name: 'y', Fields: createFields({ Kind: 'connect-proxy:x' }, {}), Objects: [], Annotations: [] }] }, []],
  ['a proxy of another service than before', { fields: createFields({}, { Kind: 'connect-proxy:x' }), others: [{ Type: 'Deleted', Name: 'y', Fields: createFields({ Kind: 'connect-proxy:y' }, {}), Objects: [], Annotations: [] }] }, [['reads mesh identity', false]]],
  ['a service in another cluster of Consul', { groupObjects: [createObject('Service', { Name: 'x', Cluster: 'default' }, { Name: 'x', Cluster: 'b' })] }, [['Consul cluster', false]]],
  ['a Consul namespace of a group', { groupObjects: [createObject('Consul', undefined, { Namespace: 'b' })], groupSpec: { Consul: { Namespace: 'b' } } }, [['reads Consul namespace', false]]],
  ['the Consul block that a server adds to each group', { groupObjects: [createObject('Consul', undefined, { Cluster: 'default' })] }, []],
]; // prettier-ignore

const edited = { ...sibling, Type: 'Edited' as const };

test.each<[string, NonNullable<Task['others']>[number], boolean]>([
  [
    'its artifact',
    { ...edited, Objects: [createObject('Artifact', { GetterSource: 'a' }, { GetterSource: 'b' })] },
    true,
  ],
  ['its image', { ...edited, Objects: [createObject('Config', { image: 'a' }, { image: 'b' })] }, true],
  ['its environment', { ...edited, Fields: createFields({ 'Env[A]': '1' }, { 'Env[A]': '2' }) }, true],
  ['its kill timeout', { ...edited, Fields: createFields({ KillTimeout: '1' }, { KillTimeout: '2' }) }, false],
  ['nothing', { ...sibling, Type: 'None' }, false],
  ['it is new', { ...sibling, Type: 'Added' }, true],
  ['it goes', { ...sibling, Type: 'Deleted' }, true],
])('a template in a file that another task may write, of which changes: %s', (_, row, isHit) => {
  for (const [SourcePath, isShared] of [
    ['${NOMAD_ALLOC_DIR}/x', true],
    ['alloc/x', true],
    ['local/../../alloc/x', true],
    ['local/x', false],
    ['${NOMAD_TASK_DIR}/x', false],
    ['${NOMAD_TASK_DIR}/${NOMAD_META_p}', true],
  ] as const) {
    const hits = judge('new-secrets-access', { spec: { Templates: [{ SourcePath }] }, others: [row] });
    const isUnknown = hits.some(({ task, unknown }) => task === 'server' && unknown !== undefined);
    expect([SourcePath, isUnknown]).toEqual([SourcePath, isHit && isShared]);
  }
});

const constraint = (value: string): Fields => ({ LTarget: '${meta.a}', Operand: '=', RTarget: value });

test.each([
  ['x', 0],
  [hidden, 1],
])('a constraint %s that moves from a task to its group may be another one if it is hidden', (value, hits) => {
  const objects = [createObject('Constraint', constraint(value), undefined)];
  const groupObjects = [createObject('Constraint', undefined, constraint(value))];
  expect(judge('datacenter-change', { objects, groupObjects })).toHaveLength(hits);
});

test.each([
  ['', '', '${attr.consul.version}', 1],
  ['connect-proxy:x', '${meta.connect.sidecar_image}', '${attr.consul.version}', 0],
  ['connect-proxy:x', '${meta.connect.sidecar_image}', '${meta.a}', 1],
  ['connect-mesh:x', '${meta.connect.gateway_image}', '${attr.consul.east.version}', 0],
  ['connect-proxy:x', 'a:1', '${attr.consul.version}', 1],
  ['connect-x', '', '${attr.consul.version}', 1],
])(
  'a constraint goes with a task of kind %j and image %j, but not that of Nomad with its proxy: %s',
  (Kind, image, LTarget, hits) => {
    const Objects = [
      createObject('Constraint', { ...constraint('x'), LTarget }, undefined),
      createObject('Config', { image }, undefined),
    ];
    const task = { Name: 'x', Type: 'Deleted', Fields: createFields({ Kind }, {}), Objects, Annotations: [] } as const;
    expect(judge('datacenter-change', { others: [task] })).toHaveLength(hits);
  },
);

const lateTag = 'acme/web:(late: tag)';

test.each<[image: string, late: readonly string[], hits: readonly GuardName[]]>([
  [lateTag, [lateTag], []],
  [lateTag, [], ['image-downgrade', 'image-unpinned']],
  ['acme/web:1.0.0(late: tag)', [lateTag], ['image-downgrade', 'image-unpinned']],
  ['acme/web(late: tag)', [], ['image-downgrade', 'image-unpinned', 'privileged']],
  ['docker-archive:/srv/(late: tag).tar', [], ['image-downgrade', 'image-unpinned', 'privileged']],
  ['docker-archive:/srv/(late: tag).tar', ['docker-archive:/srv/(late: tag).tar'], []],
  ['${meta.x}:(late: tag)', ['${meta.x}:(late: tag)'], ['image-downgrade', 'image-unpinned', 'privileged']],
])('image %s is judged by the register run only if the plan has late fields %j', (image, late, hits) => {
  const objects = [createObject('Config', { image: 'acme/web:2.0.0' }, { image })];
  const judged = (['image-downgrade', 'image-unpinned', 'privileged'] as const).filter(
    (guard) => judge(guard, { driver: 'podman', objects, late }).length > 0,
  );
  expect(judged).toEqual(hits);
});

describe('a change that a guard cannot judge is a hit that is marked as unknown', () => {
  test('a template reads a path that it did not read before, or a computed path', () => {
    fc.assert(
      fc.property(template, template, (before, after) => {
        const [old, now] = [before, after].map((pieces) => pieces.map(({ text }) => text).join('\n'));
        const data = [old, now].map((EmbeddedTmpl = '') => ({ EmbeddedTmpl, DestPath: 'local/a' }));
        const hits = judge('new-secrets-access', { objects: [createObject('Template', data[0], data[1])] });
        const expected = new Set(
          after.flatMap(({ reads }) =>
            reads === undefined || isCovered(reads, before) ? [] : [`${reads[0]} ${reads[1]}`],
          ),
        );
        const items = hits
          .filter(({ unknown }) => unknown === undefined)
          .map(({ subject, new: value }) => `${subject.replace('reads ', '')} ${value}`);
        expect(new Set(items.filter((row) => row !== 'Consul key a'))).toEqual(expected);
        const isUnknown = old !== now && after.some((piece) => piece.isComputed);
        expect(hits.some(({ unknown }) => unknown !== undefined)).toBe(isUnknown);
      }),
      { numRuns: 500 },
    );
  });

  const text = fc.constantFrom('', 'a', 'b');
  test.each(['Vault', 'Secret', 'Consul'] as const)('block %s: each field that selects secrets', (name) => {
    const deciding = {
      Vault: ['Role', 'Namespace', 'Cluster'],
      Secret: ['Provider', 'Path', 'Config[ns]', 'Env[x]'],
      Consul: ['Namespace', 'Cluster', 'Partition'],
    }[name];
    const block = fc
      .tuple(fc.tuple(...deciding.map(() => text)), text)
      .map(
        ([values, other]) =>
          Object.fromEntries([
            ...deciding.map((field, at) => [field, values[at] ?? '']),
            ['ChangeMode', name === 'Vault' ? other : ''],
          ]) as Fields,
      );
    for (const field of deciding) {
      const objects = [createObject(name, { Name: 'x', [field]: 'a' }, { Name: 'x', [field]: 'b' })];
      const spec = name === 'Consul' ? { Consul: { [field]: 'b' } } : {};
      expect([field, judge('new-secrets-access', { objects, spec }).length]).toEqual([field, 1]);
    }
    fc.assert(
      fc.property(block, block, (before, after) => {
        const spec = name === 'Consul' ? { Consul: after } : {};
        const hits = judge('new-secrets-access', { objects: [createObject(name, before, after)], spec });
        const isOther = deciding.some((field) => before[field] !== after[field]);
        expect(hits.length).toBe(isOther ? 1 : 0);
      }),
    );
  });

  const nested = `job/UI/Link group/Network/DNS group/Scaling group/Service/Check/CheckRestart group/Service/ConsulConnect/SidecarService/ConsulProxy/ConsulUpstreams/MeshGateway
    group/Service/ConsulConnect/Gateway/Ingress/Listener/ConsulIngressService/TLS/SDS group/Service/Weights group/Volume/MountOptions task/Action task/Artifact
    task/CSIPluginConfig task/DispatchPayload task/Identity task/LogConfig task/Resources/Device/Constraint task/Resources/NUMA task/Template/ChangeScript task/Template/Template task/Vault`;

  test('an unknown or removed block or field at each depth', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('NewBlock', 'secrets', 'Sandbox'),
        fc.constantFrom('job', 'group', 'task', ...nested.split(/\s+/)),
        fc.constantFrom<GuardName>('privileged', 'new-secrets-access'),
        fc.constantFrom<readonly (Fields | undefined)[]>([undefined, { x: '1' }], [{ x: '1' }, undefined]),
        fc.boolean(),
        (name, place, guard, [before, after], isBlock) => {
          const [level = '', ...blocks] = place.split('/');
          const object = createObject(name, before, after);
          const field = createFields(
            before === undefined ? {} : { [name]: '1' },
            after === undefined ? {} : { [name]: '1' },
          );
          const parts = blocks.reduceRight<{ fields: FieldDiff[]; objects: ObjectDiff[] }>(
            ({ fields, objects }, block) => ({
              fields: [],
              objects: [{ ...createObject(block, {}, {}), Fields: fields, Objects: objects }],
            }),
            isBlock ? { fields: [], objects: [object] } : { fields: field, objects: [] },
          );
          const shown = [...blocks, name].join('.');
          expect(judge(guard, placeAt(level, parts)).filter(({ subject }) => subject === 'field')).toMatchObject([
            {
              old: before === undefined ? '' : shown,
              new: before === undefined ? shown : '',
              unknown: expect.any(String) as string,
            },
          ]);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('an unknown field of a deleted task is not a hit', () => {
    const deleted = { ...sibling, Name: 'old', Type: 'Deleted', Fields: createFields({ Sandbox: '1' }, {}) } as const;
    expect(judge('privileged', { others: [deleted] })).toEqual([]);
  });

  test('a new task with the Vault role of another one is not a hit, although the server sets the default cluster', () => {
    const Objects = [createObject('Vault', undefined, { Role: 'web', Cluster: 'default' })];
    const added = { ...sibling, Type: 'Added', Objects } as const;
    const spec = { Vault: { Role: 'web', Cluster: '' } };
    expect(judge('privileged', { spec, others: [added] }).filter(({ subject }) => subject.startsWith('Vault'))).toEqual(
      [],
    );
  });

  test('no field of a recorded plan is unknown', () => {
    const plans = globSync('*/plan.json', { cwd: plansFolder }).map((file) => readRecordedPlan(dirname(file)));
    expect(plans.length).toBeGreaterThan(20);
    expect(plans.flatMap(({ Diff }) => findUnknownFields({ job: { ID: '' }, diff: Diff }))).toEqual([]);
  });

  test.each(readings)('guard new-secrets-access judges %s', (_, task, hits) => {
    expect(judge('new-secrets-access', task).map(({ subject, unknown }) => [subject, unknown !== undefined])).toEqual(
      hits,
    );
  });

  test('an image that is computed from a changed value, or that is hidden', () => {
    const objects = [createObject('Config', { image: 'web:2' }, { image: 'web:${NOMAD_META_p}' })];
    const spec = { Config: { image: 'web:${NOMAD_META_p}' } };
    for (const guard of ['image-downgrade', 'image-unpinned'] as const) {
      expect(judge(guard, { objects })).toMatchObject([{ unknown: 'the value is interpolated at runtime' }]);
      expect(judge(guard, { spec, meta: ['2', '1'] })).toMatchObject([
        { unknown: 'the value is interpolated at runtime' },
      ]);
      expect(judge(guard, { spec })).toEqual([]);
      expect(judge(guard, { objects: [createObject('Config', { image: 'web:2' }, { image: hidden })] })).toHaveLength(
        1,
      );
    }
  });
});
