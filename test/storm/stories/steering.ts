import { service } from '../../support/registering.ts';
import { checkServing } from '../invariants/serving.ts';
import { checkWrite } from '../invariants/writes.ts';
import { readJobState, operate, waitUntilSettled, type JobState } from '../jobs.ts';
import type { World } from '../world.ts';

const job = 'web';

/** Promotes or fails a deployment with waiting canaries, and does it again. */
export async function playSteering(world: World): Promise<void> {
  const { dice, checks } = world;
  await operate(world, service(job, { image: 'one', update: 'canary = 1' }));
  await waitUntilSettled(world, job);
  await operate(world, service(job, { image: 'two', update: 'canary = 1' }));
  const mode = dice.pick('mode', ['promote', 'fail-deployment']);
  for (const step of [1, 2, 3]) {
    const isDry = dice.derive(`step ${step}`).chance('dry run', 0.15);
    const wait = dice.derive(`step ${step}`).chance('wait', 0.7) ? 'complete' : 'false';
    const before = await readJobState(world, job);
    const observed = await world.run({ inputs: { mode, job, wait, 'dry-run': String(isDry) } });
    const after = await readJobState(world, job);
    const times = Number(isSteered(mode, after)) - Number(isSteered(mode, before));
    const details = `deployment ${after.deployment?.Status}`;
    checkWrite(checks, observed, { times, most: isDry ? 0 : 1, details });
    await checkServing(world, observed, job);
  }
}

function isSteered(mode: 'promote' | 'fail-deployment', { deployment }: JobState): boolean {
  if (mode === 'fail-deployment') return deployment?.Status === 'failed';
  return Object.values(deployment?.TaskGroups ?? {}).every(({ Promoted }) => Promoted);
}
