import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { createAnsweringTask } from './answering.ts';
import { address, LiveStory, type Variant } from './live-story.ts';

/** The output `canaries` against a live Nomad, whose canaries answer on their ports. Skipped without a server. */
const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 180_000 };

interface Canary {
  readonly job: string;
  readonly allocation: string;
  readonly addresses: { readonly http: string };
  readonly services: readonly string[];
  readonly deployment: string;
}

function readCanaries({ outputs }: ActionRun): readonly Canary[] {
  return JSON.parse(outputs['canaries'] ?? 'null') as Canary[];
}

/** Version 0 serves, and a canary of version 1 waits. */
async function startWaiting(variant: Variant): Promise<{ readonly story: LiveStory; readonly run: ActionRun }> {
  const story = await LiveStory.start();
  await story.first({ ...createAnsweringTask(), update: 'canary = 1', color: 'blue' });
  story.write({ ...variant, update: 'canary = 1', color: 'green' });
  await story.plan();
  return { story, run: await story.register() };
}

/** The smoke test of a user: what the canary answers at its address. */
async function smoke(canary: Canary | undefined): Promise<readonly [status: number, body: string]> {
  const answer = await fetch(`http://${canary?.addresses.http}/health`);
  return [answer.status, await answer.text()];
}

describe.skipIf(address === '').concurrent(`output canaries on ${location}`, () => {
  test('a canary that answers is tested at its address, and promoted', patience, async () => {
    const { story, run } = await startWaiting(createAnsweringTask());
    await using _ = story;
    expect(run.outputs['outcome']).toBe('awaiting-promotion');
    const [canary, ...others] = readCanaries(run);
    expect(others).toEqual([]);
    expect(canary).toMatchObject({ job: story.id, services: ['answering'], deployment: run.outputs['deployment-id'] });
    // The canary, and not the version that serves.
    expect(await smoke(canary)).toEqual([200, 'green']);
    const deployment = canary?.deployment ?? '';
    expect(readCanaries(await story.runOnJob({ mode: 'status' }))).toEqual([canary]);
    const promoted = await story.runOnJob({ mode: 'promote', deployment });
    expect([promoted.exitCode, promoted.outputs['outcome'], readCanaries(promoted)]).toEqual([0, 'successful', []]);
  });

  test('a canary that answers wrongly is found before it serves, and its deployment fails', patience, async () => {
    const { story, run } = await startWaiting(createAnsweringTask({ status: 500 }));
    await using _ = story;
    const [canary] = readCanaries(run);
    expect(await smoke(canary)).toEqual([500, 'green']);
    const deployment = canary?.deployment ?? '';
    const failed = await story.runOnJob({ mode: 'fail-deployment', deployment });
    expect([failed.exitCode, failed.outputs['outcome'], failed.outputs['serving-version']]).toEqual([0, 'failed', '0']);
  });

  test('a canary that dies after ten seconds is no longer in the output', patience, async () => {
    const { story, run } = await startWaiting(createAnsweringTask({ endsAfter: 10 }));
    await using _ = story;
    const [canary] = readCanaries(run);
    expect(await smoke(canary)).toEqual([200, 'green']);
    await waitUntilFailed(story, canary?.allocation ?? '');
    const status = await story.runOnJob({ mode: 'status' });
    expect(readCanaries(status)).toEqual([]);
    const promoted = await story.runOnJob({ mode: 'promote', deployment: canary?.deployment ?? '' });
    expect([promoted.exitCode, promoted.outputs['changed']]).toEqual([1, 'false']);
  });

  test('a deployment that a newer one has replaced is neither promoted nor failed', patience, async () => {
    const { story, run } = await startWaiting(createAnsweringTask());
    await using _ = story;
    const deployment = run.outputs['deployment-id'] ?? '';
    await story.operate({ ...createAnsweringTask(), update: 'canary = 1', color: 'red' });
    const newer = await story.awaitDeployment(2);
    for (const mode of ['promote', 'fail-deployment']) {
      const late = await story.runOnJob({ mode, deployment });
      expect([late.exitCode, late.outputs['outcome'], late.outputs['changed']]).toEqual([1, 'superseded', 'false']);
      expect(readCanaries(late)).toEqual([]);
    }
    const now = await story.ask<{ Status: string }>('GET', `/v1/deployment/${newer}`);
    expect(now.Status).toBe('running');
  });
});

describe.skipIf(address === '').concurrent(`a rollback to a version with canaries on ${location}`, () => {
  test(
    'register ends as rolled back, a second run says the same, and mode promote ends the wait',
    patience,
    async () => {
      await using story = await LiveStory.start();
      await story.first({ count: 2, update: 'canary = 1\n    auto_revert = true' });
      story.write({ count: 2, color: 'green', shell: 'exit 3', update: 'auto_revert = true' });
      await story.plan();
      const run = await story.register();
      const deployment = await story.awaitDeployment(2);
      expect([run.exitCode, run.outputs]).toMatchObject([
        1,
        { outcome: 'rolled-back', reason: 'rolled-back', 'serving-version': '2' },
      ]);
      expect(story.headline()).toMatch(/failed and was rolled back to version 0; the rollback waits for promotion$/);
      const error = run.annotations.map(({ message }) => message).join('\n');
      expect(error).toMatch(
        /rolled back to version 0: task `server` exited with code 3 on node `.*`; 2 of 2 healthy; the rollback waits for promotion\./,
      );
      expect(error).toContain(`nomad deployment promote ${deployment.slice(0, 8)}`);
      expect(run.log).not.toMatch(/\d of \d canar/);
      const rerun = await story.register();
      expect([rerun.exitCode, rerun.outputs]).toMatchObject([1, { changed: 'false', reason: 'rolled-back' }]);
      const status = await story.runOnJob({ mode: 'status' });
      expect(status.outputs['summary']).toMatch(
        /was rolled back to version 0 because version 1 failed: task `server` exited with code 3 .*; 2 of 2 healthy; the rollback waits for promotion$/,
      );
      const promoted = await story.runOnJob({ mode: 'promote' });
      expect([promoted.exitCode, promoted.outputs['outcome']]).toEqual([0, 'successful']);
      expect(await story.state()).toMatchObject({ deployments: ['2 successful', '1 failed', '0 successful'] });
    },
  );

  test('what was promoted before it failed serves until the rollback is promoted', patience, async () => {
    await using story = await LiveStory.start();
    const update = 'canary = 1\n    auto_revert = true';
    await story.first({ count: 3, update });
    // Only the canary, which is number 0, is healthy.
    const shell = '[ $NOMAD_ALLOC_INDEX = 0 ] && exec sleep 3600; exit 3';
    story.write({ count: 3, color: 'green', update, shell });
    await story.plan();
    const run = await story.register({ promote: 'auto' });
    expect(run.outputs).toMatchObject({ outcome: 'rolled-back', 'serving-version': '1,2' });
    expect(story.headline()).toMatch(/rolled back to version 0; the rollback waits for promotion$/);
    expect(story.comment()).toContain('2 of 3 healthy; the rollback waits for promotion.');
  });
});

/** Waits until Nomad knows that an allocation has ended. */
async function waitUntilFailed(story: LiveStory, id: string): Promise<void> {
  for (;;) {
    const { ClientStatus } = await story.ask<{ ClientStatus: string }>('GET', `/v1/allocation/${id}`);
    if (ClientStatus === 'failed') return;
    await sleep(100);
  }
}
