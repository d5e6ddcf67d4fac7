import { expect, test } from 'vitest';
import { describeJobs } from '../../src/modes/register/roll-out.ts';
import type { RegisteredJob, RegisterState } from '../../src/modes/register/outcome.ts';

const written = { index: 7, evalId: '', isByThisRun: true };

function job(id: string, state: object): RegisteredJob {
  return { planned: { id } as RegisteredJob['planned'], state: state as RegisterState };
}

function rolling(id: string, healthy: number, desired: number): RegisteredJob {
  const groups = [{ name: 'app', healthy, desired }];
  return job(id, { kind: 'rolling-out', written, progress: { text: '', groups, deploymentId: '' } });
}

test('describeJobs counts the jobs that are done, and names the others with their healthy allocations', () => {
  const jobs = [
    job('a', { kind: 'there' }),
    job('b', { kind: 'rolled-out', written, rollout: {} }),
    job('c', { kind: 'refused' }),
    rolling('blog', 2, 4),
    rolling('shop', 1, 4),
    job('later', { kind: 'not-written', why: 'waiting' }),
  ];
  expect(describeJobs(jobs)).toBe('2 of 5 jobs done · blog 2/4, shop 1/4');
});

test('describeJobs does not count a job as done that a failed stage left', () => {
  const jobs = [
    job('migrate', { kind: 'rolled-out', written, rollout: {} }),
    job('api', { kind: 'not-written', why: 'stage' }),
    job('worker', { kind: 'not-written', why: 'stage' }),
  ];
  expect(describeJobs(jobs)).toBe('1 of 3 jobs done');
});

test('describeJobs names at most 5 jobs', () => {
  const jobs = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => rolling(id, 0, 1));
  expect(describeJobs(jobs)).toBe('0 of 7 jobs done · a 0/1, b 0/1, c 0/1, d 0/1, e 0/1, 2 more');
});

test('describeJobs names no job without a deployment', () => {
  expect(describeJobs([job('a', { kind: 'rolling-out', written, progress: undefined })])).toBe('0 of 1 jobs done');
});
