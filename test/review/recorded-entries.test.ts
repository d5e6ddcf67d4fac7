import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { signRecord } from '../support/recorded.ts';
import { type RemovedJob, type ReviewedJob, type ReviewRecord, collectEntries } from '../../src/review/record.ts';

const files = ['a', 'b', 'c'] as const;
const id = fc.constantFrom('web', 'api');
const job = fc.record({
  file: fc.constantFrom(...files),
  id,
  changes: fc.boolean(),
  plan: fc.string({ maxLength: 3 }),
});
const removed = fc.record({ file: fc.constantFrom(...files), id, stop: fc.boolean() });
const perFile = { selector: ({ file }: { readonly file: string }) => file };
const perJob = { selector: (item: { readonly id: string }) => item.id };
const records = fc.array(fc.record({ jobs: fc.uniqueArray(job, perFile), removed: fc.uniqueArray(removed, perJob) }), {
  maxLength: 5,
}) as unknown as fc.Arbitrary<ReviewRecord[]>;

const findRemoved = (record: ReviewRecord, kind: string): RemovedJob | undefined =>
  record.removed.find((entry) => entry.id === kind);

test('each job of a commit has the entry of the last pull request that changes it, or else of the last one that shows it', () => {
  fc.assert(
    fc.property(records, (all) => {
      const { jobs } = collectEntries(all.map(signRecord));
      for (const file of files) {
        const findEntry = (record: ReviewRecord): ReviewedJob | undefined =>
          record.jobs.find((entry) => entry.file === file);
        const record =
          all.findLast((row) => findEntry(row)?.changes === true) ??
          all.findLast((part) => findEntry(part) !== undefined);
        expect(jobs.get(file)).toEqual(record && { ...signRecord(record), entry: findEntry(record) });
      }
    }),
  );
});

test('each removed job of a commit has the entry of the last pull request that removes it, with whether a later one shows it', () => {
  fc.assert(
    fc.property(records, (all) => {
      const expected = ['web', 'api'].flatMap((kind) => {
        const at = all.findLastIndex((record) => findRemoved(record, kind) !== undefined);
        const [record, ...later] = at === -1 ? [] : all.slice(at);
        const isShown = later.some(({ jobs }) => jobs.some((entry) => entry.id === kind));
        const more = isShown ? { isShownLater: true } : {};
        return record === undefined ? [] : [{ ...signRecord(record), entry: findRemoved(record, kind), ...more }];
      });
      const recordedStops = collectEntries(all.map(signRecord)).removed;
      expect(recordedStops).toHaveLength(expected.length);
      expect(recordedStops).toEqual(expect.arrayContaining(expected));
    }),
  );
});
