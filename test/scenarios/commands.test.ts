import { describe, expect, test } from 'vitest';
import { service } from '../support/registering.ts';
import { startCommanded, startPlannable, type CommandStory } from '../support/commanding.ts';
import { pullRequestEvent } from '../support/github.ts';

describe.concurrent('commands in comments', () => {
  test('fail by a comment fails the deployment that the pull request made', async () => {
    await using story = await startCommanded();
    const run = await story.verb('fail', story.comment(`/outrider fail web plan ${story.planId()}`));
    expect([run.exitCode, run.outputs]).toMatchObject([0, { changed: 'true', reason: '' }]);
    expect(await story.settle('web')).toMatchObject({ Status: 'failed' });
  });

  test('revert by a comment without a version returns to the last stable one, and the second time not back again', async () => {
    await using story = await startServing();
    const event = story.command('/outrider revert');
    expect((await story.verb('revert', event)).outputs).toMatchObject({ changed: 'true', reason: '' });
    const rerun = await story.verb('revert', event);
    expect([rerun.exitCode, rerun.outputs]).toMatchObject([1, { changed: 'false', reason: 'not-applicable' }]);
    expect(await story.versions('web')).toHaveLength(3);
  });

  test('plan by a comment with `only-changed` plans only the job files that the pull request changes', async () => {
    await using story = await startPlannable();
    story.workspace.write('jobs/other.nomad.hcl', service('other'));
    story.github.head = story.workspace.commit();
    story.github.files = [{ filename: 'jobs/web.nomad.hcl', status: 'modified' }];
    const inputs = { ...planFiles.inputs, 'only-changed': 'true', approvals: '1' };
    const run = await story.verb('plan', story.comment('/outrider plan'), { inputs });
    expect(run.exitCode).toBe(0);
    expect(story.planBody()).toContain('0 of 1 approval');
    expect(story.planBody()).toContain('`web`');
    expect(story.planBody()).not.toContain('`other`');
  });

  test('a command folds the state before it, once, unless the comment also shows other jobs', async () => {
    await using story = await startCommanded();
    await story.verb('promote', story.command('/outrider promote web'));
    await story.settle('web');
    expect((await story.verb('revert', story.command('/outrider revert web'))).exitCode).toBe(0);
    expect(story.planBody().match(/\n<details><summary>The state before commands changed the job/g)).toHaveLength(1);
    expect(story.planBody()).not.toContain('shows the state before this command');

    await using both = await startCommanded({ files: { 'jobs/other.nomad.hcl': service('other') } });
    await both.verb('promote', both.command('/outrider promote web'));
    expect(both.planBody()).not.toContain('before-commands');
    expect(both.planBody()).toContain('\n> The rest of this comment shows the state before this command.\n');
  });

  test('a command refuses a plan that is signed with another key, and names the settings that must be equal', async () => {
    await using story = await startCommanded();
    const inputs = { 'signing-key': 'another-key-of-sixteen-bytes' };
    const run = await story.verb('fail', story.comment(`/outrider fail web plan ${story.planId()}`), { inputs });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unknown-plan']);
    expect(run.annotations[0]?.message).toContain('and `environment` in the workflows of plan and commands');
  });

  test('plan refuses a checkout that is not the head of the pull request', async () => {
    await using story = await startPlannable();
    story.github.head = 'd'.repeat(40);
    const run = await story.verb('plan', story.comment('/outrider plan'), planFiles);
    expect([run.exitCode, run.outputs]).toMatchObject([1, { reason: 'other-head' }]);
    expect(story.github.comments.some(({ body }) => body.includes('outrider:record'))).toBe(false);
    expect(story.github.commands.statuses.map(({ state }) => state)).toEqual(['pending', 'failure']);
  });

  test('a comment that is almost a command gets a reply, if its author may give commands and does not quote one', async () => {
    await using story = await startPlannable();
    const findReply = () => story.github.comments.find(({ body }) => body.startsWith('<!-- outrider:reply'))?.body;
    const almost = [' /outrider status', '`/outrider status`', '- /Outrider status', 'Please:\n/outrider status'];
    for (const text of ['> /outrider help', 'as\n```text\n/outrider help\n```', 'see /outrider help', '/outrider/x'])
      expect((await story.gate(story.comment(text))).outputs).toMatchObject({ reason: 'not-a-command' });
    for (const text of almost) await story.gate(story.comment(text, { login: 'mallory', type: 'User' }));
    expect(findReply()).toBeUndefined();
    for (const text of almost) {
      const run = await story.gate(story.comment(text));
      expect([run.exitCode, run.outputs]).toMatchObject([0, { command: 'help', changed: 'false' }]);
      expect(findReply()).toContain('A command begins with `/outrider`, in lower case, without anything before it.');
      story.github.comments.length = 0;
    }
  });

  test('an unknown command is named, with the command or the job that was probably meant', async () => {
    await using story = await startCommanded();
    const answer = async (event: ReturnType<typeof story.comment>): Promise<string | undefined> => {
      expect((await story.gate(event)).exitCode).toBe(0);
      return story.github.comments.find(({ body }) => body.startsWith('<!-- outrider:reply'))?.body;
    };
    expect(await answer(story.comment('/outrider promot web'))).toMatch(
      /`promot` is not a command\. Did you mean `promote`\? These/,
    );
    expect(await answer(story.comment('/outrider deploy'))).toMatch(
      /`deploy` is not a command\. The register workflow deploys a merged pull request\. These commands are allowed/,
    );
    expect(await answer(story.comment('/outrider rollback web'))).toMatch(
      /`rollback` is not a command\. Did you mean `revert`\? These/,
    );
    expect(await answer(story.comment(`/outrider promote web plan #${story.planId()}`))).toContain(
      `does not take these arguments. Write: \`/outrider promote web plan ${story.planId()}\`. These`,
    );
    for (const [line, word, left] of [
      ['promote web now plan: 12345678', 'now', 'promote web plan 12345678'],
      ['promote web plan 12345678 please', 'please', 'promote web plan 12345678'],
      ['promote web 7', '7', 'promote web'],
      ['help promote', 'promote', 'help'],
    ])
      expect(await answer(story.comment(`/outrider ${line}`))).toContain(
        ` does not take these arguments. \`${word}\` is too much. Write: \`/outrider ${left}\`. These`,
      );
    expect(await answer(story.comment('/outrider promote web 12345678'))).toContain(
      'Write: `/outrider promote web plan 12345678`. These',
    );
    expect(await answer(story.comment('/outrider scale web 3'))).toContain(
      '`scale` is not a command. Run `mode: scale` in a workflow. These',
    );
    expect(await answer(story.comment('/outrider status api'))).toContain(
      'It planned `web`. To see another job, run its mode in a workflow',
    );
    expect(await answer(story.comment('/outrider'))).toContain('`ada` wrote [`/outrider help`]');
    const wrong = await answer(story.command('/outrider promote wbe'));
    expect(wrong).toMatch(/has not registered job `wbe` here\.\n\nDid you mean `web`\? Commands change only/);
    expect(wrong).toMatch(/```text\n\/outrider promote web plan [0-9a-f]{8}\n```/);
    const other = await answer(story.command('/outrider promote billing'));
    expect(other).toMatch(/has not registered job `billing` here\.\n\nIt registered `web`\. Commands change only/);
    expect(other).not.toContain('is not a command');
  });

  test('the comments of plan and register end with the commands that `commands` names, and with the ID of the plan', async () => {
    await using story = await startPlannable();
    const inputs = { commands: 'plan\nstatus\nrevert' };
    await story.plan({ inputs, event: pullRequestEvent(false, { sha: story.github.head }) });
    expect(copyable(story)).toEqual(['/outrider plan', '/outrider status web']);
    expect(story.planBody()).toContain(`Commands for plan <code>${story.planId()}</code>`);
    await story.register({ inputs });
    expect(copyable(story)).toEqual(['/outrider status web', `/outrider revert web plan ${story.planId()}`]);
  });

  test('a command is followed although GitHub refuses its reaction and its status', async () => {
    await using story = await startCommanded();
    story.github.commands.rights = 'forbidden';
    const event = story.command('/outrider promote web');
    expect((await story.gate(event)).outputs['command']).toBe('promote');
    const run = await story.verb('promote', event);
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
    const warnings = run.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
    expect(warnings.join()).toMatch(/The commit status was not set: .*The reaction was not added: /s);
  });

  test('a command sends a small number of requests to GitHub, in its first job and in its own', async () => {
    await using plannable = await startPlannable();
    await using waiting = await startCommanded();
    await using serving = await startServing();
    const counts = {
      byOthers: await countRequests(waiting, '/outrider promote web', { by: { login: 'bob', type: 'User' } }),
      plan: await countRequests(plannable, '/outrider plan', { verb: 'plan', inputs: planFiles.inputs }),
      status: await countRequests(waiting, '/outrider status web', { verb: 'status' }),
      promote: await countRequests(waiting, '/outrider promote web', { verb: 'promote' }),
      revert: await countRequests(serving, '/outrider revert web 0', { verb: 'revert' }),
      help: await countRequests(serving, '/outrider help'),
    };
    expect(counts).toEqual({
      byOthers: '1 | 0',
      plan: '4 | 11',
      status: '6 | 10',
      promote: '6 | 14',
      revert: '6 | 14',
      help: '10 | 0',
    });
  });

  test.each([
    [
      { commanders: 'triage' },
      'Input `commanders` contains "triage", which is neither a role that can write nor a login.',
    ],
    [
      { commanders: 'maintainer' },
      'Input `commanders` contains "maintainer", which is neither a role that can write nor a login.\nDid you mean `maintain`?',
    ],
    [{ commanders: 'a b' }, 'Input `commanders` contains "a b", which is neither a role that can write nor a login.'],
    [{ 'github-token': '' }, 'Input `github-token` is missing.'],
    [{ 'signing-key': 'short' }, 'Input `signing-key` has 5 bytes in line 1; each line is a key of at least 16 bytes.'],
    [{ job: 'web', mode: 'promote', 'from-command': 'true' }, 'Input `job` is set together with `from-command: true`.'],
  ])('invalid inputs %j are refused', async (inputs, message) => {
    await using story = await startCommanded();
    const address = { address: story.sandbox.scheduler };
    const run = await story.gate(story.comment('/outrider help'), { ...inputs, ...('job' in inputs ? address : {}) });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(run.annotations.map((annotation) => annotation.message).join()).toContain(message);
  });

  test('a gate without a key has the hint to set it in every job of the workflow', async () => {
    await using story = await startCommanded();
    await story.gate(story.command('/outrider promote web'), { 'signing-key': '' });
    const reply = story.github.comments.find(({ body }) => body.startsWith('<!-- outrider:reply'))?.body;
    expect(reply).toMatch(
      /has no `signing-key`[^]*Set `signing-key` \(secret `OUTRIDER_SIGNING_KEY`\) in every job of this/,
    );
    expect(reply).not.toContain('Plan the pull request again');
  });

  test('a word in `commands` that is not a command is a warning that names the one that was meant, and it allows nothing', async () => {
    await using story = await startCommanded();
    const commands = 'allow\npromte';
    const gate = await story.gate(story.command('/outrider promote web'), { commands });
    expect([gate.exitCode, gate.outputs]).toMatchObject([0, { command: '', reason: 'not-allowed' }]);
    const help = await story.gate(story.comment('/outrider help'), { commands });
    expect(help.outputs).toMatchObject({ command: '', reason: 'not-allowed' });
    const others = await Promise.all(
      ['plan', 'register'].map(async (mode) =>
        story.run({ inputs: { mode, commands, address: story.sandbox.scheduler } }),
      ),
    );
    for (const run of [gate, ...others]) {
      const warnings = run.annotations.flatMap(({ level, message }) => (level === 'warning' ? [message] : []));
      expect(warnings.join('\n')).toContain(
        'Input `commands` contains "allow", which is not a command and is ignored; only the other lines allow commands.',
      );
      expect(warnings.join('\n')).toMatch(/contains "promte"[^]*Did you mean `promote`\?/);
    }
  });
});

const planFiles = { inputs: { 'job-files': 'jobs/*.nomad.hcl' } };

/** The requests of the gate and of the verb, as two cells of a table. */
async function countRequests(
  story: CommandStory,
  text: string,
  {
    by,
    verb,
    inputs = {},
  }: {
    readonly by?: { readonly login: string; readonly type: string };
    readonly verb?: Parameters<CommandStory['verb']>[0];
    readonly inputs?: Readonly<Record<string, string>>;
  } = {},
): Promise<string> {
  const { requests: sentRequests } = story.github;
  const isWrite = /promote|fail|revert/.test(text);
  const [event, first] = [isWrite ? story.command(text, by) : story.comment(text, by), sentRequests.length];
  await story.gate(event);
  const second = sentRequests.length;
  if (verb !== undefined) await story.verb(verb, event, { inputs });
  return `${second - first} | ${sentRequests.length - second}`;
}

/** Version 1, which the pull request registered, serves. */
async function startServing(): Promise<CommandStory> {
  return startCommanded({ update: '' });
}

function copyable(story: CommandStory): readonly string[] {
  return [...story.planBody().matchAll(/^\/outrider .*$/gm)].map(([line]) => line);
}
