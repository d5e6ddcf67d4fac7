import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findVersion, findLastStableVersion } from '../../src/operations/find-job.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';

const version = fc.record({
  ID: fc.constant('web'),
  Version: fc.nat({ max: 30 }),
  Stable: fc.option(fc.boolean()),
  Stop: fc.option(fc.boolean()),
  VersionTag: fc.option(fc.record({ Name: fc.constantFrom('golden', 'old', '3') })),
});
const versions = fc.uniqueArray(version, { selector: (item) => item.Version, minLength: 1 });

test('the last stable version is the newest stable and running one other than the live version', () => {
  fc.assert(
    fc.property(versions, fc.nat({ max: 30 }), (all: readonly Job[], live) => {
      const right = all.filter((job) => job.Stable === true && job.Stop !== true && job.Version !== live);
      const newest = Math.max(...right.map((job) => job.Version ?? 0));
      expect(findLastStableVersion(all, live)?.Version).toBe(right.length === 0 ? undefined : newest);
    }),
  );
});

test('a version is found by number or tag, or an error lists the existing ones', async () => {
  const wanted = fc.oneof(fc.nat({ max: 30 }), fc.constantFrom('golden', 'old', '3'));
  await fc.assert(
    fc.asyncProperty(versions, wanted, async (all: readonly Job[], number) => {
      const nomad = { listJobVersions: async () => ({ Versions: all, Diffs: [] }) };
      const job = all.find((entry) =>
        typeof number === 'number' ? entry.Version === number : entry.VersionTag?.Name === number,
      );
      const match = await findVersion(nomad, 'web', number).catch((error: unknown) => error);
      const words = String((match as { readonly hint?: string }).hint);
      expect(job === undefined ? all.every((row) => words.includes(String(row.Version))) : match).toEqual(
        job === undefined ? true : { selected: job, versions: all },
      );
    }),
  );
});
