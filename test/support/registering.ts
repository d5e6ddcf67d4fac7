import type { Pace } from '../../src/clients/http/retry.ts';
import type { IncomingHttpHeaders } from 'node:http';
import { startSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/src/server.ts';
import { runAction, type ActionOptions, type ActionRun } from './action.ts';
import { createClosedEvent, pullRequestEvent, startGitHub, type FakeGitHub } from './github.ts';
import { startServer, type TestServer } from './server.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const signingKey = 'a-key-of-more-than-sixteen-bytes';
const githubToken = 'ghs_a7Xk29Qm4LpZr81VbTn53WcYd60HsJf2eUgR';
/** Delays of the sandbox in stories, in milliseconds. */
export const storyPace = { evaluate: 1, start: 5, healthy: 40, finish: 5, retry: 20, deadline: 2000 };

export interface StoryRunOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: { readonly name: string; readonly payload: unknown };
  readonly env?: Readonly<Record<string, string>>;
  readonly cancelAt?: NonNullable<ActionOptions['cancelAt']>;
  readonly cancelled?: AbortSignal;
  readonly process?: boolean;
  readonly pace?: Pace;
}

/** A repository, a pull request on it, and Nomad. */
export interface Story extends AsyncDisposable {
  readonly github: FakeGitHub;
  readonly sandbox: Sandbox;
  readonly workspace: Workspace;
  /** Mode `plan` on the pull request. */
  plan(options?: StoryRunOptions): Promise<ActionRun>;
  /** Mode `register` after its merge. */
  register(options?: StoryRunOptions): Promise<ActionRun>;
  /** Any other mode, with nothing but the given options. */
  run(options: StoryRunOptions): Promise<ActionRun>;
  /** Sends a request to the sandbox, and returns its JSON. After a write it waits until its evaluation is processed. */
  ask<T>(method: string, path: string, body?: object): Promise<T>;
  /** Registers a job file without Outrider, as an operator does. */
  operate(source: string): Promise<void>;
  versions(job: string): Promise<readonly Doc[]>;
  /** Waits until the latest deployment of a job has ended. */
  settle(job: string): Promise<Doc>;
  awaitCanary(job: string): Promise<Doc>;
  /** Waits until the tasks of a job run, and fails its deployment without Outrider, as an operator does. */
  failDeployment(job: string): Promise<void>;
}

type Doc = Readonly<Record<string, unknown>>;

export interface StoryOptions {
  readonly files: Readonly<Record<string, string>>;
  readonly sandbox?: SandboxOptions;
  /** The signing key; empty for unsigned records. */
  readonly key?: string;
  /** Job files of the jobs that run before the pull request. */
  readonly running?: readonly string[];
}

export async function startStory({
  files,
  sandbox: sandboxOptions,
  key = signingKey,
  running = [],
}: StoryOptions): Promise<Story> {
  const sandbox = await startSandbox({ ...sandboxOptions, pace: { ...storyPace, ...sandboxOptions?.pace } });
  const github = await startGitHub();
  const workspace = createWorkspace(files);
  const ask = createAsk(sandbox);
  const other: Story['run'] = ({ inputs, ...options }) =>
    runAction({
      inputs: { address: sandbox.scheduler, ...inputs },
      workspace: workspace.path,
      githubToken,
      ...options,
    });
  const run = async (
    mode: string,
    options: StoryRunOptions,
    event: NonNullable<StoryRunOptions['event']>,
  ): Promise<ActionRun> => {
    workspace.commit();
    const inputs = {
      mode,
      'job-files': 'jobs/*.nomad.hcl',
      address: sandbox.scheduler,
      'signing-key': key,
      ...options.inputs,
    };
    const env = { GITHUB_GRAPHQL_URL: `${github.url}/graphql`, ...options.env };
    const ran = await runAction({
      inputs,
      workspace: workspace.path,
      githubToken,
      apiUrl: github.url,
      env,
      event: options.event ?? event,
      ...(options.cancelAt === undefined ? {} : { cancelAt: options.cancelAt }),
      ...(options.cancelled === undefined ? {} : { cancelled: options.cancelled }),
      ...(options.process === undefined ? {} : { process: options.process }),
      ...(options.pace === undefined ? {} : { pace: options.pace }),
    });
    return ran;
  };
  const story: Omit<Story, typeof Symbol.asyncDispose> = {
    github,
    sandbox,
    workspace,
    ask,
    run: other,
    plan: (options = {}) => run('plan', options, pullRequestEvent()),
    register: (options = {}) => run('register', options, createClosedEvent(true)),
    async operate(source) {
      const job = await ask<Doc>('POST', '/v1/jobs/parse', { JobHCL: source, Canonicalize: true });
      await ask('POST', '/v1/jobs', { Job: job });
    },
    async versions(job) {
      const { Versions } = await ask<{ Versions: Doc[] }>('GET', `/v1/job/${job}/versions`);
      return Versions;
    },
    settle: (job) => deploymentWhere(sandbox, job, ({ Status }) => Status !== 'running'),
    awaitCanary: (job) =>
      deploymentWhere(sandbox, job, ({ TaskGroups }) => Object.values(TaskGroups as Doc).every(hasHealthyCanaries)),
    async failDeployment(job) {
      await answerWhere<readonly Doc[]>(sandbox, `/v1/job/${job}/allocations`, areRunning);
      const { ID } = await ask<{ ID: string }>('GET', `/v1/job/${job}/deployment`);
      await ask('POST', `/v1/deployment/fail/${ID}`, { DeploymentID: ID });
    },
  };
  const names = running.map((source) => /job "([^"]+)"/.exec(source)?.[1] ?? '');
  for (const [at, source] of running.entries()) {
    await story.operate(source);
    if (names.includes(names[at] ?? '', at + 1)) await story.settle(names[at] ?? '');
  }
  await Promise.all(names.map(async (name) => story.settle(name)));
  return {
    ...story,
    async [Symbol.asyncDispose]() {
      workspace[Symbol.dispose]();
      await sandbox.close();
      await github[Symbol.asyncDispose]();
    },
  };
}

function tokenHeader({ keys }: Sandbox): Record<string, string> {
  return keys === undefined ? {} : { 'x-nomad-token': keys.token };
}

/** Waits until Nomad has processed the evaluation that a write started: until then the latest deployment is that of the change before. */
async function awaitEvaluation(sandbox: Sandbox, answer: unknown): Promise<void> {
  const { EvalID: id = '', EvalCreateIndex = 0 } = answer as { readonly EvalID?: string; EvalCreateIndex?: number };
  if (id === '') return;
  for (let index = EvalCreateIndex; ;) {
    const path = `/v1/evaluation/${id}?index=${index}&wait=1s`;
    const response = await fetch(sandbox.scheduler + path, { headers: tokenHeader(sandbox) });
    const { Status } = (await response.json()) as { readonly Status: string };
    if (Status !== 'pending') return;
    index = Number(response.headers.get('x-nomad-index'));
  }
}

/** The latest deployment of a job, once it meets the condition. */
async function deploymentWhere(sandbox: Sandbox, job: string, isWanted: (deployment: Doc) => boolean): Promise<Doc> {
  return answerWhere(sandbox, `/v1/job/${job}/deployment`, isWanted);
}

/** The response of a blocking query, once it meets the condition. */
async function answerWhere<T>(sandbox: Sandbox, path: string, isWanted: (answer: T) => boolean): Promise<T> {
  let index = 0;
  for (;;) {
    const url = `${sandbox.scheduler}${path}?index=${index}&wait=1s`;
    const response = await fetch(url, { headers: tokenHeader(sandbox) });
    const answer = (await response.json()) as T | null;
    if (answer !== null && isWanted(answer)) return answer;
    index = Number(response.headers.get('x-nomad-index'));
  }
}

function areRunning(allocations: readonly Doc[]): boolean {
  return allocations.length > 0 && allocations.every(({ ClientStatus }) => ClientStatus === 'running');
}

function hasHealthyCanaries(group: unknown): boolean {
  const { DesiredCanaries, HealthyAllocs } = group as Readonly<Record<'DesiredCanaries' | 'HealthyAllocs', number>>;
  return DesiredCanaries > 0 && HealthyAllocs >= DesiredCanaries;
}

function createAsk(sandbox: Sandbox): Story['ask'] {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(sandbox.scheduler + path, {
      method,
      headers: tokenHeader(sandbox),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    const answer = JSON.parse(text) as T;
    if (method !== 'GET') await awaitEvaluation(sandbox, answer);
    return answer;
  };
}

/** The behavior of a task that fails one second after its start. */
export const failingTask = 'run_for = "1s"\n        exit_code = 137';

/** A job of a service with one group, whose tasks behave as configured. */
export function service(
  id: string,
  {
    image = 'one',
    count = 1,
    task = 'run_for = "2h"',
    update = '',
    meta = '',
  }: Partial<Record<'image' | 'task' | 'update' | 'meta', string>> & { readonly count?: number } = {},
): string {
  return `job "${id}" {
  datacenters = ["dc1"]
  ${meta}
  update {
    min_healthy_time = "5s"
    ${update}
  }
  group "app" {
    count = ${count}
    restart {
      attempts = 0
      mode     = "fail"
    }
    reschedule {
      attempts  = 0
      unlimited = false
    }
    task "server" {
      driver = "mock_driver"
      config {
        ${task}
      }
      env {
        IMAGE = "${image}"
      }
    }
  }
}
`;
}

/** A request to Nomad that the proxy has received and not yet passed on. */
export interface ProxiedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly pass: () => Promise<{
    readonly status: number;
    readonly body: string;
    readonly headers: Record<string, string>;
  }>;
  /** Closes the connection without a response. */
  readonly drop: () => void;
  /** Responds in Nomad's place. */
  readonly answer: (status: number, body: string, headers?: Readonly<Record<string, string>>) => void;
}

/** A proxy between a run and Nomad. `intercept` may respond to, drop or delay a request; a request that it leaves alone is passed on. */
export async function startNomadProxy(
  target: string,
  intercept: (request: ProxiedRequest) => Promise<void> | void,
): Promise<TestServer> {
  return startServer(async (request, response) => {
    let over = false;
    const pass = async () => {
      const answer = await fetch(target + request.url, {
        method: request.method,
        headers: readToken(request.headers),
        ...(request.body === '' ? {} : { body: request.body }),
      });
      return { status: answer.status, body: await answer.text(), headers: Object.fromEntries(answer.headers) };
    };
    const drop = (): void => {
      over = true;
      response.destroy();
    };
    const answer: ProxiedRequest['answer'] = (status, body, headers = {}) => {
      over = true;
      response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(body);
    };
    try {
      await intercept({ method: request.method, path: request.url, body: request.body, pass, drop, answer });
      if (over) return;
      const { status, body, headers } = await pass();
      const apiHeaders = Object.entries(headers).filter(([name]) => /^x-(?:nomad|github)-/.test(name));
      response.writeHead(status, { 'content-type': 'application/json', ...Object.fromEntries(apiHeaders) });
      response.end(body);
    } catch (error) {
      // The sandbox may close while a late request of a finished run is pending: the run sees a broken connection.
      if (!(error instanceof TypeError) || error.message !== 'fetch failed') throw error;
      drop();
    }
  });
}

function readToken(headers: IncomingHttpHeaders): Record<string, string> {
  const token = headers['x-nomad-token'];
  return typeof token === 'string' ? { 'x-nomad-token': token } : {};
}

/** Whether all canaries of the latest deployment of job `web` take traffic. */
export async function isPromoted({ ask }: Pick<Story, 'ask'>): Promise<boolean> {
  type Groups = Record<'TaskGroups', Record<string, { readonly Promoted: boolean }>>;
  const { TaskGroups: groups } = await ask<Groups>('GET', '/v1/job/web/deployment');
  return Object.values(groups).every(({ Promoted }) => Promoted);
}
