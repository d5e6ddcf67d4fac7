import { afterAll, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { service, startStory } from '../support/registering.ts';

afterAll(removeRunFolders);

const file = 'jobs/web.nomad.hcl';

test('A6: after the merge, a plan that is outdated by the cluster is fixed by running the plan again', async () => {
  await using story = await startStory({
    files: { [file]: service('web', { image: 'two' }) },
    running: [service('web')],
  });
  await story.plan();
  await story.operate(service('web', { image: 'by hand' }));
  story.github.closed = true;
  const refused = await story.register();
  expect(refused.outputs).toMatchObject({ reason: 'plan-changed', changed: 'false' });
  const words =
    /The cluster changed\. Re-run the preview of `?#7`? \('Re-run all jobs'\), have it reviewed, then re-run this job\./;
  expect(refused.annotations[0]?.message).toMatch(words);
  expect(refused.summary).toMatch(words);
  await story.plan({ env: { GITHUB_RUN_ATTEMPT: '2' } });
  const registered = await story.register();
  expect(registered.outputs).toMatchObject({ reason: '', changed: 'true', outcome: 'successful' });
});

test('A6: a specification changed by another merge is not fixed by running the plan again', async () => {
  const planned = service('web', { image: 'two' });
  await using story = await startStory({ files: { [file]: planned }, running: [service('web')] });
  await story.plan();
  story.github.closed = true;
  story.workspace.write(file, service('web', { image: 'three' }));
  const refused = await story.register();
  expect(refused.outputs['reason']).toBe('plan-changed');
  const message = refused.annotations[0]?.message;
  expect(message).toContain(
    'Another merge changed this job. Open a new pull request; its plan shows what is not registered yet.',
  );
  expect(message).not.toContain('Re-run');
  story.workspace.write(file, planned);
  await story.plan({ env: { GITHUB_RUN_ATTEMPT: '2' } });
  story.workspace.write(file, service('web', { image: 'three' }));
  expect((await story.register()).outputs).toMatchObject({ reason: 'plan-changed', changed: 'false' });
});
