import { describe, expect, test } from 'vitest';
import { findPitfalls } from '../../src/nomad-plan/pitfalls.ts';
import { readVerdict } from '../../src/nomad-plan/verdict.ts';
import { readRecordedJob, readRecordedPlan } from '../support/recorded-plan.ts';
import { diff, edit, job, plan } from '../support/plans.ts';

const stop = (before: string, after: string) => diff({ Type: 'Edited', Fields: [edit('Stop', before, after)] });
const planFor = (counts: object) => plan({ groups: { app: counts } });

describe('verdict of a plan', () => {
  test.each([
    ['a job that is up to date changes nothing', {}, planFor({ Ignore: 2 }), { change: 'unchanged', hasEffect: false }],
    ['allocations are placed without a diff', {}, planFor({ Place: 1 }), { change: 'unchanged', hasEffect: true }],
    // Nomad plans them where a token registered the job.
    [
      'in-place updates alone change nothing',
      {},
      planFor({ InPlaceUpdate: 1 }),
      { change: 'unchanged', hasEffect: false },
    ],
    [
      'creations of a parameterized job are not a change',
      { ParameterizedJob: { Payload: 'optional' } },
      planFor({ Place: 3 }),
      { change: 'unchanged', hasEffect: false, starts: 'per-dispatch' },
    ],
    [
      'creations of a periodic job are not a change',
      { Periodic: { Enabled: true } },
      planFor({ Place: 3 }),
      { change: 'unchanged', hasEffect: false, starts: 'per-launch' },
    ],
    [
      'a job with index 0 is new',
      {},
      plan({ JobModifyIndex: 0, Diff: diff({ Type: 'Added' }) }),
      { change: 'new', hasEffect: true },
    ],
    [
      'a stopped job starts again',
      {},
      plan({ Diff: stop('true', 'false'), groups: { app: { Place: 2 } } }),
      { change: 'edited', startsAgain: true },
    ],
    [
      'the file stops the job',
      { Stop: true },
      plan({ Diff: stop('false', 'true'), groups: { app: { Stop: 2 } } }),
      { change: 'stopped', startsAgain: false, isDestructive: true },
    ],
    ['without a diff it is never unchanged', {}, plan({ Diff: null }), { change: 'edited', hasEffect: true }],
  ])('the verdict of a plan: %s', (_, given, answer, expected) => {
    expect(readVerdict(job(given), answer)).toMatchObject(expected);
  });

  test.each([
    [{ DestructiveUpdate: 1 }, true],
    [{ Stop: 1 }, true],
    [{ Preemptions: 1 }, true],
    [{ InPlaceUpdate: 1 }, false],
    [{ Canary: 1 }, false],
    [{ Place: 1 }, false],
    [{ Migrate: 1 }, false],
  ])('a plan with the counts %j is destructive: %s', (counts, destructive) => {
    expect(readVerdict(job(), plan({ groups: { app: counts } })).isDestructive).toBe(destructive);
  });
});

describe('details of a verdict', () => {
  test.each([
    ['2.x', '2 warnings:\n\n* one\n* two', ['one', 'two']],
    [
      '1.x',
      '1 warning(s):\n\n* Group "app" has warnings: 1 error occurred:\n\t* deep',
      ['Group "app" has warnings: deep'],
    ],
    ['several in one', '1 warning:\n\n* Group "app": 2 errors occurred:\n\t* one\n\t* two', ['Group "app": one; two']],
    ['bare', 'something', ['something']],
    ['none', '', []],
  ])('warnings are read in the form %s', (_, text, expected) => {
    expect(readVerdict(job(), plan({ Warnings: text })).warnings).toEqual(expected);
  });

  test.each([
    [{ Stop: true }, plan({ JobModifyIndex: 0, Diff: diff({ Type: 'Added' }) }), 1],
    [{ Stop: true }, plan({ Diff: stop('false', 'true') }), 0],
    [{}, plan({ Diff: stop('true', 'false') }), 0],
  ])('only a job that is registered as stopped without being stopped is a pitfall: %j', (given, answer, count) => {
    const pitfalls = findPitfalls(job(given), readVerdict(job(given), answer), String, () => undefined);
    expect(pitfalls).toHaveLength(count);
  });

  test('the zero time of Go is not a periodic launch', () => {
    expect(readVerdict(job(), plan({ NextPeriodicLaunch: '2026-11-21T03:00:00Z' })).nextLaunch).toBe(
      '2026-11-21T03:00:00Z',
    );
  });

  test('evicted allocations of other jobs are counted by job and group', () => {
    expect(readVerdict(readRecordedJob('preemption'), readRecordedPlan('preemption')).preempted).toEqual([
      { job: 'low', namespace: 'default', group: 'app', count: 1 },
    ]);
  });
});
