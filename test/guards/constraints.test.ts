import { expect, test } from 'vitest';
import { findHits } from '../../src/guards/guards.ts';
import type { JobDiff, ObjectDiff } from '../../src/clients/nomad/jobs/plan.ts';

/** `datacenter-change` compares the values of constraints, not the texts in which a hit shows them. */

type Constraint = readonly [left: string, operand: string, right: string];

function createConstraintDiff(Type: 'Added' | 'Deleted', values: Constraint): ObjectDiff {
  const Fields = ['LTarget', 'Operand', 'RTarget'].map((Name, at) => {
    const value = values[at] ?? '';
    return { Type, Name, Old: Type === 'Added' ? '' : value, New: Type === 'Added' ? value : '', Annotations: [] };
  });
  return { Type, Name: 'Constraint', Fields, Objects: [] };
}

/** The job loses a constraint and gets another one, or each of its groups does. */
function countHits(old: Constraint, after: Constraint, at: 'job' | 'group'): number {
  const added = createConstraintDiff('Added', after);
  const group = {
    Type: 'Edited',
    Name: 'app',
    Fields: [],
    Objects: at === 'group' ? [added] : [],
    Tasks: [],
    Updates: {},
  } as const;
  const Objects = [createConstraintDiff('Deleted', old), ...(at === 'job' ? [added] : [])];
  const diff: JobDiff = { Type: 'Edited', ID: 'web', Fields: [], Objects, TaskGroups: [group] };
  const job = { ID: 'web', TaskGroups: [{ Name: 'app', Tasks: [] }] };
  const verdict = { change: 'edited', groups: [], unplaced: [], preempted: [] } as never;
  const plan = { job, diff, verdict, namespace: 'default', formerNamespace: undefined };
  return findHits(plan, ['datacenter-change']).length;
}

const host = '${attr.unique.hostname}';

test.each<[string, Constraint, Constraint, 'job' | 'group']>([
  ['a space behind the value', [host, '!=', 'db-1'], [host, '!=', 'db-1 '], 'job'],
  ['a line end behind the value', [host, '!=', 'db-1'], [host, '!=', 'db-1\n'], 'job'],
  ['a space before the attribute, which is a literal then', [host, '!=', 'db-1'], [` ${host}`, '!=', 'db-1'], 'job'],
  ['another split of the same text', [host, '!=', 'a != b'], [`${host} != a`, '!=', 'b'], 'job'],
  ['a group constraint that looks like one of the job', ['', 'distinct_hosts', 'true'], ['job', 'distinct_hosts', 'true'], 'group'],
])('a constraint that goes is a hit although the new one has %s', (_what, old, after, at) => {
  expect(countHits(old, after, at)).toBeGreaterThan(0);
}); // prettier-ignore
