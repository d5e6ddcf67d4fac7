import { plain, plainLines } from '../../text/log-text.ts';
import { realpathSync } from 'node:fs';
import { withErrors, type ActionError } from '../../errors.ts';
import { readCheckout, type Checkout } from '../../jobfiles/provenance/git.ts';
import { trackDeployment, type DeploymentTracker } from '../../operations/github-deployment/track-deployment.ts';
import { countApprovals } from '../../operations/comments/count-approvals.ts';
import { jobDependencies } from '../../operations/planning/each-job.ts';
import { connectGitHub, type RunContext } from '../../operations/run-context.ts';
import { createUiLinks } from '../../report/nomad-ui.ts';
import { createProgress } from '../../report/plan/plan-log.ts';
import { deployedJobs } from './github-deployment.ts';
import { readBranchHead } from './branch-head.ts';
import { findReview, type Review } from './find-review.ts';
import { nothingRegistered, type RegisterOutcome } from './outcome.ts';
import { registerAll } from './register.ts';
import { createReporter, type RegisterRun, type Reporter } from './reporter.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { RegisterDependencies } from './dependencies.ts';
import type { RegisterInputs } from './inputs.ts';
import type { ShownRegister } from './report.ts';

/** Registers the jobs; the comment on the pull request shows the progress and the outcome. */
export async function registerJobs(inputs: RegisterInputs, context: RunContext): Promise<ShownRegister> {
  const run = { ...context, inputs };
  const commit = await withErrors<ReviewedCommit | Unreviewed>(findCommit(run), { failures: [] });
  if ('failures' in commit) return createReporter(run, undefined).end({ ...nothingRegistered, ...commit });
  const reporter = createReporter(run, commit.review);
  return reporter.end(await withErrors(registerCommit(run, commit, reporter), nothingRegistered));
}

/** The commit of a run, and its review. */
interface ReviewedCommit {
  readonly review: Review;
  readonly checkout: Checkout | undefined;
  /** Undefined without a token. */
  readonly github: GitHub | undefined;
}

interface Unreviewed {
  readonly failures: readonly ActionError[];
}

async function findCommit(run: RegisterRun): Promise<ReviewedCommit> {
  const { event, inputs, workspace } = run;
  const { token } = inputs.comment;
  const github = token === undefined ? undefined : await connectGitHub(run, token);
  const checkout = await readCheckout(inputs.jobFiles.workingDirectory, realpathSync.native(workspace));
  const review = await findReview({ context: event, inputs, github, head: checkout?.commit });
  return { review, checkout, github };
}

async function registerCommit(run: RegisterRun, commit: ReviewedCommit, reporter: Reporter): Promise<RegisterOutcome> {
  const { inputs, runner, event, cancelled, deadline, gate, transport } = run;
  const { review } = commit;
  const githubToken = inputs.comment.token;
  const jobs = await jobDependencies({ inputs, githubToken, pullRequests: review.numbers }, run);
  const deployment = createTracker(run, commit, jobs);
  const outcome = await endDeployment(
    deployment,
    registerAll({
      ...jobs,
      inputs,
      deployment,
      deadline,
      gate,
      cancelled,
      review,
      readHead: headReader(run, commit),
      commit: commit.checkout?.commit ?? event.sha ?? '',
      base: event.pullRequest?.baseSha,
      countApprovals: approvalCounter(commit),
      now: () => new Date(),
      progress: createProgress(runner, 'Planned'),
      report: reporter.report,
      pace: transport.pace,
      log: (line) => runner.log(plain`${line}`),
      debug: (line) => runner.debug(plain`${line}`),
      runLog: run.runLog,
      warn: (text) => runner.warning(plainLines(text)),
    }),
  );
  return outcome;
}

function createTracker(
  run: RegisterRun,
  { checkout }: ReviewedCommit,
  { nomad }: Pick<RegisterDependencies, 'nomad'>,
): DeploymentTracker {
  const { inputs, event } = run;
  const ui = inputs.ui === undefined ? undefined : createUiLinks(inputs.ui);
  return trackDeployment({
    environment: inputs.environment,
    token: inputs.comment.token,
    nomad,
    context: run,
    commit: checkout?.commit ?? event.sha,
    urlOf: (job) => ui?.job(job),
  });
}

/** Ends the GitHub deployment with the outcome, or as unknown after an error. */
async function endDeployment(
  deployment: DeploymentTracker,
  running: Promise<RegisterOutcome>,
): Promise<RegisterOutcome> {
  try {
    const outcome = await running;
    deployment.end(deployedJobs(outcome));
    return outcome;
  } catch (error) {
    deployment.end([]);
    throw error;
  }
}

function approvalCounter({ review, github }: ReviewedCommit): RegisterDependencies['countApprovals'] {
  return async ({ pullRequest: number, approvals, ...shown }) => {
    const { repository } = review.pullRequest?.place ?? {};
    if (github === undefined || repository === undefined) throw new Error('A record without its pull request');
    const known = review.found?.number === number ? review.found : undefined;
    return countApprovals({ github, repository, number }, shown, approvals, known);
  };
}

/** Undefined where later changes of the branch do not matter. */
function headReader(
  { event: { repository, sha }, workspace }: RegisterRun,
  { review: { branch }, github, checkout }: ReviewedCommit,
): RegisterDependencies['readHead'] {
  if (github === undefined || repository === undefined || branch === undefined) return undefined;
  const root = realpathSync.native(workspace);
  return async (budget) => readBranchHead({ github, repository, branch, sha, checkout, workspace: root, budget });
}
