import { healthyOf } from '../../../report/describe-rollout.ts';
import { plural } from '../../../nomad-plan/numbers.ts';
import { jobLink } from '../../../report/comment/job-row.ts';
import { takeWithin, type Limit } from '../../../report/markdown/fit.ts';
import { link, table } from '../../../report/markdown/markdown.ts';
import { cellProse } from '../../../report/markdown/prose.ts';
import type { GroupProgress, Rollout } from '../../../rollout/outcome.ts';
import type { CommentContext } from '../../../report/comment/comment-context.ts';
import { stateLabel } from '../describe-state.ts';
import { isRefused } from '../failures.ts';
import { hasDeployment, rankOf, type RegisteredJob, type RegisterOutcome } from '../outcome.ts';

/** Of the limit. */
const share = 0.2;

/**
 * The jobs that were written, or should have been, the failed ones first; the others are only counted. Nothing where each was refused: the failures above
 * have the reasons.
 */
export function stateTable(outcome: RegisterOutcome, surroundings: CommentContext, limit: Limit): string {
  const shown = worstFirst(outcome.jobs.filter(({ state }) => state.kind !== 'there'));
  const there = outcome.jobs.length - shown.length;
  const rest = there === 0 ? '' : `${plural(there, 'job')} already up to date.`;
  if (shown.every(isRefused)) return rest;
  const isRolledBack = shown.some(({ state }) => runningNow(state) !== '');
  const rows = shown.map((job) => row(job, surroundings, isRolledBack));
  const { taken, left } = takeWithin(
    rows.map((cells) => cells.join(' | ')),
    limit.max * share,
    (text) => limit.measure(text) + 4,
  );
  const head = isRolledBack ? ['Job', 'Outcome', 'Tried', 'Running now'] : ['Job', 'Outcome', 'Version'];
  const more = left === 0 ? '' : `… and ${plural(left, 'job')} more in ${limit.elsewhere}.`;
  return [table(head, rows.slice(0, taken.length)), more, rest].filter((part) => part !== '').join('\n\n');
}

function row(job: RegisteredJob, context: CommentContext, isRolledBack: boolean): readonly string[] {
  const { planned, state } = job;
  return [
    jobLink(planned, context, planned.verdict.jobModifyIndex > 0 || 'written' in state),
    link(cellProse(stateLabel(state)), deploymentsUrl(job, context)),
    tried(state),
    ...(isRolledBack ? [runningNow(state) || (isRolledOut(state) ? 'the same' : '—')] : []),
  ];
}

/** The page of a job's deployments in Nomad's UI; undefined where it has none, or no page. */
export function deploymentsUrl(
  { planned, state }: RegisteredJob,
  { ui }: Pick<CommentContext, 'ui'>,
): string | undefined {
  return hasDeployment(state) ? ui?.deployments(planned) : undefined;
}

function tried(state: RegisteredJob['state']): string {
  if (state.kind === 'rolling-out') return healthOf(state.progress?.groups ?? []) || '—';
  if (state.kind !== 'rolled-out') return '—';
  const { version, groups } = state.rollout;
  const parts = [version === undefined ? '' : `version ${version}`, healthOf(groups)];
  return parts.filter((part) => part !== '').join(', ') || '—';
}

/** Whether what was tried runs now. */
function isRolledOut(state: RegisteredJob['state']): boolean {
  return state.kind === 'rolled-out' && state.rollout.kind === 'successful';
}

/** What runs in the place of a version that was rolled back; empty where none was. */
function runningNow(state: RegisteredJob['state']): string {
  return state.kind === 'rolled-out' ? describeRunning(state.rollout) : '';
}

/** `version 3 (same as 1), 2 of 2 healthy`; empty where nothing was rolled back. */
export function describeRunning({ revertedTo }: Pick<Rollout, 'revertedTo'>): string {
  if (revertedTo === undefined) return '';
  const { version, live } = revertedTo;
  if (live === undefined) return `version ${version}`;
  const same = live.version === version ? '' : ` (same as ${version})`;
  return [`version ${live.version}${same}`, healthOf(live.groups)].filter((part) => part !== '').join(', ');
}

function healthOf(groups: readonly GroupProgress[]): string {
  return groups.length === 0 ? '' : healthyOf(groups);
}

function worstFirst(jobs: readonly RegisteredJob[]): readonly RegisteredJob[] {
  return jobs.toSorted((a, b) => rankOf(a) - rankOf(b));
}
