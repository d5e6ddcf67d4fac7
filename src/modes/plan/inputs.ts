import { approvalInputs, readApprovals, type ApprovalInputs } from '../../inputs/approvals.ts';
import * as kinds from '../../inputs/kinds.ts';
import {
  fromCommandRules,
  readAllowedCommands,
  readFromCommand,
  type CommandSettings,
  type Verb,
} from '../../inputs/commands/settings.ts';
import { planningInputs, readPlanningInputs, type PlanningInputs } from '../../inputs/planning.ts';
import { quote } from '../../inputs/suggest.ts';
import { maxIdLength } from './label-names.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const planInputs = {
  ...planningInputs,
  ...approvalInputs,
  ...fromCommandRules,
  labels: {
    kind: kinds.choice(['off', 'auto']),
    default: 'off',
    text: '`auto` sets and removes the labels `outrider: replaces`, `outrider: cannot place` and `outrider: no change` on the pull request; `off` changes no label.',
  },
} as const satisfies InputTable;

/** The inputs of mode `plan`. */
export interface PlanInputs extends PlanningInputs {
  readonly approvals: ApprovalInputs;
  /** Whether the pull request gets labels. */
  readonly labels: boolean;
  /** The commands that the comment shows for copying. */
  readonly verbs: readonly Verb[];
  /** The rules of the command that the run is from; undefined if it is from none. */
  readonly command: CommandSettings | undefined;
}

/** Reads the inputs of mode `plan`; undefined after an error that makes that impossible. Errors are collected. */
export function readPlanInputs(raw: RawInputs<typeof planInputs>, reading: InputSource): PlanInputs | undefined {
  const labels = raw.labels === 'auto';
  const id = raw['comment-id'] ?? '';
  if (labels && id.length > maxIdLength) {
    const hint = `Use at most ${maxIdLength} characters: with \`labels: auto\`, labels contain it.`;
    reading.errors.add('comment-id', `is ${quote(id)}, which is too long for a label`, hint);
  }
  const approvals = readApprovals(raw, reading.errors);
  const fromCommand = raw['from-command'];
  // The pull request of a comment may be from a fork.
  const planning = readPlanningInputs(raw, { ...reading, fork: reading.fork || fromCommand });
  const command = readFromCommand(raw, reading.errors);
  const verbs = command?.named ?? readAllowedCommands(raw.commands, reading.errors);
  return planning === undefined ? undefined : { ...planning, approvals, labels, command, verbs };
}
