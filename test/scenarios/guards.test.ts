import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { commentOf } from '../support/approving.ts';
import { closedEvent, pullRequestEvent } from '../support/github.ts';
import { guardedFile, guardedJob, startGuarded, type GuardedStory } from '../support/guarding.ts';
import { startNomadProxy } from '../support/registering.ts';
import { resultOf } from '../support/result.ts';
import type { ActionRun } from '../support/action.ts';

afterAll(removeRunFolders);

const allow = '/outrider allow less-memory web';
const disallow = '/outrider disallow less-memory web';

function guardsOf({ outputs }: ActionRun): unknown {
  return JSON.parse(outputs['guards'] ?? '');
}

function wordsOf({ log, annotations }: ActionRun): string {
  return [log, ...annotations.map(({ message }) => message)].join('\n');
}

/** The memory of the registered job. */
async function memoryOf(story: GuardedStory): Promise<number | undefined> {
  interface Job {
    readonly TaskGroups: readonly {
      readonly Tasks: readonly { readonly Resources: { readonly MemoryMB: number } }[];
    }[];
  }
  const { TaskGroups } = await story.ask<Job>('GET', '/v1/job/web');
  return TaskGroups[0]?.Tasks[0]?.Resources.MemoryMB;
}

function withUser(user: string): string {
  return guardedJob().replace('driver =', `user = "${user}"\n      driver =`);
}

const hit = {
  guard: 'less-memory',
  job: 'web',
  namespace: 'default',
  group: 'app',
  task: 'server',
  old: '4096',
  new: '2048',
  file: guardedFile,
  allowed: false,
  'allowed-by': '',
};

describe.concurrent('guards', () => {
  test('a plan shows a hit above the table, with the command, at the line of the file, and as an output', async () => {
    await using story = await startGuarded();
    const run = await story.planned();
    const comment = commentOf(story);
    const command = `${allow} plan ${story.planId()}`;
    expect(comment).toContain(
      `🛑 **\`web\`**: task \`server\`: memory 4096 → 2048 MiB (less-memory).\nA maintainer can allow it: \`${command}\``,
    );
    expect(comment.indexOf('🛑')).toBeLessThan(comment.indexOf('| Effect |'));
    expect(comment).toMatch(/^### 🟠 Plan: .*, 1 guarded change$/m);
    expect(run.annotations).toContainEqual(
      expect.objectContaining({
        level: 'warning',
        message: expect.stringContaining('(less-memory)'),
        properties: expect.objectContaining({ file: guardedFile, line: '14' }),
      }),
    );
    expect([run.exitCode, guardsOf(run)]).toEqual([0, [hit]]);
    expect(resultOf(run)).toMatchObject({ guards: [hit], next: [command] });
  });

  test('a register refuses a hit, writes nothing, and the gate before the merge says the same', async () => {
    await using story = await startGuarded();
    await story.planned();
    const gate = await story.registered({ 'dry-run': 'true' });
    const run = await story.registered();
    for (const one of [gate, run]) {
      expect([one.exitCode, one.outputs]).toMatchObject([1, { reason: 'guarded', changed: 'false', receipts: '[]' }]);
      expect(one.outputs['summary']).toContain('a guard refuses the change of `web`');
      expect(guardsOf(one)).toEqual([hit]);
    }
    expect(commentOf(story)).toContain(`${allow} plan ${story.planId()}`);
    expect(await memoryOf(story)).toBe(4096);
  });

  test('a maintainer allows a hit for its plan, and the register writes it', async () => {
    await using story = await startGuarded();
    await story.planned();
    const allowed = await story.decide(allow);
    expect([allowed.exitCode, allowed.outputs]).toMatchObject([0, { command: 'allow', job: 'web', commander: 'ada' }]);
    expect(commentOf(story)).toContain(
      '✅ **`web`**: task `server`: memory 4096 → 2048 MiB (less-memory).\nAllowed by `ada`.',
    );
    expect(commentOf(story)).not.toContain('🛑');
    expect(commentOf(story)).toMatch(/^### .*, 0 guarded changes$/m);
    const again = resultOf(await story.planned());
    expect([again.guards, again.next]).toEqual([[{ ...hit, allowed: true, 'allowed-by': 'ada' }], []]);
    const run = await story.registered();
    expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
    expect(guardsOf(run)).toEqual([{ ...hit, allowed: true, 'allowed-by': 'ada' }]);
    expect(await memoryOf(story)).toBe(2048);
  });

  test('a change that is allowed after a refused register is written by the next one', async () => {
    await using story = await startGuarded();
    await story.planned();
    expect((await story.registered()).outputs['reason']).toBe('guarded');
    await story.decide(allow);
    expect((await story.registered()).exitCode).toBe(0);
    expect(await memoryOf(story)).toBe(2048);
  });

  test('disallow withdraws what was allowed, and an earlier allow does not come back', async () => {
    await using story = await startGuarded();
    await story.planned();
    const earlier = story.command(allow);
    await story.decide(allow);
    await story.decide(disallow, 'eve');
    expect(commentOf(story)).toContain('🛑 **`web`**');
    expect(commentOf(story)).toMatch(/^### .*, 1 guarded change$/m);
    const replayed = await story.run({
      event: earlier,
      inputs: { 'signing-key': 'a-key-of-more-than-sixteen-bytes', mode: 'command', address: '', commands: 'allow' },
      env: { GITHUB_API_URL: story.github.url, GITHUB_GRAPHQL_URL: `${story.github.url}/graphql` },
    });
    expect(replayed.outputs['reason']).toBe('not-ours');
    expect((await story.registered()).outputs['reason']).toBe('guarded');
    expect(await memoryOf(story)).toBe(4096);
  });

  test.each<[who: string, by: string, why: string]>([
    ['a person with less than the role', 'bob', 'less than `maintain`'],
    ['the author of the pull request', 'octocat', 'it is the author'],
    ['an app', 'acme[bot]', 'it is not a person'],
  ])('%s may not allow a hit', async (_, by, why) => {
    await using story = await startGuarded();
    story.github.commands.roles = { ...story.github.commands.roles, octocat: 'admin' };
    story.github.reviews.roles = { ...story.github.reviews.roles, octocat: 'admin' };
    await story.planned();
    const run = await story.decide(allow, by, { commanders: 'write\nacme[bot]' });
    expect(run.outputs).toMatchObject({ command: '', reason: 'not-allowed' });
    expect(wordsOf(run)).toContain(why);
    expect((await story.registered()).outputs['reason']).toBe('guarded');
  });

  test('the author of a commit may not allow a hit, even if the commit came after the command', async () => {
    await using story = await startGuarded();
    await story.planned();
    await story.decide(allow);
    story.github.reviews.commits = [{ by: 'octocat' }, { by: 'ada' }];
    const run = await story.registered();
    expect(run.outputs['reason']).toBe('guarded');
    expect(wordsOf(run)).toContain('it wrote one of the commits');
    expect((await story.decide(allow)).outputs['reason']).toBe('not-allowed');
    expect(await memoryOf(story)).toBe(4096);
  });

  test.each([500, 404])(
    'what was allowed counts only while GitHub reports the role of who allowed it, not with the status %d',
    async (status) => {
      await using story = await startGuarded();
      await story.planned();
      await story.decide(allow);
      story.github.reviews.rolesStatus = status;
      const run = await story.registered();
      expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'guarded']);
      expect(wordsOf(run)).toContain('and who allowed it may not');
      expect(await memoryOf(story)).toBe(4096);
    },
  );

  test('the stricter role of plan, command and register counts', async () => {
    await using story = await startGuarded({ guards: 'less-memory', 'guard-approvers': 'admin' });
    await story.planned();
    expect((await story.decide(allow, 'ada', { 'guard-approvers': 'write' })).outputs['reason']).toBe('not-allowed');
    await using weak = await startGuarded({ guards: 'less-memory', 'guard-approvers': 'write' });
    await weak.planned();
    expect((await weak.decide(allow, 'bob', { 'guard-approvers': 'write' })).outputs['command']).toBe('allow');
    const run = await weak.registered({ 'guard-approvers': 'maintain' });
    expect(run.outputs['reason']).toBe('guarded');
    expect((await weak.registered()).exitCode).toBe(0);
  });

  test('the guards of plan and register both count', async () => {
    await using story = await startGuarded();
    await story.planned();
    expect((await story.registered({ guards: '' })).outputs['reason']).toBe('guarded');
    await using other = await startGuarded({});
    await other.planned();
    const run = await other.registered({ guards: 'less-memory' });
    expect(run.outputs['reason']).toBe('guarded');
    expect(wordsOf(run)).toContain('The reviewed plan does not show it');
  });

  test('what was allowed stays allowed in a plan of the same meaning, and not when the change is another one', async () => {
    await using story = await startGuarded();
    await story.planned();
    await story.decide(allow);
    const again = await story.planned();
    expect(guardsOf(again)).toEqual([{ ...hit, allowed: true, 'allowed-by': 'ada' }]);
    expect(commentOf(story)).toContain('Allowed by `ada`.');
    story.workspace.write(guardedFile, guardedJob({ memory: 2048, count: 2 }));
    expect(guardsOf(await story.planned())).toEqual([hit]);
    story.workspace.write(guardedFile, guardedJob({ memory: 1024 }));
    const other = await story.planned();
    expect(guardsOf(other)).toEqual([{ ...hit, new: '1024' }]);
    expect(commentOf(story)).not.toContain('Allowed by');
  });

  test('a command that names no hit of the plan, or no guard, is refused', async () => {
    await using story = await startGuarded();
    await story.planned();
    expect((await story.decide('/outrider allow less-cpu web')).outputs['reason']).toBe('not-ours');
    expect((await story.decide('/outrider allow less-memory api')).outputs['reason']).toBe('not-ours');
    expect(
      (await story.decide('/outrider allow everything web', 'ada', { commands: 'allow\nhelp' })).outputs['command'],
    ).toBe('help');
    expect((await story.decide(allow, 'ada', { commands: 'plan' })).outputs['reason']).toBe('not-allowed');
    expect((await story.registered()).outputs['reason']).toBe('guarded');
  });

  test('a record that was not signed allows nothing', async () => {
    await using story = await startGuarded();
    await story.planned();
    const plan = commentOf(story);
    await story.decide(allow);
    const [comment] = story.github.comments;
    story.github.editComment(comment?.id ?? 0, plan.replace('🛑', '✅'), { login: 'octocat', type: 'User' });
    expect((await story.registered()).outputs['reason']).toBe('not-reviewed');
    expect(await memoryOf(story)).toBe(4096);
  });

  test('the stop of a removed file is refused until it is allowed', async () => {
    const inputs = { guards: 'stops', 'stop-removed': 'true', 'only-changed': 'true' };
    await using story = await startGuarded(inputs);
    const base = story.workspace.commit();
    story.workspace.remove(guardedFile);
    story.github.files = [{ filename: guardedFile, status: 'removed' }];
    const event = pullRequestEvent(false, { base });
    const run = await story.plan({ inputs: { ...inputs, commands: 'allow' }, event });
    expect(guardsOf(run)).toMatchObject([{ guard: 'stops', job: 'web', file: guardedFile, allowed: false }]);
    expect(commentOf(story)).toContain(`/outrider allow stops web plan ${story.planId()}`);
    story.setRecord({ since: 1 });
    const register = async (): Promise<ActionRun> => story.register({ inputs, event: closedEvent(true) });
    expect((await register()).outputs).toMatchObject({ reason: 'guarded', changed: 'false' });
    await story.decide('/outrider allow stops web');
    expect(commentOf(story)).toContain('Allowed by `ada`.');
    expect((await register()).outputs).toMatchObject({ reason: '', changed: 'true' });
  });

  test('guards cost no request to Nomad', async () => {
    await using story = await startGuarded({});
    const requests: string[] = [];
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ method, path }) => {
      requests.push(`${method} ${path}`);
    });
    const counts: string[][] = [];
    for (const guards of ['', 'recommended', 'all']) {
      requests.length = 0;
      expect((await story.plan({ inputs: { guards, address: proxy.url } })).exitCode).toBe(0);
      counts.push(requests.toSorted());
    }
    expect(counts[0]).not.toEqual([]);
    expect(counts).toEqual([counts[0], counts[0], counts[0]]);
  });

  test('what a guard finds in a hidden value stays hidden', async () => {
    const secret = 'hunter2hunter2';
    await using story = await startGuarded(
      { guards: 'privileged', 'redact-patterns': 'hunter*' },
      { files: { [guardedFile]: withUser(secret) }, running: [withUser('app')] },
    );
    const run = await story.planned();
    expect(guardsOf(run)).toMatchObject([{ guard: 'privileged', old: 'app', new: expect.stringContaining('hidden') }]);
    expect([wordsOf(run), commentOf(story), run.summary, JSON.stringify(run.outputs)].join('\n')).not.toContain(secret);
  });

  test('a misspelt guard is an input error that names the one that was meant', async () => {
    await using story = await startGuarded({ guards: 'less-memroy' });
    const run = await story.planned();
    expect(run.outputs['reason']).toBe('input');
    expect(wordsOf(run)).toContain('Did you mean `less-memory`?');
  });
});
