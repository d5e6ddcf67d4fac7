import type { ActionRun } from '../support/action.ts';
import type { FakeGitHub } from '../support/github.ts';
import type { FaultKind } from './faults.ts';

export interface ObservedRun {
  /** The flags that repeat its story. */
  readonly story: string;
  readonly run: ActionRun;
  /** The timeout of the run, in milliseconds. */
  readonly deadline: number;
  /** Milliseconds from the cancellation to its end; `undefined` if it was not cancelled. */
  readonly cancelledFor: number | undefined;
  readonly injected: readonly FaultKind[];
  readonly comments: FakeGitHub['comments'];
  /** The run with its faults and messages, for the report of a violation. */
  readonly describe: () => string;
}
