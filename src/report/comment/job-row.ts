import { describeCounts } from '../describe-counts.ts';
import { alarmsOf } from '../plan/plan-alarms.ts';
import { describeNotes, unplacedCount } from '../plan/describe-plan.ts';
import { foldedLines, type Room } from '../../text/fit.ts';
import {
  code,
  isEmpty,
  join,
  link,
  listUpTo,
  md,
  name,
  nothing,
  paragraphs,
  prose,
  type Markdown,
  type Sign,
} from '../../text/markdown.ts';
import type { PlannedJob } from '../plan/plan-outcome.ts';
import type { CommentContext } from './comment-context.ts';

/** The head of the table of jobs: three columns, which a telephone shows. */
export const jobRowHead = [nothing, md`Job`, md`What happens`];

/** A job of the table: a sign, its name, and in a line what happens to it. */
export function jobRow(job: PlannedJob, context: CommentContext, withNamespace: boolean): readonly Markdown[] {
  const { verdict } = job;
  const kind = verdict.startsAgain
    ? md` · starts again`
    : { new: md` · new`, stopped: md` · stops`, edited: nothing, unchanged: nothing }[verdict.change];
  const place = withNamespace ? md` in ${name(job.namespace)}` : nothing;
  return [md`${signOf(job)}`, md`${jobLink(job, context)}${place}${kind}`, whatHappens(job)];
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
): Markdown {
  return link(name(job.id), (exists ? ui?.job(job) : undefined) ?? fileUrl?.(job.file));
}

function signOf(job: PlannedJob): Sign {
  const [worst] = alarmsOf(job);
  if (worst === 'unplaced' || worst === 'refused') return '⛔';
  if (worst !== undefined) return worst === 'warning' || worst === 'failed' ? '⚠️' : '❗';
  const { change, destructive, startsAgain } = job.verdict;
  if (change === 'new' || startsAgain) return '🆕';
  return destructive ? '♻️' : '✏️';
}

function whatHappens(job: PlannedJob): Markdown {
  const { verdict } = job;
  const blocked = unplacedCount(verdict.unplaced);
  const counts = describeCounts(verdict.groups, verdict.starts);
  const parts = [
    verdict.refused.length > 0 ? md`**Nomad refuses this change**` : nothing,
    job.hasFailed === true ? md`unchanged, **its last deployment failed**` : nothing,
    counts === '' ? nothing : prose(counts),
    blocked > 0 ? md`**${blocked} cannot be placed**` : nothing,
    ...keyChanges(job),
    ...traits(job),
    launch(job),
  ];
  if (!parts.every(isEmpty)) return join(parts, ' · ');
  return verdict.changes ? md`only its specification changes` : md`—`;
}

export const longestChange = 80;
export const mostChanges = 2;

/** `image web:1.4.2 → 1.5.0` */
function keyChanges({ diff, verdict }: PlannedJob): readonly Markdown[] {
  return verdict.change === 'edited' ? [keyChangeList(diff.keyChanges)] : [];
}

/** Of several with the same text one; empty without any. */
export function keyChangeList(changes: PlannedJob['diff']['keyChanges']): Markdown {
  const different = new Map(changes.map((one) => [JSON.stringify([one.kind, one.text]), one]));
  const texts = Array.from(different.values(), ({ kind, text }) => md`${prose(kind)} ${code(text, longestChange)}`);
  return listUpTo(texts, ', ', mostChanges);
}

const saidByChange: ReadonlyMap<string, string> = new Map([
  ['image only', 'image'],
  ['count only', 'count'],
  ['another schedule', 'schedule'],
]);

function traits({ verdict, diff }: PlannedJob): readonly Markdown[] {
  const shown = new Set<string>(diff.keyChanges.map(({ kind }) => kind));
  return verdict.traits.filter((trait) => !shown.has(saidByChange.get(trait) ?? '')).map((trait) => prose(trait));
}

function launch({ verdict }: PlannedJob): Markdown {
  if (verdict.starts !== 'per-launch' || verdict.nextLaunch === undefined) return nothing;
  return md`next launch ${code(verdict.nextLaunch)}`;
}

const openUpTo = 40;
/** A plan with less room is omitted. */
const leastRoom = 800;

/** The plan of a job as a folded section; empty if it does not fit. */
export function jobDetails(
  job: PlannedJob,
  { few, fileUrl }: { readonly few: boolean; readonly fileUrl: CommentContext['fileUrl'] },
  room: Room,
): Markdown {
  const { lines } = job.diff;
  const kept = job.keptCounts.map(
    ({ group, count, instead }) => md`Count of ${code(group)} kept at ${count}; the job file says ${instead}.`,
  );
  const notes = describeNotes(job).map((note) => prose(note));
  const summary = md`<b>${code(job.id)}</b> – all changes`;
  const facts = paragraphs([...kept, ...notes, link(code(job.file), fileUrl?.(job.file))]);
  // The short form of a new job lists only its groups and tasks.
  const isOpen = few && lines.length <= openUpTo && job.verdict.change !== 'new';
  return foldedLines({ summary, lines, facts, isOpen, least: leastRoom }, room);
}
