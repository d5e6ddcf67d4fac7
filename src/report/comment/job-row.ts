import { describeCounts } from '../describe-counts.ts';
import { alarmsOf } from '../plan/plan-alarms.ts';
import { unplacedCount } from '../plan/describe-plan.ts';
import { clipped, listUpTo } from '../markdown/fit.ts';
import { cellCode, link, nameCode } from '../markdown/markdown.ts';
import type { PlannedJob } from '../plan/plan-outcome.ts';
import type { CommentContext } from './comment-context.ts';

/** The head of the table of jobs: three columns, which a telephone shows. */
export const jobRowHead = ['', 'Job', 'What happens'];

/** A job of the table: a sign, its name, and in a line what happens to it. */
export function jobRow(job: PlannedJob, context: CommentContext, withNamespace: boolean): readonly string[] {
  const { verdict } = job;
  const kind = verdict.startsAgain
    ? 'starts again'
    : { new: 'new', stopped: 'stops', edited: '', unchanged: '' }[verdict.change];
  const place = withNamespace ? ` in ${nameCode(clipped(job.namespace))}` : '';
  return [signOf(job), `${jobLink(job, context)}${place}${kind === '' ? '' : ` · ${kind}`}`, whatHappens(job)];
}

/**
 * A job's name, linked to Nomad's UI where it exists there, and else to its file.
 *
 * @param exists by default whether it did when it was planned
 */
export function jobLink(
  job: PlannedJob,
  { fileUrl, ui }: CommentContext,
  exists = job.verdict.jobModifyIndex > 0,
): string {
  const name = nameCode(clipped(job.id));
  const url = (exists ? ui?.job(job) : undefined) ?? fileUrl?.(job.file);
  return url === undefined ? name : link(name, url);
}

function signOf(job: PlannedJob): string {
  const [worst] = alarmsOf(job);
  if (worst === 'unplaced' || worst === 'refused') return '⛔';
  if (worst !== undefined) return worst === 'warning' || worst === 'failed' ? '⚠️' : '❗';
  const { change, destructive, startsAgain } = job.verdict;
  if (change === 'new' || startsAgain) return '🆕';
  return destructive ? '♻️' : '✏️';
}

function whatHappens(job: PlannedJob): string {
  const { verdict } = job;
  const blocked = unplacedCount(verdict.unplaced);
  const parts = [
    verdict.refused.length > 0 ? '**Nomad refuses this change**' : '',
    job.hasFailed === true ? 'unchanged, **its last deployment failed**' : '',
    describeCounts(verdict.groups, verdict.starts),
    blocked > 0 ? `**${blocked} cannot be placed**` : '',
    ...keyChanges(job),
    ...traits(job),
    launch(job),
  ].filter((part) => part !== '');
  if (parts.length > 0) return parts.join(' · ');
  return verdict.changes ? 'only its specification changes' : '—';
}

const longestChange = 80;
const mostChanges = 2;

/** `image web:1.4.2 → 1.5.0` */
function keyChanges({ diff, verdict }: PlannedJob): readonly string[] {
  if (verdict.change !== 'edited') return [];
  const changes = diff.keyChanges.map(({ kind, text }) => `${kind} ${cellCode(clipped(text, longestChange))}`);
  return changes.length === 0 ? [] : [listUpTo([...new Set(changes)], ', ', mostChanges)];
}

const saidByChange: ReadonlyMap<string, string> = new Map([
  ['image only', 'image'],
  ['count only', 'count'],
  ['another schedule', 'schedule'],
]);

function traits({ verdict, diff }: PlannedJob): readonly string[] {
  const shown = new Set<string>(diff.keyChanges.map(({ kind }) => kind));
  return verdict.traits.filter((trait) => !shown.has(saidByChange.get(trait) ?? ''));
}

function launch({ verdict }: PlannedJob): string {
  if (verdict.starts !== 'per-launch' || verdict.nextLaunch === undefined) return '';
  return `next launch ${cellCode(verdict.nextLaunch)}`;
}
