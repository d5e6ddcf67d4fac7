import { commitAtHead } from '../jobfiles/provenance/git.ts';
import type { CommentDraft } from '../report/comment/publish-comment.ts';
import type { RunContext } from './run-context.ts';
import type { RunnerContext } from '../clients/github/context.ts';

interface CheckoutQuery {
  readonly context: Pick<RunnerContext, 'eventName' | 'pullRequest' | 'sha'>;
  /** In the checkout. */
  readonly directory: string;
}

/**
 * The commit that is checked out instead of the pull request: `pull_request_target` checks out the base by default. Undefined where the pull request is
 * checked out (its head, or GitHub's merge commit of it), and for all other events.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#pull_request_target
 */
export async function findOtherCheckout({
  context: { eventName, pullRequest, sha },
  directory,
}: CheckoutQuery): Promise<{ readonly commit: string | undefined } | undefined> {
  if (eventName !== 'pull_request_target' || pullRequest === undefined) return undefined;
  const head = await commitAtHead(directory);
  if (head === undefined) return { commit: sha };
  const { headSha, closed } = pullRequest;
  // After the merge the base has the head among its parents as well.
  const isMerge = !closed && head.parents.slice(1).includes(headSha);
  return head.id === headSha || isMerge ? undefined : { commit: head.id };
}

interface OtherCheckoutTexts {
  readonly subject: CommentDraft['subject'];
  /** What the mode does, in the imperative. */
  readonly verb: string;
}

/** Warns that a run is about another commit than the pull request's, and therefore writes no comment. */
export function warnOfOtherCheckout(
  { event, runner }: Pick<RunContext, 'event' | 'runner'>,
  commit: string | undefined,
  { subject, verb }: OtherCheckoutTexts,
): void {
  const what = commit === undefined ? 'its base' : `commit \`${commit.slice(0, 7)}\``;
  const number = event.pullRequest?.number ?? 0;
  runner.warning(
    `The checkout is ${what}, not pull request #${number}: \`pull_request_target\` checks out the base. Its ${subject} is in the step summary, and no comment was written. ${verb} \`on: pull_request\` instead.`,
    { title: 'Outrider' },
  );
}
