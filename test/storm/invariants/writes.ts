import type { ObservedRun } from '../observed-run.ts';
import type { Checks } from './checks.ts';
import { readReportedResult, type ReportedResult } from './reported.ts';

export interface Effect {
  /** The number of writes in addition to the state before the run. */
  readonly times: number;
  /** The maximum of `times`: 1, unless a second write is harmless and the run reports it. */
  readonly most?: number;
  /** The observations, for the report of a violation. */
  readonly details: string;
  /** The result that the run reports for this write; by default that of the whole run. */
  readonly reported?: ReportedResult;
}

/** Compares the reported result of one write with its effect. */
export function checkWrite(checks: Checks, observed: ObservedRun, effect: Effect): void {
  const { story, run } = observed;
  const { times, most = 1, details, reported = readReportedResult(run) } = effect;
  const describe = (): string =>
    `${observed.describe()} reported "${reported}", and the write exists ${times} times more (${details})`;
  checks.check(story, 'no write exists twice', times <= most, describe);
  if (reported === 'done') checks.check(story, 'a write reported as done exists', times > 0, describe);
  const isDenied = reported === 'not-done' || reported === 'nothing' || reported === 'open';
  if (isDenied) {
    const holds = reported === 'open' || times === 0;
    checks.check(
      story,
      'a write reported as not done does not exist, or the run reports that it does not know',
      holds,
      describe,
    );
  }
}
