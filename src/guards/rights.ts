import {
  drivers,
  allowFalse,
  nodeDrivers,
  restrictions,
  findRight,
  normalizeSpelling,
  listEntries,
  listOptions,
  type NamedEntry,
} from './driver-rights.ts';
import {
  judgeChange,
  findField,
  findGroups,
  isChangedField,
  listDataObjects,
  listObjects,
  readText,
  readField,
  explainUnknown,
  type ChangedTask,
  type Finding,
  type JudgedChange,
  type PlannedTask,
  type Groups,
  type TaskAddress,
  type Side,
} from './changes.ts';
import { findUnknownFields } from './unknown-changes.ts';
import { isComputed } from './template-reads.ts';
import type { ObjectDiff } from '../clients/nomad/jobs/plan.ts';

/** A task with the rights of the tasks that its group keeps. */
type JudgedTask = ChangedTask & Readonly<{ shared: SharedRights }>;

/** Rights on the node that a change grants to tasks, except harmless rights. */
export function findRights(change: JudgedChange): readonly Finding[] {
  const tasks = [...Map.groupBy(change.tasks, ({ siblings }) => siblings)].flatMap(([siblings, list]) => {
    const shared = collectRights(siblings);
    return list.map((task): JudgedTask => ({ ...task, shared }));
  });
  return [
    ...findGroups(change.diff).flatMap(findVolumes),
    ...tasks.flatMap((task) => [...findTaskRights(task, change.diff?.Type !== 'Edited'), ...findDriverRights(task)]),
    ...new Map(tasks.flatMap(findLooserNetworks).map((row) => [`${row.group}/${row.task}`, row])).values(),
    ...findUnknownFields(change),
  ];
}

/** Fields of a volume that change how it is mounted. */
const volumeTraits = /^(?:AccessMode|AttachmentMode|Name|Sticky)$/;

function findVolumes(group: Groups[number]): readonly Finding[] {
  const address = { group: group.Name, task: '' };
  const volumes = listObjects(group, 'Volume').filter((volume) => {
    const type = readField(volume, 'Type', 'New');
    const isHarmless = type === 'csi' || (type === 'host' && readField(volume, 'ReadOnly', 'New') === 'true');
    return !isHarmless && volume.Fields.some((field) => isChangedField(field) && !volumeTraits.test(field.Name));
  });
  return volumes.map((part) => judgeNew(address, 'writable host volume', readField(part, 'Source', 'New'), ['volume']));
}

function judgeNew(address: TaskAddress, subject: string, value: string, at: readonly string[]): Finding {
  return judgeChange(address, subject, { Old: '', New: value }, at);
}

/** Containers have their own network by default. */
const containers: ReadonlySet<string> = new Set(['docker', 'podman']);

function readShown({ part, spec = {} }: PlannedTask, name: 'Driver' | 'User', side: Side): string {
  return findField(part, name)?.[side] ?? readText(spec, name);
}

/** The modes of the group of a task, and whether the task has its own network without any. */
type Network = Readonly<{ modes: readonly string[]; isContainer: boolean }>;

/** Nomad's diff shows a network with a different port as a new network, and no unchanged network. */
function readNetwork(task: PlannedTask, side: Side): Network {
  const [old = [], current = []] = (['Old', 'New'] as const).map((each) => listNetworkModes(task.group, each));
  const specs = listDataObjects(task.groupSpec?.['Networks']).map((network) => readText(network, 'Mode'));
  const modes = [...(side === 'Old' ? old : current), ...specs.filter((mode) => !current.includes(mode))];
  return { modes: modes.length === 0 ? [''] : modes, isContainer: containers.has(readShown(task, 'Driver', side)) };
}

function listNetworkModes(body: Pick<ObjectDiff, 'Objects'>, side: Side): readonly string[] {
  return listObjects(body, 'Network', side).map((network) => readField(network, 'Mode', side));
}

/** A network of Nomad's or of a CNI plugin is its own namespace. A mode that is not known may be as strict as `none`. */
const [ownNetwork, looseNetwork] = [/^(?:bridge|none|cni\/[\w.-]+)$/, /^(?:bridge|host|cni\/[\w.-]+)?$/];

/** Whether a network reaches more than the former network. Without a mode, the driver decides: only containers are not in the network of the host. */
function isLooser(mode: string, isContainer: boolean, { modes, isContainer: wasContainer }: Network): boolean {
  const hasOwnNetwork = ownNetwork.test(mode);
  if (modes.includes(mode)) return wasContainer && !isContainer && !hasOwnNetwork;
  if (mode === 'none' || !modes.every((old) => looseNetwork.test(old))) return mode !== 'none';
  return mode === '' ? !isContainer && (wasContainer || modes.some((old) => ownNetwork.test(old))) : !hasOwnNetwork;
}

/** Networks that reach more than before or, for a new task, more than the networks of all tasks of its group. */
function findLooserNetworks(task: JudgedTask): readonly Finding[] {
  const { modes, isContainer } = readNetwork(task, 'New');
  const isAdded = task.part.Type === 'Added';
  const [first = { modes: [''], isContainer }, ...others] = isAdded ? task.shared.networks : [readNetwork(task, 'Old')];
  const looser = modes.filter((mode) => [first, ...others].every((network) => isLooser(mode, isContainer, network)));
  return looser.map((mode) => {
    const [Old = ''] = first.modes;
    const isGroupChange = mode !== '' || (Old !== '' && !isAdded);
    const address = isGroupChange ? { ...task.address, task: '' } : task.address;
    const at = isGroupChange ? ['network', 'mode'] : ['driver'];
    return judgeChange(address, 'network mode', { Old, New: mode || (isContainer ? '' : 'host') }, at);
  });
}

/**
 * Mounts of volumes that are not known to be read-only or CSI, and that the task could not write before. Nomad shows a moved mount as edited, and
 * the client computes the names of volumes.
 */
function findWritableMounts({ address, part, spec, groupSpec, mayGetOtherValue }: ChangedTask): readonly Finding[] {
  const listWritable = (side: Side): readonly string[] =>
    listObjects(part, 'VolumeMount', side)
      .filter((mount) => readField(mount, 'ReadOnly', side) !== 'true')
      .map((mount) => readField(mount, 'Volume', side));
  const writable = listDataObjects(spec?.['VolumeMounts']).filter((mount) => mount['ReadOnly'] !== true);
  const names = writable.map((mount) => readText(mount, 'Volume'));
  const shownMounts = Map.groupBy(listWritable('New'), String);
  // The plan does not show mounts that stay.
  const keptMounts = [...Map.groupBy(names, String)].filter(
    ([name, same]) => same.length > (shownMounts.get(name)?.length ?? 0),
  );
  const isKnown = part.Type === 'Edited' && !shownMounts.has('');
  const writableNames = new Set([...listWritable('Old'), ...(isKnown ? keptMounts.map(([name]) => name) : [])]);
  const [volumes = {}] = listDataObjects([groupSpec?.['Volumes']]);
  const createFinding = (name: string): Finding => judgeNew(address, 'writable host volume', name, ['volume_mount']);
  const changedMounts = listObjects(part, 'VolumeMount').flatMap((mount) => {
    const name = readField(mount, 'Volume', 'New');
    const [volume] = Object.hasOwn(volumes, name) && !isComputed(name) ? listDataObjects([volumes[name]]) : [];
    const isHarmless = volume !== undefined && (readText(volume, 'Type') === 'csi' || volume['ReadOnly'] === true);
    const isOld = writableNames.has(name) && Object.hasOwn(volumes, name);
    if (readField(mount, 'ReadOnly', 'New') === 'true' || isHarmless || isOld || mayGetOtherValue(name)) return [];
    const finding = createFinding(name);
    return [volume === undefined ? { unknown: 'the group has no volume of this name', ...finding } : finding];
  });
  const uncertainNames = names.filter(mayGetOtherValue);
  return [...changedMounts, ...uncertainNames.map((name) => ({ ...createFinding(name), unknown: mayChangeAtRuntime }))];
}

/** The rights of tasks, without repetitions. */
interface SharedRights {
  readonly users: ReadonlySet<string>;
  /** See {@link identifyVault}. */
  readonly vaults: ReadonlySet<string>;
  readonly networks: readonly Network[];
}

function collectRights(tasks: readonly PlannedTask[]): SharedRights {
  const networks = tasks.map((task) => readNetwork(task, 'Old'));
  return {
    users: new Set(tasks.map((task) => readShown(task, 'User', 'Old'))),
    vaults: new Set(tasks.flatMap(readFormerVault)),
    networks: [...new Map(networks.map((network) => [JSON.stringify(network), network])).values()],
  };
}

const vaultFields = ['Role', 'Namespace', 'Cluster'] as const;

/** The role, namespace and cluster. Nomad's server sets the defaults. */
function identifyVault(readValue: (name: (typeof vaultFields)[number]) => string): string {
  return JSON.stringify(vaultFields.map((name) => readValue(name).replace(/^default$/, '')));
}

function readFormerVault({ part, spec }: PlannedTask): readonly string[] {
  const vaultBlock = part.Objects.find(({ Name }) => Name === 'Vault');
  if (vaultBlock?.Type === 'Added') return [];
  if (vaultBlock !== undefined) return [identifyVault((name) => readField(vaultBlock, name, 'Old'))];
  return listDataObjects([spec?.['Vault']]).map((block) => identifyVault((name) => readText(block, name)));
}

/** A different user than before; or of a new task, than any task of its group had. Without a user, the image determines it. */
function findUserRights({ address, part, shared }: JudgedTask): readonly Finding[] {
  const field = findField(part, 'User');
  if (!isChangedField(field)) return [];
  const isHad = field.New === '' || (explainUnknown(field.New) === undefined && shared.users.has(field.New));
  return part.Type === 'Added' && isHad ? [] : [judgeChange(address, 'user', field, ['user'])];
}

/** Hits on the selection of a Vault token: a change, or an added block that no task of the group had. */
function findVaultRights({ address, part, shared }: JudgedTask): readonly Finding[] {
  return listObjects(part, 'Vault').flatMap((vault) => {
    const isAdded = vault.Type === 'Added';
    const fields = vaultFields.map((Name) => findField(vault, Name) ?? { Type: 'None', Name, Old: '', New: '' });
    const isKnown = fields.every(({ New }) => explainUnknown(New) === undefined);
    if (isAdded && isKnown && shared.vaults.has(identifyVault((name) => readField(vault, name, 'New')))) return [];
    return fields
      .filter(({ Type, Name, New }) => (isAdded ? Name === 'Role' || !/^(?:default)?$/.test(New) : Type !== 'None'))
      .map(({ Name, Old, New }) => {
        const field = Name.toLowerCase();
        const shownValues = isAdded ? { Old: '', New: New || '(default)' } : { Old, New };
        return judgeChange(address, `Vault ${field}`, shownValues, ['vault', field]);
      });
  });
}

/** Options of a mount, with the values that are not a hit. */
const mountTraits = new Map([
  ['PropagationMode', { subject: 'mount propagation', harmless: /^(?:private|host-to-task)?$/ }],
  ['SELinuxLabel', { subject: 'SELinux label', harmless: /^$/ }],
]);

function findTaskRights(task: JudgedTask, isNewJob: boolean): readonly Finding[] {
  const { address, part, spec } = task;
  const plugin = { ...address, subject: 'csi_plugin', old: '', new: '', at: ['csi_plugin'] };
  return [
    ...(isNewJob ? [] : [...findUserRights(task), ...findVaultRights(task)]),
    ...listObjects(part, 'VolumeMount').flatMap(({ Fields }) =>
      Fields.filter(isChangedField).flatMap((field) => {
        const trait = mountTraits.get(field.Name);
        return trait?.harmless.test(field.New) === false
          ? [judgeChange(address, trait.subject, field, ['volume_mount'])]
          : [];
      }),
    ),
    ...findWritableMounts(task),
    ...listObjects(part, 'Resources').flatMap((resources) => [
      ...listNetworkModes(resources, 'New')
        .filter((mode) => isLooser(mode, true, { modes: listNetworkModes(resources, 'Old'), isContainer: true }))
        .map((mode) => judgeNew(address, 'network mode', mode, ['network', 'mode'])),
      ...findDevices(resources).map(([subject, name]) => judgeNew(address, subject, name, ['resources', 'device'])),
    ]),
    ...(part.Type === 'None' || (spec?.['CSIPluginConfig'] ?? null) === null
      ? []
      : [part.Type === 'Edited' ? { ...plugin, unknown: "Nomad's plan does not show this block" } : plugin]),
  ];
}

/** Devices that are new or change, each once. */
function findDevices(resources: ObjectDiff): readonly (readonly [subject: string, name: string])[] {
  const before = new Set(listObjects(resources, 'Device', 'Old').map((device) => readField(device, 'Name', 'Old')));
  const changedDevices = listObjects(resources, 'Device').filter(({ Type }) => Type !== 'None');
  const names = new Set(changedDevices.map((device) => readField(device, 'Name', 'New')));
  return [...names].map((name) => [before.has(name) ? 'changed device' : 'device', name]);
}

/** Hits on the driver of a task and its options. Only changed options, or options with a changed value. */
function findDriverRights(task: JudgedTask): readonly Finding[] {
  const { address, part } = task;
  const field = findField(part, 'Driver');
  const driver = readShown(task, 'Driver', 'New');
  const formerDriver = readShown(task, 'Driver', 'Old');
  const isDriverChanged = isChangedField(field);
  const findings = isDriverChanged ? [judgeChange(address, 'driver', field, ['driver'])] : [];
  if (!Object.hasOwn(drivers, driver) && isDriverChanged)
    return findings.map((finding) => ({ ...finding, unknown: 'Outrider does not recognize this driver' }));
  const options = listOptions(task);
  const current = listEntries(options, 'New');
  const rights = findOptionRights(task, driver, isDriverChanged, current);
  const indexes = new Set(rights.map(({ at }) => at?.[1]));
  const isNewlyOnNode = nodeDrivers.has(driver) && part.Type !== 'Added' && !nodeDrivers.has(formerDriver);
  const old = part.Type === 'Added' ? [] : filterRestrictions(listEntries(options, 'Old'), formerDriver);
  return [
    // A task of this driver has all rights of the client.
    ...(driver === 'raw_exec' || isNewlyOnNode ? findings : []),
    ...rights,
    ...findLostRestrictions(task, old, current).filter(({ at }) => !indexes.has(at?.[1])),
  ];
}

function findOptionRights(
  task: ChangedTask,
  driver: string,
  isDriverChanged: boolean,
  current: readonly NamedEntry[],
): readonly Finding[] {
  const { address, mayGetOtherValue, isLate, isChosenByNode } = task;
  const options = listOptions(task);
  const before = new Set(isDriverChanged ? [] : listEntries(options, 'Old').map(({ id }) => id));
  const oldValues = new Map(options.map(({ Name, Old }) => [Name, Old]));
  const names = new Set(current.map(({ option }) => option));
  return current.flatMap(({ option, entry, id }): readonly Finding[] => {
    const find = findRight(driver, option);
    const values = [...entry.values()];
    const right = find === undefined ? values[0] : find(entry, names);
    const isOld = before.has(id);
    // A key may be computed, too.
    const texts = [...entry].flat();
    const isKnownImage = option === 'image' && values.every((image) => isLate(image) || isChosenByNode(image));
    if (right === undefined || isKnownImage || (isOld && !texts.some(mayGetOtherValue))) return [];
    const unknown =
      (isOld ? mayChangeAtRuntime : undefined) ??
      (find === undefined ? unknownOption : undefined) ??
      texts.map(explainUnknown).find((reason) => reason !== undefined) ??
      (find === allowFalse && right !== 'true' ? 'the driver converts the value to a Boolean' : undefined);
    // An unknown option name may be any text.
    const findings =
      find === undefined
        ? { subject: 'option', old: '', new: `${option} = ${right}` }
        : { subject: option, old: isOld ? '' : (oldValues.get(option) ?? ''), new: right };
    return [{ ...address, ...findings, at: ['config', option], ...(unknown === undefined ? {} : { unknown }) }];
  });
}

/** The entries that restrict rights, or may do so because the option is not in the tables. */
function filterRestrictions(entries: readonly NamedEntry[], driver: string): readonly NamedEntry[] {
  return entries.filter(({ option, entry }) => {
    const [value = ''] = entry.values();
    const isFree = restrictions.get(option)?.[0].test(value);
    return isFree === undefined ? findRight(driver, option) === undefined : !isFree;
  });
}

/** Values of an option, and characters of each, that each lost restriction shows. */
const [maxOthers, maxOtherLength] = [10, 200];

const unknownOption = 'Outrider does not recognize this option';
const mayChangeAtRuntime = 'the value is interpolated at runtime, and what it refers to may change';

/** Restrictions that are removed, with the remaining values of the option, or whose value may differ at runtime. */
function findLostRestrictions(
  { address, mayGetOtherValue }: ChangedTask,
  old: readonly NamedEntry[],
  current: readonly NamedEntry[],
): readonly Finding[] {
  const currentIds = new Set(current.map(({ id }) => id));
  const options = new Map(
    Array.from(
      Map.groupBy(current, ({ option }) => option),
      ([option, same]) => {
        const values = same.slice(0, maxOthers).flatMap(({ entry }) => [...entry.values()].slice(0, maxOthers));
        const others = values.slice(0, maxOthers).map((text) => (text.length > maxOtherLength ? '…' : text));
        const texts = new Set(same.map(({ entry }) => normalizeSpelling(option, entry.get('') ?? '')));
        return [option, { texts, others: others.join(', ') }];
      },
    ),
  );
  return old.flatMap(({ id, option, entry }) => {
    const { texts = new Set<string>(), others: New = '' } = options.get(option) ?? {};
    const [[, Old] = ['', '']] = entry;
    const isListed = restrictions.has(option);
    const finding: Finding = {
      ...judgeChange(address, isListed ? option : 'option', { Old: isListed ? Old : `${option} = ${Old}`, New }, [
        'config',
        option,
      ]),
      ...(isListed ? {} : { unknown: unknownOption }),
    };
    if (currentIds.has(id))
      return mayGetOtherValue(Old) ? [{ ...finding, old: '', new: Old, unknown: mayChangeAtRuntime }] : [];
    return restrictions.get(option)?.[1]?.(texts, entry.get('') ?? '') === true ? [] : [finding];
  });
}
