import { launchable } from '../../support/launching.ts';
import { openIn, toldOf } from '../invariants/told.ts';
import { checkWrite } from '../invariants/writes.ts';
import { lookAt, operate, type JobLook } from '../jobs.ts';
import type { Witness } from '../witness.ts';
import type { Asked, World } from '../world.ts';

/** A parameterized job is dispatched: by a run, by another attempt of it, by another run. */
export async function dispatching(world: World): Promise<void> {
  const { dice, workspace } = world;
  await operate(world, launchable('import'));
  const lines = ['one', 'two', 'three'].map((input) => JSON.stringify({ payload: input, meta: { input } }));
  workspace.write('payloads.jsonl', `${lines.join('\n')}\n`);
  const several: Record<string, string> = { 'payloads-file': 'payloads.jsonl' };
  const inputs = dice.chance('several', 0.4) ? several : { meta: 'input=one', payload: 'one' };
  let run = 4711;
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const at = dice.of(`attempt ${attempt}`);
    if (at.chance('another run', 0.25)) run += 1;
    const before = await lookAt(world, 'import');
    const asked: Asked['inputs'] = {
      ...inputs,
      mode: 'dispatch',
      job: 'import',
      wait: String(at.chance('wait', 0.6)),
      'dry-run': String(at.chance('dry run', 0.1)),
    };
    const witness = await world.run({
      inputs: asked,
      env: { GITHUB_RUN_ID: String(run), GITHUB_RUN_ATTEMPT: String(attempt) },
    });
    checkDispatches(world, witness, before, await lookAt(world, 'import'));
  }
}

interface Line {
  readonly child: string;
  readonly changed: boolean;
}

/** Every child that is told is there, every one that is there is told, and no token has two. */
function checkDispatches({ checks, story }: World, witness: Witness, before: JobLook, after: JobLook): void {
  const { run, words } = witness;
  const known = new Set(before.children.map(({ ID }) => ID));
  const fresh = after.children.map(({ ID }) => ID).filter((id) => !known.has(id));
  const tokens = after.children.map((child) => child.DispatchIdempotencyToken);
  const say = (): string =>
    `${words()} children ${after.children.map(({ ID }) => ID).join(', ')}; new: ${fresh.join(', ')}`;
  checks.check(story, 'no write is there twice', new Set(tokens).size === tokens.length, say);
  const lines = JSON.parse(run.outputs['jobs'] ?? '[]') as readonly Line[];
  const told = lines.filter(({ changed }) => changed).map(({ child }) => child);
  const isThere = told.every((child) => fresh.includes(child));
  checks.check(story, 'a write told as done is there', isThere, say);
  if (toldOf(run) === 'silent') return;
  const untold = fresh.filter((child) => !told.includes(child));
  const holds = untold.length <= openIn(run);
  checks.check(story, 'a write told as not done is not there, or the run says that it does not know', holds, say);
}

/** A periodic job is launched out of its time; each run launches one. */
export async function forcing(world: World): Promise<void> {
  await operate(world, launchable('report', { block: 'periodic' }));
  for (const step of [1, 2, 3]) {
    const at = world.dice.of(`step ${step}`);
    const isDry = at.chance('dry run', 0.1);
    const before = await lookAt(world, 'report');
    const wait = String(at.chance('wait', 0.6));
    const witness = await world.run({
      inputs: { mode: 'periodic-force', job: 'report', wait, 'dry-run': String(isDry) },
    });
    const after = await lookAt(world, 'report');
    const times = after.children.length - before.children.length;
    const words = after.children.map(({ ID }) => ID).join(', ');
    checkWrite(world.checks, witness, { times, most: isDry ? 0 : 1, words });
    // Its children are named by the second.
    await nextSecond();
  }
}

function nextSecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));
}
