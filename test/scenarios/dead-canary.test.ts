import { describe, expect, test } from 'vitest';
import { service, startNomadProxy, startStory } from '../support/registering.ts';
import { joinAnnotations } from '../support/launching.ts';
import { readRecorded as read } from '../support/scenarios.ts';
import { listJobAllocations } from '../../src/clients/nomad/allocations.ts';
import { readJobsMostRecentDeployment } from '../../src/clients/nomad/deployments.ts';
import { startWatching } from '../../src/operations/follow/follow-until-end.ts';
import { watchRollout } from '../../src/operations/follow/watch-rollout.ts';
import type { Nomad } from '../../src/clients/nomad/client.ts';

/** `HealthyAllocs` never decreases: whether canaries wait is decided by their allocations. */

const file = 'jobs/web.nomad.hcl';

/** Its canary is healthy, then exits, and Nomad does not replace it. */
const mortal = service('web', {
  image: 'two',
  update: 'canary = 1',
  task: 'run_for = "1500ms"\n        exit_code = 7',
}).replace('min_healthy_time = "5s"', 'min_healthy_time = "10ms"');
const before = service('web', { update: 'canary = 1' });

describe.concurrent('a canary that ended after it was healthy', () => {
  test('register with `promote: auto` ends the wait as soon as a canary is dead, and promotes nothing', async () => {
    await using story = await startStory({ files: { [file]: mortal }, running: [before] });
    const promotions: string[] = [];
    await using nomad = await startNomadProxy(story.sandbox.scheduler, ({ path }) => {
      if (path.includes('/deployment/promote/')) promotions.push(path);
    });
    await story.plan({ inputs: { address: nomad.url } });
    const run = await story.register({ inputs: { address: nomad.url, promote: 'after 3s', timeout: '10m' } });
    expect([run.exitCode, run.outputs['outcome'], promotions]).toEqual([1, 'failed', []]);
    expect(joinAnnotations(run)).toContain('exited with code 7');
  });
});

test('a canary that is not healthy anymore is read again after 10 s, because its deployment does not change', async () => {
  const job = { id: 'can' };
  const deployment = read(readJobsMostRecentDeployment(job), 'rollout-canary', 'latest deployment: waits');
  const allocations = read(listJobAllocations(job), 'rollout-canary', 'allocations: one canary');
  const restarting = allocations.map((allocation) => ({ ...allocation, ClientStatus: 'pending' }));
  const end = new AbortController();
  const nomad = {
    watch: {
      async *readJobsMostRecentDeployment() {
        yield deployment;
        await new Promise((done) => end.signal.addEventListener('abort', done));
      },
    },
    listJobEvaluations: async () => [],
    listJobAllocations: async () => restarting,
  } as unknown as Nomad;
  const dependencies = { nomad, inputs: { timeout: 600_000 }, deadline: { readRemainingMilliseconds: () => 600_000 } };
  const watching = startWatching({ ...dependencies, cancelSignal: end.signal }, () => undefined);
  const write = { job, index: deployment?.JobSpecModifyIndex ?? 0, evalId: '' };
  const states = watchRollout(write, watching);
  await states.next();
  const started = performance.now();
  await states.next();
  expect(performance.now() - started).toBeLessThan(30_000);
  end.abort();
});
