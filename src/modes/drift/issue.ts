import { createCommentLimit } from '../../text/fit.ts';
import { md } from '../../text/markdown.ts';
import { codeList } from '../../text/numbers.ts';
import { ActionError, orElse, orUndefined, type Note } from '../../errors.ts';
import { createOnce } from '../../clients/github/responses.ts';
import {
  findIssues,
  findMissingLabels,
  createIssueMarker,
  type IssueTracker,
  createIssue,
  updateIssue,
  type Issue,
} from '../../clients/github/issues/issues.ts';
import { formatFailure } from '../../report/documentation.ts';
import { isSameComment } from '../../report/comment/footer.ts';
import { renderDriftIssue, type DriftContext } from './drift-markdown.ts';
import { type RunContext, connectGitHub } from '../../operations/run-context.ts';
import { listBranchChanges, readDefaultBranch } from '../../clients/github/repositories.ts';
import { getAuthenticatedLogin } from '../../clients/github/comments/find.ts';
import { toWorkspaceName } from '../../files/paths.ts';
import type { DriftOutcome } from './outcome.ts';
import type { Publisher } from '../../text/publisher.ts';
import type { Published } from '../../text/published.ts';
import type { DriftInputs } from './inputs.ts';
import type { Checkout } from '../../jobfiles/provenance/git.ts';
import type { JobComparison } from './compare-jobs.ts';

/** The repository of the issue, and its default branch. */
interface DriftRepository extends IssueTracker {
  readonly branch: string;
}

export interface IssueResult {
  /** Empty without an issue. */
  readonly url: string;
  readonly notes: readonly Note[];
  readonly failures: readonly ActionError[];
}

const noIssue: IssueResult = { url: '', notes: [], failures: [] };

/** Finds the repository of the issue, or returns the reason why the issue is not written. */
export async function openRepository(
  { issue, githubToken }: Pick<DriftInputs, 'issue' | 'githubToken'>,
  context: Pick<RunContext, 'event' | 'transport' | 'runner'>,
): Promise<DriftRepository | IssueResult> {
  const { repo: repository, graphqlUrl, serverUrl } = context.event;
  if (!issue.isEnabled) return noIssue;
  if (githubToken === undefined) return createSkippedIssue('`github-token` is empty.');
  if (repository === undefined) return createSkippedIssue('the repository of this run is not known.');
  const openTracker = async (): Promise<DriftRepository> => {
    const github = await connectGitHub(context, githubToken);
    const author = await getAuthenticatedLogin({ github, graphqlUrl, commentAuthor: undefined });
    const branch = await readDefaultBranch(github, repository);
    // Other servers may not support the filter, or may not find issues of an App.
    const canListByCreator = serverUrl === 'https://github.com';
    return { github, repository, branch, marker: createIssueMarker(issue.id), author, canListByCreator };
  };
  return orElse(openTracker(), createFailedIssue);
}

interface IssueOptions {
  readonly tracker: DriftRepository;
  readonly labels: readonly string[];
  readonly context: DriftContext;
}

/**
 * Opens, edits, closes or reopens the one issue of a run. If nothing has changed, it only lists the issues. GitHub has no check-and-set for issues: the
 * concurrency group of the workflow prevents concurrent runs (docs/drift.md). An error is a part of the result: the report follows in the step summary.
 */
export async function syncIssue(outcome: DriftOutcome, options: IssueOptions): Promise<IssueResult> {
  const { tracker, context } = options;
  const { drifts, failed, failures, comparedCount } = outcome;
  const isUncertain = failed.length + failures.length > 0;
  const sync = async (): Promise<IssueResult> => {
    const issue = await selectIssue(tracker, context.publisher);
    const result = { ...noIssue, url: issue?.html_url ?? '' };
    const isUnknown = comparedCount === 0 && isUncertain;
    if (isUnknown || (drifts.length === 0 && issue?.state !== 'open')) return result;
    // A link to the run would change the text with every run; the last line has the link.
    const summaryName = context.run === undefined ? md`the step summary` : md`the step summary of the run`;
    const body = renderDriftIssue(outcome, { ...context, marker: tracker.marker }, createCommentLimit(summaryName));
    if (issue === undefined) return openIssue(body, options);
    const isClean = drifts.length === 0 && !isUncertain;
    const edit = {
      ...(isSameComment(issue.body ?? '', body) ? {} : { body }),
      ...(isClean ? closeEdit : issue.state === 'open' ? {} : reopenEdit),
    };
    if (Object.keys(edit).length > 0) await updateIssue(tracker, issue.number, edit);
    return result;
  };
  return orElse(sync(), createFailedIssue);
}

const closeEdit = { state: 'closed', reason: 'completed' } as const;
const reopenEdit = { state: 'open', reason: 'reopened' } as const;

/** The oldest open issue; otherwise, the newest closed issue. Closes other open issues, which concurrent runs opened. */
async function selectIssue(tracker: IssueTracker, publisher: Publisher): Promise<Issue | undefined> {
  const { open, closed } = await findIssues(tracker);
  const [first = closed, ...duplicates] = open;
  for (const { number } of duplicates) {
    // Without its marker, the issue is no longer found.
    const body = publisher.markdown(md`Duplicate of #${first?.number ?? 0}, which was opened at the same time.`);
    await orUndefined(updateIssue(tracker, number, { body, state: 'closed', reason: 'not_planned' }));
  }
  return first;
}

async function openIssue(body: Published, { tracker, labels, context }: IssueOptions): Promise<IssueResult> {
  const { environment, branch, publisher } = context;
  const location = environment === undefined ? '' : ` in ${environment}`;
  // The title never changes: each change of it would be a line in the issue's timeline.
  const title = publisher.line(`Drift${location}: Nomad jobs differ from ${branch}`);
  const created = await createOnce(createIssue(tracker, { title, body, labels }), async () =>
    (await findIssues(tracker)).open.find((issue) => issue.body === body),
  );
  const missingLabels = findMissingLabels(created, labels);
  const text = `The issue has no label ${codeList(missingLabels)}: the server did not set it. Create it in the repository, and add it to the issue.`;
  return { ...noIssue, url: created.html_url, notes: missingLabels.length === 0 ? [] : [{ level: 'warning', text }] };
}

/** @param reason the end of a sentence */
function createSkippedIssue(reason: string): IssueResult {
  return { ...noIssue, notes: [{ level: 'notice', text: `No issue was updated: ${reason}` }] };
}

/** Without the permission, or if issues are disabled, a failure is a warning: the drift is in the step summary. */
function createFailedIssue(failure: ActionError): IssueResult {
  const { reason, message } = failure;
  if (reason !== 'unauthorized' && reason !== 'not-found')
    return { ...noIssue, failures: [failure.withContext('The issue could not be written')] };
  const hint =
    reason === 'unauthorized'
      ? 'Give the job `permissions: { contents: read, issues: write }`, or set `issue: off`.'
      : 'Enable issues in the settings of the repository, or set `issue: off`.';
  const refusal = new ActionError({ reason, message, hint, help: 'no-permission-to-write-issues' });
  const text = `No issue was updated; the drift is in the step summary. ${formatFailure(refusal)}`;
  return { ...noIssue, notes: [{ level: 'warning', text }] };
}

interface CheckoutQuery extends Pick<JobComparison, 'dependsOn'> {
  readonly checkout: Checkout | undefined;
  readonly workspace: string;
  /** The checked-out commit, or the commit of the run. */
  readonly commit: string | undefined;
}

/** Returns the reason why this run must not write the issue: the checkout is not the default branch, or is an earlier commit with different job files, such as in a re-run. */
export async function checkCheckout(
  { github, repository, branch }: DriftRepository,
  { checkout, dependsOn, workspace, commit }: CheckoutQuery,
): Promise<IssueResult | undefined> {
  if (commit === undefined) return createSkippedIssue('the checked-out commit is not known.');
  const names = await orElse(listBranchChanges(github, repository, { commit, branch }), (error) =>
    error.reason === 'not-reviewed'
      ? createSkippedIssue(`the checkout is not the default branch: ${error.message}.`)
      : createFailedIssue(error),
  );
  if ('notes' in names) return names;
  if (!dependsOn(names.map(toWorkspaceName(workspace, checkout?.root)))) return undefined;
  return createSkippedIssue(
    `branch \`${branch}\` has changed job files since the checked-out commit. A run of the newest commit writes it.`,
  );
}
