import { describe, expect, test } from 'vitest';
import { readVerdict } from '../../src/nomad-plan/verdict.ts';
import { recordedJob, recordedPlan } from '../support/recorded-plan.ts';
import { diff, edited, job, plan } from '../support/plans.ts';

describe('verdict of a plan', () => {
  test('a job that is already up to date changes nothing', () => {
    expect(readVerdict(job(), plan({ groups: { app: { Ignore: 2 } } }))).toMatchObject({
      change: 'unchanged',
      changes: false,
      destructive: false,
    });
  });

  test('a plan can place allocations without any difference in the job', () => {
    expect(readVerdict(job(), plan({ groups: { app: { Place: 1 } } }))).toMatchObject({
      change: 'unchanged',
      changes: true,
    });
  });

  test('in-place updates of a job without a difference are no change: Nomad plans them where a token registered the job', () => {
    expect(readVerdict(job(), plan({ groups: { app: { InPlaceUpdate: 1 } } }))).toMatchObject({
      change: 'unchanged',
      changes: false,
    });
  });

  test.each([
    ['parameterized', { ParameterizedJob: { Payload: 'optional' } }, 'per-dispatch'],
    ['periodic', { Periodic: { Enabled: true } }, 'per-launch'],
  ])('the creations in the plan of a %s job do not count as a change', (_, given, starts) => {
    expect(readVerdict(job(given), plan({ groups: { app: { Place: 3 } } }))).toMatchObject({
      change: 'unchanged',
      changes: false,
      starts,
    });
  });

  test('a job with index 0 is new', () => {
    expect(readVerdict(job(), plan({ JobModifyIndex: 0, Diff: diff({ Type: 'Added' }) }))).toMatchObject({
      change: 'new',
      changes: true,
    });
  });

  test('a stopped job that the file starts again is reported as such', () => {
    const started = plan({
      Diff: diff({ Type: 'Edited', Fields: [edited('Stop', 'true', 'false')] }),
      groups: { app: { Place: 2 } },
    });
    expect(readVerdict(job(), started)).toMatchObject({ change: 'edited', startsAgain: true });
  });

  test('a job that the file stops is reported as stopped', () => {
    const stopped = plan({
      Diff: diff({ Type: 'Edited', Fields: [edited('Stop', 'false', 'true')] }),
      groups: { app: { Stop: 2 } },
    });
    expect(readVerdict(job({ Stop: true }), stopped)).toMatchObject({
      change: 'stopped',
      startsAgain: false,
      destructive: true,
    });
  });

  test('a plan without a diff is never reported as unchanged', () => {
    expect(readVerdict(job(), plan({ Diff: null }))).toMatchObject({ change: 'edited', changes: true });
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
    expect(readVerdict(job(), plan({ groups: { app: counts } })).destructive).toBe(destructive);
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

  test('the zero time of Go is not a periodic launch', () => {
    expect(readVerdict(job(), plan({ NextPeriodicLaunch: '2026-11-21T03:00:00Z' })).nextLaunch).toBe(
      '2026-11-21T03:00:00Z',
    );
  });

  test('evicted allocations of other jobs are counted by job and group', () => {
    expect(readVerdict(recordedJob('preemption'), recordedPlan('preemption')).preempted).toEqual([
      { job: 'low', namespace: 'default', group: 'app', count: 1 },
    ]);
  });
});
