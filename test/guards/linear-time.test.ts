import { expect, test } from 'vitest';
import { findHits, type GuardedPlan } from '../../src/guards/guards.ts';
import { guardNames } from '../../src/inputs/guards.ts';
import { growthOf } from '../support/growth.ts';
import type { FieldDiff, JobDiff, ObjectDiff, TaskDiff } from '../../src/clients/nomad/jobs/plan.ts';

type Side = 'Added' | 'Deleted';

function fieldOf(Type: Side, Name: string, value: string): FieldDiff {
  const isAdded = Type === 'Added';
  return { Type, Name, Old: isAdded ? '' : value, New: isAdded ? value : '', Annotations: [] };
}

function taskOf(Type: Side, number: number, image = `${Type}/web${number}:1`): TaskDiff {
  const object = (Name: string, key: string, value: string): ObjectDiff => {
    return { Type, Name, Fields: [fieldOf(Type, key, value)], Objects: [] };
  };
  const Objects = [
    object('Vault', 'Role', `${Type}${number}`),
    object('Config', 'image', image),
    object('VolumeMount', 'Volume', 'data'),
  ];
  const Fields = [fieldOf(Type, 'User', `${Type}${number}`)];
  return { Type, Name: `${Type}-${number}`, Fields, Objects, Annotations: [] };
}

/** A group in which all tasks have other names than before. */
function renamed(count: number, image?: (number: number) => string): GuardedPlan {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const Tasks = (['Deleted', 'Added'] as const).flatMap((type) =>
    numbers.map((number) => taskOf(type, number, image?.(number))),
  );
  const group = { Type: 'Edited', Name: 'app', Fields: [], Objects: [], Tasks, Updates: {} } as const;
  const diff: JobDiff = { Type: 'Edited', ID: 'web', Fields: [], Objects: [], TaskGroups: [group] };
  const specs = numbers.map((number) => ({ Name: `Added-${number}`, Driver: 'docker' }));
  const verdict = { change: 'edited', groups: [], unplaced: [], preempted: [] } as never;
  const job = { ID: 'web', TaskGroups: [{ Name: 'app', Tasks: specs }] };
  return { job, diff, verdict, namespace: 'default', formerNamespace: { namespace: 'default' } };
}

test('the time of the guards grows linearly with the number of renamed tasks', () => {
  const { fourfold, most } = growthOf((count) => {
    expect(findHits(renamed(count), guardNames).length).toBeGreaterThan(count);
  }, 500);
  expect(fourfold).toBeLessThan(most);
});

test('the time of the guards grows linearly with the number of renamed groups', () => {
  const { fourfold, most } = growthOf((count) => {
    const plan = renamed(count);
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

test.each([
  [100, 0],
  [101, 101],
])('%i renamed tasks of one repository, none of them lower, give %i hits of image-downgrade', (count, hits) => {
  const plan = renamed(count, (number) => `web:1.${number}`);
  const [group] = plan.diff?.TaskGroups ?? [];
  const added = group?.Tasks.filter(({ Type }) => Type === 'Added') ?? [];
  for (const task of added) Object.assign(task.Objects[1]?.Fields[0] ?? {}, { New: 'web:2.0' });
  const found = findHits(plan, ['image-downgrade']);
  expect(found.map(({ unknown }) => unknown)).toEqual(
    Array.from({ length: hits }, () => 'the group replaces too many images of this repository'),
  );
});
