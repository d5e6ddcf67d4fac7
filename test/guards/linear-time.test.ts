import { expect, test } from 'vitest';
import { createLineFinder } from '../../src/guards/find-line.ts';
import { findHits, type GuardedPlan } from '../../src/guards/guards.ts';
import { guardNames } from '../../src/inputs/guards.ts';
import { measureGrowth } from '../support/growth.ts';
import type { FieldDiff, JobDiff, ObjectDiff, TaskDiff } from '../../src/clients/nomad/jobs/plan.ts';

type Side = 'Added' | 'Deleted';

function createField(Type: Side, Name: string, value: string): FieldDiff {
  const isAdded = Type === 'Added';
  return { Type, Name, Old: isAdded ? '' : value, New: isAdded ? value : '', Annotations: [] };
}

function createTask(Type: Side, number: number): TaskDiff {
  const object = (Name: string, key: string, value: string): ObjectDiff => {
    return { Type, Name, Fields: [createField(Type, key, value)], Objects: [] };
  };
  const Objects = [
    object('Vault', 'Role', `${Type}${number}`),
    object('Config', 'image', `${Type}/web${number}:1`),
    object('VolumeMount', 'Volume', 'data'),
  ];
  const Fields = [createField(Type, 'User', `${Type}${number}`)];
  return { Type, Name: `${Type}-${number}`, Fields, Objects, Annotations: [] };
}

/** A group in which all tasks have other names than before. */
function createRenamedTasks(count: number): GuardedPlan {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const Tasks = (['Deleted', 'Added'] as const).flatMap((type) => numbers.map((number) => createTask(type, number)));
  const group = { Type: 'Edited', Name: 'app', Fields: [], Objects: [], Tasks, Updates: {} } as const;
  const diff: JobDiff = { Type: 'Edited', ID: 'web', Fields: [], Objects: [], TaskGroups: [group] };
  const specs = numbers.map((number) => ({ Name: `Added-${number}`, Driver: 'docker' }));
  const verdict = { change: 'edited', groups: [], unplaced: [], preempted: [] } as never;
  const job = { ID: 'web', TaskGroups: [{ Name: 'app', Tasks: specs }] };
  return { job, diff, verdict, namespace: 'default', formerNamespace: { namespace: 'default' } };
}

test('the time of the guards grows linearly with the number of renamed tasks', () => {
  const { fourfold, most } = measureGrowth((count) => {
    expect(findHits(createRenamedTasks(count), guardNames).length).toBeGreaterThan(count);
  }, 500);
  expect(fourfold).toBeLessThan(most);
});

test('the time of the guards grows linearly with the number of renamed groups', () => {
  const { fourfold, most } = measureGrowth((count) => {
    const plan = createRenamedTasks(count);
    const [group] = plan.diff?.TaskGroups ?? [];
    const TaskGroups = (group?.Tasks ?? []).map((task) => ({
      ...task,
      Fields: [],
      Objects: [],
      Tasks: [task],
      Updates: {},
    }));
    const diff: JobDiff = { Type: 'Edited', ID: 'web', Fields: [], Objects: [], TaskGroups };
    expect(findHits({ ...plan, diff }, guardNames).length).toBeGreaterThan(count);
  }, 500);
  expect(fourfold).toBeLessThan(most);
});

/** A task of which the guards see these options, identities and templates. */
function editTask(Fields: readonly FieldDiff[], more: readonly ObjectDiff[] = [], spec: object = {}): GuardedPlan {
  const config: ObjectDiff = { Type: 'Edited', Name: 'Config', Fields: [...Fields], Objects: [] };
  const task: TaskDiff = { Type: 'Edited', Name: 'web', Fields: [], Objects: [config, ...more], Annotations: [] };
  const group = { Type: 'Edited', Name: 'app', Fields: [], Objects: [], Tasks: [task], Updates: {} } as const;
  const diff: JobDiff = { Type: 'Edited', ID: 'web', Fields: [], Objects: [], TaskGroups: [group] };
  const job = { ID: 'web', TaskGroups: [{ Name: 'app', Tasks: [{ Name: 'web', Driver: 'docker', ...spec }] }] };
  return { ...createRenamedTasks(0), job, diff };
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
const identities = (count: number): readonly ObjectDiff[] =>
  numbers(count).map((at) => ({
    Type: 'Added',
    Name: 'Identity',
    Fields: [createField('Added', 'Name', `i${at}`)],
    Objects: [],
  }));

test.each<[string, (count: number) => GuardedPlan, found: number]>([
  ['items of a list', (count) => editTask(numbers(count).map((at) => createField('Added', `volumes[${at}]`, `/s${at}:/d`))), 1000],
  ['items of a list in a list', (count) => editTask(numbers(count).map((at) => createField('Added', `volumes[0][${at}]`, `/s${at}:/d`))), 1],
  ['keys that look like those of such items', (count) => editTask(numbers(count).flatMap((at) => [createField('Added', `volumes[0][*${at}]`, '/s:/d'), createField('Added', `volumes[0][${at}]`, '/s:/d')])), 1],
  ['restrictions that go for a long text', (count) => editTask([...numbers(count).map((at) => createField('Deleted', `cap_drop[${at + 1}]`, `C${at}`)), createField('Added', 'cap_drop[0]', 'D'.repeat(100 * count))]), 1000],
  ['restrictions that go', (count) => editTask(numbers(count).flatMap((at) => [createField('Deleted', `cap_drop[${at}]`, `C${at}`), createField('Added', `cap_drop[${at}]`, `D${at}`)])), 1000],
  ['identities', (count) => editTask([], identities(count), { Identities: numbers(count).map((at) => ({ Name: `i${at}` })) }), 0],
])('the time of the guards grows linearly with the number of %s', (_what, createPlan, hitCount) => {
  const { fourfold, most } = measureGrowth((count) => {
    expect(findHits(createPlan(count), guardNames).length).toBeGreaterThanOrEqual(hitCount);
  }, 1000);
  expect(fourfold).toBeLessThan(most);
}); // prettier-ignore

const constraint = (Type: Side, at: number): ObjectDiff => ({
  Type,
  Name: 'Constraint',
  Fields: [createField(Type, 'LTarget', `${Type}${at}`)],
  Objects: [],
});

/** A job of groups that have this change of a task, and these constraints. */
function regroup(plan: GuardedPlan, count: number, Objects: readonly ObjectDiff[] = [], job: object = {}): GuardedPlan {
  const groups = plan.diff?.TaskGroups.flatMap((group) => numbers(count).map((at) => ({ ...group, Name: `g${at}`, Objects: [...Objects] }))); // prettier-ignore
  const diff: JobDiff = { Type: 'Edited', ID: 'web', Fields: [], Objects: [], TaskGroups: groups ?? [] };
  const TaskGroups = (groups ?? []).map(({ Name }) => ({ ...plan.job.TaskGroups?.[0], Name }));
  return { ...plan, diff, job: { ID: 'web', ...job, TaskGroups } };
}

const createConstraints = (count: number): readonly ObjectDiff[] => numbers(count).map((at) => constraint('Added', at));
const createSecret = (path: string): ObjectDiff => {
  const fields = [
    createField('Added', 'Name', 's'),
    createField('Added', 'Provider', 'vault'),
    createField('Added', 'Path', path),
  ];
  return { Type: 'Added', Name: 'Secret', Fields: fields, Objects: [] };
};
const hidden: ObjectDiff = {
  Type: 'Added',
  Name: 'Identity',
  Fields: [createField('Added', 'Name', '‹hidden›')],
  Objects: [],
};
const createInterpolated = (count: number): readonly FieldDiff[] =>
  numbers(count).map((at) => {
    const value = `\${NOMAD_TASK_DIR}/${at}:/d`;
    return { ...createField('Added', `volumes[${at}]`, value), Type: 'None', Old: value };
  });

test.each<[string, number, (count: number) => GuardedPlan]>([
  ['parts of a path', 1500, (count) => editTask([], [createSecret(`a${'/a'.repeat(count)}`)])],
  ['brackets in the name of an option', 10_000, (count) => editTask([createField('Added', `a${'['.repeat(count)}`, 'b')])],
  ['groups, and the size of the meta of the job', 300, (count) => regroup(editTask([]), count, [], { Meta: { a: 'x'.repeat(100 * count) } })],
  ['constraints of a group, and interpolated volumes', 600, (count) => regroup(editTask(createInterpolated(count)), 1, createConstraints(count))],
  ['identities whose names are hidden', 150, (count) => editTask([], numbers(count).map(() => hidden), { Identities: numbers(count).map((at) => ({ Name: `i${at}` })) })],
])('the time of the guards grows linearly with the number of %s', (_what, start, createPlan) => {
  const { fourfold, most } = measureGrowth((count) => {
    findHits(createPlan(count), guardNames);
  }, start);
  expect(fourfold).toBeLessThan(most);
}); // prettier-ignore

/** As many groups as the job has constraints, which are these. */
function constrain(count: number, kind: { job: readonly Side[]; groups: Side | 'Edited' | 'None' }): GuardedPlan {
  const TaskGroups = numbers(count).map((at) => {
    const side: Side = at % 2 === 0 ? 'Deleted' : 'Added';
    return {
      Type: kind.groups === 'Added' ? side : kind.groups,
      Name: `g${at}`,
      Fields: [],
      Objects: [constraint(side, at)],
      Tasks: kind.groups === 'Added' ? [createTask(side, at)] : [],
      Updates: {},
    };
  });
  const Objects = kind.job.flatMap((type) => numbers(count).map((at) => constraint(type, at)));
  const diff: JobDiff = { Type: 'Edited', ID: 'web', Fields: [], Objects, TaskGroups };
  const job = {
    ID: 'web',
    Constraints: kind.job.length === 0 ? [] : numbers(count).map((at) => ({ LTarget: `kept${at}` })),
    TaskGroups: TaskGroups.map(({ Name }) => ({ Name, Tasks: [] })),
  };
  const unplaced = numbers(count).map((at) => ({ group: `g${at}` }));
  const verdict = { change: 'edited', groups: [], unplaced, preempted: [] } as never;
  return { ...createRenamedTasks(0), job, diff, verdict };
}

test.each<[string, Parameters<typeof constrain>[1]]>([
  ['that are kept', { job: ['Added'], groups: 'Edited' }],
  ['that go', { job: ['Deleted'], groups: 'Edited' }],
  ['of groups with other names', { job: [], groups: 'Added' }],
  ['of unchanged groups', { job: [], groups: 'None' }],
])('the time of the guards grows linearly with the number of groups and constraints %s', (_what, kind) => {
  const { fourfold, most } = measureGrowth((count) => {
    expect(findHits(constrain(count, kind), guardNames).length).toBeGreaterThanOrEqual(count / 2);
  }, 500);
  expect(fourfold).toBeLessThan(most);
});

// The work of the other guards, and of making the plan, would hide the growth of this one.
test.each<[string, Parameters<typeof constrain>[1]]>([
  ['that are kept', { job: ['Added'], groups: 'Edited' }],
  ['that go', { job: ['Deleted'], groups: 'Edited' }],
])('the time to find lost constraints grows linearly with the number of groups and constraints %s', (_what, kind) => {
  const size = 1500;
  const plans = new Map([size, 4 * size].map((count) => [count, constrain(count, kind)]));
  const { fourfold, most } = measureGrowth((count) => {
    const plan = plans.get(count);
    expect(plan && findHits(plan, ['datacenter-change']).length).toBeGreaterThanOrEqual(count / 2);
  }, size);
  expect(fourfold).toBeLessThan(most);
});

test('the time to find the lines of hits grows linearly with their number', () => {
  const { fourfold, most } = measureGrowth((count) => {
    const tasks = numbers(count).map((at) => `task "t${at}" {\n config {\n volumes = ["/s:/d"]\n }\n }\n`);
    const text = `job "web" {\n group "app" {\n ${tasks.join('')} }\n}\n`;
    const findLine = createLineFinder({ text, kind: 'hcl' });
    const lines = numbers(count).map((at) => findLine({ group: 'app', task: `t${at}`, at: ['config', 'volumes'] }));
    expect(lines.at(-1)).toBe(5 * count);
  }, 500);
  expect(fourfold).toBeLessThan(most);
});
