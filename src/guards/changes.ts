import { hiddenMark } from '../redaction/hidden-text.ts';
import { toList } from '../nomad-plan/compare-specs.ts';
import { isProxyImage, proxyImage } from './image-order.ts';
import { findTemplateReads, isComputed } from './template-reads.ts';
import type { FieldDiff, JobDiff, ObjectDiff } from '../clients/nomad/jobs/plan.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';

/** A finding of a guard. Names and values are not redacted. */
export interface Finding {
  /** Empty for the whole job. */
  readonly group: string;
  readonly task: string;
  /** The change, such as `memory` or `stops the job`. */
  readonly subject: string;
  /** Empty if there is no value. */
  readonly old: string;
  readonly new: string;
  /** Follows the new value. */
  readonly unit?: string;
  /** The blocks and the attribute in the job file, below the task or the group. */
  readonly at?: readonly string[];
  /** The reason why the guard cannot judge the change, which counts as a hit: `the order of these tags is unknown`. */
  readonly unknown?: string;
}

export type Body = Pick<ObjectDiff, 'Fields' | 'Objects'>;
export type TaskAddress = Pick<Finding, 'group' | 'task'>;
export type Side = 'Old' | 'New';
export type Groups = JobDiff['TaskGroups'];
export type Data = Readonly<Record<string, unknown>>;

/** The specification after a change, and the plan of the change with marks instead of secrets. */
export interface Change {
  readonly job: Job;
  readonly diff: JobDiff | null;
  /** The texts of fields that wait for late values. */
  readonly late?: ReadonlySet<string> | undefined;
}

export type TaskPart = Groups[number]['Tasks'][number];

/** A task of the plan. Its specifications are those after the change, which contain what the plan omits. */
export interface PlannedTask {
  readonly part: TaskPart;
  readonly group: Groups[number];
  readonly spec: Data | undefined;
  readonly groupSpec: Data | undefined;
}

/** A task that the plan keeps or adds. */
export interface ChangedTask extends PlannedTask {
  readonly address: TaskAddress;
  /** The tasks that its group keeps, without Nomad's proxies. */
  readonly siblings: readonly PlannedTask[];
  /** Its specification after the change; for a proxy that Nomad adds, `sidecar_task` with the driver, if known. */
  readonly spec: Data | undefined;
  /** Whether the change may affect the value of a text at runtime. A text whose interpolations are all names, as in `${meta.x}`, depends on the parts of the job that determine these names; any other text, even an empty one, on every changed part. */
  readonly mayChange: (text: string) => boolean;
  /** Whether a string has `${…}`, and the change may give it a different value at runtime. */
  readonly mayGetOtherValue: (text: string) => boolean;
  /** Whether an image waits for its late value, so that only the register run can judge it. Compares the texts of such fields, because a job file may contain `(late: image)` itself. */
  readonly isLate: (image: string) => boolean;
  /** Whether the node determines the image of a proxy that Nomad adds: Nomad reads the name in the environment of the task first. Source: `interpolateImage` in envoy_version_hook.go of Nomad 2.0.5 */
  readonly isChosenByNode: (image: string) => boolean;
  /** Whether anything changes that may affect the files which the tasks of the group write to the shared directory. */
  readonly isSharedChanged: boolean;
}

/** A change with its tasks, which several guards judge. */
export interface JudgedChange extends Change {
  readonly tasks: readonly ChangedTask[];
}

export function findGroups(diff: JobDiff | null, type?: ObjectDiff['Type']): Groups {
  return (diff?.TaskGroups ?? []).filter(({ Type }) => (type === undefined ? Type !== 'Deleted' : Type === type));
}

export function findTasks({ job, diff, late }: Change): readonly ChangedTask[] {
  const groupSpecs = indexSpecs(job.TaskGroups);
  const jobParts = new Set(diff === null ? [] : listParts(diff));
  const isJobMetaComputed = isMetaComputed(job);
  const all = (diff?.TaskGroups ?? []).flatMap((group) => {
    const groupSpec = groupSpecs.get(group.Name);
    const specs = indexSpecs(groupSpec?.['Tasks']);
    return group.Tasks.map((part): PlannedTask => ({ part, group, spec: specs.get(part.Name), groupSpec }));
  });
  return [...Map.groupBy(all, ({ group }) => group)].flatMap(([group, tasks]) => {
    const groupSpec = groupSpecs.get(group.Name);
    const outerParts = new Set([...jobParts, ...listParts(group)]);
    const isOuterMetaComputed = isJobMetaComputed || isMetaComputed(groupSpec);
    const proxySpec = indexProxySpecs(groupSpec);
    const siblings = tasks.filter(({ part, spec }) => part.Type !== 'Added' && spec !== undefined);
    const isSharedChanged = outerParts.size > 0 || group.Tasks.some(mayWriteFiles);
    return tasks
      .filter(({ part }) => part.Type !== 'Deleted')
      .map((task): ChangedTask => {
        const { part, spec = proxySpec(part.Name) } = task;
        const mayChange = readValues([...new Set([...outerParts, ...listParts(part)])], spec, isOuterMetaComputed);
        // A file may have a different content without a change of the template that reads variables from it. Computed only if needed.
        let isEnvFromFiles: boolean | undefined;
        const hasEnvFromFiles = (): boolean =>
          (isEnvFromFiles ??= isSharedChanged && listDataObjects(spec?.['Templates']).some(readsFiles));
        return {
          ...task,
          address: { group: group.Name, task: part.Name },
          spec,
          siblings,
          mayChange,
          mayGetOtherValue: (text) => isComputed(text) && (mayChange(text) || hasEnvFromFiles()),
          isLate: (image) => late?.has(image) === true && explainUnknown(image) === undefined,
          isChosenByNode: (image) => isProxyImage(image) && task.spec === undefined && !overridesNames(spec),
          isSharedChanged,
        };
      });
  });
}

function mayWriteFiles(part: TaskPart): boolean {
  const isRun = part.Objects.some(({ Name, Type }) => Name === 'Config' && Type !== 'None');
  return /^(?:Added|Deleted)$/.test(part.Type) || isRun || listParts(part).length > 0;
}

/** Whether a template sets variables that depend on a file, which a task may write, or on an unknown input. */
function readsFiles(template: Data): boolean {
  if (template['Envvars'] !== true || readText(template, 'SourcePath') !== '') return template['Envvars'] === true;
  const [text = '', left, right] = ['EmbeddedTmpl', 'LeftDelim', 'RightDelim'].map((name) => readText(template, name));
  return findTemplateReads(text, left, right).some(({ kind }) => /^(?:file|function|plugin)$/.test(kind));
}

/** A proxy that Nomad adds for a service, with its constraints, without options of the job file. A job file may set such a kind as well, but that task is compared unless it runs the proxy of the node. */
export function isProxy(part: TaskPart): boolean {
  const side = findSide(part);
  const [config = { Fields: [] }] = listObjects(part, 'Config', side);
  const isPlain = config.Fields.every(({ Name }) => /^(?:args\[\d+\]|image|network_mode)$/.test(Name));
  const isOverridden = part.Fields.some(({ Name }) => Name.startsWith('Env[') && isOverriding(Name.slice(4, -1)));
  const isChosenByNode = isProxyImage(readField(config, 'image', side)) && !isOverridden;
  const isFree = listObjects(part, 'Constraint', side).every((constraint) =>
    readField(constraint, 'LTarget', side).startsWith('${attr.consul.'),
  );
  return isConnectTask(part) && isPlain && isChosenByNode && isFree && readField(part, 'User', side) === '';
}

export function isConnectTask(part: TaskPart): boolean {
  return /^connect-(?!native)/.test(readField(part, 'Kind', findSide(part)));
}

function findSide({ Type }: TaskPart): Side {
  return Type === 'Deleted' ? 'Old' : 'New';
}

/** Finds the specification of a proxy that Nomad adds: the `sidecar_task` of its service, and the driver and image that Nomad sets, which the plan shows only if they change. */
function indexProxySpecs(group: Data | undefined): (task: string) => Data | undefined {
  const services = listDataObjects(group?.['Services']).flatMap((service) =>
    listDataObjects([service['Connect']]).map((connect) => ({ name: readText(service, 'Name'), connect })),
  );
  const byName = Map.groupBy(services, ({ name }) => name);
  const drivers = new Set(listDataObjects(group?.['Tasks']).map((task) => readText(task, 'Driver')));
  const usual = drivers.has('podman') && !drivers.has('docker') ? 'podman' : 'docker';
  return (task) => {
    const [, name = ''] = /^connect-(?:proxy|ingress|terminating|mesh)-(.*)$/s.exec(task) ?? [];
    const [service, ...others] = byName.get(name) ?? services;
    if (service === undefined || others.length > 0) return undefined;
    const [sidecar = {}] = listDataObjects([service.connect['SidecarTask']]);
    const [config = {}] = listDataObjects([sidecar['Config']]);
    return { ...sidecar, Driver: readText(sidecar, 'Driver') || usual, Config: { image: proxyImage, ...config } };
  };
}

/** A changed field; it cannot be judged if one of its values is unknown. */
export function judgeChange(
  address: TaskAddress,
  subject: string,
  { Old, New }: Pick<FieldDiff, 'Old' | 'New'>,
  at: readonly string[],
): Finding {
  const unknown = explainUnknown(New);
  return { ...address, subject, old: Old, new: New, at, ...(unknown === undefined ? {} : { unknown }) };
}

export function indexSpecs(list: unknown): ReadonlyMap<unknown, Data> {
  return new Map(listDataObjects(list).map((spec) => [spec['Name'], spec]));
}

/** Parts without an effect at runtime. The options of a task and a `sidecar_task` are judged separately. */
const inertParts =
  /^(?:Count|Config|KillSignal|KillTimeout|LogConfig|Migrate|Reschedule|ReschedulePolicy|RestartPolicy|Scaling|ScalingPolicies|ShutdownDelay|SidecarTask|Stop|UI|Update|VersionTag)$/;

/**
 * The parts of a job that determine the value of a name in `${…}`. Any part may change a name that is not listed, because the environment may contain it; a part that is not
 * in this table may change all names. Source: `buildEnv` and `setNode` in client/taskenv/env.go of Nomad 2.0.5
 */
const nameParts: readonly (readonly [names: RegExp, parts: string])[] = [
  [
    /^(?:attr|meta|node)\.|^NOMAD_(?:DC|PARENT_CGROUP)$|^NOMAD_(?:ALLOC_|HOST_)?(?:ADDR|INTERFACE|IP|IPv4|IPv6|PORT)_/,
    'Affinity Constraint Datacenters Network NodePool Spread Volume',
  ],
  [/^NOMAD_META_/, 'Meta ParameterizedJob'],
  [/^NOMAD_(?:CPU_CORES|CPU_LIMIT|MEMORY_LIMIT|MEMORY_MAX_LIMIT)$/, 'CPU Cores MemoryMB MemoryMaxMB'],
  [/^NOMAD_UPSTREAM_(?:ADDR|IP|PORT)_/, 'SidecarService'],
  [/^NOMAD_(?:ALLOC_NAME|JOB_ID|JOB_NAME|JOB_PARENT_ID)$/, 'ParameterizedJob Periodic'],
  [
    /^NOMAD_(?:ALLOC_DIR|ALLOC_ID|ALLOC_INDEX|GROUP_NAME|NAMESPACE|REGION|SECRETS_DIR|SHORT_ALLOC_ID|TASK_DIR|TASK_NAME)$/,
    '',
  ],
  // Names that have no row, and files.
  [
    /^$/,
    `Action AllAtOnce Artifact Consul Disconnect DispatchPayload Env EphemeralDisk Identity Leader Lifecycle MaxClientDisconnect MaxRunDuration PreventRescheduleOnLost
    Priority Schedule Secret StopAfterClientDisconnect Template User Vault VolumeMount`,
  ],
];
const knownParts = new Set(nameParts.flatMap(([, parts]) => parts.split(/\s+/)));

/** Environment variables of a task, which override Nomad's values, including names with dots such as `meta.x` that the node does not have. */
function isOverriding(name: string): boolean {
  return /^NOMAD_|\./.test(name);
}

/** Whether a task's environment overrides Nomad's values (see {@link isOverriding}). True if the specification is unknown. */
function overridesNames(spec: Data | undefined): boolean {
  return spec === undefined || Object.keys(spec['Env'] ?? {}).some(isOverriding);
}

/** The names of the changed parts that a value may be computed from at runtime. */
function listParts({ Fields, Objects }: Body): readonly string[] {
  return [...Fields, ...Objects].flatMap((part): readonly string[] => {
    const [name = '', key = ''] = part.Name.split('[', 2);
    if (part.Type === 'None' || inertParts.test(name)) return [];
    if (!('Objects' in part)) return [name === 'Env' && isOverriding(key) ? part.Name : name];
    if (name === 'Resources' || name === 'ConsulConnect') return listParts(part);
    // Of a service, only its upstreams are in the environment.
    if (name === 'Service')
      return listParts({ Fields: [], Objects: part.Objects.filter((object) => object.Name === 'ConsulConnect') });
    if (name !== 'Template') return [name];
    const { Old, New } = findField(part, 'Envvars') ?? { Old: '', New: '' };
    return isContentChanged(part) ? [[Old, New].includes('true') ? 'Envvars' : name] : [];
  });
}

function isMetaComputed(spec: Data | undefined): boolean {
  return isComputed(JSON.stringify(spec?.['Meta'] ?? {}));
}

/** @param isOuterMetaComputed of the job or the group */
function readValues(
  changedKeys: readonly string[],
  spec: Data | undefined,
  isOuterMetaComputed: boolean,
): (text: string) => boolean {
  // The variables that a template sets are known only at runtime.
  const isAnyName =
    changedKeys.some((part) => !knownParts.has(part)) ||
    overridesNames(spec) ||
    listDataObjects(spec?.['Templates']).some((template) => template['Envvars'] === true);
  const isAnyMeta = isOuterMetaComputed || isMetaComputed(spec);
  return (text) => {
    const names = [...text.matchAll(/\$\{([a-z_][\w-]*(?:\.[a-z_][\w-]*)*)\}/gi)].map(([, name = '']) => name);
    const isPlain = names.length > 0 && names.length === text.match(/[$%]\{/g)?.length;
    return (isPlain ? names : ['']).some((name) => {
      const [, parts] = nameParts.find(([pattern]) => pattern.test(name)) ?? [];
      const mayReadAll = isAnyName || !isPlain || parts === undefined || (isAnyMeta && name.startsWith('NOMAD_META_'));
      return changedKeys.some((part) => mayReadAll || parts.split(' ').includes(part));
    });
  };
}

/** Whether a template changes, except its file permissions and the action after it is rendered. */
export function isContentChanged({ Fields }: Body): boolean {
  return Fields.some(
    ({ Type, Name }) => Type !== 'None' && !/^(?:ChangeMode|ChangeSignal|Gid|Perms|Splay|Uid|VaultGrace)$/.test(Name),
  );
}

export function findField({ Fields }: Pick<Body, 'Fields'>, name: string): FieldDiff | undefined {
  return Fields.find(({ Name }) => Name === name);
}

export function readField(body: Pick<Body, 'Fields'>, name: string, side: Side): string {
  return findField(body, name)?.[side] ?? '';
}

/** Objects that exist after the change, or before it. */
export function listObjects(
  { Objects }: Pick<Body, 'Objects'>,
  name: string,
  side: Side = 'New',
): readonly ObjectDiff[] {
  const absentType = side === 'New' ? 'Deleted' : 'Added';
  return Objects.filter(({ Name, Type }) => Name === name && Type !== absentType);
}

export function isChangedField(field: FieldDiff | undefined): field is FieldDiff {
  return field !== undefined && field.Type !== 'None';
}

/** The reason why a value is unknown: it contains `${`, or is hidden. */
export function explainUnknown(value: string): string | undefined {
  if (value.includes(hiddenMark)) return 'the value depends on a secret';
  return isComputed(value) ? 'the value is interpolated at runtime' : undefined;
}

export function listDataObjects(value: unknown): readonly Data[] {
  return toList(value).filter((entry): entry is Data => typeof entry === 'object' && entry !== null);
}

export function readText(data: Data, name: string): string {
  const value = data[name];
  return typeof value === 'string' ? value : '';
}
