import { flattenMap } from '../nomad-plan/compare-specs.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';
import { drivers, flag, restrictions, rightOf, unconfined, type Entry } from './driver-rights.ts';
import {
  changedField,
  fieldOf,
  findGroups,
  isChangedField,
  isComputed,
  listIn,
  objectsOf,
  specOf,
  findTasks,
  textIn,
  textOf,
  whyUnknown,
  type Change,
  type ChangedTask,
  type Data,
  type Finding,
  type Groups,
  type Place,
  type Side,
} from './changes.ts';
import { unknownFindings } from './unknown-fields.ts';
import type { FieldDiff, ObjectDiff } from '../clients/nomad/jobs/plan.ts';

/** What a change lets tasks do on their node that is not known to be harmless. */
export function findRights(change: Change): readonly Finding[] {
  return [
    ...findGroups(change.diff).flatMap((group) => groupRights(change, group)),
    ...[...Map.groupBy(findTasks(change), ({ former }) => former)].flatMap(([former, tasks]) => {
      const had = rightsBefore(former);
      return tasks.flatMap((task) => [...taskRights(task, had), ...driverRights(task), ...hostNetwork(task, had)]);
    }),
    ...unknownFindings(change),
  ];
}

function groupRights(change: Change, group: Groups[number]): readonly Finding[] {
  const place = { group: group.Name, task: '' };
  const volumes = objectsOf(group, 'Volume').filter((volume) => {
    const [type, source, readOnly] = ['Type', 'Source', 'ReadOnly'].map((name) => fieldOf(volume, name));
    const isHarmless = type?.New === 'csi' || (type?.New === 'host' && readOnly?.New === 'true');
    return [type, source, readOnly].some(isChangedField) && !isHarmless;
  });
  return [
    ...networkModes(place, group, hasSharedNetwork(specOf(change.job.TaskGroups, group.Name))),
    ...volumes.map((volume) =>
      changedField(place, 'writable host volume', { Old: '', New: textOf(volume, 'Source', 'New') }, ['volume']),
    ),
  ];
}

/** Their tasks have a network of their own, if they do not say otherwise. */
const containers: ReadonlySet<string> = new Set(['docker', 'podman']);

/** Whether a task without a network mode is in the network of the host: only containers have one of their own. */
function hasSharedNetwork(group: Data | undefined): boolean {
  return !listIn(group?.['Tasks']).every((task) => containers.has(textIn(task, 'Driver')));
}

/** A network of Nomad's or of a CNI plugin is a namespace of its own. */
const ownNetwork = /^(?:bridge|none|cni\/[\w.-]+)$/;

/** A task of a group that had containers only, and that now is in the network of the host. */
function hostNetwork({ place, part, spec, groupSpec }: ChangedTask, had: RightsBefore | undefined): readonly Finding[] {
  const driver = fieldOf(part, 'Driver')?.New ?? textIn(spec ?? {}, 'Driver');
  const hasOwn = listIn(groupSpec?.['Networks']).some((network) => ownNetwork.test(textIn(network, 'Mode')));
  if (had?.hadContainersOnly !== true || containers.has(driver) || hasOwn) return [];
  return [changedField(place, 'network mode', { Old: '', New: 'host' }, ['driver'])];
}

/** Nomad shows a network with another port as a new one. */
function networkModes(place: Place, body: Pick<ObjectDiff, 'Objects'>, isShared = false): readonly Finding[] {
  const modes = (side: Side): readonly string[] =>
    objectsOf(body, 'Network', side).map((network) => textOf(network, 'Mode', side));
  const [before, after] = [modes('Old'), modes('New')];
  const isLeft = isShared && before.some((mode) => ownNetwork.test(mode));
  return (after.length === 0 ? [''] : after)
    .filter((mode) => !before.includes(mode) && !ownNetwork.test(mode) && (mode !== '' || isLeft))
    .map((mode) => changedField(place, 'network mode', { Old: before[0] ?? '', New: mode }, ['network', 'mode']));
}

/** A mount of a volume that is not known to be read-only or CSI, and that the task could not write before. Nomad shows a mount at another position as an edited one. */
function writableMounts({ place, part, groupSpec }: ChangedTask): readonly Finding[] {
  const before = objectsOf(part, 'VolumeMount', 'Old').filter((mount) => textOf(mount, 'ReadOnly', 'Old') !== 'true');
  const written = new Set(before.map((mount) => textOf(mount, 'Volume', 'Old')));
  const [volumes = {}] = listIn([groupSpec?.['Volumes']]);
  return objectsOf(part, 'VolumeMount').flatMap((mount) => {
    const name = textOf(mount, 'Volume', 'New');
    const [volume] = Object.hasOwn(volumes, name) ? listIn([volumes[name]]) : [];
    const isHarmless = volume !== undefined && (textIn(volume, 'Type') === 'csi' || volume['ReadOnly'] === true);
    const isOld = written.has(name) && volume !== undefined;
    if (mount.Type === 'None' || textOf(mount, 'ReadOnly', 'New') === 'true' || isHarmless || isOld) return [];
    const finding = changedField(place, 'writable host volume', { Old: '', New: name }, ['volume_mount']);
    return [volume === undefined ? { unknown: 'the group has no volume of this name', ...finding } : finding];
  });
}

/** What tasks of a group had before a change. */
interface RightsBefore {
  readonly users: ReadonlySet<string>;
  /** See {@link vaultId}. */
  readonly vaults: ReadonlySet<string>;
  readonly isAnyDeleted: boolean;
  /** Whether there were tasks, and all of them containers. */
  readonly hadContainersOnly: boolean;
}

/** Undefined in a new job. */
function rightsBefore(former: ChangedTask['former']): RightsBefore | undefined {
  return (
    former && {
      users: new Set(former.map(({ part, spec = {} }) => fieldOf(part, 'User')?.Old ?? textIn(spec, 'User'))),
      vaults: new Set(former.flatMap(vaultsBefore)),
      isAnyDeleted: former.some(({ part }) => part.Type === 'Deleted'),
      hadContainersOnly:
        former.length > 0 &&
        former.every(({ part, spec = {} }) => containers.has(fieldOf(part, 'Driver')?.Old ?? textIn(spec, 'Driver'))),
    }
  );
}

const vaultFields = ['Role', 'Namespace', 'Cluster'] as const;

function vaultId(text: (name: string) => string): string {
  return JSON.stringify(vaultFields.map(text));
}

function vaultsBefore({ part, spec }: Pick<ChangedTask, 'part' | 'spec'>): readonly string[] {
  if (!part.Objects.some(({ Name }) => Name === 'Vault'))
    return listIn([spec?.['Vault']]).map((vault) => vaultId((name) => textIn(vault, name)));
  return objectsOf(part, 'Vault', 'Old').map((vault) => vaultId((name) => textOf(vault, name, 'Old')));
}

/** The user of an added task that no task of the group had before. Without a user, an image decides, which matters where another name hides a removed user. */
function newUser({ part }: ChangedTask, had: RightsBefore | undefined): string | undefined {
  const after = textOf(part, 'User', 'New');
  if (had === undefined || (had.users.has(after) && whyUnknown(after) === undefined)) return undefined;
  return after === '' && !had.isAnyDeleted ? undefined : after;
}

/** Added blocks of which no task of the group had the same before. */
function newVaults({ place, part }: ChangedTask, had: RightsBefore | undefined): readonly Finding[] {
  if (had === undefined) return [];
  return objectsOf(part, 'Vault').flatMap((vault) => {
    const texts = vaultFields.map((name) => [name, textOf(vault, name, 'New')] as const);
    const isKnown = texts.every(([, text]) => whyUnknown(text) === undefined);
    if (vault.Type !== 'Added' || (isKnown && had.vaults.has(vaultId((name) => textOf(vault, name, 'New'))))) return [];
    return texts
      .filter(([name, text]) => name === 'Role' || (text !== '' && (name !== 'Cluster' || text !== 'default')))
      .map(([name, text]) =>
        changedField(place, `Vault ${name.toLowerCase()}`, { Old: '', New: text || '(default)' }, [
          'vault',
          name.toLowerCase(),
        ]),
      );
  });
}

function taskRights(task: ChangedTask, had: RightsBefore | undefined): readonly Finding[] {
  const { place, part, spec } = task;
  const isEdited = part.Type === 'Edited';
  const user = fieldOf(part, 'User');
  const addedUser = part.Type === 'Added' ? newUser(task, had) : undefined;
  const vaults = objectsOf(part, 'Vault').filter(({ Type }) => Type === 'Edited');
  const roles = vaults.flatMap((vault) => vaultFields.flatMap((name) => fieldOf(vault, name) ?? []));
  const mounts = objectsOf(part, 'VolumeMount').flatMap((mount) => fieldOf(mount, 'PropagationMode') ?? []);
  const plugin = { ...place, what: 'csi_plugin', old: '', new: '', at: ['csi_plugin'] };
  return [
    ...(isEdited && isChangedField(user) ? [changedField(place, 'user', user, ['user'])] : []),
    ...(addedUser === undefined ? [] : [changedField(place, 'user', { Old: '', New: addedUser }, ['user'])]),
    ...newVaults(task, had),
    ...roles
      .filter(isChangedField)
      .map((field) =>
        changedField(place, `Vault ${field.Name.toLowerCase()}`, field, ['vault', field.Name.toLowerCase()]),
      ),
    ...mounts
      .filter((field) => isChangedField(field) && !/^(?:|private|host-to-task)$/.test(field.New))
      .map((field) => changedField(place, 'mount propagation', field, ['volume_mount'])),
    ...writableMounts(task),
    ...objectsOf(part, 'Resources').flatMap((resources) => [
      ...networkModes(place, resources),
      ...objectsOf(resources, 'Device')
        .filter(({ Type }) => Type !== 'None')
        .map((device) =>
          changedField(place, 'device', { Old: '', New: textOf(device, 'Name', 'New') }, ['resources', 'device']),
        ),
    ]),
    ...(part.Type === 'None' || (spec?.['CSIPluginConfig'] ?? null) === null
      ? []
      : [isEdited ? { ...plugin, unknown: "Nomad's plan does not show this block" } : plugin]),
  ];
}

/** The driver of a task and its options, of which only a change counts, or a value of which a part changes. */
function driverRights(task: ChangedTask): readonly Finding[] {
  const { place, part, spec = {} } = task;
  const field = fieldOf(part, 'Driver');
  const driver = field?.New ?? textIn(spec, 'Driver');
  const isOther = isChangedField(field);
  const isKnown = Object.hasOwn(drivers, driver);
  if (isOther && !isKnown)
    return [{ ...changedField(place, 'driver', field, ['driver']), unknown: 'this driver is not known' }];
  return [
    ...(isOther && unconfined.has(driver) ? [changedField(place, 'driver', field, ['driver'])] : []),
    ...optionRights(task, driver, isOther),
  ];
}

function optionRights(task: ChangedTask, driver: string, isOther: boolean): readonly Finding[] {
  const { place, part, spec = {}, isRuntimeChanged } = task;
  const [config] = objectsOf(part, 'Config');
  const fields = config?.Fields ?? unchangedFields(spec['Config']);
  const old = entriesOf(fields, 'Old');
  const before = new Set(isOther ? [] : old.map(({ id }) => id));
  const oldValues = new Map(fields.map(({ Name, Old }) => [Name, Old]));
  const now = entriesOf(fields, 'New');
  const rights = now.flatMap(({ option, entry, id }): readonly Finding[] => {
    const find = rightOf(driver, option);
    const values = [...entry.values()];
    const right = find === undefined ? values[0] : find(entry);
    const isOld = before.has(id);
    if (right === undefined || (isOld && !(isRuntimeChanged && values.some(isComputed)))) return [];
    const unknown =
      (isOld ? 'the value is computed on the node of what changes' : undefined) ??
      (find === undefined ? 'this option is not known' : undefined) ??
      values.map(whyUnknown).find((why) => why !== undefined) ??
      (find === flag && right !== 'true' ? 'the driver converts the value' : undefined);
    // The name of an option that is not known may be any text.
    const found =
      find === undefined
        ? { ...place, what: 'option', old: '', new: `${option} = ${right}`, at: ['config', option] }
        : { ...place, what: option, old: oldValues.get(option) ?? '', new: right, at: ['config', option] };
    return [unknown === undefined ? found : { ...found, unknown }];
  });
  const judged = new Set(rights.map(({ what }) => what));
  const lost = lostRestrictions(entriesOf(fields, 'Old', true), now).map(([option, value, other]) =>
    changedField(place, option, { Old: value, New: other }, ['config', option]),
  );
  return [...rights, ...lost.filter(({ what }) => !judged.has(what))];
}

/** Entries that took rights away and are gone, with what the option has instead. */
function lostRestrictions(
  old: readonly NamedEntry[],
  now: readonly NamedEntry[],
): readonly (readonly [option: string, value: string, other: string])[] {
  const kept = new Set(now.map(({ id }) => id));
  return old.flatMap(({ option, entry, id }) => {
    const free = Object.hasOwn(restrictions, option) ? restrictions[option] : undefined;
    const [value = ''] = entry.values();
    if (free === undefined || kept.has(id) || free.test(value)) return [];
    const others = now.filter((one) => one.option === option).flatMap((one) => [...one.entry.values()]);
    return [[option, value, others.join(', ')] as const];
  });
}

/** The options of a task whose block the plan does not show. */
function unchangedFields(config: unknown): readonly FieldDiff[] {
  if (typeof config !== 'object' || config === null) return [];
  return [...flattenMap(config, '')].map(([Name, value]) => {
    const text = String(value);
    return { Type: 'None', Name, Old: text, New: text, Annotations: [] };
  });
}

interface NamedEntry {
  readonly option: string;
  readonly entry: Entry;
  /** Equal for entries that mean the same. */
  readonly id: string;
}

/** The options with their values, an item of a list each, in no order. */
function entriesOf(fields: readonly FieldDiff[], side: Side, withHidden = false): readonly NamedEntry[] {
  const entries = new Map<string, { readonly option: string; readonly entry: Map<string, string> }>();
  for (const field of fields) {
    // What is hidden may be another value than before.
    const isOtherSecret = !withHidden && side === 'Old' && field.Type !== 'None' && field.Old.includes(hiddenMark);
    if (field[side] === '' || isOtherSecret) continue;
    const [option = ''] = field.Name.split('[', 1);
    const path = [...field.Name.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part);
    const index = isNumber(path[0] ?? '') ? path[0] : '';
    const named = entries.get(`${option}[${index}`) ?? { option, entry: new Map<string, string>() };
    let key = path.filter((part) => !isNumber(part)).join('.');
    // Of a list in a list, each value counts.
    while (named.entry.has(key)) key += '*';
    named.entry.set(key, /^cap_(?:add|drop)$/.test(option) ? capability(field[side]) : field[side]);
    entries.set(`${option}[${index}`, named);
  }
  return [...entries.values()].map(({ option, entry }) => ({
    option,
    entry,
    id: JSON.stringify([option, ...[...entry].toSorted(([one], [other]) => (one < other ? -1 : 1))]),
  }));
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Drivers take `NET_ADMIN`, `cap_net_admin` and `net_admin`. */
function capability(name: string): string {
  return /^\w+$/.test(name) ? name.toUpperCase().replace(/^CAP_/, '') : name;
}
