import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findObstacle, type RegisterFacts } from '../../src/gate/evidence.ts';

const run: fc.Arbitrary<RegisterFacts> = fc.record({
  failures: fc.array(fc.constant('failure'), { maxLength: 1 }),
  reviewCounts: fc.array(
    fc.record({
      needed: fc.nat(1),
      approvals: fc.array(fc.constant('ada'), { maxLength: 1 }),
      objections: fc.array(fc.constant('eve'), { maxLength: 1 }),
    }),
    { maxLength: 2 },
  ),
  guarded: fc.array(fc.record({ approvedBy: fc.constantFrom(undefined, [], ['ada'], ['ada', 'eve']) }), {
    maxLength: 2,
  }),
  failed: fc.array(fc.constant('file'), { maxLength: 1 }),
  jobs: fc.array(fc.record({ kind: fc.constantFrom('same' as const, 'changed' as const) }), { maxLength: 2 }),
  stops: fc.array(fc.record({ kind: fc.constantFrom('due', 'refused') }), { maxLength: 2 }),
});

function hasAny(counts: readonly number[]): boolean {
  return counts.some((count) => count > 0);
}

test('nothing is written while one change that a guard refuses is not approved, whatever else is in order', () => {
  fc.assert(
    fc.property(run, (whole) => {
      const refusals = [
        whole.failures.length,
        whole.reviewCounts.filter(({ needed, approvals }) => approvals.length < needed).length,
        whole.reviewCounts.filter(({ objections }) => objections.length > 0).length,
        whole.guarded.filter(({ approvedBy }) => (approvedBy ?? []).length === 0).length,
      ];
      const others = [
        whole.failed.length,
        whole.jobs.filter(({ kind }) => kind === 'changed').length,
        whole.stops.filter(({ kind }) => kind === 'refused').length,
      ];
      expect(findObstacle(whole)).toBe(hasAny(refusals) ? 'run-refused' : hasAny(others) ? 'job-differs' : undefined);
    }),
  );
});
