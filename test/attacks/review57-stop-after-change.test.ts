import { afterAll, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { service } from '../support/registering.ts';
import { startUndeclaring } from '../support/undeclaring.ts';

afterAll(removeRunFolders);

/** docs/review.md: a review counts if the job has not changed in Nomad since, except for its counts. A stop asks nothing of that kind, unlike a registration. */
test.each([{ approvals: '1' }, { guards: 'stops' }])(
  'an approval of a stop does not count for a job that was changed and changed back since (%j)',
  async (inputs) => {
    const before = { 'jobs/web.nomad.hcl': service('web'), 'jobs/old.nomad.hcl': service('old') };
    await using pull = await startUndeclaring({ before, after: { 'jobs/old.nomad.hcl': '' } });
    const { story } = pull;
    await pull.plan({ inputs });
    story.github.closed = true;
    story.github.reviews.roles = { ada: 'maintain' };
    story.github.reviews.list = [{ by: 'ada', state: 'APPROVED' }];
    await story.operate(service('old', { image: 'other' }));
    await story.operate(service('old'));
    const run = await pull.register({ inputs: { wait: 'false', ...inputs } });
    const { Stop: isStopped } = await story.ask<{ Stop: boolean }>('GET', '/v1/job/old');
    expect([run.exitCode, run.outputs['reason'], isStopped]).toEqual([1, 'not-approved', false]);
  },
);
