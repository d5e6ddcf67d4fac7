import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedPaths,
  type FieldPath,
  formatPath,
  type IgnorePattern,
  isAutoscaledCount,
  readIgnorePattern,
  readStep,
  withoutIgnored,
} from '../../../src/modes/drift/ignored-fields.ts';
import { diff } from '../../support/plans.ts';
import { runsOf } from '../../support/thorough.ts';
import type { Job } from '../../../src/clients/nomad/jobs/job.ts';
import type { FieldDiff, JobDiff, ObjectDiff } from '../../../src/clients/nomad/jobs/plan.ts';

function pattern(line: string): IgnorePattern {
  const read = readIgnorePattern(line);
  if ('error' in read) throw new Error(read.error);
  return read.value;
}

/** @param text the steps, separated by ` / ` */
function pathOf(text: string): FieldPath {
  return text.split(' / ').map(readStep);
}

const words = fc.constantFrom(
  'Count',
  'Meta',
  'Env',
  'app',
  'app.db',
  'web',
  'TaskGroup',
  'Task',
  'Config',
  'Config.x',
  'image',
  'a*b',
  'team:web',
  '',
);
const names = fc.constantFrom('Count', 'Meta', 'Env', 'TaskGroup', 'Task', 'Config', 'image', 'Service', 'Priority');
/** Keys of the user's choice: with dots, brackets and stars. */
const keys = fc.oneof(words, fc.constantFrom('a]b', 'a[b]', 'x].Count', '*', '[', ']', 'ä', '0][y'));
const steps = fc.record({ name: names, key: fc.option(keys, { nil: undefined }) });
const paths = fc.array(steps, { minLength: 1, maxLength: 4 });
const field = { Type: 'Edited', Name: 'x', Old: '1', New: '2', Annotations: [] } as const satisfies FieldDiff;

/** Whether brackets match, so that the text of a key can be written into a pattern. */
function isBalanced(path: FieldPath): boolean {
  return path.every(({ key = '' }) => {
    let depth = 0;
    for (const sign of key) {
      if (sign === '[') depth += 1;
      if (sign === ']' && --depth < 0) return false;
    }
    return depth === 0;
  });
}

describe('ignore patterns', () => {
  test('a pattern without a star matches exactly the field that it names, of exactly that job', () => {
    fc.assert(
      fc.property(paths, paths, words, words, (one, other, job, another) => {
        fc.pre(isBalanced(one) && job !== '' && !`${job}${formatPath(one)}`.includes('*'));
        const { matches } = pattern(`${job}:${formatPath(one)}`);
        expect(matches(job, one)).toBe(true);
        const isSame = JSON.stringify(one) === JSON.stringify(other) && job === another;
        expect(matches(another, other)).toBe(isSame);
      }),
      { numRuns: runsOf(5000) },
    );
  });

  test('a pattern with stars matches only fields at its own depth, with the names and keys around the stars', () => {
    fc.assert(
      fc.property(paths, paths, fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), (one, other, starred) => {
        fc.pre(isBalanced(one) && !formatPath(one).includes('*'));
        const wanted = one.map(({ name, key }, at) => ({
          name,
          key: key !== undefined && starred[at] === true ? '*' : key,
        }));
        const { matches } = pattern(`*:${formatPath(wanted)}`);
        expect(matches('any', one)).toBe(true);
        const fits =
          other.length === wanted.length &&
          other.every(({ name, key }, at) => {
            const step = wanted[at];
            return step?.name === name && (step.key === '*' ? key !== undefined : step.key === key);
          });
        expect(matches('any', other)).toBe(fits);
      }),
      { numRuns: runsOf(5000) },
    );
  });

  test.each([
    ['web:TaskGroup[app].Count', 'web', 'TaskGroup[app] / Count', true],
    ['web:TaskGroup[app].Count', 'web2', 'TaskGroup[app] / Count', false],
    ['web:TaskGroup[app].Count', 'web', 'TaskGroup[api] / Count', false],
    ['*:TaskGroup[*].Count', 'any', 'TaskGroup[app] / Count', true],
    ['*:TaskGroup[*].Count', 'any', 'TaskGroup[app] / Task[a] / Count', false],
    ['*:Count', 'any', 'TaskGroup[app] / Count', false],
    ['*:Meta[deployed_at]', 'any', 'Meta[deployed_at]', true],
    ['*:Meta[deployed_at]', 'any', 'Meta[deployed_at_2]', false],
    ['*:Meta[Deployed_At]', 'any', 'Meta[deployed_at]', false],
    ['*:Meta[deploy*]', 'any', 'Meta[deployed_at]', true],
    ['*:Meta[*]', 'any', 'Meta[a.b[c]]', true],
    ['*:Meta', 'any', 'Meta[a]', false],
    ['web-*:TaskGroup[app].Task[*].Config.image', 'web-1', 'TaskGroup[app] / Task[server] / Config / image', true],
    ['a:b:Priority', 'a', 'Priority', false],
  ])('the pattern %s, of job %s and field %s, matches: %s', (line, job, path, expected) => {
    expect(pattern(line).matches(job, pathOf(path))).toBe(expected);
  });

  test('any line is a pattern or an error that says how to fix it, and causes no exception', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `web:${text}`),
        ),
        (line) => {
          const read = readIgnorePattern(line);
          const result = 'error' in read ? read.hint : read.value.matches('web', [{ name: 'Count', key: undefined }]);
          expect(typeof result === 'boolean' || result.includes('`job:field`')).toBe(true);
        },
      ),
      { numRuns: runsOf(3000) },
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
        {
          maxLength: 2,
        },
      ),
    }),
    { maxLength: 2 },
  ),
});

describe('differences without ignored fields', () => {
  test('exactly the ignored fields are left out, whatever else the difference holds', () => {
    const chosen = fc.subarray(['Count', 'Priority', 'Meta[a]', 'image']);
    fc.assert(
      fc.property(diffs, chosen, fc.integer({ min: 0, max: 4 }), (any, ignored, depth) => {
        const isIgnored = (path: FieldPath): boolean =>
          path.length > depth && ignored.includes(formatPath(path.slice(-1)));
        const before = changedPaths(any).map(formatPath);
        const after = changedPaths(withoutIgnored(any, any, isIgnored)).map(formatPath);
        const expected = changedPaths(any)
          .filter((path) => !isIgnored(path))
          .map(formatPath);
        expect(after).toEqual(expected);
        expect(before.length).toBeGreaterThanOrEqual(after.length);
      }),
      { numRuns: runsOf(5000) },
    );
  });

  test('a job is unchanged only if nothing else differs: no field, no added or deleted group or task', () => {
    fc.assert(
      fc.property(diffs, (any) => {
        const left = withoutIgnored(any, any, (path) => formatPath(path.slice(-1)) === 'Count');
        const { TaskGroups: groups } = left;
        const isWhole = groups.some(({ Type, Tasks }) =>
          [Type, ...Tasks.map((task) => task.Type)].some((type) => type === 'Added' || type === 'Deleted'),
        );
        const isEmpty = changedPaths(left).length === 0 && !isWhole;
        expect(left.Type === 'None' ? isEmpty : left.Type === any.Type).toBe(true);
      }),
      { numRuns: runsOf(5000) },
    );
  });

  test('a difference is unchanged if nothing is ignored, except for a `scaling` block that only seems to be edited', () => {
    fc.assert(
      fc.property(diffs, (any) => {
        const left = withoutIgnored(any, any, () => false);
        const hasScaling = JSON.stringify(any).includes('Scaling');
        expect(hasScaling ? any : left).toEqual(any);
        expect(changedPaths(left)).toEqual(changedPaths(any));
      }),
      { numRuns: runsOf(3000) },
    );
    const scaling = { Type: 'Edited' as const, Name: 'Scaling', Fields: [], Objects: [] };
    const group = { Type: 'Edited' as const, Name: 'app', Fields: [], Objects: [scaling], Tasks: [], Updates: {} };
    const any = diff({ Type: 'Edited', TaskGroups: [group] });
    expect(withoutIgnored(any, any, () => false).Type).toBe('None');
  });
});

/** A job whose group may be scaled. */
function scaledJob(scaling: Job['Meta']): Job {
  return { ID: 'web', TaskGroups: [{ Name: 'app', Count: 2, Scaling: scaling ?? null }] };
}

describe('counts of autoscaled groups', () => {
  const path = [
    { name: 'TaskGroup', key: 'app' },
    { name: 'Count', key: undefined },
  ];
  const limits = { Min: 1, Max: 5, Enabled: true };

  test.each([
    [limits, '4', true],
    [limits, '1', true],
    [limits, '5', true],
    [limits, '6', false],
    [limits, '0', false],
    [{ ...limits, Enabled: false }, '4', false],
    [{ ...limits, Enabled: null }, '4', true],
    [{ Enabled: true }, '4', false],
    [null, '4', false],
  ])('the scaling block %j leaves a running count of %s to the autoscaler: %s', (scaling, Old, expected) => {
    expect(isAutoscaledCount(scaledJob(scaling), path, { ...field, Name: 'Count', Old })).toBe(expected);
  });

  test('no other field is left to the autoscaler', () => {
    fc.assert(
      fc.property(paths, (other) => {
        fc.pre(JSON.stringify(other) !== JSON.stringify(path));
        expect(isAutoscaledCount(scaledJob(limits), other, field)).toBe(false);
      }),
      { numRuns: runsOf(1000) },
    );
  });
});
