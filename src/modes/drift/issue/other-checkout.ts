import { ActionError } from '../../../errors.ts';
import { listBranchChanges } from '../../../clients/github/branches.ts';
import { nameInWorkspace } from '../../../jobfiles/discovery/repository-paths.ts';
import type { Checkout } from '../../../jobfiles/provenance/git.ts';
import type { Comparison } from '../reading/compare-jobs.ts';
import type { KeptIssue, SurveyedGitHub } from './keep-issue.ts';

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
  if (commit === undefined) return notKept('the checked-out commit is not known.');
  if (commit === survey.head) return undefined;
  const branch = survey.defaultBranch;
  try {
    const names = await listBranchChanges(github, repository, { commit, branch });
    if (!dependsOn(names.map(nameInWorkspace(workspace, checkout?.root)))) return undefined;
    return notKept(
      `branch \`${branch}\` has changed job files since the checked-out commit. A run of the newest commit writes it.`,
    );
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    if (error.reason !== 'not-reviewed') return { action: 'failed', url: '', failure: error };
    return notKept(`the checkout is not the default branch: ${error.message}.`);
  }
}

function notKept(why: string): KeptIssue {
  return { action: 'not-kept', url: '', why };
}
