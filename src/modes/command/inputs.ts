import { commandInputs as rules, readCommandSettings, type CommandSettings } from '../../inputs/commands/settings.ts';
import * as shared from '../../inputs/shared.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const commandInputs = { ...rules, timeout: shared.timeout } as const satisfies InputTable;

/** The inputs of mode `command`. */
export interface CommandInputs {
  readonly gitHubOnly: true;
  readonly command: CommandSettings;
  /** Milliseconds. */
  readonly timeout: number;
}

/** Reads the inputs of mode `command`. Errors are collected. */
export function readCommandInputs(raw: RawInputs<typeof commandInputs>, { errors }: InputSource): CommandInputs {
  if (raw['github-token'] === undefined)
    errors.addMissing('github-token', 'Set it: the rules of commands are checked on GitHub.');
  return { gitHubOnly: true, command: readCommandSettings(raw, errors), timeout: raw.timeout };
}
