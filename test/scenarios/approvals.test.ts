import { describe, expect, test } from 'vitest';
import { joinAnnotations } from '../support/launching.ts';
import { pullRequestEvent, pushEvent } from '../support/github.ts';
import { readUnverified } from '../support/signing.ts';
import { approve, readComment, file, isRegistered, startPlanned } from '../support/approving.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';
import type { ReviewDouble } from '../support/github-reviews.ts';

const old = new Date(0);

/** When the plan was first shown, in milliseconds. */
function readSince(story: Story): number {
  return (readUnverified(readComment(story))?.since ?? 0) * 1000;
}

function createTimeFromNow(distance: number): Date {
  return new Date(Date.now() + distance);
}

/** The headers of GitHub: the next page, and the ID of the response. */
function readLink({ link, 'x-github-request-id': id = '' }: Readonly<Record<string, string>>): Record<string, string> {
  return { 'x-github-request-id': id, ...(link === undefined ? {} : { link }) };
}

describe.concurrent('approvals of a plan', () => {
  test.each<[reason: string, reviews: readonly ReviewDouble[], roles?: Record<string, string>]>([
    ['submitted before the plan was shown', [approve('ada', { at: old })]],
    ['approves a different commit', [approve('ada', { commit: 'B'.repeat(40) })]],
    ['opened this pull request', [approve('octocat')]],
    ['no write access', [approve('ada')], { ada: 'triage' }],
    ['dismissed', [approve('ada'), approve('ada', { state: 'DISMISSED' })]],
    ['requests changes', [approve('ada'), approve('ada', { state: 'CHANGES_REQUESTED' })]],
    ['is a bot', [approve('ada[bot]', { type: 'Bot' })]],
  ])('register refuses a plan whose only review is %s, and writes nothing', async (reason, reviews, roles = {}) => {
    await using story = await startPlanned();
    story.github.reviews.list = reviews;
    story.github.reviews.roles = roles;
    const run = await story.registerApproved();
    expect([run.exitCode, run.outputs]).toMatchObject([1, { reason: 'not-approved', changed: 'false' }]);
    const short = run.outputs['summary']?.replace(/`(?:ada|ada\[bot\]|octocat)`/, '`…`');
    expect(short).toBe(
      `Not registered: ${reason === 'requests changes' ? '`…` requested changes to the plan' : `the plan has 0 of 1 approval: \`…\` does not count (${reason})`}`,
    );
    const fix =
      reason === 'requests changes'
        ? 'Have the request for changes dismissed'
        : 'Have the plan approved by a person with write access';
    expect(run.annotations.map(({ message }) => message).join('\n')).toContain(fix);
    expect(readComment(story)).toContain(`: ${reason}`);
    expect(await isRegistered(story)).toBe(false);
    story.github.reviews.list = [approve('eve')];
    story.github.reviews.roles = {};
    expect((await story.registerApproved()).exitCode).toBe(0);
  });

  const comments = Array.from({ length: 250 }, (_, n) => approve(`user-${n}`, { state: 'COMMENTED' }));

  test('register finds on the third page of reviews that an approval of the first one does not count any more', async () => {
    await using story = await startPlanned();
    story.github.reviews.list = [approve('ada'), ...comments, approve('ada', { state: 'CHANGES_REQUESTED' })];
    const run = await story.registerApproved();
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-approved']);
    expect(readComment(story)).toContain('`ada`: requests changes');
  });

  test('the comment names an approval whose role is not asked for because 100 later ones follow', async () => {
    await using story = await startPlanned();
    const crowd = Array.from({ length: 100 }, (_, n) => approve(`user-${n}`));
    story.github.reviews.roles = Object.fromEntries(crowd.map(({ by }) => [by ?? '', 'read']));
    story.github.reviews.list = [approve('ada'), ...crowd];
    expect((await story.registerApproved()).outputs['reason']).toBe('not-approved');
    expect(readComment(story)).toContain('`ada`: not checked: 100 later approvals');
  });

  test('register counts nobody if a later page of reviews cannot be read', async () => {
    await using story = await startPlanned();
    story.github.reviews.list = [approve('ada'), ...comments];
    story.github.before = (line) => {
      story.github.reviews.status = line.includes('/reviews') && line.includes('page=3') ? 500 : 200;
    };
    const run = await story.registerApproved();
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-approved']);
    expect(await isRegistered(story)).toBe(false);
  });

  test('register does not count an approval from the second in which the plan was first shown, but one from the next', async () => {
    await using story = await startPlanned();
    const since = readSince(story);
    story.github.reviews.list = [approve('ada', { at: new Date(since + 999) })];
    const early = await story.registerApproved();
    expect([early.exitCode, early.outputs['reason']]).toEqual([1, 'not-approved']);
    story.github.reviews.list = [approve('ada', { at: new Date(since + 1000) })];
    expect((await story.registerApproved()).exitCode).toBe(0);
  });

  test.each([
    ['an hour ahead of', -3_600_000],
    ['an hour behind', 3_600_000],
  ])('only the clock of GitHub counts where that of the runner is %s it', async (_, skew) => {
    await using story = await startStory({ files: { [file]: service('web') } });
    // The proxy responds with the clock of GitHub; the run and the double have that of the machine.
    await using wire = await startNomadProxy(story.github.url, async ({ pass, answer }) => {
      const { status, body, headers } = await pass();
      answer(
        status,
        body.replaceAll(/"updated_at":"20[2-9][^"]*"/g, `"updated_at":"${createTimeFromNow(skew).toISOString()}"`),
        { ...readLink(headers), 'content-type': 'application/json', date: createTimeFromNow(skew).toUTCString() },
      );
    });
    const env = { GITHUB_API_URL: wire.url, GITHUB_GRAPHQL_URL: `${wire.url}/graphql` };
    story.github.reviews.list = [approve('ada', { at: createTimeFromNow(skew - 2000) })];
    await story.plan({ inputs: { approvals: '1' }, env });
    expect(readComment(story)).toContain('⏳ **0 of 1 approval** since this plan.');
    const inputs = { approvals: '1', wait: 'false' };
    const early = await story.register({ inputs, env });
    expect([early.exitCode, early.outputs['reason']]).toEqual([1, 'not-approved']);
    story.github.reviews.list = [approve('ada', { at: createTimeFromNow(skew + 10_000) })];
    expect((await story.register({ inputs, env })).exitCode).toBe(0);
  });

  const [head, commit] = ['b'.repeat(40), 'a'.repeat(40)];
  test.each([
    ['squash commit', [commit]],
    ['merge commit', [head, commit]],
    ['last rebased commit', ['1'.repeat(40), commit]],
  ])('only an approval of the head of the pull request counts after a %s is pushed', async (_, commits) => {
    await using story = await startPlanned();
    const mergedAt = '2026-11-20T09:00:00Z';
    story.github.pulls = [{ number: 7, head, state: 'closed', mergedAt, mergeCommit: commit }];
    const event = pushEvent('refs/heads/main', commits);
    story.github.reviews.list = [approve('ada', { commit }), approve('bob', { commit: '1'.repeat(40) })];
    const early = await story.registerApproved({ event });
    expect([early.exitCode, early.outputs['reason']]).toEqual([1, 'not-approved']);
    story.github.reviews.list = [approve('ada', { commit: head })];
    const run = await story.registerApproved({ event });
    expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
    expect(await isRegistered(story)).toBe(true);
  });

  test('an approver who lost access between the gate and the register run does not count', async () => {
    await using story = await startPlanned();
    story.github.closed = false;
    story.github.reviews.list = [approve('ada')];
    const gate = await story.register({ event: pullRequestEvent(), inputs: { 'dry-run': 'true', approvals: '1' } });
    expect(gate.exitCode).toBe(0);
    story.github.closed = true;
    story.github.reviews.roles = { ada: 'none' };
    const run = await story.registerApproved();
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-approved']);
    expect(readComment(story)).toContain('`ada`: no write access');
    expect(await isRegistered(story)).toBe(false);
  });

  test.each([
    [403, 'reviews'],
    [500, 'reviews'],
    [404, 'roles'],
    [500, 'roles'],
  ] as const)('register counts nobody as an approver if GitHub answers %i to requests for %s', async (status, what) => {
    await using story = await startPlanned();
    story.github.reviews.list = [approve('ada')];
    story.github.reviews[what === 'roles' ? 'rolesStatus' : 'status'] = status;
    const run = await story.registerApproved();
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-approved']);
    expect(await isRegistered(story)).toBe(false);
  });

  test('an approval counts for a later plan of the same meaning, and not for one of another meaning', async () => {
    await using story = await startPlanned();
    story.github.reviews.list = [approve('ada')];
    story.github.closed = false;
    await story.plan({ inputs: { approvals: '1' }, env: { GITHUB_RUN_ID: '4712', GITHUB_RUN_NUMBER: '13' } });
    expect(readComment(story)).toContain('**1 of 1 approval** since this plan (`ada`)');
    story.workspace.write(file, service('web', { image: 'two' }));
    const at = new Date(Date.now() - 1000);
    story.github.reviews.list = [approve('ada', { at })];
    await story.plan({ inputs: { approvals: '1' } });
    expect(readComment(story)).toContain('⏳ **0 of 1 approval** since this plan.');
    expect(readComment(story)).toContain('`ada`: submitted before the plan was shown');
    const run = await story.registerApproved();
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-approved']);
  });

  test.each([
    [{ approvals: '1', review: 'ignore' }, 'Input `approvals` has no effect with `review: ignore`'],
    [{ approvals: '1 read' }, 'Input `approvals` is "1 read", which is not a number of approvals'],
  ])('register with %j is refused as an input error', async (inputs, message) => {
    await using story = await startStory({ files: { [file]: service('web') } });
    const run = await story.register({ inputs });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(joinAnnotations(run)).toContain(message);
  });
});
