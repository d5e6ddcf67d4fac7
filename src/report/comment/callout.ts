import { plural } from '../../nomad-plan/numbers.ts';
import { describeWarning } from '../../nomad-plan/verdict.ts';
import type { PlacementReason } from '../../nomad-plan/placement.ts';
import type { PlannedJob, RemovedFile } from '../plan/plan-outcome.ts';
import { alarmsOf, warningsOf, type Alarm } from '../plan/plan-alarms.ts';
import { describeRemovedFile } from '../plan/describe-plan.ts';
import { replacesAllAtOnce } from '../describe-counts.ts';
import { clipped, listUpTo, takeWithin, type Limit } from '../markdown/fit.ts';
import { code } from '../markdown/markdown.ts';
import { prose } from '../markdown/prose.ts';

const mostLines = 8;

/** Of the limit, for each block. */
const share = 0.1;

/** A fact, and the job that it is about, as Markdown. */
interface Fact {
  readonly job: string;
  readonly text: string;
}

/** What a reviewer must not miss: one line for each kind of danger, for any number of jobs; then the warnings. */
export function planCallouts(
  jobs: readonly PlannedJob[],
  removed: readonly RemovedFile[],
  limit: Limit,
): readonly string[] {
  const clippedRemoved = removed.map(clippedNames);
  const stops = clippedRemoved.filter(({ stop }) => stop.kind === 'stops');
  const others = clippedRemoved.filter(({ stop }) => stop.kind !== 'stops');
  const dangers = [
    ...line(jobs, 'refused', refusedFacts, ['would be refused by Nomad', 'would be refused by Nomad']),
    ...line(jobs, 'unplaced', unplacedFacts, ['cannot be placed', 'cannot be placed']),
    ...line(jobs, 'evicts', evictionFacts, ['evicts', 'evict allocations of other jobs']),
    ...line(jobs, 'stops', stopFacts, ['stops', 'stop allocations']),
    ...line(jobs, 'at-once', atOnceFacts, ['replaces', 'replace all allocations of a group at once: expect downtime']),
    ...stops.map((file) => prose(describeRemovedFile(file))),
  ];
  const warnings = [
    ...jobs.flatMap(renamedLine),
    ...warningLines(jobs),
    ...others.map((file) => prose(describeRemovedFile(file))),
  ];
  return [block('CAUTION', dangers, limit), block('WARNING', warnings, limit)].filter((one) => one !== '');
}

function block(kind: 'CAUTION' | 'WARNING', lines: readonly string[], limit: Limit): string {
  if (lines.length === 0) return '';
  const { taken } = takeWithin(lines.slice(0, mostLines), limit.max * share, (one) => limit.measure(one) + around);
  const left = lines.length - taken.length;
  const shown = left === 0 ? taken : [...taken, `… and ${left} more in ${limit.elsewhere}.`];
  return [`> [!${kind}]`, shown.map((one) => `> ${one}`).join('  \n')].join('\n');
}

/** The characters before and after a line. */
const around = '>   '.length;

function clippedNames({ file, id, stop }: RemovedFile): RemovedFile {
  const isBy = stop.kind === 'runs-on' && stop.by !== undefined;
  return {
    file: clipped(file),
    id: id === undefined ? undefined : clipped(id),
    stop: isBy ? { ...stop, by: clipped(stop.by ?? '') } : stop,
  };
}

const colonAfter: ReadonlySet<Alarm> = new Set(['refused', 'unplaced']);

/** `**6 jobs cannot be placed**: …`; for one job a sentence of its own. */
function line(
  jobs: readonly PlannedJob[],
  alarm: Alarm,
  factsOf: (job: PlannedJob) => readonly string[],
  [one, several]: readonly [one: string, several: string],
): readonly string[] {
  const facts = jobs
    .filter((job) => alarmsOf(job).includes(alarm))
    .map((job) => ({ job: code(clipped(job.id)), text: listUpTo(factsOf(job), '; ') }));
  const [first, ...others] = facts;
  if (first === undefined) return [];
  if (others.length === 0)
    return [`**${first.job} ${one}**${first.text === '' ? '' : `${colonAfter.has(alarm) ? ':' : ''} ${first.text}`}.`];
  return [`**${plural(facts.length, 'job')} ${several}**: ${listUpTo(grouped(facts), '; ')}.`];
}

/** Groups the jobs with equal facts. */
function grouped(facts: readonly Fact[]): readonly string[] {
  const same = Map.groupBy(facts, ({ text }) => text);
  return Array.from(
    same,
    ([text, all]) =>
      `${listUpTo(
        all.map(({ job }) => job),
        ', ',
      )}${text === '' ? '' : `: ${text}`}`,
  );
}

function unplacedFacts({ verdict }: PlannedJob): readonly string[] {
  const several = verdict.groups.length > 1;
  return verdict.unplaced.map(({ group, count, reasons }) => {
    const where = several ? ` of group ${code(clipped(group))}` : '';
    return `${listUpTo(reasons.map(reasonMarkdown), '; ')} (${plural(count, 'allocation')}${where})`;
  });
}

function reasonMarkdown({ text, name }: PlacementReason): string {
  return name === undefined ? clipped(text) : `${clipped(text)} ${code(clipped(name))}`;
}

function refusedFacts({ verdict }: PlannedJob): readonly string[] {
  return [`${verdict.refused.join('; ')}. Give it another ID, or purge the registered job first`];
}

function evictionFacts({ verdict }: PlannedJob): readonly string[] {
  if (verdict.preempted.length > 0)
    return verdict.preempted.map(({ count, job }) => `${plural(count, 'allocation')} of ${code(clipped(job))}`);
  const count = verdict.groups.reduce((sum, group) => sum + group.preempted, 0);
  return [`${plural(count, 'allocation')} of other jobs`];
}

function stopFacts({ verdict }: PlannedJob): readonly string[] {
  const groups = verdict.groups.filter(({ stopped }) => stopped > 0);
  const several = verdict.groups.length > 1;
  return groups.map(
    ({ name, stopped }) => `${plural(stopped, 'allocation')}${several ? ` of group ${code(clipped(name))}` : ''}`,
  );
}

function atOnceFacts({ verdict }: PlannedJob): readonly string[] {
  const several = verdict.groups.length > 1;
  return verdict.groups
    .filter(replacesAllAtOnce)
    .map(
      ({ name, replaced }) =>
        `all ${plural(replaced, 'allocation')}${several ? ` of group ${code(clipped(name))}` : ''} at once: expect downtime`,
    );
}

function renamedLine({ id, formerId }: PlannedJob): readonly string[] {
  return formerId === undefined
    ? []
    : [`**${code(clipped(id))}** is new; its file declared ${code(clipped(formerId))}, which keeps running.`];
}

/** A warning that many jobs share is one line. */
function warningLines(jobs: readonly PlannedJob[]): readonly string[] {
  const warnings = jobs.flatMap(({ id, verdict }) =>
    warningsOf(verdict).map((warning) => ({ job: code(clipped(id)), text: prose(clipped(describeWarning(warning))) })),
  );
  const same = Map.groupBy(warnings, ({ text }) => text);
  return Array.from(
    same,
    ([text, all]) =>
      `**${listUpTo(
        all.map(({ job }) => job),
        ', ',
      )}**: ${text}`,
  );
}
