import { driftInputs, readDriftInputs, type DriftInputs } from './inputs.ts';
import { ActionError, withErrors } from '../../errors.ts';
import { jobDependencies } from '../../operations/planning/each-job.ts';
import { readCheckout } from '../../jobfiles/provenance/git.ts';
import { createProgress } from '../../report/plan/plan-log.ts';
import { surroundingsOf } from '../../operations/comments/comment-target.ts';
import { keepIssue, type KeptIssue, findOtherCheckout, surveyGitHub, withPullRequests } from './issue.ts';
import { nothingCompared, countedDrifts, type DriftOutcome, type JobDrift } from './outcome.ts';
import { compareJobs, type Comparison } from './compare-jobs.ts';
import { summaryLimit } from '../../text/fit.ts';
import { asPublished } from '../../text/published.ts';
import { joinLog, plain, plainLines } from '../../text/log-text.ts';
import { md } from '../../text/markdown.ts';
import { describeFailed } from '../../report/plan/plan-outputs.ts';
import { resultJob, type ResultJob } from '../../report/result.ts';
import { allFailures } from '../../report/plan/plan-outcome.ts';
import { describeDrift, type DriftContext, driftHeadline, driftMarkdown } from './drift-markdown.ts';
import type { Mode } from '../mode.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { LogEntry, RunReport } from '../../report/run-report.ts';

/**
 * Mode `drift`: compares what runs with the job files of the default branch, and keeps one issue about the differences.
 * Takes all job files; returns the jobs that differ, each with its kind and the difference.
 * It changes nothing in the cluster, and an issue is never closed while a job has drifted or could not be compared.
 */
export const mode: Mode<typeof driftInputs, DriftInputs, DriftReportInput> = {
  inputs: driftInputs,
  activity: 'Looking for drift',
  writes: [],
  read: readDriftInputs,
  run: findDrift,
  report: driftReport,
};

interface DriftReportInput {
  readonly outcome: DriftOutcome;
  readonly context: DriftContext;
  readonly issue: KeptIssue;
  readonly failOnDrift: boolean;
}

async function findDrift(inputs: DriftInputs, context: RunContext): Promise<DriftReportInput> {
  const { event, workspace } = context;
  const github = await surveyGitHub(inputs, context);
  const survey = 'survey' in github ? github.survey : undefined;
  const checkout = await readCheckout(inputs.jobFiles.workingDirectory, workspace);
  const compared = await withErrors(compare(inputs, context), { ...nothingCompared, dependsOn: () => false });
  const { dependsOn } = compared;
  const outcome = withPullRequests(compared, survey?.pullRequests, { inputs, workspace, checkout });
  const shown = contextOf(inputs, context, { commit: checkout?.commit ?? event.sha, branch: survey?.defaultBranch });
  const issue = async (): Promise<KeptIssue> => {
    if (!inputs.issue.wanted) return { url: '', notes: [], failures: [] };
    if (!('survey' in github)) return github.issue;
    const other = await findOtherCheckout({ github, checkout, dependsOn, workspace, sha: event.sha });
    return other ?? keepIssue(outcome, { github, issue: inputs.issue, context: shown, event });
  };
  return { outcome, context: shown, issue: await issue(), failOnDrift: inputs.failOnDrift };
}

async function compare(inputs: DriftInputs, context: RunContext): Promise<Comparison> {
  const jobs = await jobDependencies({ inputs, githubToken: undefined, pullRequests: [] }, context);
  return compareJobs({ ...jobs, inputs, progress: createProgress(context.runner, 'Compared') });
}

interface ComparedWith {
  readonly commit: string | undefined;
  /** The default branch; undefined if GitHub was not asked. */
  readonly branch: string | undefined;
}

/** The names and links of a report. Files are linked at the branch, because a link to a commit would differ with every commit. */
function contextOf(
  inputs: DriftInputs,
  { event, runner }: Pick<RunContext, 'event' | 'runner'>,
  { commit, branch: asked }: ComparedWith,
): DriftContext {
  const { repo: repository, serverUrl, subject } = event;
  const branch = asked ?? subject.defaultBranch ?? 'main';
  const { nomad, ui, issue } = inputs;
  const base = repository === undefined ? undefined : `${serverUrl}/${repository.owner}/${repository.repo}`;
  const atBranch = { ...event, pullRequest: undefined, sha: branch.split('/').map(encodeURIComponent).join('/') };
  return {
    ...surroundingsOf({ event: atBranch, runner, inputs: { nomad, ui, comment: issue } }),
    marker: undefined,
    errors: [],
    pullRequestUrl: base === undefined ? undefined : (number) => `${base}/pull/${number}`,
    branch,
    commit,
  };
}

function driftReport({ outcome, context, issue, failOnDrift }: DriftReportInput): RunReport {
  const counted = countedDrifts(outcome);
  const headline = driftHeadline(outcome);
  const { notes, failures } = issue;
  const failed = failOnDrift && counted.length > 0 ? [driftError(headline)] : [];
  const errors = [...allFailures(outcome), ...failures, ...failed];
  const shown = { ...context, errors: [...failures, ...failed] };
  const body = driftMarkdown(outcome, shown, summaryLimit(md`the output \`jobs\``));
  const markdown = asPublished(`${body}\n`);
  return {
    errors,
    log: [
      ...outcome.drifts.map(driftLog),
      { kind: 'errors', errors },
      ...notes.map(({ level, text }) => ({ kind: level, text: plainLines(text) })),
      {
        kind: 'text',
        text: joinLog([plain`Drift: ${headline}`, ...(issue.url === '' ? [] : [plain`Issue: ${issue.url}`])]),
      },
    ],
    summary: markdown,
    outputs: {
      summary: headline,
      changed: 'false',
      drifted: String(counted.length > 0),
      'issue-url': issue.url,
    },
    data: {
      jobs: [
        ...outcome.drifts.map(driftedJob),
        ...outcome.failed.map((file) => ({ ...describeFailed(file), effect: 'unknown' })),
      ],
    },
    files: { markdown: { name: 'drift.md', parts: [markdown], isPrivate: false } },
  };
}

function driftError(headline: string): ActionError {
  return new ActionError({
    reason: 'drifted',
    message: `${headline.charAt(0).toUpperCase()}${headline.slice(1)}`,
    hint: 'Register the job files, or change them in a pull request. To succeed with drift, set `fail-on-drift: false`.',
  });
}

function driftLog(drift: JobDrift): LogEntry {
  const { file, id, diff, pullRequests } = drift;
  const by =
    pullRequests.length === 0
      ? ''
      : ` (not counted: changed by ${pullRequests.map((number) => `#${number}`).join(', ')})`;
  const name = plain`${id}${file === undefined ? '' : ` (${file})`}: ${describeDrift(drift)}${by}`;
  return { kind: 'group', name, text: joinLog(diff.lines) };
}

function driftedJob({
  kind,
  why,
  file = '',
  id,
  namespace,
  region = '',
  fields,
  diff,
  pullRequests,
}: JobDrift): ResultJob {
  const counted = pullRequests.length === 0;
  const facts = { counted, why: why ?? '', fields, pullRequests };
  return resultJob({ id, namespace, region, file, effect: kind, ...facts, diff: [...diff.lines] });
}
