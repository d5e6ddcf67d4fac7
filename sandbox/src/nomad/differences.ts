/** A recorded case in which the response of the sandbox differs from Nomad's, and the reason. */
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
 * All known differences. A test fails if an unlisted case differs, or if a listed one no longer does.
 *
 * Not recorded and not simulated: warnings and errors whose text was never
 * recorded, volumes of storage plugins, spreads and affinities as reasons to prefer a node (there is one), quantifiers in
 * filters, policies other than the recorded ones, actions of jobs, and a separate index for each kind of record: one
 * index counts all changes.
 */
export const differences: readonly Difference[] = [];
