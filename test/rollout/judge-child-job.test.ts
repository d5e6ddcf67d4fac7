import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeChildJob, type ChildJobEvidence } from '../../src/rollout/progress.ts';
import { findTaskProblems } from '../../src/rollout/outcome.ts';
import { listJobAllocations, type Allocation } from '../../src/clients/nomad/allocations.ts';
import { asJob, type Job } from '../../src/clients/nomad/jobs/job.ts';
import { readScenario } from '../support/scenarios.ts';

/** Returns the recorded answer of an exchange. */
function answer(name: string): unknown {
  const found = readScenario('dispatch').find((exchange) => 'name' in exchange && exchange.name === name);
  if (found === undefined || !('response' in found)) throw new Error(`dispatch has no exchange ${name}`);
  return found.response.body;
}

function recordedJob(name: string): Job {
  const read = asJob(answer(name));
  if ('problem' in read) throw new Error(read.problem);
  return read.output;
}

function recordedAllocations(name: string): readonly Allocation[] {
  const read = listJobAllocations({ id: 'a' }).shape(answer(name), { nextToken: undefined });
  if ('problem' in read) throw new Error(read.problem);
  return read.output;
}

describe('recorded child jobs', () => {
  test('a recorded child job that is complete has succeeded, and one with failed allocations has failed', () => {
    const done = { job: recordedJob('child: done'), allocations: recordedAllocations('child: allocations') };
    expect(judgeChildJob({ ...done, blocked: false })).toBe('succeeded');
    const allocations = recordedAllocations('failed child: allocations');
    expect(judgeChildJob({ job: recordedJob('failed child'), allocations, blocked: false })).toBe('failed');
    expect(findTaskProblems(allocations)).toMatchObject([{ task: 'run', exitCode: 3 }]);
  });

  test('a recorded parent job is never done', () => {
    expect(judgeChildJob({ job: recordedJob('read: parent'), allocations: [], blocked: false })).toBeUndefined();
  });
});

const allocation = fc.record({
  ClientStatus: fc.constantFrom('pending', 'running', 'complete', 'failed', 'lost', 'unknown'),
  DesiredStatus: fc.constantFrom('run', 'run', 'run', 'stop', 'evict'),
  NextAllocation: fc.constantFrom('', '', 'later'),
});
const job = fc.record({
  Type: fc.constantFrom('batch', 'sysbatch'),
  Status: fc.constantFrom('pending', 'running', 'dead'),
  Stop: fc.boolean(),
  TaskGroups: fc.array(fc.record({ Count: fc.nat(2) }), { maxLength: 2 }),
});
const evidence: fc.Arbitrary<ChildJobEvidence> = fc.record({
  job: fc.option(job, { nil: undefined }),
  allocations: fc.array(allocation, { maxLength: 4 }),
  blocked: fc.boolean(),
});

describe('child jobs in any state', () => {
  test('a child job has succeeded only when it is dead, complete and was not stopped early', () => {
    fc.assert(
      fc.property(evidence, (seen) => {
        const last = seen.allocations.filter((one) => one.NextAllocation === '');
        const well = last.every((one) => one.ClientStatus === 'complete' && one.DesiredStatus === 'run');
        expect(judgeChildJob(seen) !== 'succeeded' || (seen.job?.Status === 'dead' && well)).toBe(true);
      }),
    );
  });

  test('a child job with fewer allocations than desired has not succeeded', () => {
    fc.assert(
      fc.property(job, fc.nat(4), (one, missing) => {
        const counts = one.TaskGroups.reduce((sum, { Count }) => sum + Count, 0);
        const desired = one.Type === 'sysbatch' ? Math.min(1, counts) : counts;
        const there = Math.max(0, desired - 1 - missing);
        const complete = { ClientStatus: 'complete', DesiredStatus: 'run', NextAllocation: '' };
        const allocations = Array.from({ length: there }, () => complete);
        const seen = { job: one, allocations, blocked: false };
        expect(judgeChildJob(seen) === 'succeeded' && there < desired).toBe(false);
      }),
    );
  });

  test('a child job that is not dead is not done unless its placement is blocked', () => {
    fc.assert(
      fc.property(evidence, (seen) => {
        fc.pre(seen.job !== undefined && seen.job.Status !== 'dead');
        const end = judgeChildJob(seen);
        const active = seen.allocations.some(
          (one) => one.DesiredStatus === 'run' && ['pending', 'running', 'unknown'].includes(one.ClientStatus),
        );
        expect(end).toBe(seen.blocked && !active ? 'placement-blocked' : undefined);
      }),
    );
  });

  test('a dead child job without active allocations is done', () => {
    fc.assert(
      fc.property(evidence, (seen) => {
        fc.pre(seen.job?.Status === 'dead');
        const ended = seen.allocations.every((one) => !['pending', 'running'].includes(one.ClientStatus));
        expect(ended && judgeChildJob(seen) === undefined).toBe(false);
      }),
    );
  });

  test('a failed allocation of a child job does not count after its replacement', () => {
    fc.assert(
      fc.property(evidence, (seen) => {
        const replaced = { ClientStatus: 'failed', DesiredStatus: 'stop', NextAllocation: 'later' };
        expect(judgeChildJob({ ...seen, allocations: [replaced, ...seen.allocations] })).toBe(judgeChildJob(seen));
      }),
    );
  });

  test('every node of a sysbatch job counts', () => {
    const complete = { ClientStatus: 'complete', DesiredStatus: 'run', NextAllocation: '' };
    const dead = { Type: 'sysbatch', Status: 'dead', Stop: false, TaskGroups: [{ Count: 1 }] };
    const allocations = [{ ...complete, ClientStatus: 'failed' }, complete];
    expect(judgeChildJob({ job: dead, allocations, blocked: false })).toBe('failed');
  });
});
