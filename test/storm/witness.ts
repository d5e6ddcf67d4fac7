import type { ActionRun } from '../support/action.ts';
import type { FakeGitHub } from '../support/github.ts';
import type { FaultKind } from './faults.ts';

/** What was seen of one run from outside. */
export interface Witness {
  /** How its story is replayed. */
  readonly story: string;
  readonly run: ActionRun;
  /** Milliseconds that it was given. */
  readonly deadline: number;
  /** Milliseconds from the cancellation to its end; undefined where it was not cancelled. */
  readonly cancelledFor: number | undefined;
  readonly met: readonly FaultKind[];
  /** All comments after it. */
  readonly comments: FakeGitHub['comments'];
  /** Which run it was, what it met and what it said, for whoever reads of a violation. */
  readonly words: () => string;
}
