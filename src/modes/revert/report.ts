import { ActionError, type Note } from '../../errors.ts';
import { fence } from '../../report/markdown/markdown.ts';
import { takeWithin } from '../../report/markdown/fit.ts';
import { describeCounts, describeReasons, totals } from '../../report/describe-plan.ts';
import { plural } from '../../plan/numbers.ts';
import { writeReport, type JobWrite } from '../../report/write-report.ts';
import type { DiffView } from '../../plan/diff-lines.ts';
import type { ShortReport } from '../../report/run-report.ts';
import type { Verdict } from '../../plan/verdict.ts';

/** What a change would do, without the values that must not be shown. */
export interface RevertPlan {
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
  readonly plan: RevertPlan | undefined;
  /** The versions that run while canaries wait, the oldest first; undefined where none do, or it is not known. */
  readonly serving: readonly number[] | undefined;
}

/** Of the characters of a summary. */
const longestDiff = 200_000;

const hints = {
  failed: 'The version stays registered. Look at the latest deployment of the job, and choose another version.',
  'rolled-back': 'Another version runs again. Look at the latest deployment of the job, and choose another version.',
  'timed-out': 'Nomad goes on with it: look at the latest deployment of the job. Raise `timeout` if it takes longer.',
};

/** The report of a job that went back to an old version, or has not arrived there. */
export function revertReport(outcome: RevertOutcome): ShortReport {
  const { job, live = 0, target = 0, version, plan, rollout } = outcome;
  const as = version === undefined || version === live ? '' : ` as version ${version}`;
  const results = {
    none: `Nothing was changed in \`${job}\``,
    already:
      live === target
        ? `Nothing to do: version ${target} of \`${job}\` is the live one`
        : `Nothing to do: version ${live} of \`${job}\`, the live one, says the same as version ${target}`,
    'dry-run': `Dry run: \`${job}\` would go back from version ${live} to version ${target}`,
    done: `\`${job}\` went back from version ${live} to version ${target}${as}`,
  };
  const written = writeReport(outcome, { job, results, hints });
  const report = rollout?.kind === 'awaiting-promotion' ? notArrived(written, outcome) : written;
  return plan === undefined ? report : { ...report, notes: notes(plan), body: body(plan) };
}

/** While canaries wait the old specification does not serve, whatever is registered. */
function notArrived(report: ShortReport, { job, target = 0, version, serving, rollout }: RevertOutcome): ShortReport {
  const registered = version === undefined || version === target ? '' : `, registered as version ${version}`;
  const failure = new ActionError({
    reason: 'blocked',
    message: `\`${job}\` has not arrived at version ${target}${registered}: its canaries are healthy and wait for promotion; ${describeServing(serving)}`,
    help: 'waiting-for-promotion',
    hint: `Promote them with \`mode: promote\` and \`job: ${job}\`, or by \`nomad deployment promote ${rollout?.deploymentId ?? ''}\`.`,
  });
  return { ...report, headline: failure.message, failures: [...report.failures, failure] };
}

function describeServing(serving: RevertOutcome['serving']): string {
  if (serving === undefined) return 'which version still serves could not be read';
  if (serving.length === 0) return 'no other version runs';
  const [last, others] = [serving.at(-1), serving.slice(0, -1)];
  return others.length === 0 ? `version ${last} still serves` : `versions ${others.join(', ')} and ${last} still serve`;
}

function notes({ verdict }: RevertPlan): readonly Note[] {
  const unplaced = verdict.unplaced.map(
    ({ group, reasons }) => `Group \`${group}\` finds no place: ${describeReasons(reasons)}`,
  );
  return [...unplaced, ...verdict.warnings].map((text) => ({ level: 'warning', text }));
}

function body({ verdict, diff }: RevertPlan): readonly string[] {
  const counts = describeCounts(totals(verdict.groups), verdict.starts);
  const hiddenValues = diff.hiddenValues === 0 ? [] : [`${plural(diff.hiddenValues, 'value')} hidden`];
  const text = [...(counts === '' ? [] : [counts]), ...hiddenValues].join(' · ');
  const { taken, left } = takeWithin(diff.lines, longestDiff, (line) => line.length);
  return [
    fence(taken, 'diff'),
    ...(left === 0 ? [] : [`… and ${plural(left, 'line')} more in the log.`]),
    ...(text === '' ? [] : [text]),
  ];
}
