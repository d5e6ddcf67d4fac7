import { service } from '../../support/registering.ts';
import { checkWrite } from '../invariants/writes.ts';
import { lookAt, operate, settled, type JobLook } from '../jobs.ts';
import type { Asked, World } from '../world.ts';

const job = 'web';

/** How often the write of a mode is there after a run that was not before it. */
const effects: Readonly<Record<string, (before: JobLook, after: JobLook) => number>> = {
  scale: (before, after) => after.scalings - before.scalings,
  revert: (before, after) => after.version - before.version,
  stable: (before, after) => (isStable(before) === isStable(after, before.version) ? 0 : 1),
  evaluate: (before, after) => after.evaluations.filter((id) => !before.evaluations.includes(id)).length,
  // Of what is purged nothing is left to count.
  stop: (before, after) => (after.version === -1 ? Number(before.version !== -1) : after.version - before.version),
};

function isStable({ versions, version: live }: JobLook, version = live): boolean {
  return versions.find(({ Version }) => Version === version)?.Stable === true;
}

/** An operator scales a service up and down, goes back, marks versions, and stops it in the end; now and then twice. */
export async function operating(world: World): Promise<void> {
  const { dice, checks } = world;
  for (const image of ['one', 'two', 'three']) {
    await operate(world, service(job, { image }));
    await settled(world, job);
  }
  let last: Asked['inputs'] | undefined;
  for (let step = 1; step <= 4; step += 1) {
    const at = dice.of(`step ${step}`);
    const before = await lookAt(world, job);
    const again = last !== undefined && at.chance('again', 0.3);
    const inputs: Asked['inputs'] = again && last !== undefined ? last : verbAt(at, before, step === 4);
    last = inputs;
    const witness = await world.run({ inputs });
    const after = await lookAt(world, job);
    const { mode } = inputs;
    const times = effects[mode]?.(before, after) ?? 0;
    const isDry = inputs['dry-run'] === 'true';
    // One more evaluation does no harm, and the run says that it asks once more.
    const often = mode === 'evaluate' && witness.run.log.includes('asking once more') ? 2 : 1;
    const words = `version ${before.version} to ${after.version}`;
    checkWrite(checks, witness, { times, most: isDry ? 0 : often, words });
    if (mode === 'scale') checkVersions(world, inputs, before, after, witness.words);
    await settled(world, job);
  }
}

/** To set a count makes a version and an event, to note an error an event alone. */
function checkVersions(
  { checks, story }: World,
  inputs: Asked['inputs'],
  before: JobLook,
  after: JobLook,
  words: () => string,
): void {
  const events = after.scalings - before.scalings;
  const versions = after.version - before.version;
  const holds = versions === (inputs['count'] === undefined ? 0 : events);
  checks.check(story, 'no write is there twice', holds, () => `${words()} ${events} events, ${versions} versions`);
}

function verbAt(dice: World['dice'], { version }: JobLook, isLast: boolean): Asked['inputs'] {
  const common = {
    job,
    wait: String(dice.chance('wait', 0.7)),
    'dry-run': String(dice.chance('dry run', 0.1)),
  };
  const mode = isLast ? 'stop' : dice.pick('verb', ['scale', 'scale', 'revert', 'stable', 'evaluate', 'stop']);
  switch (mode) {
    case 'scale': {
      const count = dice.pick('count', ['1', '2', '3', '+1', '-1', '']);
      return { ...common, mode, ...(count === '' ? { error: 'no room' } : { count }) };
    }
    case 'revert':
      return { ...common, mode, 'job-version': dice.pick('to', ['0', '1', 'last-stable']) };
    case 'stable': {
      const { wait: _, ...others } = common;
      return { ...others, mode, 'job-version': String(version), stable: String(dice.chance('stable', 0.3)) };
    }
    case 'evaluate':
      return { ...common, mode, 'force-reschedule': String(dice.chance('forced', 0.5)) };
    case 'stop':
      return { ...common, mode, purge: String(dice.chance('purge', 0.2)) };
  }
}
