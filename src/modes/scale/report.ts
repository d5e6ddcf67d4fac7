import { writeReport, type JobWrite } from '../../report/write-report.ts';
import type { Note } from '../../errors.ts';
import type { ShortReport } from '../../report/run-report.ts';

/** How a run of mode `scale` ended. */
export interface ScaleOutcome extends JobWrite {
  readonly job: string;
  /** Whether a count was set, or an error noted. */
  readonly kind: 'count' | 'error';
  /** Undefined when it is not known. */
  readonly group: string | undefined;
  readonly counts: { readonly from: number; readonly to: number } | undefined;
  /** The job was changed between its reading and its writing, which the server did not keep from happening. */
  readonly raced: boolean;
}

const undone: Note = {
  level: 'notice',
  text: "The next register sets the job file's count again, unless it has `preserve-counts: true`.",
};

const hints = {
  failed: 'The new count stays. Look at the latest deployment of the job, and scale it back where that is needed.',
  'rolled-back': 'The version before runs again, with its count. Look at the latest deployment of the job.',
  'placement-blocked':
    'The new count stays, and what is missing is placed as soon as there is room. Make room in the cluster, or scale back.',
  'timed-out':
    'The new count stays, and Nomad goes on: look at the deployment. Raise `timeout` if it takes longer. A relative count that is run again scales again.',
};

/** What is said of a task group that was scaled. */
export function scaleReport(outcome: ScaleOutcome): ShortReport {
  const { job, kind, group, counts, result, raced } = outcome;
  const name = `group \`${group ?? ''}\` of \`${job}\``;
  const { from = 0, to = 0 } = counts ?? {};
  const results = {
    none: `Nothing was scaled in \`${job}\``,
    already: `Nothing to do: the count of ${name} is ${to}`,
    'dry-run': `Dry run: ${name} would be scaled from ${from} to ${to}`,
    done: `Scaled ${name} from ${from} to ${to}`,
  };
  const noted = {
    ...results,
    'dry-run': `Dry run: an error would be noted of ${name}`,
    done: `Noted an error of ${name}`,
  };
  const text = { job, results: kind === 'error' ? noted : results, hints };
  const isScaled = kind === 'count' && (result === 'done' || result === 'dry-run');
  const old: Note = {
    level: 'warning',
    text: `The job was changed while it was being scaled, and Nomad (before 1.8.2) did not refuse: the count is ${to}, which was resolved from ${from}.`,
  };
  return { ...writeReport(outcome, text), notes: [...(isScaled ? [undone] : []), ...(raced ? [old] : [])] };
}
