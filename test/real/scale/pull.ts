import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withPeak } from '../../bench/growth/measured.ts';
import type { ActionOptions, ActionRun } from '../../support/action.ts';
import { runAction } from '../../support/action.ts';
import { createClosedEvent, pullRequestEvent, startGitHub, type FakeGitHub } from '../../support/github.ts';
import { createWorkspace, type Workspace } from '../../support/workspace.ts';
import { startLatencyProxy, type LatencyProxy } from './latency-proxy.ts';

type Inputs = Readonly<Record<string, string>>;

/** A run of dist in a process of its own, and what it took. */
export interface Measured {
  readonly run: ActionRun;
  readonly seconds: number;
  /** MiB. */
  readonly peak: number;
  /** Seconds of the processor, which hardly depend on what else runs on the machine. */
  readonly processor: number;
  readonly nomad: ReturnType<LatencyProxy['take']>;
  readonly github: number;
}

/** A repository with job files, a pull request on it, and the way to Nomad. */
export interface ScalePull extends AsyncDisposable {
  readonly github: FakeGitHub;
  readonly workspace: Workspace;
  readonly proxy: LatencyProxy;
  readonly plan: (inputs?: Inputs, more?: Partial<ActionOptions>) => Promise<Measured>;
  readonly register: (inputs?: Inputs, more?: Partial<ActionOptions>) => Promise<Measured>;
  /** Any other mode. */
  readonly run: (inputs: Inputs, more?: Partial<ActionOptions>) => Promise<Measured>;
  /** Writes these files; the pull request consists of them. */
  readonly change: (files: Readonly<Record<string, string>>) => void;
  /** The seconds of a client that only sends the requests of a plan of all files. */
  readonly bare: (concurrency: number) => Promise<{ readonly seconds: number; readonly processor: number }>;
  readonly comment: () => string;
}

/** The longest run, in milliseconds; it is cancelled then. */
const patience = 400_000;

export const toFile = (id: string): string => `jobs/${id}.nomad.hcl`;

/** How many writes a run claims: for certain, and with those of which nothing shows whether they were made. */
export function countClaimedWrites({ run }: Measured): { readonly certain: number; readonly all: number } {
  const receipts = JSON.parse(run.outputs['receipts'] ?? '[]') as readonly { readonly to: object | null }[];
  return { certain: receipts.filter(({ to }) => to !== null).length, all: receipts.length };
}

/** @param latency milliseconds on the way to Nomad and back */
export async function startPull(
  { address, token }: { readonly address: string; readonly token: string },
  files: Readonly<Record<string, string>>,
  latency = 0,
): Promise<ScalePull> {
  const github = await startGitHub();
  const proxy = await startLatencyProxy(address, latency);
  const workspace = createWorkspace(files);
  let base = workspace.commit();
  const measure = async (options: Pick<ActionOptions, 'inputs' | 'event'>, more: Partial<ActionOptions> = {}) => {
    proxy.take();
    const before = github.requests.length;
    const { run, peak, processor } = await withPeak((env) =>
      runAction({
        process: true,
        workspace: workspace.path,
        githubToken: 'ghs_0123456789abcdefghij',
        apiUrl: github.url,
        cancelled: AbortSignal.timeout(patience),
        ...options,
        ...more,
        inputs: { address: proxy.url, token, insecure: 'http', ...options.inputs, ...more.inputs },
        env: { ...env, GITHUB_GRAPHQL_URL: `${github.url}/graphql`, ...more.env },
      }),
    );
    return {
      run,
      peak,
      seconds: run.milliseconds / 1000,
      processor: processor / 1000,
      nomad: proxy.take(),
      github: github.requests.length - before,
    };
  };
  const inPull = { 'job-files': 'jobs/*.nomad.hcl', 'signing-key': 'a-key-of-more-than-sixteen-bytes' };
  return {
    github,
    workspace,
    proxy,
    plan: (inputs = {}, more) =>
      measure({ inputs: { mode: 'plan', ...inPull, ...inputs }, event: pullRequestEvent(false, { base }) }, more),
    register: (inputs = {}, more) =>
      measure({ inputs: { mode: 'register', ...inPull, ...inputs }, event: createClosedEvent(true) }, more),
    run: (inputs, more) => measure({ inputs, event: { name: 'push', payload: {} } }, more),
    change(changed) {
      github.comments.splice(0);
      base = workspace.commit();
      for (const [name, text] of Object.entries(changed)) workspace.write(name, text);
      workspace.commit();
      github.files = Object.keys(changed).map((filename) => ({ filename, status: 'modified' }));
    },
    async bare(concurrency) {
      const args = [join(import.meta.dirname, 'bare.ts'), proxy.url, join(workspace.path, 'jobs'), String(concurrency)];
      const env = { ...process.env, NOMAD_TOKEN: token };
      const { stdout } = await promisify(execFile)(process.execPath, args, { env, timeout: patience });
      const [milliseconds = 0, processor = 0] = stdout.split(' ').map(Number);
      return { seconds: milliseconds / 1000, processor: processor / 1000 };
    },
    comment: () => github.comments[0]?.body ?? '',
    async [Symbol.asyncDispose]() {
      workspace[Symbol.dispose]();
      await proxy[Symbol.asyncDispose]();
      await github[Symbol.asyncDispose]();
    },
  };
}
