import { plain } from '../../text/log-text.ts';
import { orElse } from '../../errors.ts';
import { listBranchChanges } from '../../clients/github/branches.ts';
import { surveyRepository, type OpenPullRequest } from '../../clients/github/issues/survey.ts';
import { nameInWorkspace } from '../../jobfiles/discovery/repository-paths.ts';
import { connectGitHub, type RunContext } from '../../operations/run-context.ts';
import { readUnverified } from '../../review/record-codec.ts';
import { issueFailed, issueNotKept, type KeptIssue, type SurveyedGitHub } from './issue.ts';
import type { Checkout } from '../../jobfiles/provenance/git.ts';
import type { JobAddress } from '../../operations/planning/declarations.ts';
import type { Identifier, ReviewRecord } from '../../review/record.ts';
import type { DriftInputs } from './inputs.ts';
import type { DriftOutcome, JobDrift } from './outcome.ts';
import type { Comparison } from './compare-jobs.ts';

/** Asks GitHub what the run has to know; without an answer, what that means for the issue. */
export async function surveyGitHub(
  { issue, skipOpen, githubToken }: DriftInputs,
  context: Pick<RunContext, 'event' | 'transport' | 'runner'>,
): Promise<SurveyedGitHub | { readonly issue: KeptIssue }> {
  const { repo: repository, graphqlUrl } = context.event;
  if (!issue.wanted && !skipOpen) return { issue: issueNotKept('') };
  if (githubToken === undefined) return { issue: issueNotKept('`github-token` is empty.') };
  if (repository === undefined) return { issue: issueNotKept('the repository of this run is not known.') };
  const ask = async (): Promise<SurveyedGitHub> => {
    const github = await connectGitHub(context, githubToken);
    const survey = await surveyRepository({ github, repository, graphqlUrl, withPullRequests: skipOpen });
    if (skipOpen && survey.pullRequests === undefined) {
      const why = graphqlUrl === undefined ? 'this server has no GraphQL' : 'the token needs `pull-requests: read`';
      context.runner.log(plain`Open pull requests could not be read (${why}), so drift of their jobs counts as well.`);
    }
    return { github, repository, survey };
  };
  return orElse(ask(), (error) => ({ issue: issueFailed(error) }));
}

interface CheckoutQuery {
  readonly github: SurveyedGitHub;
  readonly checkout: Checkout | undefined;
  readonly dependsOn: Comparison['dependsOn'];
  readonly workspace: string;
  /** The commit of the run, for a workspace without a checkout. */
  readonly sha: string | undefined;
}

/**
 * Why a run must not write the issue: its checkout is not the default branch, or is an earlier state of it with other job files, as after a re-run. Undefined
 * where it may.
 */
export async function findOtherCheckout(query: CheckoutQuery): Promise<KeptIssue | undefined> {
  const { github: surveyed, checkout, dependsOn, workspace, sha } = query;
  const { github, repository, survey } = surveyed;
  const commit = checkout?.commit ?? sha;
  if (commit === undefined) return issueNotKept('the checked-out commit is not known.');
  if (commit === survey.head) return undefined;
  const branch = survey.defaultBranch;
  const changes = listBranchChanges(github, repository, { commit, branch });
  const names = await orElse(changes, (error) =>
    error.reason === 'not-reviewed'
      ? issueNotKept(`the checkout is not the default branch: ${error.message}.`)
      : issueFailed(error),
  );
  if ('notes' in names) return names;
  if (!dependsOn(names.map(nameInWorkspace(workspace, checkout?.root)))) return undefined;
  return issueNotKept(
    `branch \`${branch}\` has changed job files since the checked-out commit. A run of the newest commit writes it.`,
  );
}

interface PullRequestOptions {
  readonly inputs: Pick<DriftInputs, 'skipOpen' | 'nomad'>;
  readonly workspace: string;
  readonly checkout: Checkout | undefined;
}

/**
 * Marks the drifts of jobs that an open pull request is about to change, so that they are mentioned and not counted: it changes a file of the job, and its plan
 * the job. The plan alone does not suffice: a plan of all jobs finds the drift of those that the pull request leaves as they are.
 *
 * @param pullRequests undefined if they are not known
 */
export function withPullRequests(
  outcome: DriftOutcome,
  pullRequests: readonly OpenPullRequest[] | undefined,
  { inputs, workspace, checkout }: PullRequestOptions,
): DriftOutcome {
  if (!inputs.skipOpen || pullRequests === undefined || outcome.drifts.length === 0) return outcome;
  const inWorkspace = nameInWorkspace(workspace, checkout?.root);
  const plans = pullRequests.flatMap(({ number, files, comments }) => {
    const records = comments.flatMap((body) => readUnverified(body) ?? []);
    return records
      .filter(({ cluster }) => cluster === inputs.nomad.address.host)
      .map((record) => ({ number, record, files: new Set(files.map(inWorkspace)) }));
  });
  const drifts = outcome.drifts.map((drift): JobDrift => {
    const changing = plans.filter(({ record, files }) => isChangedBy(record, drift, files));
    const numbers = new Set(changing.map(({ number }) => number));
    return { ...drift, pullRequests: [...numbers].toSorted((a, b) => a - b) };
  });
  return { ...outcome, drifts };
}

function isChangedBy(
  { jobs, removed }: ReviewRecord,
  { file, sources, address }: JobDrift,
  files: ReadonlySet<string>,
): boolean {
  const isSame = (recorded: { readonly file: string } & Readonly<Record<keyof JobAddress, Identifier>>): boolean =>
    (recorded.file === file || recorded.id === address.id) &&
    [recorded.file, ...sources].some((name) => files.has(name)) &&
    isPossibly(recorded.namespace, address.namespace) &&
    (recorded.region === '' || address.region === '' || isPossibly(recorded.region, address.region));
  return jobs.some((job) => job.changes && isSame(job)) || removed.some(isSame);
}

/** A name that holds a secret is not recorded in clear. */
function isPossibly(recorded: Identifier, name: string): boolean {
  return typeof recorded !== 'string' || recorded === name;
}
