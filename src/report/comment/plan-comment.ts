import { renderDangers, renderWarnings } from './callout.ts';
import { describeKeptCounts, renderJobTable, maxJobsAlone, groupByText } from './job-row.ts';
import {
  blockList,
  fitDocument,
  foldLines,
  foldNames,
  itemList,
  keepWhole,
  wrapBlock,
  type Block,
  type Limit,
} from '../../text/fit.ts';
import {
  count,
  joinLines,
  md,
  nothing,
  prose,
  type Markdown,
  code,
  name,
  details,
  join,
  link,
  listUpTo,
  paragraphs,
} from '../../text/markdown.ts';
import { renderApprovals } from './approvals.ts';
import { renderFooter, renderHiddenCount, legend } from './footer.ts';
import { renderGuards } from './guard-rows.ts';
import { planMarks } from './quoted-plan.ts';
import { toClause } from '../../text/numbers.ts';
import { renderFailureItems } from '../failure-items.ts';
import { listHits, isRefusing } from '../plan/guard-hits.ts';
import { sortBySeverity, hasChanges } from '../plan/plan-alarms.ts';
import { listPlannedWrites } from '../plan/planned-writes.ts';
import { describePlanRun, selectPlanSign } from '../plan/plan-headline.ts';
import { markKind } from '../../review/record-codec.ts';
import { splitByStage } from '../../jobfiles/discovery/stages.ts';
import { listFailures, type PlanOutcome, type PlannedJob } from '../plan/plan-outcome.ts';
import { formatLocation, describeNotes } from '../plan/describe-plan.ts';
import type { ActionError } from '../../errors.ts';
import type { Published } from '../../text/published.ts';
import type { CommentContext } from './comment-context.ts';

/** Renders the plan within the limit. @param blocks of the plan, if they are rendered twice */
export function renderPlan(
  outcome: PlanOutcome,
  context: CommentContext,
  limit: Limit,
  blocks = renderPlanBlocks(outcome, context),
): Published {
  const { marker, record, publisher } = context;
  const document = {
    head: [
      joinLines([marker ?? nothing, record === undefined ? nothing : planMarks.begin, renderHeading(outcome, context)]),
    ],
    blocks,
    tail: [
      renderNextStep(outcome, context),
      joinLines([
        renderFooter(md`Planned`, context, md`${renderHiddenCount(outcome.jobs)}${legend}`),
        ...listRecordLines(context),
      ]),
    ],
  };
  return fitDocument(document, limit, publisher);
}

/** The jobs of a plan, the most important first. */
export function renderPlanBlocks(outcome: PlanOutcome, context: CommentContext): readonly Block[] {
  const jobs = sortBySeverity(outcome.jobs);
  const changingJobs = jobs.filter(hasChanges);
  const unchangedJobs = jobs.filter((job) => !hasChanges(job));
  const { approvals = [], requirement, warnings, fileUrl } = context;
  // The list of guarded changes asks for the approvals.
  const isGuarded = listHits(outcome).length > 0;
  return [
    keepWhole(outcome.noFilesMessage === undefined ? nothing : prose(outcome.noFilesMessage)),
    renderFailureList(renderFailureItems(listFailures(outcome), fileUrl)),
    renderDangers(jobs, outcome.removed),
    renderWarnings(jobs, outcome.removed, warnings),
    renderGuards(outcome, requirement),
    ...(isGuarded ? renderApprovals(approvals) : []),
    renderJobTable(changingJobs, context),
    keepWhole(describeOrder(changingJobs)),
    ...(isGuarded ? [] : renderApprovals(approvals)),
    renderJobPlans(changingJobs, context),
    renderKeptCounts(unchangedJobs),
    foldNames(
      md`${count(unchangedJobs.length, 'job')} unchanged`,
      nothing,
      unchangedJobs.map(({ id }) => id),
    ),
  ];
}

/** Empty for jobs of one stage. */
function describeOrder(jobs: readonly PlannedJob[]): Markdown {
  const changedJobs = jobs.filter(({ comparable }) => comparable.changes);
  const stages = splitByStage(changedJobs, ({ comparable }) => comparable.stage);
  if (stages.length < 2) return nothing;
  const lists = stages.map(({ stage, members }) => {
    const names = members.map(({ id }) => code(id));
    return md`stage ${stage}: ${listUpTo(names, ', ')}`;
  });
  return md`**Order:** ${join(lists, '; ')}`;
}

function listRecordLines({ record, isUnsigned = false, marker }: CommentContext): readonly Markdown[] {
  if (record !== undefined) return [md`${planMarks.end}`, record];
  return isUnsigned && marker !== undefined ? [md`${markKind('unsigned')}`] : [];
}

function renderHeading(outcome: PlanOutcome, { environment }: CommentContext): Markdown {
  const failedWord = outcome.failures.length + outcome.failed.length > 0 ? md` failed` : nothing;
  const plan = md`Plan${environment === undefined ? nothing : md` for ${prose(environment)}`}${failedWord}`;
  const text = toClause(describePlanRun(outcome));
  if (outcome.failures.length === 0) return md`### ${selectPlanSign(outcome)} ${plan}: ${prose(text)}`;
  const [location = '', ...others] = outcome.failures.map(formatLocation);
  const file = location === '' || others.length > 0 ? nothing : md` in ${name(location)}`;
  return md`### 🔴 ${plan}${file}: ${prose(text, 500)}`;
}

export function renderFailureList(items: readonly Markdown[]): Block {
  return wrapBlock(itemList(items), (list) => md`**Errors**\n\n${list}`);
}

/** Whether the error is in a file of the pull request, and not in the cluster, a secret or an address. */
function isFixedByPush({ reason, help, location }: ActionError): boolean {
  const isInFile = reason === 'parse' || reason === 'input';
  return isInFile && location !== undefined && help !== 'unknown-namespace-or-region' && help !== 'unknown-node-pool';
}

/** The effect of merging this plan, or how to plan again after a failure; empty if neither is known. */
function renderNextStep(outcome: PlanOutcome, { record, requirement }: CommentContext): Markdown {
  if (outcome.failures.length > 0) return nothing;
  if (outcome.failed.length > 0) {
    return outcome.failed.some(({ failures }) => failures.some(isFixedByPush))
      ? md`Fix the errors above and push; the plan runs again.`
      : nothing;
  }
  const writes = listPlannedWrites(outcome);
  const stops = writes.filter(({ kind }) => kind === 'stop').length;
  const hits = listHits(outcome);
  // The list of guarded changes shows which approval the register run requires.
  const isRefused = requirement !== undefined && hits.some(isRefusing);
  if (writes.length === 0 || isRefused || record === undefined) return nothing;
  const scope = hits.length === 0 ? md`exactly this plan` : md`this plan, unless an approval is withdrawn`;
  const verb = outcome.jobs.some(({ verdict }) => verdict.unplaced.length > 0) ? md`registers` : md`deploys`;
  const registration = stops === writes.length ? nothing : md`${verb} ${scope}`;
  const stopClause = stops === 0 ? nothing : md`stops ${count(stops, 'job')}`;
  return md`After the merge, a register workflow ${join([registration, stopClause], ' and ')}.`;
}

/** Counts of unchanged jobs that differ from their files: a plan shows no change for such a count. */
function renderKeptCounts(unchangedJobs: readonly PlannedJob[]): Block {
  const withKeptCounts = unchangedJobs.filter(({ keptCounts }) => keptCounts.length > 0);
  const title = md`Counts of ${count(withKeptCounts.length, 'unchanged job')}`;
  const list = itemList(withKeptCounts.map((job) => md`- ${code(job.id)}: ${join(describeKeptCounts(job), ' · ')}`));
  return wrapBlock(list, (content) => details(title, content, withKeptCounts.length <= maxJobsAlone));
}

const maxOpenLines = 40;

/** The maximum number of files in a list of jobs with the same plan. */
const maxFiles = 100;

type Links = Pick<CommentContext, 'fileUrl'>;

/** The plans, the worst first. */
function renderJobPlans(jobs: readonly PlannedJob[], links: Links): Block {
  const isFew = jobs.length <= 3;
  const groups = groupByText(jobs, (job) =>
    JSON.stringify([job.verdict.change, job.diff.lines.slice(1), describeNotes(job)]),
  );
  const plans = groups.map((group) => renderJobPlan(group, { isFew, ...links }));
  const list = blockList(plans, (omitted, location) => md`… and ${count(omitted, 'more plan')} in ${location}.`);
  const title = md`Plans of ${count(jobs.length, 'job')}`;
  return jobs.length <= maxJobsAlone ? list : wrapBlock(list, (content) => details(title, content, false));
}

/** The folded plan of a job, or of several jobs with the same diff. */
function renderJobPlan(group: readonly PlannedJob[], { isFew, fileUrl }: Links & { readonly isFew: boolean }): Block {
  const [job] = group;
  if (job === undefined) return itemList([]);
  const isAlone = group.length === 1;
  const notes = describeNotes(job).map((note) => prose(note));
  const names = group.map(({ id }) => md`<b>${code(id)}</b>`);
  const files = group.map(({ id, file }) => link(code(isAlone ? file : id), fileUrl?.(file)));
  return foldLines({
    summary: md`${isAlone ? nothing : md`${group.length} jobs: `}${listUpTo(names, ', ')}`,
    // The first line names the job.
    lines: job.diff.lines.slice(isAlone ? 0 : 1),
    facts: paragraphs([...notes, listUpTo(files, ', ', maxFiles)]),
    // The plan of a new job has a short form, with only its groups and tasks.
    isOpen: isFew && job.diff.lines.length <= maxOpenLines && job.verdict.change !== 'new',
  });
}
