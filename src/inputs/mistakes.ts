import { Failures, type Failure } from '../failure.ts';

/**
 * What was read, if nothing is wrong with it.
 *
 * @throws Failures with all mistakes that were noted while it was read
 */
export function collectMistakes<T>(read: (mistakes: Failure[]) => T | undefined): T {
  const mistakes: Failure[] = [];
  const value = read(mistakes);
  if (mistakes.length > 0 || value === undefined) throw new Failures(mistakes);
  return value;
}
