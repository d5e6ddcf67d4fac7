import { writeReport, type JobWrite } from '../../report/write-report.ts';
import type { Note } from '../../errors.ts';
import type { ShortReport } from '../../report/run-report.ts';

/** How a run of mode `scale` ended. */
export interface ScaleOutcome extends JobWrite {
  readonly job: string;
  /** Whether a count was set, or an error recorded. */
  readonly kind: 'count' | 'error';
  /** Undefined when it is unknown. */
  readonly group: string | undefined;
  readonly counts: { readonly from: number; readonly to: number } | undefined;
  /** The job was changed between the read and the write, and the server did not prevent it. */
  readonly raced: boolean;
}

const resetNote: Note = {
  level: 'notice',
  text: 'The next `register` resets the count to that of the job file, unless it has `preserve-counts: true`.',
};

const hints = {
  failed: 'The new count stays. Check the latest deployment of the job, and scale back if needed.',
  'rolled-back': 'The previous version runs again, with its count. Check the latest deployment of the job.',
  'placement-blocked':
    'The new count stays, and Nomad places the missing allocations as soon as there is capacity. Add capacity, or scale back.',
  'timed-out':
    'The new count stays, and Nomad continues: check the deployment. Raise `timeout` if it takes longer. Running a relative count again scales again.',
};

export function scaleReport(outcome: ScaleOutcome): ShortReport {
  const { job, kind, group, counts, result, raced } = outcome;
  const name = `group \`${group ?? ''}\` of \`${job}\``;
  const { from = 0, to = 0 } = counts ?? {};
  const results = {
    none: `\`${job}\` was not scaled`,
    already: `Nothing to do: the count of ${name} is ${to}`,
    'dry-run': `Dry run: ${name} would be scaled from ${from} to ${to}`,
    done: `Scaled ${name} from ${from} to ${to}`,
  };
  const errorResults = {
    ...results,
    'dry-run': `Dry run: the error of ${name} would be recorded`,
    done: `Recorded the error of ${name}`,
  };
  const text = { job, results: kind === 'error' ? errorResults : results, hints };
  const isScaled = kind === 'count' && (result === 'done' || result === 'dry-run');
  const raceNote: Note = {
    level: 'warning',
    text: `The job was changed while it was being scaled, and Nomad (before 1.8.2) did not refuse the write: the count is now ${to}, computed from ${from}.`,
  };
  return { ...writeReport(outcome, text), notes: [...(isScaled ? [resetNote] : []), ...(raced ? [raceNote] : [])] };
}
