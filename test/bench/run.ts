/**
 * Speed, as ratios: what a run of dist costs over a bare `node -e 0` on the same machine. Runs are interleaved, so that a noisy
 * neighbour slows both sides; figures are medians.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { removeRunFolders, runAction } from '../support/action.ts';
import { pullRequestEvent, startGitHub } from '../support/github.ts';
import { recorded, startReplay } from '../support/replay.ts';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const rounds = 25;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function timed(run: () => void): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

function report(name: string, milliseconds: number, bare: number, goal?: number): void {
  const ratio = milliseconds / bare;
  const verdict =
    goal === undefined
      ? ''
      : ratio <= goal
        ? ` (goal ≤ ${goal.toFixed(1)}×: met)`
        : ` (goal ≤ ${goal.toFixed(1)}×: MISSED)`;
  console.log(`${name.padEnd(58)} ${milliseconds.toFixed(1).padStart(7)} ms  ${ratio.toFixed(2)}×${verdict}`);
}

function coldStart(): { readonly bare: number; readonly wrongMode: number } {
  const bare: number[] = [];
  const wrongMode: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(timed(() => execFileSync(process.execPath, ['-e', '0'])));
    wrongMode.push(
      timed(() => {
        const { status } = spawnSync(process.execPath, [join(dist, 'index.js')], { env: { INPUT_MODE: 'paln' } });
        if (status !== 1) throw new Error(`a wrong mode ended with ${status}, not 1`);
      }),
    );
  }
  return { bare: median(bare), wrongMode: median(wrongMode) };
}

/** A pull request with one job that is as it runs, whose comment says so already. */
async function unchangedJob(): Promise<number> {
  const workspace = mkdtempSync(join(tmpdir(), 'outrider-bench-'));
  writeFileSync(join(workspace, 'job.nomad.hcl'), recorded('no-change', 'after.nomad.hcl'));
  await using scheduler = await startReplay('no-change');
  await using github = await startGitHub();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const run = await runAction({
      inputs: { 'job-files': '*.nomad.hcl', address: scheduler.url },
      workspace,
      githubToken: 'ghs_0123456789abcdefghij',
      apiUrl: github.url,
      event: pullRequestEvent(),
    });
    if (run.exitCode !== 0) throw new Error(`the run failed: ${run.stdout}`);
    times.push(run.milliseconds);
  }
  rmSync(workspace, { recursive: true });
  removeRunFolders();
  return median(times);
}

const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
const bytes = scripts.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0);
const sizeGoal = 2_200_000;
const { bare, wrongMode } = coldStart();
console.log(`Node ${process.version}, ${rounds} rounds, medians`);
report('bare node -e 0', bare, bare);
report('dist: wrong mode, exit 1', wrongMode, bare, 3);
report('dist: one unchanged job, scheduler and GitHub on loopback', await unchangedJob(), bare);
console.log(
  `dist: ${bytes.toLocaleString('en-US')} bytes of JavaScript (goal ≤ ${sizeGoal.toLocaleString('en-US')}: ${bytes <= sizeGoal ? 'met' : 'MISSED'})`,
);
