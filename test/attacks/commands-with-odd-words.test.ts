import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { startCommanded, type CommandStory } from '../support/commanding.ts';

/** Rule 4, second red team: what is not exactly a command of a commander about the plan that the comment shows changes nothing. */

afterAll(removeRunFolders);

/** What no attack may change: the versions, and whether the canary takes traffic. */
async function readState(story: CommandStory): Promise<unknown> {
  const { Status, TaskGroups } = await story.ask<{ Status: string; TaskGroups: Record<string, { Promoted: boolean }> }>(
    'GET',
    '/v1/job/web/deployment',
  );
  const versions = (await story.versions('web')).map(({ JobModifyIndex }) => JobModifyIndex);
  return [Status, Object.values(TaskGroups).map(({ Promoted }) => Promoted), versions];
}

/** Each is a comment; `PLAN` stands for the ID of the plan. */
const texts = [
  '/outrider promote web web plan PLAN',
  '/outrider promote plan PLAN web',
  '/outrider promote web PLAN',
  '/outrider promote web Plan PLAN',
  '/outrider promote web plan=PLAN',
  '/outrider promote web plan PLAN now',
  '/outrider promote web plan PLAN plan PLAN',
  '/outrider promote web commit bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
  '/outrider promote web plan PLAN commit bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
  '/outrider promote WEB plan PLAN',
  '/outrider promote web* plan PLAN',
  '/outrider promote `web` plan PLAN',
  '/outrider promote web/child plan PLAN',
  '/outrider promote ../job/web plan PLAN',
  '/outrider promote web?namespace=prod plan PLAN',
  '/outrider promote web%2Fx plan PLAN',
  '/outrider promote default/web plan PLAN',
  '/outrider promote wеb plan PLAN',
  '/outrider promote web plan ＰＬＡＮ',
  '/outrider-promote web plan PLAN',
  '//outrider promote web plan PLAN',
  '/Outrider promote web plan PLAN',
  '/outrider  Promote web plan PLAN',
  '/outrider promote\u{2028}web plan PLAN',
  '\u{b}/outrider promote web plan PLAN',
  'cc /outrider promote web plan PLAN',
  '> /outrider promote web plan PLAN',
  '- /outrider promote web plan PLAN',
  '<!-- -->/outrider promote web plan PLAN',
  'ok\r/outrider promote web plan PLAN',
] as const;

describe.concurrent('commands with odd words', () => {
  test.each(texts)('the comment %j promotes nothing', async (text) => {
    await using story = await startCommanded();
    const before = await readState(story);
    const event = story.comment(text.replaceAll('PLAN', story.planId()));
    const gate = await story.gate(event);
    const run = await story.verb('promote', event);
    // The gate may accept a comment about another job: the step refuses it.
    expect(gate.outputs['command'] === 'promote' ? run.outputs['reason'] : 'refused by the gate').not.toBe('');
    expect([run.exitCode, run.outputs['changed'], run.outputs['receipts']]).toEqual([1, 'false', '[]']);
    expect(await readState(story)).toEqual(before);
  });

  test.each(['-1', '1e0', '0x0', '1.0', 'latest', 'v0', '0;1', '0,1', '٠'])(
    'no command reverts to the version %s',
    async (version) => {
      await using story = await startCommanded({ update: '' });
      const before = await readState(story);
      const run = await story.verb('revert', story.command(`/outrider revert web ${version}`));
      expect([run.exitCode, run.outputs['changed']]).toEqual([1, 'false']);
      expect(await readState(story)).toEqual(before);
    },
  );

  /** Each is given with a valid command by a person who may give it. */
  const scenes: Readonly<Record<string, (story: CommandStory) => void>> = {
    'on a pull request that was closed without a merge': ({ github }) => {
      github.pulls = [{ number: 7, head: 'b'.repeat(40), state: 'closed' }];
    },
    'on the pull request of a fork': ({ github }) => {
      const merged = { number: 7, head: 'b'.repeat(40), state: 'closed', mergedAt: '2026-11-20T09:00:00Z' } as const;
      github.pulls = [{ ...merged, from: 'stranger/jobs' }];
    },
    'whose author lost the right': ({ github }) => {
      github.commands.roles = { ada: 'read' };
    },
    'whose author left': ({ github }) => {
      github.commands.roles = { ada: 404 };
    },
    'while GitHub answers no request for roles': ({ github }) => {
      github.commands.roles = { ada: 500 };
    },
    'that was edited, and edited back with another word': ({ github }) => {
      const { id = 0, body = '' } = github.comments.at(-1) ?? {};
      github.editComment(id, `${body} `, { login: 'ada', type: 'User' });
      github.editComment(id, `${body} please`, { login: 'ada', type: 'User' });
    },
    'that a deleted account seems to have given': ({ github }) => {
      const { id = 0, body = '' } = github.comments.at(-1) ?? {};
      github.editComment(id, body, undefined);
      Object.assign(github.comments.at(-1) ?? {}, { user: null });
    },
    'after the comment with the plan was deleted': ({ github }) => {
      github.comments.splice(0, 1);
    },
    'after the comment with the plan was edited': ({ github }) => {
      github.editComment(1, `${github.comments[0]?.body} `.replace('### ', '### Not: '), {
        login: 'eve',
        type: 'User',
      });
    },
    'about a job that the record no longer marks as registered': (story) => {
      story.setRecord({ jobs: story.record().jobs.map(({ done: _done, ...job }) => job) });
    },
    'about a registration of another index': (story) => {
      const done = { index: 1, outcome: 'awaiting-promotion', run: 'run 1' };
      story.setRecord({ jobs: story.record().jobs.map((job) => ({ ...job, done })) });
    },
    'about a plan of another cluster': (story) => {
      story.setRecord({ cluster: 'other.example:4646' });
    },
    'that a later command has used up': (story) => {
      story.setRecord({ jobs: story.record().jobs.map((job) => ({ ...job, command: 999 })) });
    },
  };

  test.each(Object.entries(scenes))('a command %s promotes nothing', async (_, change) => {
    await using story = await startCommanded();
    const before = await readState(story);
    const event = story.command('/outrider promote web');
    change(story);
    const run = await story.verb('promote', event);
    expect([run.exitCode, run.outputs['changed'], run.outputs['receipts']]).toEqual([1, 'false', '[]']);
    expect(await readState(story)).toEqual(before);
  });

  test('a command on a locked conversation works, and its reply that GitHub refuses does not fail it', async () => {
    await using story = await startCommanded();
    const event = story.command('/outrider promote web');
    story.github.locked = true;
    const run = await story.verb('promote', event);
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
    expect(JSON.parse(run.outputs['receipts'] ?? '[]')).toMatchObject([
      { verb: 'promote', job: 'web', 'pull-request': 7 },
    ]);
  });

  test.each(['edited', 'deleted'])('a comment event with the action %s gives no command', async (action) => {
    await using story = await startCommanded();
    const before = await readState(story);
    const event = story.command('/outrider promote web');
    const payload = { ...(event.payload as object), action };
    const run = await story.verb('promote', { ...event, payload });
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'not-a-command', 'false']);
    expect(await readState(story)).toEqual(before);
  });
});
