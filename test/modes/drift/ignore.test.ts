import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  listChangedFields,
  type IgnorePattern,
  type IsIgnored,
  readIgnorePattern,
  removeIgnoredFields,
} from '../../../src/modes/drift/ignored-fields.ts';
import { labelField } from '../../../src/redaction/spec-fields.ts';
import { diff } from '../../support/plans.ts';
import { countRuns } from '../../support/thorough.ts';
import type { FieldDiff, JobDiff, ObjectDiff } from '../../../src/clients/nomad/jobs/plan.ts';

function pattern(line: string): IgnorePattern {
  const read = readIgnorePattern(line);
  if ('error' in read) throw new Error(read.error);
  return read.value;
}

const jobs = fc.constantFrom('web', 'api', 'team:web', 'a b');
/** Fields as they are shown, with names and keys of the user's choice. */
const shownFields = fc.constantFrom(
  ...'Count|app Count|app Count.Count|app/web Count|Meta[a]'.split('|'),
  ...'Meta[a.b[c]]|app/server Env[IMAGE]|app/server Config.image|app/server Config.args[2]|web:app Count'.split('|'),
);
const field = { Type: 'Edited', Name: 'x', Old: '1', New: '2', Annotations: [] } as const satisfies FieldDiff;

describe('ignore patterns', () => {
  test('a pattern without a star names exactly the field of the job that the issue shows', () => {
    fc.assert(
      fc.property(jobs, jobs, shownFields, shownFields, (job, another, first, other) => {
        const names = pattern(`${job}:${first}`);
        expect(names(job, first)).toBe(true);
        expect(names(another, other)).toBe(`${job}:${first}` === `${another}:${other}`);
      }),
      { numRuns: countRuns(2000) },
    );
  });

  test('a star stands for any text, and everything around it has to be there', () => {
    fc.assert(
      fc.property(jobs, shownFields, fc.nat(30), fc.nat(30), (job, label, from, length) => {
        const whole = `${job}:${label}`;
        const line = `${whole.slice(0, from)}*${whole.slice(from + length)}`;
        fc.pre('value' in readIgnorePattern(line));
        expect(pattern(line)(job, label)).toBe(true);
        expect(pattern(line)(job, `${label}!`)).toBe(line.endsWith('*'));
      }),
      { numRuns: countRuns(2000) },
    );
  });

  test.each([
    ['web:app Count', 'web', 'app Count', true],
    ['web:app Count', 'web2', 'app Count', false],
    ['web:app Count', 'web', 'api Count', false],
    ['web:Count', 'web', 'app Count', false],
    ['*:* Count', 'any', 'app Count', true],
    ['*:Meta[deployed_at]', 'any', 'Meta[deployed_at]', true],
    ['*:Meta[deployed_at]', 'any', 'Meta[deployed_at_2]', false],
    ['*:Meta[Deployed_At]', 'any', 'Meta[deployed_at]', false],
    ['*:Meta[deploy*]', 'any', 'Meta[deployed_at]', true],
    ['web-*:app/* Config.image', 'web-1', 'app/server Config.image', true],
    ['a:b:Priority', 'a', 'Priority', false],
    ['a:b:Priority', 'a:b', 'Priority', true],
  ])('the pattern %s, of job %s and field %s, matches: %s', (line, job, label, expected) => {
    expect(pattern(line)(job, label)).toBe(expected);
  });

  test('any line is a pattern or an error with a hint, and causes no exception', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `web:${text}`),
        ),
        (line) => {
          const read = readIgnorePattern(line);
          const result = 'error' in read ? read.hint : read.value('web', 'Count');
          expect(typeof result === 'boolean' || result.includes('`job:field`')).toBe(true);
        },
      ),
      { numRuns: countRuns(3000) },
    );
  });
});

const fields = fc
  .tuple(
    fc.constantFrom('Count', 'Priority', 'Meta[a]', 'Meta[b]', 'image'),
    fc.constantFrom('Added' as const, 'Deleted' as const, 'Edited' as const, 'None' as const),
  )
  .map(([Name, Type]): FieldDiff => ({ ...field, Name, Type }));
const objects = (depth: number): fc.Arbitrary<ObjectDiff> =>
  fc.record({
    Type: fc.constantFrom('Added', 'Deleted', 'Edited'),
    Name: fc.constantFrom('Update', 'Constraint', 'Config', 'Scaling'),
    Fields: fc.array(fields, { maxLength: 3 }),
    Objects: depth === 0 ? fc.constant([]) : fc.array(objects(depth - 1), { maxLength: 2 }),
  });
const bodies = { Fields: fc.array(fields, { maxLength: 3 }), Objects: fc.array(objects(1), { maxLength: 2 }) };
const types = fc.constantFrom('Added' as const, 'Deleted' as const, 'Edited' as const, 'None' as const);
const diffs: fc.Arbitrary<JobDiff> = fc.record({
  Type: fc.constant('Edited' as const),
  ID: fc.constant('web'),
  ...bodies,
  TaskGroups: fc.array(
    fc.record({
      Type: types,
      Name: fc.constantFrom('app', 'db'),
      Updates: fc.constant({}),
      ...bodies,
      Tasks: fc.array(
        fc.record({ Type: types, Name: fc.constantFrom('server', 'proxy'), Annotations: fc.constant([]), ...bodies }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 2 },
  ),
});

/** Ignores the fields with some names, at any place. */
function ignoreNames(names: readonly string[]): IsIgnored {
  return ({ name }) => names.includes(name);
}

describe('differences without ignored fields', () => {
  test('exactly the ignored fields are left out, regardless of the rest of the difference', () => {
    const chosen = fc.subarray(['Count', 'Priority', 'Meta[a]', 'image']);
    fc.assert(
      fc.property(diffs, chosen, (any, ignored) => {
        const isNamed = (label: string): boolean =>
          ignored.some((name) => label === name || label.endsWith(`.${name}`) || label.endsWith(` ${name}`));
        const after = listChangedFields(removeIgnoredFields(any, ignoreNames(ignored)));
        expect(after).toEqual(listChangedFields(any).filter((label) => !isNamed(label)));
      }),
      { numRuns: countRuns(5000) },
    );
  });

  test('the place of a field is its job, group, task and objects, as the issue shows it', () => {
    fc.assert(
      fc.property(diffs, (any) => {
        const labels = new Set<string>();
        removeIgnoredFields(any, (place) => {
          labels.add(labelField(place));
          return false;
        });
        expect([...labels].toSorted()).toEqual([...new Set(listChangedFields(any))].toSorted());
      }),
      { numRuns: countRuns(2000) },
    );
  });

  test('a job is unchanged only if nothing else differs: no field, no added or deleted group or task', () => {
    fc.assert(
      fc.property(diffs, (any) => {
        const left = removeIgnoredFields(any, ignoreNames(['Count']));
        const isWhole = left.TaskGroups.some(({ Type, Tasks }) =>
          [Type, ...Tasks.map((task) => task.Type)].some((type) => type === 'Added' || type === 'Deleted'),
        );
        const isEmpty = listChangedFields(left).length === 0 && !isWhole;
        expect(left.Type === 'None' ? isEmpty : left.Type === any.Type).toBe(true);
      }),
      { numRuns: countRuns(5000) },
    );
  });

  test('a part that Nomad calls edited without a field stays a difference beside an ignored field', () => {
    const count = { ...field, Name: 'Count' };
    const task = { Type: 'Edited' as const, Name: 'server', Fields: [], Objects: [], Annotations: [] };
    const createGroup = (Tasks: JobDiff['TaskGroups'][number]['Tasks']) => ({
      Type: 'Edited' as const,
      Name: 'app',
      Fields: [count],
      Objects: [],
      Tasks,
      Updates: {},
    });
    const findType = (Tasks: JobDiff['TaskGroups'][number]['Tasks']): string =>
      removeIgnoredFields(diff({ Type: 'Edited', TaskGroups: [createGroup(Tasks)] }), ignoreNames(['Count'])).Type;
    expect([findType([]), findType([task])]).toEqual(['None', 'Edited']);
  });

  test('a difference is unchanged if nothing is ignored, except for a `scaling` block that only seems to be edited', () => {
    fc.assert(
      fc.property(diffs, (any) => {
        const left = removeIgnoredFields(any, () => false);
        const hasScaling = JSON.stringify(any).includes('Scaling');
        expect(hasScaling ? any : left).toEqual(any);
        expect(listChangedFields(left)).toEqual(listChangedFields(any));
      }),
      { numRuns: countRuns(3000) },
    );
    const scaling = { Type: 'Edited' as const, Name: 'Scaling', Fields: [], Objects: [] };
    const group = { Type: 'Edited' as const, Name: 'app', Fields: [], Objects: [scaling], Tasks: [], Updates: {} };
    const any = diff({ Type: 'Edited', TaskGroups: [group] });
    expect(removeIgnoredFields(any, () => false).Type).toBe('None');
  });
});
