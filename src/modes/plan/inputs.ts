import { fromCommandRules, readAllowedCommands, readFromCommand } from '../../inputs/commands.ts';
import { guardInputs, readGuards } from '../../inputs/guards.ts';
import * as kinds from '../../inputs/kinds.ts';
import { planningInputs, readPlanningInputs } from '../../inputs/planning.ts';
import { approvalInputs, readApprovals } from '../../inputs/review.ts';
import { quote } from '../../inputs/suggest.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const planInputs = {
  ...planningInputs,
  ...approvalInputs,
  ...guardInputs,
  ...fromCommandRules,
  labels: {
    kind: kinds.choice(['off', 'auto']),
    default: 'off',
    text: '`auto` sets and removes labels that show the effect of the plan, such as `outrider: replaces`; `off` changes none.',
  },
} as const satisfies InputTable;

export type PlanInputs = Readonly<ReturnType<typeof readPlanInputs>>;

export function readPlanInputs(values: InputValues<typeof planInputs>, source: InputSource) {
  const { errors } = source;
  const { commentId: id = '' } = values;
  const labels = values.labels === 'auto';
  if (labels && id.length > maxIdLength) {
    const hint = `Use at most ${maxIdLength} characters: with \`labels: auto\`, labels contain it.`;
    errors.add('comment-id', `is ${quote(id)}, which is too long for a label`, hint);
  }
  const approvals = readApprovals(values, errors);
  const guarding = readGuards(values, errors);
  const planning = readPlanningInputs(values, source);
  const command = readFromCommand(values, errors);
  /** The commands that the comment shows for copying. */
  const verbs = command?.named ?? readAllowedCommands(values.commands, errors);
  return { ...values, ...planning, approvals, guarding, labels, command, verbs };
}

/** What a label reports about a plan. */
export const planLabels = ['replaces', 'cannot place', 'no change'] as const;
export type PlanLabel = (typeof planLabels)[number];

/** GitHub's limit of a label. */
const maxLength = 50;
/** Characters of a `comment-id` that fit into every label. */
export const maxIdLength = maxLength - Math.max(...planLabels.map((label) => labelName(label, '').length));

/** The name of a label; with the ID of the comment where a pull request has several, so that their plans do not remove each other's. */
export function labelName(label: PlanLabel, commentId: string): string {
  return `outrider: ${label}${commentId === 'default' ? '' : ` (${commentId})`}`;
}
