import { describe, expect, test } from 'vitest';
import { joinAnnotations } from '../support/launching.ts';
import { guardedFile as web, createGuardedJob, startGuarded, type GuardedStory } from '../support/guarding.ts';
import { planAs } from '../support/several-pulls.ts';
import { pullRequestEvent, pushEvent, type FakeGitHub } from '../support/github.ts';

const [commit, earlier, head] = ['a'.repeat(40), 'e'.repeat(40), 'b'.repeat(40)];
const [mail, shared] = ['jobs/mail.nomad.hcl', 'jobs/memory.auto.nomadvars.hcl'] as const;
const fifth = { number: 5, head, state: 'closed', mergedAt: '2099-01-01T08:00:00Z', mergeCommit: earlier } as const;
const seventh = { number: 7, head, state: 'closed', mergedAt: '2099-01-01T09:00:00Z', mergeCommit: commit } as const;
const sixth = { ...seventh, number: 6, mergedAt: '2099-01-01T08:30:00Z', mergeCommit: 'c'.repeat(40) };
type Files = Readonly<Record<string, string>>;
type Inputs = Readonly<Record<string, string>>;
const guards = { guards: 'less-memory' };
const less = { [web]: createGuardedJob({ memory: 2048 }) };
const more = { [mail]: createGuardedJob({ id: 'mail', count: 2 }) };
const approve = (login: string) => [{ by: login, state: 'APPROVED' as const }];

function listModified(files: Files): FakeGitHub['files'] {
  return Object.keys(files).map((filename) => ({ filename, status: 'modified' }));
}

/** Pull request 5 of ada, a maintainer, is planned and merged; bob's approval does not count for the guard. */
async function startMerged(inputs: Inputs, files: Files = less): Promise<GuardedStory> {
  const running = [createGuardedJob(), createGuardedJob({ id: 'mail' })];
  const story = await startGuarded(inputs, { files: { [web]: createGuardedJob(), [mail]: running[1] ?? '' }, running });
  story.github.filesByPull = { 5: listModified(files) };
  story.github.reviews.commitsByPull = { 5: [{ by: 'ada' }] };
  await planAs(story, 5, files, inputs);
  story.github.pulls = [fifth];
  return story;
}

/** Pull request 4 of carl was planned before 5; it changes another job. Returns its pull request. */
async function planFourth(story: GuardedStory, inputs: Inputs = guards, files = story.github.files) {
  story.github.files = files;
  story.github.filesByPull = { ...story.github.filesByPull, 4: listModified(more) };
  story.github.reviews.commitsByPull = { ...story.github.reviews.commitsByPull, 4: [{ by: 'carl' }] };
  await planAs(story, 4, { [web]: createGuardedJob(), [mail]: `# new\n${createGuardedJob({ id: 'mail' })}` }, inputs);
  story.workspace.write(web, less[web] ?? '');
  return { ...fifth, number: 4, mergedAt: '2099-01-01T07:00:00Z', mergeCommit: 'd'.repeat(40) } as const;
}

async function registerFifth(story: GuardedStory, inputs: Inputs) {
  return story.register({
    event: pushEvent('refs/heads/main', [earlier]),
    env: { GITHUB_SHA: earlier },
    inputs: { ...inputs, wait: 'false' },
  });
}

/** Plans and merges pull request 7 of octocat, and registers it with the approval of a person. */
async function registerSeventh(story: GuardedStory, inputs: Inputs, { files, approver }: Seventh) {
  story.github.files = listModified(files);
  await planAs(story, 7, files, inputs);
  story.github.pulls = [seventh, fifth];
  return registerAgain(story, inputs, approver);
}

async function registerAgain(story: GuardedStory, inputs: Inputs, approver: string) {
  story.github.reviews.list = approve(approver);
  const run = await story.register({
    event: pushEvent('refs/heads/main', [commit]),
    inputs: { ...inputs, wait: 'false' },
  });
  const versions = (await story.versions('web')).length;
  return { reason: run.outputs['reason'], versions, text: joinAnnotations(run) };
}

interface Seventh {
  readonly files: Files;
  readonly approver: string;
}

const contributed = '`ada` does not count (contributed to pull request 5, whose changes may go live with this one)';

describe.concurrent('a change that was merged and refused', () => {
  test.each([
    ['another job', guards, more],
    ['a guide', guards, { 'docs/guide.md': 'new' }],
    ['a comment in the same file', { ...guards, 'only-changed': 'true' }, { [web]: `# new\n${less[web]}` }],
    ['another job', { approvals: '1' }, more],
  ])('the author approves nothing in a later pull request that changes %s (%j)', async (_what, inputs, files) => {
    await using story = await startMerged(inputs);
    expect((await registerFifth(story, inputs)).outputs['reason']).toMatch(/^(guarded|not-approved)$/);
    const refused = await registerSeventh(story, inputs, { files, approver: 'ada' });
    expect([refused.reason, refused.versions]).toEqual(['guards' in inputs ? 'guarded' : 'not-approved', 1]);
    expect(refused.text).toContain(contributed);
    expect(await registerAgain(story, inputs, 'eve')).toMatchObject({ reason: '', versions: 2 });
  });

  test.each([
    ['has no comment anymore', () => ({})],
    ['has more files than GitHub lists', () => ({ filesByPull: { 5: listManyFiles(3001) } })],
    [
      'renames the job file',
      () => ({ filesByPull: { 5: [{ filename: 'old.hcl', previous_filename: web, status: 'renamed' }] } }),
    ],
    [
      'has a commit of no account',
      ({ reviews }: FakeGitHub) => void (reviews.commitsByPull = { 5: [{ by: undefined }] }),
    ],
  ])('the author approves nothing in a later pull request after one without a plan that %s', async (_what, change) => {
    await using story = await startMerged(guards);
    const fourth = await planFourth(story);
    story.github.commentsByPull = { ...story.github.commentsByPull, 5: [] };
    Object.assign(story.github, change(story.github));
    story.github.files = listModified(more);
    await planAs(story, 7, more, guards);
    story.github.pulls = [fourth, seventh, fifth];
    expect(await registerAgain(story, guards, 'ada')).toMatchObject({ reason: 'guarded', versions: 1 });
  });

  test('the author approves nothing after one without a plan, if only a plan of other files is older', async () => {
    const inputs = { ...guards, 'only-changed': 'true' };
    await using story = await startMerged(inputs);
    const fourth = await planFourth(story, inputs, listModified(more));
    story.github.commentsByPull = { ...story.github.commentsByPull, 5: [] };
    story.github.files = listModified(less);
    await planAs(story, 7, { [web]: `# new\n${less[web]}` }, inputs);
    story.github.pulls = [fourth, seventh, fifth];
    expect(await registerAgain(story, inputs, 'ada')).toMatchObject({ reason: 'guarded', versions: 1 });
    story.github.pulls = [seventh, fifth];
    expect(await registerAgain(story, inputs, 'ada')).toMatchObject({ reason: '', versions: 2 });
  });

  test('the author of a change outside of the job files does not approve it', async () => {
    await using story = await startMerged(guards);
    story.github.filesByPull = { 5: listModified({ '.github/workflows/register.yml': '' }) };
    const run = await registerSeventh(story, guards, { files: more, approver: 'ada' });
    expect([run.reason, run.versions]).toEqual(['guarded', 1]);
    expect(run.text).toContain(contributed);
  });

  test('the author approves nothing if the plan could not show the job', async () => {
    await using story = await startMerged(guards);
    story.github.commentsByPull = {};
    await planAs(story, 5, { [web]: 'job "web" {' }, guards);
    const run = await registerSeventh(story, guards, { files: { ...less, ...more }, approver: 'ada' });
    expect([run.reason, run.versions]).toEqual(['guarded', 1]);
  });

  test('the author of a push after the plan approves nothing', async () => {
    await using story = await startMerged(guards, more);
    const pushed = { ...fifth, head: 'f'.repeat(40) };
    story.github.filesByPull = { 5: listModified(less) };
    story.github.files = listModified(less);
    await planAs(story, 7, { ...less, [mail]: createGuardedJob({ id: 'mail' }) }, guards);
    story.github.pulls = [seventh, pushed];
    expect(await registerAgain(story, guards, 'ada')).toMatchObject({ reason: 'guarded', versions: 1 });
    story.github.filesByPull = { 5: listModified({ 'docs/guide.md': 'new' }) };
    expect(await registerAgain(story, guards, 'ada')).toMatchObject({ reason: '', versions: 2 });
  });

  test('the author approves nothing if the change is a repetition of one that was undone', async () => {
    await using story = await startMerged(guards);
    await planAs(story, 6, { [web]: createGuardedJob() }, guards);
    await planAs(story, 8, less, guards);
    story.github.filesByPull = { ...story.github.filesByPull, 6: listModified(less), 8: listModified(less) };
    story.github.reviews.commitsByPull = { 5: [{ by: 'ada' }], 6: [{ by: 'bob' }], 8: [{ by: 'carl' }] };
    story.github.files = listModified(more);
    await planAs(story, 7, more, guards);
    const eighth = { ...sixth, number: 8, mergedAt: '2099-01-01T08:45:00Z', mergeCommit: 'd'.repeat(40) };
    story.github.pulls = [seventh, eighth, sixth, fifth];
    const run = await registerAgain(story, guards, 'carl');
    expect(run).toMatchObject({ reason: 'guarded', versions: 1 });
    expect(run.text).toContain('contributed to pull request 8, whose changes may go live with this one');
  });

  test('the author approves nothing after a push to another branch that counts', async () => {
    const inputs = { ...guards, branches: 'main\nrelease' };
    await using story = await startMerged(guards);
    story.github.files = listModified(more);
    await planAs(story, 7, more, guards);
    story.github.pulls = [seventh, fifth];
    story.github.reviews.list = approve('ada');
    const event = pushEvent('refs/heads/release', [commit]);
    const run = await story.register({ event, inputs: { ...inputs, wait: 'false' } });
    expect(run.outputs['reason']).toBe('guarded');
    expect(joinAnnotations(run)).toContain(contributed);
  });

  test('the authors of all pull requests of a push approve nothing either', async () => {
    await using story = await startMerged(guards);
    const count = { [web]: createGuardedJob({ memory: 2048, count: 2 }) };
    story.github.filesByPull = { ...story.github.filesByPull, 6: listModified(count) };
    await planAs(story, 6, count, guards);
    story.github.files = listModified(more);
    await planAs(story, 7, more, guards);
    story.github.pulls = [seventh, sixth, fifth];
    story.github.reviews.commitsByPull = { 5: [{ by: 'ada' }], 6: [{ by: 'eve' }] };
    story.github.reviews.listByPull = { 6: approve('octocat') };
    story.github.reviews.list = approve('eve');
    const event = pushEvent('refs/heads/main', [sixth.mergeCommit, commit]);
    const run = await story.register({ event, inputs: { ...guards, wait: 'false' } });
    expect(run.outputs['reason']).toBe('guarded');
    expect(joinAnnotations(run)).toContain('contributed to pull request 6, whose changes may go live with this one');
  });

  test('the author of a change to a file that the job reads does not approve it', async () => {
    const source = createGuardedJob()
      .replace('job "web"', 'variable "memory" {}\n\njob "web"')
      .replace('4096', 'var.memory');
    const first = { [web]: source, [shared]: 'memory = 2048' };
    const inputs = { ...guards, 'var-files': shared };
    await using story = await startMerged(inputs, first);
    story.github.filesByPull = { 5: listModified({ [shared]: '' }) };
    const run = await registerSeventh(story, inputs, { files: more, approver: 'ada' });
    expect([run.reason, run.versions]).toEqual(['guarded', 1]);
    expect(run.text).toContain(contributed);
  });

  test('the author approves nothing in a dry run before the merge either', async () => {
    await using story = await startMerged(guards);
    story.github.files = listModified(more);
    await planAs(story, 7, more, guards);
    story.github.pulls = [{ number: 7, head, state: 'open' }, fifth];
    const judge = async (approver: string) => {
      story.github.reviews.list = approve(approver);
      return story.register({ event: pullRequestEvent(), inputs: { ...guards, 'dry-run': 'true' } });
    };
    const refused = await judge('ada');
    expect(refused.outputs['reason']).toBe('guarded');
    expect(joinAnnotations(refused)).toContain(contributed);
    expect((await judge('eve')).outputs['reason']).toBe('');
  });

  test.each([
    ['no merged pull request changes the job', more, 120],
    ['no plan of a merged pull request is valid', less, 220],
  ])('an approval costs few requests, even if %s', async (_what, files, limit) => {
    const inputs = { ...guards, 'only-changed': 'true' };
    await using story = await startMerged(inputs);
    story.github.files = listModified(less);
    await planAs(story, 7, less, inputs);
    const others = Array.from({ length: 89 }, (_, at) => ({
      ...fifth,
      number: 10 + at,
      mergeCommit: `${10 + at}`.padEnd(40, '0'),
    }));
    const comments = (story.github.commentsByPull[5] ?? []).map((comment) => ({ ...comment, id: 500 }));
    story.github.filesByPull = Object.fromEntries(others.map(({ number }) => [number, listModified(files)]));
    story.github.commentsByPull = Object.fromEntries(others.map(({ number }) => [number, comments]));
    story.github.pulls = [seventh, ...others];
    const before = story.github.requests.length;
    expect(await registerAgain(story, inputs, 'eve')).toEqual({ reason: '', versions: 2, text: '' });
    expect(story.github.requests.length - before).toBeLessThan(limit);
  });

  test('no approval counts if GitHub does not list the merged pull requests', async () => {
    await using story = await startMerged(guards);
    story.github.files = listModified(more);
    await planAs(story, 7, more, guards);
    story.github.pulls = [seventh, fifth, { ...fifth, number: 0, mergeCommit: 'd'.repeat(40) }];
    const run = await registerAgain(story, guards, 'eve');
    expect(run.versions).toBe(1);
    expect(run.text).toContain('Could not find the pull requests that change the same jobs');
  });
});

describe.concurrent('the author of an earlier pull request approves a later one', () => {
  test('if it was reverted since', async () => {
    await using story = await startMerged(guards);
    await registerFifth(story, guards);
    const reverted = { [web]: createGuardedJob() };
    story.github.filesByPull = { ...story.github.filesByPull, 6: listModified(reverted) };
    await planAs(story, 6, reverted, guards);
    story.github.pulls = [sixth, fifth];
    const event = pushEvent('refs/heads/main', [sixth.mergeCommit]);
    const revert = await story.register({ event, env: { GITHUB_SHA: sixth.mergeCommit }, inputs: guards });
    expect(revert.outputs['reason']).toBe('');
    story.github.files = listModified(less);
    await planAs(story, 7, less, guards);
    story.github.pulls = [seventh, sixth, fifth];
    expect(await registerAgain(story, guards, 'ada')).toMatchObject({ reason: '', versions: 2 });
  });

  test.each([
    ['it was merged into another branch', [{ ...fifth, base: 'develop' }]],
    ['its plan is from before the change of another one', [sixth, fifth]],
  ])('if another one changed the job, and %s', async (_what, others) => {
    await using story = await startMerged(guards);
    story.github.filesByPull = { ...story.github.filesByPull, 6: listModified({ 'docs/guide.md': '' }) };
    story.github.reviews.commitsByPull = { ...story.github.reviews.commitsByPull, 6: [{ by: 'eve' }] };
    await planAs(story, 6, { [web]: createGuardedJob() }, guards);
    story.github.files = listModified(less);
    await planAs(story, 7, { ...less, ...more }, guards);
    story.github.pulls = [seventh, ...others];
    const approver = others.length === 1 ? 'ada' : 'eve';
    expect(await registerAgain(story, guards, approver)).toMatchObject({ reason: '', versions: 2 });
  });

  test('if it changed no job, although its plan shows the change of another one', async () => {
    await using story = await startMerged(guards);
    story.github.filesByPull = { ...story.github.filesByPull, 6: listModified({ 'docs/guide.md': '' }) };
    story.github.reviews.commitsByPull = { ...story.github.reviews.commitsByPull, 6: [{ by: 'eve' }] };
    await planAs(story, 6, {}, guards);
    story.github.files = listModified(more);
    await planAs(story, 7, more, guards);
    story.github.pulls = [seventh, sixth, fifth];
    expect(await registerAgain(story, guards, 'ada')).toMatchObject({ reason: 'guarded', versions: 1 });
    expect(await registerAgain(story, guards, 'eve')).toMatchObject({ reason: '', versions: 2 });
  });

  test.each([
    ['changes none of its files', listManyFiles(101), '2099-01-01T08:00:00Z'],
    ['was merged later', listModified(less), '2099-01-01T10:00:00Z'],
  ])('if it has no plan and %s', async (_what, files, mergedAt) => {
    await using story = await startMerged(guards);
    const fourth = await planFourth(story);
    story.github.commentsByPull = { ...story.github.commentsByPull, 5: [] };
    story.github.filesByPull = { ...story.github.filesByPull, 5: files };
    story.github.files = listModified(more);
    await planAs(story, 7, more, guards);
    story.github.pulls = [seventh, { ...fifth, mergedAt }, fourth];
    expect(await registerAgain(story, guards, 'ada')).toMatchObject({ reason: '', versions: 2 });
  });

  test('if neither it nor an earlier one has a plan', async () => {
    await using story = await startMerged(guards);
    story.github.commentsByPull = { 5: [] };
    expect(await registerSeventh(story, guards, { files: more, approver: 'ada' })).toMatchObject({
      reason: '',
      versions: 2,
    });
  });
});

function listManyFiles(count: number): FakeGitHub['files'] {
  return listModified(Object.fromEntries(Array.from({ length: count }, (_, at) => [`docs/${at}.md`, ''])));
}
