import { describe, expect, test } from 'vitest';
import { readComment } from '../support/approving.ts';
import { createClosedEvent, pullRequestEvent, pushEvent, type FakeGitHub } from '../support/github.ts';
import { guardedFile, createGuardedJob, startGuarded, type GuardedStory } from '../support/guarding.ts';
import { type StoryRunOptions } from '../support/registering.ts';
import { readResult } from '../support/result.ts';
import { listWarnings, type ActionRun } from '../support/action.ts';

type RunEvent = NonNullable<StoryRunOptions['event']>;

const mergedPulls: FakeGitHub['pulls'] = [
  { number: 7, head: 'b'.repeat(40), state: 'closed', mergedAt: '2026-11-20T09:00:00Z', mergeCommit: 'a'.repeat(40) },
];

function readGuards({ outputs }: ActionRun): unknown {
  return readResult({ outputs }).guards;
}

function readWords({ log, annotations }: ActionRun): string {
  return [log, ...annotations.map(({ message }) => message)].join('\n');
}

/** The memory of the registered job. */
async function readMemory(story: GuardedStory): Promise<number | undefined> {
  interface Job {
    readonly TaskGroups: readonly {
      readonly Tasks: readonly { readonly Resources: { readonly MemoryMB: number } }[];
    }[];
  }
  const { TaskGroups } = await story.ask<Job>('GET', '/v1/job/web');
  return TaskGroups[0]?.Tasks[0]?.Resources.MemoryMB;
}

function withUser(user: string): string {
  return createGuardedJob().replace('driver =', `user = "${user}"\n      driver =`);
}

function withOtherGroup(memory: number): string {
  const other = createGuardedJob({ memory }).replace(/^.*\n/, '').replace('"app"', '"other"');
  return createGuardedJob().replace(/\}\n$/, other);
}

function createJobIn(namespace: string): string {
  return createGuardedJob().replace('job "web" {', `job "web" {\n  namespace = "${namespace}"`);
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
  approved: false,
  approvedBy: [],
};
const approvedHit = { ...hit, approved: true, approvedBy: ['ada'] };
const row =
  '**`web`**: task `server`: memory 4096 → 2048 MiB ([less-memory](https://github.com/outrider/outrider/blob/v1.0.0/docs/guards.md)).';

async function registerWithoutBase(
  [before, after]: readonly [string, string],
  { guards, ref = 'main', event }: { readonly guards: string; readonly ref?: string; readonly event: RunEvent },
): Promise<ActionRun> {
  await using story = await startGuarded({}, { files: { [guardedFile]: before }, sandbox: { namespaces: ['team'] } });
  const base = story.workspace.commit();
  story.workspace.write(guardedFile, after);
  await story.plan({ inputs: { guards }, event: pullRequestEvent(false, { base, ref }) });
  story.github.pulls = mergedPulls;
  return await story.register({ event, inputs: { guards: 'namespace-change', wait: 'false' } });
}

describe.concurrent('guards', () => {
  test.each<[what: string, review: Parameters<GuardedStory['review']>, reason: string]>([
    ['was dismissed', ['ada', { state: 'DISMISSED' }], 'dismissed'],
    ['another approver objects to', ['eve', { state: 'CHANGES_REQUESTED' }], '`eve` requested changes to'],
  ])('an approval that %s does not count', async (_, review, reason) => {
    await using story = await startGuarded();
    await story.planPull();
    story.review('ada');
    expect((await story.registerPull({ 'dry-run': 'true' })).exitCode).toBe(0);
    story.review(...review);
    const run = await story.registerPull();
    expect(run.outputs['reason']).toBe('guarded');
    expect([readWords(run), readComment(story)].join('\n')).toContain(reason);
    expect(await readMemory(story)).toBe(4096);
  });

  test('a task is named with its group if another group has one of its name', async () => {
    await using story = await startGuarded(undefined, {
      files: { [guardedFile]: withOtherGroup(2048) },
      running: [withOtherGroup(4096)],
    });
    const run = await story.planPull();
    for (const text of [readWords(run), readComment(story)]) expect(text).toContain('task `other/server`: memory');
  });

  test('the stricter role of plan and register counts', async () => {
    await using story = await startGuarded({ guards: 'less-memory', 'guard-approvers': 'admin' });
    await story.planPull();
    story.review('ada');
    expect((await story.registerPull({ 'guard-approvers': 'write' })).outputs['reason']).toBe('guarded');
    story.review('eve');
    expect((await story.registerPull({ 'guard-approvers': 'write' })).exitCode).toBe(0);
    await using weak = await startGuarded({ guards: 'less-memory', 'guard-approvers': 'write' });
    await weak.planPull();
    weak.review('bob');
    expect((await weak.registerPull({ 'guard-approvers': 'maintain' })).outputs['reason']).toBe('guarded');
    expect((await weak.registerPull()).exitCode).toBe(0);
  });

  test('approvals of the plan and of its hits are counted by their own number and role', async () => {
    const inputs = { guards: 'less-memory', approvals: '2' };
    await using story = await startGuarded(inputs);
    await story.planPull();
    story.review('ada');
    expect((await story.registerPull()).outputs['reason']).toBe('not-approved');
    story.review('bob');
    expect((await story.registerPull()).exitCode).toBe(0);
    await using other = await startGuarded(inputs);
    await other.planPull();
    other.review('bob');
    other.review('carol');
    expect((await other.registerPull()).outputs['reason']).toBe('guarded');
  });

  test('a hit of the plan counts without the guard of the register run, and one that only the register run finds cannot be approved', async () => {
    await using story = await startGuarded();
    await story.planPull();
    expect((await story.registerPull({ guards: '' })).outputs['reason']).toBe('guarded');
    await using other = await startGuarded({});
    await other.planPull();
    other.review('ada');
    other.review('eve');
    const run = await other.registerPull({ guards: 'less-memory' });
    expect(run.outputs['reason']).toBe('guarded');
    expect(readWords(run)).toContain('The reviewed plan does not show it');
    expect(readWords(run)).toContain('Plan the pull request again with the same guards');
    expect(readWords(run)).not.toContain('late value');
    expect(readGuards(run)).toEqual([hit]);
    expect(await readMemory(other)).toBe(4096);
  });

  test.each<[event: string, event: Parameters<GuardedStory['register']>[0]]>([
    ['a push', { event: pushEvent('refs/heads/main', ['a'.repeat(40)]) }],
    ['a closed pull request whose base is not in the clone', { event: createClosedEvent(true) }],
  ])('a hit that a register run of %s cannot find itself is refused until it is approved', async (_, options) => {
    const inputs = { guards: 'namespace-change' };
    await using story = await startGuarded(inputs, {
      files: { [guardedFile]: createGuardedJob() },
      sandbox: { namespaces: ['team'] },
    });
    const base = story.workspace.commit();
    story.workspace.write(guardedFile, createJobIn('team'));
    const plan = await story.plan({ inputs, event: pullRequestEvent(false, { base }) });
    expect(readGuards(plan)).toMatchObject([{ guard: 'namespace-change', old: 'default', new: 'team' }]);
    story.github.pulls = mergedPulls;
    const register = async (): Promise<ActionRun> => story.register({ ...options, inputs: { wait: 'false' } });
    const run = await register();
    expect([run.exitCode, run.outputs]).toMatchObject([1, { reason: 'guarded', changed: 'false', receipts: '[]' }]);
    expect(readWords(run)).toContain('is guarded: as the reviewed plan shows (namespace-change)');
    expect(readGuards(run)).toMatchObject([{ guard: 'namespace-change', job: 'web', approved: false }]);
    story.review('ada');
    expect((await register()).outputs).toMatchObject({ reason: '', changed: 'true' });
  });

  test.each<[who: string, review: Parameters<GuardedStory['review']>, reason: string]>([
    ['a person with less than the role', ['bob'], 'no maintain access'],
    ['a person who approved another commit', ['ada', { commit: 'c'.repeat(40) }], 'approves a different commit'],
  ])('%s does not approve a hit', async (_, review, reason) => {
    await using story = await startGuarded();
    await story.planPull();
    story.review(...review);
    const run = await story.registerPull();
    expect(run.outputs['reason']).toBe('guarded');
    for (const text of [readWords(run), readComment(story)]) expect(text).toContain(`does not count (${reason})`);
    expect(await readMemory(story)).toBe(4096);
  });

  test.each([pushEvent('refs/heads/main', ['a'.repeat(40)]), createClosedEvent(true)])(
    'a register run without the base goes by a plan that has compared with it, and by no other: $name',
    async (event) => {
      const team = createJobIn('team');
      const moved = [createGuardedJob(), team] as const;
      const kept = [team, team.replace('4096', '2048')] as const;
      const unknown = 'namespace `team` (namespace-change), which cannot be judged: the base of the pull request';
      const match = await registerWithoutBase(moved, { guards: 'namespace-change', event });
      expect(readWords(match)).toContain('is guarded: as the reviewed plan shows (namespace-change)');
      const unjudged = await registerWithoutBase(moved, { guards: '', event });
      expect(unjudged.outputs).toMatchObject({ reason: 'guarded', changed: 'false' });
      expect(readWords(unjudged)).toContain(unknown);
      // In the branch that the plan compares with, the job is in the namespace already; in `main` it is not.
      const retargeted = await registerWithoutBase(kept, { guards: 'namespace-change', ref: 'feature', event });
      expect(retargeted.outputs).toMatchObject({ reason: 'guarded', changed: 'false' });
      expect(readWords(retargeted)).toContain(unknown);
      const usual = await registerWithoutBase(kept, { guards: 'namespace-change', event });
      expect(usual.outputs).toMatchObject({ reason: '', changed: 'true' });
    },
  );

  test('another hit of the same guard than the plan shows is refused, although that is approved', async () => {
    const inputs = { guards: 'namespace-change' };
    await using story = await startGuarded(inputs, {
      files: { [guardedFile]: createGuardedJob() },
      sandbox: { namespaces: ['team', 'other'] },
    });
    const bases = [createGuardedJob(), createJobIn('other')].map((job) => {
      story.workspace.write(guardedFile, job);
      return story.workspace.commit();
    });
    story.workspace.write(guardedFile, createJobIn('team'));
    const [base = '', other = ''] = bases;
    await story.plan({ inputs, event: pullRequestEvent(false, { base }) });
    story.review('ada');
    const registerFrom = async (kind: string): Promise<ActionRun> =>
      story.register({ event: createClosedEvent(true, 7, 'main', undefined, kind), inputs: { wait: 'false' } });
    const run = await registerFrom(other);
    expect(run.outputs['reason']).toBe('guarded');
    expect(readWords(run)).toContain('namespace from `other` to `team` (namespace-change)');
    expect(readWords(run)).toContain('The reviewed plan does not show it');
    expect(run.outputs['summary']).toBe('Not registered: 1 guarded change');
    expect(readGuards(run)).toMatchObject([
      { old: 'other', approved: false },
      { old: '', approved: true },
    ]);
    expect((await registerFrom(base)).outputs).toMatchObject({ reason: '', changed: 'true' });
  });

  test('an approval counts for a later plan with the same hits, and not for one with others', async () => {
    const start = 1_800_000_000_000;
    const later = (seconds: number): Date => new Date(start + 1000 * seconds);
    const approval = { by: 'ada', state: 'APPROVED', at: later(10) } as const;
    const startAt = async (inputs: Record<string, string>): Promise<GuardedStory> => {
      const story = await startGuarded(inputs);
      story.github.date = later(0);
      await story.planPull();
      story.github.reviews.list = [approval];
      story.github.date = later(20);
      return story;
    };
    // The same plan, with a guard that finds something in it.
    await using story = await startAt({});
    expect(readGuards(await story.planPull({ guards: 'less-memory' }))).toEqual([hit]);
    expect(readComment(story)).toContain('`ada`: submitted before the plan was shown');
    expect((await story.registerPull()).outputs['reason']).toBe('guarded');
    await using other = await startAt({ guards: 'less-memory' });
    expect(readGuards(await other.planPull())).toEqual([approvedHit]);
    // Of two plans that began at the same time, the first counts.
    other.github.date = later(40);
    other.workspace.write(guardedFile, createGuardedJob({ memory: 1024 }));
    expect(readGuards(await other.planPull())).toEqual([{ ...hit, new: '1024' }]);
    expect(readComment(other)).not.toContain('Approved by');
    expect((await other.registerPull()).outputs['reason']).toBe('guarded');
    other.github.date = later(60);
    other.workspace.write(guardedFile, createGuardedJob({ memory: 2048 }));
    // Nobody has approved the first plan since it was shown again.
    expect(readGuards(await other.planPull())).toEqual([hit]);
  });

  test.each<[what: string, inputs: Record<string, string>, key: string | undefined, way: string]>([
    [
      'without a signing key',
      {},
      '',
      'this plan is not signed. Set the same `signing-key` (secret `OUTRIDER_SIGNING_KEY`) in plan and register.',
    ],
    ['without a comment', { comment: 'off' }, undefined, 'Plan the pull request with `comment: auto`.'],
    ['with `review: ignore`', { review: 'ignore' }, undefined, 'Set `review: required`, or remove the guard'],
  ])('a plan %s reports that nobody can approve its hits, with a hint', async (_, more, key, way) => {
    await using story = await startGuarded({ guards: 'less-memory', ...more }, key === undefined ? {} : { key });
    const run = await story.planPull();
    const shown = [run.summary, readComment(story)].join('\n');
    expect(shown).toContain(`🛑 ${row} This plan cannot be registered, and approval is not possible: `);
    expect(shown).toContain(way);
    const unsigned = listWarnings(run).filter((text) =>
      text.startsWith('Without a signing key, this plan has no record'),
    );
    expect(unsigned).toHaveLength(key === '' ? 1 : 0);
    story.review('ada');
    expect((await story.registerPull()).exitCode).toBe(1);
    expect(await readMemory(story)).toBe(4096);
  });

  test('the stop of a removed file is refused until it is approved', async () => {
    const inputs = { guards: 'stops', 'stop-removed': 'true', 'only-changed': 'true' };
    await using story = await startGuarded(inputs);
    const base = story.workspace.commit();
    story.workspace.remove(guardedFile);
    story.github.files = [{ filename: guardedFile, status: 'removed' }];
    const run = await story.plan({ inputs, event: pullRequestEvent(false, { base }) });
    expect(readGuards(run)).toMatchObject([{ guard: 'stops', job: 'web', file: guardedFile, approved: false }]);
    const register = async (guards: string): Promise<ActionRun> =>
      story.register({ inputs: { ...inputs, guards }, event: createClosedEvent(true) });
    expect((await register('')).outputs).toMatchObject({ reason: 'guarded', changed: 'false' });
    story.review('ada');
    expect((await register('stops')).outputs).toMatchObject({ reason: '', changed: 'true' });
  });

  const constrained = createGuardedJob().replace(
    'group',
    'constraint {\n attribute = "${meta.rack}"\n value = "zq7"\n }\n group',
  );
  const capable = createGuardedJob().replace('run_for', 'cap_drop = ["sys_time_zq7"]\n run_for');
  const hiddenRows = [
    ['matches a pattern', 'hunter2hunter2', 'privileged', { 'redact-patterns': 'hunter*' }, withUser('app'), withUser('hunter2hunter2')],
    ['has a name that matches a pattern', 'zq7', 'privileged', { 'redact-patterns': 'User' }, withUser('zq7'), withUser('root')],
    ['is only in the running job', 'zq7', 'datacenter-change', {}, constrained, createGuardedJob()],
    ['is hidden like all', '4097', 'less-memory', { redact: 'all-values' }, createGuardedJob({ memory: 4097 }), createGuardedJob()],
    ['decides that nothing is placed', 'zq7', 'less-memory', { redact: 'all-values' }, createGuardedJob({ memory: 4097 }), constrained],
    ['is hidden like all, in any case', 'sys_time_zq7', 'privileged', { redact: 'all-values' }, capable, createGuardedJob()],
  ] as const; // prettier-ignore
  test.each(hiddenRows)('the finding of a guard in a value that %s stays hidden', async (...given) => {
    const [, secret, guards, inputs, before, after] = given;
    await using story = await startGuarded({ guards, ...inputs }, { files: { [guardedFile]: after }, running: [] });
    await story.operate(before);
    const run = await story.planPull();
    expect(JSON.stringify(readGuards(run))).toContain('hidden');
    const comment = readComment(story).replace(/^<!--.*$/gm, '');
    const texts = [readWords(run), comment, run.summary, JSON.stringify({ ...run.outputs, ...readResult(run) })];
    expect(texts.join('\n').toLowerCase()).not.toContain(secret);
  });

  test('a misspelt guard is an input error that names the one that was meant', async () => {
    await using story = await startGuarded({ guards: 'less-memroy' });
    const run = await story.planPull();
    expect(run.outputs['reason']).toBe('input');
    expect(readWords(run)).toContain('Did you mean `less-memory`?');
  });
});
