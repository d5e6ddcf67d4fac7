import { hasChanges } from '../../report/plan/plan-alarms.ts';
import { labelName, planLabels, type PlanLabel } from './label-names.ts';
import { allFailures, type PlanOutcome } from '../../report/plan/plan-outcome.ts';

/** The labels to add and those to remove. */
export interface LabelChanges {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/**
 * What has to change so that the labels of a pull request are those of its plan. Labels of others are never named.
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
  const { jobs, removed } = outcome;
  const isComplete = allFailures(outcome).length === 0;
  const found = (isFound: boolean): 'on' | 'off' | 'unknown' => (isFound ? 'on' : isComplete ? 'off' : 'unknown');
  const changes = jobs.some(hasChanges) || removed.some(({ stop }) => stop.kind === 'stops');
  return {
    replaces: found(jobs.some(({ verdict }) => verdict.destructive)),
    'cannot place': found(jobs.some(({ verdict }) => verdict.unplaced.length > 0)),
    'no change': isComplete && !changes ? 'on' : 'off',
  };
}
