import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { messagesOf, startOpen, type DriftStory } from '../support/drifting.ts';
import { service } from '../support/registering.ts';

afterAll(removeRunFolders);

const minute = 60_000;
const year = 365 * 24 * 60 * minute;

/** How a person can edit the hidden state of the issue, which has no time. */
const forgeries = {
  'in front of what it has': (line: string, time: Date) => line.replace('v2', `v2 ${time.toISOString()}`),
  'instead of what it has': (line: string, time: Date) => line.replace(/v2 .* -->/, `v2 ${time.toISOString()} -->`),
  'in the format with a time': (line: string, time: Date) =>
    line.replace('v2', `v1 ${time.toISOString()} run=99999999999 attempt=9`),
};

function forgeTime(story: DriftStory, how: keyof typeof forgeries, time: Date): void {
  const [issue] = story.github.issues;
  const line = /^<!-- outrider:drift-state .*$/m.exec(issue?.body ?? '')?.[0] ?? '';
  expect(line).not.toBe('');
  if (issue !== undefined) issue.body = issue.body.replace(line, () => forgeries[how](line, time));
}

function fromNow(milliseconds: number): Date {
  return new Date(Date.now() + milliseconds);
}

describe.concurrent('an issue whose state has a time in the future', () => {
  test.each([
    ['in the year 2999', 'in front of what it has', new Date('2999-01-01T00:00:00Z')],
    ['in the year 2999', 'instead of what it has', new Date('2999-01-01T00:00:00Z')],
    ['in the year 2999', 'in the format with a time', new Date('2999-01-01T00:00:00Z')],
    ['in the last year of a date', 'in the format with a time', new Date(8.64e15)],
    ['in five minutes', 'in the format with a time', fromNow(5 * minute)],
    ['in thirty seconds', 'in the format with a time', fromNow(minute / 2)],
  ] as const)(
    'a state of the issue from a run %s, %s, is ignored: the issue shows the drift of this run',
    async (_when, how, time) => {
      await using story = await startOpen();
      forgeTime(story, how, time);
      await story.operate(service('api', { count: 3 }));
      const run = await story.drift();
      expect(messagesOf(run)).not.toContain('later run');
      expect(story.openIssue().body).toContain('2 jobs have drifted');
      // A port may be 42999.
      expect(story.openIssue().body.replaceAll(/127\.0\.0\.1:\d+/g, 'nomad')).not.toContain('2999');
      await story.operate(service('api'));
      await story.operate(service('web'));
      await story.drift();
      expect(story.github.issues.map(({ state }) => state)).toEqual(['closed']);
    },
  );

  test.each(['completed', 'not_planned'] as const)(
    'an issue that was closed as %s, with a state from the future, is reopened by drift',
    async (reason) => {
      await using story = await startOpen();
      forgeTime(story, 'in the format with a time', fromNow(10 * year));
      Object.assign(story.openIssue(), {
        state: 'closed',
        state_reason: reason,
        closed_by: { login: 'mallory', type: 'User' },
      });
      await story.operate(service('api', { count: 3 }));
      await story.drift();
      expect(story.openIssue().body).toContain('2 jobs have drifted');
    },
  );
});
