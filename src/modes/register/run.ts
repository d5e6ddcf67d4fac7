import { realpathSync } from 'node:fs';
import { readCheckout, type Checkout } from '../../jobfiles/provenance/git.ts';
import { connectGitHub } from '../../operations/comment-target.ts';
import { jobDependencies, type Deadline } from '../../operations/connect.ts';
import { createProgress } from '../../report/plan-log.ts';
import { orFailures } from '../run.ts';
import { readBranchHead } from './branch-head.ts';
import { findReview, type Review } from './find-review.ts';
import { nothingRegistered, type RegisterOutcome } from './outcome.ts';
import { findPushedTogether } from './pushed-together.ts';
import { register } from './register.ts';
import { createReporter, type Reporter, type RegisterRun } from './reporter.ts';
import type { ActionError } from '../../errors.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { Transport } from '../../clients/http/types.ts';
import type { TouchedFiles } from '../../jobfiles/discovery/touched.ts';
import type { RegisterDependencies } from './dependencies.ts';

/** Registers, reporting each state in the comment of the pull request while it goes on, and how it ended. */
export async function runRegister(run: RegisterRun, transport: Transport, deadline: Deadline): Promise<boolean> {
  const commit = await orFailures<ReviewedCommit | Unreviewed>(findCommit(run, transport), { failures: [] });
  if ('failures' in commit) return createReporter(run, undefined).end({ ...nothingRegistered, ...commit });
  const reporter = createReporter(run, commit.review);
  const registering = registerCommit(run, commit, { transport, deadline, reporter });
  return reporter.end(await orFailures(registering, nothingRegistered));
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

async function findCommit(
  { context, inputs, workspace, runner }: RegisterRun,
  transport: Transport,
): Promise<ReviewedCommit> {
  const { token } = inputs.comment;
  const github = token === undefined ? undefined : await connectGitHub(transport, context.apiUrl, token);
  const checkout = await readCheckout(inputs.jobFiles.workingDirectory, realpathSync.native(workspace));
  const review = await findReview({ context, inputs, github, head: checkout?.commit });
  if (review.warning !== undefined) runner.warning(review.warning, { title: 'Outrider' });
  return { review, checkout, github };
}

interface RegisterCommit {
  readonly transport: Transport;
  readonly deadline: Deadline;
  readonly reporter: Reporter;
}

async function registerCommit(
  run: RegisterRun,
  commit: ReviewedCommit,
  { transport, deadline, reporter }: RegisterCommit,
): Promise<RegisterOutcome> {
  const { inputs, runner, context, cancelled } = run;
  const { review } = commit;
  const number = review.pullRequest?.number;
  const jobs = await jobDependencies({ run, githubToken: inputs.comment.token, transport, deadline, number });
  return register({
    ...jobs,
    inputs,
    deadline,
    cancelled,
    review,
    ...(await findNeighbors(run, commit, jobs.touched)),
    base: context.pullRequest?.baseSha,
    now: () => new Date(),
    progress: createProgress(runner, 'Planned'),
    report: reporter.report,
    log: (line) => runner.foreign(line),
    warn: (words) => runner.warning(words, { title: 'Outrider' }),
  });
}

/** What came before and after the commit: pull requests that were pushed with it, and what the branch has changed since. */
async function findNeighbors(
  { context, workspace }: RegisterRun,
  { review, github, checkout }: ReviewedCommit,
  touched: TouchedFiles | undefined,
): Promise<Pick<RegisterDependencies, 'readHead' | 'together'>> {
  const { repository, sha } = context;
  const { branch, pullRequest } = review;
  if (github === undefined || repository === undefined) return { readHead: undefined, together: [] };
  const asking = { github, repository };
  const isOfMany = pullRequest !== undefined && touched !== undefined && context.eventName === 'push';
  const root = realpathSync.native(workspace);
  return {
    readHead:
      branch === undefined
        ? undefined
        : (effort) => readBranchHead({ ...asking, branch, sha, checkout, workspace: root, effort }),
    together: isOfMany ? await findPushedTogether(asking, context, pullRequest.number) : [],
  };
}
