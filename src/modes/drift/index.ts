import { capitalize } from '../../text/numbers.ts';
import { driftInputs, readDriftInputs, type DriftInputs } from './inputs.ts';
import { ActionError, withErrors } from '../../errors.ts';
import { createJobDependencies } from '../../operations/planning/each-job.ts';
import { readCheckout } from '../../jobfiles/provenance/git.ts';
import { buildCommentContext, addRunPage } from '../../operations/comments/comment-target.ts';
import { syncIssue, type IssueResult, checkCheckout, openRepository } from './issue.ts';
import { nothingCompared, type DriftOutcome, type JobDrift } from './outcome.ts';
import { compareJobs, type JobComparison } from './compare-jobs.ts';
import { createSummaryLimit } from '../../text/fit.ts';
import { toPublished } from '../../text/published.ts';
import { joinLog, plain, plainLines } from '../../text/log-text.ts';
import { md } from '../../text/markdown.ts';
import { describeFailedFile } from '../../report/plan/plan-outputs.ts';
import { createResultJob, type ResultJob } from '../../report/result.ts';
import { listFailures } from '../../report/plan/plan-outcome.ts';
import { describeDrift, type DriftContext, describeDriftRun, renderDriftIssue } from './drift-markdown.ts';
import type { Mode } from '../mode.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { LogEntry, RunReport } from '../../report/run-report.ts';

/**
 * Mode `drift`: compares the running jobs with the job files of the default branch, and keeps one issue about the differences.
 * Takes all job files; returns the jobs that differ, each with its kind and the difference.
 * It changes nothing in the cluster, and an issue is never closed while a job has drifted or could not be compared.
 */
export const mode: Mode<typeof driftInputs, DriftInputs, DriftReportInput> = {
  inputs: driftInputs,
  activity: 'Comparing jobs',
  writes: [],
  read: readDriftInputs,
  run: findDrift,
  report: createDriftReport,
};

interface DriftReportInput {
  readonly outcome: DriftOutcome;
  readonly context: DriftContext;
  readonly issue: IssueResult;
  readonly failOnDrift: boolean;
}

async function findDrift(inputs: DriftInputs, context: RunContext): Promise<DriftReportInput> {
  const { workspace } = context;
  const tracker = await openRepository(inputs, context);
  const checkout = await readCheckout(inputs.jobFiles.workingDirectory, workspace);
  const commit = checkout?.commit ?? context.event.sha;
  const outcome = await withErrors(compare(inputs, context), { ...nothingCompared, dependsOn: () => false });
  const branch = 'branch' in tracker ? tracker.branch : (context.event.subject.defaultBranch ?? 'main');
  const event = await addRunPage(context.event, 'github' in tracker ? tracker : undefined);
  const driftContext = { ...createDriftContext(branch, inputs, { ...context, event }), commit };
  const issue = async (): Promise<IssueResult> => {
    if (!('branch' in tracker)) return tracker;
    const other = await checkCheckout(tracker, { ...outcome, checkout, workspace, commit });
    return other ?? syncIssue(outcome, { tracker, labels: inputs.issueLabels, context: driftContext });
  };
  return { outcome, context: driftContext, issue: await issue(), failOnDrift: inputs.failOnDrift };
}

async function compare(inputs: DriftInputs, context: RunContext): Promise<JobComparison> {
  return compareJobs(await createJobDependencies(inputs, context, { verb: 'Compared' }));
}

/** The names and links of a report. Files are linked at the branch, because a link to a commit would differ with every commit. */
function createDriftContext(
  branch: string,
  { nomad, ui, issue }: DriftInputs,
  { event, runner }: Pick<RunContext, 'event' | 'runner'>,
): DriftContext {
  const atBranch = { ...event, pullRequest: undefined, sha: branch.split('/').map(encodeURIComponent).join('/') };
  const commentContext = buildCommentContext({ event: atBranch, runner, inputs: { nomad, ui, comment: issue } });
  return { ...commentContext, marker: undefined, errors: [], branch };
}

function createDriftReport({ outcome, context, issue, failOnDrift }: DriftReportInput): RunReport {
  const headline = describeDriftRun(outcome);
  const { notes, failures } = issue;
  const hasDrift = outcome.drifts.length > 0;
  const failed = failOnDrift && hasDrift ? [createDriftError(headline)] : [];
  const errors = [...listFailures(outcome), ...failures, ...failed];
  const fullContext = { ...context, errors: [...failures, ...failed] };
  const markdown = toPublished(
    `${renderDriftIssue(outcome, fullContext, createSummaryLimit(md`the output \`jobs\``))}\n`,
  );
  const issueLine = issue.url === '' ? [] : [plain`Issue: ${issue.url}`];
  return {
    errors,
    log: [
      ...outcome.drifts.map(createDriftLog),
      { kind: 'errors', errors },
      ...notes.map(({ level, text }) => ({ kind: level, text: plainLines(text) })),
      { kind: 'text', text: joinLog([plain`Drift: ${headline}`, ...issueLine]) },
    ],
    summary: markdown,
    outputs: { summary: headline, changed: 'false', drifted: String(hasDrift), 'issue-url': issue.url },
    data: {
      jobs: [
        ...outcome.drifts.map(createDriftedJob),
        ...outcome.failed.map((file) => ({ ...describeFailedFile(file), effect: 'unknown' })),
      ],
    },
    files: { markdown: { name: 'drift.md', parts: [markdown], isPrivate: false } },
  };
}

function createDriftError(headline: string): ActionError {
  return new ActionError({
    reason: 'drifted',
    message: capitalize(headline),
    hint: 'Register the job files, or change them in a pull request. To succeed with drift, set `fail-on-drift: false`.',
  });
}

function createDriftLog(drift: JobDrift): LogEntry {
  const name = plain`${drift.id} (${drift.file}): ${describeDrift(drift)}`;
  return { kind: 'group', name, text: joinLog(drift.diff.lines) };
}

function createDriftedJob(drift: JobDrift): ResultJob {
  const { id, namespace, region = '', file, kind: effect, missing = '', fields, diff } = drift;
  return createResultJob({ id, namespace, region, file, effect, missing, fields, diff: [...diff.lines] });
}
