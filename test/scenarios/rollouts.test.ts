import { describe, expect, test } from 'vitest';
import { file, readComment, readHeadline } from '../support/approving.ts';
import type { ActionRun } from '../support/action.ts';
import { joinAnnotations } from '../support/launching.ts';
import {
  failingTask,
  service,
  startNomadProxy,
  startStory,
  type StoryOptions,
  type Story,
  type StoryRunOptions,
} from '../support/registering.ts';

/** Plans and registers a job of which another version runs. */
async function rollOut(
  now: string,
  { before = service('web'), ...storyOptions }: Partial<StoryOptions> & { readonly before?: string } = {},
  options: StoryRunOptions = {},
): Promise<{ readonly story: Story; readonly run: ActionRun } & AsyncDisposable> {
  const story = await startStory({ files: { [file]: now }, running: [before], ...storyOptions });
  await story.plan();
  const run = await story.register(options);
  return { story, run, [Symbol.asyncDispose]: () => story[Symbol.asyncDispose]() };
}

/** Runs register again, and returns its changes. */
async function secondRun({ story }: { readonly story: Story }, options: StoryRunOptions = {}): Promise<object> {
  const [versions, comments] = [await story.versions('web'), story.github.comments.length];
  const run = await story.register(options);
  const { changed, outcome, reason } = run.outputs;
  return {
    versions: (await story.versions('web')).length - versions.length,
    comments: story.github.comments.length - comments,
    exitCode: run.exitCode,
    changed,
    outcome,
    reason,
  };
}

describe.concurrent('rollout of a register run', () => {
  test('register prints the output of a failed task only with `logs: true`, and in the comment only with `logs: comment`', async () => {
    const output = 'the disk is on fire';
    const task = `${failingTask}\n        stderr_string = "${output}"`;
    await using quiet = await rollOut(service('web', { image: 'two', task }));
    expect(quiet.run.stdout + readComment(quiet.story)).not.toMatch(new RegExp(`^ *${output}`, 'm'));
    await using logged = await rollOut(service('web', { image: 'two', task }), {}, { inputs: { logs: 'true' } });
    expect(logged.run.stdout).toMatch(new RegExp(`^${output}`, 'm'));
    expect(readComment(logged.story)).not.toMatch(new RegExp(`^ *${output}`, 'm'));
    await using open = await rollOut(service('web', { image: 'two', task }), {}, { inputs: { logs: 'comment' } });
    expect(readComment(open.story)).toMatch(new RegExp(`^ {2}${output}`, 'm'));
  });

  test.each(['promote', 'fail-deployment'])(
    'mode %s that times out reports the failing task within its time',
    async (mode) => {
      const update = 'canary = 1';
      const now = service('web', { image: 'two', count: 2, update });
      await using rollout = await rollOut(now, { before: service('web', { count: 2, update }) });
      expect(rollout.run.outputs['outcome']).toBe('awaiting-promotion');
      let steered = false;
      await using proxy = await startNomadProxy(
        rollout.story.sandbox.scheduler,
        async ({ method, path, pass, answer }) => {
          // The deployment keeps running, promoted or not, and its tasks restart repeatedly.
          if (method === 'POST') {
            steered = true;
            return answer(200, '{"EvalID":"","DeploymentModifyIndex":1}');
          }
          if (!steered) return;
          const { body, headers } = await pass();
          const index = { 'x-nomad-index': headers['x-nomad-index'] ?? '1' };
          if (path.includes('deployment')) answer(200, body.replaceAll('"Promoted":false', '"Promoted":true'), index);
          if (!path.includes('/allocations')) return;
          const allocations = JSON.parse(body) as { TaskStates: { server: object } }[];
          for (const alloc of allocations) Object.assign(alloc.TaskStates.server, { Restarts: 7 });
          answer(200, JSON.stringify(allocations), index);
        },
      );
      const run = await rollout.story.run({ inputs: { mode, job: 'web', timeout: '5s', address: proxy.url } });
      expect([run.exitCode, run.outputs['outcome'], run.outputs['reason']]).toEqual([1, 'timed-out', 'timed-out']);
      expect(run.annotations[0]?.message).toContain('task `server`');
      expect(run.annotations[0]?.message).toContain('7');
      expect(run.milliseconds).toBeLessThan(9000);
    },
  );

  test.each([
    ['registers', 'superseded by a newer version', async (story) => story.operate(service('web', { image: 'three' }))],
    ['stops', 'stopped during the rollout', async (story) => story.ask('DELETE', '/v1/job/web')],
  ] satisfies [string, string, (story: Story) => Promise<unknown>][])(
    'register reports superseded when another user %s the job during the rollout',
    async (_, expected, overtake) => {
      const sandbox = { pace: { healthy: 60_000 } };
      await using story = await startStory({ files: { [file]: service('web') }, sandbox });
      await story.plan();
      const registering = story.register();
      const overtakeRun = async (): Promise<void> => {
        const response = await fetch(`${story.sandbox.scheduler}/v1/job/web/deployment?index=1&wait=1s`);
        const deployment: unknown = await response.json();
        await (deployment === null ? overtakeRun() : overtake(story));
      };
      await overtakeRun();
      const run = await registering;
      expect(run.exitCode).toBe(1);
      expect(run.outputs).toMatchObject({ outcome: 'superseded', reason: 'conflict' });
      expect(readHeadline(story)).toBe(`🔴 \`web\` was ${expected}`);
      // The running version is another user's; the same review does not overwrite it.
      expect(await secondRun({ story })).toMatchObject({
        versions: 0,
        changed: 'false',
        exitCode: 1,
        reason: 'plan-changed',
      });
    },
  );

  test('a token that is deleted during the rollout is the cause, beside the last known health', async () => {
    const sandbox = { pace: { healthy: 60_000, deadline: 60_000 } };
    await using story = await startStory({ files: { [file]: service('web') }, sandbox });
    let isDeleted = false;
    await using nomad = await startNomadProxy(story.sandbox.scheduler, async ({ path, pass, answer }) => {
      if (!path.startsWith('/v1/job/web/deployment')) return isDeleted ? answer(403, 'Permission denied') : undefined;
      if (isDeleted) return answer(403, 'Permission denied');
      const { status, body, headers } = await pass();
      isDeleted = /"PlacedAllocs": ?1/.test(body);
      return answer(status, body, { 'x-nomad-index': headers['x-nomad-index'] ?? '' });
    });
    const inputs = { address: nomad.url, token: '5b1f4a7e-93d2-4c60-8f3a-d02c7e6ab915' };
    await story.plan({ inputs });
    const run = await story.register({ inputs });
    expect(joinAnnotations(run)).toMatch(
      /The job was registered, but cannot be followed: Nomad at \S+ does not recognize this token\.\n.* expired or been deleted/,
    );
    expect(readHeadline(story)).toBe('🔴 `web`: registered, but its outcome is unknown; last known: 0 of 1 healthy');
    expect(readComment(story)).toContain('last known: 0 of 1 healthy | 0 of 1 healthy |');
  });
});
