/** Speed and size, as ratios to something measured on the same machine in the same minute. Rounds are interleaved, so that other load on the machine slows both sides; figures are medians. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { removeRunFolders, runAction } from '../support/action.ts';
import { pullRequestEvent, startGitHub } from '../support/github.ts';
import { readRecording, startReplay } from '../support/replay.ts';
import { createWorkspace } from '../support/workspace.ts';
import { measureDrift } from './drift.ts';
import { median, report, measure } from './figures.ts';
import { jobFolder, jobFolderWithTemplates, loadAlone, planByDist, planRaw, startSandboxProcess } from './many-jobs.ts';
import { checkManyFiles, decideTenThousand, deprecateOneTenth, deprecateOrganization } from './modules.ts';
import { growth } from './growth/growth.ts';
import { countParses } from './parses.ts';
import { profilePlans } from './profile.ts';
import { registerOneOfMany, countRolloutRequests } from './register.ts';
import { targets } from './targets.ts';
import { scanHcl } from '../../src/jobfiles/hcl/scan.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const rounds = 25;

/** A pull request with one unchanged job and without a comment. */
async function measureUnchangedJob(): Promise<number> {
  using workspace = createWorkspace({ 'job.nomad.hcl': readRecording('no-change', 'after.nomad.hcl') });
  await using nomad = await startReplay('no-change');
  await using github = await startGitHub();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const run = await runAction({
      process: true,
      inputs: { 'job-files': '*.nomad.hcl', address: nomad.url },
      workspace: workspace.path,
      githubToken: 'ghs_0123456789abcdefghij',
      apiUrl: github.url,
      event: pullRequestEvent(),
    });
    if (run.exitCode !== 0) throw new Error(`the run failed: ${run.stdout}`);
    times.push(run.milliseconds);
  }
  removeRunFolders();
  return median(times);
}

/** Parse and plan of 100 jobs by dist, without its start, over the same requests sent by Node.js alone. */
async function measureHundredJobs(start: number): Promise<void> {
  await using cluster = await startSandboxProcess();
  using folder = jobFolder(100);
  const raw: number[] = [];
  const byDist: number[] = [];
  const peaks: number[] = [];
  await planRaw(cluster.address, 100);
  for (let round = 0; round < 5; round++) {
    raw.push((await planRaw(cluster.address, 100)).milliseconds);
    const { run, peak } = await planByDist(cluster.address, folder);
    byDist.push(run.milliseconds);
    peaks.push(peak);
  }
  report('100 jobs: parse and plan sent raw, 10 at once', median(raw), median(raw));
  report('100 jobs: dist, less the start of a run', median(byDist) - start, median(raw), 1.2);
  console.log(`100 jobs: dist in all ${median(byDist).toFixed(0)} ms, peak memory ${median(peaks).toFixed(0)} MiB`);
}

/** The share of a run over 500 job files that read two files each in which files are found, read and inlined. */
async function measureInlining(): Promise<void> {
  await using cluster = await startSandboxProcess();
  using folder = jobFolderWithTemplates(500);
  const alone: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < 5; round++) {
    alone.push(loadAlone(folder));
    whole.push((await planByDist(cluster.address, folder)).run.milliseconds);
  }
  report('500 jobs, two file() each: the whole run of dist', median(whole), median(whole));
  report('500 jobs, two file() each: finding, reading and inlining', median(alone), median(whole), 0.1);
}

/** The time to scan a file over its size. */
async function measureScanning(): Promise<void> {
  const source = readFileSync(join(import.meta.dirname, '../../sandbox/test/nomad/hcl/everything.nomad.hcl'), 'utf8');
  const text = (bytes: number): string => source.repeat(Math.ceil(bytes / source.length)).slice(0, bytes);
  scanHcl(text(1_000_000));
  const [once, fivefold] = [text(1_000_000), text(5_000_000)];
  const small = await measure(() => scanHcl(once));
  report('HCL scanner: 1 MB', small, small);
  report('HCL scanner: 5 MB', await measure(() => scanHcl(fivefold)), small, 10);
}

function size(): void {
  const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
  const bytes = scripts.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0);
  const goal = 3_400_000;
  console.log(
    `dist: ${bytes.toLocaleString('en-US')} bytes of JavaScript (goal ≤ ${goal.toLocaleString('en-US')}: ${bytes <= goal ? 'met' : 'MISSED'})`,
  );
}

async function measureAll(): Promise<void> {
  console.log(`Node ${process.version}, medians of ${rounds} rounds, of 5 for 100 jobs`);
  await targets();
  const unchanged = await measureUnchangedJob();
  report('dist: one unchanged job, Nomad and GitHub on loopback', unchanged, unchanged);
  await measureHundredJobs(unchanged);
  await measureInlining();
  await measureScanning();
  await countParses();
  await measureDrift();
  await deprecateOneTenth();
  await deprecateOrganization();
  await decideTenThousand();
  await checkManyFiles();
  await registerOneOfMany();
  await countRolloutRequests();
  await growth();
  size();
}

if (process.argv.includes('--profile')) await profilePlans();
else await (process.argv.includes('--targets') ? targets() : measureAll());
