import { errorsIn } from '../../errors.ts';
import { jobDependencies } from '../../operations/planning/each-job.ts';
import { readCheckout } from '../../jobfiles/provenance/git.ts';
import { createProgress } from '../../report/plan/plan-log.ts';
import type { RunContext } from '../../operations/run-context.ts';
import { createUiLinks } from '../../report/nomad-ui.ts';
import { keepIssue, type KeptIssue } from './issue.ts';
import { nothingCompared } from './outcome.ts';
import { compareJobs, type Comparison } from './compare-jobs.ts';
import { findOtherCheckout, surveyGitHub, withPullRequests } from './survey.ts';
import type { DriftInputs } from './inputs.ts';
import type { DriftReportInput } from './report.ts';
import type { DriftContext } from './drift-words.ts';

/** Compares the job files with what runs, and keeps the issue about the differences. */
export async function findDrift(inputs: DriftInputs, context: RunContext): Promise<DriftReportInput> {
  const { event, workspace } = context;
  const github = await surveyGitHub(inputs, context);
  const survey = 'survey' in github ? github.survey : undefined;
  const checkout = await readCheckout(inputs.jobFiles.workingDirectory, workspace);
  const { outcome: compared, dependsOn } = await compare(inputs, context);
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
  try {
    const jobs = await jobDependencies({ inputs, githubToken: undefined, pullRequests: [] }, context);
    return await compareJobs({ ...jobs, inputs, progress: createProgress(context.runner, 'Compared') });
  } catch (error) {
    const failures = errorsIn(error);
    if (failures === undefined) throw error;
    return { outcome: { ...nothingCompared, failures }, dependsOn: () => false };
  }
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
  const { repo: repository, serverUrl, runUrl, subject } = event;
  const branch = asked ?? subject.defaultBranch ?? 'main';
  const { nomad, ui, issue } = inputs;
  const base = repository === undefined ? undefined : `${serverUrl}/${repository.owner}/${repository.repo}`;
  return {
    environment: issue.id === 'default' ? undefined : issue.id,
    ui: ui === undefined ? undefined : createUiLinks(ui),
    marker: undefined,
    record: undefined,
    stateLine: undefined,
    errors: [],
    door: runner.door,
    fileUrl: base === undefined ? undefined : (file) => `${base}/blob/${encodePath(branch)}/${encodePath(file)}`,
    pullRequestUrl: base === undefined ? undefined : (number) => `${base}/pull/${number}`,
    branch,
    commit,
    run: runUrl === undefined ? undefined : { number: event.runNumber, attempt: event.runAttempt, url: runUrl },
    cluster: nomad.address.host,
    region: nomad.region,
    namespace: nomad.namespace === 'default' ? undefined : nomad.namespace,
  };
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
