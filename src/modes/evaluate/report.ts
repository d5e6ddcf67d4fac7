import { writeReport, type JobWrite } from '../../report/write-report.ts';
import type { ShortReport } from '../../report/run-report.ts';

/** How a run of mode `evaluate` ended. */
export interface EvaluateOutcome extends JobWrite {
  readonly job: string;
  readonly forceReschedule: boolean;
}

const hints = {
  failed: 'The deployment was under way before. Look at it, and at the cause.',
  'rolled-back': 'The deployment was under way before, and another version runs again.',
  'placement-blocked':
    'The evaluation stands, and what is missing is placed as soon as there is room. Make room in the cluster.',
  'timed-out': 'Nomad goes on with it. Run this again to look anew; raise `timeout` if it takes longer.',
};

/** What is said of a job that was evaluated. */
export function evaluateReport(outcome: EvaluateOutcome): ShortReport {
  const { job, forceReschedule } = outcome;
  const rescheduled = forceReschedule ? ', failed allocations rescheduled at once' : '';
  const results = {
    none: `\`${job}\` was not evaluated`,
    already: `\`${job}\` was not evaluated`,
    'dry-run': `Dry run: \`${job}\` would be evaluated${rescheduled}`,
    done: `Evaluated \`${job}\`${rescheduled}`,
  };
  return writeReport(outcome, { job, results, hints });
}
