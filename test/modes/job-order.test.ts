import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByStage } from '../../src/jobfiles/discovery/stages.ts';
import { findReordered } from '../../src/modes/register/register.ts';

const stage = fc.integer({ min: 1, max: 4 });
const jobs = fc
  .array(fc.record({ before: stage, current: stage }), { maxLength: 6 })
  .map((all) => all.map((item, index) => ({ ...item, id: `job-${index}` })));

test('two jobs of another order are found exactly where any two are not before, beside or after each other as before', () => {
  fc.assert(
    fc.property(jobs, (all) => {
      const moved = all.flatMap((first) =>
        all.filter((other) => Math.sign(first.before - other.before) !== Math.sign(first.current - other.current)),
      );
      const reordered = findReordered(all);
      expect(reordered !== undefined).toBe(moved.length > 0);
      for (const id of reordered ?? []) expect(moved.map((item) => item.id)).toContain(id);
    }),
  );
});

test('the stages of jobs are in their order, none is empty, and each job is in one', () => {
  fc.assert(
    fc.property(jobs, (all) => {
      const stages = splitByStage(all, ({ current }) => current);
      expect(stages.map((entry) => entry.stage)).toEqual(
        [...new Set(all.map(({ current }) => current))].toSorted((a, b) => a - b),
      );
      for (const { stage: number, members } of stages)
        expect(members).toEqual(all.filter(({ current }) => current === number));
    }),
  );
  expect(splitByStage(['a', 'b'], () => undefined)).toEqual([{ stage: 1, members: ['a', 'b'] }]);
});
