import { ActionErrors, type ActionError, type Help } from '../errors.ts';
import { mistakeIn } from './kinds.ts';
import { inputTable, type InputName } from './table.ts';
import type { InputRow } from './row.ts';

/** Notes what is wrong with an input, in words that end a sentence `Input x …`, and the way out. */
export type AddMistake = (name: InputName, mistake: string, hint: string, help?: Help) => void;

interface Noting {
  readonly mistakes: ActionError[];
}

/** Notes what is wrong with an input that the user wrote. */
export function addMistake({ mistakes }: Noting, ...[name, mistake, hint, help]: Parameters<AddMistake>): void {
  const row: InputRow = inputTable[name];
  mistakes.push(mistakeIn(name, row, false, mistake, hint, help));
}

/**
 * What was read, if nothing is wrong with it.
 *
 * @throws ActionErrors with all mistakes that were noted while it was read
 */
export function collectMistakes<T>(read: (mistakes: ActionError[]) => T | undefined): T {
  const mistakes: ActionError[] = [];
  const value = read(mistakes);
  if (mistakes.length > 0 || value === undefined) throw new ActionErrors(mistakes);
  return value;
}
