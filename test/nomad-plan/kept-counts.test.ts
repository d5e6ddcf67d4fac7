import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  describeKeptCount,
  describeExceededBound,
  keepCounts,
  keepsCounts,
  readScaling,
  widenBounds,
} from '../../src/nomad-plan/spec.ts';
import type { PreserveCounts } from '../../src/inputs/shared.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';
import { job } from '../support/plans.ts';

const bound = fc.option(fc.nat(9));
const scaling = fc.option(fc.record({ Min: bound, Max: bound, Policy: fc.constant({ cooldown: '1m' }) }));
const groups = fc.uniqueArray(
  fc.record({ Name: fc.constantFrom('a', 'b', 'c'), Count: fc.option(fc.nat(9)), Scaling: scaling }),
  { selector: ({ Name }) => Name },
);

function listCounts({ TaskGroups }: Job): readonly unknown[] {
  return (TaskGroups ?? []).map(({ Count, Scaling }) => [Count, (Scaling as { readonly Min?: unknown } | null)?.Min]);
}

test('a job that keeps all counts has those of the running job and the minima of its file, and is sent with counts that Nomad accepts', () => {
  fc.assert(
    fc.property(groups, groups, (names, running) => {
      const { job: stored, sentJob } = keepCounts(job({ TaskGroups: names }), job({ TaskGroups: running }), 'true');
      const live = new Map(running.map(({ Name, Count }) => [Name, Count ?? 1]));
      // Nomad takes the count for a minimum that is not set.
      const expected = names.map(({ Name, Count, Scaling }) => {
        const minimum = live.has(Name) ? (Scaling?.Min ?? Count ?? 1) : Scaling?.Min;
        return [live.get(Name) ?? Count, Scaling === null ? undefined : minimum];
      });
      expect(listCounts(stored)).toEqual(expected);
      const isFromFile = names.map(
        ({ Name }, index) => live.has(Name) && describeExceededBound(stored.TaskGroups?.[index] ?? {}) !== undefined,
      );
      expect(sentJob.TaskGroups).toEqual(
        names.map((group, index) => (isFromFile[index] ? group : stored.TaskGroups?.[index])),
      );
    }),
  );
});

interface Case {
  readonly file: number | null;
  readonly running: number | undefined;
  readonly block: { readonly Min: number | null; readonly Max: number; readonly Enabled: boolean | null } | null;
  readonly mode: PreserveCounts;
}

/** The fields that Nomad stores of a file without another count: its count, and the bounds of its block. */
function defaults({ file, block }: Case): { readonly count: number; readonly least: number; readonly most: number } {
  const count = file ?? block?.Min ?? 1;
  return { count, least: block === null ? 0 : (block.Min ?? count), most: block?.Max ?? Infinity };
}

/** The count that a register run writes, the plan's text about it, and whether the file decides it. */
function expectCount(row: Case): readonly [count: number, says: string | undefined, isKept: boolean] {
  const { file, running, block, mode } = row;
  const { count, least, most } = defaults(row);
  const isValid = count >= least && count <= most;
  if (running === undefined || mode === 'false') return [count, undefined, false];
  const outside = running > most ? `at most ${most}` : running < least ? `at least ${least}` : undefined;
  const also = outside === undefined ? '' : `, ${outside}`;
  if (mode === 'true')
    return [running, running === count ? undefined : `keeps ${running}; the job file has ${count}${also}`, true];
  if (block === null || block.Enabled === false || !isValid) return [count, undefined, false];
  const written = [least, running, most].toSorted((a, b) => a - b)[1] ?? running;
  const verb = outside === undefined ? `keeps ${written}` : `goes from ${running} to ${written}`;
  if (written === file) return [written, undefined, true];
  if (file !== null) return [written, `${verb} (autoscaled); the job file has ${file}${also}`, true];
  return [written, outside && `${verb} (autoscaled); the job file has ${outside}`, true];
}

test('each group has the count that its file, the running job, its block and `preserve-counts` give, and the plan reports each count that differs from the file', () => {
  const cases: fc.Arbitrary<Case> = fc.record({
    file: fc.option(fc.nat(6)),
    running: fc.option(fc.nat(9), { nil: undefined }),
    block: fc.option(
      fc.record({ Min: fc.option(fc.nat(3)), Max: fc.nat(7), Enabled: fc.constantFrom(true, false, null) }),
    ),
    mode: fc.constantFrom('autoscaled', 'true', 'false'),
  });
  const known = new Set<string>();
  fc.assert(
    fc.property(cases, (row) => {
      fc.pre(row.block === null || (row.block.Min ?? 0) <= row.block.Max);
      const fields = job({ TaskGroups: [{ Name: 'app', Count: row.file, Scaling: row.block }] });
      const live = job({ TaskGroups: row.running === undefined ? [] : [{ Name: 'app', Count: row.running }] });
      const kept = keepCounts(fields, live, row.mode);
      const [group] = kept.job.TaskGroups ?? [];
      const [count, says, isKept] = expectCount(row);
      const block = group && readScaling(group);
      expect(group?.Count ?? block?.Min ?? 1).toBe(count);
      expect(kept.keptCounts.map(describeKeptCount)).toEqual(says === undefined ? [] : [says]);
      expect([...kept.groups]).toEqual(isKept ? ['app'] : []);
      // The minimum is never that of the running count.
      const { least } = defaults(row);
      expect(block === undefined ? least : (block.Min ?? count)).toBe(least);
      expect(row.mode === 'true' ? kept.job : kept.sentJob).toEqual(kept.job);
      expect(row.mode === 'autoscaled' && isKept ? describeExceededBound(group ?? {}) : undefined).toBeUndefined();
      expect(keepsCounts(fields, row.mode)).toBe(expectCount({ ...row, running: row.running ?? 1 })[2]);
      known.add(`${row.mode} ${says?.replaceAll(/\d+/g, 'N')}`);
    }),
    { numRuns: 5000 },
  );
  expect(known.size).toBe(11);
});

test('a job within wider bounds differs in nothing but the bounds that its counts exceed', () => {
  fc.assert(
    fc.property(groups, (names) => {
      const before = job({ TaskGroups: names });
      const after = widenBounds(before);
      const isWithin = names.map((group) => describeExceededBound(group) === undefined);
      expect((after.TaskGroups ?? []).map(describeExceededBound)).toEqual(names.map(() => undefined));
      expect((after.TaskGroups ?? []).map((group, index) => group === names[index])).toEqual(isWithin);
      expect(after === before).toBe(isWithin.every(Boolean));
    }),
  );
});
