import { createClosedEvent, pullRequestEvent } from '../../support/github.ts';
import { launchable } from '../../support/launching.ts';
import { checkOrder } from '../invariants/order.ts';
import { checkEnd } from '../invariants/ended.ts';
import { readJobState } from '../jobs.ts';
import { source } from './removing.ts';
import { plantedSecrets, type World } from '../world.ts';

const job = 'migrate';
const later = 'api';
const [file, laterFile] = ['jobs/migrate.nomad.hcl', 'jobs/api.nomad.hcl'] as const;

/** The end of the task of a batch job. */
const tasks = {
  complete: 'run_for = "200ms"',
  late: 'run_for = "5s"',
  failed: 'run_for = "50ms"\n        exit_code = 3',
};

/** Registers a batch job, sometimes with a service in a later stage, and then registers it and asks for its end again and again. */
export async function playMigrations(world: World): Promise<void> {
  const { dice, github, workspace } = world;
  const task = tasks[dice.pick('end', ['complete', 'late', 'failed'])];
  workspace.write(file, launchable(job, { block: 'none', task, reschedules: dice.between('reschedules', 0, 1) }));
  const isStaged = dice.chance('stages', 0.6);
  if (isStaged) workspace.write(laterFile, source(later, 'v0', ''));
  workspace.commit();
  const common = {
    'job-files': 'jobs/*.nomad.hcl',
    'signing-key': plantedSecrets['signing key'],
    ...(isStaged ? { stages: JSON.stringify([[file]]) } : {}),
  };
  await world.run({ inputs: { ...common, mode: 'plan' }, event: pullRequestEvent(false) });
  github.closed = true;
  const review = dice.chance('without a review', 0.2) ? 'ignore' : 'required';
  for (const step of [1, 2, 3, 4]) {
    const at = dice.derive(`step ${step}`);
    const wait = isStaged || at.chance('wait', 0.8) ? 'complete' : 'placed';
    const before = (await readJobState(world, later)).version;
    const isStatus = step > 1 && at.chance('status', 0.3) && (await readJobState(world, job)).version === 0;
    const observed = isStatus
      ? await world.run({ inputs: { mode: 'status', job, expect: 'complete' } })
      : await world.run({ inputs: { ...common, mode: 'register', wait, review }, event: createClosedEvent(true) });
    if (isStatus || wait === 'complete') await checkEnd(world, observed, job);
    if ((await readJobState(world, later)).version > before) await checkOrder(world, observed, { earlier: job, later });
  }
}
