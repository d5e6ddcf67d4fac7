import { describe, expect, test } from 'vitest';
import { address, describeOnBoth, LiveStory, location } from './live-story.ts';

/** Approvals against a live Nomad. Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on). */
const approvals = { approvals: '1' };

describe.skipIf(address === '').concurrent(`approvals of a plan on ${location}`, () => {
  test(
    'an approval counts until the cluster changes what the plan would do, in the gate and in the register run',
    { timeout: 120_000 },
    async () => {
      await using story = await LiveStory.start();
      await story.first({ color: 'blue' });
      story.write({ color: 'green' });
      await story.plan(approvals);
      expect((await story.gate(approvals)).outputs['reason']).toBe('not-approved');

      await story.approve();
      const gate = await story.gate(approvals);
      expect([gate.exitCode, gate.outputs['summary']]).toEqual([0, 'Dry run: 1 job would be registered']);

      await story.operate({ color: 'red' });
      expect((await story.gate(approvals)).outputs['reason']).toBe('plan-changed');
      await story.plan(approvals);
      expect(story.comment()).toContain('0 of 1 approval');
      const early = await story.register(approvals);
      expect([early.exitCode, early.outputs['reason']]).toEqual([1, 'not-approved']);

      await story.approve();
      const run = await story.register(approvals);
      expect([run.exitCode, run.outputs]).toMatchObject([0, { outcome: 'successful', reason: '' }]);
      expect((await story.state()).colors).toEqual(['green', 'red', 'blue']);
    },
  );
});

describeOnBoth('the author of a merged change approves a later pull request', (place) => {
  const canary = 'canary = 1';
  test.each<[string, string, (story: LiveStory) => Promise<unknown>, string]>([
    ['waits for promotion', 'not-approved', async () => {}, canary],
    ['failed as a canary', 'not-approved', async (story) => story.changeDeployment('fail-deployment'), canary],
    ['was undone by an operator', 'not-approved', async (story) => story.operate({ color: 'blue' }), ''],
    [
      'was rolled back',
      'not-approved',
      async (story) => story.changeDeployment('fail-deployment'),
      `${canary}\n    auto_revert = true`,
    ],
    ['was promoted', '', async (story) => story.changeDeployment('promote'), canary],
    ['was scaled since', '', async (story) => story.operate({ color: 'green', count: 2 }), ''],
    [
      'was scaled more often than Nomad keeps versions',
      '',
      async (story) => {
        await story.operate({ color: 'green', count: 2 });
        // Nomad never removes the last stable version.
        await story.ask('POST', `/v1/job/${story.id}/stable`, { JobID: story.id, JobVersion: 2, Stable: true });
        for (const count of [1, 2, 1, 2, 1, 2]) await story.operate({ color: 'green', count });
      },
      '',
    ],
    ['was purged', '', async (story) => story.ask('DELETE', `/v1/job/${story.id}?purge=true`), ''],
    ['was stopped', '', async (story) => story.ask('DELETE', `/v1/job/${story.id}`), ''],
  ])('if the change %s: %j', { timeout: 120_000 }, async (_state, reason, change, update) => {
    await using story = await LiveStory.startOn(place);
    await story.first({ color: 'blue' });
    story.pullRequest = 5;
    story.write({ color: 'green', update });
    await story.plan();
    expect((await story.register()).outputs['outcome']).toBe(update === '' ? 'successful' : 'awaiting-promotion');
    await change(story);
    story.continueAfterMerge();
    story.write({ color: 'green', memory: 20 });
    await story.plan(approvals);
    await story.approve();
    const later = await story.register(approvals);
    const namesAuthor = later.log.includes('contributed to pull request 5');
    expect([later.outputs['reason'], namesAuthor]).toEqual([reason, reason !== '']);
  });
});
