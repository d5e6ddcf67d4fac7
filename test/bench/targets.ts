import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadFewTouched } from './growth/jobs.ts';
import { median, measure } from './figures.ts';
import { jobFolder, planByDist, planRaw, startSandboxProcess, type Cluster } from './many-jobs.ts';
import { listen } from '../support/server.ts';
import { hasCommandLine, planWithCli, planByShell } from './command-line.ts';
import type { Workspace } from '../support/workspace.ts';

/** The commit whose `dist` the goals are compared with: the last one before the work on them. */
const baselineCommit = '7f735fa4';
const root = resolve(import.meta.dirname, '../..');
const baseline = 'build/baseline';
const rounds = 11;

/** Writes that `dist` to a folder. @returns its script; `undefined` in a shallow clone, which has no such commit */
function readBaseline(): string | undefined {
  const git = (...options: readonly string[]) => spawnSync('git', options, { cwd: root, maxBuffer: 2 ** 26 });
  const { status, stdout } = git('ls-tree', '--name-only', baselineCommit, 'dist/');
  if (status !== 0) return undefined;
  rmSync(join(root, baseline), { recursive: true, force: true });
  mkdirSync(join(root, baseline), { recursive: true });
  for (const file of stdout.toString().trim().split('\n'))
    writeFileSync(join(root, baseline, file.slice('dist/'.length)), git('show', `${baselineCommit}:${file}`).stdout);
  return `${baseline}/index.js`;
}

interface Row {
  readonly what: string;
  readonly target: number;
  /** In each round: of the judged version and of the version that it is compared with. */
  readonly pairs: readonly (readonly [own: number, other: number])[];
}

/** The median of the ratios of the rounds: other load on the machine changes both sides of one. */
function printRow({ what, target, pairs }: Row): void {
  const ratio = median(pairs.map(([fields, other]) => fields / other));
  const [name, other] = [0, 1].map((side) => median(pairs.map((pair) => pair[side] ?? Number.NaN)).toFixed(0));
  const verdict = ratio <= target ? 'met' : 'MISSED';
  console.log(`|${what}|${ratio.toFixed(2)}|≤ ${target}: ${verdict}|${name} to ${other}|`);
}

async function interleaveMeasurements<Own>(
  measureOwn: () => Promise<Own>,
  other: () => Promise<Own>,
): Promise<readonly (readonly [own: Own, other: Own])[]> {
  const pairs: (readonly [Own, Own])[] = [];
  await measureOwn();
  await other();
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) pairs.push([await measureOwn(), await other()]);
    else {
      const after = await other();
      pairs.push([await measureOwn(), after]);
    }
  }
  return pairs;
}

/** Against the baseline: the whole run of 100 jobs, and the processor time of 300. */
async function compareWithBaseline(script: string): Promise<void> {
  await using cluster = await startSandboxProcess();
  using hundred = jobFolder(100);
  const measureRun = (name?: string) => async () => (await planByDist(cluster.address, hundred, name)).run.milliseconds;
  printRow({
    what: '100 jobs, whole run, to the old `dist`',
    target: 0.65,
    pairs: await interleaveMeasurements(measureRun(), measureRun(script)),
  });
  using three = jobFolder(300);
  const processor = (name?: string) => async () => (await planByDist(cluster.address, three, name)).processor;
  printRow({
    what: '300 jobs, processor time, to the old `dist`',
    target: 0.55,
    pairs: await interleaveMeasurements(processor(), processor(script)),
  });
}

/** Against a client of Node.js alone, which sends the same requests: to the sandbox, and to a Nomad with prepared responses. */
async function compareWithWire(): Promise<void> {
  await using cluster = await startSandboxProcess();
  using hundred = jobFolder(100);
  printRow({
    what: '100 jobs, whole run, to the wire',
    target: 1.2,
    pairs: await interleaveMeasurements(
      async () => (await planByDist(cluster.address, hundred)).run.milliseconds,
      async () => (await planRaw(cluster.address, 100)).milliseconds,
    ),
  });
  using three = jobFolder(300);
  await using canned = await startCanned(cluster.address);
  for (const [name, { address }] of Object.entries({ sandbox: cluster, 'canned Nomad': canned }))
    printRow({
      what: `300 jobs, processor time, to a bare client (${name})`,
      target: 3,
      pairs: await interleaveMeasurements(
        async () => (await planByDist(address, three)).processor,
        async () => (await planRaw(address, 300)).processor,
      ),
    });
}

/** Answers as a Nomad did before, at once. */
async function startCanned(address: string): Promise<Cluster> {
  const answers = new Map<string, { readonly headers: Record<string, string>; readonly body: Buffer }>();
  const server = createServer((options, response) => {
    const chunks: Buffer[] = [];
    options.on('data', (chunk: Buffer) => chunks.push(chunk));
    options.on('end', () => {
      const body = Buffer.concat(chunks);
      const key = `${options.method} ${options.url} ${body.toString()}`;
      const known = answers.get(key);
      if (known !== undefined) {
        response.writeHead(200, known.headers).end(known.body);
        return;
      }
      const { method, headers } = options;
      const url = new URL(options.url ?? '', address);
      request(url, { method, headers: { ...headers, host: url.host } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => parts.push(chunk));
        answer.on('end', () => {
          const whole = Buffer.concat(parts);
          const kept = Object.fromEntries(
            Object.entries(answer.headers).flatMap(([name, value]) =>
              /^(?:content-(?:type|encoding)|x-nomad-.*)$/.test(name) ? [[name, String(value)]] : [],
            ),
          );
          if (answer.statusCode === 200) answers.set(key, { headers: kept, body: whole });
          response.writeHead(answer.statusCode ?? 500, kept).end(whole);
        });
      }).end(body);
    });
  });
  const listening = await listen(server);
  return { ...listening, address: listening.url };
}

async function startInvalid(): Promise<number> {
  return measure(() => spawnSync(process.execPath, [join(root, 'dist/index.js')], { env: { INPUT_MODE: 'paln' } }));
}

async function startNode(): Promise<number> {
  return measure(() => execFileSync(process.execPath, ['-e', '0']));
}

/** Milliseconds from the start of a process until a server gets its first request. */
async function timeToRequest(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const server = createServer();
  const { url, ...listening } = await listen(server);
  const reached = once(server, 'request');
  const started = performance.now();
  const child = spawn(process.execPath, [...args, url], { env: { ...env, INPUT_ADDRESS: url }, stdio: 'ignore' });
  const closed = once(child, 'close');
  await reached;
  const milliseconds = performance.now() - started;
  child.kill('SIGKILL');
  await closed;
  await listening[Symbol.asyncDispose]();
  return milliseconds;
}

async function start(): Promise<void> {
  printRow({
    what: 'Start with an invalid input, to `node -e 0`',
    target: 1.8,
    pairs: await interleaveMeasurements(startInvalid, startNode),
  });
  using folder = jobFolder(1);
  const env = { INPUT_MODE: 'plan', 'INPUT_JOB-FILES': 'jobs/*.nomad.hcl', GITHUB_WORKSPACE: folder.path };
  printRow({
    what: 'Start to the first request, to a script with one `http.get`',
    target: 1.6,
    pairs: await interleaveMeasurements(
      async () => timeToRequest([join(root, 'dist/index.js')], env),
      async () => timeToRequest(['-e', 'require("node:http").get(process.argv[1])'], {}),
    ),
  });
}

/** The tools that people use instead, for the same 100 jobs. Fewer rounds, because each takes seconds. */
async function compareWithOtherTools(): Promise<void> {
  await using cluster = await startSandboxProcess();
  using folder = jobFolder(100);
  const measureOwn = async () => (await planByDist(cluster.address, folder)).run.milliseconds;
  const print = async (what: string, goal: number, other: (jobs: Workspace) => Promise<number>): Promise<void> => {
    const ratios: number[] = [];
    for (let round = 0; round < 3; round++) ratios.push((await other(folder)) / (await measureOwn()));
    const ratio = median(ratios);
    console.log(`|${what}, to dist|${ratio.toFixed(1)}|≥ ${goal}: ${ratio >= goal ? 'met' : 'MISSED'}||`);
  };
  await print('`curl` and `jq` in a loop', 1, async (jobs) => planByShell(cluster.address, jobs));
  if (!hasCommandLine()) return console.log('`nomad job plan` was skipped: there is no `nomad` on PATH.');
  await print('`nomad job plan` in a loop', 12, async (jobs) => planWithCli(cluster.address, jobs, 1));
  await print('`nomad job plan`, eight at a time', 6, async (jobs) => planWithCli(cluster.address, jobs, 8));
}

async function measureMemory(): Promise<void> {
  await using cluster = await startSandboxProcess();
  using folder = jobFolder(2000);
  const { peak } = await planByDist(cluster.address, folder);
  console.log(`|2,000 jobs, peak memory|${peak.toFixed(0)} MiB|≤ 130 MiB: ${peak <= 130 ? 'met' : 'MISSED'}||`);
}

async function measureOneChange(files: number): Promise<number> {
  return (await loadFewTouched(files, 1)).milliseconds;
}

/** One job of 2,000 files that the pull request changes, against one file. */
async function replanOneOfMany(): Promise<void> {
  printRow({
    what: 'One changed job of 2,000 files, to one file alone',
    target: 1.5,
    pairs: await interleaveMeasurements(
      async () => measureOneChange(2000),
      async () => measureOneChange(1),
    ),
  });
}

/** Prints the goals as a table for CONTRIBUTING.md. */
export async function targets(): Promise<void> {
  console.log(`|What|Ratio, median of ${rounds} rounds|Goal|Medians|\n|---|---|---|---|`);
  const script = readBaseline();
  if (script === undefined) console.log(`Skipped the old dist: there is no commit ${baselineCommit} in this clone.`);
  else await compareWithBaseline(script);
  await compareWithWire();
  await start();
  await replanOneOfMany();
  await measureMemory();
  await compareWithOtherTools();
}
