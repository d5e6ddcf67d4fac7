import * as shared from '../../inputs/shared.ts';
import { commandInputs as rules, readCommandSettings } from '../../inputs/commands.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const commandInputs = { ...rules, timeout: shared.timeout } as const satisfies InputTable;

export type CommandInputs = ReturnType<typeof readCommandInputs>;

export function readCommandInputs(values: InputValues<typeof commandInputs>, { errors }: InputSource) {
  return { gitHubOnly: true as const, command: readCommandSettings(values, errors), timeout: values.timeout };
}
