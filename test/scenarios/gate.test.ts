import { describe, expect, test } from 'vitest';
import { approve, readComment, file, isRegistered, startPlanned } from '../support/approving.ts';
import { mergeGroupEvent, pullRequestEvent, pushEvent } from '../support/github.ts';
import { service, startStory } from '../support/registering.ts';
import { planAs } from '../support/several-pulls.ts';

const review = {
  name: 'pull_request_review',
  payload: { ...(pullRequestEvent().payload as object), action: 'submitted' },
};
const gate = { 'dry-run': 'true', approvals: '1' };

describe.concurrent('the verdict of a register run before the merge', () => {
  test.each([
    ['pull_request', pullRequestEvent()],
    ['pull_request_review', review],
    ['merge_group', mergeGroupEvent(7)],
  ])('a dry run on %s fails before the approval, succeeds after it, and leaves the comment alone', async (_, event) => {
    await using story = await startPlanned();
    story.github.closed = false;
    const body = readComment(story);
    const early = await story.register({ event, inputs: gate });
    expect([early.exitCode, early.outputs['reason']]).toEqual([1, 'not-approved']);
    expect(early.summary).toContain('0 of 1 approval');
    story.github.reviews.list = [approve('ada')];
    const late = await story.register({ event, inputs: gate });
    expect([late.exitCode, late.outputs['reason'], late.outputs['changed']]).toEqual([0, '', 'false']);
    expect(late.outputs['summary']).toBe('Dry run: 1 job would be registered');
    expect(readComment(story)).toBe(body);
    expect(await isRegistered(story)).toBe(false);
  });

  test('a dry run in a merge queue judges each job by the pull request that changes it, and refuses one that another changes', async () => {
    const other = 'jobs/mail.nomad.hcl';
    const before = { [file]: service('web'), [other]: service('mail') };
    await using story = await startStory({ files: before, running: Object.values(before) });
    const pulls = [5, 6, 7].map((number) => ({ number, head: 'b'.repeat(40), state: 'open' as const }));
    story.github.pulls = pulls;
    const [mail, web, both] = [
      { [other]: service('mail', { image: 'two' }) },
      { [file]: service('web', { image: 'two' }) },
      { [file]: service('web', { image: 'two', meta: 'meta { a = "b" }' }) },
    ];
    await planAs(story, 5, { ...before, ...mail });
    await planAs(story, 6, { ...before, ...web });
    await planAs(story, 7, { ...before, [file]: service('web', { meta: 'meta { a = "b" }' }) });
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

  test('a pull request that changes no job passes without a record, and is refused once a job differs', async () => {
    await using story = await startStory({ files: { [file]: service('web') }, running: [service('web')] });
    story.github.files = [{ filename: 'README.md', status: 'modified' }];
    for (const inputs of [{}, { 'only-changed': 'true' }, { 'stop-removed': 'true' }]) {
      await story.plan({ inputs });
      const run = await story.register({ event: pullRequestEvent(), inputs: { ...inputs, ...gate } });
      expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
      const merged = await story.register({ inputs: { ...inputs, approvals: '1', promote: 'auto' } });
      expect([merged.exitCode, merged.outputs['changed']]).toEqual([0, 'false']);
      expect(story.github.comments).toEqual([]);
    }
    await story.operate(service('web', { image: 'other' }));
    const run = await story.register();
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-reviewed']);
    expect(await story.versions('web')).toHaveLength(2);
  });

  test('a push without a pull request that changes no job passes, and is refused once a job differs or may be stopped', async () => {
    await using story = await startStory({ files: { [file]: service('web') }, running: [service('web')] });
    story.github.pulls = [{ number: 3, head: 'f'.repeat(40), state: 'open' }];
    const push = { event: pushEvent() };
    const idle = await story.register({ ...push, inputs: { approvals: '1', promote: 'auto' } });
    expect([idle.exitCode, idle.outputs['reason'], idle.outputs['changed']]).toEqual([0, '', 'false']);
    expect(idle.summary).toMatch(/^### ⚪ Nothing to register: all jobs are up to date$/m);
    expect((await story.register({ ...push, inputs: { 'dry-run': 'true' } })).exitCode).toBe(0);
    const refuse = async (inputs: Readonly<Record<string, string>>): Promise<void> => {
      const run = await story.register({ ...push, inputs });
      expect([run.exitCode, run.outputs['changed']]).toEqual([1, 'false']);
      const errors = run.annotations.filter(({ level }) => level === 'error');
      expect(errors.map(({ message }) => message.split('\n')[0])).toEqual(['This commit belongs to no pull request.']);
    };
    await refuse({ 'stop-removed': 'true' });
    await story.operate(service('web', { image: 'other' }));
    await refuse({});
    await refuse({ 'only-changed': 'true' });
    expect(story.github.comments).toEqual([]);
    expect(await story.versions('web')).toHaveLength(2);
  });

  test('a register run without a record promotes no canary that waits', async () => {
    await using story = await startStory({
      files: { [file]: service('web', { image: 'two', update: 'canary = 1' }) },
      running: [service('web', { update: 'canary = 1' })],
    });
    await story.operate(service('web', { image: 'two', update: 'canary = 1' }));
    await story.awaitCanary('web');
    const run = await story.register({ inputs: { promote: 'auto' } });
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'false']);
    expect(await story.awaitCanary('web')).toBeDefined();
  });
});

const comments = 'GET /repos/acme/jobs/issues/7/comments?per_page=100';
const viewer = 'POST /graphql';
const merges = 'GET /repos/acme/jobs/pulls?state=closed&sort=updated&direction=desc&per_page=100';
const pull = 'GET /repos/acme/jobs/pulls/7';
const reviews = 'GET /repos/acme/jobs/pulls/7/reviews?per_page=100';
const commits = 'GET /repos/acme/jobs/pulls/7/commits?per_page=100';
const role = 'GET /repos/acme/jobs/collaborators/ada/permission';

describe.concurrent('the requests of a gate to GitHub', () => {
  test.each([
    ['pull_request', pullRequestEvent(), [comments, viewer], [comments, viewer, merges, pull, commits, reviews, role]],
    ['pull_request_review', review, [comments, viewer], [comments, viewer, merges, pull, commits, reviews, role]],
    [
      'merge_group',
      mergeGroupEvent(7),
      [pull, viewer, comments, viewer],
      [pull, viewer, comments, viewer, merges, commits, reviews, role],
    ],
  ])(
    'a dry run on %s makes at most eight requests to GitHub, and none that writes',
    async (_, event, unchanged, approvedOnce) => {
      await using story = await startPlanned();
      story.github.closed = false;
      story.github.queue = [7];
      story.github.reviews.list = [approve('ada')];
      const requests = async (): Promise<readonly string[]> => {
        const before = story.github.requests.length;
        expect((await story.register({ event, inputs: gate })).exitCode).toBe(0);
        return story.github.requests.slice(before);
      };
      expect(await requests()).toEqual(approvedOnce);
      await story.operate(service('web'));
      expect(await requests()).toEqual(unchanged);
      expect(Math.max(approvedOnce.length, unchanged.length)).toBeLessThanOrEqual(8);
    },
  );
});
