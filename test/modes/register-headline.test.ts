import { expect, test } from 'vitest';
import { describeRegister } from '../../src/modes/register/headline.ts';
import { nothingRegistered, type RegisteredJob, type RegisterState } from '../../src/modes/register/outcome.ts';

const at = new Date('2026-11-20T09:00:00Z');

function job(id: string, state: object): RegisteredJob {
  return { planned: { id } as RegisteredJob['planned'], state: state as RegisterState };
}

function rollOut(id: string, kind: string): RegisteredJob {
  return job(id, { kind: 'rolled-out', rollout: { kind, milliseconds: 2000, groups: [] }, at });
}

const left = { kind: 'not-written', reason: 'stage' };

test.each([
  [
    'counts all jobs as done where some are complete and others rolled out',
    [rollOut('migrate', 'complete'), rollOut('api', 'successful'), rollOut('worker', 'successful')],
    '3 jobs done (1 complete, 2 rolled out) after 2 s',
  ],
  [
    'names the only job that failed',
    [rollOut('migrate', 'failed'), job('api', left), job('worker', left)],
    '`migrate` failed (2 not registered) after 2 s',
  ],
  [
    'counts several jobs that failed',
    [rollOut('a', 'failed'), rollOut('b', 'failed'), rollOut('c', 'successful')],
    '2 of 3 jobs failed (1 rolled out) after 2 s',
  ],
  [
    'does not call a job done whose canaries wait',
    [rollOut('api', 'awaiting-promotion'), rollOut('web', 'successful')],
    '`api` waits for promotion (1 rolled out) after 2 s, as of 09:00 UTC on Nov 20',
  ],
])('the headline of a register run %s', (_, jobs, headline) => {
  expect(describeRegister({ ...nothingRegistered, jobs, milliseconds: 2000 })).toBe(headline);
});
