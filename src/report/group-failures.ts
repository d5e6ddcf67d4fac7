import type { ActionError } from '../errors.ts';

/** Errors that say the same, such as a server that is down for every file, are told once with their places. */
export function groupFailures(failures: readonly ActionError[]): readonly (readonly ActionError[])[] {
  // Without `Map.groupBy`: this has to work where the runner's Node.js is too old for anything else.
  const groups = new Map<string, ActionError[]>();
  for (const failure of failures) {
    const key = JSON.stringify([failure.message, failure.hint, failure.location?.line]);
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  return [...groups.values()];
}
