import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { service, startStory } from '../support/registering.ts';

afterAll(removeRunFolders);

/**
 * docs/review.md: Outrider writes only if no guard finds more. The hit `all`, for a registered version that does not serve, is found before the first stage only: if its
 * deployment fails while that rolls out, the job is registered.
 */
test('a job of a later stage is not registered if the deployment of its registered version has failed meanwhile', async () => {
  const [a, b] = ['jobs/a.nomad.hcl', 'jobs/b.nomad.hcl'];
  await using story = await startStory({
    files: { [a]: service('a', { image: 'two' }), [b]: service('b', { image: 'three' }) },
    running: [service('a'), service('b')],
    sandbox: { pace: { healthy: 8000, deadline: 100_000 } },
  });
  // Version 1 of `b` is being rolled out.
  await story.operate(service('b', { image: 'two' }));
  const inputs = { guards: 'recommended', stages: JSON.stringify([[a], [b]]) };
  const latest = () => story.ask<{ ID: string; Status: string; JobVersion: number }>('GET', '/v1/job/b/deployment');
  const plan = await story.plan({ inputs });
  expect([plan.exitCode, (await latest()).Status]).toEqual([0, 'running']);
  story.github.closed = true;
  const registering = story.register({ inputs });
  while ((await story.versions('a')).length < 2) await setTimeout(20);
  const { ID, Status, JobVersion } = await latest();
  expect([Status, JobVersion]).toEqual(['running', 1]);
  await story.ask('POST', `/v1/deployment/fail/${ID}`, { DeploymentID: ID });
  const run = await registering;
  expect([run.exitCode, run.outputs['reason'], (await story.versions('b')).length]).toEqual([1, 'conflict', 2]);
}, 120_000);
