import type { ShortReport } from '../../report/run-report.ts';
import { workFailure, workWords } from '../../report/work-words.ts';
import type { ActionError } from '../../errors.ts';
import type { ChildJobOutcome } from '../../rollout/outcome.ts';

/** How a run of mode `periodic-force` ended. */
export interface PeriodicForceOutcome {
  readonly job: string;
  /** The ID of what was launched; empty when that is not known. */
  readonly child: string;
  readonly evalId: string;
  readonly deed: 'none' | 'dry-run' | 'done';
  /** Undefined where it was not followed. */
  readonly work: ChildJobOutcome | undefined;
  readonly failures: readonly ActionError[];
}

/** What is said of a periodic job that was launched. */
export function periodicForceReport(outcome: PeriodicForceOutcome): ShortReport {
  const { job, child, evalId, deed, work } = outcome;
  const failure = work === undefined ? undefined : workFailure(child, work);
  const failures = failure === undefined ? outcome.failures : [...outcome.failures, failure];
  const words = {
    none: `Nothing was launched of \`${job}\``,
    'dry-run': `Dry run: \`${job}\` would be launched`,
    done: `\`${job}\` was launched as \`${child}\`${work === undefined ? '' : `: ${workWords(work)}`}`,
  };
  const told = { id: job, child, outcome: work?.kind ?? '', reason: failures[0]?.reason ?? '' };
  return {
    headline: outcome.failures[0]?.message ?? words[deed],
    sign: deed === 'dry-run' ? '🔵' : '🟢',
    failures,
    notes: [],
    body: [],
    outputs: {
      changed: String(deed === 'done'),
      outcome: work?.kind ?? '',
      'dispatched-job-id': child,
      'eval-id': evalId,
      jobs: JSON.stringify(deed === 'done' ? [told] : []),
    },
  };
}
