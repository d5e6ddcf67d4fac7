import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFields, withoutRandom } from '../../src/redaction/spec-fields.ts';
import { changesOnlyRandom, withoutRandomFields, withoutRandomValues } from '../../src/review/random-changes.ts';
import type { ShownDiff, ShownField, ShownObject } from '../../src/redaction/shown-diff.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';

type Type = ShownField['Type'];

function field(Name: string, Old: string, New: string): ShownField {
  const Type: Type = Old === New ? 'None' : Old === '' ? 'Added' : New === '' ? 'Deleted' : 'Edited';
  return { Type, Name, Old, New, Annotations: [] };
}

function diffOf(Fields: readonly ShownField[], Objects: readonly ShownObject[] = []): ShownDiff {
  return { Type: 'Edited', ID: 'web', Fields, Objects, TaskGroups: [] };
}

function template(Type: 'Added' | 'Deleted', values: Readonly<Record<string, string>>): ShownObject {
  const fields = Object.entries(values).map(([name, value]) =>
    Type === 'Added' ? field(name, '', value) : field(name, value, ''),
  );
  return { Type, Name: 'Template', Fields: fields, Objects: [] };
}

const random = new Set(['r1', 'r2']);

describe('random changes', () => {
  test.each<[boolean, ShownDiff]>([
    [true, diffOf([field('Meta[x]', 'old', 'r1')])],
    [true, diffOf([field('Meta[x]', 'old', 'r1'), field('Region', 'a', 'a')])],
    [false, diffOf([field('Meta[x]', 'old', 'r1'), field('Priority', '1', '2')])],
    [false, diffOf([field('Meta[x]', 'r1', 'new')])],
    [true, diffOf([], [template('Deleted', { A: '1', B: 'x' }), template('Added', { A: '1', B: 'r2' })])],
    [false, diffOf([], [template('Deleted', { A: '1', B: 'x' }), template('Added', { A: '2', B: 'r2' })])],
    [false, diffOf([], [template('Added', { A: 'r1' })])],
    [false, diffOf([], [template('Deleted', { A: 'r1' })])],
    [false, { ...diffOf([field('Meta[x]', 'old', 'r1')]), Type: 'Added' }],
    [false, diffOf([field('Meta[x]', 'old', 'r3')])],
  ])('a diff with changes only of random values is recognized: %s', (expected, diff) => {
    expect(changesOnlyRandom(diff, random)).toBe(expected);
  });

  test('diffs without random fields are equal exactly when only random values differ', () => {
    const value = fc.constantFrom('a', 'b', 'r1', 'r2');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('A', 'B'), value, value)), value, (all, other) => {
        const make = (last: string): ShownDiff =>
          diffOf([...all.map(([name, old, now]) => field(name, old, now)), field('Last', 'x', last)]);
        const same = JSON.stringify(withoutRandomValues(make(other), random));
        const isRandom = random.has(other);
        expect(same === JSON.stringify(withoutRandomValues(make('r1'), random))).toBe(isRandom);
        expect(JSON.stringify(withoutRandomValues(make('c'), random))).toContain('"c"');
      }),
    );
  });

  test('diffs of two plans are equal when they differ only in fields that are random in one', () => {
    const [ours, theirs] = [
      diffOf([field('A', 'x', 'r1'), field('B', '1', '2')]),
      diffOf([field('A', 'x', 'r9'), field('B', '1', '2')]),
    ];
    const [one, two] = withoutRandomFields([ours, theirs], ours, random);
    expect(one).toEqual(two);
    const [three, four] = withoutRandomFields(
      [ours, diffOf([field('A', 'x', 'r9'), field('B', '1', '3')])],
      ours,
      random,
    );
    expect(three).not.toEqual(four);
  });
});

function job(uuid: string, image: string): Job {
  return {
    ID: 'web',
    Meta: { run: uuid },
    TaskGroups: [
      { Name: 'app', Count: 1, Tasks: [{ Name: 'server', Env: { ID: uuid }, Config: { image, args: ['x', uuid] } }] },
    ],
  };
}

describe('randomFields', () => {
  test('random fields are the fields that differ between evaluations, with their labels', () => {
    const found = randomFields(job('u1', 'i'), job('u2', 'i'), []);
    expect(found.labels).toEqual(['Meta[run]', 'app/server Env[ID]', 'app/server Config.args[1]']);
    expect([...found.values]).toEqual(['u1']);
    expect(withoutRandom(job('u1', 'i'), found)).toEqual(withoutRandom(job('u9', 'i'), found));
    expect(withoutRandom(job('u1', 'i'), found)).not.toEqual(withoutRandom(job('u1', 'j'), found));
  });
});
