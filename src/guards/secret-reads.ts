import { capitalize } from '../text/numbers.ts';
import { toList } from '../nomad-plan/compare-specs.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';
import { findTemplateReads, type Read } from './template-reads.ts';
import {
  findField,
  findGroups,
  judgeChange,
  isChangedField,
  isContentChanged,
  listDataObjects,
  listObjects,
  indexSpecs,
  readText,
  readField,
  explainUnknown,
  type Body,
  type ChangedTask,
  type Data,
  type Finding,
  type JudgedChange,
  type TaskAddress,
  type Side,
} from './changes.ts';
import { findUnknownFields } from './unknown-changes.ts';
import type { ObjectDiff } from '../clients/nomad/jobs/plan.ts';

/** A block of a job, before or after a change. */
interface BlockValues {
  readonly text: (name: string) => string;
  readonly list: (name: string) => readonly string[];
  /** A map, as `key=value`. */
  readonly entries: (name: string) => readonly string[];
}

interface SecretReader {
  /** The keys of the block in the specification. */
  readonly keys: readonly string[];
  /** The field that Nomad uses to distinguish blocks with the same name. */
  readonly id?: string;
  /** A list that Nomad's diff may omit: it may have changed if the block has. */
  readonly omittedList?: string;
  readonly reads: (block: BlockValues) => readonly Read[];
}

/** The blocks that read secrets, by their names in Nomad's diff. */
const readers: Readonly<Record<string, SecretReader>> = {
  Vault: {
    keys: ['Vault'],
    omittedList: 'Policies',
    reads: ({ text, list }) => [
      {
        kind: 'Vault role',
        ...joinPath(text('Role'), [formatDetail('namespace', text), formatDetail('cluster', text)]),
        // Without the token, the task has only the secrets that its templates read.
        returns: text('Env') === 'false' && text('DisableFile') === 'true' ? 'existence' : 'value',
      },
      ...list('Policies').map((path) => ({ kind: 'Vault policy', path })),
    ],
  },
  Consul: {
    keys: ['Consul'],
    reads: ({ text }) => [
      {
        kind: 'Consul namespace',
        ...joinPath(text('Namespace'), [formatDetail('cluster', text), formatDetail('partition', text)]),
      },
    ],
  },
  Secret: {
    keys: ['Secrets'],
    id: 'Name',
    reads: ({ text, entries }) => {
      const provider = text('Provider');
      const kind = { nomad: 'Nomad variable', vault: 'Vault path' }[provider];
      const read = joinPath(text('Path'), [...entries('Config'), ...entries('Env')]);
      if (kind !== undefined) return [{ ...read, kind }];
      return [{ kind: 'secret', path: `${provider} ${read.path}`, identity: [provider, read.identity] }];
    },
  },
  // Nomad uses the default identity itself, unless the task gets it. The identity of a service registers the service.
  Identity: {
    keys: ['Identity', 'Identities'],
    id: 'Name',
    omittedList: 'ExtraClaims',
    reads: ({ text, list }) => {
      const name = text('Name') || 'default';
      const isGiven = text('Env') === 'true' || text('File') === 'true';
      const audiences = name === 'default' ? [] : list('Audience');
      const isConsulService = name.startsWith('consul-service_');
      return [
        ...(isGiven ? [`${name} (env or file)`] : []),
        ...audiences
          .filter((audience) => !isConsulService || audience !== 'consul.io')
          .map((audience) => `${name} (aud ${audience})`),
        ...list('ExtraClaims').map((claim) => `${name} (claim ${claim})`),
      ].map((path) => ({ kind: 'workload identity', path }));
    },
  },
  Template: {
    keys: ['Templates'],
    id: 'DestPath',
    reads: ({ text }) => {
      const [data, source] = [text('EmbeddedTmpl'), text('SourcePath')];
      if (data.includes(hiddenMark)) return [{ kind: 'template', path: data }];
      const unknown = 'the job file does not contain it';
      const file = { kind: 'template', path: source, unknown, isShared: !isOwnFile(source) };
      return [...findTemplateReads(data, text('LeftDelim'), text('RightDelim')), ...(source === '' ? [] : [file])];
    },
  },
};

/** Whether a path is in the directory of the task, in which no other task of the group writes. */
function isOwnFile(path: string): boolean {
  return /^(?:\$\{NOMAD_TASK_DIR\}|local)\//.test(path) && !path.includes('..') && path.lastIndexOf('${') <= 0;
}

function formatDetail(name: string, text: BlockValues['text']): string {
  const value = text(capitalize(name));
  return value === '' || value === 'default' ? '' : `${name}=${value}`;
}

function joinPath(path: string, details: readonly string[]): Pick<Read, 'path' | 'identity'> {
  const knownDetails = details.filter((text) => text !== '');
  if (knownDetails.length === 0) return { path: path || '(default)', identity: [path] };
  return { path: `${path || '(default)'} (${knownDetails.join(', ')})`, identity: [path, knownDetails] };
}

interface NewRead extends Read {
  readonly address: TaskAddress;
  /** Whether the block changes, or a value that it is computed from. */
  readonly isChanged: boolean;
}

/** The reads of an existing job that a change adds, if known. */
export function findNewReads(change: JudgedChange): readonly Finding[] {
  const { diff, job, tasks } = change;
  if (diff === null || diff.Type !== 'Edited') return [];
  const unchangedInputs = { mayChange: () => false, isSharedChanged: false };
  const specs = indexSpecs(job.TaskGroups);
  const groups = (diff.TaskGroups ?? []).flatMap((part): readonly ReadPart[] => {
    const address = { group: part.Name, task: '' };
    // A task with a new name may have the reads of a deleted task.
    const oldTasks = part.Tasks.filter(({ Type }) => Type === 'Deleted').map((task) => ({
      part: task,
      spec: undefined,
    }));
    const plannedTask = { part, spec: specs.get(part.Name) };
    return [plannedTask, ...oldTasks].map((formerTask) => ({ ...formerTask, ...unchangedInputs, address }));
  });
  const parts = [...groups, ...tasks];
  const reads = parts.flatMap((part) => Object.keys(readers).map((name) => collectBlockReads(name, part)));
  const before = new Set(reads.flatMap((read) => read.before.map(identifyRead)));
  const formerKinds = new Set(parts.map(({ part }) => readField(part, 'Kind', 'Old')));
  const newReads = reads
    .flatMap(({ after }) => after)
    .filter(
      (read) =>
        !isKnownRead(read, before) || (read.isChanged && (read.unknown ?? explainUnknown(read.path)) !== undefined),
    );
  return [
    ...(['ConsulNamespace', 'VaultNamespace'] as const)
      .flatMap((name) => findField(diff, name) ?? [])
      .filter((field) => isChangedField(field) && field.New !== '')
      .map((field) => judgeChange({ group: '', task: '' }, field.Name.replace('N', ' n'), field, [])),
    ...[...new Map(newReads.map((read) => [JSON.stringify([read.address, identifyRead(read)]), read])).values()].map(
      toFinding,
    ),
    ...parts.flatMap((part) => [...findNewKinds(part, formerKinds), ...findConsulClusters(part)]),
    ...tasks.flatMap(findComputedKinds),
    ...[...tasks, ...findGroups(diff).map((part) => ({ part, address: { group: part.Name, task: '' } }))].flatMap(
      findLeftNamespaces,
    ),
    ...findUnknownFields(change),
  ];
}

function identifyRead({ kind, path, identity = [path], returns = 'value' }: Read): string {
  return JSON.stringify([kind, identity, returns]);
}

/** Whether an earlier read was the same, or returned the value whose existence is read. */
function isKnownRead(read: Read, before: ReadonlySet<string>): boolean {
  const value: Read = { ...read, returns: 'value' };
  return before.has(identifyRead(read)) || (read.returns === 'existence' && before.has(identifyRead(value)));
}

function toFinding({ address, kind, path, unknown = explainUnknown(path) }: Omit<NewRead, 'isChanged'>): Finding {
  return { ...address, subject: `reads ${kind}`, old: '', new: path, ...(unknown === undefined ? {} : { unknown }) };
}

type ReadPart = Pick<ChangedTask, 'address' | 'spec' | 'mayChange' | 'isSharedChanged'> & { readonly part: Body };

/**
 * Tasks of a kind that is new in the job. Nomad sets the kind of a task with a Connect-native service, which gets a Consul token and the agent's key for Consul; and of a
 * proxy or gateway, through which the tasks of its group connect to other services as this service.
 */
function findNewKinds({ address, part, spec = {} }: ReadPart, former: ReadonlySet<string>): readonly Finding[] {
  const field = findField(part, 'Kind');
  if (!isChangedField(field) || field.New === '') return [];
  if (readText(spec, 'Kind') !== '') return [judgeChange(address, 'kind', field, ['kind'])];
  if (former.has(field.New)) return [];
  const [, service] = /^connect-native:(.*)$/s.exec(field.New) ?? [];
  if (service !== undefined) return [toFinding({ address, kind: 'Consul token of service', path: service })];
  return [toFinding({ address, kind: 'mesh identity', path: field.New })];
}

/** Tasks of the same kind that may get the token of a different service at runtime, because the client computes its name. */
function findComputedKinds({ address, part, groupSpec, mayGetOtherValue }: ChangedTask): readonly Finding[] {
  if (isChangedField(findField(part, 'Kind'))) return [];
  return listDataObjects(groupSpec?.['Services'])
    .filter((service) => listDataObjects([service['Connect']]).some(({ Native }) => Native === true))
    .filter((service) => ['', address.task].includes(readText(service, 'TaskName')))
    .map((service) => readText(service, 'Name'))
    .filter(mayGetOtherValue)
    .map((path) => toFinding({ address, kind: 'Consul token of service', path }));
}

/** Services in a different Consul cluster, which also determines the token of a task. */
function findConsulClusters({ address, part }: ReadPart): readonly Finding[] {
  return listObjects(part, 'Service')
    .flatMap((service) => findField(service, 'Cluster') ?? [])
    .filter(({ Type }) => Type === 'Edited')
    .map((field) => judgeChange(address, 'Consul cluster', field, ['service', 'cluster']));
}

/** The Consul namespace and partition that a task leaves for the defaults. Nomad's diff shows a block without fields as deleted. */
function findLeftNamespaces({ address, part }: Pick<ReadPart, 'address' | 'part'>): readonly Finding[] {
  return part.Objects.filter(({ Name, Type }) => Name === 'Consul' && Type === 'Deleted')
    .flatMap(({ Fields }) => Fields)
    .filter(({ Name, Old }) => /^(?:Namespace|Partition)$/.test(Name) && Old !== '' && Old !== 'default')
    .map((field) => judgeChange(address, `Consul ${field.Name.toLowerCase()}`, field, ['consul']));
}

/** The reads of the blocks with one name, before and after: from the diff, and from the specification for unchanged blocks. */
function collectBlockReads(name: string, { address, part, spec = {}, mayChange, isSharedChanged }: ReadPart) {
  const { keys, id, omittedList, ...reader }: SecretReader = readers[name] ?? { keys: [], reads: () => [] };
  const reads = (block: BlockValues): readonly Read[] => reader.reads(block).map((read) => locateRead(read, address));
  const services = name === 'Identity' ? part.Objects.filter((object) => object.Name === 'Service') : [];
  const items = keys.flatMap((key) => listDataObjects([spec[key]].flat()));
  const [old = [], current = []] = sides.map((side) => [
    ...listObjects(part, name, side).filter((object) => side === 'Old' || !isImplicit(object, items)),
    ...services.flatMap((body) => listObjects(body, name, side)),
  ]);
  const byId = Map.groupBy(items, (item) => (id === undefined ? '' : normalizeId(item[id])));
  const readId = (object: ObjectDiff): string => (id === undefined ? '' : readField(object, id, 'New'));
  const findItems = (object: ObjectDiff) =>
    readId(object).includes(hiddenMark) ? items : (byId.get(normalizeId(readId(object))) ?? []);
  const incompleteObjects = current.filter(
    (object) => omittedList !== undefined && listObjects(object, omittedList).length === 0,
  );
  const hasHiddenId = current.some((object) => readId(object).includes(hiddenMark));
  const newItems = new Set(
    hasHiddenId || (id === undefined && current.length > 0) ? items : current.flatMap(findItems),
  );
  const oldReads = items.filter((item) => !newItems.has(item)).flatMap((item) => reads(createSpecBlock(item)));
  const createNewRead = (read: Read, isPartChanged: boolean): NewRead => {
    const mayDiffer = read.isShared === true ? isSharedChanged : mayChange(read.unknown === undefined ? read.path : '');
    return { ...read, address, isChanged: isPartChanged || mayDiffer };
  };
  return {
    before: [...old.flatMap((object) => reads(createDiffBlock(object, 'Old'))), ...oldReads],
    after: [
      ...oldReads.map((read) => createNewRead(read, false)),
      ...current.flatMap((object) =>
        reads(createDiffBlock(object, 'New')).map((read) => createNewRead(read, isSourceChanged(object))),
      ),
      // Any block with a hidden name may be any of the items.
      ...[...Map.groupBy(incompleteObjects, ({ Type }) => Type)].flatMap(([type, objects]) =>
        [...new Set(objects.map(findItems))]
          .flat()
          .flatMap((item) => listUnshownReads(type, item, omittedList ?? '', reads))
          .map((read) => createNewRead(read, true)),
      ),
    ],
  };
}

/** A Nomad token belongs to its task: policies and variables can be for one task only. */
function locateRead(read: Read, { group, task }: TaskAddress): Read {
  return read.kind === 'workload identity' ? { ...read, identity: [read.path, group, task] } : read;
}

const sides = ['Old', 'New'] as const;

/**
 * Whether Nomad adds a new block that the file lacks: an identity for the `vault` or `consul` block of a task, which is judged separately, or the default `consul` block of each group.
 * Source: nomad/job_endpoint_hook_implicit_identities.go of Nomad 2.0.5, nomad/job_endpoint_hook_consul_ce.go of 1.8.4
 *
 * @param items of the file
 */
function isImplicit(object: ObjectDiff, items: readonly Data[]): boolean {
  if (object.Type !== 'Added') return false;
  if (object.Name === 'Consul') return items.length === 0;
  const name = object.Name === 'Identity' ? readField(object, 'Name', 'New') : '';
  return /^(?:vault|consul)_/.test(name) && !items.some((identity) => identity['Name'] === name);
}

/** The default identity has no name in the specification. */
function normalizeId(value: unknown): unknown {
  return value === 'default' ? '' : (value ?? '');
}

function isSourceChanged(object: ObjectDiff): boolean {
  if (object.Name === 'Template') return isContentChanged(object);
  return [...object.Fields, ...object.Objects].some(({ Type }) => Type !== 'None');
}

/** The list items of the specification that the diff of a changed block lacks. */
function listUnshownReads(type: string, item: Data, list: string, reads: SecretReader['reads']): readonly Read[] {
  const others = new Set(reads(createSpecBlock({ ...item, [list]: [] })).map(identifyRead));
  const itemReads = reads(createSpecBlock(item)).filter((read) => !others.has(identifyRead(read)));
  const unknown = "Nomad's plan does not show whether this changes";
  return type === 'Edited' ? itemReads.map((read) => ({ ...read, unknown })) : itemReads;
}

function createDiffBlock(object: ObjectDiff, side: Side): BlockValues {
  return {
    text: (name) => readField(object, name, side),
    // If a list only gets items, the diff shows the whole list as added, including old items.
    list: (name) =>
      object.Objects.filter((list) => list.Name === name).flatMap(({ Fields }) =>
        Fields.flatMap((field) => field[side] || []),
      ),
    entries: (name) =>
      object.Fields.filter((field) => field.Name.startsWith(`${name}[`) && field[side] !== '').map(
        (field) => `${field.Name.slice(name.length + 1, -1)}=${field[side]}`,
      ),
  };
}

function createSpecBlock(data: Data): BlockValues {
  return {
    text: (name) => formatSpecValue(data[name]),
    list: (name) => toList(data[name]).map(formatSpecValue),
    entries: (name) => Object.entries(data[name] ?? {}).map(([key, value]) => `${key}=${formatSpecValue(value)}`),
  };
}

function formatSpecValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
