import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modeNames, modes } from '../../src/modes/index.ts';
import { runAction, type ActionRun } from '../../test/support/action.ts';
import { renderCommentPage } from '../look/page.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { showDrift } from './drift-tour.ts';
import { verify, step } from './steps.ts';
import { showCommands } from './tour-commands.ts';
import { mail, report, shop, web } from './tour-jobs.ts';

type Inputs = Readonly<Record<string, string>>;

/** A step of the tour: a mode and its expected result. */
interface TourStep {
  readonly title: string;
  readonly inputs: Inputs;
  /** The expected one-line summary. */
  readonly pattern: RegExp;
  /** Whether a second attempt changes nothing. */
  readonly once?: true;
}

const steps: readonly TourStep[] = [
  {
    title: 'check: what the setup lacks, before anything else; a second run reports the same',
    inputs: { mode: 'check', for: 'list\nscale\nrevert' },
    pattern: /The setup for `list`, `scale`, `revert` works/,
    once: true,
  },
  { title: 'list: all jobs, and a matrix for parallel workflow jobs', inputs: { mode: 'list' }, pattern: /4 jobs/ },
  {
    title: 'dispatch: one letter, followed to its end; another attempt of the run sends none',
    inputs: { mode: 'dispatch', job: 'mail', payload: 'Dear reader', meta: 'campaign=spring' },
    pattern: /`mail/,
    once: true,
  },
  {
    title: 'periodic-force: the nightly report, now',
    inputs: { mode: 'periodic-force', job: 'report' },
    pattern: /`report/,
  },
  { title: 'status: the health of web', inputs: { mode: 'status', job: 'web', expect: 'healthy' }, pattern: /`web`/ },
  {
    title: 'scale: two more, guarded by check-and-set',
    inputs: { mode: 'scale', job: 'web', count: '+2', message: 'more guests' },
    pattern: /`web`.*4/,
  },
  {
    title: 'revert: back to the version before, followed until it is healthy',
    inputs: { mode: 'revert', job: 'web', 'job-version': '0' },
    pattern: /`web`.*version 0/,
  },
  {
    title: 'evaluate: the canary of shop is promoted after two healthy seconds',
    inputs: { mode: 'evaluate', job: 'shop', promote: 'after 2s' },
    pattern: /`shop`.*rolled out/,
  },
  {
    title: 'revert: shop is back at the version before, which serves; a second run does nothing',
    inputs: { mode: 'revert', job: 'shop', 'job-version': '0' },
    pattern: /`shop` reverted.*rolled out|Nothing to do/,
    once: true,
  },
  {
    title: 'stable: the stable mark of the current version is removed; a second run does nothing',
    inputs: { mode: 'stable', job: 'web', 'job-version': '3', stable: 'false' },
    pattern: /version 3 of `web`/,
    once: true,
  },
  {
    title: 'evaluate: Nomad evaluates the job again',
    inputs: { mode: 'evaluate', job: 'web', 'force-reschedule': 'true' },
    pattern: /`web`/,
  },
  {
    title: 'restart: the tasks of web, half of its allocations at a time, each healthy before the next',
    inputs: { mode: 'restart', job: 'web', 'batch-size': '50%' },
    pattern: /`web`/,
  },
];

const lastStep: TourStep = {
  title: 'stop: web is stopped until no allocation runs; a second run does nothing',
  inputs: { mode: 'stop', job: 'web' },
  pattern: /`web`/,
  once: true,
};

/** Modes that the demo itself or a separate tour shows. */
const shownElsewhere: ReadonlySet<string> = new Set([
  'plan',
  'register',
  'parse',
  'promote',
  'fail-deployment',
  'deprecate',
  'reinstate',
  'check-modules',
  'command',
  'drift',
]);

/** The steps in order; a step without a job acts on `web`. */
function listSteps(): readonly TourStep[] {
  const listed = new Set([...steps, lastStep].map(({ inputs }) => inputs['mode']));
  const others = modeNames.filter((mode) => !listed.has(mode) && !shownElsewhere.has(mode));
  const added = others.map((mode) => ({
    title: `${mode}: ${modes[mode].purpose}`,
    inputs: { mode, job: 'web' },
    pattern: /`web`/,
  }));
  return [...steps, ...added, lastStep];
}

/** A part of the page of the tour. */
export interface Shown {
  readonly author: string;
  readonly markdown: string;
}

/** Shows every mode on a separate Nomad, and writes the results as a page. */
export async function runTour(folder: string): Promise<void> {
  await using cluster = await step('Nomad (the sandbox) with two services, a mailer and a nightly report', async () => {
    const started = await startCluster();
    for (const source of [web(2, 'web:1'), shop('shop:1'), mail, report]) await started.register(source);
    await Promise.all([started.awaitRunning('web', 2), started.awaitRunning('shop', 2)]);
    for (const source of [web(2, 'web:2'), shop('shop:2')]) await started.register(source);
    await started.awaitRunning('web', 2);
    return started;
  });
  const shown: Shown[] = [];
  for (const tourStep of listSteps()) {
    const run = await step(tourStep.title, () => runTourStep(cluster, tourStep));
    shown.push({ author: tourStep.title, markdown: run.summary });
  }
  shown.push(...(await showCommands()));
  shown.push(...(await showDrift(cluster)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tour.md'), shown.map(({ markdown }) => markdown).join('\n'));
  writeFileSync(join(folder, 'tour.html'), await renderCommentPage('A tour of the modes', shown));
}

async function runTourStep(cluster: Cluster, { inputs, pattern, once }: TourStep): Promise<ActionRun> {
  const run = await runMode(cluster, inputs, 1);
  verify(run.exitCode === 0, `${inputs['mode']} should end with 0, but ended with ${run.exitCode}:\n${run.stdout}`);
  const { summary = '' } = run.outputs;
  verify(pattern.test(summary), `${inputs['mode']} should match ${String(pattern)}, but is: ${summary}`);
  if (once === undefined) return run;
  const rerun = await runMode(cluster, inputs, 2);
  verify(
    rerun.exitCode === 0 && rerun.outputs['changed'] === 'false',
    `A second attempt should change nothing:\n${rerun.stdout}`,
  );
  return run;
}

function runMode({ address }: Cluster, inputs: Inputs, attempt: number): Promise<ActionRun> {
  const env = { GITHUB_RUN_ATTEMPT: String(attempt) };
  return runAction({ process: true, inputs: { address, ...inputs }, workspace: import.meta.dirname, env });
}
