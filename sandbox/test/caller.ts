import { type Sandbox, type SandboxOptions, startSandbox } from '../src/server.ts';

/** A response of the service, accessed without checks: a missing field makes the test fail. */
export type Doc = Record<string, ReturnType<typeof JSON.parse>>;

/** The fastest pace of the sandbox. */
const fast = { evaluate: 0, start: 0, healthy: 0, finish: 0, retry: 5 };

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A separate sandbox for each test, accessed over its socket; ends with its block. */
export class Caller {
  readonly #sandbox: Sandbox;

  private constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  static async start(options: SandboxOptions = {}): Promise<Caller> {
    return new Caller(await startSandbox({ ...options, pace: { ...fast, ...options.pace } }));
  }

  get address(): string {
    return this.#sandbox.scheduler;
  }

  get registry(): string {
    return this.#sandbox.registry;
  }

  get page(): string {
    return this.#sandbox.page;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#sandbox.close();
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const init = { method, headers, redirect: 'manual' as const };
    const sent = body === undefined ? init : { ...init, body: typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await fetch(this.#sandbox.scheduler + path, sent);
    return { status: response.status, text: await response.text(), headers: response.headers };
  }

  /** Returns the JSON of a response that has to be JSON. */
  async json(method: string, path: string, body?: unknown): Promise<Doc> {
    const reply = await this.ask(method, path, body);
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`);
    return JSON.parse(reply.text) as Doc;
  }

  parse(JobHCL: string, Variables?: string): Promise<Doc> {
    return this.json('POST', '/v1/jobs/parse', { JobHCL, Variables });
  }

  plan(job: Doc): Promise<Doc> {
    return this.json('POST', `/v1/job/${encodeURIComponent(String(job['ID']))}/plan`, { Job: job, Diff: true });
  }

  /** Registers a job and waits until it has settled. */
  async run(job: Doc): Promise<Doc> {
    const answer = await this.json('POST', '/v1/jobs', { Job: job });
    await this.settle(String(job['ID']));
    return answer;
  }

  /** Reads again after every change until the response is as wanted. */
  async readUntil(path: string, wanted: (answer: ReturnType<typeof JSON.parse>) => boolean): Promise<void> {
    for (;;) {
      const reply = await this.ask('GET', path);
      if (wanted(JSON.parse(reply.text))) return;
      await this.ask('GET', `/v1/jobs?wait=5s&index=${reply.headers.get('x-nomad-index')}`);
    }
  }

  /** Waits until a job has no open evaluation, no pending allocation and no active rollout. */
  async settle(id: string): Promise<void> {
    const path = `/v1/job/${encodeURIComponent(id)}`;
    for (;;) {
      const reply = await this.ask('GET', `${path}/evaluations`);
      const evaluations = JSON.parse(reply.text) as Doc[];
      const allocations = (await this.json('GET', `${path}/allocations`)) as Doc[];
      const last = await this.ask('GET', `${path}/deployment`);
      const deployment = JSON.parse(last.text) as Doc | null;
      // Three reads are one view only when nothing was written in between.
      if (last.headers.get('x-nomad-index') !== reply.headers.get('x-nomad-index')) continue;
      const waiting = deployment?.['StatusDescription']?.includes('requires manual promotion') === true;
      const moving = allocations.some(
        (item) =>
          item['ClientStatus'] === 'pending' || (item['DesiredStatus'] !== 'run' && item['ClientStatus'] === 'running'),
      );
      const open = evaluations.some((item) => item['Status'] === 'pending');
      const blocked = evaluations.some((item) => item['Status'] === 'blocked');
      // A rollout with a blocked placement goes no further once all placed allocations are judged.
      const judged = allocations.every((item) => item['DesiredStatus'] !== 'run' || item['DeploymentStatus'] !== null);
      if (!open && !moving && (deployment?.['Status'] !== 'running' || waiting || (blocked && judged))) return;
      await this.ask('GET', `/v1/jobs?wait=5s&index=${reply.headers.get('x-nomad-index')}`);
    }
  }
}

/** A small job that runs until it is stopped. */
export function serviceJob(changes: Doc = {}): Doc {
  const task = {
    Name: 'server',
    Driver: 'mock_driver',
    Config: { run_for: '2h' },
    Resources: { CPU: 50, MemoryMB: 32 },
  };
  return {
    ID: 'web',
    Name: 'web',
    Type: 'service',
    Datacenters: ['dc1'],
    TaskGroups: [{ Name: 'app', Count: 2, Tasks: [task] }],
    ...changes,
  };
}
