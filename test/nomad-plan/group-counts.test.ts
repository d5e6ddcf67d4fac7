import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { viewDiff } from '../../src/nomad-plan/diff-lines.ts';
import { redactVerdict, readVerdict, type Verdict } from '../../src/nomad-plan/verdict.ts';
import { redactDiff } from '../../src/redaction/redact-diff.ts';
import { describeCounts } from '../../src/report/describe-counts.ts';
import { edit, job, plan, createShowingRules, taskDiff } from '../support/plans.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';
import type { DesiredUpdates } from '../../src/clients/nomad/jobs/plan.ts';

type Counts = Partial<DesiredUpdates>;

/** A server before 1.11.0 does not report disconnected clients. */
const before111: Counts = { Disconnect: undefined };

interface Planned {
  readonly type: string;
  readonly counts: Counts;
  /** Of the group. */
  readonly update?: object | null;
  /** Of the job. */
  readonly pace?: object | null;
  readonly count?: number;
  readonly isUnchanged?: boolean;
}

function verdict({ type, counts, update = null, pace = null, count = 1, isUnchanged = false }: Planned): Verdict {
  const group = { Name: 'app', Count: count, Update: update };
  const planned = job({ Type: type, Update: pace, TaskGroups: [group] } as Partial<Job>);
  const change = isUnchanged ? {} : { Diff: taskDiff([edit('Env[A]', '1', '2')]) };
  return readVerdict(planned, plan({ ...change, groups: { app: counts } }));
}

/** The text of its counts, whether it is destructive, and whether all allocations are down at once. */
function describePlanned(planned: Planned): readonly [text: string, destructive: boolean, atOnce: boolean] {
  const read = verdict(planned);
  const { groups, isDestructive } = read;
  return [describeCounts(read), isDestructive, groups.some(({ update }) => update.isAtOnce)];
}

const item = { MaxParallel: 1 };
const all = { MaxParallel: 3 };
const zero = { MaxParallel: 0 };

// The counts are responses of real servers with three nodes; the texts are the outcome of a register run.
describe('counts of a plan by the type of the job', () => {
  test.each<[string, Planned, text: string, destructive: boolean, atOnce: boolean]>([
    ['a new system job', { type: 'system', counts: { Place: 3 } }, 'creates 3 allocations', false, false],
    ['an edited one', { type: 'system', counts: { DestructiveUpdate: 3, Place: 3 } }, 'replaces 3 allocations, 1 at a time', true, false],
    ['one with the default pace', { type: 'system', pace: item, update: item, counts: { DestructiveUpdate: 3, Place: 3 } }, 'replaces 3 allocations, 1 at a time', true, false],
    ['a pace of two', { type: 'system', pace: item, update: { MaxParallel: 2 }, counts: { DestructiveUpdate: 3, Place: 3 } }, 'replaces 3 allocations, 2 at a time', true, false],
    ['a pace of all nodes', { type: 'system', pace: item, update: all, counts: { DestructiveUpdate: 3, Place: 3 } }, 'replaces all 3 allocations at once', true, true],
    ['no pace', { type: 'system', pace: zero, update: zero, counts: { DestructiveUpdate: 3, Place: 3 } }, 'replaces all 3 allocations at once', true, true],
    ['no pace of the group, which then has that of the job', { type: 'system', pace: item, update: zero, counts: { DestructiveUpdate: 3, Place: 3 } }, 'replaces 3 allocations, 1 at a time', true, false],
    ['a pace of the job alone', { type: 'system', pace: all, counts: { DestructiveUpdate: 3, Place: 3 } }, 'replaces all 3 allocations at once', true, true],
    ['a block without a pace', { type: 'system', update: { MaxParallel: null }, counts: { DestructiveUpdate: 3, Place: 3 } }, 'replaces 3 allocations, 1 at a time', true, false],
    ['a block without a pace in a job with one', { type: 'system', pace: all, update: { MaxParallel: null }, counts: { DestructiveUpdate: 3, Place: 3 } }, 'replaces all 3 allocations at once', true, true],
    ['the pace of all nodes, of which one is disconnected', { type: 'system', update: all, counts: { DestructiveUpdate: 2, Ignore: 1, Place: 3 } }, 'replaces 2 allocations', true, false],
    ['a job on one node', { type: 'system', counts: { DestructiveUpdate: 1, Place: 1 } }, 'replaces 1 allocation', true, false],
    ['a change in place', { type: 'system', counts: { InPlaceUpdate: 3, Place: 3 } }, 'updates 3 allocations in place', false, false],
    ['a node more', { type: 'system', counts: { InPlaceUpdate: 2, Place: 3 } }, 'updates 2 allocations in place, creates 1', false, false],
    ['an ineligible node', { type: 'system', counts: { DestructiveUpdate: 2, Stop: 1, Place: 2 } }, 'replaces 2 allocations, 1 at a time, stops 1', true, false],
    ['a count of 0', { type: 'system', counts: { Stop: 3 } }, 'stops 3 allocations', true, false],
    ['an excluded node', { type: 'system', counts: { DestructiveUpdate: 1, InPlaceUpdate: 2, Place: 2 } }, 'stops 1 allocation, updates 2 in place', true, false],
    ['two excluded nodes of three', { type: 'system', update: all, counts: { DestructiveUpdate: 3, Place: 1 } }, 'replaces 1 allocation, stops 2', true, true],
    ['one excluded node at a pace of two', { type: 'system', update: { MaxParallel: 2 }, counts: { DestructiveUpdate: 3, Place: 2 } }, 'replaces 2 allocations, stops 1', true, false],
    ['a canary', { type: 'system', update: item, counts: { Canary: 1, DestructiveUpdate: 3, Place: 3 } }, 'replaces 3 allocations: 1 canary now, 2 more after promotion', true, false],
    ['canaries', { type: 'system', update: all, counts: { Canary: 2, DestructiveUpdate: 3, Place: 3 } }, 'replaces 3 allocations: 2 canaries now, 1 more after promotion', true, false],
    ['canaries on all nodes', { type: 'system', update: all, counts: { Canary: 3, DestructiveUpdate: 3, Place: 3 } }, 'replaces all 3 allocations at once, as canaries', true, true],
    ['a canary on the only node', { type: 'system', update: item, counts: { Canary: 1, DestructiveUpdate: 1, Place: 1 } }, 'replaces 1 allocation with 1 canary', true, false],
    ['a group that goes back while its canary waits', { type: 'system', update: item, counts: { Canary: 1, DestructiveUpdate: 1, InPlaceUpdate: 2, Place: 3 } }, 'replaces 1 allocation with 1 canary, updates 2 in place', true, false],
    ['1.8: an edited system job', { type: 'system', counts: { ...before111, DestructiveUpdate: 3 } }, 'replaces all 3 allocations at once', true, true],
    ['1.8: a pace of the group, which does not count', { type: 'system', update: item, counts: { ...before111, DestructiveUpdate: 3 } }, 'replaces all 3 allocations at once', true, true],
    ['1.8: a pace of the job', { type: 'system', pace: item, update: item, counts: { ...before111, DestructiveUpdate: 3 } }, 'replaces 3 allocations, 1 at a time', true, false],
    ['1.8: a block of the job without a pace', { type: 'system', pace: { MaxParallel: null }, counts: { ...before111, DestructiveUpdate: 3 } }, 'replaces 3 allocations, 1 at a time', true, false],
    ['1.8: a node more', { type: 'system', counts: { ...before111, InPlaceUpdate: 2, Place: 1 } }, 'updates 2 allocations in place, creates 1', false, false],
    ['1.8: three nodes more than three', { type: 'system', counts: { ...before111, InPlaceUpdate: 3, Place: 3 } }, 'updates 3 allocations in place, creates 3', false, false],
    ['1.8: two excluded nodes', { type: 'system', counts: { ...before111, DestructiveUpdate: 2, InPlaceUpdate: 1, Place: -2 } }, 'stops 2 allocations, updates 1 in place', true, false],
    ['an edited sysbatch job', { type: 'sysbatch', counts: { DestructiveUpdate: 3 } }, 'replaces 3 allocations, running or ended', true, false],
    ['an excluded node of a sysbatch job', { type: 'sysbatch', counts: { DestructiveUpdate: 1, InPlaceUpdate: 2, Place: -1 } }, 'stops 1 allocation, updates 2 in place', true, false],
    ['a node more of a sysbatch job', { type: 'sysbatch', counts: { DestructiveUpdate: 2, Place: 1 } }, 'replaces 2 allocations, running or ended, creates 1', true, false],
    ['a batch job that runs', { type: 'batch', count: 2, counts: { DestructiveUpdate: 2 } }, 'replaces both allocations at once', true, true],
    ['a batch job that runs, after an earlier version', { type: 'batch', count: 2, counts: { DestructiveUpdate: 2, Ignore: 2 } }, 'replaces both allocations at once', true, true],
    ['a batch job that has ended', { type: 'batch', count: 2, counts: { Ignore: 2, Place: 2 } }, 'creates 2 allocations', false, false],
    ['a removed group of a batch job', { type: 'batch', counts: { Stop: 1 } }, 'stops 1 allocation, running or ended', true, false],
    ['an edited service', { type: 'service', count: 3, update: item, counts: { DestructiveUpdate: 1, Ignore: 2 } }, 'replaces 3 allocations, 1 at a time', true, false],
    ['a service without a pace', { type: 'service', count: 3, update: zero, counts: { DestructiveUpdate: 3 } }, 'replaces all 3 allocations at once', true, true],
    ['a service of two with a count of one', { type: 'service', update: item, counts: { DestructiveUpdate: 1, Stop: 1 } }, 'replaces 1 allocation, stops 1', true, true],
    ['a service of three with a count of one', { type: 'service', update: item, counts: { DestructiveUpdate: 1, Stop: 2 } }, 'replaces 1 allocation, stops 2', true, true],
    ['a service of four with a count of two', { type: 'service', count: 2, update: item, counts: { DestructiveUpdate: 1, Ignore: 1, Stop: 2 } }, 'replaces 2 allocations, 1 at a time, stops 2', true, false],
    ['a service of four with a count and a pace of two', { type: 'service', count: 2, update: { MaxParallel: 2 }, counts: { DestructiveUpdate: 2, Stop: 2 } }, 'replaces both allocations at once, stops 2', true, true],
    ['a service of two with a canary and a count of one', { type: 'service', update: item, counts: { Canary: 1, Ignore: 1, Stop: 1 } }, 'stops 1 allocation, 1 canary now; the old allocations stop after promotion', true, false],
    ['a service with a higher count', { type: 'service', count: 5, update: item, counts: { InPlaceUpdate: 3, Place: 2 } }, 'updates 3 allocations in place, creates 2', false, false],
    ['an edited service with a higher count', { type: 'service', count: 5, update: item, counts: { Ignore: 3, Place: 2 } }, 'replaces 3 allocations, 1 at a time, creates 2', true, false],
    ['a service whose failed allocations wait', { type: 'service', count: 2, update: item, counts: { Ignore: 2 } }, '', false, false],
    ['a service with failed allocations and a higher count', { type: 'service', count: 3, update: item, counts: { Ignore: 1, InPlaceUpdate: 1, Place: 1 } }, 'updates 1 allocation in place, creates 1', false, false],
    ['a canary of a service', { type: 'service', count: 3, update: item, counts: { Canary: 1, Ignore: 3 } }, '1 canary now, 2 more after promotion', false, false],
    ['a canary and a higher count', { type: 'service', count: 5, update: item, counts: { Canary: 1, Ignore: 3 } }, '1 canary now, 4 more after promotion', false, false],
    ['a canary and a lower count', { type: 'service', count: 2, update: item, counts: { Canary: 1, Ignore: 2, Stop: 1 } }, 'stops 1 allocation, 1 canary now, 1 more after promotion', true, false],
    ['as many canaries as allocations', { type: 'service', count: 3, update: item, counts: { Canary: 3, Ignore: 3 } }, '3 canaries now; the old allocations stop after promotion', false, false],
    ['more canaries than allocations', { type: 'service', count: 3, update: item, counts: { Canary: 4, Ignore: 3, Place: 3 } }, '4 canaries now; the old allocations stop after promotion', false, false],
  ])('the counts are described by their effect: %s', (_what, planned, ...expected) => {
    expect(describePlanned(planned)).toEqual(expected);
  }); // prettier-ignore

  test.each<[string, Planned, changes: boolean]>([
    ['a healthy system job', { type: 'system', counts: { Ignore: 3, Place: 3 } }, false],
    ['a system job in the middle of its rollout', { type: 'system', counts: { DestructiveUpdate: 2, Ignore: 1, Place: 3 } }, false],
    ['a system job whose canary waits', { type: 'system', counts: { Canary: 1, DestructiveUpdate: 2, Ignore: 1, Place: 3 } }, false],
    ['1.8: a healthy system job', { type: 'system', counts: { ...before111, Ignore: 3 } }, false],
    ['1.8: a system job in the middle of its rollout', { type: 'system', counts: { ...before111, DestructiveUpdate: 2, Ignore: 1 } }, false],
    ['a system job whose allocations failed', { type: 'system', counts: { Place: 3 } }, true],
    ['a system job of which an allocation was stopped', { type: 'system', counts: { Ignore: 2, Place: 3 } }, true],
    ['1.8: a system job of which an allocation was stopped', { type: 'system', counts: { ...before111, Ignore: 2, Place: 1 } }, true],
    ['a sysbatch job', { type: 'sysbatch', counts: { Ignore: 3 } }, false],
    ['a service whose allocation is missing', { type: 'service', counts: { Ignore: 2, Place: 1 } }, true],
  ])('%s that is registered already has changes: %s', (_what, planned, changes) => {
    const { change, hasEffect: has, isDestructive } = verdict({ ...planned, isUnchanged: true });
    expect([change, has, isDestructive]).toEqual(['unchanged', changes, false]);
  }); // prettier-ignore
});

test('the shown counts of a system job in the middle of its rollout are not those of another replacement', () => {
  const counts = { Canary: 1, DestructiveUpdate: 2, Ignore: 1, Place: 3 };
  const redactGroups = (isUnchanged: boolean): unknown =>
    redactVerdict(verdict({ type: 'system', counts, isUnchanged }), String, String).groups;
  expect(redactGroups(true)).toMatchObject([{ replaced: 0, canaries: 0, created: 0, ignored: 1 }]);
  expect(redactGroups(false)).toMatchObject([{ replaced: 2, canaries: 1, created: 0, ignored: 1 }]);
});

test('the diff has the counts of the verdict, in the words of Nomad', () => {
  const diff = taskDiff([edit('Env[A]', '1', '2')]);
  const describeHead = (planned: Planned): string =>
    viewDiff(redactDiff(diff, createShowingRules()).diff, false, verdict(planned)).lines[1] ?? '';
  expect(describeHead({ type: 'system', counts: { DestructiveUpdate: 3, Place: 3 } })).toBe(
    '! Task Group: "app" (3 create/destroy update)',
  );
  expect(describeHead({ type: 'service', count: 9, counts: { Ignore: 2, DestructiveUpdate: 1, Place: 4, Migrate: 5, Stop: 6, Canary: 7, InPlaceUpdate: 8 } })).toBe(
    '! Task Group: "app" (7 canary, 4 create, 1 create/destroy update, 6 destroy, 2 ignore, 8 in-place update, 5 migrate)',
  ); // prettier-ignore
  expect(viewDiff(redactDiff(diff, createShowingRules()).diff, false).lines[1]).toBe('! Task Group: "app"');
});

test('counts of any size stay consistent', () => {
  const number = fc.nat(5);
  const counts = fc.record({
    Place: fc.integer({ min: -5, max: 9 }),
    Ignore: number,
    InPlaceUpdate: number,
    DestructiveUpdate: number,
    Stop: number,
    Canary: number,
  });
  const type = fc.constantFrom('service', 'batch', 'system', 'sysbatch');
  fc.assert(
    fc.property(type, counts, fc.nat(4), fc.boolean(), fc.boolean(), (kind, drawn, MaxParallel, isOld, isUnchanged) => {
      // Only jobs on each node are counted below 0.
      const Place = kind.startsWith('sys') ? drawn.Place : Math.abs(drawn.Place);
      const numbers = { ...drawn, Place, ...(isOld ? before111 : {}) };
      const read = verdict({ type: kind, counts: numbers, update: { MaxParallel }, count: 3, isUnchanged });
      const { groups, isDestructive } = read;
      const [group] = groups;
      if (group === undefined) throw new Error('A group is missing');
      const { update, ...rest } = group;
      expect(Object.values(rest).every((count) => typeof count === 'string' || count >= 0)).toBe(true);
      expect(group.replaced + group.stopped).toBe(drawn.DestructiveUpdate + drawn.Stop);
      expect(update.step).toBeLessThanOrEqual(update.all);
      expect(update.isAtOnce && update.step < update.all).toBe(false);
      expect(isUnchanged || group.replaced === 0 || isDestructive).toBe(true);
      expect(describeCounts(read)).not.toMatch(/-|NaN|Infinity|undefined/);
    }),
  ); // prettier-ignore
});

test('a service is down for a moment exactly if none of its allocations outlives the first step', () => {
  const number = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(number, number, fc.nat(4), fc.nat(2), (before, count, MaxParallel, canary) => {
      fc.pre(count <= before);
      const first = Math.min(count, canary > 0 ? 0 : MaxParallel || count);
      const left = count - first;
      const counts = { Stop: before - count, DestructiveUpdate: first, Ignore: left, Canary: canary };
      const [, , atOnce] = describePlanned({ type: 'service', count, update: { MaxParallel, Canary: canary }, counts });
      expect(atOnce).toBe(before > 1 && left === 0);
    }),
  );
});
