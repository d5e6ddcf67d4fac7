import { plain } from '../../text/log-text.ts';
import { hasChanges } from '../../report/plan/plan-alarms.ts';
import { plannedWrites } from '../../report/plan/planned-writes.ts';
import { allFailures, type PlanOutcome } from '../../report/plan/plan-outcome.ts';
import { isOfFork } from '../../clients/github/context.ts';
import { addLabels, listLabels, removeLabel } from '../../clients/github/pull-requests/labels.ts';
import { type CommentedPullRequest, hasOtherHead } from '../../clients/github/pull-requests/pull-requests.ts';
import { findOtherCheckout } from '../../operations/pull-request-files.ts';
import { connectRepository, type RunContext } from '../../operations/run-context.ts';
import { optional } from '../../report/optional.ts';
import { labelName, type PlanLabel, planLabels, type PlanInputs } from './inputs.ts';

export interface LabelChanges {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/**
 * What has to change so that the labels of a pull request are those of its plan. Labels that Outrider did not set are never named.
 *
 * @param present all labels of the pull request; their case does not matter to GitHub
 */
export function changeLabels(outcome: PlanOutcome, commentId: string, present: readonly string[]): LabelChanges {
  const wanted = judgeLabels(outcome);
  const find = (label: PlanLabel): string | undefined => {
    const name = labelName(label, commentId).toLowerCase();
    return present.find((one) => one.toLowerCase() === name);
  };
  return {
    add: planLabels
      .filter((label) => wanted[label] === 'on' && find(label) === undefined)
      .map((label) => labelName(label, commentId)),
    remove: planLabels.flatMap((label) => (wanted[label] === 'off' ? (find(label) ?? []) : [])),
  };
}

/** Whether each label is true. Where a file cannot be planned, a warning from an earlier plan stays: nothing shows that it no longer applies. */
function judgeLabels(outcome: PlanOutcome): Readonly<Record<PlanLabel, 'on' | 'off' | 'unknown'>> {
  const { jobs } = outcome;
  const writes = plannedWrites(outcome);
  const isComplete = allFailures(outcome).length === 0;
  const found = (isFound: boolean): 'on' | 'off' | 'unknown' => (isFound ? 'on' : isComplete ? 'off' : 'unknown');
  const changes = writes.length > 0 || jobs.some(hasChanges);
  return {
    replaces: found(writes.some(({ isDestructive }) => isDestructive)),
    'cannot place': found(jobs.some(({ verdict }) => verdict.unplaced.length > 0)),
    'no change': isComplete && !changes ? 'on' : 'off',
  };
}

const labelling = {
  what: 'The labels were not updated',
  help: 'labels-not-written',
  hint: 'Give the job `permissions: { pull-requests: write, issues: write }`: without `issues: write`, GitHub creates no missing label.',
} as const;

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
  const level = isOfFork(run.event) ? 'notice' : 'warning';
  await optional(run.runner, { ...labelling, level }, async () => {
    const { event, inputs } = run;
    const checkout = { context: event, directory: inputs.jobFiles.workingDirectory };
    const pullRequest =
      commented ?? ((await findOtherCheckout(checkout)) === undefined ? event.pullRequest : undefined);
    if (pullRequest !== undefined) await changeOnGitHub(run, outcome, pullRequest);
  });
}

async function changeOnGitHub(
  { event, transport, runner, inputs }: LabellingRun,
  outcome: PlanOutcome,
  pullRequest: CommentedPullRequest,
): Promise<void> {
  const { token, id } = inputs.comment;
  const { github, repository } = await connectRepository({ event, transport }, token);
  const labelled = { github, repository, number: pullRequest.number };
  const { add, remove } = changeLabels(outcome, id, await listLabels(labelled));
  if (add.length + remove.length === 0 || (await hasOtherHead(github, repository, pullRequest))) return;
  for (const name of remove) await removeLabel(labelled, name);
  if (add.length > 0) await addLabels(labelled, add);
  runner.log(plain`Labels: ${[...remove.map((name) => `-${name}`), ...add.map((name) => `+${name}`)].join(', ')}`);
}
