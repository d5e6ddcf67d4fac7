import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exceededBound, keepCounts, widenBounds } from '../../src/nomad-plan/spec.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';
import { job } from '../support/plans.ts';

const bound = fc.option(fc.nat(9));
const scaling = fc.option(fc.record({ Min: bound, Max: bound, Policy: fc.constant({ cooldown: '1m' }) }));
const groups = fc.uniqueArray(
  fc.record({ Name: fc.constantFrom('a', 'b', 'c'), Count: fc.option(fc.nat(9)), Scaling: scaling }),
  { selector: ({ Name }) => Name },
);

/** The count and the minimum of each group. */
function countsOf({ TaskGroups }: Job): readonly unknown[] {
  return (TaskGroups ?? []).map(({ Count, Scaling }) => [Count, (Scaling as { readonly Min?: unknown } | null)?.Min]);
}

test('a job with kept counts has those of the running job and the minima of its file, and is sent with counts that Nomad accepts', () => {
  fc.assert(
    fc.property(groups, groups, (own, running) => {
      const { job: stored, sent } = keepCounts(job({ TaskGroups: own }), job({ TaskGroups: running }));
      const live = new Map(running.map(({ Name, Count }) => [Name, Count ?? 1]));
      // Nomad takes the count for a minimum that is not set.
      const expected = own.map(({ Name, Count, Scaling }) => {
        const minimum = live.has(Name) ? (Scaling?.Min ?? Count ?? 1) : Scaling?.Min;
        return [live.get(Name) ?? Count, Scaling === null ? undefined : minimum];
      });
      expect(countsOf(stored)).toEqual(expected);
      const isFromFile = own.map(
        ({ Name }, index) => live.has(Name) && exceededBound(stored.TaskGroups?.[index] ?? {}) !== undefined,
      );
      expect(sent.TaskGroups).toEqual(
        own.map((group, index) => (isFromFile[index] ? group : stored.TaskGroups?.[index])),
      );
    }),
  );
});

test('a job within wider bounds differs in nothing but the bounds that its counts exceed', () => {
  fc.assert(
    fc.property(groups, (own) => {
      const before = job({ TaskGroups: own });
      const after = widenBounds(before);
      const isWithin = own.map((group) => exceededBound(group) === undefined);
      expect((after.TaskGroups ?? []).map(exceededBound)).toEqual(own.map(() => undefined));
      expect((after.TaskGroups ?? []).map((group, index) => group === own[index])).toEqual(isWithin);
      expect(after === before).toBe(isWithin.every(Boolean));
    }),
  );
});
