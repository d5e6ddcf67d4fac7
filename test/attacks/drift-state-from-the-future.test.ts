import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { messagesOf, startOpen, type DriftStory } from '../support/drifting.ts';
import { service, startNomadProxy } from '../support/registering.ts';

afterAll(removeRunFolders);

const minute = 60_000;
const year = 365 * 24 * 60 * minute;

/** Edits the hidden state of the issue as a person can: a run of this time has written it. */
function forgeTime(story: DriftStory, time: Date): void {
  const [issue] = story.github.issues;
  if (issue !== undefined) issue.body = issue.body.replace(/(drift-state v1) \S+/, `$1 ${time.toISOString()}`);
}

function fromNow(milliseconds: number): Date {
  return new Date(Date.now() + milliseconds);
}

describe.concurrent('an issue whose state has a time in the future', () => {
  test.each([
    ['in the year 2999', new Date('2999-01-01T00:00:00Z')],
    ['in the last year of a date', new Date(8.64e15)],
    ['in five minutes', fromNow(5 * minute)],
  ])('a state of the issue from a run %s is ignored: the issue shows the drift of this run', async (_when, time) => {
    await using story = await startOpen();
    forgeTime(story, time);
    await story.operate(service('api', { count: 3 }));
    const run = await story.drift();
    expect(messagesOf(run)).not.toContain('later run');
    expect(story.openIssue().body).toContain('2 jobs have drifted');
    expect(story.openIssue().body).not.toContain('2999');
    await story.operate(service('api'));
    await story.operate(service('web'));
    await story.drift();
    expect(story.github.issues.map(({ state }) => state)).toEqual(['closed']);
  });

  test.each(['completed', 'not_planned'] as const)(
    'an issue that was closed as %s, with a state from the future, is reopened by drift',
    async (reason) => {
      await using story = await startOpen();
      forgeTime(story, fromNow(10 * year));
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

  test.each([
    ['behind', -year],
    ['ahead of', year],
  ])(
    'only the clock of GitHub decides what is in the future, where it is %s that of the runner',
    async (_how, skew) => {
      await using story = await startOpen();
      await using wire = await startNomadProxy(story.github.url, async ({ pass, answer }) => {
        const { status, body } = await pass();
        answer(status, body, { 'content-type': 'application/json', date: fromNow(skew).toUTCString() });
      });
      const env = { GITHUB_API_URL: wire.url, GITHUB_GRAPHQL_URL: `${wire.url}/graphql` };
      forgeTime(story, fromNow(skew + minute / 2));
      expect(messagesOf(await story.drift({ env }))).toContain('A later run has written the issue');
      forgeTime(story, fromNow(skew + 5 * minute));
      expect(messagesOf(await story.drift({ env }))).not.toContain('later run');
    },
  );
});
