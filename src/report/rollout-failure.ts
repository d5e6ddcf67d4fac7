import { ActionError, type ReasonWithSection } from '../errors.ts';
import { listCanaryCliCommands } from './comment/next-steps.ts';
import { describeRollout, describeServing } from './describe-rollout.ts';
import { listFixes } from '../nomad-plan/placement.ts';
import { capitalize } from '../text/numbers.ts';
import type { Rollout, RolloutKind } from '../rollout/outcome.ts';

/** The outcomes that fail a run, with the reason and the hint. */
const failures: Partial<Record<RolloutKind, readonly [reason: ReasonWithSection, hint: string]>> = {
  failed: [
    'failed',
    'The new version stays registered. Fix the cause and have the next plan reviewed, or go back with `mode: revert`.',
  ],
  'rolled-back': ['rolled-back', 'Fix the cause in a new pull request.'],
  'placement-blocked': [
    'unplaceable',
    'The job stays registered, and Nomad places it when a node is available. Add capacity, or correct the job file.',
  ],
  superseded: ['conflict', 'Another user or process changed the job in the meantime. Check its latest version.'],
  'timed-out': [
    'timed-out',
    'Nomad continues the rollout. Re-run this workflow job to follow it to its end, and raise `timeout` if it takes longer.',
  ],
};

const silentHint =
  'The outcome is unknown. Check that Nomad can be reached, then re-run this workflow job to follow the rollout to its end.';
const deadCanaryHint =
  'Nomad does not replace this canary, and the deployment still waits. End it with `mode: fail-deployment`, fix the cause, and have the next plan reviewed.';

/** Hints of a mode that differ from the hints of `register`. */
export type RolloutHints = Partial<Record<RolloutKind, string>>;

export function toRolloutError(
  rollout: Rollout,
  { id, file, hints = {} }: { readonly id: string; readonly file: string | undefined; readonly hints?: RolloutHints },
): ActionError {
  const location = file === undefined ? undefined : { file };
  const { denial } = rollout;
  // The run had to promote, but its token lacks the capability.
  if (denial !== undefined)
    return new ActionError({
      reason: denial.reason,
      message: `\`${id}\`: the canaries are healthy, but this run is not allowed to promote them (${describeServing(rollout)}): ${denial.sentence}`,
      request: denial.request,
      location,
      help: denial.help,
      hint: `${denial.hint ?? ''} Until then, promote with \`nomad deployment promote ${rollout.deploymentId}\`.`,
    });
  const separator = rollout.kind === 'placement-blocked' ? ' ' : ': ';
  const [reason, hint] = failures[rollout.kind] ?? ['conflict', 'Check the latest deployment of the job.'];
  return new ActionError({
    reason,
    message: `\`${id}\`${separator}${describeRollout(rollout)}.`,
    location,
    hint: `${selectSpecialHint(rollout) ?? formatBatchHint(rollout, id) ?? hints[rollout.kind] ?? formatPlacementHint(rollout) ?? hint}${formatPromotionHint(rollout)}`,
  });
}

function selectSpecialHint({ silentSince, deadCanary, kind, batch, version }: Rollout): string | undefined {
  if (silentSince !== undefined) return silentHint;
  if (deadCanary === true) return deadCanaryHint;
  return kind === 'failed' && batch === undefined && version === 0
    ? 'The job stays registered. Fix the cause and have the next plan reviewed, or stop the job with `mode: stop`: it has no earlier version.'
    : undefined;
}

function formatPlacementHint({ kind, unplaced }: Rollout): string | undefined {
  if (kind !== 'placement-blocked' || unplaced.length === 0) return undefined;
  return `The job stays registered, and Nomad places it when a node is available. ${capitalize(listFixes(unplaced).join('; '))}.`;
}

/** The hint for a batch job that was followed to its end. */
function formatBatchHint({ kind, batch }: Rollout, id: string): string | undefined {
  if (batch !== undefined && kind === 'timed-out')
    return `Nomad continues the job: \`nomad job status ${id}\` shows its state. Re-run this workflow job to follow it to its end, and raise \`timeout\` if it takes longer.`;
  return batch !== undefined && kind === 'failed'
    ? 'Nomad does not run this version again. Fix the cause, and have the plan of the next version reviewed.'
    : undefined;
}

/** The hint for a rollback that waits for promotion; empty for any other rollback. */
function formatPromotionHint({ revertedTo }: Rollout): string {
  if (revertedTo?.waiting === undefined) return '';
  const [promote = ''] = listCanaryCliCommands(revertedTo.waiting.Namespace, revertedTo.waiting.ID);
  return ` The rollback is complete once its canaries are promoted: \`${promote}\`, or \`mode: promote\`.`;
}
