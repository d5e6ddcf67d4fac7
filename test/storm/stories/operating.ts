import { service } from '../../support/registering.ts';
import { checkServing } from '../invariants/serving.ts';
import { checkWrite } from '../invariants/writes.ts';
import { readJobState, operate, waitUntilSettled, type JobState } from '../jobs.ts';
import type { RunRequest, World } from '../world.ts';

const job = 'web';

/** The number of writes of a mode after a run, in addition to those before it. */
const effects: Readonly<Record<string, (before: JobState, after: JobState) => number>> = {
  scale: (before, after) => after.scalings - before.scalings,
  revert: (before, after) => after.version - before.version,
  stable: (before, after) => (isStable(before) === isStable(after, before.version) ? 0 : 1),
  evaluate: (before, after) => after.evaluations.filter((id) => !before.evaluations.includes(id)).length,
  // A purged job has no versions left to count.
  stop: (before, after) => (after.version === -1 ? Number(before.version !== -1) : after.version - before.version),
};

function isStable({ versions, version: live }: JobState, version = live): boolean {
  return versions.find(({ Version }) => Version === version)?.Stable === true;
}

/** Scales, reverts, marks, evaluates and finally stops a service, sometimes twice. */
export async function playOperations(world: World): Promise<void> {
  const { dice, checks } = world;
  for (const image of ['one', 'two', 'three']) {
    await operate(world, service(job, { image }));
    await waitUntilSettled(world, job);
  }
  let last: RunRequest['inputs'] | undefined;
  for (let step = 1; step <= 4; step += 1) {
    const at = dice.derive(`step ${step}`);
    const before = await readJobState(world, job);
    const isRepeat = last !== undefined && at.chance('again', 0.3);
    const inputs: RunRequest['inputs'] = isRepeat && last !== undefined ? last : chooseVerb(at, before, step === 4);
    last = inputs;
    const observed = await world.run({ inputs });
    const after = await readJobState(world, job);
    const { mode } = inputs;
    const times = effects[mode]?.(before, after) ?? 0;
    const isDry = inputs['dry-run'] === 'true';
    // Another evaluation is harmless, and the run reports that it creates one.
    const often = mode === 'evaluate' && observed.run.log.includes('evaluating again') ? 2 : 1;
    const details = `version ${before.version} to ${after.version}`;
    checkWrite(checks, observed, { times, most: isDry ? 0 : often, details });
    await checkServing(world, observed, job);
    if (mode === 'scale') checkVersions(world, inputs, before, after, observed.describe);
    await waitUntilSettled(world, job);
  }
}

/** Setting a count creates a version and a scaling event, recording an error only an event. */
function checkVersions(
  { checks, story }: World,
  inputs: RunRequest['inputs'],
  before: JobState,
  after: JobState,
  describe: () => string,
): void {
  const events = after.scalings - before.scalings;
  const versions = after.version - before.version;
  const holds = versions === (inputs['count'] === undefined ? 0 : events);
  checks.check(story, 'no write exists twice', holds, () => `${describe()} ${events} events, ${versions} versions`);
}

function chooseVerb(dice: World['dice'], { version }: JobState, isLast: boolean): RunRequest['inputs'] {
  const common = {
    job,
    wait: dice.chance('wait', 0.7) ? 'complete' : 'false',
    'dry-run': String(dice.chance('dry run', 0.1)),
  };
  const mode = isLast ? 'stop' : dice.pick('mode', ['scale', 'scale', 'revert', 'stable', 'evaluate', 'stop']);
  switch (mode) {
    case 'scale': {
      return { ...common, mode, count: dice.pick('count', ['1', '2', '3', '+1', '-1']) };
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
