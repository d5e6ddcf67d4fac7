import { visible } from '../../../nomad-plan/quote.ts';
import { clipped, takeWithin, type Limit } from '../../../report/markdown/fit.ts';
import { hiddenWithin } from '../../../report/comment/hide-in-markdown.ts';
import { approvalSection } from '../../../report/comment/approvals.ts';
import { footerLine } from '../../../report/comment/footer.ts';
import { code, details, fence, link } from '../../../report/markdown/markdown.ts';
import { prose } from '../../../report/markdown/prose.ts';
import { registerFailures } from '../failures.ts';
import { failureSection } from './failure-section.ts';
import { rolloutCallout } from './rollout-callout.ts';
import { stateTable } from './state-table.ts';
import { registerHeadline, registerSign } from '../headline.ts';
import { describeUnreviewed } from '../describe-state.ts';
import { differenceIn, keptPlan, lineDifference, planWithoutRoom, type QuotedPlan } from './reviewed-plan.ts';
import { plural } from '../../../nomad-plan/numbers.ts';
import type { CommentContext } from '../../../report/comment/comment-context.ts';
import type { RegisteredJob, RegisterOutcome, RemovedJobState } from '../outcome.ts';

export interface RegisterMarkdownOptions {
  readonly surroundings: CommentContext;
  readonly limit: Limit;
  /** The one that the reviewers saw, or else this run's own. */
  readonly plan: QuotedPlan;
  /** Whether the output of tasks may be shown. */
  readonly withLogs: boolean;
}

/** Shares of the limit, so that something is left for the plan. */
const removedShare = 0.1;
const sectionShare = 0.25;
/** Reserved for the text around the sections, and for the notes about what was left out. */
const reserve = 600;
const places = 6;
const longestHeadline = 500;

/** What a register did, or why it did nothing, with the plan folded below; all within the limit. */
export function registerMarkdown(outcome: RegisterOutcome, options: RegisterMarkdownOptions): string {
  const { surroundings } = options;
  return hiddenWithin(options.limit, surroundings, (limit) => clearMarkdown(outcome, { ...options, limit }));
}

function clearMarkdown(outcome: RegisterOutcome, options: RegisterMarkdownOptions): string {
  const { surroundings, limit, plan } = options;
  const environment = surroundings.environment === undefined ? '' : `${surroundings.environment}: `;
  const headline = `### ${registerSign(outcome)} ${environment}${prose(clipped(registerHeadline(outcome), longestHeadline))}`;
  const head = [
    [surroundings.marker, headline].filter((part) => part !== undefined).join('\n'),
    outcome.without === undefined ? '' : `> [!WARNING]\n> ${prose(clipped(outcome.without, longestHeadline))}`,
  ];
  const last = [footer(outcome, surroundings), surroundings.record].filter((part) => part !== undefined).join('\n');
  const sizeOf = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + limit.measure(part) + 2, 0);
  // The sections share what these leave.
  const kept = sizeOf([...head, nextStep(outcome), last]) + reserve + places * limit.measure(limit.elsewhere);
  const room = { ...options, limit: { ...limit, max: Math.max(0, limit.max - kept) } };
  const parts = [
    ...head,
    unreviewedSection(outcome, room.limit),
    rolloutCallout(outcome, surroundings, room.limit),
    failureSection(outcome, surroundings, room.limit),
    approvalSection(outcome.approvals ?? [], room.limit),
    stateTable(outcome, surroundings, room.limit),
    removedSection(outcome.removed, room.limit),
    ...sections(outcome, room),
    nextStep(outcome),
  ].filter((part) => part !== '');
  const seen = outcome.record === undefined ? 'The plan that the comment showed' : 'The plan that was reviewed';
  const title = plan.isReviewed ? seen : 'The plan of this run';
  const folded = plan.text === '' ? '' : details(title, keptPlan(plan), false);
  const fits = plan.isLeftOut !== true && limit.measure(folded) + 2 <= limit.max - sizeOf([...parts, last]);
  return [...parts, fits ? folded : planWithoutRoom, last].filter((part) => part !== '').join('\n\n');
}

function unreviewedSection({ unreviewed = [] }: RegisterOutcome, limit: Limit): string {
  if (unreviewed.length === 0) return '';
  const lines = unreviewed.map((one) => `> ${prose(describeUnreviewed(one))}`);
  const { taken, left } = takeWithin(lines, limit.max * removedShare, limit.measure);
  const rest = left === 0 ? [] : [`> … and ${plural(left, 'pull request')} more in ${limit.elsewhere}.`];
  return ['> [!WARNING]', ...taken, ...rest].join('\n>\n');
}

const removedStates: Record<Exclude<RemovedJobState['state']['kind'], 'refused'>, string> = {
  stopped: 'was stopped, because its job file was removed',
  gone: 'does not run any more; its job file was removed',
  'still-declared': 'keeps running, because another job file declares it',
  'not-asked': 'keeps running although its job file was removed; set `stop-removed: true` to stop such jobs',
  'dry-run': 'would be stopped, because its job file was removed',
  'held-back': 'keeps running although its job file was removed, because another job failed before',
};

/** The result for a job whose file was removed. */
export function describeRemovedState({ id, state }: RemovedJobState): string {
  return `\`${id}\` ${state.kind === 'refused' ? 'was not stopped' : removedStates[state.kind]}.`;
}

function removedSection(removed: readonly RemovedJobState[], limit: Limit): string {
  const items = removed.map((one) => `- ${prose(describeRemovedState({ ...one, id: clipped(one.id) }))}`);
  const { taken, left } = takeWithin(items, limit.max * removedShare, limit.measure);
  return [...taken, ...(left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`])].join('\n');
}

/** What a reader looks for next: what differs from the review, and why a task is not well. */
function sections(outcome: RegisterOutcome, options: RegisterMarkdownOptions): readonly string[] {
  const { limit } = options;
  const all = outcome.jobs.flatMap((job) => [...difference(job, options), ...troubles(job, options)]);
  const { taken, left } = takeWithin(all, limit.max * sectionShare, limit.measure);
  return left === 0 ? taken : [...taken, `… and ${left} more in ${limit.elsewhere}.`];
}

const mostLines = 60;

function difference({ planned, state }: RegisteredJob, { plan }: RegisterMarkdownOptions): readonly string[] {
  if (state.kind !== 'changed') return [];
  const now = planned.diff.lines;
  const before = plan.isReviewed ? differenceIn(plan.text, planned.id) : undefined;
  const lines = before === undefined ? undefined : lineDifference(before, now);
  const title = `**${code(planned.id)}**`;
  if (before === undefined)
    return [`${title}: the reviewed comment does not show its plan. The plan is now:\n\n${cut(now)}`];
  if (lines === undefined) return [`${title}: the plan has changed since the review. It is now:\n\n${cut(now)}`];
  if (lines.length === 0)
    return [`${title}: the plans look alike; the difference is in hidden values or in the counts.\n\n${cut(now)}`];
  return [`${title}: lines with \`-\` were reviewed, lines with \`+\` are in the plan now.\n\n${cut(lines)}`];
}

function cut(lines: readonly string[]): string {
  const left = lines.length - mostLines;
  return fence(left <= 0 ? lines : [...lines.slice(0, mostLines), `  … ${left} lines more`], 'diff');
}

function troubles(
  { planned, state }: RegisteredJob,
  { withLogs, surroundings }: RegisterMarkdownOptions,
): readonly string[] {
  if (state.kind !== 'rolled-out') return [];
  return state.rollout.troubles.map((trouble) => {
    const { task, group, allocation, events, logs } = trouble;
    const output = withLogs && logs !== undefined && logs.length > 0 ? ['', 'stderr:', ...logs] : [];
    // Not in the first column: there an untrusted line could look like one of Outrider's, such as a record.
    const lines = [...events, ...output].map((line) => `  ${visible(line)}`);
    const where = `${code(planned.id)}, task ${code(task)} of group ${code(group)}, allocation ${link(code(allocation.slice(0, 8)), surroundings.ui?.allocation(allocation, planned.region))}`;
    return `${where}:\n\n${fence(lines.length === 0 ? ['  (no events)'] : lines, 'text')}`;
  });
}

function nextStep(outcome: RegisterOutcome): string {
  const kinds = new Set(
    outcome.jobs.map(({ state }) => (state.kind === 'rolled-out' ? state.rollout.kind : state.kind)),
  );
  if (registerFailures(outcome).length > 0) return '';
  if (kinds.has('awaiting-promotion')) {
    return '**Next:** check the canaries, then promote them with `mode: promote` or give them up with `mode: fail-deployment`.';
  }
  return '';
}

function footer(outcome: RegisterOutcome, surroundings: CommentContext): string {
  const written = outcome.jobs.some(({ state }) => 'written' in state);
  return footerLine(written ? 'Registered' : 'Not registered', surroundings);
}
