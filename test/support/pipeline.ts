import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { runAction, type ActionOptions, type ActionRun } from './action.ts';
import { createClosedEvent, pullRequestEvent, startGitHub, type FakeGitHub } from './github.ts';
import { pipelineFiles, pipelineJobs, type PipelineJob } from './pipeline-files.ts';
import { readResult } from './result.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

/** The simulated behavior of a job's task, instead of its image. */
type Tasks = Partial<Readonly<Record<PipelineJob, string>>>;

export const failing = 'run_for = "100ms"\n        exit_code = 1';

/** The sandbox, or a real Nomad. */
export interface Backend {
  /** The inputs with which a run reaches it. */
  readonly access: Readonly<Record<string, string>>;
  /** Whether each run is a process of its own, at the pace of a runner. */
  readonly process: boolean;
  ask<T>(method: string, path: string, body?: object): Promise<T>;
}

interface Version {
  readonly TaskGroups: readonly [{ readonly Tasks: readonly [{ readonly Env: Readonly<Record<string, string>> }] }];
}

interface Allocation {
  readonly JobVersion: number;
  readonly CreateIndex: number;
  readonly ModifyIndex: number;
  readonly ClientStatus: string;
}

/** The pipeline of examples/pipeline.yml with simulated tasks: its jobs have names of their own, and are purged at the end. */
export class Pipeline implements AsyncDisposable {
  readonly #backend: Backend;
  readonly #workspace: Workspace = createWorkspace({});
  readonly #suffix = randomUUID().slice(0, 8);
  #github: FakeGitHub | undefined;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  id(job: PipelineJob): string {
    return `${job}-${this.#suffix}`;
  }

  /** Plans a new pull request, whose image is built after its merge. */
  async plan(tasks: Tasks = {}): Promise<ActionRun> {
    await this.#github?.[Symbol.asyncDispose]();
    this.#github = await startGitHub();
    const files = pipelineFiles((job) => this.id(job), tasks);
    for (const [name, text] of Object.entries(files)) this.#workspace.write(name, text);
    this.#workspace.commit();
    return this.#run({ mode: 'plan' }, { event: pullRequestEvent() });
  }

  /** Registers the merged job files, with the built image. */
  async register(image: string, more: Pick<ActionOptions, 'cancelAt'> = {}): Promise<ActionRun> {
    const inputs = { mode: 'register', vars: `image=${image}`, promote: 'after 1s' };
    return this.#run(inputs, { event: createClosedEvent(true), ...more });
  }

  #run(inputs: ActionOptions['inputs'], more: Pick<ActionOptions, 'event' | 'cancelAt'>): Promise<ActionRun> {
    const url = this.#github?.url ?? '';
    return runAction({
      process: this.#backend.process,
      inputs: {
        'job-files': 'jobs/*.nomad.hcl',
        'signing-key': 'a-key-of-more-than-sixteen-bytes',
        timeout: '60s',
        ...this.#backend.access,
        ...inputs,
      },
      workspace: this.#workspace.path,
      githubToken: 'ghs_a7Xk29Qm4LpZr81VbTn53WcYd60HsJf2eUgR',
      apiUrl: url,
      env: { GITHUB_GRAPHQL_URL: `${url}/graphql` },
      ...more,
    });
  }

  get comment(): string {
    return this.#github?.comments[0]?.body ?? '';
  }

  /** The report of a run about each job. */
  readOutcomes(run: ActionRun): Readonly<Record<string, string>> {
    return Object.fromEntries(
      readResult(run).jobs.map(({ id, outcome }) => [id.replace(`-${this.#suffix}`, ''), outcome]),
    );
  }

  /** The images of the versions of a job, the oldest first. */
  async images(job: PipelineJob): Promise<readonly (string | undefined)[]> {
    const listed = await this.#backend.ask<readonly { readonly ID: string }[]>(
      'GET',
      `/v1/jobs?prefix=${this.id(job)}`,
    );
    if (listed.length === 0) return [];
    const { Versions: all } = await this.#backend.ask<{ readonly Versions: readonly Version[] }>(
      'GET',
      `/v1/job/${this.id(job)}/versions`,
    );
    return all
      .map(
        ({
          TaskGroups: [
            {
              Tasks: [{ Env }],
            },
          ],
        }) => Env['IMAGE'],
      )
      .toReversed();
  }

  /** Sets the count of the worker as an autoscaler does, which waits for the deployment: Nomad refuses a scaling during one. */
  async scaleWorker(count: number): Promise<void> {
    const path = `/v1/job/${this.id('worker')}/deployment`;
    await vi.waitFor(async () => {
      const { Status } = await this.#backend.ask<{ readonly Status: string }>('GET', path);
      if (Status !== 'successful') throw new Error(`The deployment of worker is ${Status}.`);
    }, 20_000);
    const body = { Count: count, Target: { Group: 'worker' } };
    await this.#backend.ask('POST', `/v1/job/${this.id('worker')}/scale`, body);
  }

  async readWorkerCount(): Promise<number | undefined> {
    const { TaskGroups: groups } = await this.#backend.ask<{
      readonly TaskGroups: readonly { readonly Count: number }[];
    }>('GET', `/v1/job/${this.id('worker')}`);
    return groups[0]?.Count;
  }

  /** Whether the latest version of each job began after that of the stage before had ended or was healthy, by Nomad's indexes. */
  async isInOrder(): Promise<boolean> {
    const [migrations = [], apis = [], workers = []] = await Promise.all(pipelineJobs.map((job) => this.#latest(job)));
    const deployment = await this.#backend.ask<{ readonly ModifyIndex: number; readonly Status: string }>(
      'GET',
      `/v1/job/${this.id('api')}/deployment`,
    );
    const isMigrated = migrations.every(
      (allocation) => allocation.ClientStatus === 'complete' && allocation.ModifyIndex < firstIndex(apis),
    );
    return isMigrated && deployment.Status === 'successful' && deployment.ModifyIndex < firstIndex(workers);
  }

  async #latest(job: PipelineJob): Promise<readonly Allocation[]> {
    const all = await this.#backend.ask<readonly Allocation[]>('GET', `/v1/job/${this.id(job)}/allocations`);
    const version = Math.max(...all.map(({ JobVersion }) => JobVersion));
    return all.filter((allocation) => allocation.JobVersion === version);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.allSettled(
      pipelineJobs.map((job) => this.#backend.ask('DELETE', `/v1/job/${this.id(job)}?purge=true`)),
    );
    await this.#github?.[Symbol.asyncDispose]();
    this.#workspace[Symbol.dispose]();
  }
}

function firstIndex(all: readonly Allocation[]): number {
  return Math.min(...all.map(({ CreateIndex }) => CreateIndex));
}
