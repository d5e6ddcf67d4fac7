import { readUnverified } from '../../../review/record-codec.ts';
import { nameInWorkspace } from '../../../jobfiles/discovery/repository-paths.ts';
import type { OpenPullRequest } from '../../../clients/github/survey.ts';
import type { Checkout } from '../../../jobfiles/provenance/git.ts';
import type { JobAddress } from '../../../operations/planning/declaring-files.ts';
import type { Identifier, ReviewRecord } from '../../../review/record.ts';
import type { DriftInputs } from '../inputs.ts';
import type { DriftOutcome, JobDrift } from '../outcome.ts';

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
