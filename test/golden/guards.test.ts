import { startPlanned } from '../support/approving.ts';
import { testStories } from '../support/golden/story.ts';
import { createGuardedJob, startGuarded } from '../support/guarding.ts';

testStories('guards', {
  'refused-and-then-approved': async (step) => {
    await using story = await startGuarded();
    await step('The plan takes memory from a job', () => story.planPull());
    await step('It is merged without an approval', () => story.registerPull());
    story.review('ada');
    await step('A maintainer approves', () => story.registerPull());
  },
  'of-several-jobs': async (step) => {
    const files = {
      'jobs/web.nomad.hcl': createGuardedJob({ memory: 2048 }),
      'jobs/api.nomad.hcl': createGuardedJob({ id: 'api', memory: 256, count: 2 }),
    };
    const running = [createGuardedJob({ count: 3 }), createGuardedJob({ id: 'api', memory: 512, count: 2 })];
    await using story = await startGuarded(
      { guards: 'less-memory\nfewer-allocations\nimage-unpinned' },
      { files, running },
    );
    await step('The plan', () => story.planPull());
    await step('It is merged without an approval', () => story.registerPull());
    story.review('ada');
    await step('The plan after an approval', () => story.planPull());
  },
  'too-few-approvals': async (step) => {
    await using story = await startPlanned('2');
    story.github.reviews.list = [{ by: 'ada', state: 'APPROVED' }];
    await step('One of two approvals', () => story.registerApproved());
    story.github.reviews.list = [...story.github.reviews.list, { by: 'eve', state: 'APPROVED' }];
    story.github.reviews.roles = { ada: 'write', eve: 'write' };
    await step('Both approvals', () => story.registerApproved());
  },
});
