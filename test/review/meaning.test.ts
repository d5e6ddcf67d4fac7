import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readVerdict } from '../../src/nomad-plan/verdict.ts';
import { canonicalize } from '../../src/nomad-plan/specification.ts';
import { hasEqualEffect, describeMeaning } from '../../src/review/meaning.ts';
import { edit, job, plan, taskDiff } from '../support/plans.ts';
import { readRecordedJob, readRecordedPlan } from '../support/recorded-plan.ts';
import { planNames } from '../support/replay.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';
import type { DesiredUpdates, JobDiff, JobPlan, ObjectDiff } from '../../src/clients/nomad/jobs/plan.ts';

function describeChange(live: Job, answer: JobPlan, keptGroups: ReadonlySet<string> = new Set()): string {
  return canonicalize(
    describeMeaning({ job: live, verdict: readVerdict(live, answer), diff: answer.Diff, keptGroups }),
  );
}

function describeFieldChange(task: string, before: string, after: string): string {
  return describeChange(job(), plan({ Diff: taskDiff([edit('Env[A]', before, after)], { task }) }));
}

function describeCountChange(count: number, given: Partial<Job>, kept: readonly string[] = []): string {
  return describeChange(job(given), plan({ groups: { app: { DestructiveUpdate: count } } }), new Set(kept));
}

type Body = Pick<ObjectDiff, 'Fields' | 'Objects'>;

function withBody<B extends Body>(body: B, change: (body: Body) => Body): B {
  const { Fields, Objects } = change(body);
  return { ...body, Fields, Objects: Objects.map((object) => withBody(object, change)) };
}

function everywhere(diff: JobDiff, change: (body: Body) => Body): JobDiff {
  const TaskGroups = diff.TaskGroups.map((group) => ({
    ...withBody(group, change),
    Tasks: group.Tasks.map((task) => withBody(task, change)),
  }));
  return { ...withBody(diff, change), TaskGroups };
}

function changeUpdates(answer: JobPlan, change: (updates: DesiredUpdates) => DesiredUpdates): JobPlan {
  const DesiredTGUpdates = Object.fromEntries(
    Object.entries(answer.Annotations.DesiredTGUpdates).map(([name, updates]) => [name, change(updates)]),
  );
  return { ...answer, Annotations: { ...answer.Annotations, DesiredTGUpdates } };
}

const unchanged = { Type: 'None', Fields: [], Objects: [], Annotations: [] } as const;

/** Changes with the cluster, the time or the server that no reviewer decides on. */
const irrelevant: readonly ((answer: JobPlan, count: number) => JobPlan)[] = [
  (answer, count) => changeUpdates(answer, (updates) => ({ ...updates, Ignore: updates.Ignore + count })),
  (answer, count) => changeUpdates(answer, (updates) => ({ ...updates, Migrate: updates.Migrate + count })),
  (answer, count) => changeUpdates(answer, (updates) => ({ ...updates, RescheduleNow: count, RescheduleLater: count })),
  (answer) => ({ ...answer, FailedTGAllocs: {} }),
  (answer) => ({ ...answer, Warnings: '1 warning:\n\n* another one' }),
  (answer) => ({ ...answer, NextPeriodicLaunch: '2026-11-21T03:00:00Z', raw: '{}' }),
  // Index 0 differs from any other: the job would be new.
  (answer, count) => ({ ...answer, JobModifyIndex: answer.JobModifyIndex === 0 ? 0 : answer.JobModifyIndex + count }),
  (answer) => ({
    ...answer,
    Diff:
      answer.Diff &&
      everywhere(answer.Diff, ({ Fields, Objects }) => ({
        Fields: Fields.filter((field) => field.Type !== 'None').toReversed(),
        Objects: Objects.toReversed(),
      })),
  }),
  (answer, count) => ({
    ...answer,
    Diff: answer.Diff && {
      ...answer.Diff,
      Objects: [...answer.Diff.Objects, { ...unchanged, Name: 'Unchanged' }],
      TaskGroups: [
        ...answer.Diff.TaskGroups,
        { ...unchanged, Name: `unchanged ${count}`, Tasks: [{ ...unchanged, Name: 'task' }], Updates: {} },
      ],
    },
  }),
  (answer, count) => ({
    ...answer,
    Annotations: {
      ...answer.Annotations,
      PreemptedAllocs: answer.Annotations.PreemptedAllocs.map((item) => ({ ...item, ID: String(count), NodeID: 'n' })),
    },
  }),
];

test('the meaning of a plan is unchanged when nothing changed that a reviewer decides on', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...planNames),
      fc.array(fc.tuple(fc.constantFrom(...irrelevant), fc.integer({ min: 1, max: 9 })), { maxLength: 6 }),
      (name, changes) => {
        const answer = readRecordedPlan(name);
        const moved = changes.reduce((now, [change, count]) => change(now, count), answer);
        expect(describeChange(readRecordedJob(name), moved)).toBe(describeChange(readRecordedJob(name), answer));
      },
    ),
    { numRuns: 300 },
  );
});

describe('changed meaning of a plan', () => {
  const counts = ['Place', 'DestructiveUpdate', 'InPlaceUpdate', 'Stop', 'Canary'] as const;

  test('the meaning of a plan includes the numbers of allocations created, replaced, updated and stopped', () => {
    fc.assert(
      fc.property(fc.constantFrom(...counts), fc.nat(9), fc.nat(9), (kind, first, other) => {
        const derive = (count: number): string => describeChange(job(), plan({ groups: { app: { [kind]: count } } }));
        expect(derive(first) === derive(other)).toBe(first === other);
      }),
    );
  });

  test('the meaning of a plan includes the old and new value of every field', () => {
    const value = fc.constantFrom('', 'a', 'b', '‹hidden›');
    fc.assert(
      fc.property(fc.tuple(value, value), fc.tuple(value, value), (first, other) => {
        expect(describeFieldChange('server', ...first) === describeFieldChange('server', ...other)).toBe(
          first[0] === other[0] && first[1] === other[1],
        );
      }),
    );
  });

  test('the meaning of a recorded plan changes with every shown field', () => {
    for (const name of planNames) {
      const answer = readRecordedPlan(name);
      const { Diff } = answer;
      if (Diff === null) continue;
      const other = everywhere(Diff, ({ Fields, Objects }) => ({
        Fields: Fields.map((field) => (field.Type === 'None' ? field : { ...field, New: `${field.New}!` })),
        Objects,
      }));
      const changes = JSON.stringify(other) !== JSON.stringify(Diff);
      const before = describeChange(readRecordedJob(name), answer);
      expect(describeChange(readRecordedJob(name), { ...answer, Diff: other }) !== before).toBe(changes);
    }
  });

  test('the meaning of a plan includes which other jobs lose allocations', () => {
    const alloc = {
      ID: 'i',
      Name: '',
      Namespace: 'default',
      JobType: 'batch',
      TaskGroup: 'g',
      NodeID: '',
      NodeName: '',
    };
    const derive = (...jobs: readonly string[]): string => {
      const answer = plan();
      const PreemptedAllocs = jobs.map((JobID) => ({ ...alloc, JobID }));
      return describeChange(job(), { ...answer, Annotations: { ...answer.Annotations, PreemptedAllocs } });
    };
    expect(derive('a')).not.toBe(derive());
    expect(derive('a')).not.toBe(derive('b'));
    expect(derive('a', 'a', 'b')).toBe(derive('b', 'a'));
  });

  test('the meaning of a plan includes the task that changes', () => {
    expect(describeFieldChange('server', 'a', 'b')).not.toBe(describeFieldChange('sidecar', 'a', 'b'));
  });
});

test('the meaning of a plan ignores numbers that the cluster decides, except zero', () => {
  expect(describeCountChange(2, { Type: 'system' })).toBe(describeCountChange(5, { Type: 'system' }));
  expect(describeCountChange(0, { Type: 'system' })).not.toBe(describeCountChange(5, { Type: 'system' }));
  for (const count of [0, 2]) expect(describeCountChange(count, {}, ['app'])).toBe(describeCountChange(5, {}, ['app']));
  expect(describeCountChange(2, {}, ['other'])).not.toBe(describeCountChange(5, {}, ['other']));
});

test('the meaning of a plan of a job that runs on each node is independent of the number of nodes', () => {
  const amount = fc.integer({ min: 1, max: 9 });
  const kind = fc.constantFrom('DestructiveUpdate', 'InPlaceUpdate');
  const type = fc.constantFrom('system', 'sysbatch');
  const change = taskDiff([edit('Env[A]', '1', '2')]);
  fc.assert(
    fc.property(type, kind, amount, amount, fc.nat(9), fc.nat(9), (Type, which, nodes, now, joined, kept) => {
      const derive = (count: number, more: number, Ignore: number): string => {
        const counted = Type === 'system' ? count + Ignore : 0;
        const groups = { app: { [which]: count, Ignore, Place: counted + more } };
        return describeChange(job({ Type }), plan({ Diff: change, groups }));
      };
      expect(derive(now, joined, kept)).toBe(derive(nodes, 0, 0));
    }),
  );
});

function describeSystemJob(counts: Partial<DesiredUpdates>): string {
  const answer = plan({ Diff: taskDiff([edit('Env[A]', '1', '2')]), groups: { app: counts } });
  return describeChange(job({ Type: 'system' }), answer);
}

test('the meaning of a plan of a system job includes that allocations end, whether they are replaced or stopped', () => {
  const replaced = describeSystemJob({ DestructiveUpdate: 3, Place: 3 });
  // Nomad tries the nodes in a random order, and may find an excluded one only later.
  expect(describeSystemJob({ DestructiveUpdate: 3, Place: 2 })).toBe(replaced);
  // A node may run no new allocation since the review.
  expect(describeSystemJob({ DestructiveUpdate: 2, Stop: 1, Place: 2 })).toBe(replaced);
  const inPlace = describeSystemJob({ InPlaceUpdate: 3, Place: 3 });
  expect(inPlace).not.toBe(replaced);
  expect(inPlace).not.toBe(describeSystemJob({ InPlaceUpdate: 2, Stop: 1, Place: 2 }));
  expect(describeSystemJob({ Canary: 1, DestructiveUpdate: 3, Place: 3 })).not.toBe(replaced);
});

function effect(fields: Partial<DesiredUpdates>, group = 'app') {
  const planned = job();
  const verdict = readVerdict(planned, plan({ groups: { [group]: fields } }));
  return { job: planned, verdict, keptGroups: new Set<string>() };
}

test.each<[string, Partial<DesiredUpdates>, isSame: boolean, isLess: boolean]>([
  ['the same', { DestructiveUpdate: 2 }, true, true],
  ['fewer replacements', { DestructiveUpdate: 1 }, false, true],
  ['an update in place of each', { InPlaceUpdate: 2 }, false, true],
  ['nothing', {}, false, true],
  ['more replacements', { DestructiveUpdate: 3 }, false, false],
  ['more updates in place', { InPlaceUpdate: 3 }, false, false],
  ['a stop', { Stop: 1 }, false, false],
  ['a new allocation', { DestructiveUpdate: 1, Place: 1 }, false, false],
  ['a canary', { DestructiveUpdate: 1, Canary: 1 }, false, false],
])(
  'an effect of %s beside two replacements is judged with and without a smaller one',
  (_what, updates, isSame, isLess) => {
    const reviewed = effect({ DestructiveUpdate: 2 });
    expect([hasEqualEffect(effect(updates), reviewed, false), hasEqualEffect(effect(updates), reviewed, true)]).toEqual(
      [isSame, isLess],
    );
    expect(hasEqualEffect(effect(updates, 'another group'), reviewed, true)).toBe(false);
  },
);
