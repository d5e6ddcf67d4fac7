import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';

import { captureRun } from './captured-run.ts';
import { runFolderPrefix, shareFolder } from './leftovers/folders.ts';
import { quickPace } from './pace.ts';
import { checkResult } from './result.ts';
import { isFileKey } from '../../src/errors.ts';
import type { Pace } from '../../src/clients/http/retry.ts';
import type { RunOptions } from '../../src/run.ts';

interface Dist {
  readonly run: (options: RunOptions) => Promise<number>;
}

const root = resolve(import.meta.dirname, '../..');

/** Makes Node.js report problems of a run on standard error, to which Outrider does not write: warnings, such as leaking listeners, unhandled rejections, and handles that are open after its end. */
const nodeArguments = [
  '--trace-warnings',
  '--unhandled-rejections=strict',
  join(import.meta.dirname, 'judged-run.mjs'),
];

/** A text of the log, and how often it has to be there. */
interface CancelPoint {
  readonly text: string;
  readonly times: number;
}

export interface ActionOptions {
  /** The `with` of a workflow step, and keys of the configuration file, which are written to it for the run. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly workspace: string;
  /** The value of `${{ github.token }}`; none by default, so that no comment is written. */
  readonly githubToken?: string;
  readonly apiUrl?: string;
  readonly event?: { readonly name: string; readonly payload: unknown };
  readonly env?: Readonly<Record<string, string>>;
  /** Cancels the workflow once the log contains this. */
  readonly cancelAt?: string | CancelPoint;
  readonly cancelled?: AbortSignal;
  /** Runs dist in a separate process, as a runner does; by default in this process, unless its environment applies to the process. */
  readonly process?: boolean;
  /** The script of a run in a separate process, relative to the repository; `dist/index.js` by default. */
  readonly script?: string;
  /** The pace of pauses of a run in this process; fifty times as fast as on a runner by default. */
  readonly pace?: Pace;
}

interface Annotation {
  readonly level: string;
  readonly message: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** One run as a runner sees it. */
export interface ActionRun {
  readonly exitCode: number | null;
  /** Standard output without workflow commands. */
  readonly log: string;
  readonly stdout: string;
  readonly annotations: readonly Annotation[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly milliseconds: number;
  /** The same without the time in which the machine ran other processes; `undefined` if it was killed. */
  readonly lasted: number | undefined;
}

export function listWarnings({ annotations }: Pick<ActionRun, 'annotations'>): readonly string[] {
  return annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
}

/** The first error of a run; empty if it has none. */
export function readError({ annotations }: Pick<ActionRun, 'annotations'>): string {
  return annotations.find(({ level }) => level === 'error')?.message ?? '';
}

interface RunFiles {
  readonly folder: string;
  readonly output: string;
  readonly summary: string;
  readonly event: string;
}

/** Runs dist as a runner does: defaults of action.yml, `INPUT_*`, event file, output files, and no other environment than the machine's PATH. */
export async function runAction(options: ActionOptions): Promise<ActionRun> {
  const folder = mkdtempSync(join(tmpdir(), runFolderPrefix));
  runFolders.add(folder);
  const files = {
    folder,
    output: join(folder, 'output'),
    summary: join(folder, 'summary.md'),
    event: join(folder, 'event.json'),
  };
  writeFileSync(files.output, '');
  writeFileSync(files.summary, '');
  writeFileSync(files.event, JSON.stringify(options.event?.payload ?? {}));
  const { inputs, restore } = writeConfiguration(options);
  const env = { ...inputVariables({ ...options, inputs }), ...runnerVariables(options, files), ...options.env };
  const started = performance.now();
  const running = (needsProcess(options) ? runProcess : runHere)(options, env, folder);
  const { stdout, exitCode, lasted } = await running.finally(restore);
  const milliseconds = performance.now() - started;
  const run: ActionRun = {
    exitCode,
    stdout,
    ...readCommands(stdout),
    outputs: parseOutputs(readFileSync(files.output, 'utf8')),
    summary: readFileSync(files.summary, 'utf8'),
    milliseconds,
    lasted,
  };
  if (run.outputs['result'] !== undefined && options.script === undefined) checkResult(run);
  return run;
}

function needsProcess({ process: isProcess = false, env = {} }: ActionOptions): boolean {
  return isProcess || 'NODE_OPTIONS' in env || 'PATH' in env;
}

type Ended = Pick<ActionRun, 'stdout' | 'exitCode' | 'lasted'>;
type Variables = Readonly<Record<string, string>>;

/** Runs dist in a separate process; throws where Node.js reports a problem. */
async function runProcess(options: ActionOptions, env: Variables, folder: string): Promise<Ended> {
  const child = spawn(process.execPath, [...nodeArguments, join(root, options.script ?? 'dist/index.js')], {
    env,
    cwd: options.workspace,
  });
  const watch = watchFor(options.cancelAt, () => child.kill('SIGINT'));
  child.stdout.on('data', (chunk: Buffer) => watch(chunk.toString()));
  options.cancelled?.addEventListener('abort', () => child.kill('SIGINT'), { once: true });
  const [stdout, stderr, exitCode] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((done) => child.once('close', done)),
  ]);
  if (stderr !== '') throw new Error(`Node.js reported on standard error:\n${stderr}`);
  const lasted = join(folder, 'lasted');
  return { stdout, exitCode, lasted: existsSync(lasted) ? Number(readFileSync(lasted, 'utf8')) : undefined };
}

async function runHere(options: ActionOptions, env: Variables): Promise<Ended> {
  const { run } = (await import(pathToFileURL(join(root, 'dist/index.js')).href)) as Dist;
  const { workspace, pace = quickPace, cancelled } = options;
  const cancellation = new AbortController();
  cancelled?.addEventListener('abort', () => cancellation.abort(), { once: true });
  // A signal arrives between two turns of the event loop.
  const watch = watchFor(options.cancelAt, () => setImmediate(() => cancellation.abort()));
  const started = performance.now();
  const { printed, result } = await captureRun(
    () =>
      run({ env, directory: workspace, cancellation: () => cancellation.signal, version: process.versions.node, pace }),
    env['GITHUB_OUTPUT'],
    watch,
  );
  return { stdout: printed, exitCode: result, lasted: performance.now() - started };
}

/** Reads output piece by piece, and cancels once it contains the text. */
function watchFor(at: ActionOptions['cancelAt'], cancel: () => void): (piece: string) => void {
  if (at === undefined) return () => undefined;
  const { text: wanted, times } = typeof at === 'string' ? { text: at, times: 1 } : at;
  const isReached = (): boolean => output.split(wanted).length > times;
  let output = '';
  return (piece) => {
    const before = isReached();
    output += piece;
    if (!before && isReached()) cancel();
  };
}

const runFolders = new Set<string>();

/** Removes the output files of all runs outside of a test run; a test file's are removed at its end. */
export function removeRunFolders(): void {
  for (const folder of runFolders) rmSync(folder, { recursive: true, force: true });
}

type Declared = Readonly<Record<string, { readonly default?: string }>>;

// Read once, because there are hundreds of runs.
let declared: Declared | undefined;

function readDeclaredInputs(): Declared {
  declared ??= (parse(readFileSync(join(root, 'action.yml'), 'utf8')) as { readonly inputs: Declared }).inputs;
  return declared;
}

/** Whether an entry of `with` is a key of the configuration file. */
function isKey([name]: readonly [string, string]): boolean {
  return isFileKey(name);
}

/** Writes the keys among the inputs to the configuration file. @returns the inputs without them, and a function that restores the file */
function writeConfiguration({ inputs, workspace }: Pick<ActionOptions, 'inputs' | 'workspace'>) {
  const entries = Object.entries(inputs);
  const keys = entries.filter(isKey).filter(([, value]) => value !== '');
  const others = Object.fromEntries(entries.filter((entry) => !isKey(entry)));
  if (keys.length === 0) return { inputs: others, restore: () => undefined };
  const path = join(workspace, inputs['config'] || '.github/outrider.yml');
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  mkdirSync(dirname(path), { recursive: true });
  // Lists of lists are given as JSON.
  const lines = keys.map(([name, value]) => `${name}: ${name === 'stages' ? value : JSON.stringify(value)}\n`);
  writeFileSync(path, [...lines, before ?? ''].join(''));
  const restore = (): void => (before === undefined ? rmSync(path, { force: true }) : writeFileSync(path, before));
  return { inputs: others, restore };
}

function inputVariables(options: ActionOptions): Record<string, string> {
  const defaults = Object.entries(readDeclaredInputs()).map(([name, input]) => [name, input.default ?? ''] as const);
  const filled = new Map([...defaults, ...Object.entries(options.inputs)]);
  return Object.fromEntries(
    [...filled].map(([name, value]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      value.replace('${{ github.token }}', options.githubToken ?? ''),
    ]),
  );
}

function runnerVariables(options: ActionOptions, { folder, ...files }: RunFiles): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    RUNNER_TEMP: folder,
    // As on a persistent runner: otherwise a twelfth of each run would be spent on compiling.
    NODE_COMPILE_CACHE: join(shareFolder(), 'compile-cache'),
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: options.workspace,
    GITHUB_REPOSITORY: 'acme/jobs',
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_API_URL: options.apiUrl ?? 'http://127.0.0.1:9',
    GITHUB_EVENT_NAME: options.event?.name ?? 'push',
    GITHUB_EVENT_PATH: files.event,
    GITHUB_SHA: 'a'.repeat(40),
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_NUMBER: '12',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_OUTPUT: files.output,
    GITHUB_STEP_SUMMARY: files.summary,
  };
}

async function text(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses `name<<delimiter` blocks as the runner does. */
function parseOutputs(content: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = content.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const head = /^([^<]+)<<(.+)$/.exec(lines[i] ?? '');
    if (head === null) continue;
    const end = lines.indexOf(head[2] ?? '', i + 1);
    outputs[head[1] ?? ''] = lines.slice(i + 1, end).join('\n');
    i = end;
  }
  return outputs;
}

/** Separates workflow commands from the log, as the runner does: lines between a stop command and its token are not commands. */
function readCommands(stdout: string): Pick<ActionRun, 'annotations' | 'log'> {
  const annotations: Annotation[] = [];
  const log: string[] = [];
  let stopped: string | undefined;
  for (const line of stdout.split('\n')) {
    const command = /^\s*::([a-z-]+|[\w-]+)(?: ([^:]*(?:%3A[^:]*)*))?::(.*)$/.exec(line);
    if (stopped !== undefined) {
      if (line.trim() === `::${stopped}::`) stopped = undefined;
      else log.push(line);
    } else if (command?.[1] === 'stop-commands') stopped = command[3] ?? '';
    else if (command !== null && ['error', 'warning', 'notice'].includes(command[1] ?? '')) {
      annotations.push({
        level: command[1] ?? '',
        message: unescapeData(command[3] ?? ''),
        properties: properties(command[2] ?? ''),
      });
    } else if (!['add-mask', 'debug'].includes(command?.[1] ?? '')) log.push(line);
  }
  return { annotations, log: log.join('\n') };
}

function properties(list: string): Record<string, string> {
  const pairs = list.split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), unescapeProperty(pair.slice(pair.indexOf('=') + 1))]),
  );
}

function unescapeData(data: string): string {
  return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function unescapeProperty(value: string): string {
  return unescapeData(value.replaceAll('%3A', ':').replaceAll('%2C', ','));
}
