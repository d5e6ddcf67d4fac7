import { fitDocument, itemsWithin, takeNoting, type Limit, type Room } from '../../../text/fit.ts';
import type { Published } from '../../../text/published.ts';
import { approvalSection } from '../../../report/comment/approvals.ts';
import { footerLine } from '../../../report/comment/footer.ts';
import {
  callout,
  clipped,
  code,
  count,
  details,
  fence,
  joinLines,
  link,
  md,
  nothing,
  paragraphs,
  prose,
  type Markdown,
} from '../../../text/markdown.ts';
import { registerFailures } from '../failures.ts';
import { failureSection } from './failure-section.ts';
import { rolloutCallout, stateTable } from './state-table.ts';
import { registerHeadline, registerSign } from '../headline.ts';
import { describeUnreviewed } from '../describe-state.ts';
import { differenceIn, keptPlan, lineDifference, planWithoutRoom, type QuotedPlan } from './reviewed-plan.ts';
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

const longestHeadline = 500;

/** What a register did, or why it did nothing, with the plan folded below; all within the limit. */
export function registerMarkdown(outcome: RegisterOutcome, options: RegisterMarkdownOptions): Published {
  const { surroundings, limit, plan } = options;
  const { environment, marker, record, door } = surroundings;
  const where = environment === undefined ? nothing : md`${prose(environment)}: `;
  const headline = md`### ${registerSign(outcome)} ${where}${prose(registerHeadline(outcome), longestHeadline)}`;
  const document = {
    head: [
      joinLines([...(marker === undefined ? [] : [marker]), headline]),
      outcome.without === undefined ? nothing : callout('WARNING', prose(outcome.without, longestHeadline)),
    ],
    sections: [
      { share: 0.1, render: (room: Room) => unreviewedSection(outcome, room) },
      { share: 0.2, render: (room: Room) => rolloutCallout(outcome, surroundings, room) },
      { share: 0.2, render: (room: Room) => failureSection(outcome, surroundings, room) },
      { share: 0.2, render: (room: Room) => approvalSection(outcome.approvals ?? [], room) },
      { share: 0.2, render: (room: Room) => stateTable(outcome, surroundings, room) },
      { share: 0.1, render: (room: Room) => removedSection(outcome.removed, room) },
      { share: 0.25, render: (room: Room) => sections(outcome, options, room) },
      { share: 1, render: () => nextStep(outcome) },
      { share: 'rest' as const, render: (room: Room) => foldedPlan(outcome, plan, room) },
    ],
    tail: [joinLines([footer(outcome, surroundings), record ?? nothing])],
  };
  return fitDocument(document, limit, door);
}

/** The plan as the reviewers saw it, or the note that there is no room for it. */
function foldedPlan({ record }: RegisterOutcome, plan: QuotedPlan, room: Room): Markdown {
  const seen = record === undefined ? md`The plan that the comment showed` : md`The plan that was reviewed`;
  const title = plan.isReviewed ? seen : md`The plan of this run`;
  const folded = plan.text === '' ? nothing : details(title, keptPlan(plan), false);
  return plan.isLeftOut !== true && room.measure(folded) <= room.max ? folded : planWithoutRoom;
}

function unreviewedSection({ unreviewed = [] }: RegisterOutcome, room: Room): Markdown {
  if (unreviewed.length === 0) return nothing;
  const more = (left: number): Markdown => md`… and ${count(left, 'pull request')} more in ${room.elsewhere}.`;
  const lines = unreviewed.map((one) => prose(describeUnreviewed(one)));
  const measure = (text: Markdown): number => room.measure(callout('WARNING', text));
  const { taken, left } = takeNoting(lines, { ...room, measure }, more);
  return callout('WARNING', paragraphs([...taken, left === 0 ? nothing : more(left)]));
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

function removedSection(removed: readonly RemovedJobState[], room: Room): Markdown {
  const items = removed.map((one) => md`- ${prose(describeRemovedState({ ...one, id: clipped(one.id) }))}`);
  return itemsWithin(items, room);
}

/** What a reader looks for next: what differs from the review, and why a task is not well. */
function sections(outcome: RegisterOutcome, options: RegisterMarkdownOptions, room: Room): Markdown {
  const all = outcome.jobs.flatMap((job) => [...difference(job, options), ...troubles(job, options)]);
  const more = (left: number): Markdown => md`… and ${left} more in ${room.elsewhere}.`;
  const { taken, left } = takeNoting(all, { ...room, max: room.max - all.length }, more);
  return paragraphs([...taken, left === 0 ? nothing : more(left)]);
}

const mostLines = 60;

function difference({ planned, state }: RegisteredJob, { plan }: RegisterMarkdownOptions): readonly Markdown[] {
  if (state.kind !== 'changed') return [];
  const now = planned.diff.lines;
  const before = plan.isReviewed ? differenceIn(plan.text, planned.id) : undefined;
  const lines = before === undefined ? undefined : lineDifference(before, now);
  const title = md`**${code(planned.id)}**`;
  if (before === undefined)
    return [md`${title}: the reviewed comment does not show its plan. The plan is now:\n\n${cut(now)}`];
  if (lines === undefined) return [md`${title}: the plan has changed since the review. It is now:\n\n${cut(now)}`];
  if (lines.length === 0)
    return [md`${title}: the plans look alike; the difference is in hidden values or in the counts.\n\n${cut(now)}`];
  return [md`${title}: lines with \`-\` were reviewed, lines with \`+\` are in the plan now.\n\n${cut(lines)}`];
}

function cut(lines: readonly string[]): Markdown {
  const left = lines.length - mostLines;
  return fence(left <= 0 ? lines : [...lines.slice(0, mostLines), `  … ${left} lines more`], 'diff');
}

function troubles(
  { planned, state }: RegisteredJob,
  { withLogs, surroundings }: RegisterMarkdownOptions,
): readonly Markdown[] {
  if (state.kind !== 'rolled-out') return [];
  return state.rollout.troubles.map((trouble) => {
    const { task, group, allocation, events, logs } = trouble;
    const output = withLogs && logs !== undefined && logs.length > 0 ? ['', 'stderr:', ...logs] : [];
    // Not in the first column: there an untrusted line could look like one of Outrider's, such as a record.
    const lines = [...events, ...output].map((line) => `  ${line}`);
    const place = link(code(allocation.slice(0, 8)), surroundings.ui?.allocation(allocation, planned.region));
    const where = md`${code(planned.id)}, task ${code(task)} of group ${code(group)}, allocation ${place}`;
    return md`${where}:\n\n${fence(lines.length === 0 ? ['  (no events)'] : lines, 'text')}`;
  });
}

function nextStep(outcome: RegisterOutcome): Markdown {
  const kinds = new Set(
    outcome.jobs.map(({ state }) => (state.kind === 'rolled-out' ? state.rollout.kind : state.kind)),
  );
  if (registerFailures(outcome).length > 0) return nothing;
  if (kinds.has('awaiting-promotion')) {
    return md`**Next:** check the canaries, then promote them with \`mode: promote\` or give them up with \`mode: fail-deployment\`.`;
  }
  return nothing;
}

function footer(outcome: RegisterOutcome, surroundings: CommentContext): Markdown {
  const written = outcome.jobs.some(({ state }) => 'written' in state);
  return footerLine(written ? md`Registered` : md`Not registered`, surroundings);
}
