import { codeList } from '../text/numbers.ts';
import { createReviewError } from './validate-record.ts';
import type { PullRequest } from '../clients/github/event.ts';
import type { ActionError } from '../errors.ts';

/** Whether a branch is accepted. `unprotected`: only a pattern matches it, and GitHub does not protect it. */
export type BranchVerdict = 'yes' | 'unprotected' | 'no';

/** A pull request of the event or with the commit. */
export interface InvolvedPullRequest extends PullRequest {
  /** Whether merges into the base branch are accepted. */
  readonly branchVerdict: BranchVerdict;
}

/** Refuses events that are not merges: comments and reviews are possible on merged pull requests, and `workflow_run` follows workflows of any event. */
export function judgeEvent(eventName: string): ActionError | undefined {
  const isAboutOne =
    eventName.startsWith('pull_request') && !['pull_request', 'pull_request_target'].includes(eventName);
  if (!isAboutOne && !['issue_comment', 'merge_group', 'workflow_run'].includes(eventName)) return undefined;
  return createReviewError(
    `event \`${eventName}\` is not the merge of a pull request`,
    'Register on `pull_request` with `types: [closed]`, or on `push`; on this event, set `dry-run: true`.',
  );
}

/** The last pull request that was merged into an accepted branch. In a dry run, which writes nothing, also an unmerged one. */
export function pickPullRequest(
  pulls: readonly InvolvedPullRequest[],
  dryRun: boolean,
): InvolvedPullRequest | undefined {
  const latest = pulls.toSorted((a, b) => b.mergedAt - a.mergedAt || b.number - a.number);
  const pick = (state: InvolvedPullRequest['state'], mustCount: boolean): InvolvedPullRequest | undefined =>
    latest.find((pull) => pull.state === state && (!mustCount || pull.branchVerdict === 'yes'));
  const unmergedPull = dryRun ? (pick('open', true) ?? pick('closed', true)) : undefined;
  return pick('merged', true) ?? unmergedPull ?? pick('open', false) ?? pick('merged', false) ?? pick('closed', false);
}

/** The reason why the reviewed plan of a pull request may not be registered; `undefined` if it may. @param branches the names and patterns of accepted branches */
export function judgePullRequestState(
  { number, state, baseRef, branchVerdict: verdict }: InvolvedPullRequest,
  branches: readonly string[],
  dryRun: boolean,
): ActionError | undefined {
  if (state === 'merged' || dryRun) {
    if (verdict === 'yes') return undefined;
    const verb = state === 'merged' ? 'was merged into' : 'targets';
    const base = baseRef === undefined ? 'an unknown branch' : `\`${baseRef}\``;
    return createBranchError(`pull request ${number} ${verb} ${base}`, { verdict, only: 'merges into', branches });
  }
  const hint = 'Run this only for merged pull requests: `if: github.event.pull_request.merged`.';
  if (state === 'closed') return createReviewError(`pull request ${number} was closed without being merged`, hint);
  const afterMerge = 'Run this after the merge, or with `dry-run: true` before it.';
  return createReviewError(`pull request ${number} is not merged`, afterMerge);
}

/** @param statement ends with the branch */
export function createBranchError(
  statement: string,
  rule: { readonly verdict: BranchVerdict; readonly only: string; readonly branches: readonly string[] },
): ActionError {
  return rule.verdict === 'unprotected'
    ? createReviewError(
        `${statement}, which GitHub does not protect, and a pattern in \`branches\` accepts only protected branches`,
        'Protect the branch by a branch protection rule or a ruleset, or write its name in `branches`.',
      )
    : createReviewError(
        `${statement}, and only ${rule.only} ${codeList(rule.branches)} are accepted`,
        'Merge the change into an accepted branch, or add this branch to `branches`.',
      );
}
