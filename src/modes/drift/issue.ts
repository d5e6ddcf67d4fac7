import { commentLimit } from '../../text/fit.ts';
import { md } from '../../text/markdown.ts';
import { ActionError, orElse, orUndefined, type Note } from '../../errors.ts';
import { writeOnce } from '../../clients/http/write-once.ts';
import {
  findIssues,
  issueMarker,
  type IssuePlace,
  createIssue,
  updateIssue,
  type Issue,
} from '../../clients/github/issues/issues.ts';
import { failureText } from '../../report/documentation.ts';
import { driftMarkdown, type DriftContext } from './drift-markdown.ts';
import { type Survey, surveyRepository, type OpenPullRequest } from '../../clients/github/issues/survey.ts';
import { type RunContext, connectGitHub } from '../../operations/run-context.ts';
import { plain } from '../../text/log-text.ts';
import { listBranchChanges } from '../../clients/github/repositories.ts';
import { nameInWorkspace } from '../../jobfiles/discovery/repository-paths.ts';
import { readUnverified } from '../../review/record-codec.ts';
import { countedDrifts, type DriftOutcome, type JobDrift } from './outcome.ts';
import type { Door } from '../../text/door.ts';
import type { Published } from '../../text/published.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { Repository } from '../../clients/github/context.ts';
import type { IssueInputs, DriftInputs } from './inputs.ts';
import type { Checkout } from '../../jobfiles/provenance/git.ts';
import type { JobAddress } from '../../operations/planning/declarations.ts';
import type { Identifier, ReviewRecord } from '../../review/record.ts';
import type { Comparison } from './compare-jobs.ts';

export interface SurveyedGitHub {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly survey: Survey;
}

export interface KeptIssue {
  /** Empty if there is none. */
  readonly url: string;
  readonly notes: readonly Note[];
  readonly failures: readonly ActionError[];
}

interface IssueOptions {
  readonly github: SurveyedGitHub;
  readonly issue: IssueInputs;
  readonly context: DriftContext;
  readonly event: RunContext['event'];
}

/**
 * Opens, edits, closes or reopens the one issue of a run. When nothing has changed, it sends only the requests of the list. GitHub has no check-and-set for
 * issues: the concurrency group of the workflow keeps other runs away meanwhile (docs/drift.md). An error is a part of the result: the report follows in the
 * step summary.
 */
export async function keepIssue(outcome: DriftOutcome, options: IssueOptions): Promise<KeptIssue> {
  const { github: surveyed, issue: inputs, event, context } = options;
  const { github, repository, survey } = surveyed;
  // Other servers may not know the filter, or not find issues of an App by it.
  const listsByCreator = event.serverUrl === 'https://github.com';
  const place = { github, repository, marker: issueMarker(inputs.id), author: survey.login, listsByCreator };
  const keep = async (): Promise<KeptIssue> => {
    const present = await findPresent(place, context.door);
    const kept = { url: present?.html_url ?? '', notes: [], failures: [] };
    const isDrifting = countedDrifts(outcome).length > 0;
    if (!isDrifting && outcome.compared === 0 && !isClean(outcome)) return { ...kept, notes: [nothingKnown] };
    if (!isDrifting && present?.state !== 'open') return kept;
    // A link to the run would differ with every run; the last line has one.
    const elsewhere = context.run === undefined ? md`the step summary` : md`the step summary of the run`;
    const body = driftMarkdown(outcome, { ...context, marker: place.marker }, commentLimit(elsewhere));
    if (present === undefined) return openIssue(body, { ...options, place });
    const edit = {
      ...(isSameIssue(present.body ?? '', body) ? {} : { body }),
      ...(isClean(outcome) ? closing : present.state === 'open' ? {} : reopening),
    };
    if (Object.keys(edit).length > 0) await updateIssue(place, present.number, edit);
    return kept;
  };
  return orElse(keep(), issueFailed);
}

const closing = { state: 'closed', reason: 'completed' } as const;
const reopening = { state: 'open', reason: 'reopened' } as const;
const nothingKnown: Note = {
  level: 'notice',
  text: 'The issue was not changed, because no job could be compared.',
};

/** Whether every job was compared, and none differs from its file. Nothing is closed otherwise. */
function isClean({ failed, failures, unmanaged, drifts }: DriftOutcome): boolean {
  return failed.length + failures.length + drifts.length === 0 && unmanaged !== 'unknown';
}

/** The oldest open issue, or else the newest closed one. Further open ones, which runs at the same time have opened, are closed. */
async function findPresent(place: IssuePlace, door: Door): Promise<Issue | undefined> {
  const { open, closed } = await findIssues(place);
  const [first = closed, ...duplicates] = open;
  for (const { number } of duplicates) {
    // Without its marker, the issue is no longer found.
    const body = door.markdown(md`A duplicate, opened at the same time as #${first?.number ?? 0}, which stays open.`);
    await orUndefined(updateIssue(place, number, { body, state: 'closed', reason: 'not_planned' }));
  }
  return first;
}

/**
 * Whether two bodies of an issue are equal for a reader. They may differ in the run that wrote them and its commit, which are in a line that untrusted text
 * cannot begin (see `drift-markdown.ts`).
 */
export function isSameIssue(present: string, wanted: string): boolean {
  const [before, after] = [present, wanted].map((body) =>
    body
      .replaceAll(/\r\n?/g, '\n')
      .trim()
      .replace(/^(<sub>Compared)(?: at `[0-9a-f]{7}`)?(?: by \[run [^\]\n]{0,60}\]\([^)\s]{0,500}\))?/gm, '$1'),
  );
  return before === after;
}

const lostAnswerReasons: ReadonlySet<ActionError['reason']> = new Set(['unreachable', 'server', 'timed-out']);

async function openIssue(
  body: Published,
  { place, issue: { labels }, context }: IssueOptions & { readonly place: IssuePlace },
): Promise<KeptIssue> {
  const opened = await writeOnce({
    send: async () => createIssue(place, { title: titleOf(context), body, labels }),
    leavesOpen: ({ reason }) => lostAnswerReasons.has(reason),
    async find() {
      const found = await orUndefined(findIssues(place));
      return found?.open.find((issue) => issue.body === body);
    },
    pauses: [],
  });
  return { url: opened.html_url, notes: [], failures: [] };
}

/** The title never changes: each change of it would be a line in the issue's timeline. */
function titleOf({ environment, branch, door }: DriftContext): Published {
  const where = environment === undefined ? '' : ` in ${environment}`;
  return door.line(`Drift${where}: Nomad jobs differ from ${branch}`);
}

/** @param why the end of a sentence */
function issueNotKept(why: string): KeptIssue {
  return { url: '', notes: [{ level: 'notice', text: `No issue was written: ${why}` }], failures: [] };
}

/** Without the permission, or where issues are switched off, a failure is a warning: the drift is in the step summary. */
function issueFailed(failure: ActionError): KeptIssue {
  const { reason, message } = failure;
  if (reason !== 'unauthorized' && reason !== 'not-found')
    return { url: '', notes: [], failures: [failure.withContext('The issue could not be written')] };
  const hint =
    reason === 'unauthorized'
      ? 'Give the job `permissions: { contents: read, issues: write, pull-requests: read }`, or set `issue: off`.'
      : 'Switch issues on in the settings of the repository, or set `issue: off`.';
  const refusal = new ActionError({ reason, message, hint, help: 'no-right-to-issues' });
  const text = `No issue was written; the drift is in the step summary. ${failureText(refusal)}`;
  return { url: '', notes: [{ level: 'warning', text }], failures: [] };
}

/** Asks GitHub what the run has to know; without an answer, what that means for the issue. */
export async function surveyGitHub(
  { issue, skipOpen, githubToken }: DriftInputs,
  context: Pick<RunContext, 'event' | 'transport' | 'runner'>,
): Promise<SurveyedGitHub | { readonly issue: KeptIssue }> {
  const { repo: repository, graphqlUrl } = context.event;
  if (!issue.wanted && !skipOpen) return { issue: issueNotKept('') };
  if (githubToken === undefined) return { issue: issueNotKept('`github-token` is empty.') };
  if (repository === undefined) return { issue: issueNotKept('the repository of this run is not known.') };
  const ask = async (): Promise<SurveyedGitHub> => {
    const github = await connectGitHub(context, githubToken);
    const survey = await surveyRepository({ github, repository, graphqlUrl, withPullRequests: skipOpen });
    if (skipOpen && survey.pullRequests === undefined) {
      const why = graphqlUrl === undefined ? 'this server has no GraphQL' : 'the token needs `pull-requests: read`';
      context.runner.log(plain`Open pull requests could not be read (${why}), so drift of their jobs counts as well.`);
    }
    return { github, repository, survey };
  };
  return orElse(ask(), (error) => ({ issue: issueFailed(error) }));
}

interface CheckoutQuery {
  readonly github: SurveyedGitHub;
  readonly checkout: Checkout | undefined;
  readonly dependsOn: Comparison['dependsOn'];
  readonly workspace: string;
  /** The commit of the run, for a workspace without a checkout. */
  readonly sha: string | undefined;
}

/** Why a run must not write the issue: its checkout is not the default branch, or an earlier state of it with other job files, as after a re-run. */
export async function findOtherCheckout(query: CheckoutQuery): Promise<KeptIssue | undefined> {
  const { github: surveyed, checkout, dependsOn, workspace, sha } = query;
  const { github, repository, survey } = surveyed;
  const commit = checkout?.commit ?? sha;
  if (commit === undefined) return issueNotKept('the checked-out commit is not known.');
  if (commit === survey.head) return undefined;
  const branch = survey.defaultBranch;
  const changes = listBranchChanges(github, repository, { commit, branch });
  const names = await orElse(changes, (error) =>
    error.reason === 'not-reviewed'
      ? issueNotKept(`the checkout is not the default branch: ${error.message}.`)
      : issueFailed(error),
  );
  if ('notes' in names) return names;
  if (!dependsOn(names.map(nameInWorkspace(workspace, checkout?.root)))) return undefined;
  return issueNotKept(
    `branch \`${branch}\` has changed job files since the checked-out commit. A run of the newest commit writes it.`,
  );
}

interface PullRequestOptions {
  readonly inputs: Pick<DriftInputs, 'skipOpen' | 'nomad'>;
  readonly workspace: string;
  readonly checkout: Checkout | undefined;
}

/**
 * Marks the drifts of jobs that an open pull request is about to change, so that they are mentioned and not counted: it changes a file of the job, and its plan
 * the job. The plan alone does not suffice: a plan of all jobs finds the drift of those that the pull request leaves as they are.
 *
 * @param pullRequests undefined if they are not known
 */
export function withPullRequests(
  outcome: DriftOutcome,
  pullRequests: readonly OpenPullRequest[] | undefined,
  { inputs, workspace, checkout }: PullRequestOptions,
): DriftOutcome {
  if (!inputs.skipOpen || pullRequests === undefined || outcome.drifts.length === 0) return outcome;
  const inWorkspace = nameInWorkspace(workspace, checkout?.root);
  const plans = pullRequests.flatMap(({ number, files, comments }) => {
    const records = comments.flatMap((body) => readUnverified(body) ?? []);
    return records
      .filter(({ cluster }) => cluster === inputs.nomad.address.host)
      .map((record) => ({ number, record, files: new Set(files.map(inWorkspace)) }));
  });
  const drifts = outcome.drifts.map((drift): JobDrift => {
    const changing = plans.filter(({ record, files }) => isChangedBy(record, drift, files));
    const numbers = new Set(changing.map(({ number }) => number));
    return { ...drift, pullRequests: [...numbers].toSorted((a, b) => a - b) };
  });
  return { ...outcome, drifts };
}

function isChangedBy(
  { jobs, removed }: ReviewRecord,
  { file, sources, address }: JobDrift,
  files: ReadonlySet<string>,
): boolean {
  const isSame = (recorded: { readonly file: string } & Readonly<Record<keyof JobAddress, Identifier>>): boolean =>
    (recorded.file === file || recorded.id === address.id) &&
    [recorded.file, ...sources].some((name) => files.has(name)) &&
    isPossibly(recorded.namespace, address.namespace) &&
    (recorded.region === '' || address.region === '' || isPossibly(recorded.region, address.region));
  return jobs.some((job) => job.changes && isSame(job)) || removed.some(isSame);
}

/** A name that holds a secret is not recorded in clear. */
function isPossibly(recorded: Identifier, name: string): boolean {
  return typeof recorded !== 'string' || recorded === name;
}
