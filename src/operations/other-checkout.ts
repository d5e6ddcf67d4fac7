import { commitAtHead } from '../jobfiles/provenance/git.ts';
import type { RunnerContext } from '../clients/github/context.ts';
import type { PlanningInputs } from '../inputs/planning.ts';

interface Checking {
  readonly context: Pick<RunnerContext, 'eventName' | 'pullRequest' | 'sha'>;
  readonly inputs: Pick<PlanningInputs, 'jobFiles'>;
}

/**
 * What is checked out in the place of the pull request: `pull_request_target` checks out its base, unless it is asked for something else. Undefined
 * where the pull request itself is checked out, its head or GitHub's merge of it, and for all other events.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#pull_request_target
 */
export async function otherCheckout({
  context: { eventName, pullRequest, sha },
  inputs,
}: Checking): Promise<{ readonly commit: string | undefined } | undefined> {
  if (eventName !== 'pull_request_target' || pullRequest === undefined) return undefined;
  const head = await commitAtHead(inputs.jobFiles.workingDirectory);
  if (head === undefined) return { commit: sha };
  const { headSha, closed } = pullRequest;
  // Once it is merged, the base is such a commit as well.
  const isMerge = !closed && head.parents.slice(1).includes(headSha);
  return head.id === headSha || isMerge ? undefined : { commit: head.id };
}
