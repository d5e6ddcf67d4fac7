import * as shared from '../../inputs/shared.ts';
import { commandInputs as rules, readCommandSettings } from '../../inputs/commands.ts';
import { guardApprovers } from '../../inputs/guards.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const commandInputs = {
  ...rules,
  'guard-approvers': guardApprovers,
  timeout: shared.timeout,
} as const satisfies InputTable;

export type CommandInputs = ReturnType<typeof readCommandInputs>;

export function readCommandInputs(values: InputValues<typeof commandInputs>, { errors }: InputSource) {
  const command = { ...readCommandSettings(values, errors), guardRole: values.guardApprovers };
  return { gitHubOnly: true as const, command, timeout: values.timeout };
}
