import { isWhole, findScheduleChange } from './read-diff.ts';
import { isLateImage, splitImage, type ImageReference } from './image.ts';
import {
  hidden,
  showText,
  type ShownDiff,
  type ShownField,
  type ShownGroup,
  type ShownObject,
} from '../redaction/shown-diff.ts';
import { formatMebibytes, formatUnit, formatUnitSuffix } from './units.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';

/** A change that reviewers need first, redacted. */
export interface KeyChange {
  readonly kind: 'image' | 'count' | 'schedule' | 'port' | 'CPU' | 'cores' | 'memory' | 'changes' | 'adds' | 'removes';
  /** `web:1.4.2 → 1.5.0`; of a new job `web:1.5.0` */
  readonly text: string;
}

interface ShownChange extends KeyChange {
  readonly fields: readonly ShownField[];
}

/**
 * The changes that a reviewer needs first: for a new job its images, ports and resources; for an existing job, changed images, counts, schedules and resources, then the names of
 * all other changed fields, fields of tasks first. Hidden values are omitted.
 */
export function listKeyChanges(diff: ShownDiff): readonly KeyChange[] {
  if (diff.Type === 'Added') return diff.TaskGroups.flatMap(listGroupFacts);
  const tasks = diff.TaskGroups.flatMap((group) => group.Tasks);
  const counts = diff.TaskGroups.flatMap((group) => group.Fields.filter(({ Name }) => Name === 'Count'));
  const changes: ShownChange[] = [
    ...tasks
      .flatMap(({ Objects }) => filterFields(Objects, 'Config', ['image']))
      .flatMap((field) => describeImageChange(field)),
    ...counts.flatMap((field) => createChange('count', field)),
    ...listScheduleChanges(diff),
    ...tasks.flatMap(({ Objects }) => listResourceChanges(Objects)),
  ];
  const shownFields = new Set(changes.flatMap(({ fields }) => fields));
  const editedParts = [...tasks, ...diff.TaskGroups, diff].filter(({ Type }) => Type === 'Edited');
  const editedGroups = diff.TaskGroups.filter(({ Type }) => Type === 'Edited');
  const names = editedParts.flatMap((body) => listChangedNames(body, [], shownFields));
  return [
    ...changes.map(({ kind, text }) => ({ kind, text })),
    ...names.map((text) => ({ kind: 'changes', text }) as const),
    ...diff.TaskGroups.flatMap((group) => describeWhole('group', group)),
    ...editedGroups.flatMap(({ Tasks }) => Tasks.flatMap((task) => describeWhole('task', task))),
  ];
}

function describeWhole(noun: 'group' | 'task', { Type, Name }: Pick<ShownGroup, 'Type' | 'Name'>): KeyChange[] {
  return isWhole({ Type }) ? [{ kind: Type === 'Added' ? 'adds' : 'removes', text: `${noun} ${Name}` }] : [];
}

/** The facts of a new group; tasks share its resources. */
function listGroupFacts({ Objects, Tasks }: ShownGroup): readonly KeyChange[] {
  const networks = Objects.filter(({ Name }) => Name === 'Network').flatMap((network) => network.Objects);
  const ports = networks.filter(({ Name }) => Name.endsWith(' Port')).flatMap(describePort);
  const sum = (name: string): number => {
    const fields = Tasks.flatMap((task) => filterFields(task.Objects, 'Resources', [name]));
    return fields.reduce((total, { New }) => total + (Number(showText(New)) || 0), 0);
  };
  const cores = sum('Cores');
  const cpu: KeyChange = cores > 0 ? { kind: 'cores', text: `${cores}` } : { kind: 'CPU', text: `${sum('CPU')} MHz` };
  const memory: KeyChange = { kind: 'memory', text: formatMebibytes(sum('MemoryMB')) };
  const images = Tasks.flatMap((task) => filterFields(task.Objects, 'Config', ['image']));
  return [
    ...images.flatMap(({ New }) => (New === hidden ? [] : [{ kind: 'image', text: showText(New) } as const])),
    ...ports,
    ...(Tasks.length === 0 ? [] : [cpu, memory]),
  ];
}

const resources = { CPU: 'CPU', Cores: 'cores', MemoryMB: 'memory' } as const;

function listResourceChanges(objects: readonly ShownObject[]): readonly ShownChange[] {
  return Object.entries(resources).flatMap(([name, kind]) =>
    filterFields(objects, 'Resources', [name]).flatMap((field) => createChange(kind, field)),
  );
}

/** `http 8080`; without a number for a dynamic port. */
function describePort({ Fields }: ShownObject): readonly KeyChange[] {
  const values = ['Label', 'Value'].flatMap((name) => Fields.filter(({ Name }) => Name === name)).map(({ New }) => New);
  return values.includes(hidden) ? [] : [{ kind: 'port', text: values.map(showText).join(' ') }];
}

/** Characters of a name that fit on a phone next to the names of the jobs. */
const maxNameLength = 22;

/** A longer value is read in the diff. */
const maxCharacters = 24;

/** `: 300 → 256`, `: 5s → 20s`; empty if a value is hidden, long or missing. @param object the name of the innermost object around the field */
function formatShortValues({ Type, Name, Old, New }: ShownField, object: string | undefined): string {
  if (Type !== 'Edited' || Old === hidden || New === hidden) return '';
  const format = (text: string): string => formatUnit(Name, text, object) ?? text;
  const [before, after] = [format(showText(Old)), format(showText(New))];
  const isShort = [before, after].every((text) => text !== '' && text.length <= maxCharacters && !text.includes('\n'));
  return isShort && before !== after ? `: ${before} → ${after}${formatUnitSuffix(Name)}` : '';
}

/** `Env[COLOR]`, `Resources.CPU: 50 → 100`; for an added or deleted object, only its name. @param shownFields fields to omit */
function listChangedNames(
  { Fields, Objects }: Pick<ShownObject, 'Fields' | 'Objects'>,
  path: readonly string[],
  shownFields: ReadonlySet<ShownField>,
): readonly string[] {
  const shortenName = (name: string): string => {
    const fieldPath = [...path, name].join('.');
    if (fieldPath.length <= maxNameLength) return fieldPath;
    return name.length <= maxNameLength ? name : `${name.slice(0, maxNameLength - 1).toWellFormed()}…`;
  };
  const changedFields = Fields.filter((field) => field.Type !== 'None' && !shownFields.has(field));
  return [
    ...changedFields.map((field) => `${shortenName(field.Name)}${formatShortValues(field, path.at(-1))}`),
    ...Objects.flatMap((object) => {
      const changedNames = listChangedNames(object, [...path, object.Name], shownFields);
      if (object.Type === 'Edited') return changedNames;
      return object.Type === 'None' ||
        (changedNames.length === 0 && object.Fields.some((field) => shownFields.has(field)))
        ? []
        : [shortenName(object.Name)];
    }),
  ];
}

function filterFields(objects: readonly ShownObject[], name: string, fields: readonly string[]): readonly ShownField[] {
  return objects
    .filter(({ Name }) => Name === name)
    .flatMap(({ Fields }) => Fields.filter(({ Name }) => fields.includes(Name)));
}

function listScheduleChanges(diff: ShownDiff): readonly ShownChange[] {
  const { before = hiddenMark, after = hiddenMark, fields = [] } = findScheduleChange(diff) ?? {};
  if ([before, after].some((text) => text.includes(hiddenMark))) return [];
  return [{ kind: 'schedule', text: `${before} → ${after}`, fields }];
}

function createChange(kind: KeyChange['kind'], field: ShownField): readonly ShownChange[] {
  const { Type, Name, Old, New } = field;
  if (Type !== 'Edited' || Old === hidden || New === hidden) return [];
  const [before, after] = [showText(Old), showText(New)];
  return [{ kind, text: `${before} → ${after}${formatUnitSuffix(Name)}`, fields: [field] }];
}

/** The registry and the path are omitted if they do not change: `registry.example/team/web:1.4.2` becomes `web:1.4.2`. */
function describeImageChange(field: ShownField): readonly ShownChange[] {
  const { Old, New } = field;
  if (typeof Old !== 'string' || typeof New !== 'string') return createChange('image', field);
  const [before, after] = [splitImage(Old), splitImage(New)];
  const isLate = isLateImage(New) && /^\([^)]*\)$/.test(New);
  if (field.Type !== 'Edited' || (before.name !== after.name && !isLate)) return createChange('image', field);
  const name = before.name.slice(before.name.lastIndexOf('/') + 1);
  const next = isLate ? New : formatShortPin(after).replace(/^[:@]/, '') || 'no tag';
  return [{ kind: 'image', text: `${name}${formatShortPin(before)} → ${next}`, fields: [field] }];
}

/** Tag and digest: `:2@sha256:01234567…`; a longer text does not fit on a phone. */
function formatShortPin({ tag, digest }: ImageReference): string {
  return tag + digest.replace(/^(@[\w+.-]+:[0-9a-f]{8})[0-9a-f]+$/, '$1…');
}
