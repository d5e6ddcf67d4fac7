import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findVersionAllocations, judgeBatch, type BatchEvidence } from '../../src/rollout/progress.ts';
import { findTaskProblems } from '../../src/rollout/outcome.ts';
import { listJobAllocations, type Allocation } from '../../src/clients/nomad/allocations.ts';
import { toJob, type Job } from '../../src/clients/nomad/jobs/job.ts';
import { readRecorded } from '../support/scenarios.ts';

const readRecordedJob = (name: string): Job => readRecorded({ shape: toJob }, 'dispatch', name);
const readRecordedAllocations = (name: string): readonly Allocation[] =>
  readRecorded(listJobAllocations({ id: 'a' }), 'dispatch', name);

describe('recorded child jobs', () => {
  test('a recorded child job that is complete is complete, and one with failed allocations has failed', () => {
    const done = { job: readRecordedJob('child: done'), allocations: readRecordedAllocations('child: allocations') };
    expect(judgeBatch({ ...done, isBlocked: false })).toBe('complete');
    const allocations = readRecordedAllocations('failed child: allocations');
    expect(judgeBatch({ job: readRecordedJob('failed child'), allocations, isBlocked: false })).toBe('failed');
    expect(findTaskProblems(allocations)).toMatchObject([{ task: 'run', exitCode: 3 }]);
  });

  test('a recorded parent job is never done', () => {
    expect(judgeBatch({ job: readRecordedJob('read: parent'), allocations: [], isBlocked: false })).toBeUndefined();
  });
});

const completed = 'All tasks have completed';
const allocation = fc.record({
  ClientStatus: fc.constantFrom('pending', 'running', 'complete', 'failed', 'lost', 'unknown'),
  ClientDescription: fc.constantFrom(completed, completed, 'allocation exceeded max_run_duration'),
  DesiredStatus: fc.constantFrom('run', 'run', 'run', 'stop', 'evict'),
  NextAllocation: fc.constantFrom('', '', 'later'),
  TaskGroup: fc.constantFrom('a', 'b'),
});
const counts = fc.tuple(fc.nat(2), fc.nat(2));
const job = fc.record({
  Type: fc.constantFrom('batch', 'sysbatch'),
  Status: fc.constantFrom('pending', 'running', 'dead'),
  Stop: fc.boolean(),
  TaskGroups: counts.map(([a, b]) => [
    { Name: 'a', Count: a },
    { Name: 'b', Count: b },
  ]),
});
const evidence: fc.Arbitrary<BatchEvidence> = fc.record({
  job: fc.option(job, { nil: undefined }),
  allocations: fc.array(allocation, { maxLength: 4 }),
  isBlocked: fc.boolean(),
});
const complete = {
  ClientStatus: 'complete',
  ClientDescription: completed,
  DesiredStatus: 'run',
  NextAllocation: '',
  TaskGroup: 'a',
};
const failed = { ...complete, ClientStatus: 'failed' };

describe('batch jobs in any state', () => {
  test('a batch job is done once it is dead and nothing of it is active, and complete only with all that Nomad would not replace, in every group', () => {
    fc.assert(
      fc.property(evidence, (state) => {
        const { job: { Type, Status, TaskGroups } = {}, allocations } = state;
        const end = judgeBatch(state);
        const replaced = { ...failed, DesiredStatus: 'stop', NextAllocation: 'later' };
        expect(judgeBatch({ ...state, allocations: [replaced, ...allocations] })).toBe(end);

        const isActive = allocations.some(
          (alloc) => alloc.DesiredStatus === 'run' && ['pending', 'running', 'unknown'].includes(alloc.ClientStatus),
        );
        const early = [state.isBlocked && !isActive ? 'placement-blocked' : undefined, 'complete'];
        expect(Status === undefined || Status === 'dead' || early.includes(end)).toBe(true);
        const haveEnded = allocations.every((alloc) => !['pending', 'running'].includes(alloc.ClientStatus));
        expect(Status === 'dead' && haveEnded && end === undefined).toBe(false);

        const last = allocations.filter((alloc) => alloc.NextAllocation === '');
        const areDone = last.every(
          (alloc) =>
            alloc.ClientStatus === 'complete' && alloc.DesiredStatus === 'run' && alloc.ClientDescription === completed,
        );
        const areThere = (TaskGroups ?? []).every(
          ({ Name, Count }) => last.filter(({ TaskGroup }) => TaskGroup === Name).length >= (Count ?? 1),
        );
        const isWhole = areDone && (Type === 'sysbatch' ? Status === 'dead' : areThere);
        expect(end === 'complete' && !isWhole).toBe(false);
      }),
    );
  });

  test('an allocation that was stopped without a replacement, such as by a node drain, is lost unless the job was stopped', () => {
    const drained = { ...complete, DesiredStatus: 'stop' };
    for (const Type of ['batch', 'sysbatch']) {
      const dead = { Type, Status: 'dead', Stop: false, TaskGroups: [{ Name: 'a', Count: 1 }] };
      expect(judgeBatch({ job: dead, allocations: [drained], isBlocked: false })).toBe('lost');
      expect(judgeBatch({ job: { ...dead, Stop: true }, allocations: [drained], isBlocked: false })).toBe('stopped');
    }
  });

  test('a version is stopped or superseded by every later change of the job, and superseded by nothing else', () => {
    fc.assert(
      fc.property(evidence, fc.nat(3), fc.nat(3), (state, index, now) => {
        const end = judgeBatch({ ...state, index, job: state.job && { ...state.job, JobModifyIndex: now } });
        const isChanged = state.job !== undefined && index !== now;
        const otherwise = end === 'superseded' ? 'anything else' : end;
        expect(end).toBe(isChanged ? (state.job?.Stop === true ? 'stopped' : 'superseded') : otherwise);
      }),
    );
  });
});

/** The allocations of one place of a batch job: failed and replaced attempts, then the last one. */
const place = fc.record({ replaced: fc.nat(3), last: fc.constantFrom('complete', 'failed', 'running', 'lost') });
const version = fc.record({ a: fc.array(place, { maxLength: 3 }), b: fc.array(place, { maxLength: 2 }) });

/** The allocations of a version as Nomad lists them, newest first. */
function listAsNomad(places: typeof version extends fc.Arbitrary<infer V> ? V : never, JobVersion: number) {
  return (['a', 'b'] as const).flatMap((TaskGroup) =>
    places[TaskGroup].flatMap(({ replaced, last }) => {
      const now = { ...complete, ClientStatus: last, TaskGroup, JobVersion };
      const before = { ...now, ClientStatus: 'failed', DesiredStatus: 'stop', NextAllocation: 'later' };
      return [now, ...Array.from({ length: replaced }, () => before)];
    }),
  );
}

describe('random histories of versions', () => {
  test('a version of a batch job ends as its last attempts do, whatever became of earlier versions and attempts', () => {
    fc.assert(
      fc.property(fc.array(version, { maxLength: 2 }), version, fc.boolean(), (earlier, live, isOldPending) => {
        const lasts = [...live.a, ...live.b].map(({ last }) => last);
        const isRunning = lasts.includes('running');
        const Version = earlier.length;
        const now: Job = {
          ...readRecordedJob('child: done'),
          Version,
          JobModifyIndex: 9,
          // A delayed replacement of an earlier version keeps the job alive.
          Status: isRunning ? 'running' : isOldPending ? 'pending' : 'dead',
          TaskGroups: [
            { Name: 'a', Count: live.a.length },
            { Name: 'b', Count: live.b.length },
          ],
        };
        const all = [...earlier.flatMap((item, at) => listAsNomad(item, at)), ...listAsNomad(live, Version)];
        const end = judgeBatch({ job: now, index: 9, allocations: findVersionAllocations(now, all), isBlocked: false });
        const isDead = now.Status === 'dead';
        const model = lasts.every((last) => last === 'complete')
          ? 'complete'
          : isRunning || !isDead
            ? undefined
            : lasts.includes('failed')
              ? 'failed'
              : 'lost';
        expect(end).toBe(model);
      }),
    );
  });

  test('a sysbatch job counts allocations of an earlier version that ended and were not replaced, and no others', () => {
    const sysbatch: Job = { ...readRecordedJob('child: done'), Type: 'sysbatch', Version: 1 };
    const old = { ...failed, JobVersion: 0 };
    expect(findVersionAllocations(sysbatch, [old])).toEqual([old]);
    expect(findVersionAllocations(sysbatch, [{ ...old, DesiredStatus: 'stop', NextAllocation: 'later' }])).toEqual([]);
    // Nomad stops allocations that new constraints exclude, without a replacement.
    expect(findVersionAllocations(sysbatch, [{ ...old, DesiredStatus: 'stop' }])).toEqual([]);
    expect(findVersionAllocations({ ...sysbatch, Type: 'batch' }, [old])).toEqual([]);
  });
});
