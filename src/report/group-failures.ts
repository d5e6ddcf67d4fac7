import type { Failure } from '../errors.ts';

/** Failures that say the same, such as a server that is down for every file, are told once with their places. */
export function groupFailures(failures: readonly Failure[]): readonly (readonly Failure[])[] {
  // Without `Map.groupBy`: this has to work where the runner's Node.js is too old for anything else.
  const groups = new Map<string, Failure[]>();
  for (const failure of failures) {
    const key = JSON.stringify([failure.message, failure.hint, failure.where?.line]);
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  return [...groups.values()];
}
