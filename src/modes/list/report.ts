import type { ActionError, Note } from '../../errors.ts';
import type { JobStub } from '../../clients/nomad/jobs/list.ts';

import { SUMMARY_LIMIT } from '../../clients/github/runner.ts';
import { takeWithin } from '../../report/markdown/fit.ts';
import { nameCode, table } from '../../report/markdown/markdown.ts';
import { formatMinute } from '../../report/describe-plan.ts';
import { plural } from '../../plan/numbers.ts';
import type { ShortReport } from '../../report/run-report.ts';

/** How a run of mode `list` ended. */
export interface ListOutcome {
  /** By namespace and ID; of their metadata what may be shown. */
  readonly jobs: readonly JobStub[];
  /** As it was asked for; `*` for all. */
  readonly namespace: string | undefined;
  readonly region: string | undefined;
  /** Whether a prefix or a filter was given. */
  readonly isNarrowed: boolean;
  readonly includeMeta: boolean;
  readonly failures: readonly ActionError[];
}

/** As many jobs as GitHub starts by one matrix: https://docs.github.com/en/actions/reference/limits */
const mostInMatrix = 256;
const mostRows = 500;
/** What the table may take of the summary. */
const tableShare = 0.8;

/** What is said of jobs that were listed. */
export function listReport(outcome: ListOutcome): ShortReport {
  const { jobs, failures } = outcome;
  const isListed = failures.length === 0;
  return {
    headline: failures[0]?.message ?? listHeadline(outcome),
    sign: '🟢',
    failures,
    notes: isListed ? notes(outcome) : [],
    body: jobs.length === 0 ? [] : jobTable(jobs),
    outputs: {
      changed: 'false',
      jobs: JSON.stringify(jobs.map((job) => listedJobOutput(job, outcome))),
      matrix: JSON.stringify({ include: jobs.slice(0, mostInMatrix).map((job) => matrixRow(job, outcome)) }),
    },
  };
}

function listHeadline({ jobs, namespace, isNarrowed }: ListOutcome): string {
  const where = namespace === '*' ? 'all namespaces' : `the namespace \`${namespace ?? 'default'}\``;
  const which = isNarrowed ? ' that were asked for' : '';
  if (jobs.length === 0) return `No jobs${which} in ${where}`;
  const byStatus = [...Map.groupBy(jobs, describeStatus)].toSorted(([, a], [, b]) => b.length - a.length);
  const counts = byStatus.map(([status, same]) => `${same.length} ${status}`).join(', ');
  return `${plural(jobs.length, 'job')}${which} in ${where}: ${counts}`;
}

function notes({ jobs, includeMeta }: ListOutcome): readonly Note[] {
  return [
    jobs.length === 0
      ? 'The output `matrix` is empty, and GitHub fails a job whose matrix is: run that job only `if: needs.list.outputs.matrix != \'{"include":[]}\'`.'
      : '',
    includeMeta && jobs.length > 0 && jobs.every(({ Meta }) => Object.keys(Meta).length === 0)
      ? 'No job has metadata, or Nomad is too old to tell it in a list (before version 1.4.3).'
      : '',
  ]
    .filter((text) => text !== '')
    .map((text): Note => ({ level: 'notice', text }))
    .concat(jobs.length > mostInMatrix ? [tooMany(jobs.length)] : []);
}

function tooMany(count: number): Note {
  const text = `The output \`matrix\` holds the first ${mostInMatrix} of ${plural(count, 'job')}: GitHub starts no more by one matrix. Narrow the list by \`prefix\` or \`filter\`, a run for each part; the output \`jobs\` holds all.`;
  return { level: 'warning', text };
}

function jobTable(jobs: readonly JobStub[]): readonly string[] {
  const rows = jobs.slice(0, mostRows).map(row);
  const lines = rows.map((cells) => cells.join(' | '));
  const shown = takeWithin(lines, SUMMARY_LIMIT * tableShare, (text) => Buffer.byteLength(text) + 4).taken.length;
  const left = jobs.length - shown;
  return [
    table(['Job', 'Namespace', 'Type', 'Status', 'Runs', 'Submitted'], rows.slice(0, shown)),
    ...(left === 0 ? [] : [`… and ${plural(left, 'job')} more in the output \`jobs\`.`]),
  ];
}

function row(job: JobStub): readonly string[] {
  return [
    nameCode(job.ID),
    nameCode(job.Namespace),
    nameCode(describeType(job)),
    nameCode(describeStatus(job)),
    describeRunning(job),
    formatMinute(job.SubmitTime ?? undefined),
  ];
}

function describeType({ Type, Periodic, ParameterizedJob }: JobStub): string {
  return [Type, ...(Periodic ? ['periodic'] : []), ...(ParameterizedJob ? ['parameterized'] : [])].join(', ');
}

/** `dead (stopped)` for what somebody stopped, as Nomad's command line has it. */
function describeStatus({ Status, Stop }: JobStub): string {
  return Stop && Status === 'dead' ? 'dead (stopped)' : Status;
}

/** `app 2 of 3, db 1 of 1`, of what is to run now; of a parent its children. */
function describeRunning(job: JobStub): string {
  if (job.Periodic || job.ParameterizedJob) {
    const { Pending, Running, Dead } = job.JobSummary?.Children ?? { Pending: 0, Running: 0, Dead: 0 };
    return `children: ${Pending} pending, ${Running} running, ${Dead} dead`;
  }
  return groupsOf(job)
    .map(([name, { Running, Starting, Queued }]) => `${nameCode(name)} ${Running} of ${Running + Starting + Queued}`)
    .join(', ');
}

function groupsOf({
  JobSummary,
}: JobStub): readonly (readonly [string, NonNullable<typeof JobSummary>['Summary'][string]])[] {
  return Object.entries(JobSummary?.Summary ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function matrixRow({ ID, Namespace, Type, Status }: JobStub, { region }: ListOutcome): object {
  return { job: ID, namespace: Namespace, region: region ?? '', type: Type, status: Status };
}

/** A job, for output `jobs`. */
function listedJobOutput(job: JobStub, { region, includeMeta }: ListOutcome): object {
  const children = job.JobSummary?.Children;
  return {
    id: job.ID,
    namespace: job.Namespace,
    region: region ?? '',
    type: job.Type,
    status: job.Status,
    stopped: job.Stop,
    periodic: job.Periodic,
    parameterized: job.ParameterizedJob,
    parent: job.ParentID,
    priority: job.Priority,
    groups: Object.fromEntries(groupsOf(job).map(([name, counts]) => [name, lowered(counts)])),
    ...(children === null || children === undefined ? {} : { children: lowered(children) }),
    index: job.JobModifyIndex,
    submitted: job.SubmitTime?.toISOString() ?? '',
    ...(includeMeta ? { meta: job.Meta } : {}),
  };
}

function lowered(counts: object): object {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name.toLowerCase(), count as unknown]));
}
