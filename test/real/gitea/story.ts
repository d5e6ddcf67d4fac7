import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSandbox, type Sandbox } from '../../../sandbox/src/server.ts';
import { runAction, type ActionRun } from '../../support/action.ts';
import { service, storyPace } from '../../support/registering.ts';
import { registerRunner, type Runner, type Task } from './runner.ts';
import { startGitea, type Account, type Gitea } from './server.ts';

const signingKey = 'a-key-of-more-than-sixteen-bytes';
/** One workflow for all events, so that each event is one job. */
const workflow = `on:
  push:
    branches: [main]
  pull_request:
    types: [opened, synchronize, closed]
  pull_request_review:
  issue_comment:
    types: [created]
  release:
  workflow_dispatch:
jobs:
  outrider:
    runs-on: ubuntu-latest
    steps:
      - run: 'true'
`;

const usualJob = 'outrider';

type Inputs = Readonly<Record<string, string>>;

interface JobOptions {
  readonly inputs: Inputs;
  /** Whose token `github-token` is; that of the job by default. */
  readonly as?: Account | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /** The `with` of a step, whose expressions name variables and secrets of the job, instead of the usual inputs. */
  readonly step?: Inputs;
  readonly job?: string;
  /** The pull request of the event. */
  readonly number?: number;
}

export interface JobRun extends ActionRun {
  readonly task: Task;
}

export interface Repository {
  /** `acme/jobs`. */
  readonly name: string;
  /** A request of `alice` below `/repos/acme/jobs`. */
  ask<T>(method: string, path: string, body?: object, as?: Account): Promise<T>;
  /** Commits a file; the ID of the commit. @param branch created from `main` where it does not exist */
  commit(path: string, text: string, branch?: string, as?: Account): Promise<string>;
  /** Opens a pull request of a new branch that changes one file; its number. @param base `main` by default */
  open(branch: string, path: string, text: string, base?: string): Promise<number>;
  merge(number: number, how?: 'merge' | 'squash'): Promise<void>;
  /** Merges branches into `main` with git, and pushes the merges at once; their commits. */
  pushMerges(branches: readonly string[]): readonly string[];
  /** The bodies of the comments on a pull request. */
  comments(number: number): Promise<readonly string[]>;
  job(event: string, options: JobOptions): Promise<JobRun>;
  /** Ends the next job for an event without a run. */
  skip(event: string, job?: string): Promise<void>;
}

export interface GiteaStory extends AsyncDisposable {
  readonly gitea: Gitea;
  readonly sandbox: Sandbox;
  /** Creates a repository of the organization `acme`, whose workflow runs for all events. */
  repository(name: string, files?: Readonly<Record<string, string>>): Promise<Repository>;
}

export async function startGiteaStory(binary: string): Promise<GiteaStory> {
  const sandbox = await startSandbox({ pace: storyPace, registry: { pace: 10 } });
  const gitea = await startGitea(binary);
  await gitea.get(gitea.tokens.alice, 'POST', '/orgs', { username: 'acme' });
  return {
    gitea,
    sandbox,
    async repository(name, files = {}) {
      await gitea.get(gitea.tokens.alice, 'POST', '/orgs/acme/repos', {
        name,
        auto_init: true,
        default_branch: 'main',
      });
      const repository = openRepository(`acme/${name}`, { gitea, sandbox });
      await repository.ask('PUT', '/collaborators/bob', { permission: 'write' });
      const added = Object.entries({ ...files, '.gitea/workflows/all.yml': workflow });
      await repository.ask('POST', '/contents', {
        files: added.map(([path, text]) => ({ operation: 'create', path, content: encode(text) })),
        message: 'Add files [skip ci]',
        branch: 'main',
      });
      return repository;
    },
    async [Symbol.asyncDispose]() {
      await gitea[Symbol.asyncDispose]();
      await sandbox.close();
    },
  };
}

function encode(text: string): string {
  return Buffer.from(text).toString('base64');
}

/** With the token of a person, each comment of Outrider starts a job as well. */
function isCommand({ context }: Task): boolean {
  return /"body":"\/outrider/.test(JSON.stringify(context.event['comment']));
}

function isWanted(event: string, job: string, number?: number) {
  return ({ context, ...task }: Task): boolean =>
    context.job === job &&
    context.event_name === event &&
    (number === undefined || context.event['number'] === number) &&
    (event !== 'issue_comment' || isCommand({ ...task, context }));
}

export function openRepository(name: string, { gitea, sandbox }: Pick<GiteaStory, 'gitea' | 'sandbox'>): Repository {
  let registered: Promise<Runner> | undefined;
  /** A runner of its own, so that no other story takes its jobs. */
  const runner = (): Promise<Runner> => {
    registered ??= ask<{ readonly token: string }>('POST', '/actions/runners/registration-token').then(({ token }) =>
      registerRunner(gitea, token),
    );
    return registered;
  };
  const ask: Repository['ask'] = (method, path, body, as = 'alice') =>
    gitea.get(gitea.tokens[as], method, `/repos/${name}${path}`, body);
  const commit: Repository['commit'] = async (path, text, branch = 'main', as = 'alice') => {
    const token = gitea.tokens[as];
    const isThere = (await gitea.ask(token, 'GET', `/repos/${name}/branches/${branch}`)).status === 200;
    const at = `/repos/${name}/contents/${path}?ref=${isThere ? branch : 'main'}`;
    const { sha } = (await gitea.ask<{ readonly sha?: string }>(token, 'GET', at)).data;
    const { commit: made } = await ask<{ readonly commit: { readonly sha: string } }>(
      sha === undefined ? 'POST' : 'PUT',
      `/contents/${path}`,
      {
        content: encode(text),
        message: `Change ${path}`,
        ...(sha === undefined ? {} : { sha }),
        ...(isThere ? { branch } : { branch: 'main', new_branch: branch }),
      },
      as,
    );
    return made.sha;
  };
  return {
    name,
    ask,
    commit,
    async open(branch, path, text, base = 'main') {
      await commit(path, text, branch);
      const title = `Change ${branch}`;
      const body = { head: branch, base, title };
      return (await ask<{ readonly number: number }>('POST', '/pulls', body)).number;
    },
    async merge(number, via = 'merge') {
      // Gitea computes in the background whether a pull request can be merged.
      for (let attempt = 0; ; attempt += 1) {
        const merged = await gitea.ask(gitea.tokens.alice, 'POST', `/repos/${name}/pulls/${number}/merge`, { Do: via });
        if (merged.status < 300) return;
        if (attempt > 50) throw new Error(`Not merged: ${JSON.stringify(merged)}`);
        await sleep(100);
      }
    },
    pushMerges: (branches) => pushMerges(name, branches, gitea),
    async comments(number) {
      const all = await ask<readonly { readonly body: string }[]>('GET', `/issues/${number}/comments`);
      return all.map(({ body }) => body);
    },
    job: async (event, options) =>
      (await runner()).take(isWanted(event, options.job ?? usualJob, options.number), async (task) =>
        runJob(task, options, { gitea, sandbox }),
      ),
    skip: async (event, job = usualJob) => (await runner()).take(isWanted(event, job), async () => undefined),
  };
}

/** Runs dist on a checkout of the job's commit, with the variables that Gitea's runner sets: https://gitea.com/gitea/act/src/branch/main/pkg/runner/run_context.go */
async function runJob(
  task: Task,
  { inputs, as, env, step }: JobOptions,
  { gitea, sandbox }: Pick<GiteaStory, 'gitea' | 'sandbox'>,
): Promise<JobRun> {
  const { context } = task;
  const workspace = checkOut(gitea, context);
  try {
    const run = await runAction({
      inputs: {
        ...(step === undefined ? createDefaults(inputs['mode'] ?? '', sandbox) : fillExpressions(step, task)),
        ...inputs,
      },
      workspace,
      githubToken: as === undefined ? context.token : gitea.tokens[as],
      apiUrl: `${gitea.url}/api/v1`,
      event: { name: context.event_name, payload: context.event },
      env: {
        GITHUB_SERVER_URL: gitea.url,
        GITHUB_GRAPHQL_URL: '',
        GITHUB_REPOSITORY: context.repository,
        GITHUB_SHA: context.sha,
        GITHUB_REF: context.ref,
        GITHUB_ACTOR: context.actor,
        GITHUB_JOB: context.job,
        GITHUB_RUN_ID: context.run_id,
        GITHUB_RUN_NUMBER: context.run_number,
        GITHUB_RUN_ATTEMPT: context.run_attempt,
        ...env,
      },
    });
    return { ...run, task };
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}

/** The inputs of a step. A variable or secret that does not exist is empty, as on the runner. */
function fillExpressions(step: Inputs, { vars = {}, secrets = {} }: Task): Inputs {
  const contexts: Readonly<Record<string, Inputs>> = { vars, secrets };
  const expression = /\$\{\{ (\w+)\.(\w+) \}\}/g;
  const fill = (text: string): string =>
    text.replaceAll(expression, (_, kind: string, name: string) => contexts[kind]?.[name] ?? '');
  return Object.fromEntries(Object.entries(step).map(([name, text]) => [name, fill(text)]));
}

const withFiles: ReadonlySet<string> = new Set(['plan', 'register', 'drift', 'check']);
const registryModes: ReadonlySet<string> = new Set(['deprecate', 'check-modules']);

/** What every run of a mode needs. */
function createDefaults(mode: string, { scheduler, registry, registryTokens }: Sandbox): Inputs {
  if (registryModes.has(mode)) return { 'registry-address': registry, 'registry-token': registryTokens.manager };
  return {
    ...(mode === 'command' ? {} : { address: scheduler }),
    ...(withFiles.has(mode) ? { 'job-files': 'jobs/*.nomad.hcl' } : {}),
    ...(['plan', 'register', 'command', 'promote'].includes(mode) ? { 'signing-key': signingKey } : {}),
  };
}

function checkOut(gitea: Gitea, { repository, sha }: Task['context']): string {
  const path = mkdtempSync(join(tmpdir(), 'outrider-checkout-'));
  const git = createGitRunner(path);
  git('init', '--quiet');
  git('fetch', '--quiet', '--depth=2', formatRemote(gitea, repository), sha);
  git('checkout', '--quiet', '--detach', sha);
  return path;
}

function pushMerges(repository: string, branches: readonly string[], gitea: Gitea): readonly string[] {
  const path = mkdtempSync(join(tmpdir(), 'outrider-checkout-'));
  const git = createGitRunner(path);
  git('clone', '--quiet', '--branch', 'main', formatRemote(gitea, repository), '.');
  const merges = branches.map((branch) => {
    git('merge', '--quiet', '--no-ff', '--message', `Merge ${branch}`, `origin/${branch}`);
    return git('rev-parse', 'HEAD').toString().trim();
  });
  git('push', '--quiet', 'origin', 'main');
  rmSync(path, { recursive: true });
  return merges;
}

function createGitRunner(path: string): (...args: string[]) => Buffer {
  const identity = ['-c', 'user.name=alice', '-c', 'user.email=alice@test.example'];
  return (...args) => execFileSync('git', [...identity, ...args], { cwd: path, stdio: 'pipe' });
}

function formatRemote({ url, tokens }: Gitea, repository: string): string {
  return `${url.replace('//', `//alice:${tokens.alice}@`)}/${repository}.git`;
}

/** Gitea's times have no fraction of a second. */
export async function passSeconds(seconds: number): Promise<void> {
  await sleep(seconds * 1000);
}

export const jobFile = (id = '', image = 'one', update = ''): string => service(id, { image, update });

export const formatFileName = (id = ''): string => `jobs/${id}.nomad.hcl`;
