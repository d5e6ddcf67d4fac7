import { describeCause, describeRollout, healthyOf } from '../../../report/describe-rollout.ts';
import { helpUrl } from '../../../report/help.ts';
import { rolloutFailure } from '../../../report/rollout-failure.ts';
import { isSuccessfulRollout } from '../../../rollout/outcome.ts';
import { onlyJob } from '../headline.ts';
import { jobLink } from '../../../report/comment/job-row.ts';
import { tableWithin, takeNoting, type Room } from '../../../text/fit.ts';
import {
  callout,
  count,
  join,
  link,
  md,
  name,
  nothing,
  paragraphs,
  prose,
  type Markdown,
} from '../../../text/markdown.ts';
import type { GroupProgress, Rollout } from '../../../rollout/outcome.ts';
import type { CommentContext } from '../../../report/comment/comment-context.ts';
import { stateLabel } from '../describe-state.ts';
import { isRefused } from '../failures.ts';
import { hasDeployment, rankOf, type RegisteredJob, type RegisterOutcome } from '../outcome.ts';

/**
 * The jobs that were written, or should have been, the failed ones first; the others are only counted. Nothing where each was refused: the failures above
 * have the reasons.
 */
export function stateTable(outcome: RegisterOutcome, surroundings: CommentContext, room: Room): Markdown {
  const shown = worstFirst(outcome.jobs.filter(({ state }) => state.kind !== 'there'));
  const there = outcome.jobs.length - shown.length;
  const rest = there === 0 ? nothing : md`${count(there, 'job')} already up to date.`;
  if (shown.every(isRefused)) return rest;
  const isRolledBack = shown.some(({ state }) => runningNow(state) !== '');
  const rows = shown.map((job) => row(job, surroundings, isRolledBack));
  const columns = isRolledBack ? [md`Tried`, md`Running now`] : [md`Version`];
  const own = { ...room, max: room.max - room.measure(rest) - 2 };
  return paragraphs([tableWithin([md`Job`, md`Outcome`, ...columns], rows, own, 'job'), rest]);
}

function row(job: RegisteredJob, context: CommentContext, isRolledBack: boolean): readonly Markdown[] {
  const { planned, state } = job;
  return [
    jobLink(planned, context, planned.verdict.jobModifyIndex > 0 || 'written' in state),
    link(prose(stateLabel(state)), deploymentsUrl(job, context)),
    textOr(tried(state), md`—`),
    ...(isRolledBack ? [textOr(runningNow(state), isRolledOut(state) ? md`the same` : md`—`)] : []),
  ];
}

/** The page of a job's deployments in Nomad's UI; undefined where it has none, or no page. */
function deploymentsUrl({ planned, state }: RegisteredJob, { ui }: Pick<CommentContext, 'ui'>): string | undefined {
  return hasDeployment(state) ? ui?.deployments(planned) : undefined;
}

function textOr(text: string, otherwise: Markdown): Markdown {
  return text === '' ? otherwise : prose(text);
}

/** Empty where nothing is known. */
function tried(state: RegisteredJob['state']): string {
  if (state.kind === 'rolling-out') return healthOf(state.progress?.groups ?? []);
  if (state.kind !== 'rolled-out') return '';
  const { version, groups } = state.rollout;
  const parts = [version === undefined ? '' : `version ${version}`, healthOf(groups)];
  return parts.filter((part) => part !== '').join(', ');
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
function describeRunning({ revertedTo }: Pick<Rollout, 'revertedTo'>): string {
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

const mostJobs = 5;

/** Jobs whose rollout did not end well: why, what runs now, and the way out. */
export function rolloutCallout(outcome: RegisterOutcome, context: Pick<CommentContext, 'ui'>, room: Room): Markdown {
  const only = onlyJob(outcome);
  const ends = outcome.jobs.flatMap((job) => rolloutLines(job, describeEnd(job, only), context));
  if (ends.length === 0) return nothing;
  const more = (left: number): Markdown => md`… and ${left} more in ${room.elsewhere}.`;
  const measure = (text: Markdown): number => room.measure(callout('CAUTION', text));
  const { taken } = takeNoting(ends.slice(0, mostJobs), { ...room, measure }, more);
  const left = ends.length - taken.length;
  return callout('CAUTION', join([...taken, left === 0 ? nothing : more(left)], '\n\n'));
}

/** How a rollout ended, and why; of the only job, which the headline names, only why. */
function describeEnd({ planned, state }: RegisteredJob, only: RegisteredJob | undefined): Markdown {
  if (state.kind !== 'rolled-out') return nothing;
  if (only === undefined) return md`**${name(planned.id)}**: ${sentence(describeRollout(state.rollout))}`;
  const cause = describeCause(state.rollout);
  return cause === '' ? nothing : sentence(cause.charAt(0).toUpperCase() + cause.slice(1));
}

function sentence(text: string): Markdown {
  return md`${prose(text, 500)}.`;
}

function rolloutLines(job: RegisteredJob, end: Markdown, context: Pick<CommentContext, 'ui'>): readonly Markdown[] {
  const {
    planned: { id, file },
    state,
  } = job;
  if (state.kind !== 'rolled-out' || isSuccessfulRollout(state.rollout)) return [];
  const { rollout } = state;
  const failure = rolloutFailure(rollout, { id, file });
  const running = describeRunning(rollout);
  const deployments = deploymentsUrl(job, context);
  const links = [
    link(md`How to fix this`, helpUrl(failure)),
    ...(deployments === undefined ? [] : [link(md`Deployments in Nomad`, deployments)]),
  ];
  const lines = [
    end,
    running === '' ? nothing : md`**Running now: ${prose(running)}.**`,
    join([failure.hint === undefined ? nothing : prose(failure.hint), join(links, ' · ')], ' '),
  ];
  return [join(lines, '  \n')];
}
