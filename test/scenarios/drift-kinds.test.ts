import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { driftsOf, kindsOf, startDrift } from '../support/drifting.ts';
import { service } from '../support/registering.ts';

afterAll(removeRunFolders);

describe.concurrent('kinds of drift', () => {
  test('a job that equals its file has not drifted', async () => {
    await using story = await startDrift({
      files: { 'jobs/web.nomad.hcl': service('web') },
      running: [service('web')],
    });
    const run = await story.drift();
    expect([run.exitCode, run.outputs['drifted'], run.outputs['jobs'], run.outputs['issue-url']]).toEqual([
      0,
      'false',
      '[]',
      '',
    ]);
    expect(run.outputs['summary']).toBe('no drift (1 job)');
    expect(story.github.issues).toEqual([]);
  });

  test('a job that was changed by hand has changed', async () => {
    await using story = await startDrift({
      files: { 'jobs/web.nomad.hcl': service('web') },
      running: [service('web')],
    });
    await story.operate(service('web', { image: 'two', count: 3 }));
    const run = await story.drift();
    expect([run.exitCode, run.outputs['drifted'], kindsOf(run)]).toEqual([0, 'true', { web: 'changed' }]);
    console.log(run.log, run.annotations, story.openIssue().body, driftsOf(run));
  });
});
