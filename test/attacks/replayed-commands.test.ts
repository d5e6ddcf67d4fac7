import { describe, expect, test } from 'vitest';
import { registerAgain, startCommanded, startPlannable } from '../support/commanding.ts';

const head = 'b'.repeat(40);
const revert = '/outrider revert web 0';

describe.concurrent('commands that are repeated, or whose pull request changes', () => {
  test('a run that is started again does not repeat its command after the job is registered again', async () => {
    await using story = await startCommanded({ update: '' });
    const event = story.command(revert);
    expect((await story.verb('revert', event)).outputs).toMatchObject({ changed: 'true', reason: '' });
    await registerAgain(story);
    const versions = await story.versions('web');
    const rerun = await story.verb('revert', event, { env: { GITHUB_RUN_ATTEMPT: '2', GITHUB_ACTOR: 'mallory' } });
    expect([rerun.exitCode, rerun.outputs]).toMatchObject([1, { changed: 'false', reason: 'not-applicable' }]);
    expect(rerun.summary).toContain('An earlier run of this comment has already changed the job');
    expect(await story.versions('web')).toHaveLength(versions.length);
    const repeated = await story.verb('revert', story.command(revert));
    expect(repeated.outputs).toMatchObject({ changed: 'true', reason: '' });
  });

  test.each([
    ['admin of read', 'write'],
    ['admin of write', 'maintain'],
  ])(
    'a custom role (%s) does not count as more than the role that it extends, when %s is required',
    async (role, commanders) => {
      await using story = await startCommanded();
      story.github.commands.roles = { ada: role };
      const gate = await story.gate(story.command('/outrider promote web'), { commanders });
      expect([gate.exitCode, gate.outputs['command'], gate.outputs['reason']]).toEqual([0, '', 'not-allowed']);
      expect(story.github.commands.reactions).toEqual([]);
    },
  );

  test('a push between the gate and the step is refused by the step', async () => {
    await using story = await startCommanded({ update: '' });
    const event = story.command(revert);
    expect((await story.gate(event)).outputs['command']).toBe('revert');
    story.github.pulls = [{ number: 7, head: 'd'.repeat(40), state: 'open' }];
    const run = await story.verb('revert', event);
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'other-head']);
    expect(await story.versions('web')).toHaveLength(2);
  });

  test('a command that is edited before the gate runs is refused, and a reply explains why', async () => {
    await using story = await startCommanded({ update: '' });
    const event = story.command(revert);
    story.github.editComment(event.id, '/outrider status web', { login: 'ada', type: 'User' });
    const gate = await story.gate(event);
    expect([gate.exitCode, gate.outputs['reason']]).toEqual([0, 'not-a-command']);
    const reply = story.github.comments.find(({ body }) => body.startsWith('<!-- outrider:reply'))?.body;
    expect(reply).toContain('The comment was edited after it started this run');
    expect(story.github.commands.reactions.map(({ content }) => content)).toEqual(['eyes', 'confused']);
  });

  test('a draft pull request takes commands like any open one', async () => {
    await using story = await startPlannable();
    story.github.pulls = [{ number: 7, head: story.github.head, state: 'open', draft: true }];
    const run = await story.verb('plan', story.comment('/outrider plan'), {
      inputs: { 'job-files': 'jobs/*.nomad.hcl' },
    });
    expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
    story.github.pulls = [{ number: 7, head, state: 'open', draft: true, from: 'stranger/jobs' }];
    expect((await story.gate(story.comment('/outrider plan'))).outputs['reason']).toBe('fork');
  });

  test('the plan is found after more comments than a page has, and a copy of it by a person does not count', async () => {
    await using story = await startCommanded({ update: '' });
    const [plan] = story.github.comments.splice(0, 1);
    for (let count = 1; count <= 120; count += 1) story.github.postComment(`Comment ${count}`);
    story.github.postComment(plan?.body ?? '', { login: 'ada', type: 'User' });
    const event = story.command(revert);
    expect((await story.gate(event)).outputs['reason']).toBe('unknown-plan');
    if (plan !== undefined) story.github.comments.push(plan);
    expect((await story.gate(event)).outputs['command']).toBe('revert');
  });

  test.each([
    ['an older format', (body: string) => body.replace('outrider:record v4 ', 'outrider:record v2 ')],
    ['a damaged text', (body: string) => body.replace('outrider:record v4 ', 'outrider:record v4 x')],
  ])('a record of %s takes no commands', async (_, change) => {
    await using story = await startCommanded({ update: '' });
    const event = story.command(revert);
    const [plan] = story.github.comments;
    story.github.editComment(plan?.id ?? 0, change(plan?.body ?? ''), { login: 'github-actions[bot]', type: 'Bot' });
    expect((await story.gate(event)).outputs['reason']).toBe('unknown-plan');
    const run = await story.verb('revert', event);
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unknown-plan']);
    expect(await story.versions('web')).toHaveLength(2);
  });
});
