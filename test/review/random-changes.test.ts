import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFieldKey, findRandomFields, clearRandomFields } from '../../src/redaction/spec-fields.ts';
import { changesOnlyRandom, replaceRandomValues } from '../../src/review/random-changes.ts';
import type { ShownDiff, ShownField, ShownObject } from '../../src/redaction/shown-diff.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';

type Type = ShownField['Type'];

function field(Name: string, Old: string, New: string): ShownField {
  const Type: Type = Old === New ? 'None' : Old === '' ? 'Added' : New === '' ? 'Deleted' : 'Edited';
  return { Type, Name, Old, New, Annotations: [] };
}

function createDiff(Fields: readonly ShownField[], Objects: readonly ShownObject[] = []): ShownDiff {
  return { Type: 'Edited', ID: 'web', Fields, Objects, TaskGroups: [] };
}

function template(value: string): ShownObject {
  return { Type: 'Edited', Name: 'Template', Fields: [field('Meta[x]', 'old', value)], Objects: [] };
}

const meta = (name: string): string => formatFieldKey({ group: undefined, task: undefined, objects: [], name });
const random = { keys: new Set([meta('Meta[x]')]), labels: [] };

describe('random changes', () => {
  test.each<[boolean, ShownDiff]>([
    [true, createDiff([field('Meta[x]', 'old', 'r1')])],
    [true, createDiff([field('Meta[x]', 'old', 'r1'), field('Region', 'a', 'a')])],
    [true, createDiff([field('Meta[x]', '', 'r1')])],
    [false, createDiff([field('Meta[x]', 'old', 'r1'), field('Priority', '1', '2')])],
    [false, createDiff([field('Meta[x]', 'old', 'r1'), field('Meta[y]', 'old', 'r1')])],
    [false, createDiff([field('Meta[x]', 'old', 'r1')], [template('r1')])],
    [
      false,
      createDiff([field('Meta[x]', 'old', 'r1')], [{ Type: 'Added', Name: 'Template', Fields: [], Objects: [] }]),
    ],
    [false, { ...createDiff([field('Meta[x]', 'old', 'r1')]), Type: 'Added' }],
    [false, { ...createDiff([]), Type: 'None' }],
    [false, createGroupDiff('Edited', [field('Meta[x]', 'old', 'r1')])],
    [false, createGroupDiff('Added', [])],
  ])('a diff with changes only of random fields is recognized: %s', (expected, diff) => {
    expect(changesOnlyRandom(diff, random)).toBe(expected);
  });

  test('a diff is not a random change without random fields', () => {
    expect(changesOnlyRandom(createDiff([]), { keys: new Set(), labels: [] })).toBe(false);
  });

  test('diffs without random values are equal exactly when only random fields differ', () => {
    const value = fc.constantFrom('a', 'b', 'r1', 'r2');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('A', 'B'), value, value)), value, value, (all, first, other) => {
        const make = (name: string, last: string): string => {
          const fields = [...all.map(([item, old, now]) => field(item, old, now)), field(name, 'x', last)];
          return JSON.stringify(replaceRandomValues(createDiff(fields), random));
        };
        expect(make('Meta[x]', first)).toBe(make('Meta[x]', other));
        expect(make('Meta[y]', first) === make('Meta[y]', other)).toBe(first === other);
        expect(make('Meta[x]', '')).toContain('"Deleted"');
      }),
    );
  });

  test('a random field is one of its own group and task', () => {
    const key = formatFieldKey({ group: 'app', task: 'server', objects: [], name: 'Env[ID]' });
    const replaceInTask = (task: string): string =>
      JSON.stringify(replaceRandomValues(createGroupDiff('Edited', [], task), { keys: new Set([key]), labels: [] }));
    expect(replaceInTask('server')).not.toContain('"r1"');
    expect(replaceInTask('other')).toContain('"r1"');
  });
});

function createGroupDiff(Type: Type, Fields: readonly ShownField[], task?: string): ShownDiff {
  const inside = { Type: 'Edited', Objects: [], Annotations: [], Fields: [field('Env[ID]', 'old', 'r1')] } as const;
  const Tasks = task === undefined ? [] : [{ ...inside, Name: task }];
  return { ...createDiff([]), TaskGroups: [{ Type, Name: 'app', Fields, Objects: [], Tasks, Updates: {} }] };
}

function job(uuid: string, image: string): Job {
  return {
    ID: 'web',
    Meta: { run: uuid },
    TaskGroups: [{ Name: 'app', Count: 1, Tasks: [{ Name: 'server', Env: { ID: uuid }, Config: { image } }] }],
  };
}

function serviceWith(run: string): Job {
  return {
    ID: 'web',
    TaskGroups: [{ Name: 'app', Services: [{ Name: 'web', Meta: { run } }], Networks: [{ Mode: run }] }],
  };
}

describe('randomFields', () => {
  test('random fields are entries of a job, a group or a task alone', () => {
    expect(findRandomFields(serviceWith('u1'), serviceWith('u2')).labels).toEqual([]);
  });

  test('random fields are the fields that differ between evaluations, with their labels', () => {
    const match = findRandomFields(job('u1', 'i'), job('u2', 'i'));
    expect(match.labels).toEqual(['Meta[run]', 'app/server Env[ID]']);
    expect(clearRandomFields(job('u1', 'i'), match)).toEqual(clearRandomFields(job('u9', 'i'), match));
    expect(clearRandomFields(job('u1', 'i'), match)).not.toEqual(clearRandomFields(job('u1', 'j'), match));
  });
});
