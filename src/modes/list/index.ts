import { createNomadMode } from '../nomad-mode.ts';
import { readListInputs, listInputs, type ListInputs } from './inputs.ts';
import { createResultJob, type ResultJob } from '../../report/result.ts';
import { isShown, type RedactionRules } from '../../redaction/judge-value.ts';
import { showName } from '../../redaction/redact-diff.ts';
import { hiddenMark } from '../../redaction/hidden-text.ts';
import { createLiveRules } from '../../operations/learn-job.ts';
import type { JobStub } from '../../clients/nomad/jobs/read.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { Note } from '../../errors.ts';
import { rowList, type Block } from '../../text/fit.ts';
import { code, link, md, nothing, prose, type Sign } from '../../text/markdown.ts';
import { plural } from '../../text/numbers.ts';
import { formatAge } from '../../text/times.ts';
import type { UiLinks } from '../../report/nomad-ui.ts';
import type { ShortReport } from '../../report/run-report.ts';

/**
 * Mode `list`: lists jobs as a table, and as a matrix for other jobs of the workflow. Takes a filter; returns the jobs of all pages. It changes nothing.
 * Metadata is shown only if `reveal` matches it.
 */
export const mode = createNomadMode({
  inputs: listInputs,
  activity: 'Listing jobs',
  writes: [],
  failedOutputs: { matrix: '{"include":[]}' },
  read: readListInputs,
  run: listMatchingJobs,
  report: createReport,
});

/** Jobs per request: all pages are read. */
const perPage = 100;

/** Without `reveal`, all values of metadata would be hidden. */
function showsMeta({ redaction }: ListInputs): boolean {
  return redaction.reveal.length > 0;
}

/** @throws ActionError `input` for an invalid filter */
async function listMatchingJobs({ inputs, nomad, redactor }: NomadRun<ListInputs>): Promise<readonly JobStub[]> {
  const request = { filter: inputs.filter, perPage, meta: showsMeta(inputs) || undefined };
  const pages = await Array.fromAsync(nomad.pages.listJobs(request));
  const rules = createLiveRules(redactor, inputs.redaction);
  return pages.flatMap(({ jobs }) => jobs.map((job) => redactStub(job, rules)));
}

const metaAddress = { group: undefined, task: undefined, objects: [], side: 'live' } as const;

function redactStub(job: JobStub, rules: RedactionRules): JobStub {
  const { ID, Name, Meta, JobSummary } = job;
  const groups = Object.entries(JobSummary?.Summary ?? {}).map(([group, counts]) => [showName(group, rules), counts]);
  return {
    ...job,
    ID: showName(ID, rules),
    Name: showName(Name, rules),
    Meta: redactMeta(Meta, rules),
    JobSummary: JobSummary && { ...JobSummary, Summary: Object.fromEntries(groups) },
  };
}

function redactMeta(meta: Readonly<Record<string, string>>, rules: RedactionRules): Record<string, string> {
  const entries = Object.entries(meta).map(([key, value]) => [
    showName(key, rules),
    isShown({ ...metaAddress, name: `Meta[${key}]` }, value, rules) ? value : hiddenMark,
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** GitHub's limit of jobs in a matrix: https://docs.github.com/en/actions/reference/limits */
const maxMatrixJobs = 256;
const maxRows = 500;

function createReport(jobs: readonly JobStub[], inputs: ListInputs, ui: UiLinks | undefined): ShortReport {
  // In the table, degraded jobs come first. The outputs keep Nomad's order.
  const sortedJobs = jobs.toSorted((a, b) => Number(isDegraded(b)) - Number(isDegraded(a)));
  const { region = '' } = inputs.nomad;
  const include = jobs.slice(0, maxMatrixJobs).map(({ ID: job, Namespace: namespace, Type: type, Status: status }) => {
    return { job, namespace, region, type, status };
  });
  return {
    headline: describeListing(jobs, inputs),
    lines: listLogLines(sortedJobs, inputs),
    sign: jobs.some(isDegraded) ? '🟠' : '🟢',
    failures: [],
    notes: createNotes(jobs, inputs),
    body: [renderJobTable(sortedJobs, inputs, ui)],
    data: { jobs: jobs.map((job) => createListedJob(job, inputs)) },
    outputs: { changed: 'false', matrix: JSON.stringify({ include }) },
  };
}

function describeListing(jobs: readonly JobStub[], { nomad: { namespace }, filter }: ListInputs): string {
  const location = namespace === '*' ? 'all namespaces' : `namespace \`${namespace ?? 'default'}\``;
  const adjective = filter === undefined ? '' : 'matching ';
  if (jobs.length === 0) return `No ${adjective}jobs in ${namespace === '*' ? 'any namespace' : location}`;
  const byStatus = [...Map.groupBy(jobs, describeStatus)].toSorted(([, a], [, b]) => b.length - a.length);
  const counts = byStatus.map(([status, group]) => `${group.length} ${status}`).join(', ');
  const degradedJobs = jobs.filter(isDegraded);
  const warning = degradedJobs.length === 0 ? '' : `; ${describeDegraded(degradedJobs)}`;
  return `${plural(jobs.length, `${adjective}job`)} in ${location}: ${counts}${warning}`;
}

function describeDegraded(jobs: readonly JobStub[]): string {
  const [only] = jobs.length === 1 ? jobs : [];
  return only === undefined
    ? `${jobs.length} run fewer allocations than desired`
    : `\`${only.ID}\` runs fewer allocations than desired`;
}

function isDegraded(job: JobStub): boolean {
  if (job.Stop || job.Periodic || job.ParameterizedJob) return false;
  return listGroups(job).some(([, { Running, Starting, Queued, Failed, Lost }]) => {
    const hasFailed = job.Type !== 'batch' && job.Type !== 'sysbatch' && Failed + Lost > 0;
    return Starting + Queued > 0 || (Running === 0 && hasFailed);
  });
}

function createNotes(jobs: readonly JobStub[], inputs: ListInputs): readonly Note[] {
  const { namespace = 'default' } = inputs.nomad;
  const doubt = /^(?:default|\*)$/.test(namespace) ? '' : `Check that the namespace \`${namespace}\` exists. `;
  if (jobs.length === 0) return [{ level: 'notice', text: `${doubt}${emptyMatrixText}` }];
  const hasNoMeta = showsMeta(inputs) && jobs.every(({ Meta }) => Object.keys(Meta).length === 0);
  const tooMany = `The output \`matrix\` contains only the first ${maxMatrixJobs} of ${plural(jobs.length, 'job')}, because of GitHub's limit. Narrow the list with \`filter\` and use several runs; the output \`jobs\` has all jobs.`;
  return [
    ...(hasNoMeta ? [{ level: 'notice', text: 'No job has metadata.' } as const] : []),
    ...(jobs.length > maxMatrixJobs ? [{ level: 'warning', text: tooMany } as const] : []),
  ];
}

const emptyMatrixText =
  'The output `matrix` is empty, and GitHub fails a job with an empty matrix: add `if: needs.list.outputs.matrix != \'{"include":[]}\'` to that job.';

function listLogLines(jobs: readonly JobStub[], { nomad }: ListInputs): readonly string[] {
  const omittedCount = jobs.length - maxRows;
  const lines = jobs.slice(0, maxRows).map((job) => {
    const location = nomad.namespace === '*' ? ` in ${job.Namespace}` : '';
    const words = [describeStatus(job), describeRunning(job)].filter((word) => word !== '');
    return `${job.ID}${location} (${describeType(job)}): ${words.join(', ')}`;
  });
  return omittedCount > 0 ? [...lines, `… and ${plural(omittedCount, 'job')} more in the output \`jobs\`.`] : lines;
}

/** A table that fits on a phone. The namespace is shown only if it differs between jobs. */
function renderJobTable(jobs: readonly JobStub[], { nomad }: ListInputs, ui: UiLinks | undefined): Block {
  const now = Date.now();
  const rows = jobs.map((job) => {
    const { ID: id, Namespace: namespace, Status, SubmitTime } = job;
    const url = ui?.job({ id, namespace, region: nomad.region });
    const location = nomad.namespace === '*' ? md` in ${code(namespace)}` : nothing;
    // The adjacent words repeat the meaning.
    const sign: Sign = isDegraded(job) ? '🟠' : Status === 'dead' ? '⚪' : '🟢';
    const words = [isDegraded(job) ? 'degraded' : '', describeStatus(job), describeRunning(job)];
    return [
      md`${link(code(id), url)}${location} · ${prose(describeType(job))}`,
      md`${sign} ${prose(words.filter((word) => word !== '').join(', '))}`,
      SubmitTime ? md`${prose(formatAge(now - SubmitTime.getTime()))} ago` : md`—`,
    ];
  });
  const head = [md`Job`, md`Status`, md`Submitted`];
  return rowList({ head, rows, noun: 'job', location: md`the output \`jobs\``, maxShown: maxRows });
}

function describeType({ Type, Periodic, ParameterizedJob }: JobStub): string {
  return [Type, ...(Periodic ? ['periodic'] : []), ...(ParameterizedJob ? ['parameterized'] : [])].join(', ');
}

/** `dead (stopped)` for a stopped job, as in Nomad's command line. */
function describeStatus({ Status, Stop }: JobStub): string {
  return Stop && Status === 'dead' ? 'dead (stopped)' : Status;
}

/** `app 2 of 3, db 1 of 1` of the desired allocations; `children: 1 running, 3 dead` for a parent. Empty if all counts are 0. */
function describeRunning(job: JobStub): string {
  if (job.Periodic || job.ParameterizedJob) {
    const { Pending = 0, Running = 0, Dead = 0 } = job.JobSummary?.Children ?? {};
    const counts = [`${Pending} pending`, `${Running} running`, `${Dead} dead`].filter(
      (text) => !text.startsWith('0 '),
    );
    return counts.length === 0 ? '' : `children: ${counts.join(', ')}`;
  }
  return listGroups(job)
    .map(([name, { Running, Starting, Queued }]) => ({ name, Running, desired: Running + Starting + Queued }))
    .filter(({ desired }) => desired > 0 || isDegraded(job))
    .map(({ name, Running, desired }) => `${name} ${Running} of ${desired}`)
    .join(', ');
}

function listGroups({ JobSummary }: JobStub) {
  return Object.entries(JobSummary?.Summary ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function createListedJob(job: JobStub, inputs: ListInputs): ResultJob {
  const children = job.JobSummary?.Children;
  return createResultJob({
    id: job.ID,
    namespace: job.Namespace,
    region: inputs.nomad.region ?? '',
    type: job.Type,
    status: job.Status,
    stopped: job.Stop,
    periodic: job.Periodic,
    parameterized: job.ParameterizedJob,
    parent: job.ParentID,
    priority: job.Priority,
    groups: Object.fromEntries(listGroups(job).map(([name, counts]) => [name, lowerKeys(counts)])),
    ...(children === null || children === undefined ? {} : { children: lowerKeys(children) }),
    index: job.JobModifyIndex,
    submitted: job.SubmitTime?.toISOString() ?? '',
    ...(showsMeta(inputs) ? { meta: job.Meta } : {}),
  });
}

function lowerKeys(counts: object): object {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name.toLowerCase(), count as unknown]));
}
