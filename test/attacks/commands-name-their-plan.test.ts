import { describe, expect, test } from 'vitest';
import { service } from '../support/registering.ts';
import { registerAgain, startCommanded, type CommandStory } from '../support/commanding.ts';

/** Rule 4: a command that writes names its plan and is used once. */

const marker = '<!-- outrider:reply id=default -->';

function listReplies(story: CommandStory): readonly string[] {
  return story.github.comments.map(({ body }) => body).filter((body) => body.startsWith('<!-- outrider:reply '));
}

describe.concurrent('a command that writes names its plan and is used once', () => {
  test.each(['promote', 'fail', 'revert'] as const)(
    'a command to %s without the ID of the plan writes nothing, and one reply shows the line to copy',
    async (verb) => {
      await using story = await startCommanded(verb === 'revert' ? { update: '' } : {});
      const before = await story.versions('web');
      const event = story.comment(`/outrider ${verb} web`);
      for (const run of [await story.gate(event), await story.gate(event)])
        expect([run.exitCode, run.outputs['command'], run.outputs['reason']]).toEqual([0, '', 'unknown-plan']);
      const run = await story.verb(verb, event);
      expect([run.exitCode, run.outputs['changed'], run.outputs['reason']]).toEqual([1, 'false', 'unknown-plan']);
      expect(await story.versions('web')).toEqual(before);
      const replies = listReplies(story);
      expect(replies).toHaveLength(1);
      const line = replies[0]?.split('\n').find((text) => text.startsWith('/outrider')) ?? '';
      expect(line).toBe(`/outrider ${verb} web plan ${story.planId()}`);
      const copied = await story.verb(verb, story.comment(line));
      expect([copied.exitCode, copied.outputs['changed']]).toEqual([0, 'true']);
    },
  );

  test('a command that names another plan is refused', async () => {
    await using story = await startCommanded();
    const event = story.comment('/outrider promote web plan 00000000');
    expect((await story.gate(event)).outputs).toMatchObject({ command: '', reason: 'unknown-plan' });
    expect((await story.verb('promote', event)).outputs).toMatchObject({ changed: 'false', reason: 'unknown-plan' });
    expect(listReplies(story).join()).toContain('The comment shows a different plan than `00000000`');
    expect(listReplies(story).join()).toContain(`\n/outrider promote web plan ${story.planId()}\n`);
  });

  test('a command that names the plan of another environment is not answered here', async () => {
    await using story = await startCommanded();
    const staging = `<!-- outrider:v1 id=staging -->\nCommands for plan <code>1234abcd</code>`;
    story.github.postComment(staging, { login: 'github-actions[bot]', type: 'Bot' });
    const event = story.comment('/outrider promote web plan 1234abcd');
    const gate = await story.gate(event);
    expect([gate.exitCode, gate.outputs['command'], gate.outputs['reason']]).toEqual([0, '', 'unknown-plan']);
    const run = await story.verb('promote', event);
    expect([run.exitCode, run.outputs['changed'], run.outputs['reason']]).toEqual([1, 'false', 'unknown-plan']);
    expect(listReplies(story)).toEqual([]);
    expect(story.github.commands.reactions.map(({ content }) => content)).not.toContain('confused');
  });

  test('a command is used up after ten later ones, a new plan and another registration', async () => {
    await using story = await startCommanded({ update: '' });
    const event = story.command('/outrider revert web 0');
    expect((await story.verb('revert', event)).outputs).toMatchObject({ changed: 'true', reason: '' });
    for (let count = 0; count < 10; count += 1) await story.verb('status', story.comment('/outrider status web'));
    expect(story.planBody()).not.toContain('/outrider revert web 0 plan ');
    await story.plan();
    await registerAgain(story);
    story.age();
    const versions = await story.versions('web');
    const rerun = await story.verb('revert', event, { env: { GITHUB_RUN_ATTEMPT: '2', GITHUB_ACTOR: 'mallory' } });
    expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([1, 'false']);
    expect(await story.versions('web')).toHaveLength(versions.length);
  });

  test('an earlier command does nothing after a later one has changed the job', async () => {
    await using story = await startCommanded({ update: '' });
    const [early, late] = [story.command('/outrider revert web 0'), story.command('/outrider revert web 0')];
    expect((await story.verb('revert', late)).outputs).toMatchObject({ changed: 'true' });
    await registerAgain(story);
    const versions = await story.versions('web');
    const run = await story.verb('revert', early);
    expect([run.exitCode, run.outputs['changed'], run.outputs['reason']]).toEqual([1, 'false', 'not-applicable']);
    expect(listReplies(story).join()).toContain('A later command has already changed the job');
    expect(await story.versions('web')).toHaveLength(versions.length);
    const next = await story.verb('revert', story.command('/outrider revert web 0'));
    expect(next.outputs).toMatchObject({ changed: 'true', reason: '' });
  });

  test('a command that failed before it changed anything can be run again', async () => {
    await using story = await startCommanded({ update: '' });
    const event = story.command('/outrider revert web 9');
    expect((await story.verb('revert', event)).exitCode).toBe(1);
    expect(story.record().jobs[0]?.command).toBeUndefined();
    expect((await story.verb('revert', event)).outputs['reason']).not.toBe('not-applicable');
    expect(listReplies(story).filter((body) => body.startsWith(marker))).toEqual([]);
  });
});

describe.concurrent.each([
  ['the plan needs approvals', { approvals: '1 maintain' }],
  ['the plan has guards', { guards: 'privileged' }],
])('a revert by a comment where %s', (_, inputs) => {
  const approved = { update: '', inputs, approver: 'maintain' };

  test('a commander without the role of an approver reverts nothing', async () => {
    await using story = await startCommanded(approved);
    const run = await story.verb('revert', story.command('/outrider revert web 0'));
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'not-allowed', 'false']);
    story.github.reviews.roles = { ada: 'maintain' };
    const allowed = await story.verb('revert', story.command('/outrider revert web 0'));
    expect([allowed.exitCode, allowed.outputs['changed']]).toEqual([0, 'true']);
  });

  test.each([
    ['the last stable version', [1], 0, 1, 'version 0, the last stable one before its registration, not to version 1'],
    [
      'the version before where none is stable',
      [0, 1],
      1,
      0,
      'version 1, the one before its registration, not to version 0',
    ],
  ])(
    'a revert goes only to %s: one that was never promoted did not serve',
    async (_case, unstable, right, wrong, reason) => {
      await using story = await startCommanded({
        ...approved,
        running: [service('web', { image: 'by-hand' }), service('web')],
      });
      story.github.reviews.roles = { ada: 'admin' };
      for (const JobVersion of unstable)
        await story.ask('POST', '/v1/job/web/stable', { JobID: 'web', JobVersion, Stable: false });
      const refused = await story.verb('revert', story.command(`/outrider revert web ${wrong}`));
      expect([refused.exitCode, refused.outputs['reason'], refused.outputs['changed']]).toEqual([
        1,
        'not-approved',
        'false',
      ]);
      expect(refused.annotations.map(({ message }) => message).join()).toContain(reason);
      expect(await story.versions('web')).toHaveLength(3);
      const reverted = await story.verb('revert', story.command(`/outrider revert web ${right}`));
      expect([reverted.exitCode, reverted.outputs['changed']]).toEqual([0, 'true']);
    },
  );

  test('a revert goes only to the version before the registration, which the record does not have to name', async () => {
    await using story = await startCommanded({
      ...approved,
      running: [service('web', { image: 'by-hand' }), service('web')],
    });
    story.github.reviews.roles = { ada: 'admin' };
    const run = await story.verb('revert', story.command('/outrider revert web 0'));
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'not-approved', 'false']);
    expect(await story.versions('web')).toHaveLength(3);
    const before = await story.verb('revert', story.command('/outrider revert web 1'));
    expect([before.exitCode, before.outputs['changed']]).toEqual([0, 'true']);
  });
});
