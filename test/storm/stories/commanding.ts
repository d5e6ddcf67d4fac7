import { parseKeys } from '../../support/signing.ts';
import { openRecord } from '../../../src/review/record-codec.ts';
import { openCommandThread, type CommandEvent } from '../../support/command-thread.ts';
import { createClosedEvent, pullRequestEvent } from '../../support/github.ts';
import { service } from '../../support/registering.ts';
import { checkServing } from '../invariants/serving.ts';
import { checkWrite } from '../invariants/writes.ts';
import { operate, readJobState, waitUntilSettled, type JobState } from '../jobs.ts';
import { allowCommands, flaws, type CommandScene, type Flaw } from './command-flaws.ts';
import { plantedSecrets, type World } from '../world.ts';

const job = 'web';
const modes = { promote: 'promote', fail: 'fail-deployment', revert: 'revert' } as const;
type Verb = keyof typeof modes;
const key = plantedSecrets['signing key'];
const rules = { 'signing-key': key, commands: 'plan\nstatus\nhelp\npromote\nfail\nrevert' };

/** A pull request registers a canary, and comments steer it: most of them are not valid commands, for one reason each. */
export async function playCommands(world: World): Promise<void> {
  const { dice, github } = world;
  const verb = dice.pick('verb', ['promote', 'fail', 'revert']);
  const scene: CommandScene = { github, thread: openCommandThread(github, key) };
  if (!(await registerCanary(world, scene, verb))) return;
  allowCommands(scene);
  for (const step of [1, 2, 3, 4, 5]) {
    const at = dice.derive(`step ${step}`);
    if (at.chance('another user', 0.1))
      await operate(world, service(job, { image: `step-${step}`, update: formatUpdate(verb) }));
    await giveCommand(world, scene, { verb, at });
  }
}

/** A revert goes back from a version that serves. */
function formatUpdate(verb: Verb): string {
  return verb === 'revert' ? '' : 'canary = 1';
}

/** Plans and registers, again after a fault; returns whether the record names the registered jobs. */
async function registerCanary(world: World, { thread }: CommandScene, verb: Verb): Promise<boolean> {
  const { workspace } = world;
  const update = formatUpdate(verb);
  await operate(world, service(job, { image: 'one', update }));
  await waitUntilSettled(world, job);
  workspace.write('jobs/web.nomad.hcl', service(job, { image: 'two', update }));
  workspace.commit();
  const common = { 'job-files': 'jobs/*.nomad.hcl', 'signing-key': key };
  if (!(await hasPlanned(world, common))) return false;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await world.run({ inputs: { ...common, mode: 'register' }, event: createClosedEvent(true) });
    if ((thread.record().jobs[0]?.done?.index ?? 0) > 0) return true;
  }
  return false;
}

/** Plans, again after a fault. Without a plan there is no record, and nothing to command. */
async function hasPlanned(world: World, inputs: Readonly<Record<string, string>>): Promise<boolean> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const { run } = await world.run({ inputs: { ...inputs, mode: 'plan' }, event: pullRequestEvent() });
    if (run.exitCode === 0) return openRecord(world.github.comments[0]?.body ?? '', parseKeys(key)).kind === 'opened';
  }
  return false;
}

interface Step {
  readonly verb: Verb;
  readonly at: World['dice'];
}

/** Gives one command, which may be invalid, to gate and verb; sometimes the run of the verb is started again. */
async function giveCommand(world: World, scene: CommandScene, { verb, at }: Step): Promise<void> {
  const [name, flaw] = at.chance('valid', 0.25) ? ['valid', {}] : at.pick('flaw', flaws);
  const isLate = flaw.change !== undefined && at.chance('late', 0.5);
  const event = createComment(scene, verb, flaw);
  let undo = isLate ? undefined : flaw.change?.({ ...scene, comment: event.id });
  const inputs = { ...rules, ...flaw.inputs };
  const gate = await world.run({ inputs: { ...inputs, mode: 'command' }, event });
  const mayAccept = isLate || name === 'valid';
  const describe = (what: string) => (): string => `${gate.describe()} ${what}, and the command is ${name}`;
  const isAccepted = (gate.run.outputs['command'] ?? '') === verb;
  world.checks.check(
    world.story,
    'no verb writes without a valid command',
    mayAccept || !isAccepted,
    describe('the gate accepts it'),
  );
  let requestCount = 0;
  // The second request for the author is sent before the write at the latest; after it nothing may be written.
  world.github.before = (line) => {
    if (isLate && line.includes('/permission') && (requestCount += 1) === 2)
      undo = flaw.change?.({ ...scene, comment: event.id });
  };
  const before = await readJobState(world, job);
  for (const attempt of at.chance('again', 0.5) ? ['1', '2'] : ['1'])
    await attemptCommand(world, scene, { verb, event, inputs, attempt, name, before });
  world.github.before = () => undefined;
  undo?.();
}

function createComment(
  { thread }: CommandScene,
  verb: Verb,
  { write = (text) => text, by, event, payload }: Flaw,
): CommandEvent {
  const given = thread.comment(
    write(`/outrider ${verb} web${verb === 'revert' ? ' 0' : ''} plan ${thread.planId()}`),
    by,
  );
  return { ...given, name: event ?? given.name, payload: { ...(given.payload as object), ...payload } };
}

interface Attempt {
  readonly verb: Verb;
  readonly event: CommandEvent;
  readonly inputs: Readonly<Record<string, string>>;
  readonly attempt: string;
  readonly name: string;
  readonly before: JobState;
}

async function attemptCommand(
  world: World,
  { thread }: CommandScene,
  { verb, event, inputs, attempt, name, before: first }: Attempt,
): Promise<void> {
  const { checks, story } = world;
  const before = await readJobState(world, job);
  const isOurs = name === 'valid' && thread.record().jobs[0]?.done?.index === before.versions[0]?.JobModifyIndex;
  const env = { GITHUB_RUN_ATTEMPT: attempt };
  const observed = await world.run({ inputs: { ...inputs, mode: modes[verb], 'from-command': 'true' }, event, env });
  const after = await readJobState(world, job);
  const times = countWrites(verb, before, after);
  const details = `${name}, attempt ${attempt}, version ${before.version} to ${after.version}, deployment ${after.deployment?.Status}`;
  const describe = (): string => `${observed.describe()} changed the job ${times} times (${details})`;
  checkWrite(checks, observed, { times, details });
  checks.check(story, 'no verb writes without a valid command', times === 0 || isOurs, describe);
  checks.check(story, 'no write exists twice', countWrites(verb, first, after) <= 1, describe);
  await checkServing(world, observed, job);
}

/** The effect of the verb, and every other version of the job. */
function countWrites(verb: Verb, before: JobState, after: JobState): number {
  const versions = after.version - before.version;
  if (verb === 'revert') return versions;
  return versions + Number(isSteered(verb, after)) - Number(isSteered(verb, before));
}

function isSteered(verb: Verb, { deployment }: JobState): boolean {
  if (verb === 'fail') return deployment?.Status === 'failed';
  return Object.values(deployment?.TaskGroups ?? {}).every(({ Promoted }) => Promoted);
}
