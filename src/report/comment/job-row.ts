import { describeCounts } from '../describe-counts.ts';
import { findKind, listAlarms, rankEffect, type PlanEffect } from '../plan/plan-alarms.ts';
import { describeKeptCount } from '../../nomad-plan/spec.ts';
import { countUnplaced } from '../plan/describe-plan.ts';
import { formatMinute } from '../../text/times.ts';
import { rowList, type Block } from '../../text/fit.ts';
import {
  code,
  toComparable,
  isEmpty,
  join,
  link,
  listUpTo,
  md,
  name,
  nothing,
  prose,
  type Markdown,
  type Sign,
} from '../../text/markdown.ts';
import type { PlannedJob, ShownAddress } from '../plan/plan-outcome.ts';
import type { CommentContext } from './comment-context.ts';

/** Up to this number, each job has its own row, which is easier to read. If there are more, jobs with the same effect share a row. */
export const maxJobsAlone = 10;

/** The jobs of a plan in their order. If there are many, jobs with the same effect share a row. */
export function renderJobTable(jobs: readonly PlannedJob[], context: CommentContext): Block {
  const namespaces = new Set(jobs.map((job) => job.namespace));
  const describedJobs = jobs.map((job) => ({ job, effect: describeEffect(job), effects: describeEffects(job) }));
  const groups = groupByText(describedJobs, ({ effect, effects }) => toComparable(join([effect, effects], ' ')));
  const rows = groups.map((group) => {
    const rowJobs = group.map(({ job }) => job);
    const names = renderJobNames(rowJobs, context, namespaces.size > 1);
    const { effect = nothing, effects = nothing } = group[0] ?? {};
    return [join([effect, names], '<br>'), group.length === 1 ? effects : md`each: ${effects}`];
  });
  // Two columns fit on a phone.
  return rowList({ head: [md`Job`, md`What happens`], rows, noun: 'job' });
}

/** Groups many jobs by their text, in the order of their first jobs. A few jobs are a group each. */
export function groupByText<Job>(jobs: readonly Job[], readText: (job: Job) => string): readonly (readonly Job[])[] {
  return jobs.length <= maxJobsAlone ? jobs.map((job) => [job]) : [...Map.groupBy(jobs, readText).values()];
}

/** `web`, or `31 jobs: api, blog, web, 28 more` */
function renderJobNames(
  jobs: readonly PlannedJob[],
  context: Pick<CommentContext, 'fileUrl' | 'ui'>,
  withNamespace: boolean,
): Markdown {
  const names = jobs.map((job) => {
    const namespacePart = withNamespace ? md` in ${name(job.namespace)}` : nothing;
    return md`${renderJobLink(job, context, job.verdict.jobModifyIndex > 0)}${namespacePart}${describeKind(job)}`;
  });
  return names.length === 1 ? join(names, ', ') : md`${names.length} jobs: ${listUpTo(names, ', ')}`;
}

/** The kind of a job; empty if the effect includes it. */
function describeKind(job: PlannedJob): Markdown {
  const isNamed = ['new', 'warning'].includes(rankEffect(job)[0]);
  if (job.verdict.startsAgain) return md` · starts again`;
  return job.verdict.change === 'new' && !isNamed ? md` · new` : nothing;
}

/** The name of a job, linked to Nomad's UI if it exists there, otherwise to its file. */
export function renderJobLink(
  job: ShownAddress & Pick<PlannedJob, 'file'>,
  { fileUrl, ui }: Pick<CommentContext, 'fileUrl' | 'ui'>,
  exists: boolean,
): Markdown {
  return link(name(job.id), (exists ? ui?.job(job) : undefined) ?? fileUrl?.(job.file));
}

/** The signs of the effects. Each row also has the word: for screen readers and readers who cannot distinguish colors. */
export const effectSigns: Readonly<Record<PlanEffect, Sign>> = {
  blocked: '⛔',
  evicts: '❗',
  stops: '❗',
  downtime: '❗',
  warning: '⚠️',
  new: '🆕',
  replace: '♻️',
  edit: '✏️',
};

/** `♻️ replace`; `♻️ replace ⚠️` with a warning; `❗ stops, downtime` */
function describeEffect(job: PlannedJob): Markdown {
  const [worst] = rankEffect(job);
  const isOnlyWarned = worst === 'warning' && job.verdict.hasEffect;
  const effect = isOnlyWarned ? findKind(job) : worst;
  const isAlsoDown = (effect === 'stops' || effect === 'evicts') && listAlarms(job).includes('at-once');
  return md`${effectSigns[effect]}\u00a0${prose(effect)}${isAlsoDown ? md`, downtime` : nothing}${isOnlyWarned ? md` ⚠️` : nothing}`;
}

function describeEffects(job: PlannedJob): Markdown {
  const { verdict } = job;
  const blockedCount = countUnplaced(verdict.unplaced);
  const counts = describeCounts(verdict);
  const parts = [
    verdict.refusals.length > 0 ? md`**Nomad refuses this change**` : nothing,
    job.hasFailed === true ? md`unchanged, **its last deployment failed**` : nothing,
    counts === '' ? nothing : prose(counts),
    blockedCount > 0 ? md`**${blockedCount} cannot be placed**` : nothing,
    ...describeKeptCounts(job),
    verdict.change === 'edited' || verdict.change === 'new' ? renderKeyChangeList(job.diff.keyChanges) : nothing,
    renderLateValues(job),
    renderNextLaunch(job),
  ];
  if (!parts.every(isEmpty)) return join(parts, ' · ');
  return verdict.hasEffect ? md`only its specification changes` : md`—`;
}

export function describeKeptCounts({ keptCounts }: PlannedJob): readonly Markdown[] {
  return keptCounts.map((keptCount) => md`count of ${code(keptCount.group)}: ${prose(describeKeptCount(keptCount))}`);
}

const maxChangeLength = 80;
const maxChanges = 2;

/** `image web:1.4.2 → 1.5.0`: the key changes by kind, without duplicates; empty if there are none. */
export function renderKeyChangeList(changes: PlannedJob['diff']['keyChanges']): Markdown {
  const kinds = Map.groupBy(changes, ({ kind }) => kind);
  const lists = Array.from(kinds, ([kind, same]) => {
    const texts = Array.from(new Set(same.map(({ text }) => text)), (text) => code(text, maxChangeLength));
    return md`${prose(kind)} ${listUpTo(texts, ', ', maxChanges)}`;
  });
  return join(lists, ', ');
}

function renderLateValues({ late = [] }: PlannedJob): Markdown {
  const open = late.filter(({ value }) => value === undefined).map(({ variable }) => code(variable));
  if (open.length === 0) return nothing;
  const verb = open.length === 1 ? md`is` : md`are`;
  return md`${listUpTo(open, ', ')} ${verb} filled in by the build`;
}

function renderNextLaunch({ verdict }: PlannedJob): Markdown {
  if (verdict.starts !== 'per-launch' || verdict.nextLaunch === undefined) return nothing;
  if (verdict.nextLaunch === 'never') return md`**never launches**`;
  const at = new Date(verdict.nextLaunch);
  return md`next launch ${code(Number.isNaN(at.getTime()) ? verdict.nextLaunch : formatMinute(at))}`;
}
