import { expect, test } from 'vitest';
import { listKeyChanges } from '../../src/nomad-plan/key-changes.ts';
import { hidden, type ShownDiff, type ShownField, type ShownObject } from '../../src/redaction/shown-diff.ts';

function field(name: string, before: ShownField['Old'], after: ShownField['New']): ShownField {
  return { Type: 'Edited', Name: name, Old: before, New: after, Annotations: [] };
}

type Fields = readonly ShownField[];

function object(Name: string, Fields: Fields, Objects: readonly ShownObject[] = [], Type = 'Added'): ShownObject {
  return { Type: Type as ShownObject['Type'], Name, Fields, Objects };
}

/** A block that has changed. */
function block(Name: string, ...fields: Fields): ShownObject {
  return object(Name, fields, [], 'Edited');
}

function diff({
  image,
  count,
  periodic,
}: {
  image?: ShownField;
  count?: ShownField;
  periodic?: ShownObject;
}): ShownDiff {
  const edited = { Type: 'Edited', Fields: [], Objects: [] } as const;
  const config = block('Config', ...(image === undefined ? [] : [image]));
  const task = { ...edited, Name: 'server', Annotations: [], Objects: [config] };
  const group = { ...edited, Name: 'app', Updates: {}, Fields: count === undefined ? [] : [count], Tasks: [task] };
  return { ...edited, ID: 'web', Objects: periodic === undefined ? [] : [periodic], TaskGroups: [group] };
}

test.each([
  ['registry.example/team/web:1.4.2', 'registry.example/team/web:1.5.0', 'web:1.4.2 → 1.5.0'],
  ['registry.example:5000/web', 'registry.example:5000/web:2', 'web → 2'],
  ['web@sha256:aa', 'web@sha256:bb', 'web@sha256:aa → sha256:bb'],
  ['web:1', 'api:1', 'web:1 → api:1'],
  [
    `web@sha256:0123456789ab${'c'.repeat(52)}`,
    `web:2@sha256:${'d'.repeat(64)}`,
    'web@sha256:01234567… → 2@sha256:dddddddd…',
  ],
  ['registry.example/team/web:1.4.2', '(late: image)', 'web:1.4.2 → (late: image)'],
  ['registry.example/web:1', 'registry.example/web:(late: tag)', 'web:1 → (late: tag)'],
])('the image change from %s to %s is shown as %s', (before, after, text) => {
  expect(listKeyChanges(diff({ image: field('image', before, after) }))).toEqual([{ kind: 'image', text }]);
});

test('a changed count and a changed schedule are key changes', () => {
  const periodic = block('Periodic', field('Spec', '@daily', '@hourly'));
  expect(listKeyChanges(diff({ count: field('Count', '2', '5'), periodic }))).toEqual([
    { kind: 'count', text: '2 → 5' },
    { kind: 'schedule', text: '@daily → @hourly' },
  ]);
});

test('changed resources are key changes, beside an image and alone', () => {
  const resources = block('Resources', field('MemoryMB', '512', '256'));
  const { TaskGroups, ...job } = diff({ image: field('image', 'web:1', 'web:2') });
  const changesWith = (isImage: boolean) =>
    listKeyChanges({
      ...job,
      TaskGroups: TaskGroups.map((group) => ({
        ...group,
        Tasks: group.Tasks.map((task) => ({ ...task, Objects: [...(isImage ? task.Objects : []), resources] })),
      })),
    });
  expect(changesWith(true)).toEqual([
    { kind: 'image', text: 'web:1 → 2' },
    { kind: 'memory', text: '512 → 256 MiB' },
  ]);
  expect(changesWith(false)).toEqual([{ kind: 'memory', text: '512 → 256 MiB' }]);
});

test.each(['Added', 'Deleted'] as const)('a group and a task that are %s are named', (Type) => {
  const { TaskGroups, ...job } = diff({});
  const [group] = TaskGroups;
  if (group === undefined) throw new Error('The diff has a group');
  const task = { Type, Name: 'proxy', Annotations: [], Fields: [], Objects: [] };
  const groups = [
    { ...group, Tasks: [task] },
    { ...group, Type, Name: 'worker' },
  ];
  expect(listKeyChanges({ ...job, TaskGroups: groups }).map(({ text }) => text)).toEqual([
    'group worker',
    'task proxy',
  ]);
});

test('the schedules of a crons list are one key change', () => {
  const fields: ShownField[] = [
    { Type: 'Added', Name: 'Specs', Old: '', New: '30 4 * * 1-5', Annotations: [] },
    { Type: 'Deleted', Name: 'Specs', Old: '0 6 * * *', New: '', Annotations: [] },
  ];
  const periodic = object('Periodic', [], [block('Specs', ...fields)], 'Edited');
  expect(listKeyChanges(diff({ periodic }))).toEqual([{ kind: 'schedule', text: '0 6 * * * → 30 4 * * 1-5' }]);
});

test('a hidden value is not shown, only the name of its field', () => {
  const items = listKeyChanges(diff({ image: field('image', hidden, 'web:2'), count: field('Count', '1', hidden) }));
  expect(items).toEqual([
    { kind: 'changes', text: 'Config.image' },
    { kind: 'changes', text: 'Count' },
  ]);
});

test('a row names a changed field whose value it hides, beside one of the same name whose values it shows', () => {
  const all = diff({ image: field('image', 'web:1', 'web:2'), count: field('Count', '1', '2') });
  const periodic = block('Periodic', field('Spec', '@daily', '@hourly'), field('ProhibitOverlap', 'false', 'true'));
  const [proxy] = diff({ image: field('image', hidden, 'proxy:2') }).TaskGroups.flatMap(({ Tasks }) => Tasks);
  const TaskGroups = all.TaskGroups.map((group) => ({
    ...group,
    Tasks: [...group.Tasks, proxy].flatMap((task) => task ?? []),
  }));
  expect(
    listKeyChanges({ ...all, Objects: [periodic], TaskGroups }).map(({ kind, text }) => `${kind} ${text}`),
  ).toEqual([
    'image web:1 → 2',
    'count 1 → 2',
    'schedule @daily → @hourly',
    'changes Config.image',
    'changes ProhibitOverlap: false → true',
  ]);
});

function addField(name: string, value: ShownField['New']): ShownField {
  return { Type: 'Added', Name: name, Old: '', New: value, Annotations: [] };
}

test('a new job has its images, ports and resources as key changes, and no hidden value', () => {
  const task = (name: string, image: ShownField['New'], memory: string) => ({
    Type: 'Added' as const,
    Name: name,
    Annotations: [],
    Fields: [],
    Objects: [
      object('Config', [addField('image', image)]),
      object('Resources', [addField('CPU', '100'), addField('Cores', '0'), addField('MemoryMB', memory)]),
    ],
  });
  const network = object(
    'Network',
    [],
    [
      object('Static Port', [addField('Label', 'http'), addField('Value', '8080')]),
      object('Dynamic Port', [addField('Label', 'metrics')]),
      object('Dynamic Port', [addField('Label', hidden)]),
    ],
  );
  const group = {
    Type: 'Added' as const,
    Name: 'app',
    Updates: {},
    Fields: [addField('Count', '2')],
    Objects: [network],
    Tasks: [task('server', 'registry.example/web:1.5.0', '1024'), task('proxy', hidden, '512')],
  };
  const job: ShownDiff = { Type: 'Added', ID: 'web', Fields: [], Objects: [], TaskGroups: [group] };
  expect(listKeyChanges(job)).toEqual([
    { kind: 'image', text: 'registry.example/web:1.5.0' },
    { kind: 'port', text: 'http 8080' },
    { kind: 'port', text: 'metrics' },
    { kind: 'CPU', text: '200 MHz' },
    { kind: 'memory', text: '1,536 MiB' },
  ]);
});

test('a change of nothing that reviewers look for first names the changed fields', () => {
  const all = diff({});
  const [group] = all.TaskGroups;
  const [server] = group?.Tasks ?? [];
  if (group === undefined || server === undefined) throw new Error('No task');
  const resources = block('Resources', field('MemoryMaxMB', '50', '100'));
  const service = object('Service', [], [object('Check', [addField('Interval', '5')])], 'Edited');
  const task = { ...server, Fields: [field('Env[COLOR]', hidden, hidden)], Objects: [resources] };
  const job = { ...all, TaskGroups: [{ ...group, Objects: [service], Tasks: [task] }] };
  expect(listKeyChanges(job).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'changes Env[COLOR]',
    'changes Resources.MemoryMaxMB: 50 → 100 MiB',
    'changes Service.Check',
  ]);
});

test('the name of a changed field fits on a phone', () => {
  const fields = [field('MetaOptional', 'a', 'b'), field(`Env[${'X'.repeat(30)}]`, 'a', 'b')];
  const periodic = block('ParameterizedJob', ...fields);
  expect(listKeyChanges(diff({ periodic })).map(({ text }) => text)).toEqual([
    'MetaOptional: a → b',
    `Env[${'X'.repeat(17)}…: a → b`,
  ]);
});
