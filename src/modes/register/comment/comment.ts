import { visible } from '../../../plan/quote.ts';
import { failureItems } from '../../../report/failure-items.ts';
import { clipped, takeWithin, type Limit } from '../../../report/markdown/fit.ts';
import { hiddenWithin } from '../../../report/comment/hide-in-markdown.ts';
import { footerLine } from '../../../report/comment/footer.ts';
import { code, details, fence, link, nameCode, table } from '../../../report/markdown/markdown.ts';
import { prose } from '../../../report/markdown/prose.ts';
import { registerFailures } from '../failures.ts';
import { registerHeadline, registerSign } from '../headline.ts';
import { describeLeftOut, stateLabel } from '../describe-state.ts';
import { healthyOf } from '../../../report/describe-rollout.ts';
import { differenceIn, keptPlan, lineDifference, planWithoutRoom, type QuotedPlan } from './reviewed-plan.ts';
import { plural } from '../../../plan/numbers.ts';
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
const failureShare = 0.2;
const tableShare = 0.2;
const removedShare = 0.1;
const sectionShare = 0.25;
/** Kept for what is around the sections, and for what says that something was left out, in so many places. */
const reserve = 600;
const places = 5;
const longestHeadline = 500;

/** What a register did, or why it did nothing, with the plan folded below; all within the limit. */
export function registerMarkdown(outcome: RegisterOutcome, options: RegisterMarkdownOptions): string {
  const { surroundings } = options;
  const shown = hiddenWithin(options.limit, surroundings, (limit) => clearMarkdown(outcome, { ...options, limit }));
  return surroundings.record?.seal(shown) ?? shown;
}

function clearMarkdown(outcome: RegisterOutcome, options: RegisterMarkdownOptions): string {
  const { surroundings, limit, plan } = options;
  const headline = `### ${registerSign(outcome)} ${prose(clipped(registerHeadline(outcome), longestHeadline))}`;
  const head = [
    [surroundings.marker, headline].filter((part) => part !== undefined).join('\n'),
    outcome.without === undefined ? '' : `> [!NOTE]\n> ${prose(clipped(outcome.without, longestHeadline))}`,
  ];
  const last = [footer(outcome, surroundings), surroundings.record?.line]
    .filter((part) => part !== undefined)
    .join('\n');
  const sizeOf = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + limit.measure(part) + 2, 0);
  // The sections share what these leave.
  const kept = sizeOf([...head, nextStep(outcome), last]) + reserve + places * limit.measure(limit.elsewhere);
  const room = { ...options, limit: { ...limit, max: Math.max(0, limit.max - kept) } };
  const parts = [
    ...head,
    leftOutSection(outcome, room.limit),
    failureSection(outcome, room),
    stateTable(outcome, room),
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

function leftOutSection({ leftOut = [] }: RegisterOutcome, limit: Limit): string {
  if (leftOut.length === 0) return '';
  const lines = leftOut.map((one) => `> ${prose(describeLeftOut(one))}`);
  const { taken, left } = takeWithin(lines, limit.max * removedShare, limit.measure);
  const rest = left === 0 ? [] : [`> … and ${plural(left, 'pull request')} more in ${limit.elsewhere}.`];
  return ['> [!WARNING]', ...taken, ...rest].join('\n>\n');
}

function failureSection(outcome: RegisterOutcome, { surroundings, limit }: RegisterMarkdownOptions): string {
  const items = failureItems(registerFailures(outcome), surroundings.fileUrl);
  if (items.length === 0) return '';
  const { taken, left } = takeWithin(items, limit.max * failureShare, limit.measure);
  const rest = left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`];
  return ['**What went wrong**', '', ...taken, ...rest].join('\n');
}

function stateTable(outcome: RegisterOutcome, { surroundings, limit }: RegisterMarkdownOptions): string {
  const told = outcome.jobs.filter(({ state }) => state.kind !== 'there');
  const there = outcome.jobs.length - told.length;
  const rest = there === 0 ? '' : `${plural(there, 'job')} registered already.`;
  if (told.length === 0) return rest;
  const rows = told.map((job) => row(job, surroundings));
  const { taken, left } = takeWithin(
    rows.map((cells) => cells.join(' | ')),
    limit.max * tableShare,
    (text) => limit.measure(text) + 4,
  );
  const shown = table(['Job', 'Outcome', 'Version', 'Allocations'], rows.slice(0, taken.length));
  const more = left === 0 ? '' : `… and ${plural(left, 'job')} more in ${limit.elsewhere}.`;
  return [shown, more, rest].filter((part) => part !== '').join('\n\n');
}

function row({ planned, state }: RegisteredJob, { fileUrl }: CommentContext): readonly string[] {
  const name = nameCode(clipped(planned.id));
  const rollout = state.kind === 'rolled-out' ? state.rollout : undefined;
  const groups = rollout?.groups ?? (state.kind === 'rolling-out' ? (state.progress?.groups ?? []) : []);
  return [
    fileUrl === undefined ? name : link(name, fileUrl(planned.file)),
    prose(stateLabel(state)).replaceAll('|', '\\|'),
    rollout?.version === undefined ? '—' : String(rollout.version),
    groups.length === 0 ? '—' : healthyOf(groups),
  ];
}

const removedStates: Record<Exclude<RemovedJobState['state']['kind'], 'refused'>, string> = {
  stopped: 'stopped, because its file was removed',
  gone: 'runs no more; its file was removed',
  'still-declared': 'is still declared by a job file, and runs on',
  'not-asked': 'runs on although its file was removed; `stop-removed` would stop it',
  'dry-run': 'would be stopped, because its file was removed',
  'held-back': 'runs on although its file was removed, because not all went well before',
};

/** What became of a job whose file was removed. */
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
  if (before === undefined) return [`${title}: the reviewed comment does not show its plan; now it is\n\n${cut(now)}`];
  if (lines === undefined) return [`${title}: the plan is another one now\n\n${cut(now)}`];
  if (lines.length === 0)
    return [`${title}: the plans look the same; what differs is hidden, or is in the counts.\n\n${cut(now)}`];
  return [`${title}: \`-\` is what was reviewed, \`+\` what it would be now\n\n${cut(lines)}`];
}

function cut(lines: readonly string[]): string {
  const left = lines.length - mostLines;
  return fence(left <= 0 ? lines : [...lines.slice(0, mostLines), `  … ${left} lines more`], 'diff');
}

function troubles({ planned, state }: RegisteredJob, { withLogs }: RegisterMarkdownOptions): readonly string[] {
  if (state.kind !== 'rolled-out') return [];
  return state.rollout.troubles.map((trouble) => {
    const { task, group, allocation, events, logs } = trouble;
    const output = withLogs && logs !== undefined && logs.length > 0 ? ['', 'stderr:', ...logs] : [];
    // Not in the first column: a line of others could be taken for one of ours there, such as a record.
    const lines = [...events, ...output].map((line) => `  ${visible(line)}`);
    const where = `${code(planned.id)}, task ${code(task)} of group ${code(group)}, allocation ${code(allocation.slice(0, 8))}`;
    return `${where}:\n\n${fence(lines.length === 0 ? ['  (no events)'] : lines, 'text')}`;
  });
}

function nextStep(outcome: RegisterOutcome): string {
  const kinds = new Set(
    outcome.jobs.map(({ state }) => (state.kind === 'rolled-out' ? state.rollout.kind : state.kind)),
  );
  if (registerFailures(outcome).length > 0) return '';
  if (kinds.has('awaiting-promotion')) {
    return '**Next:** look at the canaries, then promote them (`mode: promote`), or give them up (`mode: fail-deployment`).';
  }
  return '';
}

function footer(outcome: RegisterOutcome, surroundings: CommentContext): string {
  const written = outcome.jobs.some(({ state }) => 'written' in state);
  return footerLine(written ? 'Registered' : 'Not registered', surroundings);
}
