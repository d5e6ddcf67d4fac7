import { details, nameCode, htmlCode, link, table } from '../markdown/markdown.ts';
import { planCallout } from './callout.ts';
import { jobDetails, type DetailsOptions } from './job-details.ts';
import { clipped, takeWithin, type Limit } from '../markdown/fit.ts';
import { footerLine } from './footer.ts';
import { hiddenWithin } from './hide-in-markdown.ts';
import type { CommentContext } from './comment-context.ts';
import { failureItems } from '../failure-items.ts';
import {
  bySeverity,
  describeChange,
  describeCounts,
  hasChanges,
  planHeadline,
  totals,
  unplacedCount,
} from '../describe-plan.ts';
import { plural } from '../../plan/numbers.ts';
import { allFailures, type PlannedJob, type PlanOutcome } from '../../review/plan-outcome.ts';

/** Shares of the limit that failures and the table may take at most, so that something is left for the plans. */
const failureShare = 0.3;
const tableShare = 0.35;
/** Kept for what is around the sections, and for what says that something was left out, in so many places. */
const reserve = 600;
const places = 4;

/**
 * The plan as Markdown: what decides first, the worst first, all within the limit. Nothing is cut in the middle of Markdown: what does
 * not fit is left out whole, or by lines of a difference, and the text says so.
 */
export function planMarkdown(outcome: PlanOutcome, surroundings: CommentContext, limit: Limit): string {
  const shown = hiddenWithin(limit, surroundings, (within) => clearMarkdown(outcome, surroundings, within));
  return surroundings.record?.seal(shown) ?? shown;
}

function clearMarkdown(outcome: PlanOutcome, surroundings: CommentContext, limit: Limit): string {
  const jobs = bySeverity(outcome.jobs);
  const changing = jobs.filter(hasChanges);
  const head = [surroundings.marker, heading(outcome, jobs)].filter((part) => part !== undefined).join('\n');
  const last = [footer(outcome, surroundings), surroundings.record?.line]
    .filter((part) => part !== undefined)
    .join('\n');
  const closing = [nextStep(outcome, changing), last];
  const sizeOf = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + limit.measure(part) + 2, 0);
  // The sections share what these leave.
  const kept = sizeOf([head, ...closing]) + reserve + places * limit.measure(limit.elsewhere);
  const room = { ...limit, max: Math.max(0, limit.max - kept) };
  const parts = [
    planCallout(jobs, outcome.removed, room),
    failureSection(outcome, surroundings, room),
    jobTable(changing, surroundings, room),
  ].filter((part) => part !== '');
  const unchanged = unchangedSection(
    jobs.filter((job) => !changing.includes(job)),
    room,
  );
  const left = room.max - sizeOf([...parts, unchanged]);
  return [head, ...parts, ...plans(changing, surroundings, { ...limit, max: left }), unchanged, ...closing]
    .filter((part) => part !== '')
    .join('\n\n');
}

function heading(outcome: PlanOutcome, jobs: readonly PlannedJob[]): string {
  if (outcome.failures.length > 0) return '### 🔴 Plan failed';
  const dangerous = jobs.some((job) => job.verdict.destructive || job.verdict.unplaced.length > 0);
  const changes = jobs.some((job) => job.verdict.changes) || outcome.removed.length > 0;
  const sign = outcome.failed.length > 0 ? '🔴' : dangerous ? '🟠' : changes ? '🔵' : '🟢';
  return `### ${sign} Plan: ${planHeadline(outcome)}`;
}

function failureSection(outcome: PlanOutcome, surroundings: CommentContext, limit: Limit): string {
  const items = failureItems(allFailures(outcome), surroundings.fileUrl);
  if (items.length === 0) return '';
  const { taken, left } = takeWithin(items, limit.max * failureShare, limit.measure);
  const rest = left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`];
  return ['**What went wrong**', '', ...taken, ...rest].join('\n');
}

function jobTable(jobs: readonly PlannedJob[], surroundings: CommentContext, limit: Limit): string {
  if (jobs.length === 0) return '';
  const namespaces = new Set(jobs.map((job) => job.namespace));
  const rows = jobs.map((job) => row(job, surroundings, namespaces.size > 1));
  const { taken, left } = takeWithin(
    rows.map((cells) => cells.join(' | ')),
    limit.max * tableShare,
    (text) => limit.measure(text) + 4,
  );
  const shown = table(['Job', 'Change', 'Groups', 'Allocations', 'Placement'], rows.slice(0, taken.length));
  return left === 0 ? shown : `${shown}\n\n… and ${plural(left, 'job')} more in ${limit.elsewhere}.`;
}

const mostGroups = 3;

function row(job: PlannedJob, surroundings: CommentContext, withNamespace: boolean): readonly string[] {
  const { verdict } = job;
  const name =
    surroundings.fileUrl === undefined
      ? nameCode(clipped(job.id))
      : link(nameCode(clipped(job.id)), surroundings.fileUrl(job.file));
  const groups = verdict.groups.filter((group) => describeCounts(group, verdict.starts) !== '');
  const listed = (groups.length > 0 ? groups : verdict.groups).map((group) => nameCode(clipped(group.name)));
  const more = listed.length > mostGroups ? ` +${listed.length - mostGroups}` : '';
  const blocked = unplacedCount(verdict.unplaced);
  return [
    withNamespace ? `${name} in ${nameCode(clipped(job.namespace))}` : name,
    describeChange(verdict),
    listed.length === 0 ? '—' : listed.slice(0, mostGroups).join(' ') + more,
    describeCounts(totals(verdict.groups), verdict.starts) || '—',
    blocked > 0 ? `**${blocked} blocked**` : 'ok',
  ];
}

/** The plans that fit, the worst first; one that does not fit whole is shown by its first lines. */
function plans(jobs: readonly PlannedJob[], { fileUrl }: CommentContext, limit: Limit): readonly string[] {
  const few = jobs.length <= 3;
  const all = wholePlans(jobs, { few, fileUrl, limit });
  if (all !== undefined) return all;
  const shown: string[] = [];
  let room = limit.max;
  for (const [index, job] of jobs.entries()) {
    // One long plan must not crowd out all others.
    const max = index === jobs.length - 1 ? room : room / 2;
    const section = jobDetails(job, { few, fileUrl, limit: { ...limit, max } });
    if (section === undefined) break;
    shown.push(section);
    room -= limit.measure(section) + 2;
  }
  const left = jobs.length - shown.length;
  return left === 0 ? shown : [...shown, `… and ${plural(left, 'plan')} more in ${limit.elsewhere}.`];
}

/** Every plan from its first line to its last, or undefined when there is no room for that. */
function wholePlans(jobs: readonly PlannedJob[], options: DetailsOptions): readonly string[] | undefined {
  const { limit } = options;
  const sections: string[] = [];
  let room = limit.max;
  for (const job of jobs) {
    const section = jobDetails(job, { ...options, limit: { ...limit, max: Infinity } }) ?? '';
    room -= limit.measure(section) + 2;
    if (room < 0) return undefined;
    sections.push(section);
  }
  return sections;
}

function unchangedSection(jobs: readonly PlannedJob[], limit: Limit): string {
  if (jobs.length === 0) return '';
  const { taken, left } = takeWithin(
    jobs.map((job) => htmlCode(job.id)),
    limit.max * 0.1,
    limit.measure,
  );
  const rest = left === 0 ? '' : ` and ${left} more`;
  return details(`${plural(jobs.length, 'job')} unchanged`, `${taken.join(' ')}${rest}`, false);
}

function nextStep(outcome: PlanOutcome, changing: readonly PlannedJob[]): string {
  if (outcome.failures.length + outcome.failed.length > 0)
    return '**Next:** mend what is listed above and push; the plan is then made again.';
  const stops = outcome.removed.filter(({ stop }) => stop.kind === 'stops').length;
  if (changing.length === 0 && stops > 0)
    return '**Next:** review what will be stopped. To plan again, push or re-run.';
  if (changing.length === 0 && outcome.removed.some(({ stop }) => stop.kind === 'runs-on'))
    return '**Next:** stop by hand what should run no more. To plan again, push or re-run.';
  if (outcome.jobs.length === 0) return 'Nothing to do.';
  if (changing.length === 0) return 'The jobs run as the files say. Nothing to do.';
  if (changing.some((job) => job.verdict.unplaced.length > 0)) {
    return '**Next:** review what would change; what cannot be placed needs room in the cluster, or has to ask for less. To plan again, push or re-run.';
  }
  return '**Next:** review what would change. To plan again, push or re-run.';
}

/** The last line. All that differs from run to run without meaning stands in it (see `same-comment.ts`). */
function footer(outcome: PlanOutcome, surroundings: CommentContext): string {
  const hiddenValues = outcome.jobs.reduce((sum, job) => sum + job.diff.hiddenValues, 0);
  return footerLine('Planned', surroundings, hiddenValues === 0 ? '' : ` · ${plural(hiddenValues, 'value')} hidden`);
}
