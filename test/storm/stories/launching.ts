import { launchable } from '../../support/launching.ts';
import { countUnknownWrites, readReportedResult } from '../invariants/reported.ts';
import { checkWrite } from '../invariants/writes.ts';
import { readJobState, operate, type JobState } from '../jobs.ts';
import type { ObservedRun } from '../observed-run.ts';
import type { RunRequest, World } from '../world.ts';

/** Dispatches a parameterized job by a run, by another attempt of it and by other runs. */
export async function playDispatches(world: World): Promise<void> {
  const { dice, workspace } = world;
  await operate(world, launchable('import'));
  const lines = ['one', 'two', 'three'].map((input) => JSON.stringify({ payload: input, meta: { input } }));
  workspace.write('payloads.jsonl', `${lines.join('\n')}\n`);
  const several: Record<string, string> = { 'dispatches-file': 'payloads.jsonl' };
  const inputs = dice.chance('several', 0.4) ? several : { meta: 'input=one', payload: 'one' };
  let run = 4711;
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const at = dice.derive(`attempt ${attempt}`);
    if (at.chance('another run', 0.25)) run += 1;
    const before = await readJobState(world, 'import');
    const request: RunRequest['inputs'] = {
      ...inputs,
      mode: 'dispatch',
      job: 'import',
      wait: at.chance('wait', 0.6) ? 'complete' : 'false',
      'dry-run': String(at.chance('dry run', 0.1)),
    };
    const observed = await world.run({
      inputs: request,
      env: { GITHUB_RUN_ID: String(run), GITHUB_RUN_ATTEMPT: String(attempt) },
    });
    checkDispatches(world, observed, before, await readJobState(world, 'import'));
  }
}

interface Line {
  readonly child: string;
  readonly changed: boolean;
}

/** Every reported child job exists, every new child job is reported, and no token has two of them. */
function checkDispatches({ checks, story }: World, observed: ObservedRun, before: JobState, after: JobState): void {
  const { run, describe } = observed;
  const known = new Set(before.children.map(({ ID }) => ID));
  const fresh = after.children.map(({ ID }) => ID).filter((id) => !known.has(id));
  const tokens = after.children.map((child) => child.DispatchIdempotencyToken);
  const message = (): string =>
    `${describe()} children ${after.children.map(({ ID }) => ID).join(', ')}; new: ${fresh.join(', ')}`;
  checks.check(story, 'no write exists twice', new Set(tokens).size === tokens.length, message);
  const lines = JSON.parse(run.outputs['jobs'] ?? '[]') as readonly Line[];
  const reported = lines.filter(({ changed }) => changed).map(({ child }) => child);
  const exist = reported.every((child) => fresh.includes(child));
  checks.check(story, 'a write reported as done exists', exist, message);
  if (readReportedResult(run) === 'silent') return;
  const unreported = fresh.filter((child) => !reported.includes(child));
  const holds = unreported.length <= countUnknownWrites(run);
  checks.check(
    story,
    'a write reported as not done does not exist, or the run reports that it does not know',
    holds,
    message,
  );
}

/** Forces a periodic job; each run launches one child job. */
export async function playForcedLaunches(world: World): Promise<void> {
  await operate(world, launchable('report', { block: 'periodic' }));
  for (const step of [1, 2, 3]) {
    const at = world.dice.derive(`step ${step}`);
    const isDry = at.chance('dry run', 0.1);
    const before = await readJobState(world, 'report');
    const wait = at.chance('wait', 0.6) ? 'complete' : 'false';
    const observed = await world.run({
      inputs: { mode: 'periodic-force', job: 'report', wait, 'dry-run': String(isDry) },
    });
    const after = await readJobState(world, 'report');
    const times = after.children.length - before.children.length;
    const details = after.children.map(({ ID }) => ID).join(', ');
    checkWrite(world.checks, observed, { times, most: isDry ? 0 : 1, details });
    // The IDs of child jobs contain the time in seconds.
    await nextSecond();
  }
}

function nextSecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));
}
