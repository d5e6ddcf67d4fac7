/** A recorded case in which the sandbox answers differently than the real server did, and why. */
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
 * All of them. A test fails when a case that is not listed differs, and when a listed one has become alike.
 *
 * What no recording shows and the sandbox does not do: warnings and refusals in the server's words where these were never
 * recorded, volumes of storage plugins, spreads and affinities as reasons to prefer a node (there is one), quantifiers in
 * filters, policies other than the recorded ones, actions of jobs, and an index of its own for each kind of record: one
 * index counts all changes.
 */
export const differences: readonly Difference[] = [];
