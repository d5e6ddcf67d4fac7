import { flattenMap } from '../nomad-plan/compare-specs.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';
import { drivers, flag, nodeDrivers, restrictions, findRight, spell, type Entry } from './driver-rights.ts';
import {
  countTexts,
  judgeChange,
  findField,
  findGroups,
  isChangedField,
  isComputed,
  listIn,
  listObjects,
  indexSpecs,
  findTasks,
  readText,
  readField,
  explainUnknown,
  type Change,
  type ChangedTask,
  type Data,
  type Finding,
  type FormerTask,
  type Groups,
  type TaskAddress,
  type Side,
} from './changes.ts';
import { findUnknownFields } from './unknown-fields.ts';
import type { FieldDiff, ObjectDiff } from '../clients/nomad/jobs/plan.ts';

/** Rights on the node that a change grants to tasks, except for those known to be harmless. */
export function findRights(change: Change): readonly Finding[] {
  const gone = findGroups(change.diff, 'Deleted').map((group) => listNetworkModes(group, 'Old'));
  const specs = indexSpecs(change.job.TaskGroups);
  return [
    ...findGroups(change.diff).flatMap((group) => groupRights(group, specs.get(group.Name), gone)),
    ...[...Map.groupBy(findTasks(change), ({ former }) => former)].flatMap(([former, tasks]) => {
      const inGroup = former && collectFormerRights(former);
      return tasks.flatMap((task) => {
        const had = task.namesakes === undefined ? inGroup : collectFormerRights(task.namesakes);
        return [...findTaskRights(task, had), ...findDriverRights(task, had), ...findHostNetwork(task, inGroup)];
      });
    }),
    ...findUnknownFields(change),
  ];
}

/** Fields of a volume that change how it is mounted. */
const volumeTraits = /^(?:AccessMode|AttachmentMode|Name|Sticky)$/;

/** @param gone the network modes of each deleted group, any of which an added group may be */
function groupRights(group: Groups[number], spec: Data | undefined, gone: readonly string[][]): readonly Finding[] {
  const address = { group: group.Name, task: '' };
  const volumes = listObjects(group, 'Volume').filter((volume) => {
    const type = readField(volume, 'Type', 'New');
    const isHarmless = type === 'csi' || (type === 'host' && readField(volume, 'ReadOnly', 'New') === 'true');
    return !isHarmless && volume.Fields.some((field) => isChangedField(field) && !volumeTraits.test(field.Name));
  });
  const isShared = hasSharedNetwork(spec);
  const before = group.Type === 'Added' && gone.length > 0 ? gone : [listNetworkModes(group, 'Old')];
  return [
    ...(before.map((old) => findNetworkModes(address, group, old, isShared)).find(({ length }) => length > 0) ?? []),
    ...volumes.map((part) => judgeNew(address, 'writable host volume', readField(part, 'Source', 'New'), ['volume'])),
  ];
}

function judgeNew(address: TaskAddress, subject: string, value: string, at: readonly string[]): Finding {
  return judgeChange(address, subject, { Old: '', New: value }, at);
}

/** Containers have their own network by default. */
const containers: ReadonlySet<string> = new Set(['docker', 'podman']);

function readDriver({ part, spec = {} }: FormerTask, side: Side): string {
  return findField(part, 'Driver')?.[side] ?? readText(spec, 'Driver');
}

/** Whether a task without a network mode is in the network of the host: only containers have their own. */
function hasSharedNetwork(group: Data | undefined): boolean {
  return !listIn(group?.['Tasks']).every((task) => containers.has(readText(task, 'Driver')));
}

/** A network of Nomad's or of a CNI plugin is its own namespace. */
const ownNetwork = /^(?:bridge|none|cni\/[\w.-]+)$/;

/** A task of a group that had containers only, and that now is in the network of the host. */
function findHostNetwork(task: ChangedTask, had: RightsBefore | undefined): readonly Finding[] {
  const hasOwn = listIn(task.groupSpec?.['Networks']).some((network) => ownNetwork.test(readText(network, 'Mode')));
  if (had?.hadContainersOnly !== true || containers.has(readDriver(task, 'New')) || hasOwn) return [];
  return [judgeNew(task.address, 'network mode', 'host', ['driver'])];
}

function listNetworkModes(body: Pick<ObjectDiff, 'Objects'>, side: Side): string[] {
  return listObjects(body, 'Network', side).map((network) => readField(network, 'Mode', side));
}

/** Nomad shows a network with another port as a new one. Without a mode, or without a network, a group is in the network of the host. */
function findNetworkModes(
  address: TaskAddress,
  body: Pick<ObjectDiff, 'Objects'>,
  before = listNetworkModes(body, 'Old'),
  isShared = false,
): readonly Finding[] {
  const after = listNetworkModes(body, 'New');
  const isLeft = isShared && before.some((mode) => ownNetwork.test(mode));
  return (after.length === 0 ? [''] : after)
    .filter((mode) => !before.includes(mode) && !ownNetwork.test(mode) && (mode !== '' || isLeft))
    .map((mode) =>
      judgeChange(address, 'network mode', { Old: before[0] ?? '', New: mode || 'host' }, ['network', 'mode']),
    );
}

/**
 * A mount of a volume that is not known to be read-only or CSI, and that the task could not write before. Nomad shows a mount at another position as an edited one, and
 * the client computes the names of volumes.
 */
function findWritableMounts({ address, part, spec, groupSpec, mayGetOtherValue }: ChangedTask): readonly Finding[] {
  const before = listObjects(part, 'VolumeMount', 'Old').filter(
    (mount) => readField(mount, 'ReadOnly', 'Old') !== 'true',
  );
  const written = new Set(before.map((mount) => readField(mount, 'Volume', 'Old')));
  const [volumes = {}] = listIn([groupSpec?.['Volumes']]);
  const createFinding = (name: string): Finding => judgeNew(address, 'writable host volume', name, ['volume_mount']);
  const changed = listObjects(part, 'VolumeMount').flatMap((mount) => {
    const name = readField(mount, 'Volume', 'New');
    const [volume] = Object.hasOwn(volumes, name) && !isComputed(name) ? listIn([volumes[name]]) : [];
    const isHarmless = volume !== undefined && (readText(volume, 'Type') === 'csi' || volume['ReadOnly'] === true);
    const isOld = written.has(name) && Object.hasOwn(volumes, name);
    if (readField(mount, 'ReadOnly', 'New') === 'true' || isHarmless || isOld || mayGetOtherValue(name)) return [];
    const finding = createFinding(name);
    return [volume === undefined ? { unknown: 'the group has no volume of this name', ...finding } : finding];
  });
  const writable = listIn(spec?.['VolumeMounts']).filter((mount) => mount['ReadOnly'] !== true);
  const made = writable.map((mount) => readText(mount, 'Volume')).filter(mayGetOtherValue);
  return [...changed, ...made.map((name) => ({ ...createFinding(name), unknown: mayChangeAtRuntime }))];
}

/** The rights that an added task may take over: those that each of the deleted tasks had, because it may be any of them; or else those of any task of the group. */
interface RightsBefore {
  readonly users: readonly string[];
  /** See {@link identifyVault}. */
  readonly hadVault: (vault: string) => boolean;
  readonly hadUser: (user: string) => boolean;
  /** Of any deleted task, as are the drivers. */
  readonly restrictions: readonly NamedEntry[];
  readonly drivers: readonly string[];
  readonly isAnyDeleted: boolean;
  /** Whether there were tasks, and all of them containers. */
  readonly hadContainersOnly: boolean;
}

function collectFormerRights(former: readonly FormerTask[]): RightsBefore {
  const deleted = former.filter(({ part }) => part.Type === 'Deleted');
  const isAnyDeleted = deleted.length > 0;
  const replaced = isAnyDeleted ? deleted : former;
  const limits = deleted.flatMap((task) =>
    filterRestrictions(listEntries(listOptions(task), 'Old', true), readDriver(task, 'Old')),
  );
  const users = replaced.map(({ part, spec = {} }) => findField(part, 'User')?.Old ?? readText(spec, 'User'));
  const [userCounts, vaultCounts] = [users, replaced.flatMap(listFormerVaults)].map(countTexts);
  const isHad = (count = 0): boolean => count >= (isAnyDeleted ? deleted.length : 1);
  return {
    users: [...new Set(users)],
    hadUser: (user) => isHad(userCounts?.get(user)),
    hadVault: (vault) => isHad(vaultCounts?.get(vault)),
    restrictions: [...new Map(limits.map((entry) => [entry.id, entry])).values()],
    drivers: [...new Set(deleted.map((task) => readDriver(task, 'Old')))],
    isAnyDeleted,
    hadContainersOnly: former.length > 0 && former.every((task) => containers.has(readDriver(task, 'Old'))),
  };
}

const vaultFields = ['Role', 'Namespace', 'Cluster'] as const;

function identifyVault(vault: Pick<ObjectDiff, 'Fields'>, side: Side): string {
  return JSON.stringify(vaultFields.map((name) => readField(vault, name, side)));
}

function listFormerVaults({ part, spec }: FormerTask): readonly string[] {
  if (part.Objects.some(({ Name }) => Name === 'Vault'))
    return listObjects(part, 'Vault', 'Old').map((vault) => identifyVault(vault, 'Old'));
  return listIn([spec?.['Vault']]).map((vault) => JSON.stringify(vaultFields.map((name) => readText(vault, name))));
}

/** A different user, or the user of an added task that no task of the group had before. Without a user, the image determines it, which matters if a renamed task hides a removed user. */
function findUserRights({ address, part }: ChangedTask, had: RightsBefore | undefined): readonly Finding[] {
  const field = findField(part, 'User') ?? { Type: 'None', Old: '', New: '' };
  const at = ['user'];
  if (part.Type !== 'Added') return field.Type === 'None' ? [] : [judgeChange(address, 'user', field, at)];
  const isOld = had === undefined || (had.hadUser(field.New) && explainUnknown(field.New) === undefined);
  if (isOld || (field.New === '' && !had.isAnyDeleted)) return [];
  const Old = had.isAnyDeleted ? had.users.slice(0, 3).join(', ') : '';
  return [judgeChange(address, 'user', { Old, New: field.New }, at)];
}

/** Hits on the selection of a Vault token: a change, or an added block that no task of the group had before. */
function findVaultRights({ address, part }: ChangedTask, had: RightsBefore | undefined): readonly Finding[] {
  return listObjects(part, 'Vault').flatMap((vault) => {
    const isAdded = vault.Type === 'Added';
    const fields = vaultFields.map((Name) => findField(vault, Name) ?? { Type: 'None', Name, Old: '', New: '' });
    const isKnown = fields.every(({ New }) => explainUnknown(New) === undefined);
    if (isAdded && (had === undefined || (isKnown && had.hadVault(identifyVault(vault, 'New'))))) return [];
    return fields
      .filter(({ Type, Name, New }) => (isAdded ? Name === 'Role' || !/^(?:default)?$/.test(New) : Type !== 'None'))
      .map(({ Name, Old, New }) => {
        const field = Name.toLowerCase();
        const shown = isAdded ? { Old: '', New: New || '(default)' } : { Old, New };
        return judgeChange(address, `Vault ${field}`, shown, ['vault', field]);
      });
  });
}

/** Options of a mount, with the values that are no hit. */
const mountTraits = new Map([
  ['PropagationMode', { subject: 'mount propagation', harmless: /^(?:private|host-to-task)?$/ }],
  ['SELinuxLabel', { subject: 'SELinux label', harmless: /^$/ }],
]);

function findTaskRights(task: ChangedTask, had: RightsBefore | undefined): readonly Finding[] {
  const { address, part, spec } = task;
  const plugin = { ...address, subject: 'csi_plugin', old: '', new: '', at: ['csi_plugin'] };
  return [
    ...findUserRights(task, had),
    ...findVaultRights(task, had),
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
      ...findNetworkModes(address, resources),
      ...listObjects(resources, 'Device')
        .filter(({ Type }) => Type !== 'None')
        .map((device) => judgeNew(address, 'device', readField(device, 'Name', 'New'), ['resources', 'device'])),
    ]),
    ...(part.Type === 'None' || (spec?.['CSIPluginConfig'] ?? null) === null
      ? []
      : [part.Type === 'Edited' ? { ...plugin, unknown: "Nomad's plan does not show this block" } : plugin]),
  ];
}

/** Hits on the driver of a task and its options. Only a change counts, or a value that contains a changed one. */
function findDriverRights(task: ChangedTask, had: RightsBefore | undefined): readonly Finding[] {
  const { address, part } = task;
  const field = findField(part, 'Driver');
  const driver = readDriver(task, 'New');
  const isOther = isChangedField(field);
  const formers = part.Type === 'Added' ? (had?.drivers ?? []) : [readDriver(task, 'Old')];
  const former = formers.find((name) => !nodeDrivers.has(name));
  const Old = field?.Old || (former ?? '');
  const findings = isOther ? [judgeChange(address, 'driver', { Old, New: driver }, ['driver'])] : [];
  if (!Object.hasOwn(drivers, driver) && isOther)
    return findings.map((finding) => ({ ...finding, unknown: 'Outrider does not know this driver' }));
  const options = listOptions(task);
  const current = listEntries(options, 'New');
  const rights = findOptionRights(task, driver, isOther, current);
  const judged = new Set(rights.map(({ at }) => at?.[1]));
  const old =
    part.Type === 'Added'
      ? (had?.restrictions ?? [])
      : filterRestrictions(listEntries(options, 'Old', true), readDriver(task, 'Old'));
  return [
    // A task of this driver has all rights of the client.
    ...(driver === 'raw_exec' || (nodeDrivers.has(driver) && former !== undefined) ? findings : []),
    ...rights,
    ...findLostRestrictions(task, old, current).filter(({ at }) => !judged.has(at?.[1])),
  ];
}

function findOptionRights(
  task: ChangedTask,
  driver: string,
  isOther: boolean,
  current: readonly NamedEntry[],
): readonly Finding[] {
  const { address, mayGetOtherValue, isLate } = task;
  const options = listOptions(task);
  const before = new Set(isOther ? [] : listEntries(options, 'Old').map(({ id }) => id));
  const oldValues = new Map(options.map(({ Name, Old }) => [Name, Old]));
  const names = new Set(current.map(({ option }) => option));
  return current.flatMap(({ option, entry, id }): readonly Finding[] => {
    const find = findRight(driver, option);
    const values = [...entry.values()];
    const right = find === undefined ? values[0] : find(entry, names);
    const isOld = before.has(id);
    // A key may be computed, too.
    const texts = [...entry].flat();
    const isLateImage = option === 'image' && values.every(isLate);
    if (right === undefined || isLateImage || (isOld && !texts.some(mayGetOtherValue))) return [];
    const unknown =
      (isOld ? mayChangeAtRuntime : undefined) ??
      (find === undefined ? unknownOption : undefined) ??
      texts.map(explainUnknown).find((reason) => reason !== undefined) ??
      (find === flag && right !== 'true' ? 'the driver converts the value to a Boolean' : undefined);
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

const unknownOption = 'Outrider does not know this option';
const mayChangeAtRuntime = 'the value is interpolated at runtime, and what it refers to may change';

/** Restrictions that are removed, with the remaining values of the option, or whose value may differ at runtime. */
function findLostRestrictions(
  { address, mayGetOtherValue }: ChangedTask,
  old: readonly NamedEntry[],
  current: readonly NamedEntry[],
): readonly Finding[] {
  const kept = new Set(current.map(({ id }) => id));
  const options = new Map(
    Array.from(
      Map.groupBy(current, ({ option }) => option),
      ([option, same]) => {
        const values = same.slice(0, maxOthers).flatMap(({ entry }) => [...entry.values()].slice(0, maxOthers));
        const others = values.slice(0, maxOthers).map((text) => (text.length > maxOtherLength ? '…' : text));
        const texts = new Set(same.map(({ entry }) => spell(option, entry.get('') ?? '')));
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
    if (kept.has(id))
      return mayGetOtherValue(Old) ? [{ ...finding, old: '', new: Old, unknown: mayChangeAtRuntime }] : [];
    return restrictions.get(option)?.[1]?.(texts, entry.get('') ?? '') === true ? [] : [finding];
  });
}

/** The options of a task, also if the plan does not show their block. */
function listOptions({ part, spec = {} }: FormerTask): readonly FieldDiff[] {
  const [config = {}] = listIn([spec['Config']]);
  return (
    part.Objects.find(({ Name }) => Name === 'Config')?.Fields ??
    [...flattenMap(config, '')].map(([Name, value]) => {
      return { Type: 'None', Name, Old: String(value), New: String(value), Annotations: [] };
    })
  );
}

interface NamedEntry {
  readonly option: string;
  readonly entry: Entry;
  /** Equal for entries that mean the same. */
  readonly id: string;
}

/** The options with their values, an item of a list each, in no order. */
function listEntries(fields: readonly FieldDiff[], side: Side, withHidden = false): readonly NamedEntry[] {
  const entries = new Map<string, { readonly option: string; readonly entry: Map<string, string>; more: number }>();
  for (const field of fields) {
    // A hidden value may differ from the one before.
    const isOtherSecret = !withHidden && side === 'Old' && field.Type !== 'None' && field.Old.includes(hiddenMark);
    if (field[side] === '' || isOtherSecret) continue;
    const [option = ''] = field.Name.split('[', 1);
    // A regular expression would search for the end of each bracket up to the end of the name.
    const path = field.Name.split(']')
      .slice(0, -1)
      .flatMap((part) => part.split(/\[(.*)/s).slice(1, 2));
    const index = /^\d+$/.test(path[0] ?? '') ? path[0] : '';
    const named = entries.get(`${option}[${index}`) ?? { option, entry: new Map<string, string>(), more: 0 };
    const key = path.filter((part) => !/^\d+$/.test(part)).join('.');
    let itemKey = key;
    // Each value of a nested list counts. The number only grows, because a job file may have such keys, too.
    while (named.entry.has(itemKey)) itemKey = `${key}*${++named.more}`;
    named.entry.set(itemKey, field[side]);
    entries.set(`${option}[${index}`, named);
  }
  return [...entries.values()].map(({ option, entry }) => {
    const texts = Array.from(entry, ([key, text]) => [key, spell(option, text)] as const);
    return { option, entry, id: JSON.stringify([option, ...texts.toSorted(([a], [b]) => (a < b ? -1 : 1))]) };
  });
}
