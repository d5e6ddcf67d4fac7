import { ActionError } from '../../errors.ts';
import { isOfFork } from '../../clients/github/context.ts';
import { addLabels, listLabels, removeLabel } from '../../clients/github/pull-requests/labels.ts';
import { hasOtherHead, type CommentedPullRequest } from '../../clients/github/pull-requests/pull-requests.ts';
import { findOtherCheckout } from '../../operations/pull-request-files.ts';
import { connectGitHub, type RunContext } from '../../operations/run-context.ts';
import { failureText } from '../../report/help.ts';
import { changeLabels } from './labels.ts';
import type { PlanOutcome } from '../../report/plan/plan-outcome.ts';
import type { PlanInputs } from './inputs.ts';

type LabellingRun = Pick<RunContext, 'event' | 'transport' | 'runner'> & { readonly inputs: PlanInputs };

/**
 * Sets and removes Outrider's labels as the plan requires; sends one request if they are right already. A newer commit of the
 * pull request has a plan of its own. What GitHub refuses is a warning.
 *
 * @param commented the pull request whose comment shows the plan; undefined without a comment
 */
export async function updateLabels(
  run: LabellingRun,
  outcome: PlanOutcome,
  commented: CommentedPullRequest | undefined,
): Promise<void> {
  try {
    const pullRequest = commented ?? (await findPlanned(run));
    if (pullRequest !== undefined) await changeOnGitHub(run, outcome, pullRequest);
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const level = isOfFork(run.event) ? 'notice' : 'warning';
    run.runner[level](failureText(notUpdated(error)), { title: 'Outrider' });
  }
}

/** The pull request of the event, unless another commit is checked out. */
async function findPlanned({ event, inputs }: LabellingRun): Promise<CommentedPullRequest | undefined> {
  const other = await findOtherCheckout({ context: event, directory: inputs.jobFiles.workingDirectory });
  return other === undefined ? event.pullRequest : undefined;
}

async function changeOnGitHub(
  { event, transport, runner, inputs }: LabellingRun,
  outcome: PlanOutcome,
  pullRequest: CommentedPullRequest,
): Promise<void> {
  const { token, id } = inputs.comment;
  const { repository } = event;
  if (token === undefined || repository === undefined)
    throw new ActionError({ reason: 'unauthorized', message: 'There is no `github-token`, or no repository' });
  const github = await connectGitHub({ event, transport }, token);
  const labelled = { github, repository, number: pullRequest.number };
  const { add, remove } = changeLabels(outcome, id, await listLabels(labelled));
  if (add.length + remove.length === 0 || (await hasOtherHead(github, repository, pullRequest))) return;
  for (const name of remove) await removeLabel(labelled, name);
  if (add.length > 0) await addLabels(labelled, add);
  runner.log(`Labels: ${[...remove.map((name) => `-${name}`), ...add.map((name) => `+${name}`)].join(', ')}`);
}

function notUpdated({ reason, message }: ActionError): ActionError {
  return new ActionError({
    reason,
    message: `The labels were not updated: ${message}`,
    help: 'labels-not-written',
    hint: 'Give the job `permissions: { pull-requests: write, issues: write }`: without `issues: write`, GitHub creates no missing label.',
  });
}
