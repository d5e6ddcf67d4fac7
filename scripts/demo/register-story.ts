import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAction, type ActionRun } from '../../test/support/action.ts';
import { renderCommentPage } from '../look/page.ts';
import type { Comment, PullRequest } from './github.ts';
import { pipelineFiles } from '../../test/support/pipeline-files.ts';
import { shopFile, shops } from './shop.ts';
import { verify, step } from './steps.ts';
import type { Stage } from './story.ts';

/** The signing key of plan and register; in a real repository it is a secret. */
const signingKey = 'only-for-this-demo,-32-bytes-long';

/** A pull request from its plan to the end of its rollout. */
export interface Registered {
  readonly pull: PullRequest;
  readonly comment: Comment;
}

/** Registers one change that succeeds, and one that is rolled back. */
export async function registerTwo(stage: Stage): Promise<readonly Registered[]> {
  await step('Another job is registered: the 2 allocations of shop run', async () => {
    await stage.cluster.register(shops.running);
    await stage.cluster.awaitRunning('shop', 2);
  });
  const good = await planAndMerge(stage, {
    branch: 'better',
    message: 'Raise shop to 2.1',
    files: { [shopFile]: shops.better },
    run: 11,
  });
  const [registered, rerun] = await step(
    'Outrider registers what was reviewed, follows it, and a second run does nothing',
    async () => [await register(stage, good, 12), await register(stage, good, 13)],
  );
  const healthy = await checkHealthy(stage, good, [registered, rerun]);
  const bad = await planAndMerge(stage, {
    branch: 'worse',
    message: 'Raise shop to 2.2',
    files: { [shopFile]: shops.failing },
    run: 14,
  });
  const failing = await step('Outrider registers the next change, which starts and then fails', () =>
    register(stage, bad, 15),
  );
  return [healthy, await checkRolledBack(stage, bad, failing)];
}

export interface Merged {
  readonly pull: PullRequest;
  /** The commit on `main`. */
  readonly commit: string;
}

interface Change {
  readonly branch: string;
  readonly message: string;
  readonly files: Readonly<Record<string, string>>;
  /** Of the plan; by default for the file of the shop. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The number of the plan run. */
  readonly run: number;
}

/** Opens a pull request, plans it and merges it. */
export async function planAndMerge(stage: Stage, { branch, message, files, inputs, run }: Change): Promise<Merged> {
  return step(`A pull request, "${message}", is planned, reviewed, and merged`, async () => {
    const parent = await stage.repository.git('rev-parse', 'HEAD');
    const commit = await stage.repository.commit(message, files);
    const pull = await stage.github.propose(branch, { message, files: await stage.repository.files(), parent });
    verify(pull.head.sha === commit, 'The commit that is checked out should be the head of the pull request');
    const payload = {
      action: 'opened',
      number: pull.number,
      pull_request: pull,
      repository: { default_branch: 'main' },
    };
    const planned = await runAttempt(
      stage,
      { mode: 'plan', ...inputs },
      { name: 'pull_request', payload },
      { commit: pull.head.sha, run },
    );
    verify(
      planned.exitCode === 0,
      `The plan should end with 0, but ended with ${planned.exitCode}:\n${planned.stdout}`,
    );
    const merged = await stage.github.merge(pull);
    await stage.repository.adopt(merged);
    return { pull, commit: merged.sha };
  });
}

/** Registers the merged change, as a workflow run would. */
export function register(
  stage: Stage,
  { commit }: Merged,
  run: number,
  inputs: Readonly<Record<string, string>> = {},
): Promise<ActionRun> {
  return runAttempt(
    stage,
    { mode: 'register', ...inputs },
    { name: 'push', payload: { ref: 'refs/heads/main', repository: { default_branch: 'main' } } },
    { commit, run },
  );
}

/** Registers a migration, then an API, then a worker, by the stages of the configuration file. */
export async function registerPipeline(stage: Stage): Promise<Registered> {
  const inputs = { 'job-files': 'jobs/{migrate,api,worker}.nomad.hcl' };
  const merged = await planAndMerge(stage, {
    branch: 'pipeline',
    message: 'Add the pipeline',
    files: pipelineFiles(),
    inputs,
    run: 16,
  });
  const run = await step('Outrider migrates, then registers the API, and then the worker', () =>
    register(stage, merged, 17, { ...inputs, vars: 'image=app:1.0', promote: 'auto' }),
  );
  verify(run.exitCode === 0, `The register run should end with 0:\n${run.stdout}`);
  const order = ['migrate', 'api', 'worker'].map((job) => run.stdout.indexOf(`${job}: registered.`));
  verify(
    order.every((at, index) => at > (order[index - 1] ?? 0)),
    `The jobs should be registered in the order of their stages:\n${run.stdout}`,
  );
  return {
    pull: merged.pull,
    comment: await readOnlyComment(stage, merged.pull, /^\*\*Order:\*\* stage 1: `migrate`; /m),
  };
}

async function checkHealthy(stage: Stage, { pull }: Merged, runs: readonly ActionRun[]): Promise<Registered> {
  return step('Its comment shows the rollout, with the reviewed plan folded below', async () => {
    const [registered, rerun] = runs;
    verify(registered?.exitCode === 0, `The register run should end with 0:\n${registered?.stdout}`);
    verify(registered.outputs['outcome'] === 'successful', 'The rollout should be successful');
    verify(rerun?.outputs['changed'] === 'false', 'A second run should change nothing');
    return { pull, comment: await readOnlyComment(stage, pull, /^### 🟢 `shop` rolled out in \d+ s$/m) };
  });
}

async function checkRolledBack(stage: Stage, { pull }: Merged, run: ActionRun): Promise<Registered> {
  return step('It is rolled back; the comment explains why, and the step fails', async () => {
    verify(run.exitCode === 1, `The register run should end with 1:\n${run.stdout}`);
    verify(run.outputs['outcome'] === 'rolled-back', 'The rollout should be rolled back');
    return {
      pull,
      comment: await readOnlyComment(
        stage,
        pull,
        /^### 🔴 `shop` failed and was rolled back to version 1\n[^]*task `server` /m,
      ),
    };
  });
}

async function readOnlyComment({ github }: Stage, pull: PullRequest, pattern: RegExp): Promise<Comment> {
  const [comment, ...others] = await github.comments(pull);
  verify(comment !== undefined && others.length === 0, 'There should be one comment');
  verify(pattern.test(comment.body), `The comment should match ${String(pattern)}, but is:\n${comment.body}`);
  return comment;
}

interface At {
  readonly commit: string;
  readonly run: number;
}

async function runAttempt(
  { cluster, github, front, repository }: Stage,
  inputs: Readonly<Record<string, string>>,
  event: { readonly name: string; readonly payload: unknown },
  { commit, run }: At,
): Promise<ActionRun> {
  return runAction({
    process: true,
    inputs: { address: cluster.address, 'job-files': shopFile, 'signing-key': signingKey, ...inputs },
    workspace: repository.folder,
    githubToken: github.workflowToken,
    apiUrl: front.url,
    event,
    env: {
      GITHUB_SERVER_URL: front.url,
      GITHUB_SHA: commit,
      GITHUB_RUN_ID: String(1000 + run),
      GITHUB_RUN_NUMBER: String(run),
    },
  });
}

/** Writes the two comments as pages that look as on GitHub. */
export async function writeRegisteredComment(folder: string, registered: readonly Registered[]): Promise<void> {
  await step('Both comments are in .demo/rolled-out.html and .demo/rolled-back.html', async () => {
    for (const [index, { pull, comment }] of registered.entries()) {
      const name = index === 0 ? 'rolled-out' : 'rolled-back';
      const shown = { author: comment.user.login, markdown: comment.body };
      writeFileSync(join(folder, `${name}.md`), comment.body);
      writeFileSync(join(folder, `${name}.html`), await renderCommentPage(pull.title, [shown]));
    }
  });
}
