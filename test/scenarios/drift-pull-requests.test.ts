import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { driftsOf, kindsOf, startTwo, type DriftStory } from '../support/drifting.ts';
import { service } from '../support/registering.ts';

afterAll(removeRunFolders);

const ada = { login: 'ada', type: 'User' };

/** Plans a change of some files in pull request 7, and checks out the default branch again, where job web was changed manually. */
async function proposeChange(story: DriftStory, texts: Readonly<Record<string, string>>): Promise<void> {
  story.github.files = Object.keys(texts).map((filename) => ({ filename, status: 'modified' }));
  for (const [name, text] of Object.entries(texts)) story.workspace.write(name, text);
  await story.plan({ inputs: { 'only-changed': 'false' } });
  story.workspace.write('jobs/web.nomad.hcl', service('web'));
  story.workspace.write('jobs/api.nomad.hcl', service('api'));
  story.commitHead();
}

describe.concurrent('drift of jobs of open pull requests', () => {
  const changed = { 'jobs/web.nomad.hcl': service('web', { image: 'three' }) };

  test('a job that the plan of an open pull request changes is mentioned, and neither counted nor a reason to open or close the issue', async () => {
    await using story = await startTwo();
    await proposeChange(story, changed);
    await story.operate(service('web', { count: 3 }));
    const run = await story.drift();
    expect([run.outputs['drifted'], kindsOf(run), story.github.issues]).toEqual(['false', { web: 'changed' }, []]);
    expect(driftsOf(run)).toMatchObject([{ counted: false, pullRequests: [7] }]);
    expect(run.outputs['summary']).toBe('no drift besides 1 job of open pull requests (2 jobs)');
    const counted = await story.drift({ inputs: { 'skip-open': 'false' } });
    expect([counted.outputs['drifted'], story.openIssue().number]).toEqual(['true', 101]);
    await story.drift();
    expect(story.openIssue().body).toContain('changed by [#7](https://github.example/acme/jobs/pull/7)');
    // Merged or closed: the drift counts as known before.
    story.github.closed = true;
    await story.drift();
    expect(story.openIssue().comments).toEqual([]);
  });

  test.each([
    [
      'edited by a person',
      (story: DriftStory) => story.github.editComment(1, story.github.comments[0]?.body ?? '', ada),
    ],
    [
      'written by a person',
      (story: DriftStory) =>
        story.github.comments.splice(0, 1, ...story.github.comments.map((one) => ({ ...one, user: ada }))),
    ],
    ['not readable', (story: DriftStory) => void (story.github.readsPullRequests = false)],
  ])('drift counts despite a plan whose comment is %s', async (_, spoil) => {
    await using story = await startTwo();
    await proposeChange(story, changed);
    spoil(story);
    await story.operate(service('web', { count: 3 }));
    expect((await story.drift()).outputs['drifted']).toBe('true');
  });

  test('drift of a job counts despite the plan of a pull request that does not change the job', async () => {
    await using story = await startTwo();
    await story.operate(service('web', { count: 3 }));
    await proposeChange(story, { 'jobs/api.nomad.hcl': service('api', { image: 'three' }) });
    const run = await story.drift();
    expect(driftsOf(run)).toMatchObject([{ id: 'web', counted: true, pullRequests: [] }]);
  });

  test('drift counts despite a pull request into another branch', async () => {
    await using story = await startTwo();
    await story.operate(service('web', { count: 3 }));
    await proposeChange(story, changed);
    expect((await story.drift()).outputs['drifted']).toBe('false');
    story.github.pulls = [{ number: 7, head: story.github.head, state: 'open', base: 'release' }];
    expect((await story.drift()).outputs['drifted']).toBe('true');
  });
});
