import { createClosedEvent, pullRequestEvent } from '../../support/github.ts';
import { failingTask, service } from '../../support/registering.ts';
import { checkGreen } from '../invariants/green.ts';
import { operate, waitUntilSettled } from '../jobs.ts';
import { plantedSecrets, type World } from '../world.ts';

const job = 'web';
const file = 'jobs/web.nomad.hcl';
const canary = 'canary = 1';

/** Rollouts that fail, and canaries that end after they were healthy. */
const ends = {
  failed: service(job, { image: 'two', task: failingTask }),
  dead: service(job, { image: 'two', update: canary, task: 'run_for = "300ms"\n        exit_code = 7' }).replace(
    'min_healthy_time = "5s"',
    'min_healthy_time = "1ms"',
  ),
};

/** Registers a job whose rollout fails or whose canary dies, and then registers it and asks for its state again and again. */
export async function playFailures(world: World): Promise<void> {
  const { dice, github, workspace } = world;
  const end = dice.pick('end', ['failed', 'dead']);
  await operate(world, service(job, { update: canary }));
  await waitUntilSettled(world, job);
  workspace.write(file, ends[end]);
  workspace.commit();
  await planOnce(world);
  github.closed = true;
  const review = dice.chance('without a review', 0.2) ? 'ignore' : 'required';
  await registerOnce(world, dice.derive('register'), review);
  for (const step of [1, 2, 3]) {
    const at = dice.derive(`step ${step}`);
    const before = await awaitEnd(world, end);
    if (at.chance('plan again', 0.2)) await planOnce(world);
    const observed = at.chance('status', 0.3)
      ? await world.run({ inputs: { mode: 'status', job, expect: 'healthy' } })
      : await registerOnce(world, at, review);
    checkGreen(world, observed, before);
  }
}

const common = { 'job-files': file, 'signing-key': plantedSecrets['signing key'] };

async function planOnce(world: World): Promise<void> {
  await world.run({ inputs: { ...common, mode: 'plan' }, event: pullRequestEvent(false) });
}

async function registerOnce(world: World, dice: World['dice'], review: string): ReturnType<World['run']> {
  return world.run({
    inputs: { ...common, mode: 'register', wait: dice.chance('wait', 0.8) ? 'complete' : 'false', review },
    event: createClosedEvent(true),
  });
}

/** Waits for the end of the new version, if it was registered: a failed deployment, or a canary that has ended. */
async function awaitEnd(world: World, end: keyof typeof ends): Promise<boolean> {
  const { Version } = await world.ask<{ readonly Version: number }>('GET', `/v1/job/${job}`);
  if (Version === 0) return false;
  if (end === 'failed') await waitUntilSettled(world, job);
  else
    for (let index = 0; ;) {
      const all = await world.ask<readonly { readonly ClientStatus: string; readonly ModifyIndex: number }[]>(
        'GET',
        `/v1/job/${job}/allocations?index=${index}&wait=1s`,
      );
      if (all.some(({ ClientStatus }) => ClientStatus === 'failed')) break;
      index = Math.max(...all.map(({ ModifyIndex }) => ModifyIndex));
    }
  return true;
}
