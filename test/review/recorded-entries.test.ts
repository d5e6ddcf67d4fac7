import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RemovedJob, type ReviewedJob, type ReviewRecord, collectEntries } from '../../src/review/record.ts';

const files = ['a', 'b', 'c'] as const;
const job = fc.record({ file: fc.constantFrom(...files), changes: fc.boolean(), plan: fc.string({ maxLength: 3 }) });
const removed = fc.record({ file: fc.constantFrom(...files), stop: fc.boolean() });
const perFile = { selector: ({ file }: { readonly file: string }) => file };
const records = fc.array(fc.record({ jobs: fc.uniqueArray(job, perFile), removed: fc.uniqueArray(removed, perFile) }), {
  maxLength: 5,
}) as unknown as fc.Arbitrary<ReviewRecord[]>;

const removedIn = (record: ReviewRecord, file: string): RemovedJob | undefined =>
  record.removed.find((entry) => entry.file === file);

test('each job of a commit has the entry of the last pull request that changes it, or else of the last one that shows it', () => {
  fc.assert(
    fc.property(records, (all) => {
      const { jobs } = collectEntries(all);
      for (const file of files) {
        const entryOf = (record: ReviewRecord): ReviewedJob | undefined =>
          record.jobs.find((entry) => entry.file === file);
        const record =
          all.findLast((one) => entryOf(one)?.changes === true) ?? all.findLast((one) => entryOf(one) !== undefined);
        expect(jobs.get(file)).toEqual(record && { entry: entryOf(record), record });
      }
    }),
  );
});

test('each removed job of a commit has the entry of the last pull request that removes its file', () => {
  fc.assert(
    fc.property(records, (all) => {
      const expected = files.flatMap((file) => {
        const record = all.findLast((one) => removedIn(one, file) !== undefined);
        return record === undefined ? [] : [{ entry: removedIn(record, file), record }];
      });
      const found = collectEntries(all).removed;
      expect(found).toHaveLength(expected.length);
      expect(found).toEqual(expect.arrayContaining(expected));
    }),
  );
});
