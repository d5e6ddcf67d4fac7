import { ActionError, type Note } from '../../errors.ts';
import { fence } from '../../report/markdown/markdown.ts';
import { takeWithin } from '../../report/markdown/fit.ts';
import { describeCounts } from '../../report/describe-counts.ts';
import { describeReasons } from '../../report/plan/describe-plan.ts';
import { describeServing } from '../../report/describe-rollout.ts';
import { plural } from '../../nomad-plan/numbers.ts';
import { writeReport, type JobWrite } from '../../report/write-report.ts';
import type { DiffView } from '../../nomad-plan/diff-lines.ts';
import type { ShortReport } from '../../report/run-report.ts';
import type { Rollout } from '../../rollout/outcome.ts';
import type { Verdict } from '../../nomad-plan/verdict.ts';

/** What a revert would do, redacted. */
export interface RevertPlan {
  readonly verdict: Verdict;
  readonly diff: DiffView;
}

/** How a run of mode `revert` ended. */
export interface RevertOutcome extends JobWrite {
  readonly job: string;
  /** The live version before; undefined when it is unknown. */
  readonly live: number | undefined;
  /** The version to revert to. */
  readonly target: number | undefined;
  /** Undefined where nothing would change. */
  readonly plan: RevertPlan | undefined;
}

/** Of the characters of a summary. */
const longestDiff = 200_000;

const hints = {
  failed: 'The version stays registered. Check the latest deployment of the job, and revert to another version.',
  'rolled-back':
    'An earlier version runs again. Check the latest deployment of the job, and revert to another version.',
  'timed-out': 'Nomad continues: check the latest deployment of the job. Raise `timeout` if it takes longer.',
};

export function revertReport(outcome: RevertOutcome): ShortReport {
  const { job, live = 0, target = 0, version, plan, rollout } = outcome;
  const as = version === undefined || version === live ? '' : `, registered as version ${version}`;
  const results = {
    none: `\`${job}\` was not reverted`,
    already:
      live === target
        ? `Nothing to do: version ${target} of \`${job}\` is the live one`
        : `Nothing to do: the live version ${live} of \`${job}\` is identical to version ${target}`,
    'dry-run': `Dry run: \`${job}\` would be reverted from version ${live} to version ${target}`,
    done: `\`${job}\` reverted from version ${live} to version ${target}${as}`,
  };
  const written = writeReport(outcome, { job, results, hints });
  const report =
    rollout?.kind === 'awaiting-promotion' && rollout.denial === undefined
      ? notArrived(written, outcome, rollout)
      : written;
  return plan === undefined ? report : { ...report, notes: notes(plan), body: body(plan) };
}

/** While canaries wait, the earlier specification does not serve, although it is registered. */
function notArrived(report: ShortReport, { job, target = 0, version }: RevertOutcome, rollout: Rollout): ShortReport {
  const registered = version === undefined || version === target ? '' : `, registered as version ${version}`;
  const failure = new ActionError({
    reason: 'blocked',
    message: `\`${job}\` is not yet reverted to version ${target}${registered}: its canaries are healthy and wait for promotion; ${describeServing(rollout)}`,
    help: 'waiting-for-promotion',
    hint: `Promote them with \`mode: promote\` and \`job: ${job}\`, or run \`nomad deployment promote ${rollout.deploymentId}\`.`,
  });
  return { ...report, headline: failure.message, failures: [...report.failures, failure] };
}

function notes({ verdict }: RevertPlan): readonly Note[] {
  const unplaced = verdict.unplaced.map(
    ({ group, reasons }) => `Group \`${group}\` cannot be placed: ${describeReasons(reasons)}`,
  );
  return [...unplaced, ...verdict.warnings].map((text) => ({ level: 'warning', text }));
}

function body({ verdict, diff }: RevertPlan): readonly string[] {
  const counts = describeCounts(verdict.groups, verdict.starts);
  const hiddenValues = diff.hiddenValues === 0 ? [] : [`${plural(diff.hiddenValues, 'value')} hidden`];
  const text = [...(counts === '' ? [] : [counts]), ...hiddenValues].join(' · ');
  const { taken, left } = takeWithin(diff.lines, longestDiff, (line) => line.length);
  return [
    fence(taken, 'diff'),
    ...(left === 0 ? [] : [`… and ${plural(left, 'line')} more in the log.`]),
    ...(text === '' ? [] : [text]),
  ];
}
