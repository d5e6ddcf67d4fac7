import { openDoor } from '../../support/rendered.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nameJobs,
  statusOf,
  type DeployedJob,
  type JobEnd,
} from '../../../src/operations/github-deployment/deployment-status.ts';

const states: Readonly<Record<ReturnType<typeof statusOf>['state'], readonly JobEnd[]>> = {
  failure: ['failed', 'rolled-back', 'placement-blocked', 'superseded', 'not-written', 'not-stopped'],
  error: ['timed-out', 'cancelled', 'unknown'],
  in_progress: ['awaiting-promotion', 'in-progress', 'not-followed'],
  success: ['successful', 'no-deployment', 'stopped', 'unchanged'],
};
const worstFirst = Object.keys(states) as (keyof typeof states)[];
const ends = Object.values(states).flat();

const anyId = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('web', 'a'.repeat(140), '\n', '👩‍💻'),
);
const job = fc.record({
  id: anyId,
  namespace: fc.constant('default'),
  region: fc.constant(undefined),
  version: fc.option(fc.nat(), { nil: undefined }),
  end: fc.constantFrom(...ends),
});

function worstOf(jobs: readonly DeployedJob[]): string {
  return worstFirst.find((state) => jobs.some(({ end }) => states[state].includes(end))) ?? 'error';
}

function named(id: string, end: JobEnd): DeployedJob {
  return { id, namespace: 'default', region: undefined, version: 1, end };
}

describe('state of a GitHub deployment', () => {
  test('the state of a GitHub deployment is that of its worst job, and success only if every job succeeded', () => {
    fc.assert(
      fc.property(fc.array(job, { maxLength: 12 }), (jobs) => {
        const { state } = statusOf(jobs);
        expect(state).toBe(worstOf(jobs));
        const isWell = jobs.length > 0 && jobs.every(({ end }) => states.success.includes(end));
        expect(state === 'success').toBe(isWell);
      }),
    );
  });

  test('the state of a GitHub deployment does not depend on the order of its jobs', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ends, { minLength: 1 }), (some) => {
        const jobs = some.map((end) => ({ id: 'web', namespace: '', region: undefined, version: 1, end }));
        expect(statusOf(jobs)).toEqual(statusOf(jobs.toReversed()));
      }),
    );
  });

  test('the description of a GitHub deployment is one visible line of at most 140 characters', () => {
    fc.assert(
      fc.property(fc.array(job, { maxLength: 300 }), fc.string({ unit: 'binary' }), (jobs, other) => {
        for (const text of [statusOf(jobs).description, nameJobs(jobs), other]) {
          const fitted = openDoor.line(text, 140);
          expect(fitted.length).toBeLessThanOrEqual(140);
          expect(fitted.isWellFormed()).toBe(true);
          expect(fitted).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
        }
      }),
    );
  });

  test('the description names the worst jobs and counts the others', () => {
    expect(statusOf([named('a', 'successful'), named('b', 'failed'), named('c', 'failed')]).description).toBe(
      'b, c: failed · 1 rolled out',
    );
    const many = Array.from({ length: 9 }, (_, at) => named(`job-${at}`, 'awaiting-promotion'));
    expect(statusOf([...many, named('d', 'unchanged')]).description).toBe(
      'job-0, job-1, job-2, 6 more: canaries wait for promotion · 1 unchanged',
    );
    expect(statusOf([])).toEqual({ state: 'error', description: 'The outcome is unknown' });
  });
});
