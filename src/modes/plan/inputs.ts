import { fromCommandRules, readAllowedCommands, readFromCommand } from '../../inputs/commands.ts';
import { guardInputs, readGuards } from '../../inputs/guards.ts';
import { planningInputs, readPlanningInputs } from '../../inputs/planning.ts';
import { approvalInputs, readApprovals } from '../../inputs/review.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const planInputs = {
  ...planningInputs,
  ...approvalInputs,
  ...guardInputs,
  ...fromCommandRules,
} as const satisfies InputTable;

export type PlanInputs = Readonly<ReturnType<typeof readPlanInputs>>;

export function readPlanInputs(values: InputValues<typeof planInputs>, source: InputSource) {
  const { errors } = source;
  const approvals = readApprovals(values, errors);
  const guarding = readGuards(values, errors);
  const planning = readPlanningInputs(values, source);
  const command = readFromCommand(values, errors);
  const verbs = command?.configuredVerbs ?? readAllowedCommands(values.commands, errors);
  return { ...values, ...planning, approvals, guarding, command, verbs };
}
