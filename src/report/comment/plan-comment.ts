import type { Reason } from '../../errors.ts';
import { details, htmlCode, table } from '../markdown/markdown.ts';
import { planCallouts } from './callout.ts';
import { jobRow, jobRowHead } from './job-row.ts';
import { jobDetails, type DetailsOptions } from './job-details.ts';
import { takeWithin, type Limit } from '../markdown/fit.ts';
import { approvalSection } from './approvals.ts';
import { footerLine } from './footer.ts';
import { hiddenWithin } from './hide-in-markdown.ts';
import type { CommentContext } from './comment-context.ts';
import { failureItems, findOutage } from '../failure-items.ts';
import { bySeverity, hasChanges } from '../plan/plan-alarms.ts';
import { planHeadline, planSign } from '../plan/plan-headline.ts';
import { prose } from '../markdown/prose.ts';
import { plural } from '../../nomad-plan/numbers.ts';
import { allFailures, type PlannedJob, type PlanOutcome } from '../plan/plan-outcome.ts';

/** Shares of the limit for errors and the table, so that room is left for the plans. */
const failureShare = 0.3;
const tableShare = 0.35;
/** Kept for the text around the sections, and for the notes about omissions in this number of places. */
const reserve = 600;
const places = 6;

/** Begins the line about the merge. The comment of a register, which quotes the plan, leaves this line out. */
export const afterMerge = 'After the merge, `mode: register` registers exactly this plan';

/**
 * The plan as Markdown within the limit, with the most important jobs first. Nothing is cut in the middle of Markdown: what does not fit
 * is omitted as a whole, or by lines of a difference, and the text says so.
 */
export function planMarkdown(outcome: PlanOutcome, surroundings: CommentContext, limit: Limit): string {
  return hiddenWithin(limit, surroundings, (within) => clearMarkdown(outcome, surroundings, within));
}

function clearMarkdown(outcome: PlanOutcome, surroundings: CommentContext, limit: Limit): string {
  const jobs = bySeverity(outcome.jobs);
  const changing = jobs.filter(hasChanges);
  const head = [surroundings.marker, heading(outcome, surroundings)].filter((part) => part !== undefined).join('\n');
  const last = [footer(outcome, surroundings), surroundings.record].filter((part) => part !== undefined).join('\n');
  const closing = [nextStep(outcome, surroundings), last];
  const sizeOf = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + limit.measure(part) + 2, 0);
  // The sections share the rest.
  const kept = sizeOf([head, ...closing]) + reserve + places * limit.measure(limit.elsewhere);
  const room = { ...limit, max: Math.max(0, limit.max - kept) };
  const parts = [
    ...planCallouts(jobs, outcome.removed, room),
    failureSection(outcome, surroundings, room),
    jobTable(changing, surroundings, room),
    approvalSection(surroundings.approvals === undefined ? [] : [surroundings.approvals], room),
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

function heading(outcome: PlanOutcome, { environment }: CommentContext): string {
  const name = environment === undefined ? 'Plan' : environment;
  if (outcome.failures.length > 0) {
    const outage = findOutage(outcome.failures);
    return `### 🔴 ${environment === undefined ? '' : `${name}: `}${outage === undefined ? 'Plan failed' : prose(outage)}`;
  }
  return `### ${planSign(outcome)} ${name}: ${prose(planHeadline(outcome))}`;
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
  const rows = jobs.map((job) => jobRow(job, surroundings, namespaces.size > 1));
  const { taken, left } = takeWithin(
    rows.map((cells) => cells.join(' | ')),
    limit.max * tableShare,
    (text) => limit.measure(text) + 4,
  );
  const shown = table(jobRowHead, rows.slice(0, taken.length));
  return left === 0 ? shown : `${shown}\n\n… and ${plural(left, 'job')} more in ${limit.elsewhere}.`;
}

/** The plans that fit, the worst first; one that does not fit as a whole is shown by its first lines. */
function plans(jobs: readonly PlannedJob[], { fileUrl }: CommentContext, limit: Limit): readonly string[] {
  const few = jobs.length <= 3;
  const all = wholePlans(jobs, { few, fileUrl, limit });
  if (all !== undefined) return all;
  const shown: string[] = [];
  let room = limit.max;
  for (const [index, job] of jobs.entries()) {
    // One long plan must not displace all others.
    const max = index === jobs.length - 1 ? room : room / 2;
    const section = jobDetails(job, { few, fileUrl, limit: { ...limit, max } });
    if (section === undefined) break;
    shown.push(section);
    room -= limit.measure(section) + 2;
  }
  const left = jobs.length - shown.length;
  return left === 0 ? shown : [...shown, `… and ${plural(left, 'plan')} more in ${limit.elsewhere}.`];
}

/** All plans in full length; undefined if they do not fit. */
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

/** Reasons that lie in the files of the pull request. */
const fixedByPush: ReadonlySet<Reason> = new Set(['parse', 'input']);

/** What a merge does with this plan, or how to plan a broken file again; empty if neither is known. */
function nextStep(outcome: PlanOutcome, { record }: CommentContext): string {
  if (outcome.failures.length > 0) return '';
  if (outcome.failed.length > 0) {
    const isOfFile = outcome.failed.some(({ failures }) => failures.some(({ reason }) => fixedByPush.has(reason)));
    return isOfFile ? 'Fix the errors above and push; the plan runs again.' : '';
  }
  const stops = outcome.removed.filter(({ stop }) => stop.kind === 'stops').length;
  if (record === undefined || (stops === 0 && !outcome.jobs.some(hasChanges))) return '';
  return `${afterMerge}${stops === 0 ? '' : ` and stops ${plural(stops, 'job')}`}.`;
}

/** The last line. It has everything that differs between runs without a meaning for the reader (see `same-comment.ts`). */
function footer(outcome: PlanOutcome, surroundings: CommentContext): string {
  const hiddenValues = outcome.jobs.reduce((sum, job) => sum + job.diff.hiddenValues, 0);
  return footerLine('Planned', surroundings, hiddenValues === 0 ? '' : ` · ${plural(hiddenValues, 'value')} hidden`);
}
