import type { Failure } from '../failure.ts';

/** Failures that say the same, such as a server that is down for every file, are told once with their places. */
export function groupFailures(failures: readonly Failure[]): readonly (readonly Failure[])[] {
  return [
    ...Map.groupBy(failures, (failure) =>
      JSON.stringify([failure.message, failure.hint, failure.where?.line]),
    ).values(),
  ];
}
