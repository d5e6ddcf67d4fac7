import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAction, type ActionRun } from '../../test/support/action.ts';
import { renderCommentPage } from '../look/page.ts';
import type { Cluster } from './cluster.ts';
import type { Front } from './front.ts';
import type { Comment, GitHub, PullRequest } from './github.ts';
import { jobFiles, passwords } from './job-files.ts';
import { checkComment, checkOutputs, checkProduction, checkSecrets, checkUnchanged } from './checks.ts';
import { createRepository, type Repository } from './repository.ts';
import { verify, step } from './steps.ts';

export interface Stage {
  readonly cluster: Cluster;
  readonly github: GitHub;
  readonly front: Front;
  readonly repository: Repository;
}

const base = { message: 'Run web and report', files: jobFiles.before };
const head = { message: 'Raise web to 1.5.0, send the report earlier, import in batches', files: jobFiles.after };

/** Creates a repository in its state before the pull request. */
export function createInitialRepository(): Promise<Repository> {
  return step('A repository with the job files of a service and of a periodic report', () =>
    createRepository(base.message, base.files),
  );
}

/** Registers the jobs of the default branch, and opens the pull request that changes them. */
export async function registerInitialJobs({ cluster, github, repository }: Stage): Promise<PullRequest> {
  await step('Both jobs are registered; the 3 allocations of web run', async () => {
    for (const source of Object.values(base.files)) await cluster.register(source);
    await cluster.awaitRunning('web', 3);
  });
  return step('Ada opens a pull request that changes both and adds one that cannot be placed', async () => {
    await repository.git('switch', '--quiet', '--create', 'change');
    const commit = await repository.commit(head.message, head.files);
    const pull = await github.openPullRequest(head.message, base, head);
    verify(pull.head.sha === commit, 'The commit that is checked out should be the head of the pull request');
    return pull;
  });
}

/** The comment and the run that wrote it. */
export interface PlanResult {
  readonly comment: Comment;
  readonly run: ActionRun;
}

/** Runs the action twice, as two workflow runs would. */
export async function planTwice(stage: Stage, pull: PullRequest): Promise<PlanResult> {
  const { github, front } = stage;
  const run = await step('Outrider plans the three job files, as on a runner', () => runPlan(stage, pull, 1));
  const requests = front.takeRequests();
  const comment = await step(`It has written one comment (${requests.length} requests to GitHub)`, async () => {
    verify(run.exitCode === 0, `The action should end with 0, but ended with ${run.exitCode}:\n${run.stdout}`);
    return checkComment(await github.comments(pull));
  });
  await step('Comment, log, summary and outputs show no password, and the outputs are correct', async () => {
    checkSecrets(run, comment);
    checkOutputs(run, { ...comment, html_url: comment.html_url.replace(github.url, front.url) });
  });
  const rerun = await step('Outrider runs a second time on the same commit', () => runPlan(stage, pull, 2));
  const laterRequests = front.takeRequests();
  await step(`It has written nothing (${laterRequests.length} requests to GitHub, all reads)`, async () => {
    verify(rerun.exitCode === 0, `The second run should end with 0, but ended with ${rerun.exitCode}`);
    checkUnchanged(comment, await github.comments(pull), laterRequests);
  });
  return { comment, run };
}

/** Runs the action for one environment: variables, a template, a JSON job, and a separate comment. */
export async function planProduction(stage: Stage, pull: PullRequest): Promise<Comment> {
  const inputs = {
    'job-files': 'apps/*.nomad.hcl\napps/*.json',
    'var-files': 'envs/production.vars.hcl',
    'secret-vars': `db_password=${passwords.api}`,
    environment: 'production',
    verbose: 'true',
  };
  const run = await step('Outrider plans two more for production: with variables, a template, a JSON job', () =>
    runPlan(stage, pull, 3, inputs),
  );
  return step('They have a separate comment, with the template and without the password', async () => {
    verify(run.exitCode === 0, `The action should end with 0, but ended with ${run.exitCode}:\n${run.stdout}`);
    const comment = checkProduction(await stage.github.comments(pull));
    checkSecrets(run, comment);
    return comment;
  });
}

async function runPlan(
  { cluster, github, front, repository }: Stage,
  pull: PullRequest,
  number: number,
  inputs: Readonly<Record<string, string>> = { 'job-files': 'jobs/*.nomad.hcl' },
): Promise<ActionRun> {
  return runAction({
    process: true,
    inputs: { address: cluster.address, ...inputs },
    workspace: repository.folder,
    githubToken: github.workflowToken,
    apiUrl: front.url,
    event: {
      name: 'pull_request',
      payload: { action: 'opened', number: pull.number, pull_request: pull, repository: { default_branch: 'main' } },
    },
    env: {
      GITHUB_SERVER_URL: front.url,
      GITHUB_SHA: pull.head.sha,
      GITHUB_RUN_ID: String(1000 + number),
      GITHUB_RUN_NUMBER: String(number),
    },
  });
}

/** Writes a comment as Markdown and as a page that looks like GitHub. */
export async function writeCommentFiles(folder: string, name: string, { user, body }: Comment): Promise<void> {
  const shown = { author: user.login, markdown: body };
  writeFileSync(join(folder, `${name}.md`), body);
  writeFileSync(join(folder, `${name}.html`), await renderCommentPage('Outrider’s comment', [shown]));
}

/** Writes both comments of the plan as pages. */
export async function writeCommentPages(folder: string, { comment }: PlanResult, production: Comment): Promise<void> {
  await step('The comment as on GitHub is in .demo/comment.html', async () => {
    mkdirSync(folder, { recursive: true });
    await writeCommentFiles(folder, 'comment', comment);
    await writeCommentFiles(folder, 'production', production);
  });
}
