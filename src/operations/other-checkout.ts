import { commitAtHead } from '../jobfiles/provenance/git.ts';
import type { RunnerContext } from '../clients/github/context.ts';
import type { PlanningInputs } from '../inputs/planning.ts';

interface CheckoutQuery {
  readonly context: Pick<RunnerContext, 'eventName' | 'pullRequest' | 'sha'>;
  readonly inputs: Pick<PlanningInputs, 'jobFiles'>;
}

/**
 * The commit that is checked out instead of the pull request: `pull_request_target` checks out the base by default. Undefined where the pull request is
 * checked out (its head, or GitHub's merge commit of it), and for all other events.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#pull_request_target
 */
export async function findOtherCheckout({
  context: { eventName, pullRequest, sha },
  inputs,
}: CheckoutQuery): Promise<{ readonly commit: string | undefined } | undefined> {
  if (eventName !== 'pull_request_target' || pullRequest === undefined) return undefined;
  const head = await commitAtHead(inputs.jobFiles.workingDirectory);
  if (head === undefined) return { commit: sha };
  const { headSha, closed } = pullRequest;
  // After the merge the base has the head among its parents as well.
  const isMerge = !closed && head.parents.slice(1).includes(headSha);
  return head.id === headSha || isMerge ? undefined : { commit: head.id };
}
