import { countedDrifts, type DriftOutcome, type JobDrift } from '../outcome.ts';
import {
  isLaterRun,
  issueStateOf,
  newDrifts,
  readState,
  stillKnown,
  type IssueState,
  type RunTime,
} from './issue-state.ts';

/** The issue as it is on GitHub. */
export interface PresentIssue {
  readonly body: string;
  readonly isOpen: boolean;
  /** Whether a person closed it as not planned. */
  readonly isDismissed: boolean;
}

/** What to do with the issue. */
export type IssueDecision =
  /** `why`: there is nothing to report; no job could be compared; the drift is snoozed; a later run has written the issue. */
  | { readonly kind: 'leave'; readonly why: 'clean' | 'unknown' | 'snoozed' | 'later-run' }
  | { readonly kind: 'open'; readonly state: IssueState }
  | {
      readonly kind: 'edit';
      readonly state: IssueState;
      readonly reopens: boolean;
      /** Of these a comment notifies. */
      readonly news: readonly JobDrift[];
    }
  | { readonly kind: 'close'; readonly state: IssueState }
  /** The issue is closed and there is no drift: only its text is updated. */
  | { readonly kind: 'forget'; readonly state: IssueState };

/**
 * Decides what to do with the issue. Pure: the same outcome and issue lead to the same decision, so that it can be made again on what GitHub has after a
 * write.
 *
 * @param latest see `readState`
 */
export function decideIssue(
  outcome: DriftOutcome,
  present: PresentIssue | undefined,
  run: RunTime,
  latest: number,
): IssueDecision {
  const before = present === undefined ? undefined : readState(present.body, latest);
  if (before !== undefined && isLaterRun(before, run)) return { kind: 'leave', why: 'later-run' };
  const drifts = countedDrifts(outcome);
  if (outcome.compared + drifts.length === 0 && !isClean(outcome)) return { kind: 'leave', why: 'unknown' };
  const state = issueStateOf(drifts, stillKnown(outcome, before), run);
  if (drifts.length === 0) return decideWithoutDrift(outcome, present, state);
  if (present === undefined) return { kind: 'open', state };
  if (!present.isOpen && present.isDismissed && before?.all === state.all) return { kind: 'leave', why: 'snoozed' };
  return { kind: 'edit', state, reopens: !present.isOpen, news: newDrifts(drifts, before) };
}

/** Nothing is closed unless every job was compared, and none differs. */
function decideWithoutDrift(
  outcome: DriftOutcome,
  present: PresentIssue | undefined,
  state: IssueState,
): IssueDecision {
  if (present === undefined) return { kind: 'leave', why: 'clean' };
  const isCertain = isClean(outcome);
  if (present.isOpen) return isCertain ? { kind: 'close', state } : { kind: 'edit', state, reopens: false, news: [] };
  return isCertain ? { kind: 'forget', state } : { kind: 'leave', why: 'clean' };
}

/** Whether every job was compared, and none differs from its file. */
function isClean(outcome: DriftOutcome): boolean {
  const { failed, failures, unmanaged, drifts } = outcome;
  return failed.length + failures.length + drifts.length === 0 && unmanaged !== 'unknown';
}
