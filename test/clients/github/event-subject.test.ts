import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSubject } from '../../../src/clients/github/event.ts';

const sha = 'a'.repeat(40);

/** The `oldest` of a push of commits with these times. */
function findOldest(...times: readonly unknown[]): number {
  return readSubject({ commits: times.map((timestamp) => ({ id: sha, timestamp })) }, undefined).oldest;
}

describe('readSubject', () => {
  test('readSubject returns the default branch, the pushed branch and its commits', () => {
    const event = {
      ref: 'refs/heads/release/1',
      commits: [{ id: sha }, null, {}],
      repository: { default_branch: 'main' },
    };
    expect(readSubject(event, 'refs/heads/other')).toEqual({
      defaultBranch: 'main',
      branch: 'release/1',
      pushed: [sha],
      oldest: NaN,
      pullRequestNumbers: [],
    });
  });

  test('readSubject returns the time of the oldest pushed commit, if each has one', () => {
    expect(findOldest('2026-11-20T10:00:00Z', '2026-11-20T10:30:00+02:00')).toBe(Date.parse('2026-11-20T08:30:00Z'));
    for (const unknown of [undefined, null, 'soon', 5]) expect(findOldest('2026-11-20T10:00:00Z', unknown)).toBeNaN();
  });

  test('readSubject falls back to the branch of the run', () => {
    expect(readSubject({}, 'refs/heads/main').branch).toBe('main');
    expect(readSubject({ ref: 'change' }, 'refs/heads/change').branch).toBe('change');
    for (const ref of [
      'refs/tags/main',
      'refs/pull/7/merge',
      `refs/heads/gh-readonly-queue/main/pr-7-${sha}`,
      'refs/heads/',
      undefined,
    ])
      expect(readSubject({}, ref).branch).toBeUndefined();
  });

  test.each<[string, object]>([
    ['a comment on it', { issue: { number: 7, pull_request: { url: '' } } }],
    ['a check suite', { check_suite: { pull_requests: [{ number: 7 }] } }],
    ['a check run', { check_run: { check_suite: { pull_requests: [{ number: 7 }] } } }],
    ['a workflow run', { workflow_run: { pull_requests: [{ number: 7 }] } }],
    ['a merge queue', { merge_group: { head_ref: `refs/heads/gh-readonly-queue/release/1/pr-7-${sha}` } }],
    ['a push to the branch of a merge queue', { ref: `refs/heads/gh-readonly-queue/main/pr-7-${sha}` }],
    ['a check suite of that branch', { check_suite: { head_branch: `gh-readonly-queue/main/pr-7-${sha}` } }],
    ['a deployment of its merge', { deployment: { ref: 'refs/pull/7/merge' } }],
    ['a repository dispatch with a pull request', { client_payload: { pull_request: { number: 7 } } }],
    ['a repository dispatch with the number of a pull request', { client_payload: { pull_request: '7' } }],
    [
      'a repository dispatch of a comment',
      { client_payload: { github: { payload: { issue: { number: 7, pull_request: {} } } } } },
    ],
  ])('readSubject finds the pull request of %s', (_, event) => {
    expect(readSubject(event, undefined).pullRequestNumbers).toEqual([7]);
  });

  test('readSubject names no pull request for an issue or an invalid number', () => {
    for (const event of [
      { issue: { number: 7 } },
      { pull_request: { number: '7;' } },
      { check_suite: { pull_requests: [{ number: -1 }] } },
    ])
      expect(readSubject(event, undefined).pullRequestNumbers).toEqual([]);
  });

  test('readSubject never throws on any event payload', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.option(fc.string(), { nil: undefined }), (event, ref) => {
        expect(
          readSubject(event, ref).pullRequestNumbers.every((number) => Number.isSafeInteger(number) && number > 0),
        ).toBe(true);
      }),
    );
  });
});
