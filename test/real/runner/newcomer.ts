import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startGitHub, type GitHub, type PullRequest } from '../../../scripts/demo/github.ts';
import { createRepository } from '../../../scripts/demo/repository.ts';
import { startSandbox, type Sandbox } from '../../../sandbox/src/server.ts';
import { createRunner, githubEnvironment, type WorkflowRequest, type WorkflowResult } from './act.ts';

/** Delays of the sandbox, in milliseconds. */
const pace = { evaluate: 1, start: 5, healthy: 40, finish: 5 };
const key = 'a-key-of-more-than-sixteen-bytes';
const begin = { message: 'Begin', files: { 'README.md': 'Jobs.\n' } };

/** Options of a run, on top of the recipe. */
type WorkflowOptions = Partial<Pick<WorkflowRequest, 'env' | 'secrets'>>;

/** A user with a repository who has read only the README. */
export interface Newcomer extends AsyncDisposable {
  readonly github: GitHub;
  readonly sandbox: Sandbox;
  readonly secrets: Readonly<Record<'nomad' | 'registry' | 'identity', string>>;
  propose(files: Readonly<Record<string, string>>): Promise<PullRequest>;
  runOnOpen(workflow: string, pull: PullRequest, options?: WorkflowOptions): Promise<WorkflowResult>;
  merge(pull: PullRequest): Promise<void>;
  runOnMerge(workflow: string, pull: PullRequest, options?: WorkflowOptions): Promise<WorkflowResult>;
  runOnRelease(workflow: string, tag: string, options?: WorkflowOptions): Promise<WorkflowResult>;
  comment(pull: PullRequest): Promise<string>;
  /** A job of Nomad; `undefined` if there is none. */
  job(id: string): Promise<{ readonly Status: string; readonly Version: number } | undefined>;
}

/** A workflow of `examples/`, unchanged, such as `preview.yml`. */
export function example(file: string): string {
  return readFileSync(resolve(import.meta.dirname, '../../../examples', file), 'utf8').trimEnd();
}

/** Starts what the newcomer has: a repository, GitHub, Nomad and a registry that want tokens, and a runner. */
export async function startNewcomer(): Promise<Newcomer> {
  await using stack = new AsyncDisposableStack();
  const github = stack.use(await startGitHub());
  const sandbox = stack.adopt(await startSandbox({ acl: true, pace, registry: { pace: 10 } }), (row) => row.close());
  const repository = stack.use(await createRepository(begin.message, begin.files));
  const runner = stack.use(createRunner());
  const secrets = {
    nomad: sandbox.keys?.token ?? '',
    registry: sandbox.registryTokens.manager,
    identity: sandbox.keys?.identities.good ?? '',
  };
  const run = (
    request: Pick<WorkflowRequest, 'workflow' | 'event' | 'payload'>,
    { env, secrets: more }: WorkflowOptions = {},
  ) =>
    runner.run({
      ...request,
      repository: repository.folder,
      vars: { NOMAD_ADDR: sandbox.scheduler },
      secrets: {
        GITHUB_TOKEN: github.workflowToken,
        NOMAD_PLAN_TOKEN: secrets.nomad,
        NOMAD_REGISTER_TOKEN: secrets.nomad,
        OUTRIDER_SIGNING_KEY: key,
        TF_REGISTRY_TOKEN: secrets.registry,
        ...more,
      },
      env: { ...githubEnvironment(github.url), ...env },
    });
  const owned = stack.move();
  return {
    github,
    sandbox,
    secrets,
    async propose(files) {
      const head = { message: 'Change', files: { ...begin.files, ...files } };
      const commit = await repository.commit(head.message, files);
      const pull = await github.openPullRequest(head.message, begin, head);
      await repository.git('update-ref', `refs/pull/${pull.number}/merge`, commit);
      return pull;
    },
    runOnOpen: (workflow, pull, options) =>
      run(
        { workflow, event: 'pull_request', payload: { action: 'opened', number: pull.number, pull_request: pull } },
        options,
      ),
    merge: async (pull) => void (await github.merge(pull)),
    async runOnMerge(workflow, pull, options) {
      // actions/checkout fetches the commit from the target branch.
      await github.forward(pull);
      const payload = { ref: 'refs/heads/main', after: pull.head.sha, commits: [{ id: pull.head.sha }] };
      return run({ workflow, event: 'push', payload }, options);
    },
    async runOnRelease(workflow, tag, options) {
      const isNew = (await repository.git('tag', '--list', tag)) === '';
      if (isNew) await repository.git('tag', tag);
      const release = isNew ? await github.release(tag, 'Subnets may be private.') : await github.readRelease(tag);
      const payload = { action: 'published', release };
      return run({ workflow, event: 'release', payload }, options);
    },
    async comment(pull) {
      const bodies = (await github.comments(pull)).map(({ body }) => body);
      if (bodies.length !== 1) throw new Error(`There should be one comment:\n${bodies.join('\n')}`);
      return bodies.join('\n');
    },
    async job(id) {
      const headers = { 'x-nomad-token': secrets.nomad };
      const response = await fetch(`${sandbox.scheduler}/v1/job/${id}`, { headers });
      return response.ok ? ((await response.json()) as { Status: string; Version: number }) : undefined;
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
