import { describe, expect, test } from 'vitest';
import { joinAnnotations } from '../support/launching.ts';
import { pullRequestEvent, pushEvent } from '../support/github.ts';
import { planAs } from '../support/several-pulls.ts';
import { service, startStory } from '../support/registering.ts';

const [web, mail] = ['jobs/web.nomad.hcl', 'jobs/mail.nomad.hcl'] as const;
const [left, two] = [service('web'), service('web', { image: 'two' })];
const readme = [{ filename: 'README.md', status: 'modified' }] as const;
const changed = [{ filename: web, status: 'modified' }] as const;
const [commit, earlier, head] = ['a'.repeat(40), 'e'.repeat(40), 'b'.repeat(40)];
const merged = { head, state: 'closed', mergedAt: '2026-11-20T09:00:00Z' } as const;
const pushed = pushEvent('refs/heads/main', [earlier, commit]);
const outriderYml = '.github/outrider.yml';

describe.concurrent('a pull request that changes no job in the end', () => {
  test.each([
    ['changed one first', two],
    ['had an error first', 'job "web" {'],
  ])('passes the check and the register run, and keeps its comment, although it %s', async (_what, first) => {
    await using story = await startStory({
      files: { [web]: first, [mail]: service('mail') },
      running: [left, service('mail')],
    });
    const inputs = { 'only-changed': 'true', approvals: '1' };
    story.github.files = changed;
    await story.plan({ inputs });
    story.workspace.write(web, left);
    story.github.files = readme;
    await story.plan({ inputs });
    const comment = story.github.comments[0]?.body;
    const check = await story.register({ event: pullRequestEvent(), inputs: { ...inputs, 'dry-run': 'true' } });
    story.github.closed = true;
    const run = await story.register({ inputs });
    expect([check.exitCode, run.exitCode, run.outputs['changed']]).toEqual([0, 0, 'false']);
    expect(story.github.comments.map(({ body }) => body)).toEqual([comment]);
  });
});

describe.concurrent('a push of two pull requests', () => {
  test('a push is registered once the plan of the pull request that changes only the configuration file is re-run', async () => {
    await using story = await startStory({
      files: { [web]: left, [outriderYml]: 'only-changed: true\n' },
      running: [left],
    });
    story.workspace.write(outriderYml, 'only-changed: true\n# A comment.\n');
    story.github.filesByPull = { 5: [{ filename: outriderYml, status: 'modified' }] };
    story.github.files = changed;
    await planAs(story, 7, { [web]: two });
    story.github.commentsByPull = { 5: [] };
    story.github.pulls = [
      { ...merged, number: 7, mergeCommit: commit },
      { ...merged, number: 5, mergeCommit: earlier },
    ];
    const refused = await story.register({ event: pushed, inputs: { wait: 'false' } });
    expect([refused.exitCode, joinAnnotations(refused)]).toEqual([
      1,
      expect.stringContaining('Plan pull request 5 again'),
    ]);
    const [storedComment] = story.github.comments.splice(0);
    story.github.commentsByPull = {};
    await planAs(story, 5, { [web]: left });
    expect(story.github.commentsByPull[5]?.[0]?.body).toContain('Plan: no changes');
    story.github.comments.push(...(storedComment === undefined ? [] : [storedComment]));
    story.workspace.write(web, two);
    expect((await story.register({ event: pushed, inputs: { wait: 'false' } })).exitCode).toBe(0);
    expect(await story.versions('web')).toHaveLength(2);
  });

  test('names the damaged plan of one, not the missing one of that which needs none', async () => {
    await using story = await startStory({ files: { [web]: left }, running: [left] });
    Object.assign(story.github, { ownThreads: true, files: changed, filesByPull: { 8: readme } });
    await planAs(story, 7, { [web]: two });
    const [plan] = story.github.comments;
    story.github.editComment(plan?.id ?? 0, plan?.body.replace('`web` changes', 'nothing') ?? '', undefined);
    story.github.pulls = [
      { ...merged, number: 8, mergeCommit: commit },
      { ...merged, number: 7, mergeCommit: earlier },
    ];
    const run = await story.register({ event: pushed });
    expect(joinAnnotations(run)).toContain('The comment with the plan was edited');
    expect(story.github.comments.map(({ issue_url: url }) => url)).toEqual([expect.stringMatching(/\/7$/)]);
  });

  test('needs the approvals of both where the earlier one was merged outside of GitHub, by the push of its head', async () => {
    const three = service('web', { image: 'two', meta: 'meta { a = "b" }' });
    await using story = await startStory({ files: { [web]: left }, running: [left] });
    const inputs = { approvals: '1' };
    await planAs(story, 5, { [web]: two }, inputs);
    await planAs(story, 7, { [web]: three }, inputs);
    story.github.pulls = [
      { ...merged, number: 7, mergeCommit: commit },
      { ...merged, number: 5, head: earlier, mergeCommit: '9'.repeat(40) },
    ];
    story.github.reviews.list = [{ by: 'ada', state: 'APPROVED' }];
    const refused = await story.register({ event: pushed, inputs });
    expect(joinAnnotations(refused)).toContain('The plan of pull request 5 has 0 of 1 approval');
    expect(await story.versions('web')).toHaveLength(1);
    story.github.reviews.listByPull = { 5: [{ by: 'ada', state: 'APPROVED', commit: earlier }] };
    expect((await story.register({ event: pushed, inputs })).exitCode).toBe(0);
  });
});
