import type { Assignment } from '../inputs/kinds.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { JobPlan, PreemptedAlloc } from '../clients/nomad/jobs/plan.ts';
import { diffText, longestLength } from './diff-text.ts';
import { metricLines } from './metric-text.ts';
import { quoted } from './quote.ts';
import { jobStart } from './spec.ts';

export interface PlanTextOptions {
  readonly job: Job;
  readonly plan: JobPlan;
  /** The file as the text's last lines name it. */
  readonly file: string;
  readonly verbose: boolean;
  /** Given as flags, so that the text's command repeats them. */
  readonly variables: { readonly given: readonly Assignment[]; readonly files: readonly string[] };
  /** Given as a flag, too. */
  readonly namespace: string | undefined;
  /** When the text is written; the time until the next periodic launch is computed from it. */
  readonly now: Date;
}

/**
 * What Nomad's command line (2.0.5) prints for the plan, without colours, byte for byte for what the answer determines. Values
 * are in clear text. Where the command line prints a map in random order, the entries are sorted.
 */
export function planText(options: PlanTextOptions): string {
  const { plan } = options;
  const diff = plan.Diff === null ? '' : `${diffText(plan.Diff, options.verbose)}\n\n`;
  const warnings = plan.Warnings === '' ? '' : `Job Warnings:\n${plan.Warnings}\n\n`;
  return `${diff}Scheduler dry-run:\n${dryRunText(options)}\n\n${warnings}${preemptions(plan.Annotations.PreemptedAllocs)}${trailer(options)}`;
}

function dryRunText({ job, plan, now }: PlanTextOptions): string {
  const failed = Object.entries(plan.FailedTGAllocs).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines =
    failed.length === 0
      ? ['- All tasks successfully allocated.']
      : [
          job.Type === 'system'
            ? '- WARNING: Failed to place allocations on all nodes.'
            : '- WARNING: Failed to place all allocations.',
        ];
  const groups = failed.map(([name, metric]) => {
    const count = metric.CoalescedFailures + 1;
    const head = `  Task Group ${quoted(name)} (failed to place ${count} allocation${count > 1 ? 's' : ''}):`;
    return [head, ...metricLines(metric).map((text) => `    * ${text}`)].join('\n');
  });
  if (groups.length > 0) lines.push(groups.join('\n\n'));
  if (plan.NextPeriodicLaunch !== null && jobStart(job) !== 'per-dispatch') {
    const from = durationText(new Date(plan.NextPeriodicLaunch), now);
    lines.push(`- If submitted now, next periodic launch would be at ${plan.NextPeriodicLaunch} (${from} from now).`);
  }
  return lines.join('\n');
}

/** The time between two moments, each cut to seconds, as Go writes durations: `1h2m3s`, `45s`. */
function durationText(until: Date, now: Date): string {
  const total = Math.floor(until.getTime() / 1000) - Math.floor(now.getTime() / 1000);
  const absolute = Math.abs(total);
  const [hours, minutes, seconds] = [Math.floor(absolute / 3600), Math.floor(absolute / 60) % 60, absolute % 60];
  const sign = total < 0 ? '-' : '';
  if (hours > 0) return `${sign}${hours}h${minutes}m${seconds}s`;
  return minutes > 0 ? `${sign}${minutes}m${seconds}s` : `${sign}${seconds}s`;
}

/** From this many on the command line counts instead of listing. */
const few = 10;

function preemptions(allocs: readonly PreemptedAlloc[]): string {
  if (allocs.length === 0) return '';
  return `Preemptions:\n\n${columns(preemptionRows(allocs))}\n`;
}

function preemptionRows(allocs: readonly PreemptedAlloc[]): readonly (readonly string[])[] {
  if (allocs.length < few) {
    return [['Alloc ID', 'Job ID', 'Task Group'], ...allocs.map((alloc) => [alloc.ID, alloc.JobID, alloc.TaskGroup])];
  }
  const jobs = tally(allocs.map((alloc) => [alloc.JobID, alloc.Namespace, alloc.JobType]));
  if (jobs.length < few) {
    return [['Job ID', 'Namespace', 'Job Type', 'Preemptions'], ...jobs];
  }
  return [['Job Type', 'Preemptions'], ...tally(allocs.map((alloc) => [alloc.JobType]))];
}

/** Equal rows counted, the count as a last cell; sorted, because the command line's order is random. */
function tally(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = JSON.stringify(row);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => [...(JSON.parse(key) as string[]), String(count)]);
}

function columns(rows: readonly (readonly string[])[]): string {
  const filled = rows.map((row) => row.map((cell) => (cell === '' ? '<none>' : cell)));
  const widths = (filled[0] ?? []).map((_, column) => longestLength(filled, (row) => (row[column] ?? '').length));
  return filled
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function trailer({ plan, file, variables, namespace }: PlanTextOptions): string {
  const flags = [
    ...variables.given.map(({ name, value }) => `-var=${quoted(`${name}=${value}`)} `),
    ...variables.files.map((path) => `-var-file=${quoted(path)} `),
    ...(namespace === undefined ? [] : [`-namespace=${quoted(namespace)} `]),
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
