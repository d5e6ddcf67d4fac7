/** A recorded case in which the sandbox answers differently than Nomad did, and why. */
export type Difference =
  | {
      /** The folder of a recorded plan. */
      readonly plan: string;
      readonly reason: string;
    }
  | {
      /** A recorded story and one of its exchanges. */
      readonly scenario: string;
      readonly exchange: string;
      readonly reason: string;
    };

/**
 * All known differences. A test fails when an unlisted case differs, and when a listed one no longer does.
 *
 * Not recorded and not simulated: warnings and errors whose text was never
 * recorded, volumes of storage plugins, spreads and affinities as reasons to prefer a node (there is one), quantifiers in
 * filters, policies other than the recorded ones, actions of jobs, and a separate index for each kind of record: one
 * index counts all changes.
 */
export const differences: readonly Difference[] = [];
