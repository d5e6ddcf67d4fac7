/**
 * Shows Outrider from end to end on this machine: Nomad (the sandbox), GitHub (emulate), a real repository, a pull request, and
 * Outrider as a runner would run it. Exits with 1 and an explanation if anything is not as expected.
 *
 *     npm run demo             leaves the comment in .demo/, and ends with the file to open
 *     npm run demo -- --serve  keeps all services running until Ctrl-C
 *     npm run demo -- --tour   shows the other modes: list, status, scale, revert, stable, evaluate, dispatch, periodic-force, stop,
 *                              drift, and commands in comments
 */
import { once } from 'node:events';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { removeRunFolders } from '../test/support/action.ts';
import { startCluster } from './demo/cluster.ts';
import { startFront } from './demo/front.ts';
import { startGitHub } from './demo/github.ts';
import { createPages, type PageState } from './demo/pages.ts';
import { VerificationError, step } from './demo/steps.ts';
import { writeSummaryPage, releaseAndWithdraw } from './demo/modules-story.ts';
import { writeRegisteredComment, registerPipeline, registerTwo } from './demo/register-story.ts';
import { runTour } from './demo/tour.ts';
import {
  writeCommentPages,
  createInitialRepository,
  planProduction,
  planTwice,
  registerInitialJobs,
} from './demo/story.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, '.demo');

interface Options {
  readonly serve: boolean;
  /** Ends the demo early. */
  readonly stop: AbortSignal;
}

async function demo({ serve, stop }: Options): Promise<void> {
  const startTime = performance.now();
  console.log('\nOutrider on a pull request, locally:\n');
  await using everything = new AsyncDisposableStack();
  everything.defer(removeRunFolders);
  const repository = everything.use(await createInitialRepository());
  const pageState: PageState = {};
  const [cluster, github, front] = await step(
    'Nomad and a module registry (the sandbox) and GitHub (emulate) start',
    async () => {
      const two = everything.use(await startGitHub());
      const three = everything.use(await startFront(two.url, createPages(two, repository, pageState)));
      const firstCluster = everything.use(await startCluster({ github: `${three.url}/repos/acme/jobs` }));
      return [firstCluster, two, three] as const;
    },
  );
  if (serve) console.log(`   Watch it on ${cluster.page}`);
  stop.throwIfAborted();
  const stage = { cluster, github, front, repository };
  const pull = await registerInitialJobs(stage);
  pageState.pull = pull;
  stop.throwIfAborted();
  const planResult = await planTwice(stage, pull);
  pageState.summary = planResult.run.summary;
  stop.throwIfAborted();
  const production = await planProduction(stage, pull);
  stop.throwIfAborted();
  const registered = await registerTwo(stage);
  stop.throwIfAborted();
  const pipeline = await registerPipeline(stage);
  stop.throwIfAborted();
  const released = await releaseAndWithdraw(stage);
  stop.throwIfAborted();
  await writeCommentPages(folder, planResult, production);
  await writeRegisteredComment(folder, registered);
  await writeSummaryPage(folder, released);
  printResult(planResult);
  console.log(`All checks passed in ${((performance.now() - startTime) / 1000).toFixed(1)} s.`);
  console.log('\nOpen .demo/comment.html in a browser.');
  if (!serve || stop.aborted) return;
  console.log(`\n  The pull request  ${front.url}/acme/jobs/pull/${pull.number}`);
  for (const { pull: merged } of [...registered, pipeline])
    console.log(`  ${merged.title.padEnd(17)} ${front.url}/acme/jobs/pull/${merged.number}`);
  console.log(`  Nomad             ${cluster.address}`);
  console.log(`  Registry          ${cluster.registry}/.well-known/terraform.json`);
  console.log(`  All on one page   ${cluster.page}`);
  console.log('\nPress Ctrl-C to stop.');
  await once(stop, 'abort');
}

async function showTour(): Promise<void> {
  const startTime = performance.now();
  console.log('\nOutrider’s other modes, locally:\n');
  try {
    await runTour(folder);
  } finally {
    removeRunFolders();
  }
  console.log(`\nAll checks passed in ${((performance.now() - startTime) / 1000).toFixed(1)} s.`);
  console.log('\nOpen .demo/tour.html in a browser.');
}

/** Prints the comment as a reader sees it, without its marker and its signed record, and the outputs. */
function printResult({ comment, run }: Awaited<ReturnType<typeof planTwice>>): void {
  const text = comment.body.replaceAll(/<!--[^]*?-->/g, '').trim();
  console.log(`\nThe comment:\n\n${text.replace(/^/gm, '  │ ')}\n\nThe outputs:\n`);
  for (const [name, value] of Object.entries(run.outputs)) console.log(`  ${name.padEnd(12)} ${formatOutput(value)}`);
  console.log('');
}

/** Returns an output's value, or the name of its file, which is deleted with the demo. */
function formatOutput(value: string): string {
  if (isAbsolute(value)) return `a file, ${basename(value)}`;
  return value.length > 100 ? `${value.slice(0, 100)}…` : value;
}

const { values } = parseArgs({ options: { serve: { type: 'boolean' }, tour: { type: 'boolean' } } });
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stop.abort(new VerificationError('It was interrupted')));
try {
  if (values.tour === true) await showTour();
  else await demo({ serve: values.serve ?? false, stop: stop.signal });
} catch (error) {
  process.exitCode = 1;
  if (error instanceof VerificationError) console.error(`\nNot as expected. ${error.message}.`);
  else console.error('\nThe demo failed.', error);
}
