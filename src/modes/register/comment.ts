import { capitalize } from '../../text/numbers.ts';
import {
  calloutList,
  createCommentLimit,
  fitDocument,
  itemList,
  maxCommentCharacters,
  rowList,
  keepWhole,
  type Block,
} from '../../text/fit.ts';
import { renderApprovals } from '../../report/comment/approvals.ts';
import { renderFooter, legend } from '../../report/comment/footer.ts';
import {
  callout,
  code,
  count,
  details,
  fence,
  quotePublished,
  instruction,
  isEmpty,
  join,
  joinLines,
  link,
  type Markdown,
  md,
  name,
  nothing,
  paragraphs,
  prose,
} from '../../text/markdown.ts';
import { listNeverLaunching, findOnlyJob, listTouchedJobs, describeRegister, findRegisterSign } from './headline.ts';
import { isRefused, listOtherFailures, selectStateLabel } from './job-failures.ts';
import { findPlan, quotePlan, showAsReviewed } from '../../report/comment/quoted-plan.ts';
import { renderFailureItems, renderFix } from '../../report/failure-items.ts';
import { renderPlan, renderFailureList } from '../../report/comment/plan-comment.ts';
import { nothingPlanned } from '../../report/plan/plan-outcome.ts';
import {
  describeAddress,
  describeStopAddress,
  describeLateValue,
  describeLeftChildren,
  listIds,
} from '../../report/plan/describe-plan.ts';
import {
  listFilledJobs,
  hasDeployment,
  rankJob,
  type RegisterOutcome,
  type ChildJobState,
  type RegisteredJob,
  type RemovedJobState,
} from './outcome.ts';
import {
  describeCanaries,
  describeCause,
  describeRollout,
  describeStillServing,
  countHealthy,
  describeFullCause,
  shortenCauses,
} from '../../report/describe-rollout.ts';
import { renderNextSteps, type OpenJob } from '../../report/comment/next-steps.ts';
import { linkHelp } from '../../report/documentation.ts';
import { toRolloutError } from '../../report/rollout-failure.ts';
import { isSuccessfulRollout, type GroupProgress } from '../../rollout/outcome.ts';
import { renderJobLink, renderKeyChangeList } from '../../report/comment/job-row.ts';
import { formatMoment, formatSpan } from '../../text/times.ts';
import type { Published } from '../../text/published.ts';
import type { CommentContext } from '../../report/comment/comment-context.ts';
import { describeSetting, type ActionError } from '../../errors.ts';

/** The data of a register run's comment, besides the outcome. */
export interface CommentState {
  readonly context: CommentContext;
  /** The comment as it was before this run; `undefined` if Outrider has none. */
  readonly comment: string | undefined;
  /** The places that show the output of tasks. */
  readonly logs: { readonly inLog: boolean; readonly inComment: boolean };
}

/** Characters of a message in a headline. */
const maxHeadlineLength = 500;

/** Renders the outcome of a register run, or the reason why it did nothing, above the folded plan. @param limit that of a comment by default */
export function renderRegister(
  outcome: RegisterOutcome,
  state: CommentState,
  limit = createCommentLimit(md`the ${link(md`step summary`, state.context.run?.url)}`),
): Published {
  const { context } = state;
  const { environment, marker, record, publisher } = context;
  const location = environment === undefined ? nothing : md`${prose(environment)}: `;
  const headline = md`### ${findRegisterSign(outcome)} ${location}${prose(describeRegister(outcome), maxHeadlineLength)}`;
  const warnings = listNeverLaunching(outcome).map((warning) => prose(warning));
  const removedItems = outcome.removed.map((job) => md`- ${prose(describeRemovedState(job, outcome.jobs))}`);
  const document = {
    head: [
      joinLines([marker ?? nothing, headline]),
      outcome.unreviewedReason === undefined
        ? nothing
        : callout('WARNING', prose(outcome.unreviewedReason, maxHeadlineLength)),
    ],
    blocks: [
      keepWhole(
        outcome.registeredWith === undefined ? nothing : md`Registered with pull request #${outcome.registeredWith}.`,
      ),
      calloutList('WARNING', warnings),
      renderRolloutCallout(outcome, context),
      ...renderFailures(outcome, context),
      ...renderApprovals(outcome.approvals ?? []),
      renderStateTable(outcome, context),
      renderLateValues(outcome),
      itemList(removedItems),
      renderDifferenceList(outcome, state),
      renderNextSteps(listOpenJobs(outcome, context)),
      renderFoldedPlan(outcome, state),
    ],
    tail: [joinLines([renderRegisterFooter(outcome, context), record ?? nothing])],
  };
  return fitDocument(document, limit, publisher);
}

/** The plan that the reviewers saw, or a note that it does not fit; if it is unknown, the plan of this run. */
function renderFoldedPlan({ signedRecord, jobs }: RegisterOutcome, { context, comment }: CommentState): Block {
  const isReviewed = comment !== undefined;
  const planned = { ...nothingPlanned, jobs: jobs.map((job) => job.planned) };
  const bare = { ...context, marker: undefined, record: undefined };
  const text = isReviewed
    ? findPlan(comment)
    : renderPlan(planned, bare, createCommentLimit(md`the log`, maxCommentCharacters / 2));
  if (text === undefined) return keepWhole(withoutRoom);
  if (text === '' || (!isReviewed && jobs.length === 0)) return keepWhole(nothing);
  const source = signedRecord === undefined ? md`The plan that the comment showed` : md`The plan that was reviewed`;
  const quotedPlan = isReviewed ? quotePlan(text) : quotePublished(text);
  const foldedPlan = details(isReviewed ? source : md`The plan of this run`, quotedPlan, false);
  return { pieces: 1, render: (pieces) => (pieces === 0 ? withoutRoom : foldedPlan) };
}

const withoutRoom = md`The plan does not fit here; see an earlier edit of this comment.`;

function renderLateValues({ jobs }: RegisterOutcome): Block {
  const filledValues = listFilledJobs(jobs).flatMap(({ id, late = [] }) => late.map((value) => ({ id, value })));
  return itemList(filledValues.map(({ id, value }) => md`- ${code(id)}: ${prose(describeLateValue(value))}`));
}

const removedStates: Record<Exclude<RemovedJobState['state']['kind'], 'refused'>, string> = {
  stopped: 'was stopped, because no job file declares it anymore',
  gone: 'is no longer running, and no job file declares it',
  'still-declared': 'keeps running, because a job file declares it, or cannot be parsed and may do so',
  'stop-removed-off': `keeps running, although no job file declares it anymore; set ${describeSetting('stop-removed: true')} to stop such jobs`,
  moved: 'keeps running, although no job file declares it anymore; stop it if it is not needed',
  'dry-run': 'would be stopped, because no job file declares it anymore',
  'held-back':
    'keeps running, although no job file declares it anymore, because not all jobs were registered and healthy',
};

/** Describes the result for a job that its file no longer declares. */
export function describeRemovedState({ state, ...job }: RemovedJobState, jobs: RegisterOutcome['jobs']): string {
  const isStop = ['stopped', 'dry-run', 'held-back', 'refused'].includes(state.kind);
  const other = jobs.find(({ planned }) => planned.id === job.id)?.planned;
  const address = isStop ? describeStopAddress(job) : describeAddress(job, other);
  if (state.kind === 'refused') return `${address} was not stopped.`;
  const statement = `${address} ${removedStates[state.kind]}.`;
  return state.kind === 'stopped' ? `${statement}${describeChildren(job.id, state.children)}` : statement;
}

function describeChildren(parent: string, children: readonly ChildJobState[] | undefined): string {
  // The failures include the reason why a child job could not be stopped.
  const knownChildren = children?.filter(({ failure }) => failure === undefined);
  const filterIds = (isStopped: boolean) =>
    knownChildren?.filter((child) => child.isStopped === isStopped).map(({ id }) => id);
  const [stopped = [], childrenText] = [filterIds(true), describeLeftChildren(parent, filterIds(false))];
  return `${stopped.length === 0 ? '' : ` Its child jobs were stopped as well: ${listIds(stopped)}.`}${childrenText === '' ? '' : ` ${childrenText}`}`;
}

/** The differences from the review, and the causes of task failures. */
function renderDifferenceList(outcome: RegisterOutcome, comment: CommentState): Block {
  const all = outcome.jobs.flatMap((job) => [...renderDifference(job), ...renderTaskProblems(job, comment)]);
  return itemList(all, { separator: '\n\n', more: (omitted, location) => md`… and ${omitted} more in ${location}.` });
}

const maxDiffLines = 60;

/** Both plans side by side, or the current plan if they look the same. The error above names the difference. */
function renderDifference({ planned, state }: RegisteredJob): readonly Markdown[] {
  if (state.kind !== 'changed') return [];
  const { reviewedLines: lines = [] } = state;
  const shownLines = showAsReviewed(lines, planned.diff.lines);
  const isSame = state.reviewedLines === undefined || shownLines.join('\n') === lines.join('\n');
  const [before, now] = isSame ? [nothing, planned.diff.lines] : [showPlan(md`As reviewed`, lines), shownLines];
  const title = isSame ? md`the plan now` : md`the plan as reviewed, and now`;
  const plans = paragraphs([before, showPlan(md`Now`, now)]);
  return [details(md`<b>${code(planned.id)}</b>: ${title}`, plans, true)];
}

function showPlan(title: Markdown, lines: readonly string[]): Markdown {
  const omittedCount = lines.length - maxDiffLines;
  const limitedLines = omittedCount <= 0 ? lines : [...lines.slice(0, maxDiffLines), `  … ${omittedCount} more lines`];
  return paragraphs([md`${title}:`, lines.length === 0 ? md`No change.` : fence(limitedLines, 'diff')]);
}

function renderTaskProblems(
  { planned, state }: RegisteredJob,
  { logs: { inComment }, context }: CommentState,
): readonly Markdown[] {
  if (state.kind !== 'rolled-out') return [];
  return state.rollout.problems.map((problem) => {
    const { task, group, allocation, logs } = problem;
    const output = inComment && logs !== undefined && logs.length > 0 ? ['', 'stderr:', ...logs] : [];
    const cause = describeFullCause(problem);
    const events = [cause ?? [], problem.events.filter((event) => !cause?.includes(event))].flat();
    // Indented: at the start of a line, untrusted text could imitate a line of Outrider, such as a record.
    const lines = [...events, ...output].map((line) => `  ${line}`);
    const allocationLink = link(code(allocation.slice(0, 8)), context.ui?.allocation(allocation, planned.region));
    const location = md`${code(planned.id)}, task ${code(task)} of group ${code(group)}, allocation ${allocationLink}`;
    return md`${location}:\n\n${fence(lines.length === 0 ? ['  (no events)'] : lines, 'text')}`;
  });
}

/** The jobs whose rollout has ended; some of them need a next step. */
export function listOpenJobs({ jobs }: RegisterOutcome, { ui, commands }: CommentContext): readonly OpenJob[] {
  return jobs.flatMap(({ planned, state }): readonly OpenJob[] => {
    if (state.kind !== 'rolled-out') return [];
    const { id, namespace, file } = planned;
    const listCommands: OpenJob['commands'] = (verbs) => commands?.(file, verbs) ?? [];
    return [{ id, namespace, rollout: state.rollout, url: ui?.job(planned), commands: listCommands }];
  });
}

function renderRegisterFooter(outcome: RegisterOutcome, context: CommentContext): Markdown {
  const isWritten = outcome.jobs.some(({ state }) => 'written' in state);
  const hasStopped = outcome.removed.some(({ state }) => state.kind === 'stopped');
  const isChecked = findRegisterSign(outcome) === '⚪';
  const title = isWritten ? md`Registered` : hasStopped ? md`Stopped` : isChecked ? md`Checked` : md`Not registered`;
  return renderFooter(title, context, legend);
}

/** All failures except failed rollouts, with their next steps. For the failure in the headline, only the next step. */
function renderFailures(outcome: RegisterOutcome, { fileUrl }: Pick<CommentContext, 'fileUrl'>): readonly Block[] {
  const [first] = outcome.failures;
  const isHeadline = first !== undefined && isWholeHeadline(first);
  const others = listOtherFailures(outcome).slice(isHeadline ? 1 : 0);
  return [keepWhole(isHeadline ? renderFix(first) : nothing), renderFailureList(renderFailureItems(others, fileUrl))];
}

function isWholeHeadline({ message, location }: ActionError): boolean {
  return location === undefined && !message.includes('\n') && message.length <= maxHeadlineLength;
}

/** The failed jobs first; up-to-date jobs are only counted. Empty if every job was refused: the failures above have the reasons. */
function renderStateTable(outcome: RegisterOutcome, context: CommentContext): Block {
  const shownJobs = listTouchedJobs(outcome.jobs).toSorted((a, b) => rankJob(a) - rankJob(b));
  const upToDate = outcome.jobs.length - shownJobs.length;
  const rest =
    upToDate === 0 ? nothing : md`${count(upToDate, 'job')} ${upToDate === 1 ? md`is` : md`are`} already up to date.`;
  if (shownJobs.every(isRefused)) return keepWhole(rest);
  const rows = shownJobs.map((job) => renderRow(job, context));
  const table = rowList({ head: [md`Job`, md`Version`], rows, noun: 'job' });
  return { ...table, render: (...options) => paragraphs([table.render(...options), rest]) };
}

function renderRow(job: RegisteredJob, context: CommentContext): readonly Markdown[] {
  const { planned, state } = job;
  // The plan below lists the other fields.
  const changes = planned.diff.keyChanges.filter(({ kind }) => kind !== 'changes');
  const isEdited = planned.verdict.change === 'edited';
  const runningVersion = renderRunningVersion(state);
  const [attemptPrefix, now] = isEmpty(runningVersion) ? [nothing, nothing] : [md`tried `, md`now ${runningVersion}`];
  // `image web:1.4.2 → 1.5.0, count 3 → 4`; empty for a new job.
  const edits = isEdited ? renderKeyChangeList(changes) : nothing;
  const version = join([md`${attemptPrefix}${describeAttempt(state)}`, edits, now], '<br>');
  return [
    md`${renderJobLink(planned, context, planned.verdict.jobModifyIndex > 0 || 'written' in state)}<br>${link(prose(selectStateLabel(state)), linkDeployments(job, context))}${renderDuration(state)}`,
    isEmpty(version) ? md`—` : version,
  ];
}

/** ` at 15:27 UTC on Nov 24, after 42 s`, without the duration if an earlier run wrote the job; empty if no rollout ended. */
function renderDuration(state: RegisteredJob['state']): Markdown {
  if (state.kind !== 'rolled-out') return nothing;
  const { at, rollout } = state;
  const preposition = rollout.kind === 'awaiting-promotion' ? md` as of` : md` at`;
  return md`${preposition} ${prose(`${formatMoment(at)}${formatSpan(', after ', rollout)}`)}`;
}

/** The page of a job's deployments in Nomad's UI; `undefined` without a deployment or a UI. */
function linkDeployments({ planned, state }: RegisteredJob, { ui }: Pick<CommentContext, 'ui'>): string | undefined {
  return hasDeployment(state) ? ui?.deployments(planned) : undefined;
}

/** Empty if the attempt is unknown. */
function describeAttempt(state: RegisteredJob['state']): Markdown {
  if (state.kind === 'rolling-out' || state.kind === 'unfollowed') {
    const { groups = [], detail = '' } = state.progress ?? {};
    return join([formatHealth(groups), detail === '' ? nothing : prose(detail, 500)], '<br>');
  }
  if (state.kind !== 'rolled-out') return nothing;
  if (state.rollout.kind === 'awaiting-promotion') return prose(describeCanaries(state.rollout));
  const { version, groups } = state.rollout;
  // A write by check-and-set creates the next version.
  const before = version ? md` (was ${version - 1})` : nothing;
  return join([version === undefined ? nothing : md`version ${version}${before}`, formatHealth(groups)], ', ');
}

/** The version that runs after a rollback: `version 3 (same as 1), 2 of 2 healthy`; empty without a rollback. */
function renderRunningVersion(state: RegisteredJob['state']): Markdown {
  if (state.kind !== 'rolled-out' || state.rollout.revertedTo === undefined) return nothing;
  const { version, live, waiting } = state.rollout.revertedTo;
  if (live === undefined) return md`version ${version}`;
  const sameVersion = live.version === version ? nothing : md` (same as ${version})`;
  const counts = join([md`version ${live.version}${sameVersion}`, formatHealth(live.groups)], ', ');
  return waiting === undefined ? counts : md`${counts}; the rollback waits for promotion`;
}

function formatHealth(groups: readonly GroupProgress[]): Markdown {
  return groups.length === 0 ? nothing : prose(countHealthy(groups));
}

const maxJobs = 5;

/** Jobs whose rollout failed or waits: the cause, the running version, and the next step. */
function renderRolloutCallout(outcome: RegisterOutcome, context: Pick<CommentContext, 'ui'>): Block {
  const onlyJob = findOnlyJob(outcome);
  const ends = outcome.jobs.flatMap((job) => renderRollout(job, describeEnd(job, onlyJob), context));
  return calloutList('CAUTION', ends, { maxShown: maxJobs });
}

/** The end of a rollout and its cause. For the only job of a run: the serving version, and the cause unless the headline has it. */
function describeEnd({ planned, state }: RegisteredJob, onlyJob: RegisteredJob | undefined): Markdown {
  if (state.kind !== 'rolled-out') return nothing;
  if (onlyJob === undefined)
    return md`**${name(planned.id)}**: ${prose(describeRollout(shortenCauses(state.rollout)), 500)}.`;
  const serves = describeStillServing(state.rollout);
  const cause = describeCause(state.rollout);
  // A long cause is shown below, with the events of its task; the cause of a failed rollout is in the headline.
  const isShown =
    state.rollout.kind !== 'failed' &&
    cause !== '' &&
    state.rollout.problems.slice(0, 1).every((problem) => describeFullCause(problem) === undefined);
  const causes = isShown ? [renderSentence(cause)] : [];
  return join(serves === '' ? causes : [...causes, md`**${renderSentence(serves)}**`], ' ');
}

function renderSentence(text: string): Markdown {
  return md`${prose(capitalize(text), 500)}.`;
}

function renderRollout(job: RegisteredJob, end: Markdown, context: Pick<CommentContext, 'ui'>): readonly Markdown[] {
  const { planned, state } = job;
  if (state.kind !== 'rolled-out' || isSuccessfulRollout(state.rollout)) return [];
  const { rollout } = state;
  const failure = toRolloutError(rollout, planned);
  const runningVersion = renderRunningVersion(state);
  const deployments = linkDeployments(job, context);
  const links = [
    link(md`How to fix this`, linkHelp(failure)),
    ...(deployments === undefined ? [] : [link(md`Deployments in Nomad`, deployments)]),
  ];
  const lines = [
    end,
    isEmpty(runningVersion) ? nothing : md`**Running now: ${runningVersion}.**`,
    join([failure.hint === undefined ? nothing : instruction(failure.hint), join(links, ' · ')], ' '),
  ];
  return [join(lines, '  \n')];
}
