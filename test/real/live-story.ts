import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe } from 'vitest';
import { startSandbox, type SandboxOptions } from '../../sandbox/src/server.ts';
import { runAction, type ActionRun } from '../support/action.ts';
import { createClosedEvent, pullRequestEvent, startGitHub, type FakeGitHub } from '../support/github.ts';
import { createWorkspace } from '../support/workspace.ts';
import { declare } from '../support/late.ts';
import type { Backend } from '../support/pipeline.ts';
import { storyPace } from '../support/registering.ts';
import { datacentersFor, needs, readVersion, type Since } from './server-version.ts';

/** The live Nomad; empty if there is none. */
export const address = process.env['OUTRIDER_TEST_NOMAD_ADDR'] ?? '';
const token = process.env['OUTRIDER_TEST_NOMAD_TOKEN'] ?? '';
/** The inputs with which a run reaches it. */
export const access = { address, ...(token === '' ? {} : { token, insecure: 'http' }) };

/** `undefined` if it cannot be read. */
export const version = await readVersion(address, token);
export const since: Since = (wanted) => needs(version, wanted);
const datacenters = datacentersFor(version);

type Inputs = Readonly<Record<string, string>>;

export interface Variant {
  readonly color?: string;
  readonly count?: number;
  /** What the task does. */
  readonly shell?: string;
  readonly update?: string;
  /** Seconds that an allocation has to run before it is healthy. */
  readonly healthyAfter?: number;
  /** The number of restarts of a failed task, without a delay. */
  readonly restarts?: number;
  readonly memory?: number;
  readonly type?: 'service' | 'batch' | 'system' | 'sysbatch';
  /** Named by the job file. */
  readonly region?: string;
  /** In place of raw_exec with a shell. */
  readonly driver?: string;
  readonly config?: string;
  /** More lines of the task. */
  readonly task?: string;
  /** Late variables that the job file declares. */
  readonly late?: readonly string[];
  /** More lines of the group. */
  readonly group?: string;
  /** More lines of the job. */
  readonly job?: string;
  /** More lines of the task's resources. */
  readonly resources?: string;
}

function jobFile(
  id: string,
  {
    color = 'blue',
    count = 1,
    shell = 'sleep 3600',
    update = '',
    healthyAfter = 1,
    restarts = 0,
    memory = 16,
    type = 'service',
    region,
    driver = 'raw_exec',
    config = `command = "/bin/sh"\n        args    = ["-c", "${shell}"]`,
    task = '',
    late = [],
    group = '',
    job = '',
    resources = '',
  }: Variant,
): string {
  const rollingUpdate = `update {
    min_healthy_time  = "${healthyAfter}s"
    healthy_deadline  = "${healthyAfter + 19}s"
    progress_deadline = "${healthyAfter + 24}s"
    ${update}
  }`;
  const reschedule = 'reschedule {\n      attempts  = 0\n      unlimited = false\n    }';
  return `${declare(...late)}job "${id}" {
  type = "${type}"
  ${region === undefined ? '' : `region = "${region}"`}
  ${datacenters}
  ${type.endsWith('batch') ? '' : rollingUpdate}
  ${job}
  group "app" {
    count = ${count}
    ${group}
    restart {
      attempts = ${restarts}
      delay    = "0s"
      mode     = "fail"
    }
    ${type.startsWith('sys') ? '' : reschedule}
    task "server" {
      driver       = "${driver}"
      kill_timeout = "1s"
      config {
        ${config}
      }
      ${task}
      env {
        COLOR = "${color}"
      }
      resources {
        cpu    = 20
        memory = ${memory}
        ${resources}
      }
    }
  }
}
`;
}

interface Version {
  readonly TaskGroups: readonly { readonly Tasks: readonly { readonly Env: { readonly COLOR: string } }[] }[];
}

interface Deployment {
  readonly JobVersion: number;
  readonly Status: string;
}

interface Allocation {
  readonly ID: string;
  readonly JobVersion: number;
  readonly ClientStatus: string;
}

const pollMilliseconds = 100;

/** Sends a request to the live Nomad; returns the JSON of its response. */
export async function askLive<T>(method: string, path: string, body?: object): Promise<T> {
  return askAt(address, method, path, body);
}

async function askAt<T>(server: string, method: string, path: string, body?: object): Promise<T> {
  const headers = token === '' ? {} : { 'X-Nomad-Token': token };
  const sent = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(`${server}${path}`, { method, headers, body: sent });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

type Server = Backend & AsyncDisposable;

/** A real Nomad, which other stories use as well. */
function createServerAt(at: Inputs): Server {
  const ask: Server['ask'] = (method, path, body) => askAt(at['address'] ?? '', method, path, body);
  return { access: at, process: true, ask, [Symbol.asyncDispose]: async () => {} };
}

/** Where stories run: on a sandbox of their own, or on the live Nomad. */
export interface Place {
  readonly since: Since;
  /** @param pace other delays of the sandbox, in milliseconds */
  start(pace?: SandboxOptions['pace']): Promise<Server>;
}

const sandbox: Place = {
  since: () => ({ skip: false, reason: '' }),
  async start(pace) {
    const started = await startSandbox({ pace: { ...storyPace, ...pace } });
    const server = createServerAt({ address: started.scheduler });
    return { ...server, process: false, [Symbol.asyncDispose]: () => started.close() };
  },
};
export const live: Place = { since, start: async () => createServerAt(access) };
export const location =
  address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';

/** The same stories on the sandbox and, if there is one, on a live Nomad: a difference is an error of the sandbox. */
export function describeOnBoth(title: string, define: (place: Place) => void): void {
  describe.concurrent(`${title} on the sandbox`, () => {
    define(sandbox);
  });
  describe.skipIf(address === '').concurrent(`${title} on ${location}`, () => {
    define(live);
  });
}

const signingKey = 'a-key-of-more-than-sixteen-bytes';

/** A job with a random name, a pull request that changes it, and the operations on both. */
export class LiveStory implements AsyncDisposable {
  readonly id = `outrider-test-${randomUUID().slice(0, 8)}`;
  readonly #github: FakeGitHub;
  readonly #workspace = createWorkspace({});
  readonly #key: string;
  readonly #server: Server;
  #isRegistered = false;
  pullRequest = 7;

  private constructor(github: FakeGitHub, key: string, server: Server) {
    this.#github = github;
    this.#key = key;
    this.#server = server;
  }

  /** @param at the inputs with which a run reaches another Nomad, one without ACLs */
  static async start(key = signingKey, at: Inputs = access): Promise<LiveStory> {
    return new LiveStory(await startGitHub(), key, createServerAt(at));
  }

  static async startOn(place: Place, pace?: SandboxOptions['pace']): Promise<LiveStory> {
    return new LiveStory(await startGitHub(), signingKey, await place.start(pace));
  }

  get address(): string {
    return this.#server.access['address'] ?? '';
  }

  /** Another change after a registration is another pull request: its plan is a new comment. */
  write(variant: Variant): void {
    if (this.#isRegistered) this.#github.comments.splice(0);
    this.#isRegistered = false;
    this.#workspace.write('web.nomad.hcl', jobFile(this.id, variant));
  }

  /** Registers without Outrider, as an operator does. */
  async operate(variant: Variant): Promise<void> {
    const Job = await this.ask('POST', '/v1/jobs/parse', { JobHCL: jobFile(this.id, variant) });
    await this.ask('POST', '/v1/jobs', { Job });
  }

  plan(inputs: Inputs = {}): Promise<ActionRun> {
    return this.#act({ mode: 'plan', ...inputs }, pullRequestEvent(false, { number: this.pullRequest }));
  }

  /** Mode `register` after its merge. */
  async register(inputs: Inputs = {}, cancelAt?: string): Promise<ActionRun> {
    const event = createClosedEvent(true, this.pullRequest);
    const run = await this.#act({ mode: 'register', timeout: '60s', ...inputs }, event, cancelAt);
    this.#isRegistered ||= run.outputs['changed'] === 'true';
    return run;
  }

  /** The register run as a check before the merge. */
  gate(inputs: Inputs = {}): Promise<ActionRun> {
    return this.#act({ mode: 'register', 'dry-run': 'true', ...inputs }, pullRequestEvent());
  }

  /** A reviewer approves the head of the pull request now, some seconds after the plan, whose record names a time that is a little later than its write; there was no approval before. */
  async approve(): Promise<void> {
    await sleep(3500);
    this.#github.reviews.list = [{ by: 'ada', state: 'APPROVED', at: new Date() }];
  }

  /** Continues with pull request 7 of a different person, after this one of ada was merged. */
  continueAfterMerge(): void {
    const number = this.pullRequest;
    const [head, mergeCommit] = ['b'.repeat(40), 'e'.repeat(40)];
    this.#github.commentsByPull = { [number]: this.#github.comments.splice(0) };
    this.#github.pulls = [
      { number: 7, head, state: 'closed', mergedAt: '2099-01-01T09:00:00Z', mergeCommit: 'a'.repeat(40) },
      { number, head, state: 'closed', mergedAt: '2099-01-01T08:00:00Z', mergeCommit },
    ];
    this.#github.filesByPull = { [number]: [{ filename: 'web.nomad.hcl', status: 'modified' }] };
    this.#github.reviews.commitsByPull = { [number]: [{ by: 'ada' }] };
    this.#isRegistered = false;
    this.pullRequest = 7;
  }

  /** Rolls out a first version by plan and register. */
  async first(variant: Variant = {}): Promise<void> {
    this.write(variant);
    await this.plan();
    const run = await this.register();
    // Before 1.11, a system job has no deployment.
    const isUndeployed = variant.type === 'system' && since('1.11.0').skip;
    if (run.outputs['outcome'] !== (isUndeployed ? 'no-deployment' : 'successful'))
      throw new Error(`The first version is not well:\n${run.log}`);
  }

  /** Any other mode, with nothing but the given inputs. */
  run(inputs: Inputs): Promise<ActionRun> {
    return runAction({
      process: this.#server.process,
      inputs: { timeout: '60s', ...this.#server.access, ...inputs },
      workspace: this.#workspace.path,
    });
  }

  drift(inputs: Inputs = {}): Promise<ActionRun> {
    return this.run({ mode: 'drift', 'job-files': '*.nomad.hcl', issue: 'off', ...inputs });
  }

  changeDeployment(mode: 'promote' | 'fail-deployment'): Promise<ActionRun> {
    return this.runOnJob({ mode });
  }

  runOnJob(inputs: Inputs): Promise<ActionRun> {
    return this.run({ job: this.id, ...inputs });
  }

  /** The color of every version of the job and the status of every deployment, the newest first. */
  async state(): Promise<{ readonly colors: readonly string[]; readonly deployments: readonly string[] }> {
    const { Versions } = await this.ask<{ Versions: Version[] }>('GET', `/v1/job/${this.id}/versions`);
    const deployments = await this.ask<Deployment[]>('GET', `/v1/job/${this.id}/deployments`);
    return {
      colors: Versions.map(({ TaskGroups }) => TaskGroups[0]?.Tasks[0]?.Env.COLOR ?? ''),
      deployments: deployments
        .toSorted((deployment, other) => other.JobVersion - deployment.JobVersion)
        .map(({ JobVersion, Status }) => `${JobVersion} ${Status}`),
    };
  }

  /** The ID of the deployment of a version, once there is one. */
  async awaitDeployment(total: number): Promise<string> {
    for (;;) {
      const deployment = await this.ask<(Deployment & { readonly ID: string }) | null>(
        'GET',
        `/v1/job/${this.id}/deployment`,
      );
      if (deployment?.JobVersion === total) return deployment.ID;
      await sleep(pollMilliseconds);
    }
  }

  /** The ID of an allocation of a version, once it runs. */
  async awaitRunning(total: number): Promise<string> {
    for (;;) {
      const all = await this.ask<Allocation[]>('GET', `/v1/job/${this.id}/allocations`);
      const alloc = all.find(({ JobVersion, ClientStatus }) => JobVersion === total && ClientStatus === 'running');
      if (alloc !== undefined) return alloc.ID;
      await sleep(pollMilliseconds);
    }
  }

  /** How many evaluations registrations and mode `evaluate` have created, once it is more than given. */
  async evaluations(more = 0): Promise<number> {
    for (;;) {
      const all = await this.ask<{ readonly TriggeredBy: string }[]>('GET', `/v1/job/${this.id}/evaluations`);
      const { length } = all.filter(({ TriggeredBy }) => TriggeredBy === 'job-register');
      if (length > more) return length;
      await sleep(pollMilliseconds);
    }
  }

  /** The comment on the pull request. */
  comment(): string {
    return this.#github.comments[0]?.body ?? '';
  }

  headline(): string {
    return /^### (.*)$/m.exec(this.comment())?.[1] ?? '';
  }

  ask<T>(method: string, path: string, body?: object): Promise<T> {
    return this.#server.ask(method, path, body);
  }

  async #act(inputs: Inputs, event: { name: string; payload: unknown }, cancelAt?: string): Promise<ActionRun> {
    this.#workspace.commit();
    const run = await runAction({
      process: this.#server.process,
      inputs: { 'job-files': '*.nomad.hcl', 'signing-key': this.#key, ...this.#server.access, ...inputs },
      workspace: this.#workspace.path,
      githubToken: 'ghs_0123456789abcdefghij',
      apiUrl: this.#github.url,
      event,
      env: { GITHUB_GRAPHQL_URL: `${this.#github.url}/graphql` },
      ...(cancelAt === undefined ? {} : { cancelAt }),
    });
    return run;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.ask('DELETE', `/v1/job/${this.id}?purge=true`);
    this.#workspace[Symbol.dispose]();
    await this.#github[Symbol.asyncDispose]();
    await this.#server[Symbol.asyncDispose]();
  }
}
