import { writeReport, type JobWrite } from '../../report/write-report.ts';
import type { ShortReport } from '../../report/run-report.ts';

/** How a run of mode `evaluate` ended. */
export interface EvaluateOutcome extends JobWrite {
  readonly job: string;
  readonly forceReschedule: boolean;
}

const hints = {
  failed: 'The deployment was active before the evaluation. Find and fix the cause of its failure.',
  'rolled-back': 'The deployment was active before the evaluation; an earlier version runs again.',
  'placement-blocked':
    'Nomad places the missing allocations as soon as there is capacity. Add capacity, or reduce what the job asks for.',
  'timed-out': 'Nomad continues. Run this again to check the result; raise `timeout` if it takes longer.',
};

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
