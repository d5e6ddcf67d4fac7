import { service } from '../../support/registering.ts';
import { checkServing } from '../invariants/serving.ts';
import { checkWrite } from '../invariants/writes.ts';
import { readJobState, operate, waitUntilSettled } from '../jobs.ts';
import type { RunRequest, World } from '../world.ts';

const job = 'web';

/** Reverts a job with canaries, with and without a promotion, while it is sometimes registered by another user. */
export async function playPromotions(world: World): Promise<void> {
  const { dice, checks } = world;
  for (const image of ['one', 'two']) {
    await operate(world, service(job, { image, count: 2, update: 'canary = 1' }));
    await promoteByHand(world);
  }
  for (const step of [1, 2, 3, 4]) {
    const at = dice.derive(`step ${step}`);
    if (at.chance('another user', 0.2)) {
      await operate(world, service(job, { image: `step-${step}`, count: 2, update: 'canary = 1' }));
      if (at.chance('settled', 0.5)) await promoteByHand(world);
    }
    const before = await readJobState(world, job);
    const isDry = at.chance('dry run', 0.1);
    const observed = await world.run({ inputs: chooseRevert(at, isDry) });
    const after = await readJobState(world, job);
    const times = after.version - before.version;
    const details = `version ${before.version} to ${after.version}`;
    checkWrite(checks, observed, { times, most: isDry ? 0 : 1, details });
    await checkServing(world, observed, job);
  }
}

function chooseRevert(dice: World['dice'], isDry: boolean): RunRequest['inputs'] {
  const promote = dice.pick('promote', ['', 'auto', 'off']);
  const soaks = promote !== 'off' && dice.chance('soak', 0.5);
  return {
    mode: 'revert',
    job,
    'job-version': dice.pick('to', ['0', '1', 'last-stable']),
    'dry-run': String(isDry),
    ...(promote === '' ? {} : { promote }),
    ...(soaks ? { promote: 'after 1s' } : {}),
  };
}

/** Promotes by hand as soon as the canaries are healthy, and waits for the end. */
async function promoteByHand(world: World): Promise<void> {
  const { version } = await readJobState(world, job);
  for (;;) {
    const deployment = await world.ask<Waiting | null>('GET', `/v1/job/${job}/deployment`);
    // Until the evaluation is complete, the last deployment is that of the version before.
    if (deployment?.JobVersion === version && deployment.Status !== 'running') break;
    const groups = Object.values(deployment?.TaskGroups ?? {});
    const isReady = groups.some((group) => group.HealthyAllocs >= group.DesiredCanaries && !group.Promoted);
    if (deployment?.JobVersion === version && isReady && groups.some((group) => group.DesiredCanaries > 0)) {
      const { ID } = deployment;
      await world.ask('POST', `/v1/deployment/promote/${ID}`, { DeploymentID: ID, All: true });
      break;
    }
    await world.ask('GET', `/v1/job/${job}/deployment?index=${deployment?.ModifyIndex ?? 0}&wait=1s`);
  }
  await waitUntilSettled(world, job);
}

interface Waiting {
  readonly ID: string;
  readonly JobVersion: number;
  readonly Status: string;
  readonly ModifyIndex: number;
  readonly TaskGroups: Readonly<
    Record<string, { readonly HealthyAllocs: number; readonly DesiredCanaries: number; readonly Promoted: boolean }>
  >;
}
