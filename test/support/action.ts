import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');

/**
 * What the runtime has to say against a run: warnings, such as of listeners that leak, rejections that nobody handles, and what is still open after its
 * end. All of it goes to standard error, where nothing of ours does.
 */
const judged = [
  '--trace-warnings',
  '--unhandled-rejections=strict',
  join(import.meta.dirname, 'judged-run.mjs'),
  join(root, 'dist/index.js'),
];

export interface ActionOptions {
  /** What a workflow's `with` holds. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The checked-out repository. */
  readonly workspace: string;
  /** What `${{ github.token }}` is; none by default, so that no comment is tried. */
  readonly githubToken?: string;
  readonly apiUrl?: string;
  readonly event?: { readonly name: string; readonly payload: unknown };
  readonly env?: Readonly<Record<string, string>>;
  /** The workflow is cancelled once the log holds this. */
  readonly cancelAt?: string;
  /** The workflow is cancelled once this is aborted. */
  readonly cancelled?: AbortSignal;
}

interface Annotation {
  readonly level: string;
  readonly message: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** What a runner would have seen of one run. */
export interface ActionRun {
  readonly exitCode: number | null;
  /** Standard output without workflow commands. */
  readonly log: string;
  readonly stdout: string;
  readonly annotations: readonly Annotation[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly milliseconds: number;
  /** The same without what the machine gave to others meanwhile; undefined where it was killed. */
  readonly lasted: number | undefined;
}

/**
 * Runs dist as a runner does: defaults of action.yml, `INPUT_*`, event file, output files, and no other environment than the machine's PATH. A run against
 * which the runtime has something to say is an error.
 */
export async function runAction(options: ActionOptions): Promise<ActionRun> {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-run-'));
  const files = {
    output: join(folder, 'output'),
    summary: join(folder, 'summary.md'),
    event: join(folder, 'event.json'),
    lasted: join(folder, 'lasted'),
  };
  writeFileSync(files.output, '');
  writeFileSync(files.summary, '');
  writeFileSync(files.event, JSON.stringify(options.event?.payload ?? {}));
  const env = { ...inputVariables(options), ...runnerVariables(options, files, folder), ...options.env };
  const started = performance.now();
  const child = spawn(process.execPath, judged, { env, cwd: options.workspace });
  if (options.cancelAt !== undefined) cancelOnce(child, options.cancelAt);
  options.cancelled?.addEventListener('abort', () => child.kill('SIGINT'), { once: true });
  const [stdout, stderr, exitCode] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((done) => child.once('close', done)),
  ]);
  const milliseconds = performance.now() - started;
  if (stderr !== '') throw new Error(`Something was written past the log:\n${stderr}`);
  const outputs = parseOutputs(readFileSync(files.output, 'utf8'));
  return {
    exitCode,
    stdout,
    ...readCommands(stdout),
    outputs,
    summary: readFileSync(files.summary, 'utf8'),
    milliseconds,
    lasted: existsSync(files.lasted) ? Number(readFileSync(files.lasted, 'utf8')) : undefined,
  };
}

/** Asks the run to end as a runner does. */
function cancelOnce(child: ChildProcessWithoutNullStreams, at: string): void {
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const before = said.includes(at);
    said += chunk.toString();
    if (!before && said.includes(at)) child.kill('SIGINT');
  });
}

const runFolders = new Set<string>();

/** The files of outputs are there to be read after a run; a test file removes them at its end. */
export function removeRunFolders(): void {
  for (const folder of runFolders) rmSync(folder, { recursive: true, force: true });
}

type Declared = Readonly<Record<string, { readonly default?: string }>>;

// Read once: it is long, and there are hundreds of runs.
let declared: Declared | undefined;

function declaredInputs(): Declared {
  declared ??= (parse(readFileSync(join(root, 'action.yml'), 'utf8')) as { readonly inputs: Declared }).inputs;
  return declared;
}

function inputVariables(options: ActionOptions): Record<string, string> {
  const defaults = Object.entries(declaredInputs()).map(([name, input]) => [name, input.default ?? ''] as const);
  const filled = new Map([...defaults, ...Object.entries(options.inputs)]);
  return Object.fromEntries(
    [...filled].map(([name, value]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      value.replace('${{ github.token }}', options.githubToken ?? ''),
    ]),
  );
}

function runnerVariables(
  options: ActionOptions,
  files: Record<'output' | 'summary' | 'event', string>,
  folder: string,
): Record<string, string> {
  runFolders.add(folder);
  return {
    PATH: process.env['PATH'] ?? '',
    RUNNER_TEMP: folder,
    // As on a runner that is kept: else a twelfth of each run would be spent on compiling the same anew.
    NODE_COMPILE_CACHE: join(tmpdir(), 'outrider-compile-cache'),
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

/** Reads `name<<delimiter` blocks as the runner does. */
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

/** Tells commands from the log, as the runner does: between a stop command and its token nothing is a command. */
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
    } else if (command?.[1] !== 'add-mask') log.push(line);
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
