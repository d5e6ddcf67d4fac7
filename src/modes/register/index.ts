import { readRegisterInputs, registerInputs, type RegisterInputs } from './inputs.ts';
import { createRegisterReport, type ShownRegister } from './report.ts';
import { realpathSync } from 'node:fs';
import { orElseAll, withErrors } from '../../errors.ts';
import { readCheckout } from '../../jobfiles/provenance/git.ts';
import { createDeploymentReader } from '../../operations/find-job.ts';
import { findTrustedBase } from '../../operations/pull-request-files.ts';
import { createJobDependencies } from '../../operations/planning/each-job.ts';
import { addRunPage } from '../../operations/comments/comment-target.ts';
import { connectGitHub, type RunContext } from '../../operations/run-context.ts';
import { findReview } from '../../operations/review/find-review.ts';
import { nothingRegistered, type RegisterOutcome } from './outcome.ts';
import { registerAll } from './register.ts';
import { createReporter, type RegisterRun } from './reporter.ts';
import type { Mode } from '../mode.ts';
import type { RegisterDependencies } from './dependencies.ts';

/**
 * Mode `register`: registers exactly what was reviewed, and follows the rollouts.
 * Takes the job files of a merged commit and the record of the plan; returns the outcome of each job, and shows the progress in the comment.
 * All jobs are planned again and compared before the first write; if anything differs, nothing is written. Each write is checked against the reviewed index.
 */
export const mode: Mode<typeof registerInputs, RegisterInputs, ShownRegister> = {
  inputs: registerInputs,
  activity: 'Registering',
  writes: ['register', 'stop', 'promote'],
  read: readRegisterInputs,
  run: registerJobs,
  report: createRegisterReport,
};

/** Registers the jobs; the comment on the pull request shows the progress and the outcome. */
export async function registerJobs(inputs: RegisterInputs, context: RunContext): Promise<ShownRegister> {
  const search = { ...context, inputs };
  const commit = await orElseAll(findCommit(search), (failures) => ({ review: undefined, failures }));
  const run = { ...search, event: await addRunPage(context.event, commit.review?.pullRequest?.thread) };
  const reporter = createReporter(run, commit.review);
  if (commit.review === undefined) return reporter.end({ ...nothingRegistered, failures: commit.failures });
  return reporter.end(await withErrors(registerCommit(run, { ...commit, reporter }), nothingRegistered));
}

type CheckedOutCommit = Pick<RegisterDependencies, 'review' | 'checkout'>;

async function findCommit(run: RegisterRun): Promise<CheckedOutCommit> {
  const { inputs, workspace, event } = run;
  const { token } = inputs.comment;
  const github = token === undefined ? undefined : await connectGitHub(run, token);
  const checkout = await readCheckout(inputs.jobFiles.workingDirectory, realpathSync.native(workspace));
  const review = await findReview({ context: event, inputs, github, head: checkout?.commit });
  return { review, checkout };
}

async function registerCommit(
  run: RegisterRun,
  { review, checkout, reporter }: CheckedOutCommit & Pick<RegisterDependencies, 'reporter'>,
): Promise<RegisterOutcome> {
  const { inputs, event } = run;
  const { token } = inputs.comment;
  const { thread, comment } = review.pullRequest ?? {};
  // A valid record is refused only because of a different cluster, namespace or region, which has other jobs.
  if (review.refusal !== undefined && comment !== undefined && thread?.openComment(comment).kind === 'opened')
    return { ...nothingRegistered, failures: [review.refusal] };
  // Only GitHub reports removed files, and new names that the globs do not match. Their plan may be missing or older.
  const isAnyRemoved = review.pullRequest?.comment === undefined || review.entries.removed.length > 0;
  const showsRemoved = inputs.stopRemoved && isAnyRemoved;
  const query = { verb: 'Planned', githubToken: token, pullRequests: [...review.bases.keys()], showsRemoved };
  const jobs = await createJobDependencies(inputs, run, query);
  return registerAll({
    ...run,
    ...jobs,
    review,
    findLatest: createDeploymentReader(jobs.nomad),
    checkout,
    commit: checkout?.commit ?? event.sha,
    repositoryId: event.repositoryId,
    base: await findTrustedBase(run, token),
    reporter,
  });
}
