import { expect, test } from 'vitest';
import { findHits, type GuardedPlan } from '../../src/guards/guards.ts';
import { guardNames } from '../../src/inputs/guards.ts';
import { growthOf } from '../support/growth.ts';
import type { FieldDiff, JobDiff, ObjectDiff } from '../../src/clients/nomad/jobs/plan.ts';

/** Medium: walks of guards that grow with the square of what a job file may have, without a budget: the run ends long after its `timeout`. */

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

function field(Type: FieldDiff['Type'], Name: string, value: string): FieldDiff {
  return { Type, Name, Old: Type === 'Added' ? '' : value, New: value, Annotations: [] };
}

function object(Type: ObjectDiff['Type'], Name: string, Fields: readonly FieldDiff[]): ObjectDiff {
  return { Type, Name, Fields: [...Fields], Objects: [] };
}

interface Parts {
  readonly task?: readonly ObjectDiff[];
  readonly group?: readonly ObjectDiff[];
  readonly groups?: number;
  readonly job?: object;
  readonly spec?: object;
}

function planOf({ task = [], group = [], groups = 1, job = {}, spec = {} }: Parts): GuardedPlan {
  const names = numbers(groups).map((at) => `g${at}`);
  const server = { Type: 'Edited', Name: 'server', Fields: [], Objects: [...task], Annotations: [] } as const;
  const TaskGroups = names.map((Name) => {
    return { Type: 'Edited', Name, Fields: [], Objects: [...group], Tasks: [server], Updates: {} } as const;
  });
  const diff: JobDiff = { Type: 'Edited', ID: 'web', Fields: [], Objects: [], TaskGroups };
  const tasks = [{ Name: 'server', Driver: 'docker', ...spec }];
  const specs = names.map((Name) => ({ Name, Tasks: tasks }));
  const verdict = { change: 'edited', groups: [], unplaced: [], preempted: [] } as never;
  const of = { ID: 'web', ...job, TaskGroups: specs };
  return { job: of, diff, verdict, namespace: 'default', formerNamespace: undefined };
}

const secret = (path: string): ObjectDiff =>
  object('Added', 'Secret', [field('Added', 'Name', 's'), field('Added', 'Provider', 'vault'), field('Added', 'Path', path)]); // prettier-ignore
const constraints = (count: number): readonly ObjectDiff[] =>
  numbers(count).map((at) => object('Added', 'Constraint', [field('Added', 'LTarget', `x${at}`)]));
const volumes = (count: number): ObjectDiff =>
  object('Edited', 'Config', numbers(count).map((at) => field('None', `volumes[${at}]`, `\${NOMAD_TASK_DIR}/${at}:/d`))); // prettier-ignore

test.each<[string, number, (count: number) => Parts]>([
  ['parts of a path', 1500, (count) => ({ task: [secret(`a${'/a'.repeat(count)}`)] })],
  ['groups and the size of the meta of the job', 300, (count) => ({ groups: count, job: { Meta: { a: 'x'.repeat(100 * count) } } })],
  ['constraints of a group and interpolated volumes', 600, (count) => ({ group: constraints(count), task: [volumes(count)] })],
  ['identities whose names are hidden', 150, (count) => ({
    task: numbers(count).map(() => object('Edited', 'Identity', [field('Edited', 'Name', '‹hidden›')])),
    spec: { Identities: numbers(count).map((at) => ({ Name: `i${at}` })) },
  })],
])('the time of the guards grows linearly with the number of %s', (_what, start, partsOf) => {
  const { fourfold, most } = growthOf((count) => {
    findHits(planOf(partsOf(count)), guardNames);
  }, start);
  expect(fourfold).toBeLessThan(most);
}); // prettier-ignore
