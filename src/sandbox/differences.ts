/** A recorded case in which the sandbox answers differently than the real server did, and why. */
export interface Difference {
  /** The folder of a recorded plan. */
  readonly plan: string;
  readonly reason: string;
}

/**
 * All of them. A test fails when a case that is not listed differs, and when a listed one has become alike.
 *
 * What no recorded plan shows and the sandbox does not do: sidecar tasks that a service mesh adds to a group, warnings and
 * refusals in the server's words where these were never recorded, volumes of storage plugins, spreads and affinities as
 * reasons to prefer a node (there is one), and rescheduling with its delays.
 */
export const differences: readonly Difference[] = [];
