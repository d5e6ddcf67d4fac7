import type { ShortReport } from '../../report/run-report.ts';
import { childJobFailure, describeChildJobOutcome } from '../../report/describe-child-job.ts';
import type { ActionError } from '../../errors.ts';
import type { ChildJobOutcome } from '../../rollout/outcome.ts';

/** How a run of mode `periodic-force` ended. */
export interface PeriodicForceOutcome {
  readonly job: string;
  /** The ID of the launched job; empty when it is unknown. */
  readonly child: string;
  readonly evalId: string;
  readonly result: 'none' | 'dry-run' | 'done';
  /** Undefined where it was not followed. */
  readonly work: ChildJobOutcome | undefined;
  readonly failures: readonly ActionError[];
}

export function periodicForceReport(outcome: PeriodicForceOutcome): ShortReport {
  const { job, child, evalId, result, work } = outcome;
  const failure = work === undefined ? undefined : childJobFailure(child, work);
  const failures = failure === undefined ? outcome.failures : [...outcome.failures, failure];
  const text = {
    none: `\`${job}\` was not launched`,
    'dry-run': `Dry run: \`${job}\` would be launched`,
    done: `\`${job}\` was launched as \`${child}\`${work === undefined ? '' : `: ${describeChildJobOutcome(work)}`}`,
  };
  const launched = { id: job, child, outcome: work?.kind ?? '', reason: failures[0]?.reason ?? '' };
  return {
    headline: outcome.failures[0]?.message ?? text[result],
    sign: result === 'dry-run' ? '🔵' : '🟢',
    failures,
    notes: [],
    body: [],
    outputs: {
      outcome: work?.kind ?? '',
      'dispatched-job-id': child,
      'eval-id': evalId,
      jobs: JSON.stringify(result === 'done' ? [launched] : []),
    },
  };
}
