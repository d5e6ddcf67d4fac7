import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { approve, file } from '../support/approving.ts';
import { isPromoted, service, startStory, type Story } from '../support/registering.ts';

const createCanary = (image: string): string => service('web', { image, count: 2, update: 'canary = 1' });
const promoting = { promote: 'auto' };

/** A pull request that changes a running job, planned and merged. */
async function startMerged(inputs: Readonly<Record<string, string>> = {}): Promise<Story> {
  const story = await startStory({ files: { [file]: createCanary('two') }, running: [createCanary('one')] });
  await story.plan({ inputs });
  story.github.closed = true;
  return story;
}

/** The register run of the pull request, which is cancelled while its canary waits. */
async function cancelWhileCanaryWaits(story: Story, inputs: Readonly<Record<string, string>>): Promise<void> {
  const soaking = { promote: 'after 1m', ...inputs };
  const run = await story.register({ inputs: soaking, cancelAt: 'promotion at' });
  expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'timed-out']);
}

function summarizeRun({ exitCode, outputs }: ActionRun): readonly unknown[] {
  return [exitCode, outputs['changed'], outputs['reason']];
}

const branchChanged = { main: { files: [{ filename: file, status: 'modified' as const }] } };

describe.concurrent('promotion by a register run', () => {
  for (const approvals of ['0', '1']) {
    test(`a register run never promotes a version that an operator registered (approvals: ${approvals})`, async () => {
      await using story = await startMerged({ approvals });
      await story.operate(createCanary('two'));
      await story.awaitCanary('web');
      // The first run leaves nothing that a second one could take for its own registration.
      for (let run = 0; run < 3; run += 1) {
        const ran = await story.register({ inputs: { ...promoting, approvals } });
        expect([ran.outputs['changed'], ran.outputs['outcome']]).toEqual(['false', 'awaiting-promotion']);
        expect(await isPromoted(story)).toBe(false);
      }
    });
  }

  test('a register run promotes the canaries of its own cancelled registration only with the approvals', async () => {
    await using story = await startMerged({ approvals: '1' });
    const approvals = { approvals: '1' };
    story.github.reviews.list = [approve('grace')];
    await cancelWhileCanaryWaits(story, approvals);
    story.github.reviews.list = [approve('grace'), approve('grace', { state: 'DISMISSED' })];
    expect(summarizeRun(await story.register({ inputs: { ...promoting, ...approvals } }))).toEqual([
      1,
      'false',
      'not-approved',
    ]);
    expect(await isPromoted(story)).toBe(false);
    story.github.reviews.list = [approve('grace')];
    expect(summarizeRun(await story.register({ inputs: { ...promoting, ...approvals } }))).toEqual([0, 'true', '']);
    expect(await isPromoted(story)).toBe(true);
    expect(summarizeRun(await story.register({ inputs: { ...promoting, ...approvals } }))).toEqual([0, 'false', '']);
  });

  test('a register run does not promote after the branch has reverted the file', async () => {
    await using story = await startMerged();
    await cancelWhileCanaryWaits(story, {});
    story.github.compared = branchChanged;
    for (let run = 0; run < 2; run += 1) {
      expect(summarizeRun(await story.register({ inputs: promoting }))).toEqual([1, 'false', 'not-reviewed']);
      expect(await isPromoted(story)).toBe(false);
    }
  });

  test('a register run without `promote` is not promoted by a later one after the branch has reverted the file', async () => {
    await using story = await startMerged();
    const first = await story.register();
    expect([first.exitCode, first.outputs['outcome']]).toEqual([0, 'awaiting-promotion']);
    story.github.compared = branchChanged;
    expect(summarizeRun(await story.register({ inputs: promoting }))).toEqual([1, 'false', 'not-reviewed']);
    expect(await isPromoted(story)).toBe(false);
    // Nothing is written without a promotion, so the branch does not matter.
    expect(summarizeRun(await story.register())).toEqual([0, 'false', '']);
  });

  test('a register run without a review does not promote a version that it has not registered', async () => {
    await using story = await startMerged();
    const inputs = { review: 'ignore', ...promoting };
    await story.operate(createCanary('two'));
    await story.awaitCanary('web');
    expect((await story.register({ inputs })).outputs['changed']).toBe('false');
    expect(await isPromoted(story)).toBe(false);
    story.workspace.write(file, createCanary('three'));
    expect(summarizeRun(await story.register({ inputs }))).toEqual([0, 'true', '']);
    expect(await isPromoted(story)).toBe(true);
  });
});
