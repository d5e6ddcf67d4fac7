import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const sandbox = join(resolve(import.meta.dirname, '../..'), 'sandbox/src/main.ts');

/** Nomad and a module registry in a separate process. */
export interface Cluster extends AsyncDisposable {
  readonly address: string;
  /** Address of the module registry. */
  readonly registry: string;
  /** A token of a team that may manage modules. */
  readonly registryToken: string;
  /** Address of the sandbox's page. */
  readonly page: string;
  /** Registers a job file like Nomad's command line; returns the job's ID. */
  register(source: string): Promise<string>;
  /** Waits until this many allocations of a job run. */
  awaitRunning(job: string, count: number): Promise<void>;
}

const patience = 10_000;

/** Starts the sandbox and waits for its line of JSON. With a repository in GitHub's API its page also shows comments. */
export async function startCluster({ github = '' }: { readonly github?: string } = {}): Promise<Cluster> {
  const env = { ...process.env, OUTRIDER_SANDBOX_GITHUB: github };
  const child = spawn(process.execPath, [sandbox], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const closed = new Promise<void>((done) => child.once('close', () => done()));
  const errors: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const [line] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    closed.then(() => Promise.reject(new Error(`The sandbox ended during its start:\n${errors.join('')}`))),
  ])) as [string];
  const { scheduler: address, registry, registryTokens, page } = JSON.parse(line) as Line;
  return {
    address,
    registry,
    registryToken: registryTokens.manager,
    page,
    async register(source) {
      const job = await ask<{ ID: string }>(`${address}/v1/jobs/parse`, { JobHCL: source, Canonicalize: true });
      await ask(`${address}/v1/jobs`, { Job: job });
      return job.ID;
    },
    async awaitRunning(job, count) {
      const until = Date.now() + patience;
      for (;;) {
        const all = await ask<{ ClientStatus: string }[]>(`${address}/v1/job/${job}/allocations`);
        if (all.filter(({ ClientStatus }) => ClientStatus === 'running').length === count) return;
        if (Date.now() > until) throw new Error(`${count} allocations of ${job} should run by now`);
        await pause(20);
      }
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 3000);
      await closed;
      clearTimeout(late);
    },
  };
}

interface Line {
  readonly scheduler: string;
  readonly registry: string;
  readonly registryTokens: { readonly manager: string };
  readonly page: string;
}

async function ask<T>(url: string, body?: object): Promise<T> {
  const post = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(url, body === undefined ? {} : post);
  if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${url}: ${await response.text()}`);
  return (await response.json()) as T;
}
