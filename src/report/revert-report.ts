import { fence } from './markdown.ts';
import { takeWithin } from './fit.ts';
import { countWords, plural, reasonWords, totals } from './words.ts';
import { writeReport, type JobWrite } from './write-report.ts';
import type { DiffView } from './diff-lines.ts';
import type { Note, RunReport } from './run-report.ts';
import type { Verdict } from '../plan/verdict.ts';

/** What a change would do, without the values that must not be shown. */
export interface ShownPlan {
  readonly verdict: Verdict;
  readonly diff: DiffView;
}

/** How a run of mode `revert` ended. */
export interface RevertOutcome extends JobWrite {
  readonly job: string;
  /** The version that was the live one; undefined when it is not known. */
  readonly live: number | undefined;
  /** The version to go back to. */
  readonly target: number | undefined;
  /** Undefined where nothing was to be changed. */
  readonly plan: ShownPlan | undefined;
}

/** Of the characters of a summary. */
const longestDiff = 200_000;

const hints = {
  failed: 'The version stays registered. Look at the latest deployment of the job, and choose another version.',
  'rolled-back': 'Another version runs again. Look at the latest deployment of the job, and choose another version.',
  'timed-out':
    'The scheduler goes on with it: look at the latest deployment of the job. Raise `timeout` if it takes longer.',
};

/** What is said of a job that went back to an old version. */
export function revertReport(outcome: RevertOutcome): RunReport {
  const { job, live = 0, target = 0, version, plan } = outcome;
  const as = version === undefined || version === live ? '' : ` as version ${version}`;
  const deeds = {
    none: `Nothing was changed in \`${job}\``,
    already:
      live === target
        ? `Nothing to do: version ${target} of \`${job}\` is the live one`
        : `Nothing to do: version ${live} of \`${job}\`, the live one, says the same as version ${target}`,
    'dry-run': `Dry run: \`${job}\` would go back from version ${live} to version ${target}`,
    done: `\`${job}\` went back from version ${live} to version ${target}${as}`,
  };
  const report = writeReport(outcome, { job, deeds, hints });
  return plan === undefined ? report : { ...report, notes: notes(plan), body: body(plan) };
}

function notes({ verdict }: ShownPlan): readonly Note[] {
  const unplaced = verdict.unplaced.map(
    ({ group, reasons }) => `Group \`${group}\` finds no place: ${reasonWords(reasons)}`,
  );
  return [...unplaced, ...verdict.warnings].map((words) => ({ level: 'warning', words }));
}

function body({ verdict, diff }: ShownPlan): readonly string[] {
  const counts = countWords(totals(verdict.groups), verdict.starts);
  const hiddenValues = diff.hiddenValues === 0 ? [] : [`${plural(diff.hiddenValues, 'value')} hidden`];
  const words = [...(counts === '' ? [] : [counts]), ...hiddenValues].join(' · ');
  const { taken, left } = takeWithin(diff.lines, longestDiff, (line) => line.length);
  return [
    fence(taken, 'diff'),
    ...(left === 0 ? [] : [`… and ${plural(left, 'line')} more in the log.`]),
    ...(words === '' ? [] : [words]),
  ];
}
