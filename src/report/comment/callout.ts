import { describeWarning } from '../../nomad-plan/verdict.ts';
import { listFixes, type PlacementReason } from '../../nomad-plan/placement.ts';
import type { CommentContext } from './comment-context.ts';
import type { PlannedJob, UndeclaredJob } from '../plan/plan-outcome.ts';
import { listAlarms, listWarnings, type Alarm } from '../plan/plan-alarms.ts';
import { describeUndeclared } from '../plan/describe-plan.ts';
import { linkDocumentation } from '../documentation.ts';
import { calloutList, type Block } from '../../text/fit.ts';
import {
  clip,
  code,
  toComparable,
  count,
  isEmpty,
  link,
  listUpTo,
  md,
  name,
  nothing,
  prose,
  type Markdown,
} from '../../text/markdown.ts';

const form = { separator: '  \n' } as const;

/** The dangers of a plan: one line for each kind, for any number of jobs. */
export function renderDangers(jobs: readonly PlannedJob[], removed: readonly UndeclaredJob[]): Block {
  const stops = removed.filter(({ stop }) => stop.kind === 'stops');
  const lines = [
    ...renderLine(jobs, 'refused', listRefusedFacts, [md`would be refused by Nomad`, md`would be refused by Nomad`]),
    ...renderLine(jobs, 'unplaced', listUnplacedFacts, [md`cannot be placed`, md`cannot be placed`]).map(
      (line) => md`${line} ${renderUnplacedStep(jobs)}`,
    ),
    ...renderLine(jobs, 'evicts', listEvictionFacts, [md`evicts`, md`evict allocations of other jobs`]).map(
      (line) => md`${line} To avoid it, lower ${code('priority')} or add capacity.`,
    ),
    ...renderLine(jobs, 'stops', stopFacts, [md`stops`, md`stop allocations`]),
    ...renderLine(jobs, 'at-once', listDowntimeFacts, [
      md`replaces`,
      md`replace all allocations of a group at once: expect downtime`,
    ]),
    ...stops.map((job) => prose(describeUndeclared(job, jobs))),
  ];
  return calloutList('CAUTION', lines, form);
}

/** Warnings, and jobs that keep running. */
export function renderWarnings(
  jobs: readonly PlannedJob[],
  removed: readonly UndeclaredJob[],
  warnings: CommentContext['warnings'] = [],
): Block {
  const others = removed.filter(({ stop }) => stop.kind !== 'stops');
  const lines = [...warnings, ...others.map((job) => describeUndeclared(job, jobs))].map((text) => prose(text));
  return calloutList('WARNING', [...renderWarningLines(jobs), ...lines], form);
}

function renderUnplacedStep(jobs: readonly PlannedJob[]): Markdown {
  const facts = jobs.flatMap(({ id, verdict: { unplaced } }) => {
    const texts = listFixes(unplaced).map((fix) => prose(fix));
    return texts.length === 0 ? [] : [{ job: name(id), text: listUpTo(texts, '; ') }];
  });
  const lines = mergeFacts(facts);
  const fixes = lines.map((line) => (lines.length === 1 ? line.text : md`${line.jobs}: ${line.text}`));
  const help = link(md`how`, `${linkDocumentation('runbook.md')}#cannot-be-placed`);
  return md`If this is merged, these allocations wait for a node: ${listUpTo(fixes, '; ')} (${help}).`;
}

/** `**6 jobs cannot be placed**: …`; for one job a separate sentence. */
function renderLine(
  jobs: readonly PlannedJob[],
  alarm: Alarm,
  listFacts: (job: PlannedJob) => readonly Markdown[],
  [singular, several]: readonly [one: Markdown, several: Markdown],
): readonly Markdown[] {
  const facts = jobs
    .filter((job) => listAlarms(job).includes(alarm))
    .map((job) => ({ job: name(job.id), text: listUpTo(listFacts(job), '; ') }));
  const [first, ...others] = facts;
  if (first === undefined) return [];
  const rows = mergeFacts(facts).map((fact) => (isEmpty(fact.text) ? fact.jobs : md`${fact.jobs}: ${fact.text}`));
  if (others.length > 0) return [md`**${count(facts.length, 'job')} ${several}**: ${listUpTo(rows, '; ')}.`];
  const colon = alarm === 'refused' || alarm === 'unplaced' ? md`:` : nothing;
  return [md`**${first.job} ${singular}**${isEmpty(first.text) ? nothing : md`${colon} ${first.text}`}.`];
}

function mergeFacts(facts: readonly { readonly job: Markdown; readonly text: Markdown }[]) {
  return Array.from(Map.groupBy(facts, ({ text }) => toComparable(text)).values(), (group) => {
    const jobs = group.map(({ job }) => job);
    return { jobs: listUpTo(jobs, ', '), text: group[0]?.text ?? nothing };
  });
}

function listUnplacedFacts({ verdict }: PlannedJob): readonly Markdown[] {
  const several = verdict.groups.length > 1;
  return verdict.unplaced.map(({ group, count: amount, reasons }) => {
    const location = several ? md` of group ${name(group)}` : nothing;
    return md`${listUpTo(reasons.map(renderReason), '; ')} (${count(amount, 'allocation')}${location})`;
  });
}

function renderReason({ text, name: node }: PlacementReason): Markdown {
  return node === undefined ? prose(text) : md`${prose(text)} ${name(node)}`;
}

function listRefusedFacts({ verdict }: PlannedJob): readonly Markdown[] {
  return [md`${prose(verdict.refusals.join('; '))}. Give it a different ID, or purge the registered job first`];
}

function listEvictionFacts({ verdict }: PlannedJob): readonly Markdown[] {
  if (verdict.preempted.length > 0)
    return verdict.preempted.map(({ count: amount, job }) => md`${count(amount, 'allocation')} of ${name(job)}`);
  const amount = verdict.groups.reduce((sum, group) => sum + group.preempted, 0);
  return [md`${count(amount, 'allocation')} of other jobs`];
}

function stopFacts({ verdict }: PlannedJob): readonly Markdown[] {
  const groups = verdict.groups.filter(({ stopped }) => stopped > 0);
  return groups.map((group) => md`${count(group.stopped, 'allocation')}${formatGroup(group, verdict)}`);
}

function listDowntimeFacts({ verdict }: PlannedJob): readonly Markdown[] {
  const groups = verdict.groups.filter(({ update }) => update.isAtOnce);
  return groups.map((group) => {
    const location = formatGroup(group, verdict);
    if (group.replaced === 1) return md`1 allocation${location} while no other allocation runs: expect downtime`;
    const all = group.replaced === 2 ? md`both allocations` : md`all ${count(group.replaced, 'allocation')}`;
    const time = group.update.isKeptUntilPlaced === true ? md` when a node can run them` : nothing;
    return md`${all}${location} at once${time}: expect downtime`;
  });
}

function formatGroup(group: { readonly name: string }, { groups }: PlannedJob['verdict']): Markdown {
  return groups.length > 1 ? md` of group ${name(group.name)}` : nothing;
}

/** A warning that many jobs share is one line. */
function renderWarningLines(jobs: readonly PlannedJob[]): readonly Markdown[] {
  const warnings = jobs.flatMap((job) =>
    listWarnings(job).map((warning) => ({ job: name(job.id), text: prose(clip(describeWarning(warning))) })),
  );
  return mergeFacts(warnings).map((fact) => md`**${fact.jobs}**: ${fact.text}`);
}
