import type { Assignment } from '../inputs/kinds.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type {
  AllocMetric,
  DiffType,
  FieldDiff,
  JobDiff,
  JobPlan,
  ObjectDiff,
  PreemptedAlloc,
  TaskDiff,
  TaskGroupDiff,
} from '../clients/nomad/jobs/plan.ts';
import { quoteGo } from '../text/visible.ts';
import { classifyStart } from './spec.ts';

export interface PlanTextOptions {
  readonly job: Job;
  readonly plan: JobPlan;
  /** The file, as named in the last lines of the text. */
  readonly file: string;
  readonly verbose: boolean;
  /** Given as flags, so that the text's command repeats them. */
  readonly variables: { readonly vars: readonly Assignment[]; readonly files: readonly string[] };
  /** Given as a flag, too. */
  readonly namespace: string | undefined;
  /** The time of the text, from which the time until the next periodic launch is computed. */
  readonly now: Date;
}

/**
 * The output of Nomad's command line (2.0.5) for the plan, without colors, byte for byte if the response contains all the necessary data. Values
 * are in clear text. If the command line prints a map in random order, the entries are sorted.
 */
export function planText(options: PlanTextOptions): string {
  const { plan } = options;
  const diff = plan.Diff === null ? '' : `${formatDiff(plan.Diff, options.verbose)}\n\n`;
  const warnings = plan.Warnings === '' ? '' : `Job Warnings:\n${plan.Warnings}\n\n`;
  return `${diff}Scheduler dry-run:\n${formatDryRun(options)}\n\n${warnings}${formatPreemptions(plan.Annotations.PreemptedAllocs)}${formatTrailer(options)}`;
}

function formatDryRun({ job, plan, now }: PlanTextOptions): string {
  const failedGroups = sortEntries(plan.FailedTGAllocs);
  const failure = `Failed to place ${job.Type === 'system' ? 'allocations on all nodes' : 'all allocations'}`;
  const lines = [failedGroups.length === 0 ? '- All tasks successfully allocated.' : `- WARNING: ${failure}.`];
  const groups = failedGroups.map(([name, metric]) => {
    const count = metric.CoalescedFailures + 1;
    const head = `  Task Group ${quoteGo(name)} (failed to place ${count} allocation${count > 1 ? 's' : ''}):`;
    return [head, ...formatMetric(metric).map((text) => `    * ${text}`)].join('\n');
  });
  if (groups.length > 0) lines.push(groups.join('\n\n'));
  if (plan.NextPeriodicLaunch !== null && classifyStart(job) !== 'per-dispatch') {
    const from = formatCliDuration(new Date(plan.NextPeriodicLaunch), now);
    lines.push(`- If submitted now, next periodic launch would be at ${plan.NextPeriodicLaunch} (${from} from now).`);
  }
  return lines.join('\n');
}

/** The time between two moments, each cut to seconds, as Go writes durations: `1h2m3s`, `45s`. */
function formatCliDuration(until: Date, now: Date): string {
  const total = Math.floor(until.getTime() / 1000) - Math.floor(now.getTime() / 1000);
  const absolute = Math.abs(total);
  const [hours, minutes, seconds] = [Math.floor(absolute / 3600), Math.floor(absolute / 60) % 60, absolute % 60];
  const sign = total < 0 ? '-' : '';
  if (hours > 0) return `${sign}${hours}h${minutes}m${seconds}s`;
  return minutes > 0 ? `${sign}${minutes}m${seconds}s` : `${sign}${seconds}s`;
}

/** From this many on the command line counts instead of listing. */
const minCounted = 10;

function formatPreemptions(allocs: readonly PreemptedAlloc[]): string {
  if (allocs.length === 0) return '';
  return `Preemptions:\n\n${formatColumns(listPreemptionRows(allocs))}\n`;
}

function listPreemptionRows(allocs: readonly PreemptedAlloc[]): readonly (readonly string[])[] {
  if (allocs.length < minCounted) {
    return [['Alloc ID', 'Job ID', 'Task Group'], ...allocs.map((alloc) => [alloc.ID, alloc.JobID, alloc.TaskGroup])];
  }
  const jobs = tallyRows(allocs.map((alloc) => [alloc.JobID, alloc.Namespace, alloc.JobType]));
  if (jobs.length < minCounted) {
    return [['Job ID', 'Namespace', 'Job Type', 'Preemptions'], ...jobs];
  }
  return [['Job Type', 'Preemptions'], ...tallyRows(allocs.map((alloc) => [alloc.JobType]))];
}

/** Merges equal rows, with their count as the last cell; sorted, because the order of the Nomad CLI is random. */
function tallyRows(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = JSON.stringify(row);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => [...(JSON.parse(key) as string[]), String(count)]);
}

function formatColumns(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (cell === '' ? '<none>' : cell)));
  const widths = (cells[0] ?? []).map((_, column) => measureLongest(cells, (row) => (row[column] ?? '').length));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function formatTrailer({ plan, file, variables, namespace }: PlanTextOptions): string {
  const flags = [
    ...variables.vars.map(({ name, value }) => `-var=${quoteGo(`${name}=${value}`)} `),
    ...variables.files.map((path) => `-var-file=${quoteGo(path)} `),
    ...(namespace === undefined ? [] : [`-namespace=${quoteGo(namespace)} `]),
  ].join('');
  return `Job Modify Index: ${plan.JobModifyIndex}
To submit the job with version verification run:

nomad job run -check-index ${plan.JobModifyIndex} ${flags}${file}

When running the job with the check-index flag, the job will only be run if the
job modify index given matches the server-side version. If the index has
changed, another user has modified the job and the plan's results are
potentially invalid.
`;
}

const markers: Record<DiffType, string> = { Added: '+ ', Deleted: '- ', Edited: '+/- ', None: '' };

/** The widths to which names and markers are padded within one block. */
interface Measure {
  /** UTF-8 bytes of the longest field name. */
  readonly name: number;
  /** Length of the longest marker. */
  readonly marker: number;
}

type DiffBody = Pick<ObjectDiff, 'Fields' | 'Objects'>;

/**
 * The diff as Nomad's command line prints it (without colors), byte for byte; `verbose` shows new and deleted
 * jobs, groups and tasks field by field. The layout is from recorded texts (test/fixtures/plans).
 */
function formatDiff(diff: JobDiff, verbose: boolean): string {
  const widths = measure(diff, diff.TaskGroups);
  let text = `${markers[diff.Type]}Job: ${quoteGo(diff.ID)}\n`;
  if (diff.Type === 'Edited' || verbose) text += formatCliLine(formatBlock(diff, 0, widths));
  for (const group of diff.TaskGroups)
    text += `${formatTaskGroup(group, widths.marker - markers[group.Type].length, verbose)}\n`;
  return text.trim();
}

function formatCliLine(text: string): string {
  return text === '' ? '' : `${text}\n`;
}

function formatTaskGroup(group: TaskGroupDiff, pad: number, verbose: boolean): string {
  const updates = sortEntries(group.Updates)
    .map(([label, count]) => `${count} ${label}`)
    .join(', ');
  const widths = measure(group, group.Tasks);
  let text = `${markers[group.Type]}${createSpaces(pad)}Task Group: ${quoteGo(group.Name)}${updates === '' ? '' : ` (${updates})`}\n`;
  if (group.Type === 'Edited' || verbose) text += formatCliLine(formatBlock(group, pad + 2, widths));
  for (const task of group.Tasks)
    text += `${formatTask(task, pad + 2, widths.marker - markers[task.Type].length, verbose)}\n`;
  return text;
}

function formatTask(diff: TaskDiff, indent: number, pad: number, verbose: boolean): string {
  const head = `${createSpaces(indent)}${markers[diff.Type]}${createSpaces(pad)}Task: ${quoteGo(diff.Name)}${formatCliAnnotations(diff.Annotations)}`;
  if (diff.Type === 'None' || (diff.Type !== 'Edited' && !verbose)) return head;
  return `${head}\n${formatBlock(diff, indent + 2, measure(diff))}`;
}

function formatBlock(body: DiffBody, indent: number, widths: Measure): string {
  const fields = body.Fields.map((field) => formatField(field, indent, widths));
  const objects = body.Objects.map((object) =>
    formatObject(object, indent, widths.marker - markers[object.Type].length),
  );
  return [...fields, ...objects].join('\n');
}

function formatField(field: FieldDiff, indent: number, widths: Measure): string {
  const marker = markers[field.Type];
  const before = `${createSpaces(indent)}${marker}${createSpaces(widths.marker - marker.length)}`;
  const between = createSpaces(widths.name - Buffer.byteLength(field.Name));
  return `${before}${field.Name}: ${between}${formatFieldValue(field)}${formatCliAnnotations(field.Annotations)}`;
}

function formatFieldValue(field: FieldDiff): string {
  if (field.Type === 'Deleted') return quoteGo(field.Old);
  return field.Type === 'Edited' ? `${quoteGo(field.Old)} => ${quoteGo(field.New)}` : quoteGo(field.New);
}

function formatObject(diff: ObjectDiff, indent: number, pad: number): string {
  const marker = markers[diff.Type];
  const inner = formatBlock(diff, indent + pad + 2, measure(diff));
  return `${createSpaces(indent)}${marker}${createSpaces(pad)}${diff.Name} {\n${inner}\n${createSpaces(indent + marker.length + pad)}}`;
}

/** @param parts the groups or tasks inside, whose markers are in the same column */
function measure({ Fields, Objects }: DiffBody, parts: readonly { readonly Type: DiffType }[] = []): Measure {
  return {
    name: measureLongest(Fields, ({ Name }) => Buffer.byteLength(Name)),
    marker: measureLongest([...Fields, ...Objects, ...parts], ({ Type }) => markers[Type].length),
  };
}

/** Not with `Math.max(...)`: a list may have more items than a call can have arguments. */
function measureLongest<T>(items: readonly T[], length: (item: T) => number): number {
  return items.reduce((longest, item) => Math.max(longest, length(item)), 0);
}

function formatCliAnnotations(list: readonly string[]): string {
  return list.length === 0 ? '' : ` (${list.join(', ')})`;
}

function createSpaces(count: number): string {
  return ' '.repeat(count);
}

/** The reasons why a task group was not placed, in the lines of Nomad's command line; entries of one map sorted by name. */
function formatMetric(metric: AllocMetric): readonly string[] {
  const noNodes = sortEntries(metric.NodesAvailable).filter(([, count]) => count === 0);
  const list = (counts: AllocMetric['ClassFiltered'], format: (name: string, count: number) => string) =>
    sortEntries(counts).map(([name, count]) => format(quoteGo(name), count));
  return [
    ...(metric.NodesEvaluated === 0 ? ['No nodes were eligible for evaluation'] : []),
    ...noNodes.map(([datacenter]) => `No nodes are available in datacenter ${quoteGo(datacenter)}`),
    ...list(metric.ClassFiltered, (name, count) => `Class ${name}: ${count} nodes excluded by filter`),
    ...list(metric.ConstraintFiltered, (name, count) => `Constraint ${name}: ${count} nodes excluded by filter`),
    ...(metric.NodesExhausted > 0 ? [`Resources exhausted on ${metric.NodesExhausted} nodes`] : []),
    ...list(metric.ClassExhausted, (name, count) => `Class ${name} exhausted on ${count} nodes`),
    ...list(metric.DimensionExhausted, (name, count) => `Dimension ${name} exhausted on ${count} nodes`),
    ...metric.QuotaExhausted.map((name) => `Quota limit hit ${quoteGo(name)}`),
  ];
}

function sortEntries<T>(byName: Readonly<Record<string, T>>): readonly (readonly [string, T])[] {
  return Object.entries(byName).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
