import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { combineRecords } from '../../src/review/combine-records.ts';
import type { ReviewedJob, ReviewRecord } from '../../src/review/record.ts';

const jobs = fc.uniqueArray(
  fc.record({ file: fc.constantFrom('a', 'b', 'c'), changes: fc.boolean(), plan: fc.string({ maxLength: 3 }) }),
  { selector: ({ file }) => file },
) as unknown as fc.Arbitrary<ReviewedJob[]>;
const records = jobs.map((list) => ({ jobs: list, removed: [], pullRequest: 7 }) as unknown as ReviewRecord);

test('each job of a combined record has the entry of the last pull request that changes it, and else its own', () => {
  fc.assert(
    fc.property(fc.array(records, { maxLength: 4 }), records, (before, own) => {
      const combined = combineRecords(before, own);
      for (const file of ['a', 'b', 'c']) {
        const entryOf = ({ jobs: all }: ReviewRecord): ReviewedJob | undefined => all.find((job) => job.file === file);
        const changing = [...before, own].map(entryOf).findLast((job) => job?.changes === true);
        expect(entryOf(combined)).toEqual(changing ?? entryOf(own));
      }
      expect(new Set(combined.jobs.map(({ file }) => file)).size).toBe(combined.jobs.length);
    }),
  );
});
