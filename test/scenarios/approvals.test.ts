import { afterAll, describe, expect, test } from 'vitest';
import { annotationsOf } from '../support/launching.ts';
import { removeRunFolders } from '../support/action.ts';
import { closedEvent, mergeGroupEvent, otherEvent, pullRequestEvent } from '../support/github.ts';
import { service, startStory, type Story, type StoryRunOptions } from '../support/registering.ts';
import type { ReviewDouble } from '../support/github-reviews.ts';

afterAll(removeRunFolders);

const file = 'jobs/web.nomad.hcl';
const old = new Date(0);

/** A planned pull request that needs approvals. */
async function startPlanned(
  needed = '1',
): Promise<Story & { registerApproved(options?: StoryRunOptions): ReturnType<Story['register']> }> {
  const story = await startStory({ files: { [file]: service('web') } });
  await story.plan({ inputs: { approvals: needed } });
  story.github.closed = true;
  return {
    ...story,
    registerApproved: ({ inputs, ...options } = {}) =>
      story.register({ ...options, inputs: { approvals: needed, wait: 'false', ...inputs } }),
  };
}

const approved = (by: string, more: Partial<ReviewDouble> = {}): ReviewDouble => ({ by, state: 'APPROVED', ...more });

function commentOf({ github }: Story): string {
  return github.comments[0]?.body ?? '';
}

async function isRegistered(story: Story): Promise<boolean> {
  const jobs = await story.ask<readonly { readonly ID: string }[]>('GET', '/v1/jobs');
  return jobs.some(({ ID }) => ID === 'web');
}

describe.concurrent('approvals of a plan', () => {
  test('register writes a plan that enough people approved after it was shown, and reports who', async () => {
    await using story = await startPlanned('2');
    story.github.reviews.list = [approved('ada'), approved('bob', { state: 'COMMENTED' }), approved('eve')];
    const run = await story.registerApproved();
    expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
    const by = JSON.parse(run.outputs['approved-by'] ?? '') as { login: string; at: string }[];
    expect(by.map(({ login }) => login)).toEqual(['ada', 'eve']);
    expect(commentOf(story)).toContain('✅ **2 of 2 approvals** since this plan (`ada`, `eve`).');
    expect(await isRegistered(story)).toBe(true);
    story.github.reviews.list = [];
    const again = await story.registerApproved();
    expect([again.exitCode, again.outputs['changed']]).toEqual([0, 'false']);
  });

  test.each<[why: string, reviews: readonly ReviewDouble[], roles?: Record<string, string>]>([
    ['older than the plan', [approved('ada', { at: old })]],
    ['of another commit', [approved('ada', { commit: 'c'.repeat(40) })]],
    ['own pull request', [approved('octocat')]],
    ['no write access', [approved('ada')], { ada: 'triage' }],
    ['dismissed', [approved('ada'), approved('ada', { state: 'DISMISSED' })]],
    ['requests changes', [approved('ada'), approved('ada', { state: 'CHANGES_REQUESTED' })]],
  ])('register refuses a plan whose only review is %s, and writes nothing', async (why, reviews, roles = {}) => {
    await using story = await startPlanned();
    story.github.reviews.list = reviews;
    story.github.reviews.roles = roles;
    const run = await story.registerApproved();
    expect([run.exitCode, run.outputs]).toMatchObject([
      1,
      { reason: 'not-approved', changed: 'false', 'approved-by': '[]' },
    ]);
    expect(run.outputs['summary']).toBe('Not registered: the plan has 0 of 1 approval');
    expect(commentOf(story)).toContain(`: ${why}`);
    expect(await isRegistered(story)).toBe(false);
    story.github.reviews.list = [approved('eve')];
    story.github.reviews.roles = {};
    expect((await story.registerApproved()).exitCode).toBe(0);
  });

  test('register accepts an approval of a custom role by the role that it is based on, and only of the wanted one', async () => {
    await using story = await startPlanned();
    story.github.reviews.list = [approved('ada')];
    story.github.reviews.roles = { ada: 'release-manager' };
    const wanted = await story.registerApproved({ inputs: { approvers: 'maintain' } });
    expect([wanted.exitCode, wanted.outputs['reason']]).toEqual([1, 'not-approved']);
    expect((await story.registerApproved()).exitCode).toBe(0);
  });

  test('register finds an approval on the second page of reviews', async () => {
    await using story = await startPlanned();
    const comments = Array.from({ length: 120 }, (_, n) => approved(`user-${n}`, { state: 'COMMENTED' }));
    story.github.reviews.list = [...comments, approved('ada')];
    expect((await story.registerApproved()).exitCode).toBe(0);
  });

  test.each([404, 403, 500])('register counts nobody as an approver if GitHub answers %i', async (status) => {
    await using story = await startPlanned();
    story.github.reviews.list = [approved('ada')];
    story.github.reviews.status = status;
    const run = await story.registerApproved();
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-approved']);
    expect(await isRegistered(story)).toBe(false);
  });

  test('an approval counts for a later plan of the same meaning, and not for one of another meaning', async () => {
    await using story = await startPlanned();
    story.github.reviews.list = [approved('ada')];
    story.github.closed = false;
    await story.plan({ inputs: { approvals: '1' } });
    expect(commentOf(story)).toContain('**1 of 1 approval** since this plan (`ada`)');
    story.workspace.write(file, service('web', { image: 'two' }));
    const at = new Date(Date.now() - 1000);
    story.github.reviews.list = [approved('ada', { at })];
    await story.plan({ inputs: { approvals: '1' } });
    expect(commentOf(story)).toContain('⏳ **0 of 1 approval** since this plan.');
    expect(commentOf(story)).toContain('`ada`: older than the plan');
    const run = await story.registerApproved();
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-approved']);
  });

  test('register with `approvals` refuses a commit without a pull request', async () => {
    await using story = await startPlanned();
    story.github.pulls = [{ number: 3, head: 'f'.repeat(40), state: 'open' }];
    const run = await story.registerApproved({ event: otherEvent('workflow_dispatch') });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-approved']);
    expect(await isRegistered(story)).toBe(false);
  });

  test.each([
    [{ approvals: 'two' }, 'Input `approvals` is "two", which is not a number from 0 to 20'],
    [{ approvals: '21' }, 'Input `approvals` is "21", which is not a number from 0 to 20'],
    [{ approvals: '1', review: 'ignore' }, 'Input `approvals` has no effect with `review: ignore`'],
    [{ approvers: 'read' }, 'Input `approvers` is "read", which is not a valid value'],
  ])('register with %j is refused as an input error', async (inputs, message) => {
    await using story = await startStory({ files: { [file]: service('web') } });
    const run = await story.register({ inputs });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(annotationsOf(run)).toContain(message);
  });
});

describe.concurrent('the verdict of a register before the merge', () => {
  const review = {
    name: 'pull_request_review',
    payload: { ...(pullRequestEvent().payload as object), action: 'submitted' },
  };
  const gate = { 'dry-run': 'true', approvals: '1' };

  test.each([
    ['pull_request', pullRequestEvent()],
    ['pull_request_review', review],
    ['merge_group', mergeGroupEvent(7)],
  ])('a dry run on %s fails before the approval, succeeds after it, and leaves the comment alone', async (_, event) => {
    await using story = await startPlanned();
    story.github.closed = false;
    const body = commentOf(story);
    const early = await story.register({ event, inputs: gate });
    expect([early.exitCode, early.outputs['reason']]).toEqual([1, 'not-approved']);
    expect(early.summary).toContain('0 of 1 approval');
    story.github.reviews.list = [approved('ada')];
    const late = await story.register({ event, inputs: gate });
    expect([late.exitCode, late.outputs['reason'], late.outputs['changed']]).toEqual([0, '', 'false']);
    expect(late.outputs['summary']).toBe('Dry run: 1 job would be registered');
    expect(commentOf(story)).toBe(body);
    expect(await isRegistered(story)).toBe(false);
  });

  test('a dry run on pull_request finds a plan that the cluster has changed before the merge does', async () => {
    await using story = await startPlanned();
    story.github.closed = false;
    await story.operate(service('web', { image: 'zero' }));
    const run = await story.register({ event: pullRequestEvent(), inputs: { 'dry-run': 'true' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'plan-changed']);
  });

  test('a dry run in a merge queue judges each job by the pull request that changes it, and refuses one that another changes', async () => {
    const other = 'jobs/mail.nomad.hcl';
    const before = { [file]: service('web'), [other]: service('mail') };
    await using story = await startStory({ files: before, running: Object.values(before) });
    const pulls = [5, 6, 7].map((number) => ({ number, head: 'b'.repeat(40), state: 'open' as const }));
    story.github.pulls = pulls;
    const planAs = async (number: number, files: Readonly<Record<string, string>>): Promise<void> => {
      for (const [name, source] of Object.entries({ ...before, ...files })) story.workspace.write(name, source);
      await story.plan({ event: pullRequestEvent(false, { number }) });
      story.github.commentsOf = { ...story.github.commentsOf, [number]: [...story.github.comments] };
      story.github.comments.length = 0;
    };
    const [mail, web, both] = [
      { [other]: service('mail', { image: 'two' }) },
      { [file]: service('web', { image: 'two' }) },
      { [file]: service('web', { image: 'two', meta: 'meta { a = "b" }' }) },
    ];
    await planAs(5, mail);
    await planAs(6, web);
    await planAs(7, { [file]: service('web', { meta: 'meta { a = "b" }' }) });
    story.github.queue = [5, 6, 7];
    const judge = async (number: number, files: Readonly<Record<string, string>>): Promise<unknown> => {
      for (const [name, source] of Object.entries({ ...before, ...files })) story.workspace.write(name, source);
      const run = await story.register({ event: mergeGroupEvent(number), inputs: { 'dry-run': 'true' } });
      return [run.exitCode, run.outputs['reason']];
    };
    expect(await judge(5, mail)).toEqual([0, '']);
    expect(await judge(6, { ...mail, ...web })).toEqual([0, '']);
    expect(await judge(7, { ...mail, ...both })).toEqual([1, 'plan-changed']);
    // Without the order of the queue, the change of another pull request is one that nobody reviewed here.
    story.github.queue = [];
    expect(await judge(6, { ...mail, ...web })).toEqual([1, 'plan-changed']);
  });

  test('a merge with an approval that came before it is registered after a gate that succeeded', async () => {
    await using story = await startPlanned();
    story.github.reviews.list = [approved('ada')];
    expect((await story.register({ event: pullRequestEvent(), inputs: gate })).exitCode).toBe(0);
    expect((await story.registerApproved({ event: closedEvent(true) })).exitCode).toBe(0);
  });
});
